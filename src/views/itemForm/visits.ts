import { createVisits } from '../forms/visits.ts';
import { copiedItem } from './copies.ts';

/** The forms of items. */
export const itemVisits = createVisits(({ search, state }) => `${search} ${copiedItem(state)?.id ?? ''}`);
