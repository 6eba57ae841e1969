import type { Item } from '../../../contract/entities.ts';
import { EXPORT_IDS_MAX } from '../../../contract/export/exports.ts';
import { itemCount } from '../items/counts.ts';
import { type ItemTable, requestOf, tableOf } from '../items/itemTable.ts';
import { isLocalId } from '../unsent/unsent.ts';
import type { ExportWish } from './exports.ts';

type Request = Readonly<Record<string, string | undefined>>;

/** The list of which a page is shown: what the host was asked with for it. */
interface PagedList {
  /** null for all. */
  category: string | null;
  /** Order and filters of the table, as the address has them; undefined for the cards. */
  table?: string | undefined;
  within?: string | undefined;
}

/** A list without pages, which is filtered and sorted in the browser. */
export interface LocalList {
  /** What the host is asked with for all of it. */
  asked: Request;
  /** What its table is filtered and sorted by; undefined for the cards. */
  table: ItemTable | undefined;
  /** No part of it is still to be read. */
  isWhole: boolean;
  /** The host may have left some out. */
  mayBeMore?: boolean;
}

/** The items that are wanted, or why there are none to be had. */
type Wanted = Omit<ExportWish, 'file'> | string;

/**
 * The items of a list, all of it, as it is filtered and sorted. What is here as a whole is named item by item, as long as
 * that can be: with unsent changes it is not what the host would answer.
 */
export function theseItems(shown: readonly Item[], listed: PagedList | LocalList | undefined): Wanted {
  if (!listed) return chosenItems(shown);
  if ('category' in listed) {
    const { category, table, within } = listed;
    const asked: Request = table === undefined ? {} : requestOf(tableOf(new URLSearchParams(table)));
    // As the list itself is asked for: the table's own place goes before that of the level.
    return { query: { ...asked, category: category ?? undefined, within: asked['within'] ?? within } };
  }
  const { asked, table, isWhole, mayBeMore } = listed;
  const told = mayBeMore === true ? { mayBeMore } : {};
  if (isWhole && shown.length <= EXPORT_IDS_MAX) {
    const chosen = chosenItems(shown);
    return typeof chosen === 'string' ? chosen : { ...chosen, ...told };
  }
  return {
    ...told,
    ...unsentAmong(shown),
    query: { ...asked, ...(table && { ...requestOf(table), category: table.filters.category || undefined }) },
  };
}

/** These items and no others, in this order; what only this browser has the host cannot take out. */
export function chosenItems(items: readonly Item[]): Wanted {
  const ids = items.map(({ id }) => id).filter((id) => !isLocalId(id));
  if (ids.length > EXPORT_IDS_MAX) {
    return `At most ${itemCount(EXPORT_IDS_MAX)} can be selected for one file. Export the whole list, or all items on 'Account and data'.`;
  }
  return ids.length === 0 ? 'The server does not have them yet.' : { ...unsentAmong(items), ids };
}

function unsentAmong(items: readonly Item[]): Pick<ExportWish, 'unsent'> {
  const unsent = items.filter(({ id }) => isLocalId(id)).length;
  return unsent === 0 ? {} : { unsent };
}
