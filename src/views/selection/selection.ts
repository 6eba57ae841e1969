import type { Item } from '../../../contract/entities.ts';

/** Which items of a list are selected, for the list that shows it. */
export interface Selection {
  has(id: string): boolean;
  toggle(item: Item): void;
}
