import { useRef } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { itemsWith } from '../../model/finding/itemMatches.ts';
import { ItemCard } from './ItemCard.tsx';
import { LazyList } from '../lists/LazyList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import { useNewUnsent } from '../unsent/useUnsent.ts';

/** New items that only this browser has, before the lists that the server knows; all, or what a search finds. */
export function UnsentItems({ query }: { query?: string }) {
  const all = useNewUnsent();
  const items = query === undefined ? all : itemsWith(all, query);
  const handle = useRef<LongListHandle>(null);
  const withPath = query !== undefined;
  if (items.length === 0) return null;
  return (
    <div className="unsent-items">
      <LazyList
        handle={handle}
        rows={items}
        keyOf={idOf}
        textOf={nameOf}
        layout="cards"
        label={LABEL}
        renderRow={(item) => <ItemCard item={item} withPath={withPath} />}
        short={(shown) => (
          <ul className="cards" aria-label={LABEL}>
            {shown.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} withPath={withPath} />
              </li>
            ))}
          </ul>
        )}
      />
    </div>
  );
}

const LABEL = 'New items, not sent yet';
const idOf = ({ id }: Item): string => id;
const nameOf = ({ name }: Item): string => name;
