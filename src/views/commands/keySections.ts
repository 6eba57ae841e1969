import { CATALOGUE } from './catalogue.ts';
import type { CommandDefinition, OfferedCommand, UndoPolicy } from './command.ts';
import { baseId, type ChosenKeys, keysOf } from './keyMap.ts';

/** One line of the key list. */
export interface KeyRowData {
  id: string;
  name: string;
  keys: readonly string[];
  /** The first key that it came with. */
  original: string | undefined;
  keyless: string | undefined;
  undo: UndoPolicy;
  /** The user has chosen its key. */
  isChanged: boolean;
}

export interface KeySection {
  title: string;
  rows: KeyRowData[];
}

/** What is on offer by its sections, then, for users who are logged in, what other pages have. */
export function keySections(
  offered: readonly OfferedCommand[],
  chosen: ChosenKeys,
  withOtherPages: boolean,
): KeySection[] {
  // Several of the same are one line: their keys are the same.
  const shown = offered.filter(
    ({ id }, at) => offered.findIndex((other) => baseId(other.id) === baseId(id)) === at,
  );
  const row = (
    { id, name, keyless, undo }: Pick<CommandDefinition, 'id' | 'name' | 'keyless' | 'undo'>,
    keys: readonly string[],
  ): KeyRowData => {
    const base = baseId(id);
    return { id: base, name, keys, original: ORIGINAL.get(base), keyless, undo, isChanged: base in chosen };
  };
  const titles = { Here: 'This page', 'Go to': 'Go to', Application: 'Application', Lists: 'Lists' } as const;
  const here = (['Here', 'Go to', 'Application', 'Lists'] as const).map((section) => ({
    title: titles[section],
    rows: shown.filter((command) => command.section === section).map((command) => row(command, command.keys)),
  }));
  const isShown = new Set(shown.map(({ id }) => baseId(id)));
  // What comes a moment later, or only sometimes, stands where it will: no row jumps under somebody's eyes.
  const titleOf = (scope: string, { section }: CommandDefinition): string =>
    scope === EVERY_PAGE && section !== 'Here' ? titles[section] : scope;
  const others = CATALOGUE.flatMap(({ title, commands }) =>
    commands
      .filter(({ id }) => !isShown.has(id))
      .map((command) => ({
        title: titleOf(title, command),
        rows: [row(command, keysOf(command, chosen))],
      })),
  );
  const all = [...here, ...(withOtherPages ? others : [])];
  return [...new Set(all.map(({ title }) => title))]
    .map((title) => {
      const rows = all.filter((one) => one.title === title).flatMap((one) => one.rows);
      // Those of a page stand as it offers them.
      return { title, rows: title === titles.Here ? rows : rows.toSorted((a, b) => orderOf(a) - orderOf(b)) };
    })
    .filter(({ rows }) => rows.length > 0);
}

const EVERY_PAGE = 'Every page';
const ORDER = new Map(CATALOGUE.flatMap(({ commands }) => commands).map(({ id }, at) => [id, at] as const));
const orderOf = ({ id }: KeyRowData): number => ORDER.get(id) ?? ORDER.size;

const ORIGINAL = new Map(
  CATALOGUE.flatMap(({ commands }) => commands).map(({ id, key }) => [id, key] as const),
);
