import { useLayoutEffect } from 'react';
import { useApp } from '../AppContext.ts';
import { belongsToFocus } from '../commands/keys.ts';
import { countKey } from './countKeys.ts';
import { isComposing } from '../ui/composing.ts';

/** What was typed for a count that is on its way, and for which: a digit, a comma, Backspace or Enter each. */
let kept: { path: string; keys: string[] } | undefined;

const isCount = (path: string): boolean => /^\/location\/[^/]+\/count$/.test(path);

/**
 * For as long as the calling component stands in for a count whose code or items are on their way, what is typed for its first
 * items is kept: without the number, Enter would answer 'as recorded'.
 */
export function useCountAhead(): void {
  const { preferences } = useApp();
  useLayoutEffect(() => {
    const path = window.location.pathname;
    if (!isCount(path)) return undefined;
    if (kept?.path !== path) kept = undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || isComposing(event) || event.repeat) return;
      if (event.ctrlKey || event.altKey || event.metaKey || !preferences.getSnapshot().context.singleKeys)
        return;
      if (belongsToFocus(target) || (target instanceof Element && target.closest('a, button'))) return;
      if (document.querySelector('dialog[open]')) return;
      const does = countKey({ key, at: 'nothing', isTypedHere: false });
      if (does === undefined && key !== 'Backspace') return;
      event.preventDefault();
      kept ??= { path, keys: [] };
      kept.keys.push(key);
    };
    const forget = (): void => {
      kept = undefined;
    };
    // Before those of commands, for which it might be one that is on its way; after scanners.
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', forget);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', forget);
    };
  }, [preferences]);
}

/** What was typed for the count on this page before it stood, once. */
export function takeCountAhead(): readonly string[] {
  const { path, keys } = kept ?? { path: '', keys: [] };
  kept = undefined;
  return path === window.location.pathname ? keys : [];
}
