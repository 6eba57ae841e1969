import type { Item } from '../../../contract/entities.ts';
import { type BulkEntry, isToCreate, type KeptBulk } from '../changes/bulkEntries.ts';
import { parseEntryLine, textsOfLine } from './entryLine.ts';
import { formatQuantity } from './formatQuantity.ts';
import { nameKey, type QuickTexts } from './quickAdd.ts';

export interface PastedList {
  rows: QuickTexts[];
  /** The line that names the columns, where there is one: it is no item. */
  header: string | undefined;
  /** Some lines have more columns than a name and a quantity; the others are left out. */
  hasMoreColumns: boolean;
}

const NAME_HEADS = /^(name|items?|articles?|parts?|part name|description|bezeichnung|artikel)$/i;
const QUANTITY_HEADS = /^(quantity|qty|count|amount|number|pcs|pieces|stock|anzahl|menge)\.?$/i;

/** Reads a text as a list with an item a line, as people write it or as a spreadsheet copies it. */
export function readPastedList(text: string): PastedList {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const [first] = lines;
  const header = first !== undefined && isHeader(first) ? first : undefined;
  const rows = (header === undefined ? lines : lines.slice(1)).map((line) => cellsOf(line));
  return {
    rows: rows.map(rowOf),
    header: header === undefined ? undefined : cellsOf(header).join(', '),
    hasMoreColumns: rows.some((cells) => cells.slice(2).some((cell) => cell !== '')),
  };
}

function isHeader(line: string): boolean {
  const [name = '', quantity = ''] = /\t/.test(line) ? cellsOf(line) : line.split(/[,;]/).map(trimmed);
  return NAME_HEADS.test(name) && QUANTITY_HEADS.test(quantity);
}

/** The cells of a line, without the quotes that a spreadsheet puts around some of them. */
function cellsOf(line: string): string[] {
  return line
    .split('\t')
    .map(trimmed)
    .map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

const trimmed = (text: string): string => text.trim();

/** What notes and chats put before the lines of a list, a box to be ticked with it. */
const BULLET = /^(?:[-–—*•·◦▪‣]\s+(?:\[[ xX]?\]\s+)?|\[[ xX]?\]\s+|[☐☑✓✔]\s*)(?=\S)/u;
/** '"Screws, brass", 7': a name between quotes, for there is a comma in it. */
const QUOTED = /^"((?:[^"]|"")+)"\s*[,;]\s*(\d[\d.,]*)$/;

/** What cannot be read stays as it was pasted, each text in its field, so that it can be seen and put right. */
function rowOf([first = '', second = '']: readonly string[]): QuickTexts {
  if (second !== '') return { name: first, quantity: second };
  const text = first.replace(BULLET, '');
  const [, quoted, quantity = ''] = QUOTED.exec(text) ?? [];
  if (quoted !== undefined) return { name: quoted.replaceAll('""', '"').trim(), quantity };
  const line = parseEntryLine(text);
  return 'problem' in line ? textsOfLine(text) : { name: line.name, quantity: String(line.quantity) };
}

/** What is still to be created of entries and kept nowhere else, as a text that is read as the same rows; '' for nothing. */
export function listLeft({ entries, aside = [] }: KeptBulk): string {
  return entries
    .filter((entry) => isToCreate(entry) && !entry.sent && !aside.includes(entry.number))
    .map(listLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** What is left of a list without the lines of `taken`, each once; the list as it is where it has none of them. */
export function listWithout(text: string, taken: string): string {
  const gone = readPastedList(taken).rows.map(listLine);
  const lines = readPastedList(text).rows.map(listLine);
  const left = lines.filter((line) => {
    const at = gone.indexOf(line);
    if (at !== -1) gone.splice(at, 1);
    return at === -1;
  });
  return left.length === lines.length ? text : left.join('\n');
}

/** One line of a list, as it is read. */
export const listLine = ({ name, quantity }: QuickTexts): string =>
  `${cellText(name)}${quantity.trim() === '' ? '' : `\t${quantity}`}`;

/** With the quotes that reading takes away. */
const cellText = (text: string): string => (/^".*"$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows as entries, all to be created; `keys` has one for each. */
export function pastedEntries(
  rows: readonly QuickTexts[],
  category: string,
  keys: readonly string[],
): BulkEntry[] {
  return rows.map(({ name, quantity }, index) => ({
    number: index + 1,
    name,
    quantity,
    category,
    description: '',
    notes: '',
    place: '',
    // Nobody else has proposed them: until they are created, closing would lose them.
    proposed: { name: '', description: '' },
    isSelected: true,
    status: 'waiting',
    failure: undefined,
    key: keys[index] ?? '',
    sent: undefined,
    mayHaveLocation: false,
    location: undefined,
    item: undefined,
  }));
}

/** What to know of names that are there already, in the list or in the location, by the entries' numbers. */
export function sameNameNotes(
  entries: readonly BulkEntry[],
  items: readonly Item[],
): ReadonlyMap<number, string> {
  const there = new Map(items.map(({ name, quantity }) => [nameKey(name), quantity]));
  const firsts = new Map<string, number>();
  const notes = new Map<number, string>();
  for (const { number, name, isSelected, status } of entries) {
    const key = nameKey(name);
    if (!isSelected || key === '') continue;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, number);
    // It is there: nothing is to be decided about it any more.
    if (status === 'created') continue;
    const quantity = there.get(key);
    if (first !== undefined) notes.set(number, `The same as line ${first}`);
    else if (quantity !== undefined) {
      notes.set(
        number,
        quantity === null
          ? 'There is one here already'
          : `There is one here already: ${formatQuantity(quantity)}`,
      );
    }
  }
  return notes;
}
