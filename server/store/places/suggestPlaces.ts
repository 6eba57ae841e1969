import { sql } from 'kysely';
import {
  COUNTED_MOST,
  PLACES_MOST,
  type PlaceReason,
  type PlaceRequest,
  type SuggestedPlace,
} from '../../../contract/places/places.ts';
import type { Db } from '../store.ts';
import { locationWords } from './locationWords.ts';
import { surroundingsOf } from './neighbours.ts';
import { placesNamed } from './placesNamed.ts';
import { scorePlaces } from './scorePlaces.ts';
import { thingOf } from './thing.ts';

/** Items of a location that are looked at for a count. */
const LOOKED_AT = 10 * COUNTED_MOST;

/** The likeliest places for a thing, at most {@link PLACES_MOST}, the best first; none where nothing speaks for any. */
export async function suggestPlaces(db: Db, request: PlaceRequest): Promise<SuggestedPlace[]> {
  const thing = thingOf(request);
  if (thing.words.length === 0 && thing.category === '') return [];
  const itself =
    request.item_id === ''
      ? undefined
      : await db.selectFrom('items').select('seq').where('id', '=', request.item_id).executeTakeFirst();
  const surroundings = await surroundingsOf(db, thing, itself?.seq);
  const named = placesNamed(thing, await locationWords(db));
  const best = scorePlaces(thing, surroundings, named).slice(0, PLACES_MOST);
  const places: SuggestedPlace[] = [];
  for (const { location, reasons } of best) {
    const counted: PlaceReason[] = [];
    for (const reason of reasons) {
      counted.push(
        reason.by === 'category'
          ? { ...reason, count: await countOf(db, location, thing.category, itself?.seq) }
          : reason,
      );
    }
    places.push({ location_id: location, reasons: counted });
  }
  return places;
}

/**
 * How many items of a category are in a location, counted up to one more than {@link COUNTED_MOST}; of a location with very
 * many only a part is looked at, in which there may be none.
 */
async function countOf(db: Db, location: string, category: string, except = -1): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (select category_key, seq from items where location_id = ${location} limit ${LOOKED_AT}) looked_at
    where category_key = ${category} and seq <> ${except}`.execute(db);
  return Math.min(rows[0]?.count ?? 0, COUNTED_MOST + 1);
}
