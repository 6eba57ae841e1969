import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blobs } from '../../../server/blobs/blobs.ts';
import { type BlobsOwner, openBlobs } from '../../../server/blobs/openBlobs.ts';
import type { S3Place } from '../../../server/blobs/place.ts';
import { BUCKET, KEY, placeFor } from '../../support/s3/key.ts';
import { startStandIn } from '../../support/s3/standIn.ts';
import { hasVersitygw, startVersitygw } from '../../support/s3/versitygw.ts';

/** Where sets are kept in a test. */
export interface TestStore {
  /** Opened anew, as another server would. */
  open(owner?: BlobsOwner): Promise<Blobs>;
  /** The bucket; undefined for a disk. */
  place: S3Place | undefined;
  close(): Promise<void>;
}

export const OWNER: BlobsOwner = { mark: 'one', knows: async (keys) => new Set(keys) };

async function storeOf(place: S3Place | undefined, stop: () => Promise<void>): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-blobs-'));
  return {
    open: (owner = OWNER) => openBlobs({ folder, place }, owner),
    place,
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

const disk = { name: 'disk', start: () => storeOf(undefined, async () => undefined) };

/** In pages of so few that every list has several. */
const standIn = {
  name: 'stand-in for S3',
  async start() {
    const store = await startStandIn({ keys: { [KEY.id]: KEY.secret }, buckets: [BUCKET], page: 7 });
    return storeOf(placeFor(store.url), store.close);
  },
};

const versitygw = {
  name: 'versitygw',
  async start() {
    const store = await startVersitygw();
    return storeOf(placeFor(store.url, { path: randomUUID() }), store.close);
  },
};

/** Stores that speak S3: the real one where it was built. */
export const S3_STORES = hasVersitygw() ? [standIn, versitygw] : [standIn];
export const STORES = [disk, ...S3_STORES];

if (!hasVersitygw()) {
  console.info(
    'versitygw is not built here: photos in a bucket are tried with a stand-in alone; see npm run test:s3.',
  );
}

/** Keeps a set of these files; answers its key. */
export async function kept(
  blobs: Blobs,
  files: Readonly<Record<string, Uint8Array>>,
  id = randomUUID(),
): Promise<string> {
  const scratch = await blobs.scratch();
  try {
    for (const [name, bytes] of Object.entries(files)) await scratch.write(name, bytes);
    return await scratch.keep(id);
  } finally {
    await scratch.end();
  }
}
