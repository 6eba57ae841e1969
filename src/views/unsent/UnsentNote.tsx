import { Link } from 'wouter';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import type { UnsentEntry } from '../../model/unsent/unsent.ts';
import { momentText } from '../ui/moments.ts';
import { Note } from '../ui/Note.tsx';
import { placesOf } from './unsentPlaces.ts';

/** At an item or a location: that the server does not have what is shown, and why. */
export function UnsentNote({ entry }: { entry: UnsentEntry | UnsentLocation }) {
  const { kind, status, failure, madeAt } = entry;
  const { what, form } = placesOf(entry);
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
            <Link href={form} className="button button-small">
              Compare both versions
            </Link>
          ) : (
            <Link href="/unsent" className="button button-small">
              Waiting to sync
            </Link>
          )
        }
      >
        {kind === 'create' ? `This ${what} has` : 'Your changes have'} been only in this browser since{' '}
        {momentText(madeAt)}.{' '}
        {isAside
          ? failure?.message
          : `${kind === 'create' ? 'It is' : 'They are'} sent as soon as the server answers.`}
      </Note>
    </div>
  );
}
