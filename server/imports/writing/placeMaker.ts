import { create } from 'superstruct';
import { DEFAULT_LOCATION_TYPE, ROOT_TYPE } from '../../../contract/builtins.ts';
import { sortKey } from '../../../contract/naturalOrder.ts';
import { LocationCreateRequest } from '../../../contract/requests.ts';
import { labelKey, labelKeysOf } from '../../store/keys.ts';
import { comparedName } from '../comparedName.ts';
import { isMadeBy, noteListed, noteMade } from '../../store/imports/changes.ts';
import { FIRST_VERSION, createLocation } from '../../store/locations/write.ts';
import { type LookupTableName, addLookup, findLookup } from '../../store/lookups.ts';
import { Problem } from '../../problems.ts';
import type { Db } from '../../store/store.ts';
import { areaNameOf } from '../areaName.ts';
import { type Place, labelledKeys, missingKeys, placeKey } from '../checking/places.ts';
import type { PlaceDetail } from '../checking/rowCheck.ts';
import { CheckAgain } from '../refusal.ts';
import type { RowsFile } from '../rowsFile.ts';

interface Known {
  id: string;
  areaId: number;
}

/** Where a row belongs. */
interface Reached {
  id: string;
  /** How many locations were made on the way to it. */
  made: number;
  /** It is there with items in it, and was not when the rows were checked: nobody has compared them with those. */
  hasAppeared: boolean;
}

/** Who imports what: for what is noted with each record. */
export interface Doing {
  importId: string;
  line: number;
  now: number;
}

/** Finds the locations of rows in the database, and makes those that are missing. */
export interface PlaceMaker {
  /** The place; in a transaction. `area` is for what is made on the way to it. */
  at(db: Db, place: Place, area: string, doing: Doing): Promise<Reached>;
  /** Another transaction begins: what was found may be gone, and all of it is where the last one was undone. */
  begin(isAfterUndone: boolean): void;
}

/** Places that are remembered: rows of the same one mostly stand together. */
const REMEMBERED = 20_000;

export function createPlaceMaker(file: RowsFile): PlaceMaker {
  const found = new Map<string, Omit<Reached, 'made'>>();
  /** Those that are surely there in this transaction. */
  const sure = new Set<string>();

  async function make(
    db: Db,
    name: string,
    parent: Known | undefined,
    detail: PlaceDetail,
    doing: Doing,
  ): Promise<Known> {
    const type = detail.type === '' ? (parent ? DEFAULT_LOCATION_TYPE : ROOT_TYPE) : detail.type;
    const typeId = await lookup(db, 'location_types', type, doing, DEFAULT_LOCATION_TYPE);
    const areaId =
      detail.area === '' && parent
        ? parent.areaId
        : await lookup(db, 'location_areas', areaNameOf(detail.area === '' ? name : detail.area), doing);
    const request = create(
      {
        name,
        description: '',
        label: await freeLabel(db, detail),
        location_type_id: typeId,
        location_area_id: areaId,
        parent_id: parent?.id ?? null,
      },
      LocationCreateRequest,
    );
    const { id } = await createLocation(db, request, doing.now);
    await noteMade(db, doing.importId, { kind: 'location', id, line: doing.line, version: FIRST_VERSION });
    return { id, areaId };
  }

  const detailOf = (key: string, area: string): PlaceDetail => {
    // One that others lie in is told by its path alone: what the first row that has its label says.
    // Two look-ups: with 'or' SQLite walks all places of the file.
    const [row] = file.all(
      `select detail from (
         select detail from made where kind = 'place' and key = ?
         union all select detail from made where kind = 'place' and key >= ? and key < ?
       ) where detail is not null order by detail ->> 'line' limit 1`,
      key,
      ...labelledKeys(key),
    );
    const told = row?.['detail'];
    // Only the check writes them.
    const detail =
      typeof told === 'string'
        ? (JSON.parse(told) as PlaceDetail)
        : { line: 0, label: '', type: '', area: '' };
    return { ...detail, area: detail.area === '' ? area : detail.area };
  };

  async function walk(db: Db, place: Place, area: string, doing: Doing): Promise<Reached> {
    if (place.missing === 0 && place.id !== null && (await isThere(db, place.id)))
      return { id: place.id, made: 0, hasAppeared: false };
    // Somebody may have made or removed one of them since the check.
    const last = place.missing > 0 && place.id !== null ? await knownAt(db, place.id) : undefined;
    const missing = last ? place.missing : place.names.length;
    const names = place.names.slice(place.names.length - missing);
    const keys = missingKeys({ ...place, missing });
    let here = last;
    let made = 0;
    for (const [index, name] of names.entries()) {
      const label = index === names.length - 1 ? place.label : undefined;
      const there: Known | undefined = await childOf(db, here?.id ?? null, name, label);
      if (!there) made += 1;
      here = there ?? (await make(db, name, here, detailOf(keys[index] ?? '', area), doing));
    }
    if (!here) throw new Error('A path has at least one name.');
    // In one that the import has made itself no row has to be compared with what is there.
    const hasAppeared =
      made === 0 &&
      !(await isMadeBy(db, doing.importId, 'location', here.id)) &&
      (await holdsOthers(db, doing.importId, here.id));
    return { id: here.id, made, hasAppeared };
  }

  return {
    async at(db, place, area, doing) {
      const key = placeKey(place);
      const known = found.get(key);
      if (known && (sure.has(known.id) || (await isThere(db, known.id)))) {
        sure.add(known.id);
        return { ...known, made: 0 };
      }
      const done = await walk(db, place, area, doing);
      if (found.size >= REMEMBERED) found.clear();
      found.set(key, { id: done.id, hasAppeared: done.hasAppeared });
      sure.add(done.id);
      return done;
    },
    begin(isAfterUndone) {
      sure.clear();
      if (isAfterUndone) found.clear();
    },
  };
}

