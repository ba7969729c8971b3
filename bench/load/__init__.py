"""Load test: our server beside boardgame.io's, with random players over real sockets."""
