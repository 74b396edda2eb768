"""The server, tried over real sockets."""
