import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bulkCreateMachine, BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { countsOf } from '../../model/changes/bulkRun.ts';
import { Keys } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';

interface BulkProgressProps {
  bulk: BulkCreateRef;
  state: SnapshotFrom<typeof bulkCreateMachine>;
}

/** How far creation or Undo is, with what failed of it; nothing before the first run. */
export function BulkProgress({ bulk, state }: BulkProgressProps) {
  const { entries, isCancelled, steps, undone, undoFailures } = state.context;
  const { wanted, created, failed, left } = countsOf(entries);
  const isCreating = state.matches('creating');
  const isUndoing = state.matches('undoing');
  const isUndone = steps.length > 0 && created === 0 && failed === 0 && !isCreating;
  if (!isCreating && !isUndoing && created + failed === 0 && !isUndone) return null;

  const [done, all] = isUndoing || isUndone ? [undone, steps.length] : [created, wanted];
  const rest = [failed > 0 && `${failed} failed`, left > 0 && !isUndone && `${left} to go`].filter(Boolean);
  return (
    <div className="bulk-progress">
      <div className="bulk-count">
        <p role="status">
          <b>{isUndoing || isUndone ? `${done} of ${all} removed` : `${done} of ${all} created`}</b>
          {!isUndoing && <span className="muted">{rest.join(', ')}</span>}
        </p>
        {isCreating || isUndoing ? (
          // Other than the next one: a press that was begun on it is not to end on 'Undo'.
          <button
            key="cancel"
            type="button"
            className="button button-small"
            aria-disabled={isCancelled}
            onClick={() => bulk.send({ type: 'cancel.requested' })}
          >
            {isCancelled ? 'Stopping…' : 'Cancel'}
            {!isCancelled && <Keys of="Escape" />}
          </button>
        ) : (
          state.can({ type: 'undo.requested' }) && (
            <button
              key="undo"
              type="button"
              className="button button-small"
              onClick={() => bulk.send({ type: 'undo.requested' })}
            >
              <Icon name="i-lucide-undo-2" />
              Undo
            </button>
          )
        )}
      </div>
      <progress className="bulk-bar" max={Math.max(1, all)} value={done} aria-label="Progress" />
      {failed > 0 && (
        <FailedList
          title={`Failed: ${failed === 1 ? '1 item' : `${failed} items`}`}
          action={
            <button
              type="button"
              className="button button-small"
              onClick={() => bulk.send({ type: 'retry.requested' })}
            >
              <Icon name="i-lucide-refresh-cw" />
              Try the failed again
              <Keys of="r" />
            </button>
          }
          hint="Nothing was lost, what failed stays below."
        >
          {entries
            .filter(({ status }) => status === 'failed')
            .map(({ number, name, failure }) => (
              <li key={number}>{`${number}. ${name}: ${failure?.message ?? ''}`}</li>
            ))}
        </FailedList>
      )}
      {undoFailures.length > 0 && (
        <FailedList
          title={`Not removed: ${undoFailures.length}`}
          action={undefined}
          hint="Undo tries them again."
        >
          {undoFailures.map(({ step: { kind, id, name }, failure }) => (
            <li
              key={`${kind} ${id}`}
            >{`${kind === 'item' ? 'Item' : 'Location'} ${name}: ${failure.message}`}</li>
          ))}
        </FailedList>
      )}
    </div>
  );
}

interface FailedListProps {
  title: string;
  action: ReactNode;
  hint: string;
  children: ReactNode;
}

function FailedList({ title, action, hint, children }: FailedListProps) {
  return (
    <div className="note note-bad bulk-failed" role="group" aria-label={title}>
      <Icon name="i-lucide-triangle-alert" />
      <div className="note-title">{title}</div>
      <div>
        <ul>{children}</ul>
        <span className="muted">{hint}</span>
      </div>
      {action && <div className="note-actions">{action}</div>}
    </div>
  );
}
