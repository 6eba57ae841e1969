import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { countMachine } from '../../machines/counting/count.machine.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';

/** A count under way. */
export type CountRef = ActorRefFrom<typeof countMachine>;

/** What is recorded of an item, in words. */
export const recorded = ({ quantity }: Item): string =>
  quantity === null ? 'none recorded' : `${formatQuantity(quantity)} recorded`;
