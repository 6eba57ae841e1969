import type { PreviewFilter } from '../../contract/imports/imports.ts';
import type { Pieces } from '../http/longLists.ts';
import type { Db } from '../store/store.ts';
import { requireSheet } from './checking/edits.ts';
import { replacingRows, withReplaced } from './checking/replaced.ts';
import type { Imports } from './imports.ts';
import type { RowsFile } from './rowsFile.ts';

/** Characters of rows that are read at a time; a row may have long notes. */
const CHARACTERS = 256 * 1024;

const WHERE: Readonly<Record<PreviewFilter, string>> = {
  problems: `action = 'problem'`,
  duplicates: 'is_duplicate = 1',
  updates: `+action in ('update', 'add') and same = 0`,
};

/** How many rows a preview has. */
export function countPreview(file: RowsFile, filter: PreviewFilter | undefined): number {
  const [row] = filter
    ? file.all(`select count(*) as count from checked where ${WHERE[filter]}`)
    : file.all('select max(at) + 1 as count from checked');
  return Number(row?.['count'] ?? 0);
}

/** The lines of a page, with the lengths of their rows. */
function linesOf(file: RowsFile, { filter, limit, offset }: Page) {
  const columns = 'line, length(row) as length';
  return filter
    ? file.all(
        `select ${columns} from checked where ${WHERE[filter]} order by line limit ? offset ?`,
        limit,
        offset,
      )
    : file.all(`select ${columns} from checked where at >= ? order by at limit ?`, offset, limit);
}

interface Page {
  filter: PreviewFilter | undefined;
  limit: number;
  offset: number;
  /** Whose rows these are; null in a file that has none. */
  sheet: string | null;
}

/** The rows of a page as JSON, in the order of the file; throws 409 once they are those of another sheet. */
export async function* previewPieces(
  { imports, db }: { imports: Pick<Imports, 'preview'>; db: Db },
  id: string,
  page: Page,
): Pieces {
  const read = <T>(ask: (file: RowsFile) => T): Promise<T> =>
    imports.preview(id, (file) => {
      requireSheet(file, page.sheet);
      return ask(file);
    });
  const lines = await read((file) => linesOf(file, page));
  const encoder = new TextEncoder();
  while (lines.length > 0) {
    let characters = 0;
    const portion: number[] = [];
    while (lines.length > 0 && (portion.length === 0 || characters < CHARACTERS)) {
      const next = lines.shift();
      characters += Number(next?.['length']);
      portion.push(Number(next?.['line']));
    }
    const { texts, replacing } = await read((file) => {
      const found = portion.flatMap((line) =>
        file.all('select line, row, place from checked where line = ?', line),
      );
      return { texts: found, replacing: replacingRows(file, found) };
    });
    const replaced = await withReplaced(db, replacing);
    // As the check has written it, but for those.
    const rows = texts.map(({ line, row }) => {
      const one = replaced.get(Number(line));
      return one ? JSON.stringify(one) : String(row);
    });
    yield encoder.encode(rows.join(','));
  }
}
