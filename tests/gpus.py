"""What tests of kernels need where there is no GPU."""


class TableThere:
    """A table in the memory of an imaginary GPU."""

    def __init__(self, table):
        self.__cuda_array_interface__ = {
            "version": 3,
            "shape": table.shape,
            "typestr": table.dtype.str,
            "data": (0x1000, False),
        }
