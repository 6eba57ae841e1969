import { setImmediate } from 'node:timers/promises';
import { LOCATION_COLUMNS } from '../../contract/export/exports.ts';
import { groupsOf } from '../http/longLists.ts';
import { textsOf } from '../store/lists.ts';
import type { Db } from '../store/store.ts';
import { type FiledPlace, filedPlaces } from './places.ts';
import type { Sheet } from './sheet.ts';

const PORTION = 200;

const WIDTHS: Readonly<Record<(typeof LOCATION_COLUMNS)[number], number>> = {
  name: 30,
  path: 50,
  label: 14,
  type: 14,
  area: 18,
  description: 50,
};

/** All locations as a table, by their paths, and how many they are. */
export async function locationsSheet(db: Db): Promise<{ sheet: Sheet; count: number }> {
  const places = [...(await filedPlaces(db)).values()];
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = places.sort((a, b) => compare(a.path, b.path));
  const columns = LOCATION_COLUMNS.map((name) => ({ name, width: WIDTHS[name] }));
  return { sheet: { title: 'Locations', columns, portions: rowsOf(db, sorted) }, count: sorted.length };
}

async function* rowsOf(db: Db, places: readonly FiledPlace[]): Sheet['portions'] {
  for (const group of groupsOf(places, PORTION)) {
    const ids = group.map(({ id }) => id);
    const rows = await db
      .selectFrom('locations')
      .select(['id', 'description'])
      .where('id', 'in', textsOf(ids))
      .execute();
    const descriptions = new Map(rows.map(({ id, description }) => [id, description]));
    yield group.map(({ id, name, path, label, type, area }) => [
      name,
      path,
      label,
      type,
      area,
      descriptions.get(id) ?? '',
    ]);
    await setImmediate();
  }
}
