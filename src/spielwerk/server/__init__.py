"""HTTP and WebSockets around tables. See docs/protocol.md."""
