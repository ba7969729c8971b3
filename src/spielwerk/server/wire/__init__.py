"""HTTP and WebSockets as bytes on a connection."""
