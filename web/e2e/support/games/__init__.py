"""The games with tables that tests look at."""

from games import acquire, greed, ponzi

POSITIONS = {
    "acquire": acquire.POSITIONS,
    "ponzi": ponzi.POSITIONS,
    "greed": greed.POSITIONS,
}
