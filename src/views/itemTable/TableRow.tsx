import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Item } from '../../../contract/entities.ts';
import type { Column } from '../../model/items/itemTable.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { useApp } from '../AppContext.ts';
import { CategoryChip } from '../records/CategoryChip.tsx';
import { ItemPicture } from '../records/ItemPicture.tsx';
import { NotSent } from '../records/NotSent.tsx';
import { Quantity } from '../records/Quantity.tsx';
import { PathText } from '../records/PathText.tsx';
import { Tape } from '../records/Tape.tsx';
import { SelectButton } from '../selection/SelectButton.tsx';
import type { Selection } from '../selection/selection.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Moment } from '../ui/Moment.tsx';

export interface TableRowProps {
  item: Item;
  columns: readonly Column[];
  /** How the name is drawn; as it is unless given. */
  name?: ReactNode;
  /** Sample data: it leads nowhere and has no actions. */
  isSample: boolean;
  selection: Selection | undefined;
  onDelete?: (() => void) | undefined;
}

/** An item as a row of the table; on a phone its name, quantity and place. */
export function TableRow({ item, columns, name = item.name, isSample, selection, onDelete }: TableRowProps) {
  const shows = (column: Column) => columns.includes(column);
  return (
    <div className="table-row">
      <div role="cell" className="cell cell-photo">
        {shows('photo') && <ItemPicture category={item.category} photo={item.thumbnail_url} small />}
        {selection && !isSample && (
          <SelectButton item={item} selection={selection} className="icon-button row-select" />
        )}
      </div>
      <div role="cell" className="cell cell-name">
        {isSample ? (
          <span className="clip">{name}</span>
        ) : (
          <Link
            href={`/view/${encodeURIComponent(item.id)}`}
            className="card-link clip"
            data-main=""
            title={item.name}
          >
            {name}
          </Link>
        )}
        {item.offline_update === true && <NotSent />}
      </div>
      {shows('category') && (
        <div role="cell" className="cell cell-category">
          <CategoryChip name={item.category} />
        </div>
      )}
      {shows('quantity') && (
        <div role="cell" className="cell cell-quantity">
          <Quantity value={item.quantity} />
        </div>
      )}
      {shows('location') && <Place item={item} />}
      {shows('supplier') && <Text column="supplier" text={item.supplier} />}
      {shows('part') && <Text column="part" text={item.supplier_part_no} />}
      {shows('updated') && (
        <div role="cell" className="cell cell-updated">
          {item.updated_at !== null && <Moment at={item.updated_at} />}
        </div>
      )}
      <div role="cell" className="cell cell-more">
        {!isSample && <More item={item} selection={selection} onDelete={onDelete} />}
      </div>
    </div>
  );
}

function Text({ column, text }: { column: Column; text: string }) {
  return (
    <div role="cell" className={`cell cell-${column}`}>
      <span className="clip" title={text}>
        {text}
      </span>
    </div>
  );
}

/** Where it lies: tape and path. */
function Place({ item }: { item: Item }) {
  const { locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { location_id: id, location_label = '', location_path = '' } = item;
  const label = (id === null ? undefined : tree?.byId.get(id)?.label) ?? location_label;
  const path = (id === null ? undefined : tree?.pathLabel(id)) || location_path;
  return (
    <div role="cell" className="cell cell-location" title={shownPath(path)}>
      <Tape label={label} />
      <PathText path={path} />
    </div>
  );
}

/** For a thumb: what a keyboard and a mouse have elsewhere. */
function More({ item, selection, onDelete }: Pick<TableRowProps, 'item' | 'selection' | 'onDelete'>) {
  const [, navigate] = useLocation();
  return (
    <MenuButton
      label={`Actions for ${item.name}`}
      className="icon-button"
      face={<Icon name="i-lucide-ellipsis" />}
      entries={[
        {
          text: 'Edit',
          icon: <Icon name="i-lucide-pencil" />,
          choose: () => navigate(`/edit/${encodeURIComponent(item.id)}`),
        },
        ...(selection
          ? [
              {
                text: 'Select',
                icon: <Icon name="i-lucide-square-check" />,
                choose: () => selection.toggle(item),
              },
            ]
          : []),
        ...(onDelete
          ? [{ text: 'Delete', icon: <Icon name="i-lucide-trash-2" />, danger: true, choose: onDelete }]
          : []),
      ]}
    />
  );
}
