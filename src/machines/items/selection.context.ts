import type { Item } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { Step } from '../../model/changes/changes.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { noticeOfProgress, stoppingNotice } from '../kit/progress.ts';
import type { Notice } from '../kit/unprovided.ts';

/** So many items are selected at most by one wish: what is done to them is done one after the other. */
export const SELECTED_MOST = 1000;

/** The list of which only a page is shown: what is selected stays selected on its other pages. */
export interface WholeList {
  /** How many items it has. */
  total: number;
  /** null for all. */
  category: string | null;
  /** Order and filters of the table, as the address has them; undefined for the cards. */
  table?: string | undefined;
  /** The location that they are in or inside of; undefined for all. */
  within?: string | undefined;
}

/** All of a list but for how many it has: what is asked for to read it. */
export type WholeQuery = Omit<WholeList, 'total'>;

export type SelectionEvent =
  /** What the list shows now. Of a list without pages nothing else can be selected. */
  | { type: 'items.shown'; items: readonly Item[]; whole?: WholeList | undefined }
  | { type: 'item.toggled'; item: Item }
  /** From the row `from`, one goes to the row `to` and takes along all that lies between, by their ids. */
  | { type: 'range.reached'; from: string; to: string }
  /** All that is shown; asked for again, all of the list that has it on its pages. */
  | { type: 'all.chosen' }
  | { type: 'selection.cleared' }
  /** They are no more, whoever has deleted them. */
  | { type: 'items.gone'; ids: readonly string[] }
  /** This page has done it: no list tells of those on its other pages. */
  | { type: 'items.changed'; steps: readonly Step[] }
  /** The next person has not selected anything. */
  | { type: 'session.ended' }
  /** The deletion under way ends after the item that it is at; what is deleted by then stays so. */
  | { type: 'stop.requested' }
  /** The selected ones, or one that need not be selected. */
  | { type: 'delete.requested'; item?: Item };

export interface SelectionContext {
  shown: readonly Item[];
  whole: WholeList | undefined;
  /** In the order in which they were selected. */
  selected: readonly Item[];
  /** The rows that one went over last, with what was selected before them. */
  range: { anchor: string; at: string; base: readonly Item[] } | undefined;
  /** The list that is being read to select all of it. */
  asked: WholeList | undefined;
  /** All of this list are selected, or as many of them as can be. */
  gathered: WholeList | undefined;
  /** Not deleted yet of those that are being deleted. */
  queue: readonly Item[];
  /** How many are being deleted, from the first to the last. */
  total: number;
  /** The deletion is to end after the item that it is at. */
  isStopping: boolean;
  /** Those that could not be deleted, with the reason. */
  failed: readonly { item: Item; reason: string; isUnknown: boolean }[];
  /** How often several were deleted: after each the list has to be read anew. */
  rounds: number;
}

export const NOTHING_SELECTED: SelectionContext = {
  shown: [],
  whole: undefined,
  selected: [],
  range: undefined,
  asked: undefined,
  gathered: undefined,
  queue: [],
  total: 0,
  isStopping: false,
  failed: [],
  rounds: 0,
};

type Changes = Partial<SelectionContext>;

/** The list shows other items, or others of its pages. */
export function withShown(
  { selected }: SelectionContext,
  shown: readonly Item[],
  whole: WholeList | undefined,
): Changes {
  if (selected.length === 0) return { shown, whole };
  // As they are now; either can be all of a location's thousands.
  const now = new Map(shown.map((item) => [item.id, item]));
  const kept = whole ? selected : selected.filter(({ id }) => now.has(id));
  return { shown, whole, selected: kept.map((item) => now.get(item.id) ?? item) };
}

/** As they are after `steps`. */
export function withSteps({ selected }: SelectionContext, steps: readonly Step[]): Changes {
  const now = new Map(selected.map((item) => [item.id, item]));
  for (const step of steps) {
    const item = now.get(step.id);
    if (item && step.kind === 'item changed') now.set(item.id, { ...item, [step.field]: step.after });
  }
  return selected.some((item) => now.get(item.id) !== item) ? { selected: [...now.values()] } : {};
}

export function toggled({ selected }: SelectionContext, item: Item): Changes {
  const others = selected.filter(({ id }) => id !== item.id);
  return {
    selected: others.length < selected.length ? others : [...selected, item],
    range: undefined,
    gathered: undefined,
  };
}

/** Those between where the range began and `to`, instead of those that it had; what else was selected stays. */
export function withRange({ shown, selected, range }: SelectionContext, from: string, to: string): Changes {
  const { anchor, base } = range?.at === from ? range : { anchor: from, base: selected };
  const end = shown.findIndex(({ id }) => id === to);
  if (end < 0) return {};
  const begin = shown.findIndex(({ id }) => id === anchor);
  const between =
    begin < 0 ? shown.slice(end, end + 1) : shown.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  return {
    selected: together(base, between),
    range: { anchor: begin < 0 ? to : anchor, at: to, base },
    gathered: undefined,
  };
}

export function withAllShown({ shown, selected, whole }: SelectionContext): Changes {
  return { selected: whole ? together(selected, shown) : shown, range: undefined };
}

