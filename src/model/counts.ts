import { formatQuantity } from './formatQuantity.ts';

/** '1 location', else 'N locations' (LOC-28, LOC-29). */
export function locationCount(count: number): string {
  return `${formatQuantity(count)} ${count === 1 ? 'location' : 'locations'}`;
}

/** '1 item', else 'N items'. */
export function itemCount(count: number): string {
  return `${formatQuantity(count)} ${count === 1 ? 'item' : 'items'}`;
}
