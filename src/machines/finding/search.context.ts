import { NO_OWN, type OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import type { Item } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { FoundLocations } from '../../model/finding/finder.ts';
import { itemsWith, type PlacesOf } from '../../model/finding/itemMatches.ts';
import { type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';
import { failureIn } from '../kit/reading.ts';

export interface SearchAnswer {
  items: Item[];
  total: number;
  /** There may be more on the host than `total`. */
  more?: true;
  /** What they were found for, where nothing has the words that were typed. */
  meant?: string;
}

export type ResultsEvent = WatchedEvent<'results.changed', SearchAnswer>;

export interface SearchContext {
  /** What stands in the box. */
  text: string;
  /** What the results are for: trimmed; '' while nothing was searched. */
  query: string;
  answer: SearchAnswer | undefined;
  /** The query that `answer` is for: while another one is asked it differs from `query`. */
  answered: string;
  /** When it was answered, epoch ms. */
  at: number | undefined;
  /** Where the answer comes from when it is not the live one. */
  origin: Origin | undefined;
  failure: Failure | undefined;
  /** How many of the host's list were read; more than the items where it named one twice. */
  read: number;
  /** The last of the items, which were read below those of an earlier answer: shown until they are read again. */
  older: readonly Item[];
  /** Why the rest could not be read. */
  restFailure: Failure | undefined;
  /** The newest call is over, whichever way. */
  isSettled: boolean;
  /** The locations found for `located`; undefined when they could not be looked for. */
  locations: FoundLocations | undefined;
  /** undefined before any were looked for. */
  located: string | undefined;
  /** New items that only this browser has. */
  unsent: readonly Item[];
  /** Where they lie; undefined as long as nobody has said. */
  placesOf: PlacesOf | undefined;
  /** What is called otherwise in the workshop. */
  own: OwnSynonyms;
}

/** What opens on Enter. */
export interface FirstResult {
  kind: 'location' | 'item';
  id: string;
}

export function searchFor(text: string): SearchContext {
  return {
    text,
    query: '',
    answer: undefined,
    answered: '',
    at: undefined,
    origin: undefined,
    failure: undefined,
    read: 0,
    older: [],
    restFailure: undefined,
    isSettled: false,
    locations: undefined,
    located: undefined,
    unsent: [],
    placesOf: undefined,
    own: NO_OWN,
  };
}

/**
 * The results on screen after a state of those for the query: never those of another query below a failure. Answered
 * again, what was read further down stays below.
 */
export function resultsAfter({
  context,
  event: { state },
}: {
  context: SearchContext;
  event: ResultsEvent;
}): Partial<SearchContext> {
  const isSame = context.answered === context.query;
  const before = isSame
    ? { ...context, data: context.answer }
    : { data: undefined, at: undefined, origin: undefined };
  // What was live a moment ago is on its way again: no label, no gap, only what has been saved meanwhile.
  if (before.data && !before.origin && state.status === 'answered' && state.refreshing) {
    return patched(context, before.data, state.data.items);
  }
  const { data, at, origin } = shownAfter<SearchAnswer>(before, state);
  const rest = { answered: context.query, at, origin, failure: failureIn(state), restFailure: undefined };
  if (data === undefined) return { ...rest, answer: data, read: 0, older: [] };
  if (data === before.data) return rest;
  const read = data.items.length + unreadIn(data);
  const older = read < data.total ? below(before.data?.items ?? [], data.items) : [];
  const items = [...data.items, ...older];
  return { ...rest, answer: lacking({ ...data, items }, unreadIn(data)), read, older };
}

/** The same results in the same order, those among `items` as they are there. */
function patched(
  { older }: SearchContext,
  answer: SearchAnswer,
  items: readonly Item[],
): Partial<SearchContext> {
  const now = new Map(items.map((item) => [item.id, item]));
  const asNow = (item: Item): Item => now.get(item.id) ?? item;
  return {
    answer: lacking({ ...answer, items: answer.items.map(asNow) }, unreadIn(answer)),
    older: older.map(asNow),
  };
}

/**
 * What comes after the rows whose place `items` take. Those at the end of them that are missing in `items` were pushed
 * down rather than deleted: they are kept, for their row may have the focus.
 */
function below(rows: readonly Item[], items: readonly Item[]): Item[] {
  if (rows.length <= items.length) return [];
  const taken = new Set(items.map(({ id }) => id));
  const last = rows.slice(0, items.length).findLastIndex(({ id }) => taken.has(id));
  return rows.slice(last + 1).filter(({ id }) => !taken.has(id));
}

/** The results with the next chunk of them; each item once, and the host's count unless its list ends before. */
export function resultsWith(context: SearchContext, chunk: SearchAnswer): Partial<SearchContext> {
  const { items, total } = chunk;
  const unread = unreadIn(chunk);
  const before = context.answer?.items ?? [];
  const newest = before.slice(0, before.length - context.older.length);
  const known = new Set(newest.map(({ id }) => id));
  const added = items.filter(({ id }) => !known.has(id));
  // A host that ignores the offset answers the same items again: nothing new is the end of it.
  const isEnd = added.length === 0 && unread === 0;
  const read = context.read + items.length + unread;
  const older = isEnd || read >= total ? [] : below(context.older, items);
  const all = [...newest, ...added, ...older];
  return {
    answer: lacking(
      { ...context.answer, items: all, total: isEnd ? all.length : total },
      (context.answer ? unreadIn(context.answer) : 0) + unread,
    ),
    read,
    older,
  };
}

/** Whether the host has more than was read. */
export function hasMore({ answer, read, origin }: SearchContext): boolean {
  return answer !== undefined && origin === undefined && read < answer.total;
}

/** Whether what is shown further down is of an earlier answer, and has to be read again. */
export function hasOlder(context: SearchContext): boolean {
  return context.older.length > 0 && hasMore(context);
}

/**
 * The first result for what stands in the box, in the order of the screen: locations, what is unsent, items.
 * Undefined while it is not known, and when there is none.
 */
export function firstOf(context: SearchContext): FirstResult | undefined {
  const text = context.text.trim();
  if (text === '' || context.located !== text) return undefined;
  const location = context.locations?.ids[0];
  if (location !== undefined) return { kind: 'location', id: location };
  if (!isAnswered(context)) return undefined;
  const item = itemsWith(context.unsent, text, context.placesOf, context.own)[0] ?? context.answer?.items[0];
  return item && { kind: 'item', id: item.id };
}

/** Whether nothing more is to come for what stands in the box: what is first is first for good. */
export function isComplete(context: SearchContext): boolean {
  const text = context.text.trim();
  return text === '' || (context.located === text && isAnswered(context));
}

function isAnswered({ text, query, answered, isSettled }: SearchContext): boolean {
  return isSettled && text.trim() === query && answered === query;
}
