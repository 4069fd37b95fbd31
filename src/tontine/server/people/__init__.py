"""Who somebody is: tokens, accounts, names, and who is kept out."""
