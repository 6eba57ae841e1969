import { Link } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { isSample, type Origin } from '../../machines/kit/queryState.ts';
import type { Failure } from '../../failure.ts';
import { itemCount } from '../../model/items/counts.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { CategoryChip } from '../records/CategoryChip.tsx';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ItemPicture } from '../records/ItemPicture.tsx';
import { Quantity } from '../records/Quantity.tsx';
import { QuantityStepper } from '../records/QuantityStepper.tsx';
import { LongList } from '../lists/LongList.tsx';
import { NotSent } from '../records/NotSent.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { useRef, useState } from 'react';
import { SelectButton } from '../selection/SelectButton.tsx';
import type { Selection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useNewSelection } from '../selection/useNewSelection.ts';
import { CountInside } from './CountInside.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { TableView } from '../itemTable/TableView.tsx';
import { useListTable } from '../itemTable/useListTable.ts';
import { useViewCommand } from '../itemTable/useViewCommand.ts';
import { ViewSwitch } from '../itemTable/ViewSwitch.tsx';
import '../styles/records/viewSwitch.css';
import { useFocusAfterDeletion } from '../lists/useFocusAfterDeletion.ts';

interface LocationItemsProps {
  location: Location;
  /** By name; undefined while they load. */
  items: readonly Item[] | undefined;
  /** Where they come from when they are not the live answer. */
  origin: Origin | undefined;
  /** The location itself is sample data. */
  isSampleLocation: boolean;
  /** The server knows of locations inside of it. */
  isDivided: boolean;
  failure: Failure | undefined;
  onRetry(): void;
}

/** The card 'Items': what lies directly in the location, by name. */
export function LocationItems(props: LocationItemsProps) {
  const { location, items, origin, isSampleLocation, isDivided, failure, onRetry } = props;
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [selection, setSelection] = useState<Selection>();
  const selecting = useNewSelection();
  const { isTable, show, table, rows, categories } = useListTable(items);
  const noteDeletion = useFocusAfterDeletion(card, heading, items, isTable);
  const sorted = rows ?? NO_ITEMS;
  const hasItems = items !== undefined && items.length > 0;
  useViewCommand(isTable, show);
  const add = `/add?location_id=${encodeURIComponent(location.id)}`;
  return (
    <section ref={card} className="panel" aria-labelledby="location-items-heading">
      <div className={isDivided ? 'panel-head items-head items-head-two' : 'panel-head items-head'}>
        <h2 id="location-items-heading" ref={heading} tabIndex={-1}>
          Items
        </h2>
        {items && !isDivided && <span className="count">{itemCount(items.length)}</span>}
        {items && isDivided && <CountInside locationId={location.id} here={items.length} />}
        <WaitingLabel origin={origin} />
        {hasItems && !isSample(origin) && <ViewSwitch isTable={isTable} onShow={show} cards="List" />}
        {!isSampleLocation && (
          <Link href={add} className="button">
            <Icon name="i-lucide-plus" />
            <span>
              Add<span className="items-head-what"> Item</span>
            </span>
          </Link>
        )}
      </div>
      {(failure || isSampleLocation) && (
        <div className="panel-said">
          {failure ? (
            <LoadFailure title="Failed to load items" failure={failure} origin={origin} onRetry={onRetry} />
          ) : (
            <DataLabel origin={origin} />
          )}
        </div>
      )}
      {!isSampleLocation && location.id !== '' && (
        <QuickAdd location={location} items={items} list={heading} />
      )}
      <UnreadNote of={items} />
      {!items && !failure && location.id !== '' && <RowSkeletons />}
      {items && items.length === 0 && (
        <Empty icon="i-lucide-package-open" title="No items found in this location">
          {!isSampleLocation && (
            <>
              <p>Add what is in here.</p>
              <Link href={add} className="button">
                <Icon name="i-lucide-plus" />
                Add First Item
                <KeysOf command={locationCommands.addItem.id} />
              </Link>
            </>
          )}
        </Empty>
      )}
      {hasItems && isTable && (
        <TableView
          table={table}
          items={rows}
          total={sorted.length}
          label="Items"
          usual={BY_NAME}
          choices={{ categories, hasPlaces: false }}
          without={PLACE}
          isBusy={false}
          isSample={isSample(origin)}
          selection={selection}
          empty={null}
        />
      )}
      {sorted.length > 0 && !isTable && (
        <LongList
          rows={sorted}
          keyOf={idOf}
          textOf={nameOf}
          layout="rows"
          labelledBy="location-items-heading"
          isSelected={selection && (({ id }) => selection.has(id))}
          renderRow={(item) => (
            <>
              {isSample(origin) ? (
                <div className="row">
                  <Row item={item} />
                </div>
              ) : (
                <Link href={`/view/${encodeURIComponent(item.id)}`} className="row" data-main="">
                  <Row item={item} />
                </Link>
              )}
              {!isSample(origin) && <QuantityStepper item={item} inRow />}
              {selection && !isSample(origin) && (
                <SelectButton item={item} selection={selection} className="icon-button row-select" />
              )}
            </>
          )}
        />
      )}
      <SelectionBar
        selection={selecting}
        root={card}
        items={isSample(origin) ? NO_ITEMS : items && sorted}
        list={{ asked: { location_id: location.id }, table: isTable ? table : undefined, isWhole: true }}
        onChange={setSelection}
        onDeleted={noteDeletion}
      />
    </section>
  );
}

const NO_ITEMS: readonly Item[] = [];
const BY_NAME = { by: 'name', descending: false } as const;
/** All of them are here. */
const PLACE = ['location'] as const;
const idOf = ({ id }: Item) => id;
const nameOf = ({ name }: Item) => name;

function Row({ item }: { item: Item }) {
  return (
    <>
      <ItemPicture category={item.category} photo={item.thumbnail_url} small />
      <span className="row-main">
        <span className="row-name clip" title={item.name}>
          {item.name}
        </span>
        {item.offline_update === true ? <NotSent /> : <CategoryChip name={item.category} />}
      </span>
      <Quantity value={item.quantity} />
    </>
  );
}

function RowSkeletons() {
  return (
    <ul className="rows" aria-busy="true" aria-label="Loading items">
      {[0, 1, 2].map((index) => (
        <li key={index} className="row">
          <span className="skeleton item-picture item-picture-small" />
          <span className="skeleton row-name skeleton-title" />
        </li>
      ))}
    </ul>
  );
}
