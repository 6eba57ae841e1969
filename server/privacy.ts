import { chmod, stat, writeFile } from 'node:fs/promises';

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
