import { memo, useId } from 'react';
import { BULK_DESCRIPTION, BULK_NAME } from '../../../contract/analysis/analysisLimits.ts';
import type { BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { type BulkEntry, charactersLeft, problemOf } from '../../model/changes/bulkEntries.ts';
import { isOpenToTyping } from '../../model/changes/bulkRun.ts';
import { Icon } from '../ui/Icon.tsx';
import { BulkStatus } from './BulkStatus.tsx';

interface BulkRowProps {
  bulk: BulkCreateRef;
  entry: BulkEntry;
  /** Says what is wrong with the name; before the first try nobody is told. */
  showsProblem: boolean;
  isBusy: boolean;
  /** An item of this name was there before. */
  isThere: boolean;
}

const FIELDS = {
  name: { text: 'Name', max: BULK_NAME.max },
  description: { text: 'Description', max: BULK_DESCRIPTION.max },
} as const;

/** One compartment: whether it becomes an item, its texts, and what became of it. */
export const BulkRow = memo(function BulkRow({ bulk, entry, showsProblem, isBusy, isThere }: BulkRowProps) {
  const { number, isSelected, status } = entry;
  const isOpen = status === 'waiting' || status === 'failed';
  const isEditable = isOpenToTyping(entry, isBusy);
  const problem = showsProblem && isSelected && isOpen ? problemOf(entry) : undefined;
  return (
    <li className="bulk-row" data-status={status}>
      <input
        type="checkbox"
        aria-label={`Create item ${number}, ${entry.name}`}
        checked={isSelected || status === 'created'}
        // Not disabled: it would lose the focus in the middle of a run.
        aria-disabled={!isOpen}
        onChange={({ target }) => bulk.send({ type: 'entry.switched', number, on: target.checked })}
      />
      <span className="compartment-number">{number}</span>
      <BulkField
        bulk={bulk}
        entry={entry}
        field="name"
        isOpen={isEditable}
        problem={problem}
        note={isThere ? 'There is one here already' : undefined}
      />
      <BulkField
        bulk={bulk}
        entry={entry}
        field="description"
        isOpen={isEditable}
        problem={undefined}
        note={undefined}
      />
      <span className="bulk-status">
        <BulkStatus entry={entry} isBusy={isBusy} />
      </span>
    </li>
  );
});

interface BulkFieldProps {
  bulk: BulkCreateRef;
  entry: BulkEntry;
  field: keyof typeof FIELDS;
  isOpen: boolean;
  problem: string | undefined;
  note: string | undefined;
}

function BulkField({ bulk, entry, field, isOpen, problem, note }: BulkFieldProps) {
  const id = useId();
  const { text, max } = FIELDS[field];
  const left = isOpen ? charactersLeft(field, entry[field]) : undefined;
  const said = problem !== undefined || left !== undefined || note !== undefined;
  return (
    <div className={`bulk-field bulk-${field}`}>
      <input
        className="input"
        aria-label={`${text} of item ${entry.number}`}
        aria-invalid={problem !== undefined}
        aria-describedby={said ? id : undefined}
        autoComplete="off"
        maxLength={max}
        readOnly={!isOpen}
        value={entry[field]}
        onChange={({ target }) =>
          bulk.send({ type: 'entry.changed', number: entry.number, field, text: target.value })
        }
      />
      {said && (
        <p id={id} className="bulk-said">
          {problem !== undefined && (
            <span className="field-error">
              <Icon name="i-lucide-triangle-alert" />
              {problem}
            </span>
          )}
          {note !== undefined && <span className="muted">{note}</span>}
          {left !== undefined && (
            <span className="bulk-left">{`${left} ${left === 1 ? 'character' : 'characters'} left`}</span>
          )}
        </p>
      )}
    </div>
  );
}
