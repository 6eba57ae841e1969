import {
  DEFAULT_CATEGORY,
  DEFAULT_LOCATION_AREA,
  DEFAULT_LOCATION_TYPE,
  STORAGE_CATEGORY,
} from './builtins.ts';

/** The three lists of names that items and locations choose from. */
export type NameList = 'categories' | 'types' | 'areas';

/** What the specification knows by its name: with another one it would be something else. */
const MEANT: Readonly<Record<NameList, Readonly<Record<string, string>>>> = {
  categories: {
    [DEFAULT_CATEGORY]: 'Items without a category are of this one',
    [STORAGE_CATEGORY]: 'Its items are containers',
  },
  types: { [DEFAULT_LOCATION_TYPE]: 'New locations begin with it' },
  areas: { [DEFAULT_LOCATION_AREA]: 'New locations begin with it' },
};

/** Why the entry of this name keeps it, whoever would rename it; undefined for all others. */
export function whyItKeepsName(list: NameList, name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.entries(MEANT[list]).find(([meant]) => meant.toLowerCase() === key)?.[1];
}
