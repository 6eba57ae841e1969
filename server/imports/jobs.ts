import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ImportCounts, ImportFound } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import type { DatabaseToRead } from '../store/databaseToRead.ts';
import { openForReading } from '../store/openForReading.ts';
import { checkFile } from './checking/checkFile.ts';
import { countsIn } from './checking/counts.ts';
import { guess, type Guess, relettered, transferred } from './guessing/guess.ts';
import { findEdits, leaveEdits, takeEdits } from './keptEdits.ts';
import { describe } from './reading/describe.ts';
import { refuseLocations } from './reading/ownExports.ts';
import { type OnProgress, readFile } from './reading/readFile.ts';
import { type DiskNow, requireRoomNow } from './room.ts';
import { type RowsFile, openRowsFile } from './rowsFile.ts';

/** What is done with the file in `folder`, in a process of its own. */
export type Job =
  | { kind: 'read'; folder: string }
  | {
      kind: 'check';
      folder: string;
      /** The database that rows are compared with. */
      database: DatabaseToRead;
      mapping: ImportMapping;
      found: ImportFound;
      /** The header that `found` tells of. */
      lastHeader: ImportMapping['header_row'];
      /** And the sheet; undefined where an older Stowage has not noted it. */
      lastSheet: ImportMapping['sheet'] | undefined;
    };

/** What came of it. */
export interface JobDone {
  found: ImportFound;
  mapping: ImportMapping;
  /** What the values of a file that was read leave no doubt about. */
  sure?: Guess['sure'];
  /** Undefined where nothing was checked. */
  counts?: ImportCounts | undefined;
}

/**
 * The folder of an import in that of all. An id that no Stowage gives came with a database that somebody else has made: it leads
 * nowhere else, and nothing is there.
 */
export const importIn = (folder: string, id: string): string =>
  join(folder, /^[\w-]+$/.test(id) ? id : `nobodys-${createHash('sha256').update(id).digest('hex')}`);
export const uploadIn = (folder: string): string => join(folder, 'upload');
export const rowsIn = (folder: string): string => join(folder, 'rows.db');

/** Does a job. Throws `ImportRefused` for what is wrong with the file, and `NoRoom` once its rows take what is the others'. */
export const doJob = (job: Job, onProgress: OnProgress): Promise<JobDone> => doJobOn(job, onProgress);

/** The same on a disk that is not the real one. */
export async function doJobOn(job: Job, onProgress: OnProgress, disk?: DiskNow): Promise<JobDone> {
  await findEdits(rowsIn(job.folder));
  const file = await openRowsFile(rowsIn(job.folder), () => requireRoomNow(job.folder, disk));
  try {
    if (job.kind === 'read') {
      const read = await readFile(uploadIn(job.folder), file, { sheet: null, onProgress });
      const guessed = guess(read, await describe(file, undefined));
      refuseLocations(guessed.found);
      return guessed;
    }
    const { found, mapping } = await described(job, file, onProgress);
    const { read, close } = await openForReading(job.database);
    try {
      await checkFile(file, read, { mapping, found, onProgress });
    } finally {
      await close();
    }
    return { found, mapping, counts: countsIn(file) };
  } finally {
    file.close();
  }
}

type CheckJob = Extract<Job, { kind: 'check' }>;
type ReadAs = (encoding: ImportFound['encoding']) => ReturnType<typeof readFile>;

/** What was found, anew where another sheet, header or encoding is wanted than it tells of. */
async function described(job: CheckJob, file: RowsFile, onProgress: OnProgress): Promise<JobDone> {
  const { folder, found, mapping, lastHeader, lastSheet = file.sheetRead() } = job;
  const { sheet, header_row } = mapping;
  const readAs: ReadAs = (encoding) => readFile(uploadIn(folder), file, { sheet, encoding, onProgress });
  // Also where the rows of the other one were read, and nothing was found in them any more before a kill.
  const isOther = found.sheets.length > 0 && (file.sheetRead() !== sheet || lastSheet !== sheet);
  // Its rows were removed for lack of room, or are what a wish that failed has left.
  const isThere = file.isRead() && (file.encodingRead() ?? found.encoding) === found.encoding;
  if (!isOther && !isThere) await readAs(found.encoding);
  // Also where whoever had chosen another sheet was killed at it.
  if (!isOther) takeEdits(file, file.sheetRead());
  if (found.encoding && mapping.encoding && mapping.encoding !== found.encoding) {
    return inOtherLetters(job, file, readAs);
  }
  if (!isOther && header_row === lastHeader) return { found, mapping };
  const former =
    file.isRead() && file.sheetRead() === lastSheet
      ? guess({ ...found, sheet: file.sheetRead() }, await describe(file, lastHeader))
      : undefined;
  if (isOther) leaveEdits(file);
  const read = isOther ? await readAs(undefined) : { ...found, sheet };
  if (isOther) takeEdits(file, read.sheet);
  // Whoever had chosen another one was killed at it: what was found is still of this one.
  if (lastSheet === sheet && header_row === lastHeader) return { found, mapping };
  // Of another sheet nobody has seen the header yet, unless it is told with it.
  const isUnseen = isOther && header_row === lastHeader;
  const guessed = guess(read, await describe(file, isUnseen ? undefined : header_row));
  const names = guessed.found.columns.map(({ name }) => name);
  const wanted = { ...mapping, sheet: read.sheet, header_row: guessed.mapping.header_row };
  return { found: guessed.found, mapping: transferred(wanted, guessed.mapping, names, former?.mapping) };
}

/** The same lines read in another encoding: edits stay, and so does a header that is not only what was guessed of the former letters. */
async function inOtherLetters(
  { found, mapping, lastHeader }: CheckJob,
  file: RowsFile,
  readAs: ReadAs,
): Promise<JobDone> {
  const { sheet, header_row, encoding } = mapping;
  const last = { ...found, sheet };
  const unasked = guess(last, await describe(file, undefined));
  const isGuessed = unasked.mapping.header_row === lastHeader;
  const before = isGuessed ? unasked : guess(last, await describe(file, lastHeader));
  const read = await readAs(encoding);
  const isChosen = !isGuessed || header_row !== lastHeader;
  const now = guess(read, await describe(file, isChosen ? header_row : undefined));
  const wanted = { ...mapping, header_row: now.mapping.header_row };
  return { found: now.found, mapping: relettered(wanted, before, now) };
}
