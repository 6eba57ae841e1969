import { useSelector } from '@xstate/react';
import { type BulkEntry, outcomeOf } from '../../model/changes/bulkEntries.ts';
import { useDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';

interface BulkStatusProps {
  entry: BulkEntry;
  /** A run is under way. */
  isBusy: boolean;
}

const SIGNS = {
  unsent: ['i-lucide-cloud-off', 'Not sent yet'],
  discarded: ['i-lucide-trash-2', 'Discarded'],
  created: ['i-lucide-check', 'Created'],
  failed: ['i-lucide-triangle-alert', 'Failed'],
} as const;

/** What became of an entry, in a sign and a word. */
export function BulkStatus({ entry, isBusy }: BulkStatusProps) {
  const { outbox, sentAs } = useDeferred();
  const isUnsent = useSelector(outbox, ({ context }) =>
    context.entries.some(({ id }) => id === entry.item?.entity.id),
  );
  const outcome = outcomeOf(entry, { isUnsent, sentAs });
  if (outcome === 'creating') {
    return (
      <>
        <span className="spinner" aria-hidden="true" /> <span>Creating</span>
      </>
    );
  }
  if (outcome === 'waiting')
    return <span className="bulk-waiting">{!entry.isSelected ? 'Left out' : isBusy ? 'Waiting' : ''}</span>;
  const [icon, word] = SIGNS[outcome];
  return (
    <>
      <Icon name={icon} /> <span>{word}</span>
    </>
  );
}
