import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { LoadedItem } from '../../model/unsent/saving.ts';
import { type EditSources, recordForEdit } from './recordForEdit.ts';
import { ITEMS } from './subjects.ts';

export type ItemSources = EditSources<ItemInput, Item>;

/** What the edit form of an item begins with, as `recordForEdit`. */
export const itemForEdit = (sources: ItemSources, id: string, signal?: AbortSignal): Promise<LoadedItem> =>
  recordForEdit(ITEMS, sources, id, signal);
