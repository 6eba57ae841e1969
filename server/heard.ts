import type { EventEmitter } from 'node:events';

/**
 * Hears the failures of a stream, a socket, a worker or a server: one that nobody hears ends the process. Whatever in
 * here makes such a thing passes it through this at once, which a test checks. `onError` is for what nobody else is
 * told of; others may listen besides. Hands back what it was given.
 */
export function heard<T extends EventEmitter>(
  emitter: T,
  onError: (error: Error) => void = () => undefined,
): T {
  emitter.on('error', onError);
  return emitter;
}
