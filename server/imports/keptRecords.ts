import type { KeptRecord } from '../../contract/imports/imports.ts';
import { type ChangeRow, keptChanges } from '../store/imports/changes.ts';
import { numbersOf, textsOf } from '../store/lists.ts';
import type { LookupTableName } from '../store/lookups.ts';
import type { Db } from '../store/store.ts';

/** Records that are told one by one; of more it is said how many they are. */
const TOLD = 100;

const LISTS = [
  { table: 'item_categories', kind: 'category' },
  { table: 'location_types', kind: 'type' },
  { table: 'location_areas', kind: 'area' },
] as const satisfies readonly { table: LookupTableName; kind: KeptRecord['kind'] }[];

/** What the undo of an import has left, in the order in which it was made, as far as it is still there. */
export async function keptRecords(db: Db, importId: string): Promise<KeptRecord[]> {
  const changes = await keptChanges(db, importId, TOLD);
  const idsOf = (kind: ChangeRow['kind']): string[] =>
    changes.filter((change) => change.kind === kind).map(({ record_id }) => record_id);
  const records: KeptRecord[] = [];
  for (const kind of ['item', 'location'] as const) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(`${kind}s`)
      .select(['id', 'name'])
      .where('id', 'in', textsOf(ids))
      .execute();
    records.push(...rows.map(({ id, name }) => ({ kind, id, name })));
  }
  for (const { table, kind } of LISTS) {
    const ids = idsOf(table).map(Number);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', numbersOf(ids))
      .execute();
    records.push(...rows.map(({ id, name }) => ({ kind, id: String(id), name })));
  }
  const order = new Map(changes.map(({ kind, record_id }, at) => [`${kind} ${record_id}`, at]));
  const placeOf = ({ kind, id }: KeptRecord): number =>
    order.get(`${LISTS.find((list) => list.kind === kind)?.table ?? kind} ${id}`) ?? TOLD;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
}
