import { useSelector } from '@xstate/react';
// Each from its own module: the index of kbar brings its list, its matching and its portal along, 28 kB compressed.
import { KBarProvider } from 'kbar/lib/KBarContextProvider';
import { KBAR_LISTBOX, KBarSearch } from 'kbar/lib/KBarSearch';
import { VisualState } from 'kbar/lib/types';
import { useKBar } from 'kbar/lib/useKBar';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { pendingCommandName } from '../../model/arguments/pendingCommand.ts';
import { partsOf } from '../../model/finding/sentences/readSentence.ts';
import { nothingFound } from '../../model/items/counts.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { ChoiceList, choiceId } from '../ui/ChoiceList.tsx';
import { OriginText } from '../records/DataLabel.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { OpenScan } from '../scanning/OpenScan.tsx';
import { DialogClose } from '../ui/DialogClose.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useChoices } from '../ui/useChoices.ts';
import { useSettled } from '../ui/useSettled.ts';
import { useOverlay } from '../commands/useOverlay.ts';
import { ArgumentStep } from './ArgumentStep.tsx';
import { PaletteHeading, PaletteRow } from './PaletteRow.tsx';
import { enterWords, type PaletteRowData } from './rows.ts';
import { ActedOnBar, MoreHint } from './SecondActions.tsx';
import { SENTENCE_READ, SentenceParts } from './SentenceParts.tsx';
import { usePaletteSections } from './usePaletteSections.ts';
import { useRemembering } from './useRemembering.ts';
import { useSecondActions } from './useSecondActions.ts';
import '../styles/screens/secondActions.css';
import { isComposing } from '../ui/composing.ts';

const OPTIONS = {
  // The app's own key layer opens and closes it; kbar's must not answer to Ctrl+K, which is the search.
  toggleShortcut: '$mod+Shift+Alt+F12',
  disableScrollbarManagement: true,
  disableDocumentLock: true,
};

/** An answer that takes longer than this after the last key has a sign that it is on its way, in ms. */
const SLOW = 300;
const OPENED = { type: 'palette.opened' } as const;
const CLOSED = { type: 'palette.closed' } as const;

/**
 * The command palette. kbar keeps its text field; what is in the list is matched and drawn by us. A command that
 * lacks its argument is asked for it in the same dialog.
 */
export default function Palette() {
  const { overlays } = useApp();
  const { palette } = useDeferred();
  const question = useSelector(overlays, (state) => state.context.question);
  useOverlay(
    palette,
    useMemo(() => (question ? { type: 'argument.asked', ...question } : OPENED), [question]),
    CLOSED,
  );
  const asked = useSelector(palette, (state) => state.context.asked);
  const isClosed = useSelector(palette, (state) => state.matches('closed'));
  const isActedOn = useSelector(palette, (state) => state.context.actedOn !== undefined);
  const close = () => palette.send(CLOSED);
  const back = isActedOn ? ({ type: 'actions.left' } as const) : CLOSED;
  return (
    <Dialog
      label="Commands"
      className="palette"
      onClose={() => palette.send(asked ? { type: 'argument.cancelled' } : back)}
      onOutside={close}
    >
      {asked ? (
        <ArgumentStep key={pendingCommandName(asked)} asked={asked} />
      ) : (
        // Before a question is asked there is nothing to type into: what was typed ahead would go with the field of all commands.
        !(question && isClosed) && (
          <KBarProvider options={OPTIONS}>
            <AllCommands />
          </KBarProvider>
        )
      )}
    </Dialog>
  );
}

// What was typed is in none of their names.
const drawAction = (row: PaletteRowData) => <PaletteRow row={row} query="" />;

