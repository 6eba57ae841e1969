import type { Item } from '../../../contract/entities.ts';

/** Which page of which items: pages count from 1, null is every category. */
export interface ItemsQuery {
  page: number;
  category: string | null;
  /** Order and filters of the table, as the address has them; undefined for the cards. */
  table?: string | undefined;
  /** The location that they are in or inside of; undefined for all. */
  within?: string | undefined;
}

export interface ItemPage {
  items: Item[];
  total: number;
  /** The location that they are in or inside of, where the host heeds that. */
  within?: string;
}
