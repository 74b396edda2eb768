"""The proof game: smugglers cross a valley at night; tiny, test-only, and with everything that the later games need."""
