"""The clauses of Arsouf that speak of the screen, each shown on the screen."""
