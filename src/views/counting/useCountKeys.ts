import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '../AppContext.ts';
import { isCode } from '../../model/scanning/isCode.ts';
import { takeCountAhead } from './countAhead.ts';
import { countKey } from './countKeys.ts';
import type { CountRef } from './countRef.ts';
import { isComposing } from '../ui/composing.ts';

const CONTROLS = 'button, a, input, textarea, select, [role=menu]';
const FIELDS = 'input, textarea, select';

/**
 * A number and Enter, wherever the focus is: a count needs no field. Scanners that type are told from that before (their
 * keys come too fast), which a field could not. What is returned tells that a command has put the number there.
 */
export function useCountKeys(count: CountRef): () => void {
  const { preferences } = useApp();
  const typedAt = useRef<EventTarget>(null);
  useEffect(() => playAhead(count), [count]);
  useEffect(() => {
    let isAnswered = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      // Held down, it would press the button that has the focus.
      if (event.repeat && isAnswered && key === 'Enter') event.preventDefault();
      if (event.defaultPrevented || isComposing(event) || event.repeat) return;
      isAnswered = false;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (!preferences.getSnapshot().context.singleKeys) return;
      const state = count.getSnapshot();
      const { at: item, typed } = state.context;
      if (!state.matches('counting') || item === undefined) return;
      if (document.querySelector('dialog[open]')) return;
      if (typed === '') typedAt.current = null;
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      const at = control === null ? 'nothing' : control.matches(FIELDS) ? 'field' : 'control';
      const does = countKey({ key, at, isTypedHere: typedAt.current !== null && typedAt.current === target });
      if (does === undefined) return;
      event.preventDefault();
      isAnswered = does === 'answer';
      typedAt.current = does === 'type' ? target : null;
      if (does === 'type') count.send({ type: 'number.typed', text: typed + key });
      else count.send({ type: 'number.answered' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [count, preferences]);
  return useCallback(() => {
    typedAt.current = document.activeElement;
  }, []);
}

/** Types what was typed before the count stood; what a scanner has typed by then is no number. */
function playAhead(count: CountRef): void {
  for (const key of takeCountAhead()) {
    const state = count.getSnapshot();
    const { typed } = state.context;
    if (!state.matches('counting') || isCode(typed)) return;
    if (key === 'Enter') count.send({ type: 'number.answered' });
    else count.send({ type: 'number.typed', text: key === 'Backspace' ? typed.slice(0, -1) : typed + key });
  }
}
