import type { Item } from '../../../contract/entities.ts';
import { EXPORT_IDS_MAX } from '../../../contract/export/exports.ts';
import { orderText } from '../../../contract/itemOrder.ts';
import { requestOf, tableOf } from '../items/itemTable.ts';
import { isLocalId } from '../unsent/unsent.ts';
import type { ExportWish } from './exports.ts';

/** The list of which a page is shown: what the host was asked with for it. */
interface Listed {
  /** null for all. */
  category: string | null;
  /** Order and filters of the table, as the address has them; undefined for the cards. */
  table?: string | undefined;
  within?: string | undefined;
}

type Request = Readonly<Record<string, string | undefined>>;
type Wanted = Omit<ExportWish, 'file'>;

/**
 * The items of a list, all pages of it, as it is filtered and sorted. Without `listed` it is here as a whole, and sorted as
 * the address of the page (`query`) says; undefined where nobody can tell the host which they are.
 */
export function theseItems(
  shown: readonly Item[],
  listed: Listed | undefined,
  query: string,
): Wanted | undefined {
  if (!listed) {
    const { order } = tableOf(new URLSearchParams(query));
    return chosenItems(shown, order && orderText(order));
  }
  const { category, table, within } = listed;
  const asked: Request = table === undefined ? {} : requestOf(tableOf(new URLSearchParams(table)));
  // As the list itself is asked for: the table's own place goes before that of the level.
  return {
    query: { ...asked, category: category ?? undefined, within: asked['within'] ?? within },
  };
}

/** These items and no others; what only this browser has the host cannot take out. */
export function chosenItems(items: readonly Item[], sort?: string): Wanted | undefined {
  const ids = items.map(({ id }) => id).filter((id) => !isLocalId(id));
  if (ids.length === 0 || ids.length > EXPORT_IDS_MAX) return undefined;
  return { ids, ...(sort !== undefined && { query: { sort } }) };
}
