import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { itemOfEntry } from '../../model/unsent/unsent.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { useAllCommands } from '../commands/registry.ts';
import { useUnsent } from '../unsent/useUnsent.ts';
import type { PaletteSection } from './rows.ts';
import { paletteSections } from './sections.ts';

/** What the palette offers, and for which text: that for the last letter may still be on its way. */
export function usePaletteSections(): { sections: readonly PaletteSection[]; text: string } {
  const { locationIndex } = useApp();
  const { palette } = useDeferred();
  const [here, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { items, found, total, alike, query, locations, located, opened } = useSelector(
    palette,
    (state) => state.context,
  );
  const isBusy = useSelector(palette, (state) => state.hasTag('busy'));
  const isSettled = !isBusy && located === query;
  const commands = useAllCommands();
  const entries = useUnsent();
  // Under their local ids until the server has them, under its own from then on.
  const unsent = useMemo(() => entries.map(itemOfEntry), [entries]);

  const sections = useMemo(
    () =>
      paletteSections(
        {
          typed: located,
          commands,
          tree,
          locations,
          items,
          total,
          found,
          alike,
          isSettled,
          unsent,
          opened,
          here,
          now: Date.now(),
        },
        {
          close: () => palette.send({ type: 'palette.closed' }),
          navigate,
          onChosen: ({ id, name }) => palette.send({ type: 'command.chosen', id, name }),
          ask: (asked, typed) => palette.send({ type: 'argument.asked', asked, typed }),
          give: (effect) => palette.send({ type: 'argument.given', effect }),
        },
      ),
    [
      alike,
      isSettled,
      commands,
      found,
      here,
      items,
      located,
      locations,
      navigate,
      opened,
      palette,
      total,
      tree,
      unsent,
    ],
  );
  return { sections, text: located };
}
