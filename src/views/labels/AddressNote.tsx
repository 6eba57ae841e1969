import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { labelsMachine } from '../../machines/labels/labels.machine.ts';
import type { LabelUrl } from '../../model/labels/addresses.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Note } from '../ui/Note.tsx';

interface AddressNoteProps extends LabelUrl {
  labels: ActorRefFrom<typeof labelsMachine>;
}

/** Why the address that the codes lead to may be the wrong one. */
export function AddressNote({ labels, url, isOnlyHere }: AddressNoteProps) {
  const urlFailure = useSelector(labels, (state) => state.context.urlFailure);
  if (urlFailure) {
    return (
      <LoadFailure
        title="The server has not said its address"
        failure={urlFailure}
        onRetry={() => labels.send({ type: 'retry.requested' })}
        actions={
          <button
            type="button"
            className="button button-small"
            onClick={() => labels.send({ type: 'address.accepted' })}
          >
            Use {url}
          </button>
        }
      >
        {' '}
        The QR codes would lead to {url}, where this page is open. Nothing is printed before it is known
        whether that is right.
      </LoadFailure>
    );
  }
  if (!isOnlyHere) return null;
  return (
    <Note kind="warn" title="Phones cannot open this address">
      The QR codes lead to {url}, which is this machine alone. Set STOWAGE_URL on the server to where phones
      reach it, such as https://stowage.lan.
    </Note>
  );
}
