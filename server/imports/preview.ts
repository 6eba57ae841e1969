import type { PreviewFilter } from '../../contract/imports/imports.ts';
import type { Pieces } from '../http/longLists.ts';
import type { Imports } from './imports.ts';
import type { RowsFile } from './rowsFile.ts';

/** Characters of rows that are read at a time; a row may have long notes. */
const CHARACTERS = 256 * 1024;

const WHERE: Readonly<Record<PreviewFilter | 'all', string>> = {
  all: '',
  problems: `where action = 'problem'`,
  duplicates: 'where is_duplicate = 1',
};

/** How many rows a preview has. */
export function countPreview(file: RowsFile, filter: PreviewFilter | undefined): number {
  const [row] = file.all(`select count(*) as count from checked ${WHERE[filter ?? 'all']}`);
  return Number(row?.['count'] ?? 0);
}

interface Page {
  filter: PreviewFilter | undefined;
  limit: number;
  offset: number;
}

/** The rows of a page as JSON, in the order of the file. */
export async function* previewPieces(
  imports: Pick<Imports, 'preview'>,
  id: string,
  { filter, limit, offset }: Page,
): Pieces {
  const lines = await imports.preview(id, (file) =>
    file.all(
      `select line, length(row) as length from checked ${WHERE[filter ?? 'all']} order by line limit ? offset ?`,
      limit,
      offset,
    ),
  );
  const encoder = new TextEncoder();
  while (lines.length > 0) {
    let characters = 0;
    const portion: number[] = [];
    while (lines.length > 0 && (portion.length === 0 || characters < CHARACTERS)) {
      const next = lines.shift();
      characters += Number(next?.['length']);
      portion.push(Number(next?.['line']));
    }
    // As the check has written it.
    const rows = await imports.preview(id, (file) =>
      portion.flatMap((line) => file.all('select row from checked where line = ?', line)),
    );
    yield encoder.encode(rows.map((row) => String(row['row'])).join(','));
  }
}
