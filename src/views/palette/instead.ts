import type { Location } from '../../../contract/entities.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { narrowingParts } from '../../model/finding/filterWords.ts';
import type { FoundRows, PaletteRowData, PaletteSection } from './rows.ts';
import { sectionsByFit } from './sectionOrder.ts';

/** More spellings than this are no guess any more. */
const MEANT_SHOWN = 4;
/** So many of one kind: the others may be meant as well. */
const MEANT_OF_KIND = 3;
/** Filters that are offered to be left out. */
const FILTERS_SHOWN = 3;

/** What is spelt like a text for which nothing was found. */
export interface SpeltAlike {
  commands: FoundRows;
  locations: FoundRows;
  items: FoundRows;
}

/** Where something new is added to. */
interface Place {
  /** The address of the page on screen. */
  here: string;
  /** The location that the page is of. */
  location: Location | undefined;
}

/** What there is to do where nothing was found: what may have been meant, the same without a filter, and adding what is not there. */
export function sectionsInstead(
  typed: string,
  { commands, locations, items }: SpeltAlike,
  place: Place,
  go: (to: string) => () => void,
): PaletteSection[] {
  const few = ({ rows, fit }: FoundRows) => ({ rows: rows.slice(0, MEANT_OF_KIND), fit, total: 0 });
  const meant = sectionsByFit(new Map([['Commands', few(commands)]]), few(locations), few(items))
    .flatMap(({ rows }) => rows)
    .slice(0, MEANT_SHOWN);
  const sections: PaletteSection[] = [
    { heading: 'Did you mean', rows: meant, isInstead: true },
    { heading: 'With fewer filters', rows: rowsWithout(typed, go), isInstead: true },
    { heading: 'Not there yet', rows: addingRows(nameIn(typed), place, go), isInstead: true },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** The search without one of what narrows it down, each called as it was typed; not where nothing is left to look for. */
function rowsWithout(typed: string, go: (to: string) => () => void): PaletteRowData[] {
  return narrowingParts(typed)
    .filter(({ rest }) => rest !== '')
    .slice(0, FILTERS_SHOWN)
    .map(({ piece, rest }) => ({
      id: `without:${piece}`,
      name: `Search without “${piece}”`,
      detail: '',
      label: '',
      kind: 'command',
      icon: 'i-lucide-search',
      key: '',
      perform: go(`/search?${new URLSearchParams({ q: rest }).toString()}`),
    }));
}

/** What was typed as something new would be called: with what has to stand there word for word, without what narrows down. */
function nameIn(typed: string): string {
  const { text, exact } = readQuery(typed);
  return [text, ...exact].join(' ').trim();
}

/** A form that is open already is not opened once more: what was typed in it would have to go. */
function addingRows(
  name: string,
  { here, location }: Place,
  go: (to: string) => () => void,
): PaletteRowData[] {
  if (name === '') return [];
  const adding = (what: 'item' | 'location', form: string, place: string, detail: string): PaletteRowData => {
    const wanted = new URLSearchParams({ name, ...(location && { [place]: location.id }) });
    return {
      id: `add:${what}`,
      name: `Add ${what} “${name}”`,
      detail: location ? `${detail} ${location.name}` : '',
      label: '',
      kind: 'command',
      icon: 'i-lucide-plus',
      key: '',
      perform: go(`${form}?${wanted.toString()}`),
    };
  };
  return [
    ...(here === '/add' ? [] : [adding('item', '/add', 'location_id', 'to')]),
    ...(here === '/add-location' ? [] : [adding('location', '/add-location', 'parent_id', 'in')]),
  ];
}
