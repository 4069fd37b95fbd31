"""What every folder of the server uses: limits, addresses, locks, queues, logs, metrics."""
