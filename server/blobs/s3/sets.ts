import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobFile, type Blobs, keyInside } from '../blobs.ts';
import { UNFINISHED } from '../disk.ts';
import { BlobsFailure } from '../failure.ts';
import type { BlobsOwner } from '../openBlobs.ts';
import type { S3Place } from '../place.ts';
import { createScratches } from '../scratches.ts';
import { type Bucket, type BucketLimits, type Listed, type Opened, openBucket } from './bucket.ts';
import { MANIFEST, type SetManifest, decodeManifest, describe } from './manifest.ts';
import { type Claim, createClaim } from './owner.ts';

/** Before the keys of all sets. */
const SETS = 'photos/';
/**
 * How far the clock of a store may be from ours, in milliseconds: what differs more, it refuses. What it calls young may be so
 * much older or younger.
 */
const CLOCKS_APART = 15 * 60_000;

/** For how long a good answer says that the bucket is there, in milliseconds. */
const FRESH = 10_000;

interface Parts {
  /** Where sets are made before they are sent. */
  folder: string;
  /** Undefined where they are only read. */
  owner: BlobsOwner | undefined;
  /** How long calls may take, where that is not as usual. */
  limits?: Partial<BucketLimits>;
}

/**
 * Keeps sets in a bucket: each is some objects under its key, and a manifest that is put last and removed first, by which
 * all reading goes. Rejects with a {@link BlobsFailure} for a bucket that cannot be used, but for one that is away.
 */
export async function openS3(place: S3Place, { folder, owner, limits }: Parts): Promise<Blobs> {
  const bucket = openBucket(place, limits);
  const busy = new Set<string>();
  const unfinished = join(folder, UNFINISHED);
  const claim: Claim = owner ? createClaim(bucket, place, { owner, sets: SETS }) : READ_ONLY;
  const pathOf = (key: string, name: string): string => `${SETS}${keyInside(key)}/${name}`;

  const scratches = createScratches({
    folder: unfinished,
    busy,
    async keep(here, key) {
      const names = (await readdir(here)).toSorted();
      const files = await Promise.all(
        names.map(async (name) => ({ name, bytes: await readFile(join(here, name)) })),
      );
      // One for all: whoever waits does not wait for one after the other.
      const end = bucket.endFor(files.reduce((sum, { bytes }) => sum + bytes.length, 0));
      await Promise.all(files.map(({ name, bytes }) => putOnce(pathOf(key, name), bytes, end)));
      const described = files.map(({ name, bytes }) => [name, describe(bytes)] as const);
      const manifest: SetManifest = { format: 1, files: Object.fromEntries(described) };
      await putOnce(pathOf(key, MANIFEST), Buffer.from(JSON.stringify(manifest)), end);
    },
  });

  /** A try whose answer was lost has put it there: then it is the same. */
  async function putOnce(name: string, bytes: Uint8Array, end: number): Promise<void> {
    if (await bucket.put(name, bytes, end)) return;
    if ((await bucket.read(name))?.equals(bytes) === true) return;
    throw new BlobsFailure(
      'damaged',
      `The object ${name} is in the bucket of photos already, and another one.`,
    );
  }

  async function manifestOf(key: string): Promise<SetManifest | undefined> {
    const name = pathOf(key, MANIFEST);
    const bytes = await bucket.read(name);
    return bytes && decodeManifest(bytes, name);
  }

  /** Read to its end before anybody gets it: what breaks off in between is asked for again. */
  async function openWhole(key: string, name: string): Promise<BlobFile | undefined> {
    const path = pathOf(key, name);
    const described = (await manifestOf(key))?.files[name];
    const whole = described && (await bucket.read(path, described.bytes));
    if (!whole) return undefined;
    if (describe(whole).sha256 !== described.sha256) throw altered(path);
    let rest: Uint8Array<ArrayBuffer> | undefined = Uint8Array.from(whole);
    return {
      bytes: whole.length,
      async next() {
        const piece = rest;
        rest = undefined;
        return piece;
      },
      async end() {
        rest = undefined;
      },
    };
  }

  if (owner) {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await claim.once().catch((error: unknown) => {
      if (!(error instanceof BlobsFailure) || error.trouble !== 'away') throw error;
    });
  }
  return {
    async scratch() {
      // Told before anything is received and made in vain.
      await claim.again();
      return scratches.begin();
    },
    async open(key, name) {
      if (bucket.isPatient) return openWhole(key, name);
      // Both at once, for the time of one.
      const opening = bucket.open(pathOf(key, name));
      try {
        const [manifest, opened] = await Promise.all([manifestOf(key), opening]);
        const described = manifest?.files[name];
        if (!opened || !described) {
          opened?.body.destroy();
          return undefined;
        }
        if ((opened.bytes ?? described.bytes) !== described.bytes) throw altered(pathOf(key, name));
        return fileOf(opened, bucket, { name: pathOf(key, name), described });
      } catch (error) {
        void opening.then(
          (opened) => opened?.body.destroy(),
          () => undefined,
        );
        throw error;
      }
    },
    async isThere() {
      // Watchdogs ask every other second, and each request costs something.
      if (bucket.wasThere(FRESH)) return true;
      await bucket.few(`${SETS}-`);
      return true;
    },
    async has(key) {
      // In another bucket all would be missing.
      if (owner) await claim.once();
      return (await bucket.read(pathOf(key, MANIFEST))) !== undefined;
    },
    async remove(key) {
      await claim.again();
      await bucket.remove(pathOf(key, MANIFEST));
      const left = await bucket.few(pathOf(key, ''));
      await Promise.all(left.map(({ name }) => bucket.remove(name)));
    },
    async *kept() {
      await claim.again();
      for await (const { key, isWhole, at } of setsIn(bucket)) {
        if (isWhole && !busy.has(key)) yield { key, at: at + CLOCKS_APART };
      }
    },
    async removeUnfinished(before, signal) {
      await claim.again();
      let removed = await scratches.removeUnfinished(before);
      for await (const { key, isWhole, at, names } of setsIn(bucket)) {
        signal?.throwIfAborted();
        if (isWhole || busy.has(key) || at + CLOCKS_APART >= before) continue;
        await Promise.all(names.map((name) => bucket.remove(name)));
        removed++;
      }
      return removed;
    },
  };
}

