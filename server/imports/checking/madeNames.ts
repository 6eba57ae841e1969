import type { MadeName } from '../../../contract/imports/imports.ts';
import type { SqliteValue } from '../../store/sqlite/api.ts';
import { comparedName } from '../comparedName.ts';
import type { RowsFile } from '../rowsFile.ts';
import { PATH } from './placeProblems.ts';
import { createPlaceFinder } from './places.ts';
import { createResembling } from './resembling.ts';

/** Of so many that are made each is compared with the others. */
const COMPARED = 200;
/** With so many each that are there: categories, rooms, names of anything within them, and what is beside those in other places. */
const BESIDE = 1000;
/** Of each kind so many are told. */
const TOLD = 50;
/** What is around a location that lies in no other one. */
const AT_THE_TOP = JSON.stringify([]);

/** One that is made, among those of its kind and place. */
interface Made extends Omit<MadeName, 'kind' | 'like'> {
  /** Its own name. */
  own: string;
  /** The names of the locations around it, as a key of those beside it. */
  around: string;
}

/** What the rows would make, first what resembles something that is there or is made, too. */
export function madeNames(file: RowsFile): MadeName[] {
  const categories = madeOf(file, 'category', (name) => ({ own: name, around: '', name }));
  const known = namesIn(file, 'select name from categories where name is not null limit ?', BESIDE);
  const places = madeOf(file, 'place', (text) => {
    // Only `enterMade` writes them.
    const names = JSON.parse(text) as string[];
    return {
      own: names.at(-1) ?? '',
      around: JSON.stringify(names.slice(0, -1)),
      name: names.join(PATH),
    };
  });
  const finder = createPlaceFinder(file);
  let left = BESIDE;
  const rooms = (): string[] => [
    ...namesIn(file, `select name from places where parent_id = '' limit ?`, BESIDE),
    // A name alone may mean one anywhere.
    ...namesIn(file, `select distinct name from places where parent_id <> '' limit ?`, BESIDE),
  ];
  const placesAround = (around: string): string[] => {
    const { id, missing } = finder.byNames(JSON.parse(around) as string[]);
    // What lies in one that is made is made, too.
    if (missing > 0) return [];
    if (id === null) return rooms();
    const names = namesIn(file, 'select name from places where parent_id = ? limit ?', id, left);
    left -= names.length;
    return names;
  };
  return [...told('location', places, placesAround), ...told('category', categories, () => known)].sort(
    (one, other) => Number(other.like !== null) - Number(one.like !== null),
  );
}

const namesIn = (file: RowsFile, sql: string, ...values: SqliteValue[]): string[] =>
  file.all(sql, ...values).map(({ name }) => String(name));

function madeOf(
  file: RowsFile,
  kind: string,
  named: (name: string) => Pick<Made, 'own' | 'around' | 'name'>,
): Made[] {
  // Those that an older version has entered have no name.
  return file
    .all(
      'select name, uses, line from made where kind = ? and name is not null order by key limit ?',
      kind,
      COMPARED,
    )
    .map(({ name, uses, line }) => ({
      ...named(String(name)),
      rows: Number(uses),
      line: line === null ? null : Number(line),
    }));
}

function told(kind: MadeName['kind'], all: readonly Made[], there: (around: string) => string[]): MadeName[] {
  const beside = new Map<string, Made[]>();
  for (const made of all) {
    const group = beside.get(made.around);
    if (group) group.push(made);
    else beside.set(made.around, [made]);
  }
  /** What is made within something else, by its own name: one at the top may be told by that alone. */
  const within = new Map(
    all.filter(({ around }) => around !== AT_THE_TOP).map((one) => [comparedName(one.own), one.name]),
  );
  // By their names: of one path there may be several, with labels of their own.
  const names = new Map<string, MadeName>();
  const sameWithin = (around: string, own: string): MadeName['like'] => {
    const name = kind === 'location' && around === AT_THE_TOP ? within.get(comparedName(own)) : undefined;
    return name === undefined ? null : { name, isMade: true };
  };
  for (const [around, group] of beside) {
    const resembledThere = createResembling(there(around));
    const resembledMade = createResembling(group.map(({ own }) => own));
    const byOwn = new Map(group.map((one) => [one.own, one]));
    for (const { own, name, rows, line } of group) {
      const known = resembledThere(own);
      const other = known === undefined ? byOwn.get(resembledMade(own) ?? '') : undefined;
      // Of two that are made the one of fewer rows is the slip, once.
      const isSlip = other && (rows < other.rows || (rows === other.rows && own > other.own));
      const like =
        known !== undefined
          ? { name: known, isMade: false }
          : isSlip
            ? { name: other.own, isMade: true }
            : sameWithin(around, own);
      if (!names.has(name)) names.set(name, { kind, name, rows, line, like });
    }
  }
  return [...names.values()].sort((a, b) => Number(b.like !== null) - Number(a.like !== null)).slice(0, TOLD);
}
