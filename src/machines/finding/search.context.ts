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
    restFailure: undefined,
    isSettled: false,
    locations: undefined,
    located: undefined,
    unsent: [],
    placesOf: undefined,
    own: NO_OWN,
  };
}

/** The results on screen after a state of those for the query: never those of another query below a failure. */
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
  const { data, at, origin } = shownAfter<SearchAnswer>(before, state);
  return {
    answer: data,
    answered: context.query,
    at,
    origin,
    failure: failureIn(state),
    read: (data?.items.length ?? 0) + unreadIn(data),
    restFailure: undefined,
  };
}

/** The results with the next chunk of them; each item once, and the host's count unless its list ends before. */
export function resultsWith(context: SearchContext, chunk: SearchAnswer): Partial<SearchContext> {
  const { items, total } = chunk;
  const unread = unreadIn(chunk);
  const known = new Set(context.answer?.items.map(({ id }) => id));
  const added = items.filter(({ id }) => !known.has(id));
  const all = [...(context.answer?.items ?? []), ...added];
  // A host that ignores the offset answers the same items again: nothing new is the end of it.
  const isEnd = added.length === 0 && unread === 0;
  return {
    answer: lacking(
      { ...context.answer, items: all, total: isEnd ? all.length : total },
      (context.answer ? unreadIn(context.answer) : 0) + unread,
    ),
    read: context.read + items.length + unread,
  };
}

/** Whether the host has more than was read. */
export function hasMore({ answer, read, origin }: SearchContext): boolean {
  return answer !== undefined && origin === undefined && read < answer.total;
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
