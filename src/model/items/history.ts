import type { HistoryPage } from '../../../contract/history.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';

/** One change of which the whole texts are wanted. */
export interface ChangeWish {
  itemId: string;
  entryId: string;
  field: string;
}

/** Entries that follow those of `before`, as the page before them named it. */
export interface OlderHistory {
  before: string;
  page: HistoryPage;
}

/**
 * The history after its newest page was read anew. Older entries that were known stay where the page leads on to them;
 * others are asked for again.
 */
export function withNewest(known: HistoryPage | undefined, newest: HistoryPage): HistoryPage {
  const last = newest.history.at(-1);
  if (newest.next === null || !known || !last) return newest;
  const at = known.history.findIndex(({ id }) => id === last.id);
  const older = at < 0 ? [] : known.history.slice(at + 1);
  if (older.length === 0) return newest;
  const unread = Math.max(unreadIn(known), unreadIn(newest));
  return lacking({ history: [...newest.history, ...older], next: known.next }, unread);
}

/** The history with older entries at its end; as it was where it has got another end meanwhile. */
export function withOlder(
  known: HistoryPage | undefined,
  { before, page }: OlderHistory,
): HistoryPage | undefined {
  if (known?.next !== before) return known;
  // A host that leads on to nothing, or to the same again, is at its end.
  const isEnd = page.history.length === 0 || page.next === before;
  const history = [...known.history, ...page.history];
  return lacking({ history, next: isEnd ? null : page.next }, unreadIn(known) + unreadIn(page));
}
