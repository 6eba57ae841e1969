import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { containersOf } from '../../model/containers.ts';
import { locationCount } from '../../model/counts.ts';
import { typeName } from '../../model/typeBadge.ts';
import { useApp } from '../AppContext.ts';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useRovingFocus } from '../parts/useRovingFocus.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { ChildCard } from './ChildCard.tsx';

interface ChildLocationsProps {
  location: Location;
  /** undefined while they load. */
  items: readonly Item[] | undefined;
}

/** The card 'Child Locations': standard locations, then the containers derived from the items (section 3). */
export function ChildLocations({ location, items }: ChildLocationsProps) {
  const { locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const failure = useSelector(locationIndex, (state) => state.context.failure);
  const roving = useRovingFocus<HTMLDivElement>();
  const children = tree && location.id !== '' ? tree.childrenOf(location.id) : [];
  const containers = containersOf(items ?? [], location.id);
  const isLoading = !tree && !failure;
  const isEmpty = children.length === 0 && containers.length === 0;
  const add = `/add-location?parent_id=${encodeURIComponent(location.id)}`;

  return (
    <section className="panel" aria-labelledby="children-heading">
      <div className="panel-head">
        <h2 id="children-heading">Child Locations</h2>
        {!isLoading && <span className="count">{locationCount(children.length + containers.length)}</span>}
        {location.id !== '' && (
          <Link href={add} className="button">
            <Icon name="i-lucide-plus" />
            Add Location
          </Link>
        )}
      </div>
      {failure && !tree && (
        <div className="panel-body">
          <LoadFailure
            title="Failed to load locations"
            failure={failure}
            onRetry={() => locationIndex.send({ type: 'refresh.requested' })}
          />
        </div>
      )}
      {isLoading && <Loading text="Loading locations..." />}
      {tree && isEmpty && (
        <Empty icon="i-lucide-grid-2x2" title="No sub-locations or containers found">
          <p>Divide this location into shelves, drawers or bins, and give each a label.</p>
          {location.id !== '' && (
            <Link href={add} className="button">
              <Icon name="i-lucide-plus" />
              Add First Location
            </Link>
          )}
        </Empty>
      )}
      {!isLoading && !isEmpty && (
        <div className="panel-body" {...roving}>
          {children.length > 0 && (
            <ul className="children">
              {children.map((child) => (
                <li key={child.id}>
                  <ChildCard
                    id={child.id}
                    name={child.name}
                    description={child.description}
                    label={child.label}
                    type={typeName(child)}
                    href={`/location/${encodeURIComponent(child.id)}`}
                  />
                </li>
              ))}
            </ul>
          )}
          {containers.length > 0 && (
            <>
              <h3 className="sub-heading">Containers</h3>
              <ul className="children" aria-label="Containers">
                {containers.map((container) => (
                  <li key={container.id}>
                    <ChildCard
                      id={container.id}
                      name={container.name}
                      description={container.description}
                      label={container.label}
                      type={container.location_type_name}
                      href={`/view/${encodeURIComponent(container.id)}`}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </section>
  );
}
