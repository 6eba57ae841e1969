import { useSelector } from '@xstate/react';
import {
  ActionImpl,
  getListboxItemId,
  KBarProvider,
  KBarResults,
  KBarSearch,
  useKBar,
  VisualState,
} from 'kbar';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { itemsWith } from '../../model/itemMatches.ts';
import { findLocations, locationOptions } from '../../model/locationIndex.ts';
import { itemOfEntry } from '../../model/unsent.ts';
import { useApp } from '../AppContext.ts';
import { useAllCommands } from '../commands/registry.ts';
import { OriginText } from '../parts/DataLabel.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useUnsent } from '../unsent/useUnsent.ts';
import { PaletteRow } from './PaletteRow.tsx';
import { commandRows, itemRows, locationRows, type PaletteRowData, sectionsOf } from './rows.ts';

const OPTIONS = {
  // The app's own key layer opens and closes it; kbar's must not answer to Ctrl+K, which is the search.
  toggleShortcut: '$mod+Shift+Alt+F12',
  disableScrollbarManagement: true,
  disableDocumentLock: true,
};

/** The command palette. kbar keeps its list and keys; what is in the list is matched by us. */
export default function Palette() {
  return (
    <KBarProvider options={OPTIONS}>
      <PaletteDialog />
    </KBarProvider>
  );
}

function PaletteDialog() {
  const { palette, locationIndex } = useApp();
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const {
    query: kbar,
    typed,
    activeIndex,
  } = useKBar((state) => ({ typed: state.searchQuery, activeIndex: state.activeIndex }));
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const items = useSelector(palette, (state) => state.context.items);
  const itemsFor = useSelector(palette, (state) => state.context.found);
  const total = useSelector(palette, (state) => state.context.total);
  const isBusy = useSelector(palette, (state) => state.hasTag('busy'));
  const commands = useAllCommands();
  const entries = useUnsent();
  // Under their local ids until the server has them, under its own from then on.
  const unsent = useMemo(() => entries.map(itemOfEntry), [entries]);
  const options = useMemo(() => (tree ? locationOptions(tree) : []), [tree]);
  useEffect(() => {
    kbar.setVisualState(VisualState.showing);
  }, [kbar]);
  useEffect(() => palette.send({ type: 'query.changed', query: typed }), [palette, typed]);

  const sectionsFor = useCallback(
    (text: string) => {
      const close = () => palette.send({ type: 'palette.closed' });
      const go = (to: string) => () => {
        close();
        navigate(to);
      };
      const query = text.trim();
      const own = itemsWith(unsent, text);
      const known = itemsFor === query ? items : itemsWith(items, text);
      const others = known.filter((item) => !own.some(({ id }) => id === item.id));
      return sectionsOf(text, {
        commands: commandRows(commands, text, close),
        locations: locationRows(query === '' ? [] : findLocations(options, { query }), go),
        items: itemRows([...own, ...others], tree, go),
      });
    },
    [commands, items, itemsFor, navigate, options, palette, tree, unsent],
  );

  const results = useMemo(() => {
    const rows = new Map<string, PaletteRowData>();
    // Enter may come before the list for the last letter is drawn: then the first row of that list is meant.
    const perform = (row: PaletteRowData) => () => {
      const now = kbar.getInput().value;
      const meant = now === typed ? row : sectionsFor(now)[0]?.rows[0];
      meant?.perform();
    };
    const list = sectionsFor(typed).flatMap(({ heading, rows: section }) => [
      heading,
      ...section.map((row) => {
        rows.set(row.id, row);
        return ActionImpl.create({ id: row.id, name: row.name, perform: perform(row) }, { store: {} });
      }),
    ]);
    return { list, rows };
  }, [kbar, sectionsFor, typed]);

  useListAttributes(list, results.list.length === 0 ? undefined : activeIndex);

  return (
    <Dialog label="Commands" className="palette" onClose={() => palette.send({ type: 'palette.closed' })}>
      <div className="palette-input">
        <Icon name="i-lucide-search" />
        <KBarSearch
          aria-label="Find a location, an item or a command"
          defaultPlaceholder="Find a location, an item or a command"
        />
        {isBusy && <span className="spinner" aria-hidden="true" />}
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <div className="palette-list" ref={list}>
        <KBarResults
          items={results.list}
          maxHeight={440}
          onRender={({ item, active }) =>
            typeof item === 'string' ? (
              <div className="palette-heading">
                {item}
                {item === 'Items' && total > items.length && <span>{`${items.length} of ${total}`}</span>}
              </div>
            ) : (
              <PaletteRow row={results.rows.get(item.id)} active={active} query={typed} />
            )
          }
        />
        {results.list.length === 0 && (
          <p className="search-none" role="status">
            {isBusy ? 'Searching' : `Nothing found for ${typed.trim()}`}
          </p>
        )}
      </div>
      <div className="dialog-foot">
        <span className="palette-hint">
          <kbd>↵</kbd> Open
        </span>
        <span className="palette-hint">
          <kbd>↑</kbd>
          <kbd>↓</kbd> Move
        </span>
        {tree && <OriginText origin={origin} />}
      </div>
    </Dialog>
  );
}

/**
 * Puts right what kbar's elements say of themselves: its text field names an active row also when there is
 * none, and its list scrolls without being reachable in browsers that do not see to that.
 */
function useListAttributes(list: RefObject<HTMLElement | null>, active: number | undefined): void {
  // After every drawing: the rows change without the index changing.
  useLayoutEffect(() => {
    const field = list.current?.closest('dialog')?.querySelector('input');
    const scroller = list.current?.querySelector('[role=listbox]')?.parentElement;
    if (active === undefined) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', getListboxItemId(active));
    if (scroller) scroller.tabIndex = 0;
  });
}
