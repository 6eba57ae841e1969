import type { KeptRecord } from '../../contract/imports/imports.ts';
import { type ChangeRow, keptChanges } from '../store/imports/changes.ts';
import { numbersOf, textsOf } from '../store/lists.ts';
import type { LookupTableName } from '../store/lookups.ts';
import type { Db } from '../store/store.ts';

/** Records that are told one by one; of more it is said how many they are. */
const TOLD = 100;
/** Notes that are looked through at a time: people may have removed many of their records. */
const PORTION = 1000;
const ORDER = [
  'item',
  'location',
  'category',
  'type',
  'area',
] as const satisfies readonly KeptRecord['kind'][];

const LISTS = [
  { table: 'item_categories', kind: 'category' },
  { table: 'location_types', kind: 'type' },
  { table: 'location_areas', kind: 'area' },
] as const satisfies readonly { table: LookupTableName; kind: KeptRecord['kind'] }[];

/** What the undo of an import has left: items before locations and lists, each in the order in which it was made, as far as it is still there. */
export async function keptRecords(db: Db, importId: string): Promise<KeptRecord[]> {
  const found: KeptRecord[] = [];
  for (let after = 0; found.length < TOLD;) {
    const changes = await keptChanges(db, importId, { after, limit: PORTION });
    const last = changes.at(-1);
    if (!last) break;
    after = last.seq;
    found.push(...(await stillThere(db, changes)));
  }
  return ORDER.flatMap((kind) => found.filter((record) => record.kind === kind)).slice(0, TOLD);
}

async function stillThere(db: Db, changes: readonly ChangeRow[]): Promise<KeptRecord[]> {
  const idsOf = (kind: ChangeRow['kind']): string[] =>
    changes.filter((change) => change.kind === kind).map(({ record_id }) => record_id);
  const told = async (
    kind: KeptRecord['kind'],
    ids: string[],
    read: () => Promise<{ id: string | number; name: string }[]>,
  ): Promise<KeptRecord[]> => {
    const names = new Map(ids.length === 0 ? [] : (await read()).map(({ id, name }) => [String(id), name]));
    return ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ kind, id, name }];
    });
  };
  const records: KeptRecord[] = [];
  for (const kind of ['item', 'location'] as const) {
    const ids = idsOf(kind);
    const rows = db.selectFrom(`${kind}s`).select(['id', 'name']).where('id', 'in', textsOf(ids));
    records.push(...(await told(kind, ids, () => rows.execute())));
  }
  for (const { table, kind } of LISTS) {
    const ids = idsOf(table);
    const rows = db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', numbersOf(ids.map(Number)));
    records.push(...(await told(kind, ids, () => rows.execute())));
  }
  return records;
}
