"""Small tools of the checkout; `make` calls them."""
