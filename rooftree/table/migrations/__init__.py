"""How the tables of the store came to be what they are, step by step."""
