"""HTTP and WebSockets: routes, pages, and what a connection may send."""
