"""What goes over the wire, one file for each kind of talk; the client's types are generated from these."""
