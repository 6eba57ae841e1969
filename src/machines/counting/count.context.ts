import type { Item, Location } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { Change, Outcome } from '../../model/changes/changes.ts';
import { quantityAfter } from '../../model/items/quantity.ts';
import {
  besideOf,
  changeOfCount,
  type CountAnswer,
  type CountAnswers,
  countTyped,
  differencesOf,
  inCountOrder,
  nextToCount,
  recordedOf,
  sentAnswers,
  withAnswer,
} from '../../model/counting/count.ts';

type NewAnswer = Extract<CountAnswer, { kind: 'new' }>;

export type SavedCount = Extract<Change, { kind: 'count' }>;

/** What is known of the location that is counted: more of it comes, and it changes. */
export interface PlaceChanged {
  type: 'place.changed';
  /** undefined before it is known. */
  location: Location | undefined;
  /** What lies in it, with what is unsent; undefined before it is known. */
  items: readonly Item[] | undefined;
  /** Under which id the server has what this browser has made; undefined while it has not. */
  sentAs(localId: string): string | undefined;
  /** Why something of it could not be read. */
  failure: Failure | undefined;
  isMissing: boolean;
}

export type CountEvent =
  | PlaceChanged
  | { type: 'same.answered' }
  | { type: 'number.changed'; by: 1 | -1 }
  | { type: 'number.typed'; text: string }
  /** With what was typed, else the same. */
  | { type: 'number.answered' }
  | { type: 'gone.answered' }
  | { type: 'item.skipped' }
  /** One character, else the last answer. */
  | { type: 'back.requested' }
  | { type: 'item.chosen'; id: string }
  | { type: 'adding.requested' }
  /** `id` is a new local one. */
  | { type: 'adding.submitted'; id: string; name: string; quantity: number }
  /** `text`: what was typed of something new, for the next time. */
  | { type: 'adding.left'; text?: string }
  /** What was opened again is no part of the count any more. */
  | { type: 'adding.withdrawn' }
  | { type: 'finish.requested' }
  | { type: 'counting.resumed' }
  | { type: 'deletion.chosen'; on: boolean }
  | { type: 'count.accepted' }
  | { type: 'discard.requested' };

export interface CountContext {
  identifier: string;
  location: Location | undefined;
  /** In the order in which they are counted; undefined before they are known. */
  items: readonly Item[] | undefined;
  sentAs: PlaceChanged['sentAs'];
  failure: Failure | undefined;
  answers: CountAnswers;
  /** As they were kept last. */
  kept: CountAnswers;
  /** When something was counted before and not finished, epoch ms; undefined where nothing was. */
  recalledAt: number | undefined;
  /** The item that is counted now; undefined where none is left. */
  at: string | undefined;
  /** What was left for later since the last answer, the last one at the end. */
  skipped: readonly string[];
  /** What was typed of its number. */
  typed: string;
  problem: string | undefined;
  /** What was new and is opened again, to be put right. */
  opened: NewAnswer | undefined;
  /** What was typed of something new that was left and not added. */
  unfinished: string;
  deletesGone: boolean;
}

/** What of a count is to be kept, and what is kept of it: another tab may have kept more of the same location. */
export interface KeptCount {
  location: Pick<Location, 'id' | 'name'>;
  before: CountAnswers;
  answers: CountAnswers;
}

/** A count that was accepted, and what it does. */
export interface AcceptedCount {
  change: SavedCount | undefined;
  answers: CountAnswers;
}

export const itemAt = ({ items, at }: CountContext): Item | undefined => items?.find(({ id }) => id === at);

/** After more of the location is known. The item that is counted stays the same one for as long as it is there. */
export function withPlace(context: CountContext, place: PlaceChanged): Partial<CountContext> {
  const items = place.items ? inCountOrder(place.items) : context.items;
  const { sentAs } = place;
  const answers = sentAnswers(context.answers, sentAs);
  const at = context.at === undefined ? undefined : (sentAs(context.at) ?? context.at);
  const isThere = items?.some(({ id }) => id === at) === true;
  return {
    location: place.location ?? context.location,
    items,
    sentAs,
    answers,
    at,
    // Who has deleted it meanwhile has not asked for it.
    skipped: context.skipped
      .map((id) => sentAs(id) ?? id)
      .filter((id) => items?.some((item) => item.id === id) === true),
    failure: place.failure,
    ...(!isThere && {
      at: nextToCount(items ?? [], answers, at),
      typed: '',
      problem: undefined,
    }),
  };
}

/** With an answer for the item that is counted, and on to the next one. */
export function withQuantity(context: CountContext, quantity: number): Partial<CountContext> {
  const item = itemAt(context);
  if (!item) return {};
  const was = recordedOf(item);
  const answers = withAnswer(context.answers, { kind: 'item', id: item.id, was, now: quantity });
  return { answers, ...onTo(nextToCount(context.items ?? [], answers, item.id)) };
}

/** What was typed for the item that is counted, else what is recorded of it. */
export function typedOrRecorded(context: CountContext): number {
  const read = countTyped(context.typed);
  if (read && 'quantity' in read) return read.quantity;
  const item = itemAt(context);
  return item ? recordedOf(item) : 0;
}

/** Why what was typed is no answer for the item that is counted; undefined where it is one. */
export function problemOf(context: CountContext): string | undefined {
  const read = itemAt(context) && countTyped(context.typed);
  return read && 'problem' in read ? read.problem : undefined;
}

export const onTo = (at: string | undefined): Partial<CountContext> => ({
  at,
  skipped: [],
  typed: '',
  problem: undefined,
});

