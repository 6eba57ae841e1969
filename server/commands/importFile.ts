import { dirname } from 'node:path';
import { type S3Place, readBlobsPlace } from '../blobs/place.ts';
import { type DataFolder, openPhotos } from '../dataFolder.ts';
import { createChildren } from '../images/decoding/children.ts';
import { IMPORT_LOCATION_FIELDS } from '../../contract/imports/mapping.ts';
import { type CsvFile, NotReadable, openCsv } from '../imports/command/csv.ts';
import { PICTURE_COLUMN, REQUIRED_COLUMNS } from '../imports/command/row.ts';
import { type ImportProgress, ignoredColumns, importItems } from '../imports/command/importItems.ts';
import { attachPictures } from '../imports/command/pictures.ts';
import { ImportRefused } from '../imports/refusal.ts';
import { requireNoBucket } from '../sharedFolder.ts';
import { counted } from '../wording.ts';
import { importSpreadsheet } from './importSpreadsheet.ts';
import { type Terminal, untilEnded } from './terminal.ts';

/** How often progress is told: on a terminal it costs nothing, in a log every line stays. */
const EVERY = { terminal: 1000, log: 10_000 };

/** Rows that are written in one go for so long that a server beside it refuses what people save meanwhile. */
const LARGE = 5000;

/** What `import` was asked for. */
export interface ImportOptions {
  path: string;
  /** Where the column `image` begins; the folder of the file when undefined. */
  pictures: string | undefined;
  /** A file with a mapping, or with some of it. */
  mapping?: string | undefined;
  /** Only tells what would be done. */
  isDry?: boolean | undefined;
}

/**
 * `import FILE`: all rows or none. Files with Stowage's own columns as ever, with the pictures that they name as far as they
 * are there; all others, and those with labels of locations, as the app imports them. Throws {@link ImportRefused}.
 */
export async function importFile(
  data: DataFolder,
  terminal: Terminal,
  { path, pictures = dirname(path), mapping, isDry = false }: ImportOptions,
): Promise<number> {
  const blobs = readBlobsPlace(terminal.env);
  const file = mapping === undefined && !isDry ? await openOwn(path) : undefined;
  if (!file) return importSpreadsheet(data, terminal, { path, mapping, isDry });
  return untilEnded(terminal, (ended) => importOwn(data, terminal, { file, pictures, blobs, ended }));
}

interface OwnImport {
  file: CsvFile;
  pictures: string;
  blobs: S3Place | undefined;
  ended: AbortSignal | undefined;
}

/** Imports a file of Stowage's own columns. Told to end it undoes its rows; pictures that are there by then stay. */
async function importOwn(
  { store, folder }: DataFolder,
  terminal: Terminal,
  { file, pictures, blobs, ended }: OwnImport,
): Promise<number> {
  // Before its items are there without their pictures.
  if (!blobs && file.columns.includes(PICTURE_COLUMN)) await requireNoBucket(store.read, folder);
  const ignored = ignoredColumns(file);
  if (ignored.length > 0) terminal.complain(`Ignored columns: ${ignored.join(', ')}`);
  const now = Date.now();
  const tellProgress = progressOn(terminal);
  const { items, locations, pictured } = await importItems(store, file, now, (progress) => {
    ended?.throwIfAborted();
    tellProgress(progress);
  });
  terminal.showProgress?.('');
  const counts = [counted(items, 'item'), counted(locations, 'location')];
  terminal.print(`Imported ${counts.join(' and ')}.`);
  if (pictured.size === 0) return 0;
  const tell = (photos: number): void => {
    ended?.throwIfAborted();
    terminal.showProgress?.(counted(photos, 'photo'));
  };
  const decoder = createChildren();
  const attaching = openPhotos(store, folder, decoder, blobs).then((images) =>
    attachPictures(store, images, pictures, pictured, now, tell),
  );
  const { photos, problems } = await attaching.finally(() => decoder.close());
  terminal.showProgress?.('');
  terminal.print(`Attached ${counted(photos, 'photo')}.`);
  for (const problem of problems) terminal.complain(problem);
  if (problems.length > 0) terminal.complain(`${counted(problems.length, 'item')} without a photo.`);
  return 0;
}

/** The file, where it is one of Stowage's own columns; undefined for every other. Throws {@link ImportRefused}. */
async function openOwn(path: string): Promise<CsvFile | undefined> {
  const file = await openCsv(path).catch((error: unknown) => {
    if (error instanceof ImportRefused && !(error instanceof NotReadable)) throw error;
    return undefined;
  });
  if (!file || !REQUIRED_COLUMNS.every((column) => file.columns.includes(column))) return undefined;
  const hasPlaces = IMPORT_LOCATION_FIELDS.some((column) => file.columns.includes(column));
  return hasPlaces && !file.columns.includes(PICTURE_COLUMN) ? undefined : file;
}

function progressOn({ showProgress, complain }: Terminal): (progress: ImportProgress) => void {
  const every = showProgress ? EVERY.terminal : EVERY.log;
  let checked = 0;
  return ({ phase, rows }) => {
    if (phase === 'checked') checked = rows;
    else if (rows === 1 && checked >= LARGE) {
      showProgress?.('');
      complain(`Nobody else can save until all ${counted(checked, 'row')} are written.`);
    }
    if (rows % every === 0) (showProgress ?? complain)(`${counted(rows, 'row')} ${phase}`);
  };
}
