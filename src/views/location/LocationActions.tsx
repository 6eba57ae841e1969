import { Link, useLocation } from 'wouter';
import type { Location } from '../../../contract/entities.ts';
import { oneLocationCommands } from '../commands/definitions/arguments.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf, useShortcut } from '../commands/Keys.tsx';
import { useLocationActions } from '../commands/recordCommands.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';

interface LocationActionsProps {
  location: Location;
  onShare(): void;
  onMakeDrawers(): void;
  onDuplicate(): void;
  onDelete(): void;
}

/** The buttons in the head of a location's page; on small screens those for less frequent work are in a menu. */
export function LocationActions(props: LocationActionsProps) {
  const { location, onShare, onMakeDrawers, onDuplicate, onDelete } = props;
  const [move, printLabel] = useLocationActions()(location);
  const moveShortcut = useShortcut(oneLocationCommands.move.id);
  const printShortcut = useShortcut(oneLocationCommands.printLabel.id);
  const duplicateShortcut = useShortcut(locationCommands.duplicate.id);
  const countShortcut = useShortcut(locationCommands.count.id);
  const deleteShortcut = useShortcut(locationCommands.remove.id);
  const [, navigate] = useLocation();
  const id = encodeURIComponent(location.id);
  return (
    <div className="page-actions">
      <Link href={`/add?location_id=${id}`} className="button button-primary">
        <Icon name="i-lucide-plus" />
        Add Item
        <KeysOf command={locationCommands.addItem.id} />
      </Link>
      <Link href={`/add-location?parent_id=${id}`} className="button">
        <Icon name="i-lucide-plus" />
        Add Location
        <KeysOf command={locationCommands.addLocation.id} />
      </Link>
      <div className="location-actions">
        <button type="button" className="button" onClick={onShare}>
          <Icon name="i-lucide-link" />
          Share
          <KeysOf command={locationCommands.share.id} />
        </button>
        <Link href={`/edit-location/${id}`} className="button">
          <Icon name="i-lucide-pencil" />
          Edit Location
          <KeysOf command={locationCommands.edit.id} />
        </Link>
        {location.id !== '' && (
          <Link
            href={`/location/${id}/count`}
            className="icon-button"
            aria-label="Count what is here"
            title="Count what is here"
            {...countShortcut}
          >
            <Icon name={locationCommands.count.icon} />
          </Link>
        )}
        {location.id !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label="Move location"
            aria-haspopup="dialog"
            {...moveShortcut}
            title="Move location"
            onClick={() => move?.perform()}
          >
            <Icon name={oneLocationCommands.move.icon} />
          </button>
        )}
        {location.id !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label="Duplicate location"
            aria-haspopup="dialog"
            {...duplicateShortcut}
            title="Duplicate location"
            onClick={onDuplicate}
          >
            <Icon name={locationCommands.duplicate.icon} />
          </button>
        )}
        {location.id !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label="Print label"
            {...printShortcut}
            title="Print label"
            onClick={() => printLabel?.perform()}
          >
            <Icon name={oneLocationCommands.printLabel.icon} />
          </button>
        )}
        <button
          type="button"
          className="icon-button icon-button-danger"
          aria-label="Delete location"
          {...deleteShortcut}
          title="Delete location"
          onClick={onDelete}
        >
          <Icon name="i-lucide-trash-2" />
        </button>
      </div>
      <div className="location-more">
        <MenuButton
          label={`Actions for ${location.name}`}
          className="button"
          face={<Icon name="i-lucide-ellipsis" />}
          entries={[
            { text: 'Share', icon: <Icon name="i-lucide-link" />, choose: onShare },
            {
              text: 'Edit Location',
              icon: <Icon name="i-lucide-pencil" />,
              choose: () => navigate(`/edit-location/${id}`),
            },
            ...(location.id !== '' && move
              ? [
                  {
                    text: 'Count what is here',
                    icon: <Icon name={locationCommands.count.icon} />,
                    choose: () => navigate(`/location/${id}/count`),
                  },
                  {
                    text: 'Make drawers…',
                    icon: <Icon name={locationCommands.makeDrawers.icon} />,
                    choose: onMakeDrawers,
                  },
                  {
                    text: 'Duplicate…',
                    icon: <Icon name={locationCommands.duplicate.icon} />,
                    choose: onDuplicate,
                  },
                  {
                    text: 'Move location',
                    icon: <Icon name={oneLocationCommands.move.icon} />,
                    choose: () => move.perform(),
                  },
                  {
                    text: 'Print label',
                    icon: <Icon name={oneLocationCommands.printLabel.icon} />,
                    choose: () => printLabel?.perform(),
                  },
                ]
              : []),
            {
              text: 'Delete location',
              icon: <Icon name="i-lucide-trash-2" />,
              danger: true,
              choose: onDelete,
            },
          ]}
        />
      </div>
    </div>
  );
}
