import { Link } from 'wouter';
import type { Item } from '../../../contract/entities.ts';
import { oneItemCommands } from '../commands/definitions/arguments.ts';
import { itemCommands } from '../commands/definitions/item.ts';
import { KeysOf, useShortcut } from '../commands/Keys.tsx';
import { useItemActions } from '../commands/recordCommands.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';

interface ItemActionsProps {
  item: Item;
  isDeleting: boolean;
  onDelete(): void;
}

/** The buttons in the head of an item's page; on small screens all but the first are in a menu. */
export function ItemActions({ item, isDeleting, onDelete }: ItemActionsProps) {
  const [move, setQuantity, , , duplicate, printLabel] = useItemActions()(item);
  const printShortcut = useShortcut(oneItemCommands.printLabel.id);
  return (
    <div className="page-actions">
      <Link href={`/edit/${encodeURIComponent(item.id)}`} className="button button-primary">
        <Icon name="i-lucide-pencil" />
        Edit
        <KeysOf command={itemCommands.edit.id} />
      </Link>
      <div className="item-actions">
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => move?.perform()}>
          <Icon name={oneItemCommands.move.icon} />
          Move to…
          <KeysOf command={oneItemCommands.move.id} />
        </button>
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => setQuantity?.perform()}
        >
          <Icon name={oneItemCommands.setQuantity.icon} />
          Set quantity…
          <KeysOf command={oneItemCommands.setQuantity.id} />
        </button>
        <button type="button" className="button" onClick={() => duplicate?.perform()}>
          <Icon name={oneItemCommands.duplicate.icon} />
          Duplicate…
          <KeysOf command={oneItemCommands.duplicate.id} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Print label"
          {...printShortcut}
          title="Print label"
          onClick={() => printLabel?.perform()}
        >
          <Icon name={oneItemCommands.printLabel.icon} />
        </button>
        <button type="button" className="button button-danger" aria-disabled={isDeleting} onClick={onDelete}>
          <Icon name="i-lucide-trash-2" />
          Delete
          <KeysOf command={itemCommands.remove.id} />
        </button>
      </div>
      <div className="item-more">
        <MenuButton
          label={`Actions for ${item.name}`}
          className="button"
          face={<Icon name="i-lucide-ellipsis" />}
          entries={[
            {
              text: 'Move to…',
              icon: <Icon name={oneItemCommands.move.icon} />,
              choose: () => move?.perform(),
            },
            {
              text: 'Set quantity…',
              icon: <Icon name={oneItemCommands.setQuantity.icon} />,
              choose: () => setQuantity?.perform(),
            },
            {
              text: 'Duplicate…',
              icon: <Icon name={oneItemCommands.duplicate.icon} />,
              choose: () => duplicate?.perform(),
            },
            {
              text: 'Print label',
              icon: <Icon name={oneItemCommands.printLabel.icon} />,
              choose: () => printLabel?.perform(),
            },
            {
              text: 'Delete',
              icon: <Icon name="i-lucide-trash-2" />,
              danger: true,
              choose: () => {
                if (!isDeleting) onDelete();
              },
            },
          ]}
        />
      </div>
    </div>
  );
}
