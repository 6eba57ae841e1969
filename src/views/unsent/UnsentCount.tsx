import { Link } from 'wouter';
import { unsentCount } from '../../model/unsent/unsent.ts';
import { Icon } from '../ui/Icon.tsx';
import { useUnsent, useUnsentLocations, useUnsentPhotos } from './useUnsent.ts';

/** In the header: how much the server does not have yet; nothing when it has all. */
export function UnsentCount() {
  const count = unsentCount(useUnsent()) + unsentCount(useUnsentLocations()) + unsentCount(useUnsentPhotos());
  if (count === 0) return null;
  const text = count === 1 ? '1 change is' : `${count} changes are`;
  return (
    <Link href="/unsent" className="unsent" title={`${text} kept in this browser until the server has it`}>
      <Icon name="i-lucide-arrow-up-to-line" />
      {count} unsent
    </Link>
  );
}
