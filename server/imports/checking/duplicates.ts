import { nameKey } from '../../store/keys.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Values } from './fields.ts';

/** The keys by which a row is the same item as another one. */
export interface ItemKeys {
  /** Name and place; null while one of them is unknown. */
  place: string | null;
  part: string | null;
  supplier: string;
}

/** The item that a row means: one that is there, or the one that an earlier row of the file makes. */
export type Twin = { id: string; name: string; placeId: string } | { line: number };

/** Records with the same part number that are looked at for one of the same supplier. */
const SAME_PART = 50;

export function keysOf(values: Values, place: string | null): ItemKeys {
  const name = nameKey(values.name ?? '');
  return {
    place: place === null || name === '' ? null : `${place}\n${name}`,
    part: partKey(values.supplier_part_no ?? ''),
    supplier: nameKey(values.supplier ?? ''),
  };
}

/** What says nothing ('-', 'n/a', '1') is no part number. */
export function partKey(text: string): string | null {
  const key = nameKey(text);
  return key.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3 ? key : null;
}

/**
 * Has rows that make an item found by their keys: among many thousand rows of the same item each one would walk all those before it
 * that make none. While no row is checked yet, for later that takes its time.
 */
export function indexTwins(file: RowsFile): void {
  for (const key of ['place', 'part']) {
    file.run(
      `create index if not exists checked_twins_by_${key} on checked (${key}_key, line)
       where ${key}_key is not null and action = 'create'`,
    );
  }
}

/** The item that a row with these keys means; one that is there before one of the file, whose rows before `line` count. */
export function twinOf(file: RowsFile, keys: ItemKeys, line: number, withinFile: boolean): Twin | undefined {
  const isSameSupplier = (supplier: unknown): boolean =>
    supplier === '' || keys.supplier === '' || supplier === keys.supplier;
  const there =
    (keys.part === null
      ? []
      : file.all(
          // The same part may lie in several places.
          `select id, name, place_id, supplier_key from present where part_key = ?
           order by place_key = ? desc, id limit ?`,
          keys.part,
          keys.place ?? '',
          SAME_PART,
        )
    ).find((row) => isSameSupplier(row['supplier_key'])) ??
    (keys.place === null
      ? undefined
      : file.all(
          'select id, name, place_id from present where place_key = ? order by id limit 1',
          keys.place,
        )[0]);
  if (there)
    return { id: String(there['id']), name: String(there['name']), placeId: String(there['place_id']) };
  if (!withinFile) return undefined;
  const earlier =
    (keys.part === null
      ? []
      : file.all(
          `select line, supplier_key from checked where part_key = ? and line < ? and action = 'create' order by line limit ?`,
          keys.part,
          line,
          SAME_PART,
        )
    ).find((row) => isSameSupplier(row['supplier_key'])) ??
    (keys.place === null
      ? undefined
      : file.all(
          `select line from checked where place_key = ? and line < ? and action = 'create' order by line limit 1`,
          keys.place,
          line,
        )[0]);
  return earlier && { line: Number(earlier['line']) };
}
