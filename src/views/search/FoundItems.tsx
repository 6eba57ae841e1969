import { type Ref, useRef, useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { FirstResult } from '../../machines/finding/search.context.ts';
import { hitCount } from '../../model/items/counts.ts';
import { useFocusAfterDeletion } from '../lists/useFocusAfterDeletion.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LongList } from '../lists/LongList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import type { Selection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useNewSelection } from '../selection/useNewSelection.ts';
import { FoundItem } from './FoundItem.tsx';

interface FoundItemsProps {
  /** The best first, as far as they have been read. */
  items: readonly Item[];
  /** How many there are in all. */
  total: number;
  /** What they were found for. */
  query: string;
  first: FirstResult | undefined;
  /** Other results are on their way. */
  isBusy: boolean;
  /** Why the rest could not be read. */
  restFailure: Failure | undefined;
  handle: Ref<LongListHandle>;
  onRest(): void;
  onDeleted(): void;
}

/** The items that a search finds, all of them, with what can be done with several at once. */
export function FoundItems(props: FoundItemsProps) {
  const { items, total, query, first, isBusy, restFailure, handle, onRest, onDeleted } = props;
  const [selection, setSelection] = useState<Selection>();
  const selecting = useNewSelection();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const noteDeletion = useFocusAfterDeletion(section, heading, items);
  return (
    <section className="search-section" aria-labelledby="found-items" ref={section}>
      <div className="section-head">
        <h2 id="found-items" ref={heading} tabIndex={-1}>
          Items
        </h2>
        <span className="count">{hitCount(total)}</span>
        {total > 1 && <span className="section-aside">Best match first</span>}
      </div>
      <LongList
        // The results of another text are another list: it begins at its first row.
        key={query}
        rows={items}
        keyOf={idOf}
        textOf={nameOf}
        layout="cards"
        label="Results"
        isBusy={isBusy}
        handle={handle}
        renderRow={(item) => (
          <FoundItem
            item={item}
            query={query}
            isFirst={first?.kind === 'item' && first.id === item.id}
            selection={selection}
          />
        )}
      />
      {restFailure && (
        <LoadFailure title="The other results could not be loaded" failure={restFailure} onRetry={onRest} />
      )}
      <SelectionBar
        selection={selecting}
        root={section}
        items={items}
        onChange={setSelection}
        onDeleted={() => {
          noteDeletion();
          onDeleted();
        }}
      />
    </section>
  );
}

const idOf = ({ id }: Item) => id;
const nameOf = ({ name }: Item) => name;
