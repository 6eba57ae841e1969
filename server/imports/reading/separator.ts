import { CsvError, parse } from 'csv-parse/sync';

/** What stands between the values of a text file, with its name for a person. */
export const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;
export type Separator = keyof typeof SEPARATORS;

/** Rows that are looked at. */
const ROWS = 200;
/** A first line that says it, as Excel reads and other programs write it. */
const TOLD = /^sep=([,;|\t])(?:\r\n|\n|\r)/i;

/** The separator that a text file has, by its beginning, and how many characters at its start only tell that. */
export function separatorOf(beginning: string): { separator: Separator; skip: number } {
  const told = TOLD.exec(beginning);
  // The pattern allows no other signs.
  if (told) return { separator: told[1] as Separator, skip: told[0].length };
  const exact = (Object.keys(SEPARATORS) as Separator[]).find((one) => isExact(beginning, one));
  if (exact !== undefined) return { separator: exact, skip: 0 };
  let best: { separator: Separator; score: number } = { separator: ',', score: 0 };
  for (const separator of Object.keys(SEPARATORS) as Separator[]) {
    const score = scoreOf(beginning, separator);
    if (score > best.score) best = { separator, score };
  }
  return { separator: best.separator, skip: 0 };
}

/** How many rows agree on a number of columns, weighted by that: a sign of texts is now and then in some of them. */
function scoreOf(text: string, separator: Separator): number {
  const counts = new Map<number, number>();
  let rows = 0;
  try {
    for (const record of parsed(text, separator)) {
      rows += 1;
      if (record.length > 1) counts.set(record.length, (counts.get(record.length) ?? 0) + 1);
    }
  } catch {
    return 0;
  }
  let best = 0;
  for (const [columns, count] of counts) {
    best = Math.max(best, (count / Math.max(rows, 1)) * Math.log2(columns + 1) + count / 1000);
  }
  return best;
}

/** Whether every row has as many values as the first, more than two, quoted as the standard has it: that is no accident. */
function isExact(text: string, separator: Separator): boolean {
  const lengths: number[] = [];
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      to: ROWS,
      on_record: (record: string[]) => {
        lengths.push(record.length);
        return null;
      },
    });
  } catch (error) {
    // The beginning may end within a value.
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) return false;
  }
  // The last one may be cut off.
  const whole = lengths.slice(0, Math.max(2, lengths.length - 1));
  const [columns = 0] = whole;
  return whole.length > 1 && columns > 2 && whole.every((length) => length === columns);
}

function parsed(text: string, separator: Separator): string[][] {
  // The last row is cut off where there is more than this beginning.
  const whole = text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1 || text.length);
  const records: unknown = parse(whole, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: ROWS,
  });
  // Without `columns` csv-parse gives arrays of texts.
  return records as string[][];
}
