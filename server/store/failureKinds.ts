/** What a failed statement means, whichever database has failed. */
export type DatabaseFailure = 'conflict' | StorageFailure;

/**
 * What is wrong with the storage and not with the request or the program: somebody else writes, no room is left,
 * nothing may be written, what is kept cannot be read as what it was, the disk fails, memory is short, the database
 * cannot be reached, or was not any more while it kept what was written: then nobody knows whether it has.
 */
export type StorageFailure =
  | 'busy'
  | 'full'
  | 'read-only'
  | 'damaged'
  | 'disk'
  | 'memory'
  | 'away'
  | 'unknown';
