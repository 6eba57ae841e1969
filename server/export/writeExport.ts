import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportCounts, ExportFile } from '../../contract/export/exports.ts';
import type { Disk } from '../backup/reserve.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import type { S3Place } from '../blobs/place.ts';
import { heard } from '../heard.ts';
import type { DatabaseToRead } from '../store/databaseToRead.ts';
import { openForReading } from '../store/openForReading.ts';
import { countRecords } from './recordCounts.ts';
import type { Db } from '../store/store.ts';
import { csvOf } from './csv.ts';
import { everythingOf } from './everything.ts';
import { type ItemWish, itemsSheet } from './items.ts';
import { leavingRoom } from './leavingRoom.ts';
import { locationsSheet } from './locations.ts';
import { writeXlsx } from './xlsx.ts';

/** A file that is to be made. It is sent to a process: plain values only. */
export interface ExportOrder {
  file: ExportFile;
  /** Of items alone. */
  wish: ItemWish;
  /** Where it is read from, and the folder that the photos are in. */
  database: DatabaseToRead;
  dataFolder: string;
  /** Where the photos are instead; undefined for the folder. */
  blobs?: S3Place | undefined;
  /** Where it is written; nothing is there. */
  path: string;
  /** Whether nobody saves on that disk, and no room is left for it. */
  mayFillDisk: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Written {
  counts: ExportCounts;
}

/**
 * Writes the file, of what the database has at one moment, and takes as long as that takes. `disk` tells of the disk that
 * it is on, where that is not asked.
 */
export async function writeExport(order: ExportOrder, disk?: Disk): Promise<Written> {
  const { file, dataFolder, blobs, path, now } = order;
  if (file === 'backup.zip') {
    const { counts } = await writeBackup({ folder: dataFolder, blobs }, path, { now, withUsers: false });
    return { counts };
  }
  const { read, snapshot, close } = await openForReading(order.database);
  try {
    await snapshot();
    return { counts: await written(read, order, file, disk) };
  } finally {
    await close();
  }
}

async function written(
  db: Db,
  { wish, path, mayFillDisk, now }: ExportOrder,
  file: Exclude<ExportFile, 'backup.zip'>,
  disk: Disk | undefined,
): Promise<ExportCounts> {
  const write = async (pieces: Readable): Promise<void> => {
    const made = heard(createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await (mayFillDisk ? pipeline(pieces, made) : pipeline(pieces, leavingRoom(path, disk), made));
  };
  const writeText = (text: AsyncGenerator<string>): Promise<void> => write(heard(Readable.from(text)));
  if (file === 'everything.json') {
    await writeText(everythingOf(db, now));
    return countRecords(db);
  }
  const isOfItems = file.startsWith('items.');
  const { sheet, count } = isOfItems ? await itemsSheet(db, wish) : await locationsSheet(db);
  await (file.endsWith('.csv') ? writeText(csvOf(sheet)) : writeXlsx(sheet, write, now));
  return isOfItems ? { items: count } : { locations: count };
}
