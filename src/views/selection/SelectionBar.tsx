import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { selectionMachine } from '../../machines/items/selection.machine.ts';
import { itemCount } from '../../model/items/counts.ts';
import { useDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { selectionCommands } from '../commands/definitions/selection.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useItemActions } from '../commands/recordCommands.ts';
import { useCommands } from '../commands/registry.ts';
import { useAsking } from '../commands/useAsking.ts';
import { useItemRowCommands } from '../commands/useRowCommands.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { listenForLongPress } from './longPress.ts';
import type { Selection } from './selection.ts';
import '../styles/records/touchRows.css';

interface SelectionBarProps {
  /** What the list shows; undefined while it loads. */
  items: readonly Item[] | undefined;
  /** Told at once and after every change. */
  onChange(selection: Selection): void;
  /** Some of them were deleted: the list has to be read anew. */
  onDeleted(): void;
}

/** How many items are selected, and what can be done with all of them. */
export function SelectionBar({ items, onChange, onDeleted }: SelectionBarProps) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => selectionMachine.provide(implementations.selection));
  const selection = useActorRef(machine);
  const { selected, shown, queue, total, rounds } = useSelector(selection, (state) => state.context);
  const isBusy = useSelector(selection, (state) => state.hasTag('deleting'));
  const count = selected.length;

  useEffect(() => {
    if (items) selection.send({ type: 'items.shown', items });
  }, [selection, items]);

  const itemActions = useRef(useItemActions());
  const chosen = useMemo((): Selection => {
    const ids = new Set(selected.map(({ id }) => id));
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
  }, [selection, selected]);
  useEffect(() => onChange(chosen), [onChange, chosen]);

  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = place.current?.closest('section');
    if (!list) return undefined;
    const now = () => selection.getSnapshot().context;
    return listenForLongPress(list, {
      isSelecting: () => now().selected.length > 0,
      toggle(id) {
        const item = now().shown.find((one) => one.id === id);
        if (item) selection.send({ type: 'item.toggled', item });
      },
    });
  }, [selection]);

  const toldRounds = useRef(0);
  useEffect(() => {
    if (rounds === toldRounds.current) return;
    toldRounds.current = rounds;
    onDeleted();
  }, [rounds, onDeleted]);

  const progress = `Deleting ${Math.min(total - queue.length + 1, total)} of ${itemCount(total)}`;
  const said = isBusy ? progress : count === 0 ? 'Nothing selected' : `${itemCount(count)} selected`;
  const lastSaid = useRef('Nothing selected');
  useEffect(() => {
    if (said !== lastSaid.current) announce(said);
    lastSaid.current = said;
  }, [said]);

  const { all, clear, move, remove } = selectionCommands;
  const asking = useAsking();
  const moveSelected = asking(
    move,
    { argument: 'location', moved: { kind: 'items', items: selected } },
    { name: `Move ${itemCount(count)}, the selected, to…` },
  );
  const selectAll: Action = { ...all, perform: () => selection.send({ type: 'all.chosen' }) };
  const withSelected: Action[] = [
    moveSelected,
    {
      ...remove,
      name: `Delete ${itemCount(count)}, the selected`,
      perform: () => selection.send({ type: 'delete.requested' }),
    },
    { ...clear, perform: () => selection.send({ type: 'selection.cleared' }) },
  ];
  useCommands(shown.length === 0 ? [] : [selectAll], 'last');
  useCommands(count === 0 || isBusy ? [] : withSelected, 'selection');
  useItemRowCommands(shown, (item) => selection.send({ type: 'delete.requested', item }), chosen.has);
  const marker = <span ref={place} hidden />;
  if (count === 0 && !isBusy) return marker;
  return (
    <>
      {marker}
      <div className="selection-bar" role="group" aria-label="Selected items">
        <b>{said}</b>
        <button
          type="button"
          className="button button-small"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) moveSelected.perform();
          }}
        >
          <Icon name={move.icon} />
          Move to…
          <KeysOf command={move.id} />
        </button>
        <button
          type="button"
          className="button button-small button-danger"
          aria-disabled={isBusy}
          onClick={() => selection.send({ type: 'delete.requested' })}
        >
          <Icon name="i-lucide-trash-2" />
          Delete
          <KeysOf command={remove.id} />
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => selection.send({ type: 'all.chosen' })}
        >
          Select all
          <KeysOf command={all.id} />
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => selection.send({ type: 'selection.cleared' })}
        >
          Clear
          <KeysOf command={clear.id} />
        </button>
      </div>
    </>
  );
}