/** With all of the list that was asked for; nothing where another one is shown by now. */
export function withGathered({ selected, whole, asked }: SelectionContext, all: readonly Item[]): Changes {
  if (!whole || !asked || !isSameQuery(asked, whole)) return {};
  return { selected: together(selected, all), range: undefined, gathered: whole };
}

export function without({ selected }: SelectionContext, ids: readonly string[]): Changes {
  const gone = new Set(ids);
  return selected.some(({ id }) => gone.has(id))
    ? { selected: selected.filter(({ id }) => !gone.has(id)), range: undefined }
    : {};
}

/** How many of the list a next 'Select all' selects; 0 where there are no more than those shown, or all are. */
export function moreToGather({ shown, whole, gathered, selected }: SelectionContext): number {
  if (!whole || whole.total <= shown.length || shown.length === 0) return 0;
  if (gathered && isSameList(gathered, whole)) return 0;
  const ids = new Set(selected.map(({ id }) => id));
  return shown.every(({ id }) => ids.has(id)) ? Math.min(whole.total, SELECTED_MOST) : 0;
}

const isSameQuery = (a: WholeList, b: WholeList): boolean =>
  a.category === b.category && a.table === b.table && a.within === b.within;

const isSameList = (a: WholeList, b: WholeList): boolean => a.total === b.total && isSameQuery(a, b);

/** Each once. */
function together(selected: readonly Item[], more: readonly Item[]): readonly Item[] {
  const ids = new Set(selected.map(({ id }) => id));
  return [...selected, ...more.filter(({ id }) => !ids.has(id))];
}

/** Only reached with one; anything else is a fault of ours. */
export function first(queue: readonly Item[]): Item {
  const [item] = queue;
  if (!item) throw new Error('No item to delete.');
  return item;
}

export function failedDeletion(item: Item, { message, outcome: known }: Failure) {
  return { item, reason: message, isUnknown: known === 'unknown' };
}

export const STOPPING = stoppingNotice('deletion under way');

/** How far the deletion is; undefined for few items, and where it ends now: what has come of it is told at once. */
export function deletionProgress({ total, queue, isStopping }: SelectionContext): Notice | undefined {
  if (isStopping || queue.length === 0) return undefined;
  const progress = { done: total - queue.length, total };
  return noticeOfProgress('deletion under way', 'Deleting', progress, true);
}

/** 'Items are being deleted: 12 of 60 are gone.', for a question. */
export function deletingText({ total, queue }: Pick<SelectionContext, 'total' | 'queue'>): string {
  return `Items are being deleted: ${formatQuantity(total - queue.length)} of ${formatQuantity(total)} are gone.`;
}

/** What was deleted of several as the session of their person ended, told once they are here again. */
export function cutDeletionNotice({ total, queue, failed }: SelectionContext): Notice {
  const gone = formatQuantity(total - queue.length - failed.length);
  const [only] = queue;
  if (only && total === 1) {
    const detail = 'Your session ended while it was being deleted. Look whether it is still here.';
    return {
      kind: 'warning',
      text: `${isolatedName(only.name)} may not be deleted`,
      detail,
      duration: Infinity,
    };
  }
  return {
    kind: 'warning',
    text: `Stopped: ${gone} of ${formatQuantity(total)} items deleted`,
    detail: 'Your session ended. The others are still here; the one that it was at may be gone, too.',
    duration: Infinity,
  };
}

/** What came of deleting several: those in the queue were not reached any more. */
export function deletionNotice({ total, queue, failed }: SelectionContext): Notice {
  const [failure] = failed;
  const isStopped = queue.length > 0;
  if (!failure && !isStopped) {
    return { kind: 'success', text: total === 1 ? 'Item deleted' : `${formatQuantity(total)} items deleted` };
  }
  const isKnown = failed.every(({ isUnknown }) => !isUnknown);
  if (failure && total === 1) {
    return {
      kind: isKnown ? 'error' : 'warning',
      text: `${isolatedName(failure.item.name)} ${isKnown ? 'was not' : 'may not be'} deleted`,
      detail: failure.reason,
      ...(!isKnown && { duration: Infinity }),
    };
  }
  const gone = formatQuantity(total - queue.length - failed.length);
  const text = `${gone} of ${formatQuantity(total)} items ${isKnown ? '' : 'surely '}deleted`;
  return {
    kind: isKnown && !isStopped ? 'error' : 'warning',
    text: isStopped ? `Stopped: ${text}` : text,
    ...(failure && {
      detail:
        failed.length === 1
          ? `${failure.item.name}: ${failure.reason}`
          : `${failed.length} ${isKnown ? 'are still here' : 'may still be here'}, the first of them ${failure.item.name}: ${failure.reason}`,
    }),
    ...(!isKnown && { duration: Infinity }),
  };
}

/** All of a long list could not be read. */
export function notGathered({ selected }: SelectionContext, { message }: Failure): Notice {
  return {
    kind: 'error',
    text: 'The others could not be selected',
    detail: `${message} ${formatQuantity(selected.length)} stay selected.`,
  };
}
