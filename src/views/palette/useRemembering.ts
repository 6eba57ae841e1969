import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActedOn } from '../../model/finding/actedOn.ts';
import { asWord, isOtherWord, type Meant } from '../../model/finding/learned.ts';
import { useDeferred } from '../AppContext.ts';
import { meantBy, type Remembering } from './wordRows.ts';

/** The word that found nothing before what is typed now, and what remembers it. */
export function useRemembering(): Remembering & {
  /** This was chosen: the word may have meant it. */
  noteChosen(about: ActedOn | undefined): void;
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
    (about: ActedOn | undefined) => {
      if (about && unfound !== '')
        learning.send({ type: 'word.missed', word: unfound, meant: meantBy(about) });
    },
    [learning, unfound],
  );
  return { unfound, remember, noteChosen };
}
