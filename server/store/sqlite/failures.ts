import type { DatabaseFailure } from '../failureKinds.ts';

/** SQLite's primary result codes, each with the text that stands for it. */
const CODES: readonly [DatabaseFailure, readonly number[], RegExp][] = [
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

/** What SQLite says of a failed statement, by its result code or, where there is none, its text. */
export function sqliteFailure(error: unknown): DatabaseFailure | undefined {
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
