import type { Location } from '../../../contract/entities.ts';
import type { FoundRows, PaletteRowData, PaletteSection } from './rows.ts';
import { sectionsByFit } from './sectionOrder.ts';

/** More spellings than this are no guess any more. */
const MEANT_SHOWN = 4;
/** So many of one kind: the others may be meant as well. */
const MEANT_OF_KIND = 3;

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

/** What there is to do where nothing was found: what may have been meant, and adding what is not there. */
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
    { heading: 'Not there yet', rows: addingRows(typed.trim(), place, go), isInstead: true },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** A form that is open already is not opened once more: what was typed in it would have to go. */
function addingRows(
  name: string,
  { here, location }: Place,
  go: (to: string) => () => void,
): PaletteRowData[] {
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
