import { ITEM_SORTS, type ItemOrder, momentIn, orderIn } from '../../contract/itemOrder.ts';
import type { Call } from '../http/environment.ts';
import { queryText } from '../http/parameters.ts';
import { malformed } from '../problems.ts';
import type { ItemFilter } from '../store/items/filter.ts';

/** What the query narrows a list of items down to; 400 for a value that makes no sense. */
export function filterOf(c: Call): Omit<ItemFilter, 'location'> {
  const photo = queryText(c, 'photo');
  if (photo !== undefined && photo !== 'missing') throw malformed('photo must be missing.');
  const changed = queryText(c, 'changed_since');
  const since = changed === undefined ? undefined : momentIn(changed);
  if (changed !== undefined && since === undefined) {
    throw malformed('changed_since must be a day, YYYY-MM-DD, or a moment with its time zone.');
  }
  return {
    category: queryText(c, 'category'),
    within: queryText(c, 'within'),
    supplier: queryText(c, 'supplier'),
    lacksPhoto: photo === undefined ? undefined : true,
    since,
  };
}

/** The order that the text names; 400 for one that names none. */
export function orderOf(sort: string): ItemOrder {
  const order = orderIn(sort);
  if (order) return order;
  const names = ITEM_SORTS.flatMap((by) => [by, `-${by}`]);
  throw malformed(`sort must be one of ${names.join(', ')}.`);
}
