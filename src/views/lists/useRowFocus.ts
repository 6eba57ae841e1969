import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { rowAfterChange } from './rowMoves.ts';
import { focusCell, isToStay, setTabStop } from './tabStop.ts';

/** How often a list scrolls nearer to a row: far more than it takes, since a row may go while it is looked for. */
const STEPS = 60;

/** The one row of a list that has the focus or would get it, whether it is drawn or not. */
export interface RowFocus {
  /** Its index, from 0. */
  at(): number;
  /** The same while it is to take the focus and is not drawn yet. */
  awaited(): number | undefined;
  /** Makes a row the current one and gives it the focus, once it is drawn. */
  goTo(index: number): void;
  /** The same without bringing it into view: it takes the focus if it is drawn soon. */
  awaitAt(index: number): void;
  /** For each row after every drawing of it. */
  drawn(cell: HTMLElement, index: number): void;
  /** For each row before it goes out of the page. */
  leaves(cell: HTMLElement): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Makes a list one tab stop by the rows' numbers, since most rows of a long list are not in the page. Drawn rows
 * are the elements with `data-place` in `list`. While the current row is not drawn, the list itself holds the
 * focus for it, and gives it back when the row is drawn again.
 *
 * @param keys of all rows: by its key the current row is known again after a change
 * @param scrollTowards scrolls nearer to a row that is not drawn; called again until it is
 * @param isWindowed whether only rows near the screen are drawn: nothing but this keeps the current one in sight as others go
 */
export function useRowFocus(
  list: () => HTMLElement | null,
  keys: readonly string[],
  scrollTowards: (index: number) => void,
  isWindowed: boolean,
): RowFocus {
  const current = useRef<{ at: number; key: string | undefined }>({ at: 0, key: undefined });
  /** 'wanted': it takes the focus when it is drawn. 'held': the list, or nothing, has it in its stead. */
  const focus = useRef<'wanted' | 'held' | undefined>(undefined);
  const latest = useRef({ list, keys, scrollTowards });
  const follows = useRef(false);

  const settle = useCallback(() => {
    const container = latest.current.list();
    if (!container) return;
    const { at } = current.current;
    let isDrawn = false;
    for (const cell of container.querySelectorAll<HTMLElement>('[data-place]')) {
      const isCurrent = indexOf(cell) === at;
      if (isCurrent) isDrawn = true;
      setTabStop(cell, isCurrent);
    }
    standIn(container, isDrawn ? undefined : latest.current.keys[at]);
  }, []);

  // A frame for each step: the rows that it brought are drawn and measured by then.
  const approach = useCallback(() => {
    const { at } = current.current;
    const step = (left: number): void => {
      latest.current.scrollTowards(at);
      requestAnimationFrame(() => {
        const isThere = focus.current !== 'wanted' || current.current.at !== at;
        if (!isThere && left > 1) step(left - 1);
      });
    };
    step(STEPS);
  }, []);

  /** Brings the current row, which has the focus, back into sight once the rows stand as they are now. */
  const follow = useCallback(() => {
    if (follows.current) return;
    follows.current = true;
    requestAnimationFrame(() => {
      follows.current = false;
      const container = latest.current.list();
      const cell = drawnCell(container, current.current.at);
      if (cell?.contains(document.activeElement)) cell.scrollIntoView({ block: 'nearest' });
      else if (cell && isFree(container)) focusCell(cell);
      else if (!cell && isFree(container)) {
        focus.current = 'wanted';
        approach();
      }
    });
  }, [approach]);

  // After every render: the rows may be others, or have changed their places.
  useLayoutEffect(() => {
    const areOthers = keys.length !== latest.current.keys.length;
    latest.current = { list, keys, scrollTowards };
    const { key, at } = current.current;
    const now = rowAfterChange(keys, key, at);
    // Where it was in sight: whoever has scrolled on is left where they are. One that is sorted elsewhere goes there alone.
    const hasMoved = key !== undefined && (now !== at || keys[now] !== key);
    if (isWindowed && areOthers && hasMoved && isInSight(list())) follow();
    current.current = { at: now, key: key === undefined ? undefined : keys[now] };
    settle();
    const cell = drawnCell(list(), now);
    if (cell && focus.current === 'held' && isFree(list())) focusCell(cell, { preventScroll: true });
  });

  return useMemo(() => {
    const become = (index: number) => {
      current.current = { at: index, key: latest.current.keys[index] };
      settle();
    };
    return {
      at: () => current.current.at,
      awaited: () => (focus.current === 'wanted' ? current.current.at : undefined),
      goTo(index) {
        become(index);
        const cell = drawnCell(latest.current.list(), index);
        focus.current = cell ? undefined : 'wanted';
        if (cell) focusCell(cell);
        else approach();
      },
      awaitAt(index) {
        become(index);
        focus.current = 'held';
      },
      drawn(cell, index) {
        const isCurrent = index === current.current.at;
        setTabStop(cell, isCurrent);
        if (!isCurrent) return;
        const container = latest.current.list();
        if (container) standIn(container, undefined);
        if (focus.current === 'wanted') focusCell(cell);
        else if (focus.current === 'held' && isFree(container)) focusCell(cell, { preventScroll: true });
      },
      leaves(cell) {
        const container = latest.current.list();
        const { at } = current.current;
        if (container && indexOf(cell) === at) standIn(container, latest.current.keys[at]);
        if (!cell.contains(document.activeElement)) return;
        // It may be left for another one that is not drawn yet.
        focus.current ??= 'held';
        container?.focus({ preventScroll: true });
      },
      onFocus({ target, currentTarget }) {
        const cell = target.closest<HTMLElement>('[data-place]');
        if (cell && currentTarget.contains(cell)) {
          focus.current = undefined;
          become(indexOf(cell));
        } else if (target === latest.current.list() && focus.current === undefined) {
          // Reached by Tab while its current row is out of sight.
          focus.current = isToStay(target) ? 'held' : 'wanted';
          if (focus.current === 'wanted') approach();
        }
      },
      onBlur({ relatedTarget, currentTarget }) {
        // Somebody has gone on: nothing is to be given back to the list.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focus.current = undefined;
      },
    };
  }, [settle, approach]);
}

function drawnCell(list: HTMLElement | null, index: number): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-place="${index + 1}"]`) ?? undefined;
}

/** Whether the list has the focus in place of a row that is not drawn: what is done by keys is meant for that (`useFocusedRow`). */
function standIn(list: HTMLElement, key: string | undefined): void {
  list.tabIndex = key === undefined ? -1 : 0;
  if (key === undefined) list.removeAttribute('data-held');
  else list.dataset['held'] = key;
}

function indexOf(cell: HTMLElement): number {
  return Number(cell.getAttribute('data-place')) - 1;
}

/** Whether a row of the list has the focus, and stands on the screen. */
function isInSight(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!focused || focused === list || !list?.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Nobody has taken the focus elsewhere; a heading has it only because the page is a new one. */
function isFree(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === list || focused.matches('body, h1');
}
