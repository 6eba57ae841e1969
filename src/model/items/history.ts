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

/** Who has changed a record, and when (ISO text), as far as the host tells. */
export interface Author {
  /** The login name. */
  user: string;
  at: string;
}

/** Whose is the newest change of one of these fields; undefined where the page does not tell. */
export function authorOf({ history }: HistoryPage, fields: readonly string[]): Author | undefined {
  const named = new Set(fields.map((field) => (field === 'location_id' ? 'location' : field)));
  const entry = history.find(({ changes }) => changes.some(({ field }) => named.has(field)));
  return entry && entry.user !== '' ? { user: entry.user, at: entry.at } : undefined;
}
