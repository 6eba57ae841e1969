import { Link } from 'wouter';
import type { Location } from '../../../contract/entities.ts';
import { oneLocationCommands } from '../commands/definitions/arguments.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf, useShortcut } from '../commands/Keys.tsx';
import { useLocationActions } from '../commands/recordCommands.ts';
import { Icon } from '../ui/Icon.tsx';

interface LocationActionsProps {
  location: Location;
  onShare(): void;
  onDelete(): void;
}

/** The buttons in the head of a location's page. */
export function LocationActions({ location, onShare, onDelete }: LocationActionsProps) {
  const [move] = useLocationActions()(location);
  const moveShortcut = useShortcut(oneLocationCommands.move.id);
  const deleteShortcut = useShortcut(locationCommands.remove.id);
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
  );
}
