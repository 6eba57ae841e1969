import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BULK_DESCRIPTION, BULK_NAME } from '../../../contract/analysis/analysisLimits.ts';
import { isToCreate } from '../../model/changes/bulkEntries.ts';
import { itemCount } from '../../model/items/counts.ts';
import { typeName } from '../../model/locations/typeBadge.ts';
import { useApp } from '../AppContext.ts';
import { Keys } from '../commands/Keys.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tape } from '../records/Tape.tsx';
import { TypeBadge } from '../records/TypeBadge.tsx';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { BulkLocations } from './BulkLocations.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkRow } from './BulkRow.tsx';
import type { BulkCreateRef } from './useBulkCreate.ts';

/** Items from compartments: which, under which names, and how far their creation is (BULK-01). */
export function BulkDialog({ bulk }: { bulk: BulkCreateRef }) {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (snapshot) => snapshot.context.singleKeys);
  const state = useSelector(bulk, (snapshot) => snapshot);
  const { entries, parent, problem, refusals } = state.context;
  const isBusy = state.hasTag('busy');
  const toCreate = entries.filter(isToCreate).length;
  const isAllCreated = toCreate === 0 && entries.some(({ status }) => status === 'created');
  const selected = entries.filter(({ isSelected, status }) => isSelected || status === 'created').length;
  const rows = useRef<HTMLUListElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  useOpenForm(true);

  useEffect(() => {
    bulk.send({ type: 'dialog.shown' });
    return () => bulk.send({ type: 'dialog.left' });
  }, [bulk]);
  useEffect(() => {
    if (refusals > 0) rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  // What had the focus may have gone with the step that it belonged to.
  useEffect(() => {
    if (document.activeElement === document.body) primary.current?.focus();
  }, [isBusy]);

  const create = () => bulk.send({ type: 'create.requested' });
  const close = () => bulk.send({ type: isBusy ? 'cancel.requested' : 'close.requested' });
  const selectAll = () => bulk.send({ type: 'all.switched', on: entries.some((entry) => !entry.isSelected) });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      create();
      return;
    }
    const { target } = event;
    const isField = target instanceof Element && target.matches('input:not([type=checkbox])');
    if (event.ctrlKey || event.metaKey || isField || !singleKeys) return;
    const key = event.key.toLowerCase();
    if (key === 'a') selectAll();
    else if (key === 'r') bulk.send({ type: 'retry.requested' });
    else return;
    event.preventDefault();
  };

  return (
    // A press beside it is no decision to stop.
    <Dialog
      label="Create Items"
      className="bulk"
      onClose={close}
      onOutside={isBusy ? () => {} : close}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-head">
        <h2>Create Items</h2>
        <span className="bulk-into push">
          <span className="muted">into</span>
          {parent.label === '' ? <b className="clip">{parent.name}</b> : <Tape label={parent.label} />}
          <TypeBadge type={typeName(parent)} />
        </span>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <BulkProgress bulk={bulk} state={state} />
      <div className="bulk-columns">
        <input
          type="checkbox"
          aria-label="Select all compartments"
          data-autofocus=""
          checked={selected === entries.length}
          aria-disabled={isBusy || isAllCreated}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < entries.length;
          }}
          onChange={selectAll}
        />
        <span>No.</span>
        <span>Name</span>
        <span>Description</span>
        <span className="bulk-selected">
          {selected} selected <Keys of="a" />
        </span>
      </div>
      <ul ref={rows} className="bulk-rows" aria-label="Compartments">
        {entries.map((entry) => (
          <BulkRow key={entry.number} bulk={bulk} entry={entry} showsProblem={refusals > 0} isBusy={isBusy} />
        ))}
      </ul>
      <div className="dialog-foot bulk-foot">
        <BulkLocations bulk={bulk} state={state} />
        <span className="muted bulk-limits">
          Category Hardware, quantity 1. Names up to {BULK_NAME.max}, descriptions up to{' '}
          {BULK_DESCRIPTION.max} characters.
        </span>
        {problem !== undefined && (
          <p className="field-error" role="alert">
            <Icon name="i-lucide-triangle-alert" />
            {problem}
          </p>
        )}
        {isAllCreated && !isBusy ? (
          <button ref={primary} type="button" className="button button-primary push" onClick={close}>
            Done
          </button>
        ) : (
          <button
            ref={primary}
            type="button"
            className="button button-primary push"
            aria-disabled={isBusy}
            onClick={create}
          >
            {`Create ${itemCount(toCreate)}`}
            {!isBusy && <Keys of="mod+enter" />}
          </button>
        )}
      </div>
    </Dialog>
  );
}
