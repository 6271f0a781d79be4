"""Wonderful Kingdom: one or two players draft, build and recycle cards over four rounds."""
