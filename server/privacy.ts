import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** All that others than the owner may do with a file or folder. */
const OTHERS = 0o077;
/** A folder that everybody may put something into, such as the system's for what is temporary. */
const SHARED = 0o1000;

/**
 * Takes from a file or folder what others may do with it: what is in there, items and hashes of passwords, is the
 * owner's business only. One of somebody else's is theirs to decide about, a shared folder is no place of ours, and one
 * that is missing needs nothing. Where the disk knows no such thing all stays as it is. Windows has other means.
 */
export async function makePrivate(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.uid !== process.getuid?.()) return;
  if ((found.mode & OTHERS) === 0 || (found.mode & SHARED) !== 0) return;
  await chmod(path, found.mode & ~OTHERS & 0o7777).catch(() => undefined);
}

/**
 * Makes an empty file that is the owner's alone, or narrows one that is there. It is never opened: closing it would take
 * away the locks that SQLite holds on it in this process. Throws node's error where none can be made.
 */
export async function makePrivateFile(path: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
    await makePrivate(path);
  }
}

/**
 * Makes a folder that somebody has named, with those above it that are missing, for this user alone. Node's own way never comes back
 * where a folder is there and nothing can be made in it, as in /proc or on a share that is not mounted.
 */
export async function makeFolders(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path || (await isThere(above))) throw error;
    await makeFolders(above);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    // That of a whole disk is refused otherwise, as on Windows.
    if (await isFolder(path)) return;
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new Error('what has this name is no folder.', { cause: error });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
