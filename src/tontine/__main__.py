"""``python -m tontine``."""

from tontine.cli import main

main()
