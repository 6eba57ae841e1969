import { createHmac } from 'node:crypto';
import type { BlobsOwner } from '../blobs/openBlobs.ts';
import { hasImages, knownPaths } from '../store/images/presence.ts';
import { secretOf } from '../store/secrets.ts';
import type { Db, Store } from '../store/store.ts';

/**
 * The row of `secrets` with the mark by which a bucket is this database's. A database that another one was copied to, by a
 * move or a restore, gets its own: both with one mark would each remove what only the other knows.
 */
export const BUCKET_MARK = 'bucket-of-photos';

/** What the addresses of photos are signed with. */
export const photoSecret = (store: Store): Promise<Uint8Array> => secretOf(store, 'image-addresses');

/** Whose the files of photos are: of this database, by its own mark or, where it has none, by its secret. */
export async function blobsOwner(store: Store): Promise<BlobsOwner> {
  const mark = (await bucketMark(store.read)) ?? (await firstMark(store));
  return {
    mark,
    ...bucketReader(store.read),
    async remember() {
      // A full disk keeps nobody from the photos that there are.
      await secretOf(store, BUCKET_MARK, Buffer.from(mark, 'hex')).catch(() => undefined);
    },
  };
}

/** What a bucket is judged by, of a database that is only read. */
export const bucketReader = (db: Db): Pick<BlobsOwner, 'knows' | 'hasSets'> => ({
  knows: (keys) => knownPaths(db, keys),
  hasSets: () => hasImages(db),
});

/** The same of a database that was copied from the one with the mark `takesFrom`: its own mark is `fresh`, unless it has one. */
export const blobsHeir = async (store: Store, takesFrom: string, fresh?: Buffer): Promise<BlobsOwner> => ({
  ...(await blobsOwner(store)),
  // They are about to be brought there.
  hasSets: async () => false,
  mark: hexOf(await secretOf(store, BUCKET_MARK, fresh)),
  takesFrom,
});

/** The mark of its own that a database has; undefined for none. */
export async function bucketMark(db: Db): Promise<string | undefined> {
  const find = db.selectFrom('secrets').select('value').where('name', '=', BUCKET_MARK);
  const own = await find.executeTakeFirst();
  return own && hexOf(own.value);
}

const firstMark = async (store: Store): Promise<string> =>
  createHmac('sha256', await photoSecret(store))
    .update('blobs')
    .digest('hex');

const hexOf = (mark: Uint8Array): string => Buffer.from(mark).toString('hex');