/** One more or one less than what was typed, or than what is recorded. */
export function withStep(context: CountContext, by: number): Partial<CountContext> {
  const item = itemAt(context);
  if (!item) return {};
  const typed = countTyped(context.typed);
  const from = typed && 'quantity' in typed ? typed.quantity : recordedOf(item);
  return { typed: String(quantityAfter(from, by)), problem: undefined };
}

/** On to the next one, which leaves this one for later. */
export function withSkipped({ items = [], answers, at, skipped }: CountContext): Partial<CountContext> {
  const next = onTo(nextToCount(items, answers, at));
  return at === undefined || next.at === at ? next : { ...next, skipped: [...skipped, at] };
}

/** Back at what was left for later last; else the answer given last is taken back, and its item is the one that is counted. */
export function withoutLast(context: CountContext): Partial<CountContext> {
  const left = context.skipped.at(-1);
  if (left !== undefined) return { ...onTo(left), skipped: context.skipped.slice(0, -1) };
  const last = context.answers.at(-1);
  if (!last) return {};
  const answers = context.answers.slice(0, -1);
  const at = context.items?.some(({ id }) => id === last.id) ? last.id : context.at;
  return { answers, ...onTo(at ?? nextToCount(context.items ?? [], answers, undefined)) };
}

/**
 * What was new and is meant by what is asked: the one that is chosen, else the last answer; undefined where none is. It is
 * opened with its text, and stays among the answers until it is put right or taken out.
 */
export function newMeant({ answers, skipped }: CountContext, event: CountEvent): NewAnswer | undefined {
  if (event.type === 'back.requested' && skipped.length > 0) return undefined;
  const id = event.type === 'item.chosen' ? event.id : answers.at(-1)?.id;
  const meant = answers.find((answer) => answer.id === id);
  return meant?.kind === 'new' ? meant : undefined;
}

/** Without what was opened. */
export const withoutOpened = ({ answers, opened }: CountContext): Partial<CountContext> => ({
  answers: answers.filter(({ id }) => id !== opened?.id),
  opened: undefined,
});

/** With something new; put right, it has the id that it had, under which it may be sent already. */
export function withNew(
  { answers, opened, items = [] }: CountContext,
  { id, name, quantity }: Omit<NewAnswer, 'kind'>,
): Partial<CountContext> {
  const beside = besideOf(name, items, answers);
  const added: NewAnswer = { kind: 'new', id: opened?.id ?? id, name, quantity, beside };
  return {
    answers: withAnswer(answers, added),
    opened: undefined,
    ...(opened === undefined && { unfinished: '' }),
  };
}

/** What is new, and of which an item has been recorded meanwhile: it is not added before a person has seen that. */
export const recordedMeanwhile = ({ items, answers, sentAs }: CountContext): readonly NewAnswer[] =>
  differencesOf(items ?? [], answers, sentAs).recorded;

/** What accepting does; undefined where nothing differs. */
export function changeOf(context: CountContext): SavedCount | undefined {
  const { location, items, answers, sentAs, deletesGone } = context;
  return location && changeOfCount(location, differencesOf(items ?? [], answers, sentAs), deletesGone);
}

/**
 * After a count was saved in part: what was saved is as it was counted, whether or not the page has heard of that, and
 * what was new is an item by now.
 */
export function afterSaving(context: CountContext, outcome: Outcome): Partial<CountContext> {
  const { items = [] } = context;
  // What is saved leaves the answers, and is still nothing that others have recorded.
  const { added } = differencesOf(items, context.answers, context.sentAs);
  const seen = new Map(added.map((one) => [one.id, one]));
  const answers = context.answers.map((one) => seen.get(one.id) ?? one);
  const left = new Set(answersLeft(answers, outcome).map(({ id }) => id));
  const { counts = [], gone = [] } = changeOf(context) ?? {};
  const saved = new Map(
    [...counts, ...gone.map((item) => ({ item, quantity: 0 }))].map((one) => [one.item.id, one]),
  );
  for (const id of left) saved.delete(id);
  const deleted = new Set(gone.filter(({ id }) => saved.has(id)));
  return {
    answers: answers.flatMap((answer) => {
      if (left.has(answer.id)) return [answer];
      if (answer.kind === 'new') return [];
      const done = saved.get(answer.id);
      return [done ? { ...answer, was: recordedOf(done.item), isSaved: true } : answer];
    }),
    items: items.flatMap((item) => {
      if (deleted.has(item)) return [];
      const quantity = saved.get(item.id)?.quantity;
      return [quantity === undefined ? item : { ...item, quantity }];
    }),
    kept: answersKept(answers, outcome),
  };
}

/** What stays kept after an outcome: where nothing came of it all is as it was counted, what is as recorded, too, but for what is set aside elsewhere. */
export function answersKept(answers: CountAnswers, outcome: Outcome): CountAnswers {
  const left = answersLeft(answers, outcome);
  if (outcome.done.length > 0 || left.length === 0) return left;
  const aside = new Set(outcome.failed.filter(({ step }) => step !== undefined).map(({ id }) => id));
  return answers.filter(({ id }) => !aside.has(id));
}

/** What is left to be accepted after an outcome: what failed, and is not set aside elsewhere. */
export function answersLeft(answers: CountAnswers, { failed }: Outcome): CountAnswers {
  const lost = new Set(failed.filter(({ step }) => step === undefined).map(({ id }) => id));
  return answers.filter(({ id }) => lost.has(id));
}
