import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Item } from '../../../contract/entities.ts';
import { ITEMS_PER_PAGE, ITEMS_RETRY_DELAYS } from '../../../contract/limits.ts';
import { isSample } from '../../machines/kit/queryState.ts';
import type { ItemView } from '../../machines/session/preferences.machine.ts';
import { pageCount, pageSize, showing } from '../../model/items/pages.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import { appCommands } from '../commands/definitions/app.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ItemCard } from '../records/ItemCard.tsx';
import { ItemSkeletons } from '../records/ItemSkeletons.tsx';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { rowToGoOn } from '../lists/rowToGoOn.ts';
import { arrivingPart } from '../lists/arrivingPart.ts';
import { useRovingFocus } from '../lists/useRovingFocus.ts';
import type { Selection } from '../selection/selection.ts';
import { UnsentItems } from '../records/UnsentItems.tsx';
import { useWithUnsent } from '../unsent/useUnsent.ts';
import { ViewSwitch } from '../itemTable/ViewSwitch.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { Pager } from './Pager.tsx';

// Keys for the whole grid, and what acts on several items at once, come after the first load.
const useGridTools = arrivingPart(async () => (await import('./GridTools.tsx')).default);
// So does the table, which most people do not have here.
const useHomeTable = arrivingPart(async () => (await import('./HomeTable.tsx')).HomeTable);

interface ItemsGridProps {
  /** Counts from 1. */
  page: number;
  /** null for all. */
  category: string | null;
  /** What the address says of the table; undefined for the cards. */
  table: string | undefined;
  onShow(view: ItemView): void;
  /** The id of the location that the cards above stand at; null at the top. */
  at: string | null;
  /** Items of everywhere are wanted all the same. */
  showsAll: boolean;
}

