"""Pictures that several chapters start from."""

# Two safe corporations: no tile from 1B to 11B can ever be played.
TWO_SAFE = """
    SSSSSSSSSSS.
    ............
    QQQQQQQQQQQ.
"""
DEAD = "1B 2B 3B 4B 5B 6B"

# All seven on the board: what touches only lone tiles cannot be played.
SEVEN = """
    SS.ZZ.HH.FF.
    ............
    AA.PP.QQ....
    ............
    o..o..o..o..
    ............
    .o..o..o..o.
"""
BLOCKED = "2E 3E 5E 6E 8E 9E"
BLOCKED_TOO = "1F 2F 4F 5F 7F 8F"
BLOCKED_AS_WELL = "1G 3G 4G 6G 7G 9G"

# Both: 1B is dead, and what touches only lone tiles is blocked.
SAFE_AND_SEVEN = """
    SSSSSSSSSSS.
    ............
    QQQQQQQQQQQ.
    ............
    ZZ.HH.FF.AA.
    ............
    PP...o...o..
    ............
    ...o...o...o
"""

# One corporation of 41 tiles, so that the end may be announced, and three equal small ones
# that meet at 3G.
LARGE = """
    QQQQQQQQQQQQ
    QQQQQQQQQQQQ
    QQQQQQQQQQQQ
    QQQQQ.......
    ............
    ............
    SS.ZZ.......
    ..H.........
    ..H......o..
"""
