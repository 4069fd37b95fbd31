"""What single fields of messages may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

LONGEST_TEXT = 500  # of a chat line
LONGEST_NAME = 30
LONGEST_FILE = 1_000_000  # characters of a save file
LARGEST_NUMBER = 2**53 - 1  # that every client can tell from the next

WITHOUT_NUL = "^[^\\x00]*$"  # which PostgreSQL cannot store
# Control characters are invisible, and orders to a terminal; white space is allowed.
WITHOUT_CONTROLS = "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]*$"
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern=WITHOUT_NUL)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=WITHOUT_CONTROLS)]
Token = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, pattern=WITHOUT_CONTROLS)]
Seat = Annotated[int, Meta(ge=0, lt=32)]
Version = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Language = Literal["en", "it", "fr"]
Status = Literal["open", "running", "over"]
