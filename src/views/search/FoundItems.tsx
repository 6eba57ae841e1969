import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { QUERY_MAX } from '../../../contract/searchWords.ts';
import type { Failure } from '../../failure.ts';
import type { FirstResult } from '../../machines/finding/search.context.ts';
import { hitCount, isOpen } from '../../model/items/counts.ts';
import { setFilters } from '../../model/items/itemTable.ts';
import { useFocusAfterDeletion } from '../lists/useFocusAfterDeletion.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LongList } from '../lists/LongList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import type { Selection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useNewSelection } from '../selection/useNewSelection.ts';
import { TableView } from '../itemTable/TableView.tsx';
import { useListTable } from '../itemTable/useListTable.ts';
import { useViewCommand } from '../itemTable/useViewCommand.ts';
import { ViewSwitch } from '../itemTable/ViewSwitch.tsx';
import { foundPieces, thingsIn } from '../../model/finding/foundPieces.ts';
import { Pieces } from '../records/Highlight.tsx';
import '../styles/records/viewSwitch.css';
import { ENTER, FoundItem } from './FoundItem.tsx';
import { RESULTS } from './SearchBox.tsx';

interface FoundItemsProps {
  /** The best first, as far as they have been read. */
  items: readonly Item[];
  /** How many there are in all. */
  total: number;
  /** There may be more. */
  more: true | undefined;
  /** What was searched for. */
  asked: string;
  /** What they were found for: what may have been meant, where nothing has that. */
  query: string;
  own: OwnSynonyms;
  first: FirstResult | undefined;
  /** Other results are on their way. */
  isBusy: boolean;
  /** Why the rest could not be read. */
  restFailure: Failure | undefined;
  handle: RefObject<LongListHandle | null>;
  onRest(): void;
}

/** The items that a search finds, all of them, with what can be done with several at once. */
export function FoundItems(props: FoundItemsProps) {
  const { items, total, more, asked, query, own, first, isBusy, restFailure, handle, onRest } = props;
  const [selection, setSelection] = useState<Selection>();
  const selecting = useNewSelection();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isTable, show, table, rows = items, categories } = useListTable(items);
  const noteDeletion = useFocusAfterDeletion(section, heading, items, isTable);
  useViewCommand(isTable, show);
  const isFirst = ({ id }: Item) => first?.kind === 'item' && first.id === id;
  // What is sorted or filtered is all that was found, not the best of it.
  const needsRest = isTable && (table.order !== undefined || setFilters(table.filters).length > 0);
  useEffect(() => {
    if (needsRest && !isBusy && !restFailure) onRest();
    // It is another one with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [needsRest, isBusy, restFailure, query]);
  return (
    <section className="search-section" aria-labelledby="found-items" ref={section}>
      <div className="section-head">
        <h2 id="found-items" ref={heading} tabIndex={-1}>
          Items
        </h2>
        <span className="count">{hitCount(total, more)}</span>
        {total > 1 && !(isTable && table.order) && <span className="section-aside">Best match first</span>}
        <ViewSwitch isTable={isTable} onShow={show} />
      </div>
      {isTable ? (
        <TableView
          // The results of another text are another list: it begins at its first row.
          key={query}
          table={table}
          items={rows}
          total={rows.length}
          label={RESULTS}
          usual={undefined}
          choices={{ categories, hasPlaces: true }}
          isBusy={isBusy}
          selection={selection}
          nameOf={(item) => (
            <>
              <Pieces pieces={foundPieces(item.name, thingsIn(item, query, own))} />
              {isFirst(item) && ENTER}
            </>
          )}
          handle={handle}
          empty={null}
        />
      ) : (
        <LongList
          key={query}
          rows={items}
          keyOf={idOf}
          textOf={nameOf}
          layout="cards"
          label={RESULTS}
          isBusy={isBusy}
          handle={handle}
          renderRow={(item) => (
            <FoundItem item={item} query={query} own={own} isFirst={isFirst(item)} selection={selection} />
          )}
        />
      )}
      {restFailure && (
        <LoadFailure title="The other results could not be loaded" failure={restFailure} onRetry={onRest} />
      )}
      <SelectionBar
        selection={selecting}
        root={section}
        items={rows}
        list={{
          // As for the results: no host looks at more of it.
          asked: { q: asked.slice(0, QUERY_MAX) },
          table: isTable ? table : undefined,
          isWhole: items.length >= total,
          mayBeMore: isOpen(total, more),
        }}
        onChange={setSelection}
        onDeleted={noteDeletion}
      />
    </section>
  );
}

const idOf = ({ id }: Item) => id;
const nameOf = ({ name }: Item) => name;