function AllCommands() {
  const { locationIndex } = useApp();
  const { palette } = useDeferred();
  const { query: kbar } = useKBar();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const typed = useSelector(palette, (state) => state.context.query);
  const isBusy = useSelector(palette, (state) => state.hasTag('busy'));
  // Turning for every key it would take longer to draw than the list.
  const isSlow = useSettled(typed, SLOW) && isBusy;
  const isKnownOnly = useSelector(palette, (state) => state.context.isKnownOnly);
  const more = useSelector(palette, (state) => state.context.more);
  const isSentence = partsOf(typed) !== undefined;
  const { noteChosen, ...remembering } = useRemembering();
  const { sections, text, isSettled } = usePaletteSections(remembering);
  const isFirstChosen = useSelector(palette, (state) => state.context.isFirstChosen);
  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const isFirstGuarded = rows[0]?.isGuarded === true;
  // What is offered once is not what somebody means who opens the palette and presses Enter.
  const start = isFirstGuarded ? -1 : Number(rows[0]?.isOffer === true);
  const isNothingFound = sections.every(({ isInstead }) => isInstead === true);
  const { active, setActive, move } = useChoices(rows, text, start);
  const second = useSecondActions(remembering, noteChosen);
  const choose = (row: PaletteRowData) => {
    noteChosen(row.about);
    row.perform();
  };
  useEffect(() => kbar.setVisualState(VisualState.showing), [kbar]);
  useEffect(() => palette.send({ type: 'locations.changed' }), [palette, tree]);
  const isUnfound = isSettled && isNothingFound && !isSentence && typed.trim() !== '';
  useEffect(() => {
    if (isUnfound) palette.send({ type: 'nothing.found', query: typed });
  }, [isUnfound, palette, typed]);
  const isMeant = isFirstChosen && text === typed && rows[0]?.isWaiting !== true;
  const unseen = isMeant ? rows[0]?.unseen : undefined;
  useEffect(() => {
    // What is offered where nothing was found is not what was meant before it was seen.
    if (isNothingFound || isFirstGuarded) return;
    const [first] = rows;
    if (!isMeant || !first || first.unseen !== undefined) return;
    noteChosen(first.about);
    first.perform();
  }, [isFirstGuarded, isMeant, isNothingFound, noteChosen, rows]);
  const drawn = useMemo(
    () =>
      sections.map((section) => ({
        name: section.heading,
        heading: <PaletteHeading {...section} />,
        rows: section.rows,
      })),
    [sections],
  );
  const actions = useMemo(() => [{ name: 'Actions', rows: second.rows }], [second.rows]);
  const list = second.of
    ? {
        label: `Actions for ${second.of.name}`,
        text: second.text,
        sections: actions,
        active: second.active,
        onActive: second.setActive,
      }
    : { label: 'Commands, locations and items', text, sections: drawn, active, onActive: setActive };
  const row = second.of ? second.rows[second.active] : rows[active];
  const draw = useCallback((row: PaletteRowData) => <PaletteRow row={row} query={text} />, [text]);
  const search = useActiveRow(row ? list.active : undefined);

  return (
    <>
      <div className="palette-input" ref={search}>
        <Icon name="i-lucide-search" />
        <KBarSearch
          // Told by the event itself: kbar tells of it only after the next frame.
          onChange={({ target: { value: query } }) =>
            palette.send({ type: 'query.changed', query, parts: partsOf(query) })
          }
          onKeyDown={(event) => {
            const isCurrent = event.currentTarget.value === text;
            if (second.onKeyDown(event, isCurrent ? rows[active] : undefined)) return;
            if (move(event) || event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            // The key that has led here may still be held.
            if (event.repeat) return;
            const now = event.currentTarget.value;
            const meant = isCurrent ? rows[active] : undefined;
            // Where the list for the last letter, or all of it, is still on its way, its first row is meant.
            if (meant && !meant.isWaiting) choose(meant);
            else if (now !== text || !isFirstGuarded)
              palette.send({ type: 'first.chosen', query: now, parts: partsOf(now) });
          }}
          aria-label="Find a location, an item or a command"
          aria-describedby={isSentence ? SENTENCE_READ : undefined}
          defaultPlaceholder="Find a location, an item or a command"
        />
        <OpenScan />
        {isSlow && <span className="spinner" aria-hidden="true" />}
        <DialogClose />
      </div>
      {second.of ? (
        <ActedOnBar of={second.of} count={second.rows.length} onBack={second.leave} />
      ) : (
        <SentenceParts typed={typed} />
      )}
      {isNothingFound && !second.of && (
        <p className="search-none" role="status">
          {isBusy || text !== typed ? 'Searching' : nothingFound(typed.trim(), more)}
        </p>
      )}
      <ChoiceList
        id={KBAR_LISTBOX}
        className="palette-list"
        {...list}
        draw={second.of ? drawAction : draw}
        onChosen={second.of ? second.choose : choose}
        onMore={second.show}
      />
      {unseen !== undefined && !second.of && (
        <p className="argument-problem" role="status">
          {unseen}
        </p>
      )}
      <div className="dialog-foot">
        <span className="palette-hint palette-enter">
          <kbd>↵</kbd>
          <span className="clip">{enterWords(row)}</span>
        </span>
        {second.of ? (
          <span className="palette-hint">
            <kbd>←</kbd> Back
          </span>
        ) : (
          rows[active]?.hasMore && <MoreHint row={rows[active]} onMore={second.show} />
        )}
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
 * Lets kbar's text field, inside the element with the returned ref, name the active row, or none where there is
 * none: kbar knows only of rows that it draws itself.
 */
function useActiveRow(active: number | undefined) {
  const search = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = search.current?.querySelector('input');
    if (active === undefined) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', choiceId(KBAR_LISTBOX, active));
  }, [active]);
  return search;
}
