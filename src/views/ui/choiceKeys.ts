import type { KeyboardEvent } from 'react';

/** How far PageUp and PageDown go: about what is in view. */
const PAGE = 10;

/**
 * The place that a key pressed in the text field leads to among `size` rows; undefined for keys that are the
 * field's own, and during composition.
 */
export function placeAfterKey(event: KeyboardEvent, active: number, size: number): number | undefined {
  if (event.nativeEvent.isComposing || event.altKey || event.metaKey || event.shiftKey || size === 0) {
    return undefined;
  }
  const to = (place: number) => Math.max(0, Math.min(size - 1, place));
  // As in a terminal, where no arrow keys are near.
  if (event.ctrlKey) {
    if (event.key === 'n') return to(active + 1);
    return event.key === 'p' ? to(active - 1) : undefined;
  }
  switch (event.key) {
    case 'ArrowDown':
      return to(active + 1);
    case 'ArrowUp':
      return to(active - 1);
    case 'PageDown':
      return to(active + PAGE);
    case 'PageUp':
      return to(active - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return size - 1;
    default:
      return undefined;
  }
}
