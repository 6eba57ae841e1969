import { useRef } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { ItemCard } from './ItemCard.tsx';
import { LazyList } from '../lists/LazyList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import { useNewUnsent } from '../unsent/useUnsent.ts';

interface UnsentItemsProps {
  /** Those of them that a search finds; all unless given. */
  find?: (items: readonly Item[]) => readonly Item[];
}

/** New items that only this browser has, before the lists that the server knows. */
export function UnsentItems({ find }: UnsentItemsProps) {
  const all = useNewUnsent();
  const items = find === undefined ? all : find(all);
  const handle = useRef<LongListHandle>(null);
  const withPath = find !== undefined;
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
