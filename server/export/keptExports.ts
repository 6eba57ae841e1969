import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { create, number, pattern, string, type } from 'superstruct';
import { EXPORT_KEPT, type ExportFile } from '../../contract/export/exports.ts';

/** Files of one user that wait to be fetched; beyond them the oldest goes. Of backups, with all photos, one. */
const WAITING_EACH = 4;
const BACKUP = '.backup.zip';
const KEY_BYTES = 16;
/** Beside the file, for whichever of the servers on this folder is asked for it. */
const ENDING = '.kept';
const ID = /^[\da-f-]{36}$/;

/** What lies beside a kept file. Its key is there as a hash: who reads the folder cannot make an address of it. */
const Note = type({
  /** In the same folder. */
  file: pattern(string(), /^[\w-]+\.[\w.]+$/),
  name: string(),
  /** Whose it is. */
  owner: string(),
  /** What stands for the owner's password. */
  login: string(),
  bytes: number(),
  key: pattern(string(), /^[\da-f]{64}$/),
  /** Milliseconds since 1970. */
  until: number(),
});

/** A file to send. */
export interface FileToSend {
  path: string;
  /** To save it under. */
  name: string;
  bytes: number;
  /** Removes it; it may be done more than once. */
  remove(): Promise<void>;
}

export interface KeptExports {
  /** Keeps a file for some minutes, or until all of it was fetched. */
  keep(owner: string, file: FileToSend): Promise<{ id: string; key: string }>;
  /** How large the files are together that wait for this owner, of all kinds or of one; 0 for none. */
  bytesOf(owner: string, kind?: ExportFile): number;
  /** Removes them, for another one needs their room. */
  drop(owner: string, kind?: ExportFile): Promise<void>;
  /** The kept file of this id for whoever has its key; undefined for all others, and once its owner is no user any more, or has another password. */
  fetched(id: string, key: string): Promise<FileToSend | undefined>;
  /** Removes what this server has kept. */
  end(): Promise<void>;
}

/**
 * Files that wait until a browser fetches them, by any of the servers that share `folder`: behind a proxy the second
 * request may well come to another one.
 *
 * @param now milliseconds since 1970
 * @param loginOf what stands for the password of an owner; undefined where that is no user
 */
export function createKeptExports(
  folder: () => Promise<string>,
  now: () => number,
  loginOf: (owner: string) => Promise<string | undefined>,
): KeptExports {
  /** By id, those of this server, in the order in which they were kept. */
  const own = new Map<
    string,
    { owner: string; path: string; bytes: number; end: NodeJS.Timeout; remove(): Promise<void> }
  >();

  const drop = async (id: string): Promise<void> => {
    const dropped = own.get(id);
    own.delete(id);
    clearTimeout(dropped?.end);
    await dropped?.remove();
  };

  const waitingOf = (owner: string, kind = '') =>
    [...own].filter(([, one]) => one.owner === owner && one.path.endsWith(kind));

  return {
    async keep(owner, file) {
      const here = await folder();
      const noteOf = (one: string): string => join(here, `${one}${ENDING}`);
      const waiting: string[] = [];
      for (const [one, { owner: its, path: other }] of own) {
        if (its !== owner) continue;
        const isReplaced = other.endsWith(BACKUP) && file.path.endsWith(BACKUP);
        if (isReplaced || (await stat(noteOf(one)).then(() => false, isMissing))) await drop(one);
        else waiting.push(one);
      }
      for (const one of waiting.slice(0, Math.max(0, waiting.length + 1 - WAITING_EACH))) void drop(one);
      const id = randomUUID();
      const key = randomBytes(KEY_BYTES).toString('base64url');
      const noted = noteOf(id);
      const remove = async (): Promise<void> => {
        await rm(noted, { force: true }).catch(() => undefined);
        await file.remove();
      };
      const { path, name, bytes } = file;
      const until = now() + EXPORT_KEPT;
      try {
        const login = (await loginOf(owner)) ?? '';
        const note = { file: basename(path), name, owner, login, bytes, key: hashOf(key), until };
        await writeFile(noted, JSON.stringify(note), { mode: 0o600 });
      } catch (error) {
        await remove();
        throw error;
      }
      own.set(id, { owner, path, bytes, end: setTimeout(() => void drop(id), EXPORT_KEPT).unref(), remove });
      return { id, key };
    },
    bytesOf: (owner, kind) => waitingOf(owner, kind).reduce((sum, [, { bytes }]) => sum + bytes, 0),
    async drop(owner, kind) {
      await Promise.all(waitingOf(owner, kind).map(([id]) => drop(id)));
    },
    async fetched(id, key) {
      if (!ID.test(id)) return undefined;
      const here = await folder();
      const noted = join(here, `${id}${ENDING}`);
      const note = await readNote(noted);
      if (!note || note.until < now()) return undefined;
      if (!timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(note.key))) return undefined;
      const { file, name, bytes, owner, login } = note;
      const path = join(here, file);
      // Another request has fetched it in between.
      if (!(await stat(path).catch(() => undefined))) return undefined;
      const remove = async (): Promise<void> => {
        await rm(noted, { force: true }).catch(() => undefined);
        await rm(path, { force: true }).catch(() => undefined);
        await drop(id);
      };
      if ((await loginOf(owner)) !== login) {
        await remove();
        return undefined;
      }
      return { path, name, bytes, remove };
    },
    async end() {
      await Promise.all([...own.keys()].map(drop));
    },
  };
}

/** Not there any more: another server has sent it. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What the note at `path` says; undefined where there is none that can be read. */
async function readNote(path: string) {
  try {
    return create(JSON.parse(await readFile(path, 'utf8')), Note);
  } catch {
    return undefined;
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
