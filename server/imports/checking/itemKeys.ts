import { comparedName } from '../comparedName.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Values } from './fields.ts';
import { type Numbers, saysNothing } from './numbers.ts';

/** The keys by which a row is the same item as another one. */
export interface ItemKeys {
  /** Name and place; null while one of them is unknown. */
  place: string | null;
  /** The place alone, as `place` begins; null with it. */
  at: string | null;
  part: string | null;
  supplier: string;
  /** What numbers the thing of the row; empty in a file without such columns. */
  numbers: Numbers;
}

export function keysOf(values: Values, place: string | null, numbers: Numbers): ItemKeys {
  const name = comparedName(values.name ?? '');
  const at = place === null || name === '' ? null : `${place}\n`;
  return {
    place: at === null ? null : at + name,
    at,
    part: partKey(values.supplier_part_no ?? ''),
    supplier: comparedName(values.supplier ?? ''),
    numbers,
  };
}

/** The keys of an item that is there. */
export const presentKeys = (item: {
  name: string;
  location_id: string;
  supplier: string;
  supplier_part_no: string;
}): Pick<ItemKeys, 'part' | 'supplier'> & { place: string } => ({
  place: `=${item.location_id}\n${comparedName(item.name)}`,
  part: partKey(item.supplier_part_no),
  supplier: comparedName(item.supplier),
});

/** What says nothing ('-', 'n/a', 'unknown', '1') is no part number. */
export function partKey(text: string): string | null {
  if (saysNothing(text)) return null;
  const key = comparedName(text);
  return key.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3 ? key : null;
}

/** Records with the same part number that are looked at for one of the same supplier. */
export const SAME_PART = 50;

export type Row = ReturnType<RowsFile['all']>[number];

/** Whether a record may come from the same supplier. */
export const isSameSupplier =
  ({ supplier }: Pick<ItemKeys, 'supplier'>) =>
  ({ supplier_key: other }: Row): boolean =>
    other === '' || supplier === '' || other === supplier;
