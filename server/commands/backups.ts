import { drill, type Difference, type Drill } from '../backup/drill.ts';
import { type Manifest, lacksMost } from '../backup/manifest.ts';
import { requireSound } from '../backup/readBackup.ts';
import { BackupRefused } from '../backup/refusal.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { BlobsFailure } from '../blobs/failure.ts';
import { readBlobsPlace } from '../blobs/place.ts';
import { openData } from '../dataFolder.ts';
import { requireNotMoved } from '../sharedFolder.ts';
import { storageFailure } from '../store/failures.ts';
import { counted } from '../wording.ts';
import { type Terminal, untilEnded } from './terminal.ts';

/** How often progress is told, in files. */
const EVERY = 100;

/** Photos whose files are not in it are none. */
const contentOf = ({ counts: { items, locations, photos }, missing: { length } }: Manifest): string =>
  `${counted(items, 'item')}, ${counted(locations, 'location')} and ${counted(photos - length, 'photo')}`;

const madeAt = ({ made_at }: Manifest): string =>
  new Date(made_at).toISOString().slice(0, 16).replace('T', ' ');

/** `backup FILE`: all of the data folder in one file, while servers run. */
export async function backupCommand(folder: string, terminal: Terminal, path: string): Promise<number> {
  const blobs = readBlobsPlace(terminal.env);
  // An old schema, damage and a missing folder are told as by any other command.
  const store = await openData(folder, { readOnly: true });
  await requireNotMoved(store.read, folder, { isInBucket: blobs !== undefined }).finally(store.close);
  return told(terminal, `No backup was written to ${path}: `, async (ended) => {
    const manifest = await writeBackup({ folder, blobs }, path, {
      now: Date.now(),
      ended,
      onFile: (files) => {
        if (files % EVERY === 0) terminal.showProgress?.(counted(files, 'file'));
      },
    });
    terminal.showProgress?.('');
    terminal.print(`Backed up ${contentOf(manifest)} to ${path}. Whoever has the file can read all of it.`);
    const code = complainOfMissing(manifest, terminal);
    if (code > 0) terminal.complain('Is the folder of photos away, or STOWAGE_BLOBS missing?');
    return code;
  });
}

/** Tells of photos without their files. The exit code: 1 where they are most of them, as nobody loses by chance. */
function complainOfMissing({ counts: { photos }, missing: { length } }: Manifest, terminal: Terminal): 0 | 1 {
  if (length === 0) return 0;
  terminal.complain(
    `${counted(length, 'photo')} had lost ${length === 1 ? 'its file' : 'their files'} before it was made.`,
  );
  if (!lacksMost(photos, length)) return 0;
  terminal.complain('That is most of them.');
  return 1;
}

/** `verify FILE`: whether it could be restored, without doing so. */
export const verifyCommand = (terminal: Terminal, path: string): Promise<number> =>
  told(terminal, `${path} cannot be restored: `, async (ended) => {
    const manifest = await requireSound(path, ended);
    terminal.print(`${path} is whole: ${contentOf(manifest)}, of ${madeAt(manifest)} UTC.`);
    return complainOfMissing(manifest, terminal);
  });

/** `restore FILE`: a data folder of the backup, where there is none. */
export async function restoreCommand(folder: string, terminal: Terminal, path: string): Promise<number> {
  const blobs = readBlobsPlace(terminal.env);
  return told(terminal, `${path} was not restored: `, async (ended) => {
    const { manifest, hasUsers, leftOut } = await restoreBackup(path, folder, {
      now: Date.now(),
      place: blobs,
      ended,
    });
    const logins = hasUsers
      ? 'Everybody logs in anew.'
      : 'It has no users: the next start makes the first one, as on a new server.';
    const taken = blobs ? ' Another Stowage that has used this bucket is refused there.' : '';
    const where = blobs ? `${folder} and the bucket ${blobs.bucket}` : folder;
    terminal.print(
      `Restored ${contentOf(manifest)} to ${where}, as of ${madeAt(manifest)} UTC. ${logins}${taken}`,
    );
    for (const one of leftOut)
      terminal.complain(`The ${one} of its database is not of Stowage, and was left out.`);
    complainOfMissing(manifest, terminal);
  });
}

/** `drill FILE`: restores it elsewhere, and compares it with what is there. */
export const drillCommand = (folder: string, terminal: Terminal, path: string): Promise<number> =>
  told(terminal, `${path} cannot be restored: `, async (ended) => {
    const { manifest, differences } = await drill(path, folder, ended);
    const compared = comparisonOf(differences);
    terminal.print(
      `${path} of ${madeAt(manifest)} UTC can be restored: ${contentOf(manifest)}; ${compared}.`,
    );
    return complainOfMissing(manifest, terminal);
  });

function comparisonOf(differences: Drill['differences']): string {
  if (differences === 'nothing') return 'there is nothing here to compare it with';
  if (differences === 'unreadable') return 'the database here is damaged, and was not compared with it';
  const since = (['items', 'locations', 'images'] as const).flatMap((table) =>
    changesOf(table, differences[table]),
  );
  return since.length === 0 ? 'nothing has changed since' : `since then ${since.join(', ')}`;
}

const NOUNS = { items: 'item', locations: 'location', images: 'photo' } as const;

function changesOf(table: keyof typeof NOUNS, { added, changed, gone }: Difference): string[] {
  return Object.entries({ added, changed, deleted: gone }).flatMap(([what, count]) =>
    count === 0 ? [] : [`${counted(count, NOUNS[table])} ${what}`],
  );
}

/** The exit code, which `work` may say. */
async function told(
  terminal: Terminal,
  before: string,
  work: (ended: AbortSignal | undefined) => Promise<number | void>,
): Promise<number> {
  try {
    return (await untilEnded(terminal, work)) ?? 0;
  } catch (error) {
    terminal.showProgress?.('');
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    terminal.complain(before + reason);
    return 1;
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof BackupRefused || error instanceof BlobsFailure) return error.message;
  const failure = storageFailure(error);
  if (failure === 'full') return 'the disk is full.';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such folder.';
  if (code === 'EEXIST') return 'there is a file where a folder is needed.';
  if (code === 'EISDIR') return 'that is a folder.';
  if (code === 'ENAMETOOLONG') return 'the name is too long.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'this user may not write there.';
  if (failure !== 'disk' || !(error instanceof Error)) return undefined;
  return `a file could not be read or written (${error.message}). Does the disk fail, or limit how large a file may be?`;
}
