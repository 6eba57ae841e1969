import type { Item } from '../../../contract/entities.ts';
import type { HistoryEntry } from '../../../contract/history.ts';
import { Loading } from '../ui/Loading.tsx';
import { Moment } from '../ui/Moment.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';

interface ItemHistoryProps {
  item: Item;
  /** Newest first; undefined while loading; empty on a host that keeps none. */
  history: readonly HistoryEntry[] | undefined;
}

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  notes: 'Notes',
  quantity: 'Quantity',
  location_id: 'Location',
  location: 'Location',
  supplier: 'Supplier',
  supplier_part_no: 'Supplier part no.',
  supplier_item_url: 'Supplier item URL',
  acquisition_date: 'Acquired',
};

/** The history card: who, when, and what changed from what to what. */
export function ItemHistory({ item, history }: ItemHistoryProps) {
  return (
    <section className="panel" aria-labelledby="history-heading">
      <div className="panel-head">
        <h2 id="history-heading">History</h2>
      </div>
      <UnreadNote of={history} />
      {history === undefined ? (
        <Loading text="Loading history..." />
      ) : (
        <ul className="history">
          {history.map((entry) => (
            <li key={entry.id}>
              <div>
                {sentences(entry).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                {entry.user !== '' && <p className="history-who">by {entry.user}</p>}
              </div>
              <Moment at={entry.at} />
            </li>
          ))}
          {history.length === 0 && <KnownDates item={item} />}
        </ul>
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

function sentences(entry: HistoryEntry): string[] {
  const alone = ALONE[entry.kind];
  if (alone !== undefined) return [alone];
  if (entry.changes.length === 0) return ['Updated'];
  return entry.changes.map(({ field, before, after }) => {
    const name = NAMES[field] ?? field;
    if (name === 'Location') return `Moved from ${shown(before)} to ${shown(after)}`;
    return `${name} changed from ${shown(before)} to ${shown(after)}`;
  });
}

function shown(value: string | null): string {
  return value === null || value === '' ? 'nothing' : value;
}
