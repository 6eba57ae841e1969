import { Problem } from '../problems.ts';
import type { DatabaseFailure, StorageFailure } from './failureKinds.ts';
import { postgresFailure } from './postgres/failures.ts';
import { sqliteFailure } from './sqlite/failures.ts';

/** What a database says of a failed statement; undefined for what is no failure of one. */
export const databaseFailure = (error: unknown): DatabaseFailure | undefined =>
  sqliteFailure(error) ?? postgresFailure(error);

const FILE_CODES: Readonly<Record<string, StorageFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'disk',
  ENOENT: 'disk',
  ENOTDIR: 'disk',
  EMFILE: 'memory',
  ENFILE: 'memory',
  ENOMEM: 'memory',
};

/** What is wrong with the storage when this was thrown, by the database or by a file; undefined for all else. */
export function storageFailure(error: unknown): StorageFailure | undefined {
  const failure = databaseFailure(error);
  if (failure !== undefined) return failure === 'conflict' ? undefined : failure;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const meaning = FILE_CODES[String(error.code)];
  if (meaning === 'full' || !('syscall' in error)) return meaning === 'full' ? meaning : undefined;
  // Sockets fail with such codes too, but never with a path.
  return 'path' in error || error.syscall === 'write' || error.syscall === 'read' || error.syscall === 'fsync'
    ? meaning
    : undefined;
}

/**
 * What passes by itself: another process writes, the database is started again, or its server takes no writes for the moment, as one that
 * is being replaced. What was kept the next try sees.
 */
export const passesByItself = (error: unknown): boolean =>
  error instanceof Problem
    ? error.code === 'unavailable'
    : ['busy', 'away', 'unknown'].includes(databaseFailure(error) ?? '') ||
      postgresFailure(error) === 'read-only';
