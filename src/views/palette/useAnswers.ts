import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Answers, type Asked, NO_ANSWERS } from '../../model/arguments/asked.ts';
import { isAboutLocations } from '../../model/arguments/aboutLocations.ts';
import { entryAnswers } from '../../model/arguments/entry.ts';
import { destinationAnswers, labelAnswers } from '../../model/arguments/locations.ts';
import { quantityAnswers } from '../../model/arguments/quantity.ts';
import { useApp, useLater } from '../AppContext.ts';

/** What can be chosen, and for which text: that for the last letter may still be on its way. */
export function useAnswers(asked: Asked): { answers: Answers; text: string } {
  const { locationIndex } = useApp();
  const { palette } = useLater();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { query, locations: found, located, opened } = useSelector(palette, (state) => state.context);
  const text = isAboutLocations(asked) ? located : query;
  const answers = useMemo(() => {
    switch (asked.argument) {
      case 'quantity':
        return quantityAnswers(asked.item, text);
      case 'entry':
        return entryAnswers(asked.to, text);
      case 'label':
        return tree ? labelAnswers({ tree, typed: text, found }) : NO_ANSWERS;
      case 'location': {
        const recent = opened.filter(({ kind }) => kind === 'location').map(({ id }) => id);
        return tree
          ? destinationAnswers(asked.moved, { tree, typed: text, found, opened: recent })
          : NO_ANSWERS;
      }
    }
  }, [asked, found, opened, text, tree]);
  return { answers, text };
}
