import { useLayoutEffect, useState } from 'react';
import { belongsToFocus } from '../commands/keys.ts';

/** What has the focus, as far as keys are concerned. */
export interface FocusNow {
  /** The row or card of a list: its `data-cell`; undefined for none. */
  row: string | undefined;
  /** What the row is called, and the arrow keys that lead to others. */
  name: string;
  isGrid: boolean;
  /** Letters are typed there. */
  isTyping: boolean;
}

/** Follows the focus. What a dialog takes does not count: behind it no key does anything. */
export function useFocusNow(): FocusNow {
  const [now, setNow] = useState(() => focusOf(document.activeElement));
  // Before anything can take the focus that is drawn with the bar, or has been while it was drawn.
  useLayoutEffect(() => {
    // A row may be renamed, here or by somebody else, while it has the focus.
    const renaming = new MutationObserver(([change]) => {
      const cell = change?.target instanceof Element ? cellOf(change.target) : null;
      if (cell) setNow(({ isTyping }) => ({ ...focusOf(cell), isTyping }));
    });
    const follow = (element: Element | null) => {
      renaming.disconnect();
      const cell = cellOf(element);
      if (cell) renaming.observe(cell, NAMING);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      setNow(focusOf(target));
      follow(target);
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !document.hasFocus() || document.querySelector('dialog[open]')) return;
      setNow(NOTHING);
      follow(null);
    };
    follow(document.activeElement);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      renaming.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return now;
}

/** What tells which row it is and what it is called. */
const NAMING = { subtree: true, attributeFilter: ['aria-label', 'title', 'data-cell'] };

const cellOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-cell]') ?? null;

const NOTHING: FocusNow = { row: undefined, name: '', isGrid: false, isTyping: false };

function focusOf(element: Element | null): FocusNow {
  const cell = cellOf(element);
  const named = cell?.hasAttribute('aria-label')
    ? cell
    : (cell?.querySelector('[data-main][title]') ?? cell?.querySelector('[aria-label], [title]'));
  return {
    row: cell?.dataset['cell'],
    name: named?.getAttribute('aria-label') ?? named?.getAttribute('title') ?? '',
    isGrid: Boolean(cell?.closest('.cards, .children')),
    isTyping: belongsToFocus(element),
  };
}
