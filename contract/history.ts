import { type Infer, type Struct, array, create, nullable, number, string, type } from 'superstruct';
import { decodeList, listIn } from './lists.ts';
import { lacking, unreadIn } from './unread.ts';
import { extra, Id, Loose } from './values.ts';

/** One field's change, with its whole texts as a person reads them; null for none. */
const texts = { field: string(), before: nullable(string()), after: nullable(string()) };
const WholeChange = type(texts);
export type WholeChange = Infer<typeof WholeChange>;

/**
 * One field's change in an item's history. A long text is only its beginning there; its length then tells of how many
 * characters the whole has, and is absent beside a text that is whole.
 */
export const HistoryChange = type({
  ...texts,
  before_length: extra(number()),
  after_length: extra(number()),
});
export type HistoryChange = Infer<typeof HistoryChange>;
export const HistoryEntry = type({
  id: Id,
  at: string(),
  /** The login name of who did it; '' when unknown. */
  user: Loose,
  kind: string(),
  changes: array(HistoryChange),
});
export type HistoryEntry = Infer<typeof HistoryEntry>;

/** A piece of an item's history. */
export interface HistoryPage {
  /** Newest first as the host has it. */
  history: HistoryEntry[];
  /** What to ask for older entries with, as `before`; null where these are the oldest, or the host does not page. */
  next: string | null;
}

/** A page of an item's history, or the whole of it from a host that does not page. */
export function decodeHistory(value: unknown): HistoryPage {
  const history = decodeList(listIn(value, 'history'), HistoryEntry as unknown as Struct<HistoryEntry>);
  return lacking({ history, next: nextIn(value) }, unreadIn(history));
}

function nextIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('next' in value)) return null;
  return Id.is(value.next) ? value.next : null;
}

/** The whole texts of a change. */
export const decodeWholeChange = (value: unknown): WholeChange => create(value, WholeChange);

/** Whether not all of the change is told. */
export const isCut = ({ before_length, after_length }: HistoryChange): boolean =>
  before_length !== undefined || after_length !== undefined;
