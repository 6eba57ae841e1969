import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { formatQuantity } from './formatQuantity.ts';

/** '1 location', else 'N locations' (LOC-28, LOC-29). */
export function locationCount(count: number): string {
  return `${formatQuantity(count)} ${count === 1 ? 'location' : 'locations'}`;
}

/** '1 item', else 'N items'. */
export function itemCount(count: number): string {
  return `${formatQuantity(count)} ${count === 1 ? 'item' : 'items'}`;
}

/** A count of hits, which the host gives up at {@link PAGE_LIMIT_MAX} or sooner (`more`): '5,000', '10,000 or more'. */
export function hitCount(count: number, more = false): string {
  return `${formatQuantity(count)}${more || count >= PAGE_LIMIT_MAX ? ' or more' : ''}`;
}
