import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { itemOfEntry } from '../../model/unsent/unsent.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import type { OfferedCommand } from '../commands/command.ts';
import { keyInWords } from '../commands/keyName.ts';
import { useAllCommands } from '../commands/registry.ts';
import { useUnsent } from '../unsent/useUnsent.ts';
import type { PaletteSection } from './rows.ts';
import { paletteSections } from './sections.ts';
import { type Remembering, withOwnWords } from './wordRows.ts';

/** What the palette offers, and for which text: that for the last letter may still be on its way. */
export function usePaletteSections({ unfound, remember }: Remembering): {
  sections: readonly PaletteSection[];
  text: string;
  isSettled: boolean;
} {
  const { locationIndex, preferences } = useApp();
  const { palette, learning, scanning, synonyms } = useDeferred();
  const own = useSelector(synonyms.actor, ({ context }) => context.own);
  const [here, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { items, found, total, more, alike, query, locations, located, opened } = useSelector(
    palette,
    (state) => state.context,
  );
  const isBusy = useSelector(palette, (state) => state.hasTag('busy'));
  const isSettled = !isBusy && located === query;
  const offered = useAllCommands();
  const words = useSelector(learning, ({ context }) => context.learned.words);
  const commands = useMemo(() => withOwnWords(offered, words), [offered, words]);
  const offer = useOffer();
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
          more,
          found,
          alike,
          isSettled,
          unsent,
          synonyms: own,
          opened,
          words,
          offer,
          here,
          now: Date.now(),
        },
        {
          close: () => palette.send({ type: 'palette.closed' }),
          navigate,
          remember,
          openScanned: scanning.open,
          onChosen: ({ id, name }) => {
            palette.send({ type: 'command.chosen', id, name });
            const { singleKeys } = preferences.getSnapshot().context;
            learning.send({ type: 'command.chosen', id, name, press: keyToTell(id, offered, singleKeys) });
          },
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
      learning,
      located,
      locations,
      navigate,
      offer,
      offered,
      opened,
      palette,
      preferences,
      remember,
      scanning,
      total,
      more,
      tree,
      unsent,
      own,
      words,
    ],
  );
  const shown = useMemo(() => (unfound === '' ? sections : withMore(sections)), [sections, unfound]);
  return { sections: shown, text: located, isSettled };
}

/** What was to be remembered when the palette opened: it is offered once. */
function useOffer() {
  const { learning } = useDeferred();
  const [offer] = useState(() => learning.getSnapshot().context.offer);
  useEffect(
    () => () => {
      if (offer) learning.send({ type: 'offer.passed', word: offer.word });
    },
    [learning, offer],
  );
  return offer;
}

/** The key of a command that can be told of: one that works, where there are keys to press. */
function keyToTell(id: string, offered: readonly OfferedCommand[], singleKeys: boolean): string | undefined {
  if (window.matchMedia('(pointer: coarse)').matches) return undefined;
  return keyInWords(offered.find((command) => command.id === id)?.keys ?? [], singleKeys);
}

/** Where a word had found nothing, it can be remembered for a command, too. */
function withMore(sections: readonly PaletteSection[]): readonly PaletteSection[] {
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => (row.about ? { ...row, hasMore: true } : row)),
  }));
}
