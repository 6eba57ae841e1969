import { insertItem } from '../../store/items/write.ts';
import { categoryFor, ensureCategory } from '../../store/lookups.ts';
import type { Store } from '../../store/store.ts';
import type { CsvFile } from './csv.ts';
import { createLocationFinder } from './locationFinder.ts';
import type { Pictured } from './pictures.ts';
import { ImportRefused } from '../refusal.ts';
import { writeWhole } from '../writing/whole.ts';
import { COLUMNS, PICTURE_COLUMN, REQUIRED_COLUMNS, decodeRow } from './row.ts';

/** Bad rows that are reported; whoever has more starts with these. */
const BAD_ROWS_MAX = 50;

export interface Imported {
  items: number;
  /** Locations that had to be made. */
  locations: number;
  /** The rows that name a picture, by the path that they give. */
  pictured: ReadonlyMap<string, readonly Pictured[]>;
}

export interface ImportProgress {
  phase: 'checked' | 'imported';
  rows: number;
}

/** The names of the columns that an import does not read. */
export function ignoredColumns({ columns }: CsvFile): string[] {
  const known: readonly string[] = [...COLUMNS, PICTURE_COLUMN];
  return columns.flatMap((column, at) => {
    if (column === '') return [`column ${at + 1}, which has no name`];
    return known.includes(column) ? [] : [column];
  });
}

/**
 * Imports every row of the file as an item, or none: throws {@link ImportRefused} with up to 50 bad rows.
 * The file is checked first, so that the database is locked only for a good one.
 */
export async function importItems(
  store: Store,
  file: CsvFile,
  now: number,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<Imported> {
  const missing = REQUIRED_COLUMNS.filter((column) => !file.columns.includes(column));
  if (missing.length > 0) {
    throw new ImportRefused(missing.map((column) => `line 1: the column "${column}" is missing.`));
  }
  await checkRows(file, onProgress);
  return writeWhole(store, async (trx, onRow) => {
    const locations = createLocationFinder(trx, now);
    /** What each is called on the list. */
    const categories = new Map<string, string>();
    const pictured = new Map<string, Pictured[]>();
    let items = 0;
    for await (const row of file.rows()) {
      onRow();
      const decoded = decodeRow(row);
      if (!decoded.ok) throw new ImportRefused(['The file was changed while it was read.']);
      const { path, picture, ...item } = decoded.item;
      const category = categories.get(item.category) ?? (await categoryFor(trx, item.category));
      if (!categories.has(item.category)) await ensureCategory(trx, category);
      categories.set(item.category, category);
      const request = { ...item, category, location_id: await locations.at(path) };
      const { id } = await insertItem(trx, request, { user: '', now });
      if (picture !== '') {
        const rows = pictured.get(picture) ?? [];
        rows.push({ line: row.line, itemId: id });
        pictured.set(picture, rows);
      }
      items++;
      onProgress({ phase: 'imported', rows: items });
    }
    return { items, locations: locations.made(), pictured };
  });
}

async function checkRows(file: CsvFile, onProgress: (progress: ImportProgress) => void): Promise<void> {
  const problems: string[] = [];
  let rows = 0;
  let bad = 0;
  for await (const row of file.rows()) {
    const decoded = decodeRow(row);
    rows++;
    onProgress({ phase: 'checked', rows });
    if (decoded.ok) continue;
    problems.push(...decoded.problems);
    if (++bad === BAD_ROWS_MAX) {
      problems.push(`Only the first ${BAD_ROWS_MAX} bad rows are shown.`);
      break;
    }
  }
  if (problems.length > 0) throw new ImportRefused(problems);
}
