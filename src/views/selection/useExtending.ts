import { type RefObject, useEffect, useRef } from 'react';

/** The keys with which a list is gone through; with Shift they take along what lies between. */
const MOVES = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);
/** What a row has for something else than being opened or selected. */
const OTHER_CONTROLS = '[data-action="edit"], [data-action="delete"], [aria-haspopup], [role=menu]';

interface Extending {
  /** Whether a row of this id can be selected. */
  isListed(id: string): boolean;
  hasSelected(): boolean;
  extend(from: string, to: string): void;
}

/**
 * Shift with the keys that move in the lists of `root`, and Shift with a click, select from row to row. The list
 * itself goes where it always goes: what is selected follows the focus, which in a long list comes a moment later.
 */
export function useExtending(root: RefObject<HTMLElement | null>, extending: Extending): void {
  const latest = useRef(extending);
  useEffect(() => {
    latest.current = extending;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    /** The row that is being left with Shift held. */
    let from: string | undefined;

    const listed = (target: EventTarget | null): HTMLElement | undefined => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
      return cell && latest.current.isListed(idOf(cell)) ? cell : undefined;
    };
    const arrive = () => {
      const cell = listed(document.activeElement);
      if (from === undefined || !cell || idOf(cell) === from) return;
      latest.current.extend(from, idOf(cell));
      from = undefined;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      // Any other key goes elsewhere; the one that the list itself is given below does not come from a person.
      if (event.isTrusted) from = undefined;
      if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || !MOVES.has(key)) return;
      if (!(target instanceof HTMLElement) || target.closest('[role=menu], input, textarea, select')) return;
      const cell = listed(target);
      if (!cell) return;
      event.preventDefault();
      from = idOf(cell);
      target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
      // At its end a list may be left for what is beside it: not by who selects.
      const { activeElement } = document;
      if (activeElement !== document.body && !element.contains(activeElement)) target.focus();
      arrive();
    };

    const isMeant = ({ shiftKey, altKey, ctrlKey, metaKey, button, target }: MouseEvent): boolean =>
      shiftKey &&
      !(altKey || ctrlKey || metaKey) &&
      button === 0 &&
      target instanceof Element &&
      !target.closest(OTHER_CONTROLS);
    // The browser would mark text, and move the focus, from which the range begins.
    const onMouseDown = (event: MouseEvent) => {
      if (isMeant(event) && listed(event.target)) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const cell = isMeant(event) ? listed(event.target) : undefined;
      if (!cell) return;
      event.preventDefault();
      event.stopPropagation();
      const { hasSelected, extend } = latest.current;
      const hasBegun = hasSelected() || listed(document.activeElement) !== undefined;
      const current = hasBegun
        ? [...element.querySelectorAll('[data-main][tabindex="0"]')].map(listed).find(Boolean)
        : undefined;
      extend(idOf(current ?? cell), idOf(cell));
      cell.querySelector<HTMLElement>('[data-main]')?.focus();
    };

    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', arrive);
    element.addEventListener('mousedown', onMouseDown, true);
    element.addEventListener('click', onClick, true);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', arrive);
      element.removeEventListener('mousedown', onMouseDown, true);
      element.removeEventListener('click', onClick, true);
    };
  }, [root]);
}

function idOf(cell: HTMLElement): string {
  return cell.dataset['cell'] ?? '';
}
