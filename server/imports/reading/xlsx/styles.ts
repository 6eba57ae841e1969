import type { Workbook } from './workbook.ts';

/** What a number is shown as: a day, a time of day, a moment, itself, or with so many digits at least, as part numbers are. */
export type Shown = 'number' | 'date' | 'time' | 'moment' | { digits: number };

/** Formats that every program knows by their number. */
const BUILT_IN: readonly (readonly [number, number, Shown])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'moment'],
  [27, 31, 'date'],
  [32, 33, 'time'],
  [34, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
];

/** Formats of cells that one workbook has; programs themselves allow 65,490. */
const STYLES_MAX = 70_000;

/** What the numbers of each style are shown as, by its index. */
export async function stylesOf(workbook: Workbook): Promise<readonly Shown[]> {
  if (workbook.styles === undefined) return [];
  const formats = new Map<number, Shown>();
  const styles: Shown[] = [];
  let isInCellFormats = false;
  const listener = {
    opened(name: string, attributes: ReadonlyMap<string, string>): void {
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'numFmt' && formats.size < STYLES_MAX) {
        formats.set(Number(attributes.get('numFmtId')), shownBy(attributes.get('formatCode') ?? ''));
      }
      if (name !== 'xf' || !isInCellFormats || styles.length >= STYLES_MAX) return;
      const id = Number(attributes.get('numFmtId') ?? 0);
      styles.push(formats.get(id) ?? BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number');
    },
    closed(name: string): void {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  };
  for await (const _ of workbook.tell(workbook.styles, listener));
  return styles;
}

/** By the letters of a format's first part, without what stands in quotes, brackets or behind a backslash. */
function shownBy(format: string): Shown {
  const [first = ''] = format.split(';');
  if (/^0{2,20}$/.test(first)) return { digits: first.length };
  const letters = first
    .slice(0, 300)
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    // A count of hours is a time; colours, conditions and countries say nothing.
    .replaceAll(/\[(h+|m+|s+)\]/gi, '$1')
    .replaceAll(/\[[^\]]*\]/g, '')
    .toLowerCase();
  if (/general|[0#?]/.test(letters.replaceAll(/s[.,]0+/g, 's'))) return 'number';
  const hasDay = /[dy]|m{3,}/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters));
  const hasTime = /[hs]/.test(letters);
  return hasDay ? (hasTime ? 'moment' : 'date') : hasTime ? 'time' : 'number';
}
