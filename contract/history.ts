import { type Infer, type Struct, array, nullable, string, type } from 'superstruct';
import { decodeList, listIn } from './lists.ts';
import { Id, Loose } from './values.ts';

/** One field's change in an item's history; texts as a person reads them. */
export const HistoryChange = type({ field: string(), before: nullable(string()), after: nullable(string()) });
export const HistoryEntry = type({
  id: Id,
  at: string(),
  /** The login name of who did it; '' when unknown. */
  user: Loose,
  kind: string(),
  changes: array(HistoryChange),
});
export type HistoryEntry = Infer<typeof HistoryEntry>;

/** An item's history, newest first as the host has it. */
export const decodeHistory = (value: unknown): HistoryEntry[] =>
  decodeList(listIn(value, 'history'), HistoryEntry as unknown as Struct<HistoryEntry>);
