import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { asWord, isOtherWord, type Meant } from '../../model/finding/learned.ts';
import { useDeferred } from '../AppContext.ts';
import type { PaletteRowData } from './rows.ts';
import { meantBy, type Remembering } from './wordRows.ts';

/** The word that found nothing before what is typed now, and what remembers it. */
export function useRemembering(): Remembering & {
  /** A row was chosen: the word may have meant that. */
  noteChosen(row: PaletteRowData): void;
} {
  const { palette, learning } = useDeferred();
  const unfound = useSelector(palette, ({ context }) =>
    isOtherWord(context.unfound, context.query) ? asWord(context.unfound) : '',
  );
  const remember = useCallback(
    (word: string, meant: Meant) => learning.send({ type: 'word.remembered', word, meant }),
    [learning],
  );
  const noteChosen = useCallback(
    ({ about }: PaletteRowData) => {
      if (about && unfound !== '')
        learning.send({ type: 'word.missed', word: unfound, meant: meantBy(about) });
    },
    [learning, unfound],
  );
  return { unfound, remember, noteChosen };
}
