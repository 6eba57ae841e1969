/** In a child: it ends with its parent, and only with it, for that still answers what is under way. */
export function endWithParent(): void {
  // However the parent has ended; at once, for an ordinary exit waits for what is being done.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A terminal and a service manager send these to all processes.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