async function isThere(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('locations').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function knownAt(db: Db, id: string): Promise<Known | undefined> {
  const row = await db
    .selectFrom('locations')
    .select('location_area_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id, areaId: row.location_area_id };
}

/** The location of this name, where `label` is given only the one that has it. */
async function childOf(
  db: Db,
  parent: string | null,
  name: string,
  label: string | undefined,
): Promise<Known | undefined> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'label', 'location_area_id'])
    .where('parent_id', parent === null ? 'is' : '=', parent)
    .where('name_key', '=', sortKey(name))
    .orderBy('id')
    .execute();
  const found = rows.find(
    (row) =>
      comparedName(row.name) === comparedName(name) &&
      (label === undefined || labelKey(row.label ?? '') === label),
  );
  return found && { id: found.id, areaId: found.location_area_id };
}

/** The label that rows tell. Throws {@link CheckAgain} where another location has it by now: the check tells of it. */
async function freeLabel(db: Db, { label, line }: PlaceDetail): Promise<string> {
  if (label === '') return '';
  const holders = await db
    .selectFrom('locations')
    .select(['name', 'label'])
    .where('label_key', 'in', labelKeysOf(label))
    .execute();
  const [holder] = holders;
  if (!holder) return label;
  const found = holders.find((row) => labelKey(row.label ?? '') === labelKey(label));
  // One that the check does not take for the same, by the rules of before: it would never find it.
  if (!found) return '';
  throw new CheckAgain(
    `Line ${line.toLocaleString('en')}: the label "${label}" is that of "${found.name}" since these rows were checked.`,
  );
}

/** The number of a type or area, which is made where it is missing; `otherwise` is for a list that is full. */
async function lookup(
  db: Db,
  table: Exclude<LookupTableName, 'item_categories'>,
  name: string,
  { importId, line }: Doing,
  otherwise?: string,
): Promise<number> {
  const known = await findLookup(db, table, name);
  if (known) return known.id;
  try {
    const made = await addLookup(db, table, name);
    await noteListed(db, importId, { kind: table, ...made, line });
    return made.id;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const any = otherwise === undefined ? undefined : await findLookup(db, table, otherwise);
    const first = any ?? (await db.selectFrom(table).select('id').limit(1).executeTakeFirst());
    if (!first) throw error;
    return first.id;
  }
}

/** Whether there is an item in a location that an import has not put there. */
async function holdsOthers(db: Db, importId: string, locationId: string): Promise<boolean> {
  const other = await db
    .selectFrom('items')
    .select('id')
    .where('location_id', '=', locationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_changes')
            .select('seq')
            .where('import_id', '=', importId)
            .where('kind', '=', 'item')
            .whereRef('record_id', '=', 'items.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
