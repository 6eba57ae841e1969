import { array, boolean, create, enums, number, optional, string, type } from 'superstruct';
import { Item, Location } from '../../../contract/entities.ts';
import { ItemInput } from '../../../contract/requests.ts';
import { FAILURE_KINDS, failure } from '../../failure.ts';
import type { KeptBulk } from '../../model/changes/bulkEntries.ts';
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

/** Items from photos that are not all created: drafts of this browser and its person, one for each photo and location. */
export interface KeptBulks {
  /** Undefined where nothing is kept, or it cannot be read. */
  of(imageId: string, locationId: string): KeptBulk | undefined;
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(imageId: string, locationId: string, kept: KeptBulk): void;
  drop(imageId: string, locationId: string): void;
}

const formOf = (imageId: string, locationId: string): string => `bulk_${imageId}_${locationId}`;

export function createKeptBulks(drafts: Pick<Drafts, 'keep' | 'of' | 'remove'>): KeptBulks {
  return {
    of(imageId, locationId) {
      const [draft] = drafts.of(formOf(imageId, locationId));
      if (!draft) return undefined;
      try {
        const { hasLocations, entries } = create(JSON.parse(draft.values['bulk'] ?? ''), Kept);
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
    },
    keep(imageId, locationId, kept) {
      // One at a time: whoever creates in two tabs has one list.
      const form = formOf(imageId, locationId);
      drafts.keep({ key: form, form, values: { bulk: JSON.stringify(kept) } });
    },
    drop: (imageId, locationId) => drafts.remove(formOf(imageId, locationId)),
  };
}
