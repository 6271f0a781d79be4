"""What is sent about a table: what everybody may see, as changes, and what only a seat may see and do."""
