import { memo, type RefObject, useEffect, useId } from 'react';
import type { BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { type BulkEntry, problemsOf } from '../../model/changes/bulkEntries.ts';
import { isOpenToTyping } from '../../model/changes/bulkRun.ts';
import { BulkStatus } from '../analysis/BulkStatus.tsx';
import { Icon } from '../ui/Icon.tsx';

interface PasteRowProps {
  bulk: BulkCreateRef;
  entry: BulkEntry;
  /** How many lines there are. */
  count: number;
  /** That the name is there already. */
  note: string | undefined;
  isBusy: boolean;
  /** The line that is to have the focus as soon as it is drawn. */
  awaited: RefObject<number | undefined>;
}

/** Gives the focus to the first field of a line that is wrong; whether that is drawn. */
export function focusOn(number: number): boolean {
  const field = document.querySelector<HTMLElement>(`[data-line="${number}"] [aria-invalid=true]`);
  field?.focus();
  // What is wrong stands below the field, and a browser scrolls no further than to the field.
  field?.closest('[data-line]')?.scrollIntoView({ block: 'nearest' });
  return field !== null;
}

/** One line of a list: its two texts, what is wrong with them, and what became of it. */
export const PasteRow = memo(function PasteRow({ bulk, entry, count, note, isBusy, awaited }: PasteRowProps) {
  const id = useId();
  const { number, isSelected, status, failure } = entry;
  useEffect(() => {
    if (awaited.current === number && focusOn(number)) awaited.current = undefined;
  }, [awaited, number]);
  const isOpen = isSelected && (status === 'waiting' || status === 'failed');
  const problems = isOpen ? problemsOf(entry) : {};
  const said = problems['name'] ?? problems['quantity'] ?? failure?.message;
  const field = (which: 'name' | 'quantity', text: string) => ({
    className: 'input',
    autoComplete: 'off',
    'aria-label': `${text} of line ${number}`,
    'aria-invalid': problems[which] !== undefined,
    'aria-describedby': said !== undefined || note !== undefined ? id : undefined,
    readOnly: !isSelected || !isOpenToTyping(entry, isBusy),
    value: entry[which],
    onChange: ({ target }: { target: { value: string } }) =>
      bulk.send({ type: 'entry.changed', number, field: which, text: target.value }),
  });
  return (
    <div
      className="bulk-row paste-row"
      role="listitem"
      aria-setsize={count}
      aria-posinset={number}
      data-line={number}
      data-status={status}
      data-left-out={isSelected ? undefined : ''}
    >
      <span className="compartment-number">{number}</span>
      <input {...field('name', 'Name')} />
      <input {...field('quantity', 'Quantity')} inputMode="decimal" placeholder="1" />
      <span className="bulk-status">
        <BulkStatus entry={entry} isBusy={isBusy} />
      </span>
      {status !== 'created' && (
        <button
          type="button"
          className="icon-button"
          aria-label={isSelected ? `Leave out line ${number}` : `Put back line ${number}`}
          title={isSelected ? 'Leave out' : 'Put back'}
          onClick={() => bulk.send({ type: 'entry.switched', number, on: !isSelected })}
        >
          <Icon name={isSelected ? 'i-lucide-x' : 'i-lucide-undo-2'} />
        </button>
      )}
      {isOpen && (said ?? note) !== undefined && (
        <p id={id} className={said === undefined ? 'help' : 'field-error'}>
          {said !== undefined && <Icon name="i-lucide-triangle-alert" />}
          {said ?? note}
        </p>
      )}
    </div>
  );
});
