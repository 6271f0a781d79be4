"""The locks: which version of everything that duchy needs comes, on every platform."""
