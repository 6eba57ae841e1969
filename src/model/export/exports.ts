import type { ExportCounts, ExportFile, MadeExport } from '../../../contract/export/exports.ts';
import { itemCount, locationCount } from '../items/counts.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import { sizeText } from './sizeText.ts';

/** A file that is wanted. */
export interface ExportWish {
  file: ExportFile;
  /** What items are filtered and sorted by, as the host is asked for a list of them. */
  query?: Readonly<Record<string, string | undefined>>;
  /** Only these items. */
  ids?: readonly string[];
  /** How many of those that are shown only this browser has: they are in no file. */
  unsent?: number;
  /** They are of a search that may have left some out. */
  mayBeMore?: true;
}

/** What it is called while it is made. */
export const FILE_TITLES: Readonly<Record<ExportFile, string>> = {
  'items.csv': 'Items as CSV',
  'items.xlsx': 'Items as an Excel file',
  'locations.csv': 'Locations as CSV',
  'locations.xlsx': 'Locations as an Excel file',
  'everything.json': 'Everything as JSON',
  'backup.zip': 'Backup',
};

/** '1,055 items, 13 locations, 51 photos · 120 kB'. */
export function contentOf({ counts, bytes }: Pick<MadeExport, 'counts' | 'bytes'>): string {
  return `${countsText(counts)} · ${sizeText(bytes)}`;
}

/** The same of a file that was wished for, and what may be missing in it. */
export function toldOf(file: Pick<MadeExport, 'counts' | 'bytes'>, wish: ExportWish): string {
  const { unsent = 0, mayBeMore = false } = wish;
  return [
    contentOf(file),
    ...(unsent === 0 ? [] : [`. Without ${itemCount(unsent)} not sent to the server yet.`]),
    ...(mayBeMore ? [`${unsent === 0 ? '.' : ''} There may be more than the search has found.`] : []),
  ].join('');
}

export function countsText({ items, locations, photos }: ExportCounts): string {
  return [
    ...(items === undefined ? [] : [itemCount(items)]),
    ...(locations === undefined ? [] : [locationCount(locations)]),
    ...(photos === undefined ? [] : [`${formatQuantity(photos)} ${photos === 1 ? 'photo' : 'photos'}`]),
  ].join(', ');
}
