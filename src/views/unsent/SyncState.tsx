import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { unsentCount } from '../../model/unsent/unsent.ts';
import { useApp } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { momentText } from '../ui/moments.ts';
import { useUnsent, useUnsentLocations, useUnsentPhotos } from './useUnsent.ts';
import '../styles/ui/syncState.css';

const BARRED = 'Something in front of the server answers in its place.';

/** That the server does not answer, since when, and how much it does not have yet; nothing when all is well. */
export function SyncState() {
  const { reach, locationIndex } = useApp();
  const { isAway, answeredAt, isBarred } = useSyncExternalStore(reach.watch, reach.now);
  // A page that has never had an answer shows what was kept of an earlier one.
  const knownAt = useSelector(locationIndex, (state) => state.context.at);
  const count = unsentCount(useUnsent()) + unsentCount(useUnsentLocations()) + unsentCount(useUnsentPhotos());
  if (!isAway && count === 0) return null;
  const at = answeredAt ?? knownAt;
  return (
    // A single call that was not answered is tried again at once: nothing is said of it.
    <Link
      href="/unsent"
      className={count === 0 ? 'unsent data-label-late' : 'unsent'}
      title={[isAway && (isBarred ? BARRED : 'The server does not answer.'), count > 0 && kept(count)]
        .filter(Boolean)
        .join(' ')}
    >
      <Icon name={isAway ? 'i-lucide-cloud-off' : 'i-lucide-arrow-up-to-line'} />
      {isAway && <span>{isBarred ? 'Not let through' : 'Offline'}</span>}
      {isAway && at !== undefined && <span className="unsent-as-of">· as of {momentText(at)}</span>}
      {count > 0 && (
        <span>
          {isAway && '· '}
          {count.toLocaleString('en')} waiting
        </span>
      )}
    </Link>
  );
}

function kept(count: number): string {
  return count === 1
    ? '1 change is kept in this browser until the server has it.'
    : `${count.toLocaleString('en')} changes are kept in this browser until the server has them.`;
}
