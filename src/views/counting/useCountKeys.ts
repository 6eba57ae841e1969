import { useEffect } from 'react';
import { useApp } from '../AppContext.ts';
import type { CountRef } from './countRef.ts';

const CONTROLS = 'button, a, input, textarea, select, [role=menu]';

/**
 * A number and Enter, wherever the focus is: a count needs no field. Scanners that type are told from that before (their
 * keys come too fast), which a field could not.
 */
export function useCountKeys(count: CountRef): void {
  const { preferences } = useApp();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (!preferences.getSnapshot().context.singleKeys) return;
      if (!count.getSnapshot().matches('counting') || document.querySelector('dialog[open]')) return;
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (/^[\d.,]$/.test(key) && !control?.matches('input, textarea, select')) {
        event.preventDefault();
        count.send({ type: 'number.typed', text: count.getSnapshot().context.typed + key });
      } else if (key === 'Enter' && !control) {
        event.preventDefault();
        count.send({ type: 'number.answered' });
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [count, preferences]);
}
