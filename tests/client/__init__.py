"""The client's own checks, run with the Node that builds it."""
