"""The games themselves. Nothing here knows of players, files, words or the network.

Every module below is compiled with mypyc and runs unchanged as plain Python.
"""
