import { constants } from 'node:os';

/** A command was told to end by a signal, and has cleared away what it had begun. */
export class Ended extends Error {
  override readonly name = 'Ended';
  /** As shells tell of it: 130 for Ctrl+C. */
  readonly code: number;
  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`It was ended by ${signal}.`);
    this.code = 128 + constants.signals[signal];
  }
}
