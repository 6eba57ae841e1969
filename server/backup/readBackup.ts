import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { is } from 'superstruct';
import yauzl from 'yauzl';
import { syncFile } from '../blobs/sync.ts';
import { Ended } from '../ended.ts';
import { heard } from '../heard.ts';
import { NEWEST } from '../store/migrations/steps.ts';
import { DATABASE_ENTRY, FORMAT, MANIFEST, Manifest, isEntry } from './manifest.ts';
import { BackupRefused } from './refusal.ts';
import { requireSealed } from './seal.ts';

/** A manifest of half a million photos is smaller, in bytes. */
const MANIFEST_MAX = 256 * 1024 * 1024;

/** Reads the whole backup and compares every file with its digest. Throws {@link BackupRefused}. */
export const requireSound = (path: string, ended?: AbortSignal): Promise<Manifest> =>
  readBackup(path, undefined, ended);

/** The same, and writes its files below `folder`, on the disk once this resolves; others than its owner may not read them. */
export const unpackBackup = (path: string, folder: string, ended?: AbortSignal): Promise<Manifest> =>
  readBackup(path, folder, ended);

/** What a backup says of itself: nothing of it is compared. Throws {@link BackupRefused}. */
export async function manifestOf(path: string): Promise<Manifest> {
  await requireFile(path);
  const zip = await yauzl
    .openPromise(path, { strictFileNames: true, lazyEntries: true, autoClose: false })
    .catch(refused);
  try {
    return await manifestIn(zip, await entriesOf(zip));
  } finally {
    zip.close();
  }
}

/** What is no file may never end. */
async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(refused);
  if (!found.isFile())
    throw new BackupRefused(found.isDirectory() ? 'that is a folder.' : 'that is no file.');
}

async function readBackup(
  path: string,
  folder: string | undefined,
  ended: AbortSignal | undefined,
): Promise<Manifest> {
  await requireFile(path);
  await requireSealed(path, ended).catch(refused);
  const zip = await yauzl
    .openPromise(path, { strictFileNames: true, lazyEntries: true, autoClose: false })
    .catch(refused);
  try {
    const entries = await entriesOf(zip);
    const manifest = await manifestIn(zip, entries);
    if (new Set(manifest.files.map((file) => file.path)).size < manifest.files.length)
      throw new BackupRefused('it says twice what is in it.');
    if (folder !== undefined) await requireRoom(folder, manifest);
    for (const file of manifest.files) {
      ended?.throwIfAborted();
      const entry = entries.get(file.path);
      if (!isEntry(file.path) || !entry) throw new BackupRefused(`${file.path} is not in it.`);
      // Before it is unpacked: what says less than it holds is cut off there.
      if (entry.uncompressedSize !== file.bytes) throw damaged(file.path);
      const target = folder === undefined ? undefined : join(folder, file.path);
      if ((await unpack(zip, entry, target)) !== file.sha256) throw damaged(file.path);
    }
    if (entries.size !== manifest.files.length + 1)
      throw new BackupRefused('there is more in it than it says.');
    if (!manifest.files.some((file) => file.path === DATABASE_ENTRY))
      throw new BackupRefused('it has no database.');
    return manifest;
  } finally {
    zip.close();
  }
}

/** What unpacks to more than the disk has is refused before it has filled that. */
async function requireRoom(folder: string, { files }: Manifest): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (needed > bavail * bsize) throw new BackupRefused('the disk has no room for what is in it.');
}

type Entries = ReadonlyMap<string, yauzl.Entry>;

async function entriesOf(zip: yauzl.ZipFile): Promise<Entries> {
  const entries = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== MANIFEST && !isEntry(entry.fileName)) throw strange(entry.fileName);
      if (entries.has(entry.fileName)) throw strange(entry.fileName);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    return refused(error);
  }
  return entries;
}

async function manifestIn(zip: yauzl.ZipFile, entries: Entries): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > MANIFEST_MAX)
    throw new BackupRefused('it does not say what is in it.');
  let manifest: unknown;
  try {
    manifest = JSON.parse((await buffer(heard(await zip.openReadStreamPromise(entry)))).toString());
  } catch (error) {
    return refused(error);
  }
  const { format, schema }: Record<string, unknown> = Object(manifest);
  if (Number(format) > FORMAT || Number(schema) > NEWEST) {
    throw new BackupRefused('a newer version of Stowage made it. Update this one first.');
  }
  if (!is(manifest, Manifest)) throw new BackupRefused('it does not say what is in it.');
  return manifest;
}

/** The digest of a file, which is written to `target` where that is given. */
async function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry, target: string | undefined): Promise<string> {
  const hash = createHash('sha256');
  const source = heard(await zip.openReadStreamPromise(entry).catch(refused));
  const hashing = heard(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, target === undefined ? undefined : chunk);
      },
    }),
  );
  if (target === undefined) {
    await pipeline(source, hashing.resume()).catch(refused);
  } else {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(source, hashing, heard(createWriteStream(target, { flags: 'wx', mode: 0o600 })));
    await syncFile(target);
  }
  return hash.digest('hex');
}

const strange = (name: string): BackupRefused =>
  new BackupRefused(`${JSON.stringify(name)} does not belong into a backup.`);

const damaged = (path: string): BackupRefused => new BackupRefused(`${path} in it is damaged.`);

function refused(error: unknown): never {
  if (error instanceof BackupRefused || error instanceof Ended) throw error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') throw new BackupRefused('there is no such file.', { cause: error });
  const reason = error instanceof Error ? error.message : String(error);
  throw new BackupRefused(`it cannot be read (${reason}).`, { cause: error });
}
