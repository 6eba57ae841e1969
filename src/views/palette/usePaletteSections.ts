import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { NO_LOCATIONS } from '../../model/finding/finder.ts';
import { rankItems } from '../../model/finding/itemRanking.ts';
import { itemsWith } from '../../model/finding/itemMatches.ts';
import { optionsWith } from '../../model/locations/locationOption.ts';
import { idsByWeight } from '../../model/finding/opened.ts';
import { itemOfEntry } from '../../model/unsent/unsent.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { useAllCommands } from '../commands/registry.ts';
import { useUnsent } from '../unsent/useUnsent.ts';
import { withArgument } from './argumentRows.ts';
import { commandRows, itemRows, locationRows, type PaletteSection, recentRows, sectionsOf } from './rows.ts';

/** What the palette offers, and for which text: that for the last letter may still be on its way. */
export function usePaletteSections(): { sections: readonly PaletteSection[]; text: string } {
  const { locationIndex } = useApp();
  const { palette } = useDeferred();
  const [here, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { items, found, total, locations, located, opened } = useSelector(palette, (state) => state.context);
  const commands = useAllCommands();
  const entries = useUnsent();
  // Under their local ids until the server has them, under its own from then on.
  const unsent = useMemo(() => entries.map(itemOfEntry), [entries]);
  const openedItems = useMemo(() => idsByWeight(opened, 'item', Date.now()), [opened]);

  const sections = useMemo(() => {
    const close = () => palette.send({ type: 'palette.closed' });
    const go = (to: string) => () => {
      close();
      navigate(to);
    };
    const isBlank = located.trim() === '';
    const isAnswered = found === located.trim();
    const own = itemsWith(unsent, located);
    const known = isAnswered ? items : itemsWith(items, located);
    const others = known.filter((item) => !own.some(({ id }) => id === item.id));
    const ranked = rankItems([...own, ...others], located, openedItems);
    const offered = commandRows(commands, located, close, ({ id, name }) =>
      palette.send({ type: 'command.chosen', id, name }),
    );
    const { ids, total: all, fit } = locations ?? NO_LOCATIONS;
    const sections = sectionsOf(located, {
      commands: offered,
      recent: isBlank ? recentRows(opened, offered, tree, go, here) : [],
      locations: { rows: locationRows(tree ? optionsWith(tree, ids) : [], go), total: all, fit },
      items: {
        rows: itemRows(ranked.items, tree, go),
        total: Math.max(ranked.items.length, isAnswered ? total : 0),
        fit: ranked.fit,
      },
    });
    return withArgument(sections, commands, located, (effect) =>
      palette.send({ type: 'argument.given', effect }),
    );
  }, [
    commands,
    found,
    here,
    items,
    located,
    locations,
    navigate,
    opened,
    openedItems,
    palette,
    total,
    tree,
    unsent,
  ]);
  return { sections, text: located };
}
