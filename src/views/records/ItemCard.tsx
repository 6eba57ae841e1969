import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Item } from '../../../contract/entities.ts';
import { useApp } from '../AppContext.ts';
import { SelectButton } from '../selection/SelectButton.tsx';
import type { Selection } from '../selection/selection.ts';
import { NotSent } from './NotSent.tsx';
import { CategoryChip } from './CategoryChip.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { PathText } from './PathText.tsx';
import { Quantity } from './Quantity.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Tape } from './Tape.tsx';

interface ItemCardProps {
  item: Item;
  /** How the name is drawn; as it is unless given. */
  name?: ReactNode;
  /** The muted line; the description unless given. */
  detail?: ReactNode;
  /** Stands before the quantity. */
  mark?: ReactNode;
  onDelete?: () => void;
  /** Show the names of the locations around the item. */
  withPath?: boolean;
  /** Sample data: it leads nowhere and has no actions. */
  isSample?: boolean;
  /** Where items can be selected. */
  selection?: Selection | undefined;
}

/** An item as a card: title, one muted line, tape and chip; quantity at the top right. */
export function ItemCard(props: ItemCardProps) {
  const { item, name = item.name, detail = item.description, mark } = props;
  const { onDelete, withPath, isSample = false, selection } = props;
  const { locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const [, navigate] = useLocation();
  const location = item.location_id === null ? undefined : tree?.byId.get(item.location_id);
  const label = location?.label ?? item.location_label ?? '';
  const path =
    (item.location_id === null ? undefined : tree?.pathLabel(item.location_id)) || item.location_path;
  const edit = `/edit/${encodeURIComponent(item.id)}`;
  return (
    <article
      className="card item-card"
      data-cell={item.id}
      data-selected={selection?.has(item.id)}
      aria-label={item.name}
    >
      <ItemPicture category={item.category} photo={item.thumbnail_url} />
      <div>
        <div className="item-card-top">
          <h3 className="clip">
            {isSample ? (
              name
            ) : (
              <Link
                href={`/view/${encodeURIComponent(item.id)}`}
                className="card-link"
                data-main=""
                title={item.name}
              >
                {name}
              </Link>
            )}
          </h3>
          {mark}
          <Quantity value={item.quantity} />
        </div>
        <p className="item-card-description clip">{detail}</p>
        {withPath && (
          <p className="search-path">
            <PathText path={path ?? ''} />
          </p>
        )}
        <div className="card-meta">
          <Tape label={label} />
          {item.offline_update === true && <NotSent />}
          <CategoryChip name={item.category} />
          {label === '' && !withPath && location && <span className="clip">{location.name}</span>}
        </div>
      </div>
      {!isSample && (
        <>
          <div className="item-card-actions">
            {selection && (
              <SelectButton item={item} selection={selection} className="icon-button icon-button-small" />
            )}
            <Link
              href={edit}
              className="icon-button icon-button-small"
              data-action="edit"
              aria-label={`Edit ${item.name}`}
              title="Edit item"
            >
              <Icon name="i-lucide-pencil" />
            </Link>
            {onDelete && (
              <button
                type="button"
                className="icon-button icon-button-small"
                data-action="delete"
                aria-label={`Delete ${item.name}`}
                title="Delete item"
                onClick={onDelete}
              >
                <Icon name="i-lucide-trash-2" />
              </button>
            )}
          </div>
          <div className="item-card-more">
            <MenuButton
              label={`Actions for ${item.name}`}
              className="icon-button"
              face={<Icon name="i-lucide-ellipsis" />}
              entries={[
                { text: 'Edit', icon: <Icon name="i-lucide-pencil" />, choose: () => navigate(edit) },
                ...(selection?.actionsOf(item) ?? []),
                {
                  text: 'Duplicate…',
                  icon: <Icon name="i-lucide-copy" />,
                  choose: () => navigate('/add', { state: { copyOf: item } }),
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
                  ? [
                      {
                        text: 'Delete',
                        icon: <Icon name="i-lucide-trash-2" />,
                        danger: true,
                        choose: onDelete,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </>
      )}
    </article>
  );
}
