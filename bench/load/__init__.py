"""Load: our server beside boardgame.io's, with random players over real sockets."""
