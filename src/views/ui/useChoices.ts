import { type KeyboardEvent, useState } from 'react';
import { placeAfterKey } from './choiceKeys.ts';

/**
 * Which row of a `ChoiceList` is the active one: the first of each new list, until keys or the pointer move it.
 *
 * @param start the place to begin at; -1 for none
 */
export function useChoices(size: number, text: string, start: 0 | -1 = 0) {
  const [chosen, setChosen] = useState<{ place: number; text: string }>();
  const active = chosen?.text === text ? Math.max(0, Math.min(chosen.place, size - 1)) : start;
  const setActive = (place: number) => setChosen({ place, text });
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
