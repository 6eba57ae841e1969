import { createHash } from 'node:crypto';

/**
 * Sets of files, wherever they are kept (disk.ts, s3/sets.ts). A set is there whole or not at all, and what is in it never
 * changes. Every path is made here: no name from outside becomes part of one. What a store elsewhere does not do rejects
 * with a {@link BlobsFailure}, what a disk does not do with node's error.
 */
export interface Blobs {
  /** A folder of this machine for files that are still made; has to be ended. */
  scratch(): Promise<Scratch>;
  /** A file of a set, or undefined when there is none; has to be ended. */
  open(key: string, name: string): Promise<BlobFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Whether the place of all sets is there; rejects where nobody can tell, for it is away or refuses this server. */
  isThere(): Promise<boolean>;
  /** Removes a set; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** All kept sets that nobody in this process is working on, with the time of their last change. */
  kept(): AsyncGenerator<KeptSet>;
  /** Removes what was left behind unfinished before `before`, in milliseconds since 1970; answers how much. */
  removeUnfinished(before: number, signal?: AbortSignal): Promise<number>;
}

/** A file that is read from its beginning, piece by piece. */
export interface BlobFile {
  /** How long it is, in bytes. */
  readonly bytes: number;
  /** The next piece; undefined at the end. */
  next(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Lets go of it, read to its end or not; may be called again. */
  end(): Promise<void>;
}

export interface KeptSet {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Scratch {
  /** Where a file of this name may be written. */
  path(name: string): string;
  /** Writes a file, durably. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Makes what is in here the set of this id, durably; answers its key. */
  keep(id: string): Promise<string>;
  /** Ends the work: removes what was not kept, and from now on a sweep may judge what was. */
  end(): Promise<void>;
}

/** The last characters of an id are random: they spread the sets over 256 folders. */
export const keyOf = (id: string): string => `${id.slice(-2)}/${id}`;

/** The key of no set: nothing is ever kept under it. */
const NOBODYS = 'nobodys';

/**
 * The key as it may become part of a path: a shelf, and a name on it. Any other one came with a database that somebody else has
 * made, and means no set: it must lead nowhere else.
 */
export const keyInside = (key: string): string =>
  /^(?!\.{1,2}\/)[^/\\\0]+\/(?!\.{1,2}$)[^/\\\0]+$/.test(key)
    ? key
    : `${NOBODYS}/${createHash('sha256').update(key).digest('hex')}`;

/** All pieces of a file, which is ended with them. */
export async function* piecesOf(file: BlobFile): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  try {
    for (let piece = await file.next(); piece; piece = await file.next()) yield piece;
  } finally {
    await file.end();
  }
}

/** A whole file, which is ended then. */
export async function wholeOf(file: BlobFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece);
  return Buffer.concat(pieces);
}
