import { type Infer, array, integer, literal, max, min, object, pattern, string } from 'superstruct';

/** Of how a backup is written; one that is written otherwise says a higher number. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const DATABASE_ENTRY = 'stowage.db';
/** Ids make up all of it: no name from outside is a path, on the way out or in. */
const PHOTO_ENTRY = /^photos\/[0-9a-f]{2}\/[0-9a-f-]{36}\/[a-z0-9][a-z0-9.-]{0,63}$/;

/** The last moment of dates in JavaScript. */
const MOMENT_MAX = 8.64e15;

const count = min(integer(), 0);

const BackedUpFile = object({
  /** As it is called in the backup. */
  path: string(),
  bytes: count,
  sha256: pattern(string(), /^[0-9a-f]{64}$/),
});
export type BackedUpFile = Infer<typeof BackedUpFile>;

/** What is in a backup: `manifest.json` in it. */
export const Manifest = object({
  format: literal(FORMAT),
  /** Of the database. */
  schema: min(integer(), 1),
  /** Milliseconds since 1970, of a moment that there is. */
  made_at: max(min(integer(), 0), MOMENT_MAX),
  counts: object({ items: count, locations: count, photos: count }),
  files: array(BackedUpFile),
  /** Photos that the database knows and whose files were not there. */
  missing: array(string()),
});
export type Manifest = Infer<typeof Manifest>;

/** Whether a file of a backup may be called this. */
export const isEntry = (path: string): boolean =>
  path === DATABASE_ENTRY || (PHOTO_ENTRY.test(path) && !path.includes('..'));

/** Whether so many photos lack their files that their place is away rather than some of them lost. */
export const lacksMost = (photos: number, missing: number): boolean => missing > photos / 2;
