/** What a failed statement means, read from SQLite's result code or, where there is none, its text. */
export type SqliteFailure = 'conflict' | StorageFailure;

/**
 * What is wrong with the storage and not with the request or the program: another process writes, no room is left,
 * nothing may be written, what is kept cannot be read as what it was, the disk fails, memory is short.
 */
export type StorageFailure = 'busy' | 'full' | 'read-only' | 'damaged' | 'disk' | 'memory';

/** SQLite's primary result codes, each with the text that stands for it. */
const CODES: readonly [SqliteFailure, readonly number[], RegExp][] = [
  ['busy', [5, 6, 15], /^database (table )?is locked|^locking protocol/],
  ['full', [13], /^database or disk is full/],
  ['read-only', [3, 8], /^attempt to write a readonly database|^access permission denied/],
  ['damaged', [11, 26], /^database disk image is malformed|^file is not a database/],
  ['disk', [10, 14], /^disk I\/O error|^unable to open database file/],
  ['memory', [7], /^out of memory/],
  ['conflict', [19], /constraint failed/],
];

/** SQLITE_IOERR_SHMSIZE: the file that readers and writers share could not grow, which is a full disk. */
const SHARED_FILE_CANNOT_GROW = 10 | (19 << 8);

export function sqliteFailure(error: unknown): SqliteFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (codeIn(error, 'sqliteExtendedCode') === SHARED_FILE_CANNOT_GROW) return 'full';
  const code = codeIn(error, 'errcode');
  if (code === SHARED_FILE_CANNOT_GROW) return 'full';
  const primary = code === undefined ? undefined : code & 0xff;
  return CODES.find(([, codes, text]) =>
    primary === undefined ? text.test(error.message) : codes.includes(primary),
  )?.[0];
}

/** Node's own SQLite has the extended code in `errcode`, the package beside it. */
function codeIn(error: Error, name: string): number | undefined {
  const code: unknown = Reflect.get(error, name);
  return typeof code === 'number' ? code : undefined;
}

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
  const failure = sqliteFailure(error);
  if (failure !== undefined) return failure === 'conflict' ? undefined : failure;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const meaning = FILE_CODES[String(error.code)];
  if (meaning === 'full' || !('syscall' in error)) return meaning === 'full' ? meaning : undefined;
  // Sockets fail with such codes too, but never with a path.
  return 'path' in error || error.syscall === 'write' || error.syscall === 'read' || error.syscall === 'fsync'
    ? meaning
    : undefined;
}
