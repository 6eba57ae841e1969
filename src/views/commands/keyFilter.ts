import { fold } from '../../../contract/naturalOrder.ts';
import { shownKeys } from './keyName.ts';
import type { KeyRowData, KeySection } from './keySections.ts';

/** What works wherever a list or grid has the focus, and cannot be changed. */
const FIXED = [
  { keys: ['↑', '↓', '←', '→'], name: 'Move within a list or grid' },
  { keys: ['Home', 'End'], name: 'First and last of a list or grid' },
  { keys: ['↵'], name: 'Open the focused row' },
] as const;
export type FixedRow = (typeof FIXED)[number];

export interface FilteredSection extends KeySection {
  fixed: readonly FixedRow[];
}

/**
 * The rows that have what was typed in their name or as their key; `kept` stays whatever was typed: who has just
 * changed its key stands in its row.
 */
export function filteredSections(
  sections: readonly KeySection[],
  typed: string,
  kept?: string,
): FilteredSection[] {
  const words = fold(typed)
    .trim()
    // 'ctrl+k' is two words, but '+' is a key.
    .split(/\s+|\b\+(?=\S)/)
    .filter((word) => word !== '');
  const fits = (row: Pick<KeyRowData, 'name' | 'keys'>) =>
    words.length === 0 || isNamed(row.name, words) || row.keys.some((key) => isKey(key, words));
  return sections
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => row.id === kept || fits(row)),
      fixed: title === 'Lists' ? FIXED.filter(fits) : [],
    }))
    .filter(({ rows, fixed }) => rows.length + fixed.length > 0);
}

/** Whether each of the words begins one of the name. */
function isNamed(name: string, words: readonly string[]): boolean {
  const own = fold(name).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

const CALLED: Readonly<Record<string, readonly string[]>> = { mod: ['ctrl', 'cmd'] };

/** Whether each of the words is a part of the key; longer ones need only begin one. */
function isKey(key: string, words: readonly string[]): boolean {
  const parts = key.split(/[+ ](?=.)/).flatMap((part) => CALLED[part] ?? [part]);
  const own = [...parts, ...shownKeys(key)].map(fold);
  return words.every((word) =>
    own.some((part) => (word.length === 1 ? part === word : part.startsWith(word))),
  );
}

/** Where a key leads in the list of keys. */
export type KeyListMove = { to: 'filter'; isCleared?: true } | { to: 'row'; at: number };

interface Place {
  /** The row that has the focus; -1 for none. */
  at: number;
  count: number;
  isInFilter: boolean;
  isFiltered: boolean;
}

/** What a key pressed in the dialog does; undefined for what is not the list's own, as Escape that closes it. */
export function keyListMove(
  key: string,
  { at, count, isInFilter, isFiltered }: Place,
): KeyListMove | undefined {
  const row = (to: number): KeyListMove | undefined =>
    to >= 0 && to < count ? { to: 'row', at: to } : undefined;
  switch (key) {
    case 'Escape':
      return isFiltered ? { to: 'filter', isCleared: true } : undefined;
    case '/':
      return isInFilter ? undefined : { to: 'filter' };
    case 'ArrowDown':
      return row(at + 1);
    case 'ArrowUp':
      return isInFilter ? undefined : (row(at - 1) ?? { to: 'filter' });
    // In the field they are the text's.
    case 'Home':
      return isInFilter ? undefined : row(0);
    case 'End':
      return isInFilter ? undefined : row(count - 1);
    default:
      return undefined;
  }
}
