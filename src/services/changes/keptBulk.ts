import { array, boolean, create, enums, number, optional, string, type } from 'superstruct';
import { Item, Location } from '../../../contract/entities.ts';
import { ItemInput } from '../../../contract/requests.ts';
import { FAILURE_KINDS, failure } from '../../failure.ts';
import { hasUnsavedWords, type KeptBulk } from '../../model/changes/bulkEntries.ts';
import { randomText } from '../browser/randomText.ts';
import type { Drafts } from '../unsent/drafts.ts';

const Failed = type({ kind: enums(FAILURE_KINDS), title: string(), message: string() });
const Entry = type({
  number: number(),
  name: string(),
  description: string(),
  quantity: string(),
  category: string(),
  notes: string(),
  place: string(),
  proposed: type({ name: string(), description: string() }),
  isNameless: optional(boolean()),
  isSelected: boolean(),
  isByName: optional(boolean()),
  status: enums(['waiting', 'created', 'failed'] as const),
  failure: optional(Failed),
  key: string(),
  sent: optional(ItemInput),
  mayHaveLocation: boolean(),
  location: optional(type({ entity: Location, isOurs: boolean() })),
  item: optional(type({ entity: Item, isOurs: boolean() })),
});
const Kept = type({ hasLocations: boolean(), entries: array(Entry) });

/** What one dialog keeps. It replaces and drops what it has kept itself, or begun with: another tab's stays beside it. */
export interface KeptBulkOfOne {
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(kept: KeptBulk): void;
  drop(): void;
}

/** Items from photos that are not all created: drafts of this browser and its person, for each photo and location. */
export interface KeptBulks {
  /** Of several the one with words that a person has typed, else the newest. Undefined where none is kept, or can be read. */
  of(imageId: string, locationId: string): KeptBulk | undefined;
  /** For a dialog that begins with what `of` gives now. */
  begin(imageId: string, locationId: string): KeptBulkOfOne;
}

const formOf = (imageId: string, locationId: string): string => `bulk_${imageId}_${locationId}`;

export function createKeptBulks(drafts: Pick<Drafts, 'keep' | 'of' | 'remove'>): KeptBulks {
  const firstOf = (form: string) => {
    const all = drafts.of(form).flatMap(({ key, values: { bulk: text = '' } }) => {
      const bulk = read(text);
      return bulk ? [{ key, text, bulk }] : [];
    });
    return all.find(({ bulk }) => bulk.entries.some(hasUnsavedWords)) ?? all[0];
  };
  return {
    of: (imageId, locationId) => firstOf(formOf(imageId, locationId))?.bulk,
    begin(imageId, locationId) {
      const form = formOf(imageId, locationId);
      const begun = firstOf(form);
      let key = begun?.key ?? form;
      let own = begun?.text;
      const textNow = () => drafts.of(form).find((draft) => draft.key === key)?.values['bulk'];
      return {
        keep(kept) {
          const now = textNow();
          if (now !== undefined && now !== own) key = `${form}_${randomText(8)}`;
          const text = JSON.stringify(kept);
          drafts.keep({ key, form, values: { bulk: text } });
          own = text;
        },
        drop() {
          if (textNow() === own) drafts.remove(key);
          own = undefined;
        },
      };
    },
  };
}

function read(text: string): KeptBulk | undefined {
  try {
    const { hasLocations, entries } = create(JSON.parse(text), Kept);
    return {
      hasLocations,
      entries: entries.map(({ failure: reason, sent, location, item, ...entry }) => ({
        ...entry,
        failure: reason && failure(reason.kind, reason.message, { title: reason.title }),
        sent,
        location,
        item,
      })),
    };
  } catch {
    return undefined;
  }
}
