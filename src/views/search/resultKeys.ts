import type { KeyboardEvent } from 'react';

/** The current row of a list; where that is not drawn now, the list, which has it drawn. */
const CURRENT = '[data-main][tabindex="0"], [data-list][tabindex="0"]';
const LIST = '[data-list]';

/** The row that arrow down in the box goes to: the current one of the first list, at first its first. */
export function firstResult(results: HTMLElement | null): HTMLElement | undefined {
  return results?.querySelector<HTMLElement>(CURRENT) ?? undefined;
}

/**
 * Where a key leads from the results when it leaves the list that has the focus: the lists of locations and items
 * lie one below the other, and the box above them. Undefined for keys that stay in their list.
 */
export function wayOut(
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  results: HTMLElement | null,
): HTMLElement | 'items' | 'box' | undefined {
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target.closest('[role=menu], [aria-expanded=true], input, textarea, select')) return undefined;
  // What is selected comes first: its button says this key.
  if (key === 'Escape') return document.querySelector('[data-clears-selection]') ? undefined : 'box';
  const cell = target.closest<HTMLElement>('[data-place]');
  const list = cell?.closest<HTMLElement>(LIST);
  const lists = [...(results?.querySelectorAll<HTMLElement>('[data-rows] [data-list]') ?? [])];
  const at = list ? lists.indexOf(list) : -1;
  if (!cell || at < 0) return undefined;
  if (key === 'ArrowUp' && isInFirstLine(cell)) {
    const before = lists[at - 1];
    return before ? (lastMain(before) ?? undefined) : 'box';
  }
  const isLast = cell.getAttribute('aria-posinset') === cell.getAttribute('aria-setsize');
  if (key === 'ArrowDown' && isLast && lists[at + 1]) return 'items';
  return undefined;
}

/** In a grid, up leads out from each card of the first line. */
function isInFirstLine(cell: HTMLElement): boolean {
  const place = Number(cell.dataset['place']);
  if (place === 1) return true;
  const first = cell.closest(LIST)?.querySelector('[data-place="1"]');
  if (!first) return false;
  return Math.abs(first.getBoundingClientRect().top - cell.getBoundingClientRect().top) < 4;
}

function lastMain(list: HTMLElement): HTMLElement | null {
  const mains = list.querySelectorAll<HTMLElement>('[data-main]');
  return mains[mains.length - 1] ?? null;
}
