import { type KeyboardEvent, useState } from 'react';
import { isComposing } from './composing.ts';

/**
 * Which row of a `ChoiceList` is the active one: the first of each new list, until keys or the pointer move it. Then it
 * is the same row, wherever that stands, while more rows come in for the same text.
 *
 * @param start the place to begin at; -1 for none
 */
export function useChoices(rows: readonly { id: string }[], text: string, start = 0) {
  const [chosen, setChosen] = useState<{ id: string | undefined; place: number; text: string }>();
  const size = rows.length;
  const active = chosen?.text === text ? placeOf(rows, chosen) : start;
  const setActive = (place: number) => setChosen({ id: rows[place]?.id, place, text });
  return {
    active,
    setActive,
    /** Whether the key pressed in the text field was one that moves in the list. */
    move(event: KeyboardEvent): boolean {
      const place = placeAfterKey(event, active, size);
      if (place === undefined) return false;
      event.preventDefault();
      setActive(place);
      return true;
    },
  };
}

/** One row may stand in two sections: the one that was chosen is meant for as long as it is there. */
function placeOf(rows: readonly { id: string }[], { id, place }: { id: string | undefined; place: number }) {
  const now = rows[place]?.id === id ? place : rows.findIndex((row) => row.id === id);
  return Math.max(0, now < 0 ? Math.min(place, rows.length - 1) : now);
}

/** How far PageUp and PageDown go: about what is in view. */
const PAGE = 10;

/**
 * The place that a key pressed in the text field leads to among `size` rows; undefined for keys that are the
 * field's own, and during composition.
 */
function placeAfterKey(event: KeyboardEvent, active: number, size: number): number | undefined {
  if (isComposing(event) || event.altKey || event.metaKey || event.shiftKey || size === 0) {
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
