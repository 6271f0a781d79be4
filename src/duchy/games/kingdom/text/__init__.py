"""Kingdom as text: actions, words, views."""
