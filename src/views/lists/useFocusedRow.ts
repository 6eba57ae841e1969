import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The row or card of a list that has the focus. */
export interface FocusedRow {
  /** What it is of: its `data-cell`. */
  id: string;
  /** What its own controls do: their `data-action`. */
  actions: readonly string[];
}

/** The row that has the focus, or had it when a dialog took it: it gets it back. */
export function useFocusedRow(): FocusedRow | undefined {
  const [row, setRow] = useState(() => (document.activeElement ? rowOf(document.activeElement) : undefined));
  const shown = useRef(row);
  useEffect(() => void (shown.current = row));
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog, .type-ahead')) return;
      setRow(rowOf(target));
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // Nothing else has it, and neither has another window.
      if (relatedTarget !== null || !document.hasFocus() || document.querySelector('dialog[open]')) return;
      setRow(undefined);
    };
    // A key may come before the row that has just got the focus is drawn as such: it is meant for that one, and what it
    // would do to the one before is not.
    const onKeyDown = () => {
      const focused = document.activeElement;
      if (!focused || focused.closest('dialog, .type-ahead') || document.querySelector('dialog[open]'))
        return;
      const now = rowOf(focused);
      if (now?.id !== shown.current?.id) flushSync(() => setRow(now));
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return row;
}

function rowOf(element: Element): FocusedRow | undefined {
  const row = element.closest<HTMLElement>('[data-cell]');
  // Scrolled out of sight the row is not in the page, and the list has the focus for it. Its controls are nowhere.
  const held = element.getAttribute('data-held');
  if (held !== null) return { id: held, actions: [] };
  const id = row?.dataset['cell'] ?? '';
  if (!row || id === '') return undefined;
  const controls = row.querySelectorAll<HTMLElement>('[data-action]');
  return { id, actions: Array.from(controls, ({ dataset }) => dataset['action'] ?? '') };
}
