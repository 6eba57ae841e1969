import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { type BlobFile, type Blobs, piecesOf } from '../blobs/blobs.ts';
import { fileOf } from '../blobs/disk.ts';
import { readBlobs, requireBucketOf } from '../blobs/openBlobs.ts';
import type { S3Place } from '../blobs/place.ts';
import { syncFile, syncFolder } from '../blobs/sync.ts';
import { type DataFolder, databaseIn, photosIn } from '../dataFolder.ts';
import { heard } from '../heard.ts';
import { FILES } from '../images/files.ts';
import { bucketMark, bucketReader } from '../images/owner.ts';
import { makePrivateFile } from '../privacy.ts';
import { requireNoBucket } from '../sharedFolder.ts';
import { hasImages, knownPaths } from '../store/images/presence.ts';
import { counted } from '../wording.ts';
import { copyInto } from '../store/migrations/copies.ts';
import { NEWEST } from '../store/migrations/steps.ts';
import { openSqliteForReading } from '../store/sqlite/openForReading.ts';
import { loadSqlite } from '../store/sqlite/api.ts';
import { countRecords } from '../export/recordCounts.ts';
import { DATABASE_ENTRY, FORMAT, MANIFEST, type BackedUpFile, lacksMost, type Manifest } from './manifest.ts';
import { manifestOf, requireSound } from './readBackup.ts';
import { BackupRefused } from './refusal.ts';
import { UNSEALED, sealing } from './seal.ts';
import { removePhotos } from './removePhotos.ts';
import { removeUsers } from './removeUsers.ts';
import { requireReplaceable, whereLinked } from './target.ts';
import { ABANDONED, removeUnfinished, unfinishedOf } from './unfinished.ts';

/** Photos compress no further; a database to a third, and more effort makes it little smaller. */
const AS_IT_IS = { compress: false };
const COMPRESSED = { compress: true, compressionLevel: 3 };

interface Settings {
  /** Milliseconds since 1970. */
  now: number;
  /** Told how many files are written. */
  onFile?: (files: number) => void;
  /** Whether users and all that belongs to them alone are in it; where they are not, nobody can log in with what it holds. */
  withUsers?: boolean;
  /** Then nothing of it stays, and the signal's reason is thrown. */
  ended?: AbortSignal | undefined;
}

/**
 * Writes everything that the data folder has into one file at `path`, while servers may write on: the database as of one
 * moment, and the photos that it knows. The file has its name only once it is whole, read again and on the disk; a backup that
 * was there before is replaced, where that is a link what it leads to, but by none that lacks most of the photos that it has. Whoever has it has the passwords' hashes: it is its owner's alone. Throws {@link BackupRefused}
 * where anything else would be replaced.
 */
export async function writeBackup(
  { folder, blobs: place }: Pick<DataFolder, 'folder'> & { blobs?: S3Place | undefined },
  given: string,
  settings: Settings,
): Promise<Manifest> {
  const path = await whereLinked(given);
  await requireReplaceable(path, folder);
  const unfinished = unfinishedOf(path);
  const copy = `${unfinished}.db`;
  await removeUnfinished(dirname(path), `${basename(path, '.zip')}.zip.`, settings.now - ABANDONED.own);
  // Where each has its date nobody makes the same one again.
  await removeUnfinished(dirname(path), '', settings.now - ABANDONED.others);
  try {
    // SQLite fills a file that is empty, and leaves its rights as they are.
    await makePrivateFile(copy);
    copyInto(databaseIn(folder), copy, await loadSqlite());
    await requirePlace(copy, folder, place);
    if (settings.withUsers === false) await removeUsers(copy);
    const manifest = await writeZip(
      copy,
      { folder: photosIn(folder), place, live: databaseIn(folder) },
      unfinished,
      settings,
    );
    await syncFile(unfinished);
    await requireSound(unfinished, settings.ended);
    await requireNoLoss(path, manifest);
    settings.ended?.throwIfAborted();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return manifest;
  } finally {
    const left = [unfinished, copy, `${copy}-journal`];
    // Why it has failed is told, not that something of it stays.
    await Promise.all(left.map((one) => rm(one, { force: true }).catch(() => undefined)));
  }
}

/** Throws {@link BackupRefused} where the place of the photos is away, and the backup that is there has files of them. */
async function requireNoLoss(path: string, { counts: { photos }, missing }: Manifest): Promise<void> {
  if (!lacksMost(photos, missing.length)) return;
  const before = await manifestOf(path).catch(() => undefined);
  const had = new Set(before?.files.map((file) => dirname(file.path)));
  const lost = missing.filter((key) => had.has(`photos/${key}`)).length;
  if (lost === 0) return;
  throw new BackupRefused(
    `the files of ${missing.length} of ${counted(photos, 'photo')} are not there, and the backup of that name, which has those of ${lost}, was kept. ` +
      'Is the folder of photos away, or STOWAGE_BLOBS missing? Choose another name to back up what is there.',
  );
}

