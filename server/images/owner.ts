import { createHmac } from 'node:crypto';
import type { BlobsOwner } from '../blobs/openBlobs.ts';
import { knownPaths } from '../store/images/presence.ts';
import { secretOf } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/** What the addresses of photos are signed with. */
export const photoSecret = (store: Store): Promise<Uint8Array> => secretOf(store, 'image-addresses');

/** Whose the files of photos are: the database that has this secret. */
export const blobsOwner = async (store: Store): Promise<BlobsOwner> => ({
  mark: createHmac('sha256', await photoSecret(store))
    .update('blobs')
    .digest('hex'),
  knows: (keys) => knownPaths(store.read, keys),
});
