"""A digital table for historical wargames; this file holds the version and nothing else."""

__version__ = "0.1.0"
