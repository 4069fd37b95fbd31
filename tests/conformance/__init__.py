"""The contract that every game keeps, as tests that any game can be put through.

A game enters by being in ``TITLES`` and having an adapter in ``ADAPTERS``: the few things about
it that the contract does not tell. A game of another package offers its adapter by the entry
point ``tontine.conformance``. Every seat count is played with every value of every option,
and any two values together; options that only change what is shown take turns.

``TONTINE_EXAMPLES=20 pytest tests/conformance`` looks at twenty times as many positions, and at
others each time it is run. ``TONTINE_EXAMPLES=0.3`` looks at fewer, the same every time.
"""
