import type { Location } from '../../../contract/entities.ts';
import { useApp } from '../AppContext.ts';
import { itemCommands } from '../commands/definitions/item.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { WholePath } from '../records/PathText.tsx';
import { Tape } from '../records/Tape.tsx';

interface ShareLocationProps {
  location: Location;
  path: string;
  /** The location's page within the app. */
  href: string;
  onShare(): void;
}

/** The share-location card: path, label tape, address with copy (decisions, Items). */
export function ShareLocation({ location, path, href, onShare }: ShareLocationProps) {
  const { origin } = useApp();
  return (
    <section className="panel" aria-labelledby="share-heading">
      <div className="panel-head">
        <h2 id="share-heading">Share location</h2>
      </div>
      <div className="panel-body">
        <p className="share-location-name">
          <Tape label={location.label} size="medium" />
          <span>
            <WholePath path={path} />
          </span>
        </p>
        <div className="share-url">
          <input
            className="input"
            aria-label="Location URL"
            readOnly
            value={`${origin}${href}`}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="button" onClick={onShare}>
            <Icon name="i-lucide-link" />
            Share
            <KeysOf command={itemCommands.share.id} />
          </button>
        </div>
        <p className="help share-note">Anyone with a login can open this link.</p>
      </div>
    </section>
  );
}
