import { isLocalId, itemOfEntry } from '../../model/unsent.ts';
import { ItemCard } from '../parts/ItemCard.tsx';
import { useUnsent } from './useUnsent.ts';

/** New items that only this browser has, before the lists that the server knows. */
export function UnsentItems() {
  const entries = useUnsent().filter(({ id, status }) => isLocalId(id) && status !== 'sending');
  if (entries.length === 0) return null;
  return (
    <ul className="cards unsent-items" aria-label="New items, not sent yet">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ItemCard item={itemOfEntry(entry)} />
        </li>
      ))}
    </ul>
  );
}
