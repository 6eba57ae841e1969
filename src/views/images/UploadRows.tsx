import { useSelector } from '@xstate/react';
import type { Upload } from '../../machines/photos/uploads.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';

/** The photos that are on their way, each with how far it is, and what is still waiting for its turn. */
export function UploadRows({ uploads }: { uploads: readonly Upload[] }) {
  const actor = useDeferred().photos.uploads;
  const running = uploads.filter(({ turn }) => turn === 'running');
  const waiting = uploads.filter(({ turn }) => turn === 'waiting');
  if (uploads.length === 0) return null;
  return (
    <div className="uploads">
      <p role="status" className="uploads-said">
        <span className="spinner" aria-hidden="true" />
        <span>Processing upload...</span>
        {uploads.length > 1 && <span className="muted">{`${uploads.length} left`}</span>}
      </p>
      <ul aria-label="Uploads">
        {running.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
        {waiting.length > 0 && (
          <li className="upload-row">
            <span className="upload-name">{`${waiting.length} more ${waiting.length === 1 ? 'waits' : 'wait'}`}</span>
            <button
              type="button"
              className="button button-small"
              data-act="cancel"
              onClick={() => {
                for (const { id } of waiting) actor.send({ type: 'cancel.requested', id });
              }}
            >
              <Icon name="i-lucide-x" />
              Cancel these
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const actor = useDeferred().photos.uploads;
  const state = useSelector(upload.ref, (snapshot) => snapshot);
  const { filename } = state.context;
  const percent = Math.round(state.context.percent);
  const phase = state.matches({ uploading: { delivering: 'linking' } })
    ? `Adding to the ${upload.owner.kind}…`
    : state.matches({ uploading: 'delivering' })
      ? `${percent} %`
      : 'Preparing…';
  return (
    <li className="upload-row">
      <span className="upload-name clip" title={filename}>
        {filename}
      </span>
      <progress max={100} value={percent} aria-label={`Upload of ${filename}`} />
      <span className="upload-percent">{phase}</span>
      <button
        type="button"
        className="button button-small"
        data-act="cancel"
        aria-label={`Cancel the upload of ${filename}`}
        onClick={() => actor.send({ type: 'cancel.requested', id: upload.id })}
      >
        <Icon name="i-lucide-x" />
        Cancel
      </button>
    </li>
  );
}
