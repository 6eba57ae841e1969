import { type Infer, array, defaulted, enums, integer, mask, object, string, unknown } from 'superstruct';
import { Text } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';
import { fieldOf } from '../loose.ts';

/** So many places are proposed at most. */
export const PLACES_MOST = 3;

/**
 * POST /api/locations/suggestions: what is to be put somewhere, as far as it is known. Nothing is required, and nothing has
 * to be valid yet: it is asked while somebody types. `text` is what was read on the thing or on its packaging; `item_id`
 * is the item itself where it is there already, which says nothing about where it belongs.
 */
export const PlaceRequest = object({
  name: Text('Name', TEXT_MAX),
  description: Text('Description'),
  category: Text('Category', TEXT_MAX),
  supplier: Text('Supplier', TEXT_MAX),
  supplier_part_no: Text('Supplier Part No.', TEXT_MAX),
  text: Text('Text'),
  item_id: Text('Item', TEXT_MAX),
});
export type PlaceRequest = Infer<typeof PlaceRequest>;

/**
 * Why a thing may belong to a place:
 * - `label`: its label, `what`, stands in the texts of the thing;
 * - `part`, `same`: an item with the same part number, or the same name, is there;
 * - `named`: `what` is in the name of the place, too;
 * - `category`: `count` other items of the category `what` are there;
 * - `like`: the item with the name `what`, which is like it, is there;
 * - `supplier`: others from the supplier `what` are there.
 */
export const PLACE_REASONS = ['label', 'part', 'same', 'named', 'category', 'like', 'supplier'] as const;

const PlaceReason = object({
  by: enums(PLACE_REASONS),
  what: defaulted(string(), ''),
  /** Items that it speaks of, counted up to one more than {@link COUNTED_MOST}; 0 where they were not counted. */
  count: defaulted(integer(), 0),
});
export type PlaceReason = Infer<typeof PlaceReason>;

/** One more of a count means 'more than that'. */
export const COUNTED_MOST = 1000;

const SuggestedPlace = object({
  location_id: string(),
  /** The strongest first, at least one. */
  reasons: array(PlaceReason),
});
export type SuggestedPlace = Infer<typeof SuggestedPlace>;

/**
 * The likeliest places, the best first; throws a StructError for what is no such answer. A reason that this version does
 * not know is left out.
 */
export function decodePlaces(value: unknown): SuggestedPlace[] {
  const { places } = mask(value, object({ places: array(unknown()) }));
  return places.slice(0, PLACES_MOST).map((place) => {
    const reasons = fieldOf(place, 'reasons');
    const known = Array.isArray(reasons)
      ? reasons.filter((reason) => PLACE_REASONS.some((by) => by === fieldOf(reason, 'by')))
      : [];
    return mask({ location_id: fieldOf(place, 'location_id'), reasons: known }, SuggestedPlace);
  });
}
