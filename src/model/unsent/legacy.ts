import type { ItemInput } from '../../../contract/requests.ts';

/** A storage item that only this browser has (section 3). Moments are ISO texts. */
export interface LegacyItem {
  id: string;
  name: string;
  /** Container, Bin, …: what kind of thing holds the contents. */
  type: string;
  category: string;
  areaId: string;
  /** '' where it stands on no shelf. */
  shelfId: string;
  /** Where exactly, in words. */
  position: string;
  description: string;
  contents: string[];
  /** '#rrggbb'. */
  color: string;
  dateAdded: string;
  lastUpdated: string;
}

export interface LegacyArea {
  id: string;
  name: string;
  description: string;
}

export interface LegacyShelf {
  id: string;
  areaId: string;
  name: string;
}

/** ENT-52, ENT-53: what an item from the form gets. */
const FORM_TYPE = 'Container';
const FORM_COLOUR = '#334155';

/** An item from the form as a legacy storage item (ENT-47 to ENT-53). `now` in epoch ms. */
export function legacyItemOf(id: string, input: ItemInput, now: number): LegacyItem {
  const moment = new Date(now).toISOString();
  return {
    id,
    name: input.name,
    type: FORM_TYPE,
    category: input.category,
    areaId: input.location_id,
    shelfId: '',
    position: '',
    description: input.description,
    contents: input.notes
      .split(',')
      .map((content) => content.trim())
      .filter((content) => content !== ''),
    color: FORM_COLOUR,
    dateAdded: moment,
    lastUpdated: moment,
  };
}