/** Throws where the photos of a database are elsewhere: a backup without them would look like one. */
async function requirePlace(database: string, folder: string, place: S3Place | undefined): Promise<void> {
  const { read, close } = await openSqliteForReading(database);
  try {
    const mark = await bucketMark(read);
    if (mark === undefined) return;
    if (place) await requireBucketOf(place, { mark, ...bucketReader(read) });
    else if (await hasImages(read)) await requireNoBucket(read, folder);
  } finally {
    close();
  }
}

async function writeZip(
  database: string,
  { live, ...photos }: Parameters<typeof readBlobs>[0] & { live: string },
  path: string,
  { now, onFile, ended }: Settings,
): Promise<Manifest> {
  const zip = heard(new yazl.ZipFile());
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  const file = heard(createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const written = pipeline(heard(Readable.from(zip.outputStream)), sealing(), file);
  const files: BackedUpFile[] = [];
  const add = async (from: BlobFile, name: string, how: Partial<yazl.ReadStreamOptions>): Promise<void> => {
    const hash = createHash('sha256');
    let bytes = 0;
    const source = (async function* () {
      for await (const chunk of piecesOf(from)) {
        ended?.throwIfAborted();
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    })();
    const stream = heard(Readable.from(source, { objectMode: false }));
    const read = new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject));
    zip.addReadStream(stream, name, { ...how, mtime: new Date(now), mode: 0o100600 });
    await Promise.race([read, failed, written]);
    files.push({ path: name, bytes, sha256: hash.digest('hex') });
    onFile?.(files.length);
  };
  const lacking: string[] = [];
  const blobs = await readBlobs({ ...photos, isPatient: true });
  for (const key of await pathsIn(database)) {
    // All are open before the first is written: whoever deletes the photo meanwhile leaves it whole in here.
    const opened = await openedOf(blobs, key);
    if (opened.length === 0) lacking.push(key);
    const left = [...opened];
    try {
      for (let next = left.shift(); next; next = left.shift())
        await add(next.from, `photos/${key}/${next.name}`, AS_IT_IS);
    } finally {
      await Promise.all(left.map(({ from }) => from.end()));
    }
  }
  const missing = await notDeleted(live, lacking);
  // No file of theirs is in any backup: whoever restores this would look for what nobody lacks.
  const lost = new Set(missing);
  const deleted = lacking.filter((key) => !lost.has(key));
  if (deleted.length > 0) await removePhotos(database, deleted);
  await add(await fileOf(await open(database, 'r')), DATABASE_ENTRY, COMPRESSED);
  const { read, close } = await openSqliteForReading(database);
  const counts = await countRecords(read).finally(close);
  const manifest: Manifest = { format: FORMAT, schema: NEWEST, made_at: now, counts, files, missing };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, {
    ...COMPRESSED,
    mtime: new Date(now),
    mode: 0o100600,
  });
  zip.end({ comment: UNSEALED, forceZip64Format: false });
  await Promise.race([written, failed]);
  return manifest;
}

/**
 * Those of these photos that a database still knows: of others that somebody has deleted meanwhile no file is lost. Where it cannot
 * be asked by now, all of them count as lost.
 */
async function notDeleted(database: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  try {
    const { read, close } = await openSqliteForReading(database);
    const known = await knownPaths(read, keys).finally(close);
    return keys.filter((key) => known.has(key));
  } catch {
    return [...keys];
  }
}

/** The files of a photo that are there. Throws where one cannot be read: a backup without its photos would be none. */
async function openedOf(blobs: Blobs, key: string): Promise<{ name: string; from: BlobFile }[]> {
  const opened = await Promise.allSettled(Object.values(FILES).map((name) => blobs.open(key, name)));
  const failed = opened.find((one) => one.status === 'rejected');
  const found = opened.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  if (failed?.status === 'rejected') {
    await Promise.all(found.map((file) => file.end()));
    throw failed.reason;
  }
  return Object.values(FILES).flatMap((name, at) => {
    const one = opened[at];
    return one?.status === 'fulfilled' && one.value ? [{ name, from: one.value }] : [];
  });
}

/** Where the photos that a database knows are among all. */
async function pathsIn(path: string): Promise<string[]> {
  const { read, close } = await openSqliteForReading(path);
  try {
    const images = await read.selectFrom('images').select('storage_path').orderBy('seq').execute();
    return images.map(({ storage_path }) => storage_path);
  } finally {
    close();
  }
}
