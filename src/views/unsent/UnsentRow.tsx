import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '../../machines/outbox.machine.ts';
import { isGoneOnServer, type UnsentEntry } from '../../model/unsent.ts';
import { Icon } from '../parts/Icon.tsx';
import { momentText } from '../parts/moments.ts';

interface UnsentRowProps {
  entry: UnsentEntry;
  isSending: boolean;
  outbox: ActorRefFrom<typeof outboxMachine>;
}

/** One piece of unsent work: what it is, how it stands, and what can be done. */
export function UnsentRow({ entry, isSending, outbox }: UnsentRowProps) {
  const { id, kind, item, status, failure, madeAt } = entry;
  const isGone = isGoneOnServer(entry);
  const isConflict = status === 'conflict';
  return (
    <li className="unsent-row">
      <div>
        <Link href={`/view/${encodeURIComponent(id)}`} className="row-name link">
          {item.name}
        </Link>
        <p className="unsent-state" data-status={status}>
          <b>{isSending ? 'Sending…' : STATES[status]}</b>
          {failure && <span> {failure.message}</span>}
        </p>
        <p className="help">
          {kind === 'create' ? 'New item' : 'Changes'}, {momentText(madeAt)}
        </p>
      </div>
      <div className="page-actions">
        {isGone ? (
          <button
            type="button"
            className="button button-small"
            onClick={() => outbox.send({ type: 'renewal.requested', id })}
          >
            <Icon name="i-lucide-plus" />
            Add as a new item
          </button>
        ) : (
          !isConflict && (
            <button
              type="button"
              className="button button-small"
              aria-label={`Send now: ${item.name}`}
              aria-disabled={isSending}
              onClick={() => outbox.send({ type: 'send.requested', id })}
            >
              <Icon name="i-lucide-arrow-up-to-line" />
              Send now
            </button>
          )
        )}
        <Link
          href={`/edit/${encodeURIComponent(id)}`}
          className={`button button-small${isConflict ? ' button-primary' : ''}`}
          aria-label={isConflict ? `Compare both versions of ${item.name}` : `Edit ${item.name}`}
        >
          <Icon name={isConflict ? 'i-lucide-columns-2' : 'i-lucide-pencil'} />
          {isConflict ? 'Compare' : 'Edit'}
        </Link>
        <button
          type="button"
          className="button button-small button-danger"
          aria-label={`Discard ${item.name}`}
          onClick={() => outbox.send({ type: 'discard.requested', id })}
        >
          <Icon name="i-lucide-trash-2" />
          Discard
        </button>
      </div>
    </li>
  );
}

const STATES: Readonly<Record<UnsentEntry['status'], string>> = {
  sending: 'Sending…',
  waiting: 'Waiting for the server.',
  refused: 'Set aside: the server refused it.',
  conflict: 'Set aside: changed on both sides.',
};
