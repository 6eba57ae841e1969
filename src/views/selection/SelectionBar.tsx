import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { moreToGather, SELECTED_MOST, type WholeList } from '../../machines/items/selection.context.ts';
import type { selectionMachine } from '../../machines/items/selection.machine.ts';
import type { LocalList } from '../../model/export/theseItems.ts';
import { itemCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { itemLabels } from '../../model/labels/labelPlaces.ts';
import { useApp } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { selectionCommands } from '../commands/definitions/selection.ts';
import { useItemActions } from '../commands/recordCommands.ts';
import { useCommands } from '../commands/registry.ts';
import { useAsking } from '../commands/useAsking.ts';
import { useItemRowCommands } from '../commands/useRowCommands.ts';
import { toCurrentRow } from '../lists/tabStop.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { listenForLongPress } from './longPress.ts';
import type { Selection } from './selection.ts';
import { SelectionButtons } from './SelectionButtons.tsx';
import { tellHeight } from './tellHeight.ts';
import { useExportCommands } from './useExportCommands.ts';
import { useExtending } from './useExtending.ts';
import { useKeysAhead } from './useKeysAhead.ts';
import '../styles/records/selection.css';
import '../styles/records/touchRows.css';

interface SelectionBarProps {
  selection: ActorRefFrom<typeof selectionMachine>;
  /** The list is in it. */
  root: RefObject<HTMLElement | null>;
  /** What the list shows; undefined while it loads. */
  items: readonly Item[] | undefined;
  /** Where that is a page of it. */
  whole?: WholeList | undefined;
  /** Where it has no pages. */
  list?: LocalList | undefined;
  /** Told at once and after every change. */
  onChange(selection: Selection): void;
  /** Some of them were deleted: the list has to be read anew. */
  onDeleted(): void;
}

/** How many items are selected, and what can be done with all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, root, items, whole, list, onChange, onDeleted } = props;
  const { reach } = useApp();
  const context = useSelector(selection, (state) => state.context);
  const { selected, shown, queue, total, rounds } = context;
  const isDeleting = useSelector(selection, (state) => state.hasTag('deleting'));
  const isGathering = useSelector(selection, (state) => state.hasTag('gathering'));
  const count = selected.length;

  const { total: listed, category, table, within } = whole ?? {};
  useEffect(() => {
    if (!items) return;
    const of =
      listed === undefined || category === undefined ? undefined : { total: listed, category, table, within };
    selection.send({ type: 'items.shown', items, whole: of });
  }, [selection, items, listed, category, table, within]);

  const itemActions = useRef(useItemActions());
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const chosen = useMemo((): Selection => {
    return {
      has: (id) => ids.has(id),
      toggle: (item) => selection.send({ type: 'item.toggled', item }),
      actionsOf(item) {
        const [moveOne, count] = itemActions.current(item);
        return [
          { text: 'Move to…', action: moveOne },
          { text: 'Set quantity…', action: count },
        ].flatMap(({ text, action }) =>
          action ? [{ text, icon: <Icon name={action.icon} />, choose: action.perform }] : [],
        );
      },
    };
  }, [selection, ids]);
  useEffect(() => onChange(chosen), [onChange, chosen]);
  useExtending(root, {
    isListed: (id) => shown.some((item) => item.id === id),
    hasSelected: () => count > 0,
    extend: (from, to) => selection.send({ type: 'range.reached', from, to }),
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const now = () => selection.getSnapshot().context;
    return listenForLongPress(element, {
      isSelecting: () => now().selected.length > 0,
      toggle(id) {
        const item = now().shown.find((one) => one.id === id);
        if (item) selection.send({ type: 'item.toggled', item });
      },
    });
  }, [selection, root]);

  const toldRounds = useRef(rounds);
  useEffect(() => {
    if (rounds === toldRounds.current) return;
    toldRounds.current = rounds;
    onDeleted();
  }, [rounds, onDeleted]);

  const elsewhere = shown.reduce((left, { id }) => left - (ids.has(id) ? 1 : 0), count);
  const { isAway } = useSyncExternalStore(reach.watch, reach.now);
  // Unlike what was typed it is not kept in the browser.
  const waiting = isAway ? '. It waits for the server: keep this page open.' : '';
  const said = isDeleting
    ? `Deleting ${Math.min(total - queue.length + 1, total)} of ${itemCount(total)}${waiting}`
    : saidOf(count, elsewhere);
  const lastSaid = useRef(NOTHING);
  useEffect(() => {
    if (said !== lastSaid.current) announce(said);
    lastSaid.current = said;
  }, [said]);

  const { all, clear, move, quantity, more: moreOf, fewer, supplier, print, remove } = selectionCommands;
  const [, navigate] = useLocation();
  const asking = useAsking();
  const what = `${itemCount(count)}, the selected`;
  const counted = { argument: 'quantities', items: selected } as const;
  const changes = {
    move: asking(
      move,
      { argument: 'location', moved: { kind: 'items', items: selected } },
      { name: `Move ${what}, to…` },
    ),
    quantity: asking(quantity, counted, { name: `Set quantity of ${what}…` }),
    more: asking(moreOf, counted, { name: `More of ${what}…`, typed: '+' }),
    fewer: asking(fewer, counted, { name: `Fewer of ${what}…`, typed: '-' }),
    category: asking(
      selectionCommands.category,
      { argument: 'category', items: selected },
      { name: `Change category of ${what}…` },
    ),
    supplier: asking(
      supplier,
      { argument: 'supplier', items: selected },
      { name: `Set supplier of ${what}…` },
    ),
    print: {
      ...print,
      name: `Print labels of ${what}`,
      perform: () => {
        const { to, state } = itemLabels(selected);
        navigate(to, { state });
      },
    },
    remove: {
      ...remove,
      name: `Delete ${what}`,
      perform: () => selection.send({ type: 'delete.requested' }),
    },
    clear: {
      ...clear,
      perform: () => {
        // The button goes with the bar.
        if (document.activeElement?.closest('.selection-bar')) toCurrentRow(root.current);
        selection.send({ type: 'selection.cleared' });
      },
    },
  } satisfies Record<string, Action>;
  const more = moreToGather(context);
  const chooseAll = () => selection.send({ type: 'all.chosen' });
  const selectAll: Action = {
    ...all,
    perform: chooseAll,
    ...(more > 0 && { name: `${allOf(more, listed)} items` }),
  };
  const areAllChosen = more === 0 && elsewhere === count - shown.length;
  useCommands(shown.length === 0 || areAllChosen || isGathering ? [] : [selectAll], 'last');
  useCommands(count === 0 || isDeleting ? [] : Object.values(changes), 'selection');
  useItemRowCommands(
    shown,
    (item) => selection.send({ type: 'delete.requested', item }),
    (item) => selection.send({ type: 'item.toggled', item }),
    (id) => ids.has(id),
  );
  useKeysAhead(shown, {
    select: (item) => selection.send({ type: 'item.toggled', item }),
    edit: ({ id }) => navigate(`/edit/${encodeURIComponent(id)}`),
    delete: (item) => {
      // As it is by now, with what was selected just before: a selected one is deleted with the others.
      const isOneOfMany = selection.getSnapshot().context.selected.some(({ id }) => id === item.id);
      selection.send({ type: 'delete.requested', ...(!isOneOfMany && { item }) });
    },
  });
  useExportCommands(shown, whole ?? list, isDeleting ? NONE : selected);
  if (count === 0 && !isDeleting) return null;
  return (
    <div ref={tellHeight} className="selection-bar" role="group" aria-label="Selected items">
      <b>{said}</b>
      <SelectionButtons
        changes={changes}
        isBusy={isDeleting}
        isGathering={isGathering}
        allText={more > 0 ? allOf(more, listed) : areAllChosen ? undefined : 'Select all'}
        onAll={chooseAll}
      />
    </div>
  );
}

const NOTHING = 'Nothing selected';
const NONE: readonly Item[] = [];

/** What is selected and not to be seen is said: it takes part in what is done. */
function saidOf(count: number, elsewhere: number): string {
  if (count === 0) return NOTHING;
  const text = `${itemCount(count)} selected`;
  return elsewhere === 0 ? text : `${text}, ${formatQuantity(elsewhere)} not on this page`;
}

/** 'Select all 402', or how many can be. */
function allOf(more: number, listed = more): string {
  return listed > SELECTED_MOST
    ? `Select the first ${formatQuantity(more)} of ${formatQuantity(listed)}`
    : `Select all ${formatQuantity(more)}`;
}
