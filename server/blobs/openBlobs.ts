import type { Blobs } from './blobs.ts';
import { openDisk } from './disk.ts';
import type { S3Place } from './place.ts';

/** Whose sets they are: a bucket that is another database's is not to be swept. */
export interface BlobsOwner {
  /** The same for every server of a database, another one for every other; no secret. */
  mark: string;
  /** Which of these keys the database knows. */
  knows(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether the database has photos: then they are not in a bucket that is empty. */
  hasSets?(): Promise<boolean>;
  /** Told when a bucket is found to be its own. */
  remember?(): Promise<void>;
  /** The mark of the database that it was copied from, whose bucket it uses until {@link takeBucket}. */
  takesFrom?: string | undefined;
}

interface Place {
  /** Where the sets are, or where they are made before they are sent elsewhere. */
  folder: string;
  /** Undefined for the folder itself. */
  place: S3Place | undefined;
  /** Nobody waits: what is away for a while is asked for again. */
  isPatient?: boolean;
}

/** For how long a bucket may be away where nobody waits, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Opens the sets of a database to read and write them; the folder is made when missing. Rejects with node's error for a
 * folder that cannot be used, and with a {@link BlobsFailure} for a bucket that cannot, but for one that is away: that may
 * come back.
 */
export async function openBlobs(where: Place, owner: BlobsOwner): Promise<Blobs> {
  const { folder, place } = where;
  if (!place) return openDisk(folder);
  return (await loadS3()).openS3(place, { folder, owner, limits: limitsOf(where) });
}

/** The same, only to be read: nothing is made and nothing is asked. */
export async function readBlobs(where: Place): Promise<Blobs> {
  const { folder, place } = where;
  if (!place) return openDisk(folder, { make: false });
  return (await loadS3()).openS3(place, { folder, owner: undefined, limits: limitsOf(where) });
}

/**
 * Makes a bucket its owner's alone, from whom it takes it too; repeated it comes to the same. Rejects with a {@link BlobsFailure}
 * for anybody else's.
 */
export const takeBucket = async (place: S3Place, owner: BlobsOwner): Promise<void> =>
  (await loadS3()).claimOn(place, owner, limitsOf({ isPatient: true })).take();

/** Rejects with a {@link BlobsFailure} for a bucket that is not this owner's, nor could become so; changes nothing. */
export const requireBucketOf = async (place: S3Place, owner: BlobsOwner): Promise<void> =>
  (await loadS3()).claimOn(place, owner, limitsOf({ isPatient: true })).look();

const limitsOf = ({ isPatient = false }: Pick<Place, 'isPatient'>) =>
  isPatient ? { patience: PATIENCE } : {};

/** Loaded where it is needed alone: it is larger than all the rest of the server. */
async function loadS3() {
  // It would say at each start of which version of Node its versions to come will have need.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return import('./s3/sets.ts');
}