interface FoundSet {
  key: string;
  isWhole: boolean;
  /** When the newest of its objects was put there. */
  at: number;
  names: string[];
}

/** All that look like sets, whole or not, as the list has them: those of one lie together. */
async function* setsIn(bucket: Bucket): AsyncGenerator<FoundSet, void, undefined> {
  let key = '';
  let objects: Listed[] = [];
  const found = (): FoundSet => ({
    key,
    isWhole: objects.some(({ name }) => name.endsWith(`/${MANIFEST}`)),
    at: Math.max(...objects.map(({ at }) => at)),
    names: objects.map(({ name }) => name),
  });
  for await (const listed of bucket.list(SETS)) {
    const [shelf, id, name] = listed.name.slice(SETS.length).split('/');
    if (shelf === undefined || id === undefined || name === undefined) continue;
    if (key !== `${shelf}/${id}`) {
      if (objects.length > 0) yield found();
      key = `${shelf}/${id}`;
      objects = [];
    }
    objects.push(listed);
  }
  if (objects.length > 0) yield found();
}

interface Described {
  name: string;
  described: SetManifest['files'][string];
}

/** A file as it comes; its last piece only once all of it is known to be what was put there. */
function fileOf({ body }: Opened, { stall }: Bucket, { name, described }: Described): BlobFile {
  const { bytes, sha256 } = described;
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = body[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let read = 0;
  let isOver = false;
  return {
    bytes,
    async next() {
      const timer = setTimeout(() => body.destroy(new Error('Nothing came any more.')), stall);
      try {
        const { done, value } = await pieces.next();
        if (done === true && read !== bytes) throw new Error('It ended early.');
        if (done === true) return undefined;
        read += value.length;
        hash.update(value);
        if (read > bytes || (read === bytes && hash.digest('hex') !== sha256)) throw altered(name);
        return value;
      } catch (error) {
        // Nobody waits for it any more.
        if (isOver) return undefined;
        throw error instanceof BlobsFailure ? error : cut(name, error);
      } finally {
        clearTimeout(timer);
      }
    },
    async end() {
      isOver = true;
      body.destroy();
    },
  };
}

const cut = (name: string, cause: unknown): BlobsFailure =>
  new BlobsFailure('away', `The object ${name} broke off on its way out of the bucket of photos.`, { cause });

const altered = (name: string): BlobsFailure =>
  new BlobsFailure('damaged', `The object ${name} in the bucket of photos is not as it was put there.`);

const readOnly = async (): Promise<never> => {
  throw new Error('These sets are only read.');
};
const READ_ONLY: Claim = { once: readOnly, again: readOnly, take: readOnly, look: readOnly };

/** What says whose the sets of a bucket are. */
export const claimOn = (place: S3Place, owner: BlobsOwner, limits: Partial<BucketLimits>): Claim =>
  createClaim(openBucket(place, limits), place, { owner, sets: SETS });
