import { BlobsFailure } from '../failure.ts';
import type { BlobsOwner } from '../openBlobs.ts';
import type { S3Place } from '../place.ts';
import type { Bucket } from './bucket.ts';
import { nameOf } from './failures.ts';

/** The object that says whose sets these are. */
export const OWNER = 'stowage-owner';

/** What a mark is made of: a page of whatever answers in place of the store is none. */
const MARK = /^[\w-]{1,128}$/;

/** A server of the former owner may put its own mark back, so often at most. */
const TAKEN_AFTER = 5;

/** Makes sure that the sets of a bucket are those of this database. All reject with a {@link BlobsFailure} for another one's. */
export interface Claim {
  /** Of a bucket that is nobody's, makes it this one's; only looks where it is known to be. */
  once(): Promise<void>;
  /** The same, and asks again: its content may have gone to another database meanwhile, and the bucket with it. */
  again(): Promise<void>;
  /** Makes it this one's alone, from whom it takes it too. */
  take(): Promise<void>;
  /** Whether it is this one's, or nobody's; changes nothing. */
  look(): Promise<void>;
}

/**
 * Remembers that the sets of a bucket are those of this database: a sweep for another one would remove them all. The first
 * database of a bucket has it, until another one takes it over. What was away is asked again the next time.
 */
export function createClaim(
  bucket: Bucket,
  place: S3Place,
  { owner, sets }: { owner: BlobsOwner; sets: string },
): Claim {
  let claimed: Promise<void> | undefined;

  const markThere = async (): Promise<string | undefined> => (await bucket.read(OWNER))?.toString();

  /** False for a bucket that is nobody's. */
  async function isOwn(): Promise<boolean> {
    const found = await markThere();
    if (found === undefined) {
      await requireNobodys();
      return false;
    }
    if (found === owner.mark || found === owner.takesFrom) return true;
    if (!MARK.test(found)) {
      throw refused(
        `its object ${place.prefix}${OWNER} is no mark of a database. Does something else answer in place of the store?`,
      );
    }
    throw refused(
      'it has the photos of another database. If this one was moved or restored to that, start that one: is DATABASE_URL ' +
        'missing, or STOWAGE_DATA an old folder? Else use another bucket or path; to take it over, stop the servers of ' +
        `that database and remove the object ${place.prefix}${OWNER}.`,
    );
  }

  async function claim(): Promise<void> {
    if (!(await isOwn())) {
      await bucket.put(OWNER, Buffer.from(owner.mark));
      // Another server may have been faster.
      await isOwn();
    }
    await owner.remember?.();
  }

  /** Photos that were brought here belong to who knows them. */
  async function requireNobodys(): Promise<void> {
    const keys = (await bucket.few(sets)).map(({ name }) =>
      name.slice(sets.length).split('/').slice(0, 2).join('/'),
    );
    if (keys.length === 0 && (await owner.hasSets?.()) === true) {
      throw refused(
        'it is empty, and this database has photos elsewhere. Is STOWAGE_BLOBS as it was, with the path? If they are in the ' +
          'data folder, migrate-store --to DIR --blobs brings them here. ' +
          `If they are lost, put an object ${place.prefix}${OWNER} there whose text is ${owner.mark}: they then count as missing.`,
      );
    }
    if (keys.length === 0 || (await owner.knows(keys)).size > 0) return;
    throw refused(
      'it has photos that the database does not know. Start with the database that they belong to, or use another bucket or path.',
    );
  }

  const refused = (what: string): BlobsFailure =>
    new BlobsFailure('refused', `The bucket ${nameOf(place)} cannot be used: ${what}`);

  const once = (): Promise<void> => {
    claimed ??= claim().catch((error: unknown) => {
      claimed = undefined;
      throw error;
    });
    return claimed;
  };

  return {
    once,
    async again() {
      if (!claimed) return once();
      await claimed;
      if (!(await isOwn())) {
        claimed = undefined;
        await once();
      }
    },
    async take() {
      for (let tries = 0; tries < TAKEN_AFTER; tries++) {
        await claim();
        if ((await markThere()) === owner.mark) return;
        // Nothing is ever put over an object. Killed in between it is nobody's, and this one's with the next try.
        await bucket.remove(OWNER);
      }
      throw refused('a server of the database that had it still uses it. Stop that one first.');
    },
    look: async () => void (await isOwn()),
  };
}
