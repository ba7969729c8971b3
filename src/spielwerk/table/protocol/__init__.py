"""What clients may send, and what they are sent."""
