import { itemsWith } from '../../model/itemMatches.ts';
import { ItemCard } from '../parts/ItemCard.tsx';
import { useNewUnsent } from './useUnsent.ts';

/** New items that only this browser has, before the lists that the server knows; all, or what a search finds. */
export function UnsentItems({ query }: { query?: string }) {
  const all = useNewUnsent();
  const items = query === undefined ? all : itemsWith(all, query);
  if (items.length === 0) return null;
  return (
    <ul className="cards unsent-items" aria-label="New items, not sent yet">
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} withPath={query !== undefined} />
        </li>
      ))}
    </ul>
  );
}
