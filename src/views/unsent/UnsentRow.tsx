import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '../../machines/unsent/outbox.machine.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import { isGoneOnServer, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { workIdOf } from '../../model/unsent/unsentPhotos.ts';
import { Icon } from '../ui/Icon.tsx';
import { momentText } from '../ui/moments.ts';
import { placesOf } from './unsentPlaces.ts';

interface UnsentRowProps {
  entry: UnsentEntry | UnsentLocation;
  /** What it is in its list: a row of its own, or what stands in one. */
  as?: 'li' | 'div';
  isSending: boolean;
  outbox: ActorRefFrom<typeof outboxMachine>;
}

/** One piece of unsent work: what it is, how it stands, and what can be done. */
export function UnsentRow({ entry, as: Row = 'li', isSending, outbox }: UnsentRowProps) {
  const { kind, item, status, failure, madeAt } = entry;
  const id = workIdOf(entry);
  const { what, page, form } = placesOf(entry);
  const isGone = isGoneOnServer(entry);
  const isConflict = status === 'conflict';
  return (
    // In a windowed list the row around it is the cell.
    <Row className="unsent-row" data-cell={Row === 'li' ? id : undefined}>
      <div>
        <Link href={page} className="row-name link" title={item.name} data-main="">
          {item.name}
        </Link>
        <p className="unsent-state" data-status={status}>
          <b>{isSending ? 'Sending…' : STATES[status]}</b>
          {failure && <span> {failure.message}</span>}
        </p>
        <p className="help">
          {kind === 'create' ? `New ${what}` : what === 'item' ? 'Changes' : 'Changes of a location'},{' '}
          {momentText(madeAt)}
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
            Add as a new {what}
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
          href={form}
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
    </Row>
  );
}

const STATES: Readonly<Record<UnsentEntry['status'], string>> = {
  sending: 'Sending…',
  waiting: 'Waiting for the server.',
  refused: 'Set aside: the server refused it.',
  conflict: 'Set aside: changed on both sides.',
};
