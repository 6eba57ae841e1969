import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Item, Location } from '../../../contract/entities.ts';
import { isToCreate, problemOf } from '../../model/changes/bulkEntries.ts';
import { itemCount } from '../../model/items/counts.ts';
import { type PastedList, sameNameNotes } from '../../model/items/pastedList.ts';
import { useApp } from '../AppContext.ts';
import { BulkProgress } from '../analysis/BulkProgress.tsx';
import type { BulkCreateRef } from '../analysis/useBulkCreate.ts';
import { Keys } from '../commands/Keys.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { Tape } from '../records/Tape.tsx';
import { PasteRow } from './PasteRow.tsx';

interface PasteDialogProps {
  bulk: BulkCreateRef;
  list: PastedList;
  /** What was in the location before. */
  items: readonly Item[];
  onClose(): void;
}

/** What was understood of a list, to be put right and created. */
export function PasteDialog({ bulk, list, items, onClose }: PasteDialogProps) {
  const singleKeys = useSelector(useApp().preferences, (snapshot) => snapshot.context.singleKeys);
  const state = useSelector(bulk, (snapshot) => snapshot);
  const { entries, parent, problem, refusals, isShown } = state.context;
  const isBusy = state.hasTag('busy');
  const notes = useMemo(() => sameNameNotes(entries, items), [entries, items]);
  const toCreate = entries.filter(isToCreate);
  const wrong = useMemo(
    () => entries.filter((entry) => isToCreate(entry) && problemOf(entry) !== undefined),
    [entries],
  );
  const isAllCreated = toCreate.length === 0 && entries.some(({ status }) => status === 'created');
  const rows = useRef<VirtuosoHandle>(null);
  const primary = useRef<HTMLButtonElement>(null);
  useOpenForm(true);

  useEffect(() => {
    bulk.send({ type: 'dialog.shown' });
    return () => bulk.send({ type: 'dialog.left' });
  }, [bulk]);
  useEffect(() => {
    if (!isShown) onClose();
  }, [isShown, onClose]);
  // What had the focus may have gone with the step that it belonged to.
  useEffect(() => {
    if (document.activeElement === document.body) primary.current?.focus();
  }, [isBusy]);
  const told = useRef(refusals);
  useEffect(() => {
    if (refusals === told.current) return;
    told.current = refusals;
    const first = wrong[0];
    if (first) rows.current?.scrollIntoView({ index: first.number - 1, done: () => focusOn(first.number) });
  }, [refusals, wrong]);

  const create = () => bulk.send({ type: 'create.requested' });
  const close = () => bulk.send({ type: isBusy ? 'cancel.requested' : 'close.requested' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isModified = event.ctrlKey || event.metaKey;
    const isField = event.target instanceof Element && event.target.matches('input');
    if (isModified && event.key === 'Enter') create();
    else if (!isModified && !isField && singleKeys && event.key.toLowerCase() === 'r') {
      bulk.send({ type: 'retry.requested' });
    } else return;
    event.preventDefault();
  };

  return (
    // A press beside it is no decision to stop.
    <Dialog
      label="Create items from a list"
      className="bulk paste"
      onClose={close}
      onOutside={() => {}}
      onKeyDown={onKeyDown}
    >
      <PasteHead parent={parent} onClose={close} />
      <p className="paste-said" role="status">
        <span>
          <b>{itemCount(toCreate.length)}</b> to create
        </span>
        {wrong.length > 0 && <span className="paste-wrong">{wrong.length} to be put right</span>}
        {notes.size > 0 && <span>{notes.size} with a name that is there already</span>}
        {list.header !== undefined && <span>The first line, “{list.header}”, names the columns</span>}
        {list.hasMoreColumns && <span>Only the first two columns are taken</span>}
      </p>
      <BulkProgress bulk={bulk} state={state} />
      <Virtuoso
        ref={rows}
        className="bulk-rows"
        aria-label="Lines"
        role="list"
        data={entries}
        defaultItemHeight={56}
        increaseViewportBy={400}
        computeItemKey={(_, { number }) => number}
        itemContent={(_, entry) => (
          <PasteRow
            bulk={bulk}
            entry={entry}
            count={entries.length}
            note={notes.get(entry.number)}
            isBusy={isBusy}
          />
        )}
      />
      <div className="dialog-foot bulk-foot">
        <span className="muted bulk-limits">Category {entries[0]?.category}</span>
        {problem !== undefined && (
          <p className="field-error" role="alert">
            <Icon name="i-lucide-triangle-alert" />
            {problem}
          </p>
        )}
        <button
          ref={primary}
          type="button"
          className="button button-primary push"
          data-autofocus=""
          aria-disabled={isBusy}
          onClick={isAllCreated && !isBusy ? close : create}
        >
          {isAllCreated && !isBusy ? 'Done' : `Create ${itemCount(toCreate.length)}`}
          {!isAllCreated && !isBusy && <Keys of="mod+enter" />}
        </button>
      </div>
    </Dialog>
  );
}

/** What the dialog is, and where its items go. */
function PasteHead({ parent, onClose }: { parent: Location; onClose(): void }) {
  return (
    <div className="dialog-head">
      <h2>Create items from a list</h2>
      <span className="bulk-into push">
        <span className="muted">into</span>
        {parent.label === '' ? <b className="clip">{parent.name}</b> : <Tape label={parent.label} />}
      </span>
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <Icon name="i-lucide-x" />
      </button>
    </div>
  );
}

/** The first field of a line that is wrong. */
function focusOn(number: number): void {
  document.querySelector<HTMLElement>(`[data-line="${number}"] [aria-invalid=true]`)?.focus();
}
