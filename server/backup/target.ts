import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { unlessMissing } from '../blobs/missing.ts';
import { UNKNOWN_NOTE } from '../blobs/unknownSets.ts';
import { BackupRefused } from './refusal.ts';
import { hasSeal } from './seal.ts';

/** What the data folder has or may have: a backup that takes such a name is taken for it, whether it is there now or not. */
const OF_DATA_FOLDER =
  /^(stowage\.db(-wal|-shm|-journal)?|server\.(writers\.)?(lock|json)(-journal)?|moving\.json|stowage-owner|photos-of.*|photos|imports|restoring)$/;

/**
 * Whether a backup of the data folder `folder` may be written to `path`: an older backup there is replaced, and an empty file, as
 * mktemp makes it; anything else would be lost. Throws {@link BackupRefused}.
 */
export async function requireReplaceable(path: string, folder: string): Promise<void> {
  const found = await stat(path).catch(unlessMissing);
  if (found?.isDirectory() || path.endsWith('/') || path.endsWith(sep)) {
    throw new BackupRefused('that is a folder. Name a file in it.');
  }
  if (await isOfDataFolder(path, folder)) {
    throw new BackupRefused('the data folder has a use of its own for that name. Choose another one.');
  }
  if (found && !(found.isFile() && (found.size === 0 || (await hasSeal(path))))) {
    throw new BackupRefused(
      'a file is there that is no backup of Stowage. Choose another name, or move it away.',
    );
  }
}

/** Where a backup of this name is written to: where it is a link, what that leads to. Throws {@link BackupRefused} where that is nothing. */
export async function whereLinked(path: string): Promise<string> {
  const found = await lstat(path).catch(unlessMissing);
  if (found?.isSymbolicLink() !== true) return path;
  const target = await realpath(path).catch(unlessMissing);
  if (target === undefined) throw new BackupRefused('that is a link which leads to nothing.');
  return target;
}

const isOfData = (name: string): boolean =>
  OF_DATA_FOLDER.test(name) || name === UNKNOWN_NOTE || name.startsWith(`${UNKNOWN_NOTE}.`);

async function isOfDataFolder(path: string, folder: string): Promise<boolean> {
  const [parent, data] = await Promise.all(
    [dirname(path), folder].map((one) => realpath(one).catch(unlessMissing)),
  );
  if (parent === undefined || data === undefined) return false;
  const [first = ''] = relative(data, join(parent, basename(path))).split(sep);
  return isOfData(first);
}
