"""The laboratory: the same rules on all cores, on a GPU and on a cluster, and what they tell."""

from spielwerk.lab.devices import DEVICES, playouts

__all__ = ["DEVICES", "playouts"]
