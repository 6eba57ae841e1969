import { BlobsFailure } from '../failure.ts';
import type { BlobsOwner } from '../openBlobs.ts';
import type { S3Place } from '../place.ts';
import type { Bucket } from './bucket.ts';
import { nameOf } from './failures.ts';

/** The object that says whose sets these are. */
const OWNER = 'stowage-owner';

/**
 * Makes sure that the sets of a bucket are those of this database, and remembers that they are: a sweep for another one
 * would remove them all. The first database of a bucket has it. Rejects with a {@link BlobsFailure} as long as that
 * is not so; what was away is asked again the next time.
 */
export function createClaim(
  bucket: Bucket,
  place: S3Place,
  { owner, sets }: { owner: BlobsOwner; sets: string },
): () => Promise<void> {
  let claimed: Promise<void> | undefined;

  async function claim(): Promise<void> {
    if ((await bucket.read(OWNER)) === undefined) {
      await requireNobodys();
      await bucket.put(OWNER, Buffer.from(owner.mark));
    }
    // Another server may have been faster.
    if ((await bucket.read(OWNER))?.toString() === owner.mark) return;
    throw refused(
      `it has the photos of another database. Use another bucket or path; to take it over, remove the object ${place.prefix}${OWNER}.`,
    );
  }

  /** Photos that were brought here belong to who knows them. */
  async function requireNobodys(): Promise<void> {
    const keys = (await bucket.few(sets)).map(({ name }) =>
      name.slice(sets.length).split('/').slice(0, 2).join('/'),
    );
    if (keys.length === 0 || (await owner.knows(keys)).size > 0) return;
    throw refused(
      'it has photos that the database does not know. Start with the database that they belong to, or use another bucket or path.',
    );
  }

  const refused = (what: string): BlobsFailure =>
    new BlobsFailure('refused', `The bucket ${nameOf(place)} cannot be used: ${what}`);

  return () => {
    claimed ??= claim().catch((error: unknown) => {
      claimed = undefined;
      throw error;
    });
    return claimed;
  };
}
