/** What a failed statement means, read from SQLite's result code or, where there is none, its text. */
export type SqliteFailure = 'busy' | 'full' | 'conflict';

const BUSY = 5;
const FULL = 13;
const CONSTRAINT = 19;

export function sqliteFailure(error: unknown): SqliteFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
  if (code === BUSY || /database is locked/.test(error.message)) return 'busy';
  if (code === FULL || /database or disk is full/.test(error.message)) return 'full';
  if (code === CONSTRAINT || /constraint failed/.test(error.message)) return 'conflict';
  return undefined;
}
