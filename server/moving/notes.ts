import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Infer, array, is, object, string } from 'superstruct';
import type { S3Place } from '../blobs/place.ts';

/** In the data folder while moves from it are not over: which ones. */
const NOTE = 'moving.json';

const Note = object({ id: string(), target: string() });
type Note = Infer<typeof Note>;

/** Where a store is moved to. */
export interface MoveTarget {
  folder: string;
  /** Undefined for a file of the folder. */
  database: { url: string } | undefined;
  /** Undefined for the folder. */
  photos: S3Place | undefined;
}

/** A move that is under way, or begins. */
export interface NotedMove {
  id: string;
  isBegun: boolean;
  /** Forgets it, once it is over. */
  end(): Promise<void>;
}

/**
 * Which move this is: the one to the same place that was cut off, else a new one. Each target has its own: a mistyped one does not
 * make another forgotten that has begun.
 */
export async function noteMove(folder: string, to: MoveTarget): Promise<NotedMove> {
  const path = join(folder, NOTE);
  const target = digestOf([to.database ? placeOf(to.database.url) : to.folder, bucketOf(to.photos)]);
  // As earlier versions have noted it.
  const former = digestOf([to.database?.url ?? to.folder, to.photos?.setting ?? '']);
  const notes = await notesIn(path);
  const known = notes.find((note) => note.target === target || note.target === former);
  const { id } = known ?? { id: randomUUID() };
  if (!known) await write(path, [...notes, { id, target }]);
  return {
    id,
    isBegun: known !== undefined,
    end: async () =>
      write(
        path,
        (await notesIn(path)).filter((note) => note.id !== id),
      ),
  };
}

async function notesIn(path: string): Promise<Note[]> {
  const found = await readFile(path, 'utf8').then(
    (text): unknown => JSON.parse(text),
    () => [],
  );
  if (is(found, Note)) return [found];
  return is(found, array(Note)) ? found : [];
}

async function write(path: string, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return rm(path, { force: true });
  await writeFile(`${path}.new`, JSON.stringify(notes), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** By whom it is opened, and how, is not where it is: a password may come from elsewhere the next time. */
function placeOf(address: string): string[] {
  const { hostname, port, pathname, searchParams } = new URL(address);
  const given = (name: string, otherwise: string): string => searchParams.get(name) ?? otherwise;
  return [
    given('host', hostname),
    given('port', port === '' ? '5432' : port),
    pathname,
    given('options', ''),
  ];
}

const bucketOf = (place: S3Place | undefined): string[] =>
  place ? [place.endpoint ?? '', place.bucket, place.prefix] : [];

const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
