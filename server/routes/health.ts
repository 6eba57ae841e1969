import { sql } from 'kysely';
import { answer } from '../http/answer.ts';
import { BlobsFailure } from '../blobs/failure.ts';
import type { Backups } from '../backup/schedule.ts';
import { HEALTH_PATH } from '../http/paths.ts';
import type { Call } from '../http/environment.ts';
import type { Routing } from '../http/routing.ts';
import type { Images } from '../images/images.ts';
import type { Trouble } from '../store/condition.ts';
import { storageFailure } from '../store/failures.ts';
import { countMissing } from '../store/images/presence.ts';
import type { Store } from '../store/store.ts';

/** What may be wrong, in words for whoever runs the server; nothing in here is a secret, for everyone may ask. */
const WORDS = {
  fault: 'The server has met an unexpected fault: it answers what is under way, then ends.',
  'read-only': 'The server only reads: nothing can be changed.',
  damaged: 'The database is damaged: restore a backup. Nothing is written until then.',
  replaced: 'The database file was removed or replaced: start the server again.',
  'other-version':
    'The database is of another version than this server, mostly a newer one: end this server.',
  'storage-full': 'The disk is full: make room.',
  'disk-failing': 'The disk cannot be read or written.',
  'database-away': 'The database cannot be reached.',
  'photos-missing': 'Photos have lost their files: restore the folder of photos from a backup.',
  'photos-refused':
    'The store of photos refuses this server: look at its key and bucket. Photos are neither shown nor taken until then.',
  'photos-away': 'The store of photos cannot be reached: photos are neither shown nor taken until it can.',
  'backup-failed': 'The latest backup could not be made: the log says why.',
} as const satisfies Record<
  Trouble | 'photos-missing' | 'photos-refused' | 'photos-away' | 'backup-failed',
  string
>;

type Told = keyof typeof WORDS;

/** In which another server may do better, or this one after a new start. Everything else would be as it is, and less is there. */
const HELPED: ReadonlySet<Told> = new Set([
  'fault',
  'replaced',
  'other-version',
  'disk-failing',
  'database-away',
]);

/** How long the number of missing photos is believed, in milliseconds: everyone may ask, and all photos are looked through. */
const BELIEVED = 5000;

interface Parts {
  store: Store;
  images: Images;
  /** Undefined where none are made by themselves. */
  backups: Pick<Backups, 'state'> | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * GET /api/health, for watchdogs: 200 with `{status: 'ok'}` when nothing is wrong. Else `problems` tells what, with 503,
 * or 200 and the status `read-only` where nothing is wrong but that somebody asked for that. `last_backup` is when the
 * newest was made, where they are made by themselves, null for none yet; that the latest has failed, and that the store of photos is
 * away, is told with 200. With `?ready`, for proxies and whatever starts a server again, 503 is only what that can help.
 */
export function healthRoutes({ open }: Routing, { store, images, backups, now }: Parts): void {
  const hasLost = lossesOf(store, now);
  open(HEALTH_PATH, {
    async GET(c) {
      // An app on an origin that may not call the API asks here, without being shown the answer, whether that is why.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      const backup = backups?.state();
      const troubles = await troublesOf(store, images, hasLost);
      const told = backup?.problem === undefined ? [] : (['backup-failed'] as const);
      const last = backup && {
        last_backup: backup.last === undefined ? null : new Date(backup.last).toISOString(),
      };
      const problems = [...troubles, ...told].map((code) => ({ code, message: WORDS[code] }));
      const isForProxy = c.req.query('ready') !== undefined;
      // No reason to start the server again, or to ask another one: it does all else.
      const grave = troubles.filter((code) => (isForProxy ? HELPED.has(code) : code !== 'photos-away'));
      if (grave.length === 0)
        return answer(c, { status: 'ok', ...(problems.length > 0 && { problems }), ...last });
      const isAsked = store.condition.isReadOnly && grave.every((code) => code === 'read-only');
      return isAsked ? answer(c, { status: 'read-only', problems }) : failing(c, { problems, ...last });
    },
  });
}

const failing = (c: Call, told: object): Response => c.json({ status: 'trouble', ...told }, 503);

/** Whether photos have lost their files, as far as it was noted. Rejects when the database cannot be read. */
function lossesOf({ read }: Store, now: () => number): () => Promise<boolean> {
  let known: { at: number; lost: number } | undefined;
  return async () => {
    const at = now();
    if (known && at >= known.at && at < known.at + BELIEVED) {
      // Whether it can be read is never believed.
      await sql`select revision from revisions`.execute(read);
    } else known = { at, lost: await countMissing(read) };
    return known.lost > 0;
  };
}

async function troublesOf(store: Store, images: Images, hasLost: () => Promise<boolean>): Promise<Told[]> {
  const { condition } = store;
  // What was noticed once may be over: only a write can tell.
  if (condition.troubles().length > 0 && !condition.isReadOnly) await tryWriting(store);
  // A failure of its own is noticed there; what is none of the storage's is a 500.
  const areLost = await hasLost().catch((error: unknown) => {
    if (condition.troubles().length === 0) throw error;
    return false;
  });
  const found = await placeOf(images.blobs);
  const isGone = areLost || found === 'photos-missing';
  return [
    ...condition.troubles(),
    ...(isGone ? (['photos-missing'] as const) : []),
    ...(found === undefined || found === 'photos-missing' ? [] : [found]),
  ];
}

/** What is wrong with the place of all photos; undefined for nothing. While it is away nobody can tell whether any are lost. */
async function placeOf(
  blobs: Images['blobs'],
): Promise<'photos-missing' | 'photos-refused' | 'photos-away' | undefined> {
  try {
    return (await blobs.isThere()) ? undefined : 'photos-missing';
  } catch (error) {
    if (error instanceof BlobsFailure && error.trouble === 'refused') return 'photos-refused';
    if (error instanceof BlobsFailure || storageFailure(error) !== undefined) return 'photos-away';
    throw error;
  }
}

async function tryWriting(store: Store): Promise<void> {
  await store
    .write((trx) => sql`update revisions set revision = revision`.execute(trx))
    .catch(() => undefined);
}
