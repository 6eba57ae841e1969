import { Link } from 'wouter';
import type { Location } from '../../../contract/entities.ts';
import { locationCount } from '../../model/items/counts.ts';
import { typeName } from '../../model/locations/typeBadge.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf, useShortcut } from '../commands/Keys.tsx';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LongList } from '../lists/LongList.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useUnsentLocations } from '../unsent/useUnsent.ts';
import { ChildCard } from './ChildCard.tsx';
import type { Inside } from './useInside.ts';

interface ChildLocationsProps {
  location: Location;
  inside: Inside;
  /** The location is sample data, and so is what is in it. */
  isSample: boolean;
  /** The page has told a failure already: one of the same network is enough. */
  isFailureTold: boolean;
  onMakeDrawers(): void;
}

/** The card 'Child Locations': standard locations, then the containers derived from the items (section 3). */
export function ChildLocations(props: ChildLocationsProps) {
  const { location, inside, isSample, isFailureTold, onMakeDrawers } = props;
  const drawersShortcut = useShortcut(locationCommands.makeDrawers.id);
  const { locations, containers, failure, origin, onRetry } = inside;
  const children = locations ?? NO_LOCATIONS;
  const unsent = new Set(useUnsentLocations().map(({ id }) => id));
  const isLoading = !locations && !failure;
  // With the failure the page has told of what all of this is.
  const isTold = locations !== undefined && isFailureTold && origin?.source === 'last-known';
  const isEmpty = children.length === 0 && containers.length === 0;
  const add = `/add-location?parent_id=${encodeURIComponent(location.id)}`;

  return (
    <section className="panel" aria-labelledby="children-heading">
      <div className="panel-head">
        <h2 id="children-heading">Child Locations</h2>
        {!isLoading && <span className="count">{locationCount(children.length + containers.length)}</span>}
        <WaitingLabel origin={origin} />
        {location.id !== '' && !isSample && (
          <>
            <Link href={add} className="button">
              <Icon name="i-lucide-plus" />
              Add Location
            </Link>
            <button
              type="button"
              className="icon-button make-drawers"
              aria-label="Make drawers"
              aria-haspopup="dialog"
              {...drawersShortcut}
              title="Make drawers: many locations at once"
              onClick={onMakeDrawers}
            >
              <Icon name={locationCommands.makeDrawers.icon} />
            </button>
          </>
        )}
      </div>
      {(failure || isSample) && !isTold && (
        <div className="panel-said">
          {failure && !(locations && isFailureTold) ? (
            <LoadFailure
              title="Failed to load locations"
              failure={failure}
              origin={origin}
              onRetry={onRetry}
            />
          ) : (
            <DataLabel origin={origin} />
          )}
        </div>
      )}
      {isLoading && <Loading text="Loading locations..." />}
      {locations && isEmpty && (
        <div className="none-inside">
          <h3 className="empty-title">No sub-locations or containers found</h3>
          {location.id !== '' && !isSample && (
            <Link href={add} className="link">
              Add First Location <KeysOf command={locationCommands.addLocation.id} />
            </Link>
          )}
        </div>
      )}
      {!isLoading && !isEmpty && (
        <div className="panel-body children-body">
          {children.length > 0 && (
            <LongList
              rows={children}
              keyOf={idOf}
              textOf={nameOf}
              layout="children"
              labelledBy="children-heading"
              renderRow={(child) => (
                <ChildCard
                  id={child.id}
                  name={child.name}
                  description={child.description}
                  label={child.label}
                  type={typeName(child)}
                  isUnsent={unsent.has(child.id)}
                  photo={child.thumbnail_url}
                  href={isSample ? undefined : `/location/${encodeURIComponent(child.id)}`}
                />
              )}
            />
          )}
          {containers.length > 0 && (
            <>
              <h3 className="sub-heading">Containers</h3>
              <LongList
                rows={containers}
                keyOf={idOf}
                textOf={nameOf}
                layout="children"
                label="Containers"
                renderRow={(container) => (
                  <ChildCard
                    id={container.id}
                    name={container.name}
                    description={container.description}
                    label={container.label}
                    type={container.location_type_name}
                    photo={container.thumbnail_url}
                    href={isSample ? undefined : `/view/${encodeURIComponent(container.id)}`}
                  />
                )}
              />
            </>
          )}
        </div>
      )}
    </section>
  );
}

const NO_LOCATIONS: readonly Location[] = [];
const idOf = ({ id }: { id: string }) => id;
const nameOf = ({ name }: { name: string }) => name;
