"""The rules of Arsouf, a file per chapter of the book: sequence first, victory last."""
