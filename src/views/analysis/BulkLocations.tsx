import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bulkCreateMachine, BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { labelOf } from '../../model/changes/bulkEntries.ts';
import { Tape } from '../records/Tape.tsx';

interface BulkLocationsProps {
  bulk: BulkCreateRef;
  state: SnapshotFrom<typeof bulkCreateMachine>;
}

/** Whether each compartment becomes a location of its own, with its item in it. */
export function BulkLocations({ bulk, state }: BulkLocationsProps) {
  const id = useId();
  const { entries, parent, hasLocations } = state.context;
  const example = entries.map((entry) => labelOf(entry, parent)).find((label) => label !== '');
  const goes = hasLocations ? 'goes' : 'would go';
  return (
    <div className="bulk-locations">
      <label>
        <input
          type="checkbox"
          checked={hasLocations}
          disabled={!state.can({ type: 'locations.switched', on: true })}
          aria-describedby={id}
          onChange={({ target }) => bulk.send({ type: 'locations.switched', on: target.checked })}
        />
        One location for each compartment
      </label>
      <span id={id} className="muted">
        {example === undefined ? (
          `Each item ${goes} into its own location in ${parent.name}.`
        ) : (
          <>
            Each item {goes} into its own location in {parent.name}, with a label like{' '}
            <Tape label={example} /> where that is free.
          </>
        )}
      </span>
    </div>
  );
}
