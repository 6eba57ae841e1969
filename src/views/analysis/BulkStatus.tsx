import { useSelector } from '@xstate/react';
import type { BulkEntry } from '../../model/changes/bulkEntries.ts';
import { useDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';

interface BulkStatusProps {
  entry: BulkEntry;
  /** A run is under way. */
  isBusy: boolean;
}

/** What became of an entry, in a sign and a word. */
export function BulkStatus({ entry: { status, isSelected, item }, isBusy }: BulkStatusProps) {
  const { outbox } = useDeferred();
  // It may have been sent since.
  const isUnsent = useSelector(outbox, ({ context }) =>
    context.entries.some(({ id }) => id === item?.entity.id),
  );
  if (item?.entity.offline_update === true && isUnsent) {
    return (
      <>
        <Icon name="i-lucide-cloud-off" /> <span>Not sent yet</span>
      </>
    );
  }
  if (status === 'created') {
    return (
      <>
        <Icon name="i-lucide-check" /> <span>Created</span>
      </>
    );
  }
  if (status === 'failed') {
    return (
      <>
        <Icon name="i-lucide-triangle-alert" /> <span>Failed</span>
      </>
    );
  }
  if (status === 'creating') {
    return (
      <>
        <span className="spinner" aria-hidden="true" /> <span>Creating</span>
      </>
    );
  }
  return <span className="bulk-waiting">{!isSelected ? 'Left out' : isBusy ? 'Waiting' : ''}</span>;
}
