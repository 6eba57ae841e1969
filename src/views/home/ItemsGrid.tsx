import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ITEMS_PER_PAGE, ITEMS_RETRY_DELAYS } from '../../../contract/limits.ts';
import { isSample } from '../../machines/kit/queryState.ts';
import { pageCount, showing } from '../../model/items/pages.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ItemCard } from '../records/ItemCard.tsx';
import { ItemSkeletons } from '../records/ItemSkeletons.tsx';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { useArrived } from '../lists/useArrived.ts';
import { useRovingFocus } from '../lists/useRovingFocus.ts';
import type { Selection } from '../selection/selection.ts';
import { UnsentItems } from '../records/UnsentItems.tsx';
import { useWithUnsent } from '../unsent/useUnsent.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { Pager } from './Pager.tsx';

// Keys for the whole grid, and what acts on several items at once, come after the first load.
const loadTools = () => import('./GridTools.tsx');
const GridTools = lazy(loadTools);

interface ItemsGridProps {
  /** Counts from 1. */
  page: number;
  /** null for all. */
  category: string | null;
  /** The id of the location that the cards above stand at; null at the top. */
  at: string | null;
  /** Items of everywhere are wanted all the same. */
  showsAll: boolean;
}

/** Home's items: 12 a page, by category, as the address says. */
export function ItemsGrid({ page, category, at, showsAll }: ItemsGridProps) {
  const { machines, locationIndex, changeQuery } = useApp();
  const index = useSelector(locationIndex, (snapshot) => snapshot.context);
  // Until the locations are known the address is believed; samples are of no location.
  const isHere = at !== null && (index.tree ? index.tree.byId.has(at) : index.sample === undefined);
  const within = isHere && !showsAll ? at : undefined;
  const grid = useActorRef(machines.itemsGrid, { input: { page, category, within } });
  const state = useSelector(grid, (snapshot) => snapshot);
  const { shown, failure, origin, retries } = state.context;
  const roving = useRovingFocus<HTMLUListElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const deletions = useRef(0);
  const section = useRef<HTMLElement>(null);
  const [selection, setSelection] = useState<Selection>();
  const areToolsHere = useArrived(loadTools, useLoadedDeferred() !== undefined);

  useEffect(
    () => grid.send({ type: 'query.restored', query: { page, category, within } }),
    [grid, page, category, within],
  );

  // The cached pages are outdated by then: app.ts has listened first (LOOKUP-07).
  useEffect(() => {
    const readAnew = () => {
      const now = grid.getSnapshot();
      if (!now.hasTag('loading') && !now.hasTag('deleting')) grid.send({ type: 'retry.requested' });
    };
    window.addEventListener('categories-updated', readAnew);
    return () => window.removeEventListener('categories-updated', readAnew);
  }, [grid]);

  // After a deletion the card with the focus is gone: go on at the card in its place.
  const cards = roving.ref;
  const isBusy = state.hasTag('loading') || state.hasTag('deleting');
  useEffect(() => {
    if (isBusy || deletions.current === 0 || document.activeElement !== document.body) return;
    deletions.current = 0;
    const next = cards.current?.querySelector<HTMLElement>('[data-main][tabindex="0"]');
    (next ?? heading.current)?.focus();
  }, [isBusy, cards, shown]);

  // Changes in their places; new items stand before the grid, whose pages are the server's.
  const items = useWithUnsent(shown?.items, (item) => !isLocalId(item.id) && listed(shown?.items, item.id));
  const total = shown?.total ?? 0;
  const inside = shown ? shown.within : within;
  const nameOf = (id: string) => index.tree?.byId.get(id)?.name ?? '…';
  const showAll = (isAll: boolean) => changeQuery({ set: { items: isAll ? 'all' : null, page: null } });
  return (
    <section ref={section} className="home-items" aria-labelledby="items-heading">
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
        <div className="push">
          <CategoryFilter
            category={category}
            onChoose={(chosen) => grid.send({ type: 'category.chosen', category: chosen })}
          />
        </div>
      </div>

      {failure && (
        <LoadFailure
          title="Failed to load items"
          failure={failure}
          onRetry={() => grid.send({ type: 'retry.requested' })}
        >
          {state.matches('waiting') &&
            ` Retrying in ${(ITEMS_RETRY_DELAYS[retries] ?? 0) / 1000} s, ${retries + 1} of ${ITEMS_RETRY_DELAYS.length}.`}
        </LoadFailure>
      )}
      <DataLabel origin={origin} />
      <UnreadNote of={shown} />

      <UnsentItems />
      {!shown && !state.matches('failed') && <ItemSkeletons count={ITEMS_PER_PAGE} />}
      {shown && shown.items.length > 0 && (
        <ul className="cards" {...roving} aria-labelledby="items-heading" aria-busy={isBusy}>
          {items?.map((item) => (
            <li key={item.id}>
              <ItemCard
                item={item}
                isSample={isSample(origin)}
                selection={selection}
                onDelete={() => {
                  deletions.current += 1;
                  grid.send({ type: 'delete.requested', item });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {areToolsHere && (
        <Suspense>
          <GridTools
            grid={grid}
            section={section}
            {...(isHere && { onShowAll: () => showAll(!showsAll), showsAll })}
            onSelection={setSelection}
            onDeleted={() => {
              deletions.current += 1;
            }}
          />
        </Suspense>
      )}
      {shown && shown.items.length === 0 && (
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
      )}
      {shown && shown.items.length > 0 && (
        <div className="pager">
          <p>{showing(state.context.shownPage, ITEMS_PER_PAGE, total)}</p>
          <Pager
            page={isSample(origin) ? 1 : state.context.page}
            pages={pageCount(total, ITEMS_PER_PAGE)}
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
