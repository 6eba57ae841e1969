import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ABANDONED } from './unfinished.ts';

/**
 * Makes a folder for a command whose name is `stowage-` and `what`, which whoever calls removes. Those that killed ones have left go:
 * this user's, in which nothing was touched for an hour. Throws node's error where none can be made.
 */
export async function temporaryFolder(what: string, parent = tmpdir()): Promise<string> {
  const prefix = `stowage-${what}-`;
  const names = (await readdir(parent).catch(() => [])).filter((name) => name.startsWith(prefix));
  for (const path of names.map((name) => join(parent, name))) {
    if (await isAbandoned(path)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
  return mkdtemp(join(parent, prefix));
}

async function isAbandoned(path: string): Promise<boolean> {
  const own = await lstat(path).catch(() => undefined);
  if (!own?.isDirectory() || own.uid !== (process.getuid?.() ?? own.uid)) return false;
  const before = Date.now() - ABANDONED.own;
  const isOld = (found: { mtimeMs: number } | undefined): boolean => !found || found.mtimeMs < before;
  if (!isOld(own)) return false;
  for (const name of await readdir(path, { recursive: true }).catch(() => [])) {
    if (!isOld(await lstat(join(path, name)).catch(() => undefined))) return false;
  }
  return true;
}
