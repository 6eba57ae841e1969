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
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('dialog')) setNow(focusOf(target));
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && document.hasFocus() && !document.querySelector('dialog[open]'))
        setNow(NOTHING);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return now;
}

const NOTHING: FocusNow = { row: undefined, name: '', isGrid: false, isTyping: false };

function focusOf(element: Element | null): FocusNow {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const named = cell?.hasAttribute('aria-label') ? cell : cell?.querySelector('[aria-label], [title]');
  return {
    row: cell?.dataset['cell'],
    name: named?.getAttribute('aria-label') ?? named?.getAttribute('title') ?? '',
    isGrid: Boolean(cell?.closest('.cards, .children')),
    isTyping: belongsToFocus(element),
  };
}
