import { unreadIn } from '../../../contract/unread.ts';
import { Icon } from '../ui/Icon.tsx';

/** Says quietly above a list that the host sent more than is in it. `of`: the very list, or page, as it came. */
export function UnreadNote({ of }: { of: object | undefined }) {
  const unread = unreadIn(of);
  if (unread === 0) return null;
  return (
    <p className="data-label">
      <Icon name="i-lucide-info" />
      {unread === 1
        ? '1 record could not be read'
        : `${unread.toLocaleString('en')} records could not be read`}
    </p>
  );
}