/** Home's items, as the address says: cards, 12 a page, by category and location, or a table. */
export function ItemsGrid({ page, category, table, onShow, at, showsAll }: ItemsGridProps) {
  const { machines, locationIndex, changeQuery } = useApp();
  const index = useSelector(locationIndex, (snapshot) => snapshot.context);
  // Until the locations are known the address is believed; samples are of no location.
  const isHere = at !== null && (index.tree ? index.tree.byId.has(at) : index.sample === undefined);
  const within = isHere && !showsAll ? at : undefined;
  const grid = useActorRef(machines.itemsGrid, { input: { page, category, table, within } });
  const state = useSelector(grid, (snapshot) => snapshot);
  const { shown, failure, origin, retries } = state.context;
  const roving = useRovingFocus<HTMLUListElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const deletions = useRef(0);
  const section = useRef<HTMLElement>(null);
  /** What had the focus in here last. */
  const focused = useRef<Element>(null);
  const [selection, setSelection] = useState<Selection>();
  const { part: HomeTable, isComing } = useHomeTable(table !== undefined);
  // Where its code cannot be had, the cards stand in for it.
  const isTable = table !== undefined && (isComing || HomeTable !== undefined);
  const { part: GridTools } = useGridTools(useLoadedDeferred() !== undefined);

  useEffect(
    () => grid.send({ type: 'query.restored', query: { page, category, table, within } }),
    [grid, page, category, table, within],
  );

  // After a deletion, on another page or in another view what had the focus is gone: go on at the card in its place.
  const cards = roving.ref;
  const isBusy = state.hasTag('loading') || state.hasTag('deleting');
  // Who comes for the items, which may lie far below the locations, stands at them: once, and as soon as there are any.
  const isThere = !isBusy && !isComing && shown !== undefined;
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!isThere || hash !== '#items-heading') return;
    window.history.replaceState(window.history.state, '', pathname + search);
    heading.current?.scrollIntoView();
    // Unless somebody has gone on meanwhile.
    if (document.activeElement?.closest('h1, body') === document.activeElement)
      heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  useEffect(() => {
    const hasLeft = focused.current?.isConnected === false;
    if (isBusy || isComing || document.activeElement !== document.body) return;
    if (deletions.current === 0 && !hasLeft) return;
    const list = cards.current ?? section.current?.querySelector('.item-table');
    const next = rowToGoOn(list, focused.current);
    deletions.current = 0;
    focused.current = null;
    (next ?? heading.current)?.focus();
  }, [isBusy, isComing, isTable, cards, shown]);

  // Changes in their places; new items stand before the grid, whose pages are the server's.
  const items = useWithUnsent(shown?.items, (item) => !isLocalId(item.id) && listed(shown?.items, item.id));
  const total = shown?.total ?? 0;
  const inside = shown ? shown.within : within;
  const nameOf = (id: string) => index.tree?.byId.get(id)?.name ?? '…';
  const showAll = (isAll: boolean) => changeQuery({ set: { items: isAll ? 'all' : null, page: null } });
  const size = pageSize(table);
  const deleteItem = (item: Item) => {
    deletions.current += 1;
    grid.send({ type: 'delete.requested', item });
  };
  const empty = (
    <div className="panel">
      {inside !== undefined && category === null ? (
        <Empty icon="i-lucide-package-open" title={`No items in ${nameOf(inside)}`}>
          <Link href={`/add?location_id=${encodeURIComponent(inside)}`} className="button">
            <Icon name="i-lucide-plus" />
            Add Item
          </Link>
        </Empty>
      ) : category === null ? (
        <Empty icon="i-lucide-package-open" title="No items yet">
          <p>Record the first one: what it is, how many, and where it lies.</p>
          <Link href="/add" className="button">
            <Icon name="i-lucide-plus" />
            Add First Item
            <KeysOf command={appCommands.addItem.id} />
          </Link>
        </Empty>
      ) : (
        <Empty icon="i-lucide-package-open" title={`No items in ${category}`}>
          <button
            type="button"
            className="button"
            onClick={() => grid.send({ type: 'category.chosen', category: null })}
          >
            Show all categories
          </button>
        </Empty>
      )}
    </div>
  );
  return (
    <section
      ref={section}
      className="home-items"
      aria-labelledby="items-heading"
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <div className="section-head">
        <h2 id="items-heading" ref={heading} tabIndex={-1}>
          {inside === undefined ? 'Items' : `Items in ${nameOf(inside)}`}
        </h2>
        {shown && <span className="count">{total.toLocaleString('en')}</span>}
        {at !== null && isHere && (inside !== undefined || showsAll) && (
          <button type="button" className="button" onClick={() => showAll(!showsAll)}>
            {showsAll ? 'Show only what is in here' : 'Show all items'}
          </button>
        )}
        <WaitingLabel origin={origin} />
        <ViewSwitch isTable={table !== undefined} onShow={onShow} />
        <CategoryFilter
          category={category}
          onChoose={(chosen) => grid.send({ type: 'category.chosen', category: chosen })}
        />
      </div>

      <UnsentItems />
      {failure && (
        <LoadFailure
          title="Failed to load items"
          failure={failure}
          origin={origin}
          onRetry={() => grid.send({ type: 'retry.requested' })}
        >
          {state.matches('waiting') &&
            ` Retrying in ${(ITEMS_RETRY_DELAYS[retries] ?? 0) / 1000} s, ${retries + 1} of ${ITEMS_RETRY_DELAYS.length}.`}
        </LoadFailure>
      )}
      {!failure && <DataLabel origin={origin} />}
      <UnreadNote of={shown} />

      {isTable && HomeTable && (
        <HomeTable grid={grid} items={items} selection={selection} empty={empty} onDelete={deleteItem} />
      )}
      {(isTable ? isComing : !shown && !state.matches({ reading: 'failed' })) && (
        <ItemSkeletons count={ITEMS_PER_PAGE} />
      )}
      {!isTable && shown && shown.items.length > 0 && (
        <ul className="cards" {...roving} aria-labelledby="items-heading" aria-busy={isBusy}>
          {items?.map((item) => (
            <li key={item.id}>
              <ItemCard
                item={item}
                isSample={isSample(origin)}
                selection={selection}
                onDelete={() => deleteItem(item)}
              />
            </li>
          ))}
        </ul>
      )}
      {GridTools && (
        <GridTools
          grid={grid}
          section={section}
          onShow={onShow}
          {...(isHere && { onShowAll: () => showAll(!showsAll), showsAll })}
          onSelection={setSelection}
          onDeleted={() => {
            deletions.current += 1;
          }}
        />
      )}
      {!isTable && shown?.items.length === 0 && empty}
      {shown && shown.items.length > 0 && (
        <div className="pager">
          <p>{showing(state.context.shownPage, size, total)}</p>
          <Pager
            page={isSample(origin) ? 1 : state.context.page}
            pages={pageCount(total, size)}
            onChoose={(chosen) => grid.send({ type: 'page.chosen', page: chosen })}
          />
        </div>
      )}
    </section>
  );
}

function listed(items: readonly { id: string }[] | undefined, id: string): boolean {
  return items?.some((item) => item.id === id) === true;
}
