import { Link } from 'wouter';
import type { UnsentEntry } from '../../model/unsent.ts';
import { momentText } from '../parts/moments.ts';
import { Note } from '../parts/Note.tsx';

const SENT_LATER = 'It is sent as soon as the server answers.';

/** Above an item: that the server does not have what is shown, and why. */
export function UnsentNote({ entry }: { entry: UnsentEntry }) {
  const { kind, status, failure, madeAt, id } = entry;
  // On its way for the first time: there is nothing to tell yet.
  if (status === 'sending') return null;
  const isConflict = status === 'conflict';
  const isAside = isConflict || status === 'refused';
  return (
    <div className="form-note">
      <Note
        kind={isAside ? 'bad' : 'warn'}
        title="Not sent yet"
        actions={
          isConflict ? (
            <Link href={`/edit/${encodeURIComponent(id)}`} className="button button-small">
              Compare both versions
            </Link>
          ) : (
            <Link href="/unsent" className="button button-small">
              Unsent work
            </Link>
          )
        }
      >
        {kind === 'create' ? 'This item is' : 'Your changes are'} only in this browser since{' '}
        {momentText(madeAt)}. {isAside ? failure?.message : SENT_LATER}
      </Note>
    </div>
  );
}
