import { useSelector } from '@xstate/react';
import { refusalText } from '../../machines/photos/photoNotices.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import { useDeferred } from '../AppContext.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** 'Image Upload Failed': what the server had against a photo, one after the other (ERR-16 to ERR-19). */
export function UploadRefused({ owner }: { owner: PhotoOwner }) {
  const { uploads } = useDeferred().photos;
  const refusals = useSelector(uploads, (state) => state.context.refusals);
  const mine = refusals.filter((each) => each.owner.kind === owner.kind && each.owner.id === owner.id);
  const [refusal] = mine;
  if (!refusal) return null;
  const close = () => uploads.send({ type: 'refusal.seen', id: refusal.id });
  return (
    <Dialog key={refusal.id} label="Image Upload Failed" className="upload-refused" onClose={close}>
      <div className="dialog-head">
        <h2>Image Upload Failed</h2>
      </div>
      <div className="dialog-body">
        <p className="upload-refused-name">{refusal.filename}</p>
        <p>{refusalText(refusal.failure)}</p>
        <p className="help">
          {refusal.failure.title}. The image stays in the list below until you discard it.
        </p>
      </div>
      <div className="dialog-foot">
        {mine.length > 1 && <span className="muted">{`${mine.length - 1} more`}</span>}
        <button type="button" className="button button-primary push" data-autofocus="" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
