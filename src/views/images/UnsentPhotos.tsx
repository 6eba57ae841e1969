import { useSelector } from '@xstate/react';
import type { Upload } from '../../machines/photos/uploads.machine.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { useDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { NotSent } from '../records/NotSent.tsx';
import type { GalleryRef } from './useGallery.ts';
import { useUnsentUrl } from './usePhotoUrl.ts';

interface UnsentPhotosProps {
  gallery: GalleryRef;
  /** What is on its way from this page is shown as such. */
  uploads: readonly Upload[];
}

/** The owner's photos that only this browser has: why, and what can be done. */
export function UnsentPhotos({ gallery, uploads }: UnsentPhotosProps) {
  const unsent = useSelector(gallery, (state) => state.context.unsent);
  const onTheirWay = uploads.map(({ ref }) => ref.getSnapshot().context.inHand?.entry.id);
  const shown = unsent.filter(
    // One that is being sent while nothing is on its way here is another tab's.
    ({ id, status }) => !onTheirWay.includes(id) && (status !== 'sending' || uploads.length === 0),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="unsent-photos" aria-label="Images not sent yet">
      {shown.map((photo) => (
        <UnsentPhotoRow key={photo.id} photo={photo} />
      ))}
    </ul>
  );
}

function UnsentPhotoRow({ photo }: { photo: UnsentPhoto }) {
  const { outbox, photos } = useDeferred();
  const { filename, status, failure } = photo;
  const url = useUnsentUrl(photo.id);
  const waitsForItem = isLocalId(photo.owner.id);
  return (
    <li className="upload-row unsent-photo">
      <span className="thumb">
        {url ? (
          <img className="photo" src={url} alt="" decoding="async" />
        ) : (
          <span className="photo-missing">
            <Icon name="i-lucide-image" />
          </span>
        )}
      </span>
      <div className="unsent-photo-text">
        <span className="upload-name clip" title={filename}>
          {filename}
        </span>
        <span className="unsent-photo-state">
          <NotSent />
          {status === 'sending' && 'Another window sends it.'}
          {status !== 'sending' && (waitsForItem ? 'It is sent together with its item.' : failure?.message)}
        </span>
      </div>
      <div className="page-actions">
        {!waitsForItem && status !== 'sending' && (
          <button
            type="button"
            className="button button-small"
            data-act="retry"
            aria-label={`Retry the upload of ${filename}`}
            onClick={() => photos.uploads.send({ type: 'retry.requested', photo })}
          >
            <Icon name="i-lucide-refresh-cw" />
            Retry
          </button>
        )}
        <button
          type="button"
          className="button button-small button-danger"
          data-act="discard"
          aria-label={`Discard ${filename}`}
          onClick={() => outbox.send({ type: 'discard.requested', id: photo.id })}
        >
          <Icon name="i-lucide-trash-2" />
          Discard
        </button>
      </div>
    </li>
  );
}
