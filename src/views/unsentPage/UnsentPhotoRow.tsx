import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { turnOf } from '../../machines/photos/uploads.machine.ts';
import type { outboxMachine } from '../../machines/unsent/outbox.machine.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { useDeferred } from '../AppContext.ts';
import { useUnsentUrl } from '../images/usePhotoUrl.ts';
import { Icon } from '../ui/Icon.tsx';
import { momentText } from '../ui/moments.ts';

interface UnsentPhotoRowProps {
  photo: UnsentPhoto;
  isSending: boolean;
  outbox: ActorRefFrom<typeof outboxMachine>;
}

/** One unsent photo: what it shows and belongs to, how it stands, and what can be done. */
export function UnsentPhotoRow({ photo, isSending, outbox }: UnsentPhotoRowProps) {
  const { id, filename, owner, status, failure, madeAt } = photo;
  const { nameOf, photos } = useDeferred();
  const ownerName = nameOf(owner) ?? OWNERS[owner.kind];
  // Kept for the upload that has it in hand, which may be behind others.
  const turn = useSelector(photos.uploads, ({ context }) => turnOf(context.uploads, id));
  const state = isSending ? 'sending' : status === 'sending' ? IN_HAND[turn ?? 'elsewhere'] : status;
  const url = useUnsentUrl(id);
  const page = owner.kind === 'item' ? '/view/' : '/location/';
  return (
    <li className="unsent-row">
      <div className="unsent-what">
        <span className="unsent-picture">
          {/* The name of the file stands beside it. */}
          {url ? <img src={url} alt="" /> : <Icon name="i-lucide-image" />}
        </span>
        <div>
          <p className="row-name">{filename}</p>
          <p className="unsent-state" data-status={state}>
            <b>{STATES[state]}</b>
            {failure && <span> {failure.message}</span>}
          </p>
          <p className="help">
            Photo of{' '}
            <Link href={page + encodeURIComponent(owner.id)} className="link">
              {ownerName}
            </Link>
            , {momentText(madeAt)}
          </p>
        </div>
      </div>
      <div className="page-actions">
        <button
          type="button"
          className="button button-small"
          aria-label={`Send now: the photo ${filename}`}
          aria-disabled={isSending}
          onClick={() => outbox.send({ type: 'send.requested', id })}
        >
          <Icon name="i-lucide-arrow-up-to-line" />
          Send now
        </button>
        <button
          type="button"
          className="button button-small button-danger"
          aria-label={`Discard the photo ${filename}`}
          onClick={() => outbox.send({ type: 'discard.requested', id })}
        >
          <Icon name="i-lucide-trash-2" />
          Discard
        </button>
      </div>
    </li>
  );
}

const OWNERS = { item: 'an item', location: 'a location' } as const;
const IN_HAND = { running: 'sending', waiting: 'waiting', elsewhere: 'elsewhere' } as const;
const STATES = {
  sending: 'Sending…',
  elsewhere: 'Another window sends it.',
  waiting: 'Waiting to be sent.',
  refused: 'Set aside: it could not be sent.',
} as const;
