import type { BulkEntry } from '../../model/changes/bulkEntries.ts';
import { Icon } from '../ui/Icon.tsx';

interface BulkStatusProps {
  entry: BulkEntry;
  /** A run is under way. */
  isBusy: boolean;
}

/** What became of an entry, in a sign and a word. */
export function BulkStatus({ entry: { status, isSelected, item }, isBusy }: BulkStatusProps) {
  if (item?.entity.offline_update === true) {
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
