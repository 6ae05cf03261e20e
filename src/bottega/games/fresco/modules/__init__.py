"""The modules, one file each, numbered as in the booklets; Leonardo is number 0."""
