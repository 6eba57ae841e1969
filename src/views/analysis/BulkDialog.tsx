import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { BULK_DESCRIPTION, BULK_NAME } from '../../../contract/analysis/analysisLimits.ts';
import type { BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { isToCreate } from '../../model/changes/bulkEntries.ts';
import { isThere } from '../../model/changes/bulkThere.ts';
import { typeName } from '../../model/locations/typeBadge.ts';
import { Keys } from '../commands/Keys.tsx';
import { TypeBadge } from '../records/TypeBadge.tsx';
import { BulkFrame } from './BulkFrame.tsx';
import { BulkLocations } from './BulkLocations.tsx';
import { BulkRow } from './BulkRow.tsx';

const CHANGED = 'The compartments have changed since you were here. What you typed and created is kept.';
const RECALLED = {
  unseen: 'The compartments have changed since this page showed them.',
  same: 'Goes on with what you entered here before.',
  changed: CHANGED,
  'changed, with orphans': `${CHANGED} What has no compartment any more is at the end. It and what is new are not selected.`,
} as const;

/** Items from compartments: which, under which names, and how far their creation is (BULK-01). */
export function BulkDialog({ bulk }: { bulk: BulkCreateRef }) {
  const state = useSelector(bulk, (snapshot) => snapshot);
  const { entries, parent, refusals, recalled, there } = state.context;
  const isBusy = state.hasTag('busy');
  const isAllCreated = !entries.some(isToCreate) && entries.some(({ status }) => status === 'created');
  const selected = entries.filter(({ isSelected, status }) => isSelected || status === 'created').length;
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (refusals > 0) rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const selectAll = () => bulk.send({ type: 'all.switched', on: entries.some((entry) => !entry.isSelected) });

  return (
    <BulkFrame
      bulk={bulk}
      state={state}
      title="Create Items"
      className="bulk"
      badge={<TypeBadge type={typeName(parent)} />}
      closesOutside
      isFirst={false}
      fields="input:not([type=checkbox])"
      keys={{ a: selectAll, r: () => bulk.send({ type: 'retry.requested' }) }}
      said={recalled !== 'no' && <p className="help bulk-recalled">{RECALLED[recalled]}</p>}
      foot={
        <>
          <BulkLocations bulk={bulk} state={state} />
          <span className="muted bulk-limits">
            Category Hardware, quantity 1. Names up to {BULK_NAME.max}, descriptions up to{' '}
            {BULK_DESCRIPTION.max} characters.
          </span>
        </>
      }
    >
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
          <BulkRow
            key={entry.number}
            bulk={bulk}
            entry={entry}
            showsProblem={refusals > 0}
            isBusy={isBusy}
            isThere={isThere(entry, there)}
          />
        ))}
      </ul>
    </BulkFrame>
  );
}
