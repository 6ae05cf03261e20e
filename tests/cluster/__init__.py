"""Servers that are killed, stopped, cut off: what people sent and saw meanwhile, and whether that can be true."""
