"""The table: the server that people, their browsers and bots play at."""
