"""The examples on a page of the docs."""

import doctest


def check_examples(page, least, **known):
    """All of them, `least` or more, give what they say. `known` is what they may use."""
    text = page.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, known, page.name, str(page), 0)
    assert len(examples.examples) >= least
    told = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=told.append)
    assert not told, "".join(told)
