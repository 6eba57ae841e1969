import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import type { FieldMessages } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import type { DraftOf } from '../../model/unsent/draft.ts';
import { quickItem, type QuickTexts } from '../../model/items/quickAdd.ts';

/** What became of an item that was handed on, by its number. */
export type QuickAddAnswer =
  /** The server has it, or this browser, which sends it as soon as the server answers. */
  | { type: 'item.added'; number: number; item: Item }
  /** The server refused it: it is set aside among the unsent work, with the reason. */
  | { type: 'item.refused'; number: number; reason: Failure }
  /** Neither the server nor this browser has it. */
  | { type: 'item.lost'; number: number; reason: Failure };

export type QuickAddEvent =
  | QuickAddAnswer
  | { type: 'text.changed'; field: keyof QuickTexts; text: string }
  /** `elsewhere`: the id of the location that it is added to in the place of this one. */
  | { type: 'entry.submitted'; elsewhere?: string }
  /** An item with this category was added here, by whatever means: the next one gets the same. */
  | { type: 'category.used'; category: string }
  | { type: 'lost.retried'; number: number }
  /** Back into the fields, where nothing stands in them. */
  | { type: 'lost.edited'; number: number }
  | { type: 'lost.discarded'; number: number };

/** What is handed on to be kept and sent. */
export interface QuickAddRequest {
  type: 'add';
  number: number;
  input: ItemInput;
}

export interface QuickAddInput {
  locationId: string;
  /** Typed at an earlier time. */
  texts?: QuickTexts;
}

/** What was entered, from Enter to its answer. */
export interface QuickEntry {
  number: number;
  texts: QuickTexts;
  input: ItemInput;
}

/** One that is nowhere but here. */
export interface LostEntry extends QuickEntry {
  reason: Failure;
}

export interface QuickAddContext {
  locationId: string;
  category: string;
  texts: QuickTexts;
  /** Messages at the fields. */
  fields: FieldMessages;
  /** Counts refused entries, so that the view moves the focus for each. */
  refusals: number;
  /** Handed on, without an answer yet; oldest first. */
  pending: readonly QuickEntry[];
  lost: readonly LostEntry[];
  /** The number of the next entry. */
  next: number;
  /** What is to be said of what came back, with a new number each time. */
  news: { number: number; text: string };
}

export const NO_TEXTS: QuickTexts = { name: '', quantity: '' };

/** The form that the row's draft belongs to. */
export function quickAddForm(locationId: string): string {
  return `quick-add_${locationId}`;
}

export function newQuickAdd({ locationId, texts = NO_TEXTS }: QuickAddInput): QuickAddContext {
  return {
    locationId,
    category: DEFAULT_CATEGORY,
    texts,
    fields: {},
    refusals: 0,
    pending: [],
    lost: [],
    next: 1,
    news: { number: 0, text: '' },
  };
}

export function isEmpty({ name, quantity }: QuickTexts): boolean {
  return name.trim() === '' && quantity.trim() === '';
}

export function draftOf({ locationId, texts }: QuickAddContext): DraftOf {
  const form = quickAddForm(locationId);
  return { key: form, form, values: { ...texts } };
}

/** What is wrong with the texts, at their fields. */
export function messagesOf(context: QuickAddContext, texts: QuickTexts): FieldMessages {
  const checked = quickItem(texts, context);
  return checked.ok ? {} : checked.fields;
}

/** A field keeps its message only for as long as it stays wrong; no new messages while typing. */
export function stillWrong(context: QuickAddContext, texts: QuickTexts): FieldMessages {
  const wrong = Object.entries(messagesOf(context, texts));
  return Object.fromEntries(wrong.filter(([field]) => field in context.fields));
}

/** What stands in the fields as an entry; the guard before has made sure that it is one. */
export function entered(context: QuickAddContext, elsewhere?: string): QuickEntry {
  const { next, texts, category, locationId } = context;
  const checked = quickItem(texts, { category, locationId: elsewhere ?? locationId });
  if (!checked.ok) throw new Error('The entry is not valid.');
  return { number: next, texts, input: checked.value };
}

export function requestOf({ number, input }: QuickEntry): QuickAddRequest {
  return { type: 'add', number, input };
}

export function without<Entry extends QuickEntry>(entries: readonly Entry[], number: number): Entry[] {
  return entries.filter((entry) => entry.number !== number);
}

export function lostIn({ lost }: QuickAddContext, number: number): QuickEntry {
  const found = lost.find((entry) => entry.number === number);
  if (!found) throw new Error(`Entry ${number} is not lost.`);
  const { reason: _, ...entry } = found;
  return entry;
}

export function afterLost(
  context: QuickAddContext,
  answer: QuickAddAnswer & { type: 'item.lost' },
): Partial<QuickAddContext> {
  const { pending, lost } = context;
  const { number, reason } = answer;
  const entries = pending.filter((entry) => entry.number === number);
  return {
    pending: without(pending, number),
    lost: [...lost, ...entries.map((entry) => ({ ...entry, reason }))],
    news: news(context, notAddedText(context, answer)),
  };
}

export function news(context: QuickAddContext, text: string): QuickAddContext['news'] {
  return { number: context.news.number + 1, text };
}

export function notAddedText(
  { pending }: QuickAddContext,
  { number, reason }: { number: number; reason: Failure },
): string {
  const name = pending.find((entry) => entry.number === number)?.input.name ?? '';
  return `${name} was not added: ${reason.message}`;
}
