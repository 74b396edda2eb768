"""The table as people use it: a real Chromium in front of a real server."""
