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
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { askedName } from '../../model/argument/asked.ts';
import { useApp } from '../AppContext.ts';
import { OriginText } from '../parts/DataLabel.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ArgumentStep } from './ArgumentStep.tsx';
import { PaletteHeading, PaletteRow } from './PaletteRow.tsx';
import type { PaletteRowData, PaletteSection } from './rows.ts';
import { usePaletteSections } from './usePaletteSections.ts';

const OPTIONS = {
  // The app's own key layer opens and closes it; kbar's must not answer to Ctrl+K, which is the search.
  toggleShortcut: '$mod+Shift+Alt+F12',
  disableScrollbarManagement: true,
  disableDocumentLock: true,
};

/**
 * The command palette. kbar keeps its list and keys; what is in the list is matched by us. A command that lacks
 * its argument is asked for it in the same dialog.
 */
export default function Palette() {
  const { palette } = useApp();
  const asked = useSelector(palette, (state) => state.context.asked);
  const close = () => palette.send({ type: 'palette.closed' });
  return (
    <Dialog
      label="Commands"
      className="palette"
      onClose={asked ? () => palette.send({ type: 'argument.left' }) : close}
      onOutside={close}
    >
      {asked ? (
        <ArgumentStep key={askedName(asked)} asked={asked} />
      ) : (
        <KBarProvider options={OPTIONS}>
          <AllCommands />
        </KBarProvider>
      )}
    </Dialog>
  );
}

/** A row and its place among all rows, from 1, or the section that a heading stands for. */
type Drawn = { row: PaletteRowData; place: number } | { section: PaletteSection };

function AllCommands() {
  const { palette, locationIndex } = useApp();
  const list = useRef<HTMLDivElement>(null);
  const {
    query: kbar,
    typed,
    activeIndex,
  } = useKBar((state) => ({ typed: state.searchQuery, activeIndex: state.activeIndex }));
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const isBusy = useSelector(palette, (state) => state.hasTag('busy'));
  const isKnownOnly = useSelector(palette, (state) => state.context.isKnownOnly);
  const { sections, text } = usePaletteSections();
  const isFirstChosen = useSelector(palette, (state) => state.context.isFirstChosen);
  useEffect(() => {
    kbar.setVisualState(VisualState.showing);
  }, [kbar]);
  useEffect(() => {
    palette.send({ type: 'query.changed', query: typed });
  }, [palette, typed]);
  useEffect(() => palette.send({ type: 'locations.changed' }), [palette, tree]);
  useEffect(() => {
    if (!isFirstChosen || text !== typed) return;
    // A choice hides kbar's own list; this one has not been made yet.
    kbar.setVisualState(VisualState.showing);
    sections[0]?.rows[0]?.perform();
  }, [isFirstChosen, kbar, sections, text, typed]);

  const { results, drawn, size } = useMemo(() => {
    const perform = (row: PaletteRowData) => () => {
      const now = kbar.getInput().value;
      // Where the list for the last letter is still on its way, its first row is meant.
      if (now === text) row.perform();
      else palette.send({ type: 'first.chosen', query: now });
    };
    const rows = sections.flatMap((section) => section.rows);
    return {
      size: rows.length,
      drawn: new Map<string, Drawn>([
        ...sections.map((section) => [section.heading, { section }] as const),
        ...rows.map((row, at) => [row.id, { row, place: at + 1 }] as const),
      ]),
      results: sections.flatMap(({ heading, rows: ofSection }) => [
        heading,
        ...ofSection.map((row) =>
          ActionImpl.create({ id: row.id, name: row.name, perform: perform(row) }, { store: {} }),
        ),
      ]),
    };
  }, [kbar, palette, sections, text]);

  useListAttributes(list, results.length === 0 ? undefined : activeIndex);

  return (
    <>
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
          items={results}
          maxHeight={440}
          onRender={({ item, active }) => {
            const entry = drawn.get(typeof item === 'string' ? item : item.id);
            if (!entry) return <div className="palette-option" />;
            if ('section' in entry) return <PaletteHeading {...entry.section} />;
            return <PaletteRow {...entry} size={size} active={active} query={text} />;
          }}
        />
        {results.length === 0 && (
          <p className="search-none" role="status">
            {isBusy || text !== typed ? 'Searching' : `Nothing found for ${typed.trim()}`}
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
        {isKnownOnly && <span role="status">Items this browser knows: the server does not answer</span>}
        {tree && <OriginText origin={origin} />}
      </div>
    </>
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
