import { useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { type HistoryEntry, type HistoryPage, isCut } from '../../../contract/history.ts';
import type { Failure } from '../../failure.ts';
import { Loading } from '../ui/Loading.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Note } from '../ui/Note.tsx';
import { takeFocus } from '../ui/takeFocus.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { changeSentence } from './changeSentence.ts';
import { CutChange } from './CutChange.tsx';

interface ItemHistoryProps {
  item: Item;
  /** As far back as it was asked for; undefined while loading; empty on a host that keeps none. */
  page: HistoryPage | undefined;
  /** Why the newest entries could not be read: without a page there is nothing else to show. */
  failure: Failure | undefined;
  onRetry(): void;
  isReadingOlder: boolean;
  /** Why older entries could not be read. */
  olderFailure: Failure | undefined;
  onOlder(): void;
}

/** The history card: who, when, and what changed from what to what. */
export function ItemHistory({
  item,
  page,
  failure,
  onRetry,
  isReadingOlder,
  olderFailure,
  onOlder,
}: ItemHistoryProps) {
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <section className="panel" aria-labelledby="history-heading">
      <div className="panel-head">
        <h2 id="history-heading">History</h2>
      </div>
      <UnreadNote of={page} />
      {page === undefined && failure && (
        <div className="panel-said">
          <LoadFailure title="Failed to load the history" failure={failure} onRetry={onRetry} />
        </div>
      )}
      {page === undefined && !failure && <Loading text="Loading history..." />}
      {page && (
        <ul className="history">
          {page.history.map((entry) => (
            <li key={entry.id}>
              <div>
                <Changes itemId={item.id} entry={entry} />
                {entry.user !== '' && <p className="history-who">by {entry.user}</p>}
              </div>
              <Moment at={entry.at} withTime />
            </li>
          ))}
          {page.history.length === 0 && <KnownDates item={item} />}
        </ul>
      )}
      {olderFailure && (
        <Note kind="bad" title="Failed to load older changes">
          {olderFailure.message}
        </Note>
      )}
      {typeof page?.next === 'string' && (
        <button
          type="button"
          className="button button-small history-older"
          aria-disabled={isReadingOlder}
          onClick={() => {
            setWasAsked(true);
            if (!isReadingOlder) onOlder();
          }}
        >
          {isReadingOlder ? 'Loading older changes...' : olderFailure ? 'Try again' : 'Show older'}
        </button>
      )}
      {page?.next === null && wasAsked && (
        // In the place of the button that had the focus.
        <p className="history-older history-who" tabIndex={-1} ref={takeFocus}>
          Nothing older.
        </p>
      )}
    </section>
  );
}

/** What a host without a history still tells. */
function KnownDates({ item }: { item: Item }) {
  return (
    <>
      {item.updated_at !== null && item.updated_at !== item.created_at && (
        <li>
          <p>Updated</p>
          <Moment at={item.updated_at} />
        </li>
      )}
      {item.created_at !== null && (
        <li>
          <p>Created</p>
          <Moment at={item.created_at} />
        </li>
      )}
    </>
  );
}

/** What happened to the item as a whole. */
const ALONE: Partial<Record<string, string>> = {
  created: 'Created',
  deleted: 'Deleted',
  restored: 'Restored',
};

function Changes({ itemId, entry: { id, kind, changes } }: { itemId: string; entry: HistoryEntry }) {
  const alone = ALONE[kind];
  if (alone !== undefined) return <p>{alone}</p>;
  if (changes.length === 0) return <p>Updated</p>;
  return changes.map((change) =>
    isCut(change) ? (
      <CutChange key={change.field} itemId={itemId} entryId={id} change={change} />
    ) : (
      <p key={change.field}>{changeSentence(change)}</p>
    ),
  );
}
