import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { containersOf } from '../../model/locations/containers.ts';
import { sampleLocations } from '../../model/samples/samples.ts';
import { inLabelOrder } from '../../model/locations/siblingOrder.ts';
import { createTree } from '../../model/locations/tree.ts';
import { locationCount } from '../../model/items/counts.ts';
import { typeName } from '../../model/locations/typeBadge.ts';
import type { Origin } from '../../machines/kit/queryState.ts';
import { useApp } from '../AppContext.ts';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LongList } from '../lists/LongList.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useUnsentLocations } from '../unsent/useUnsent.ts';
import { ChildCard } from './ChildCard.tsx';

interface ChildLocationsProps {
  location: Location;
  /** undefined while they load. */
  items: readonly Item[] | undefined;
  /** The location is sample data, and so is what is in it. */
  isSample: boolean;
  /** The page has told a failure already: one of the same network is enough. */
  isFailureTold: boolean;
}

/** The card 'Child Locations': standard locations, then the containers derived from the items (section 3). */
export function ChildLocations({ location, items, isSample, isFailureTold }: ChildLocationsProps) {
  const { locationIndex } = useApp();
  const realTree = useSelector(locationIndex, (state) => state.context.tree);
  const realFailure = useSelector(locationIndex, (state) => state.context.failure);
  const realOrigin = useSelector(locationIndex, (state) => state.context.origin);
  const tree = useMemo(() => (isSample ? createTree(sampleLocations()) : realTree), [isSample, realTree]);
  const failure = isSample ? undefined : realFailure;
  const origin: Origin | undefined = isSample ? { source: 'sample' } : tree && realOrigin;
  const children = useMemo(
    () => (tree && location.id !== '' ? inLabelOrder(tree, location.id) : []),
    [tree, location.id],
  );
  const containers = useMemo(() => containersOf(items ?? [], location.id), [items, location.id]);
  const unsent = new Set(useUnsentLocations().map(({ id }) => id));
  const isLoading = !tree && !failure;
  const isEmpty = children.length === 0 && containers.length === 0;
  const add = `/add-location?parent_id=${encodeURIComponent(location.id)}`;

  return (
    <section className="panel" aria-labelledby="children-heading">
      <div className="panel-head">
        <h2 id="children-heading">Child Locations</h2>
        {!isLoading && <span className="count">{locationCount(children.length + containers.length)}</span>}
        <WaitingLabel origin={origin} />
        {location.id !== '' && !isSample && (
          <Link href={add} className="button">
            <Icon name="i-lucide-plus" />
            Add Location
          </Link>
        )}
      </div>
      {(failure || isSample) && (
        <div className="panel-said">
          {failure && !(tree && isFailureTold) && (
            <LoadFailure
              title="Failed to load locations"
              failure={failure}
              onRetry={() => locationIndex.send({ type: 'refresh.requested' })}
            />
          )}
          <DataLabel origin={origin} />
        </div>
      )}
      {isLoading && <Loading text="Loading locations..." />}
      {tree && isEmpty && (
        <Empty icon="i-lucide-grid-2x2" title="No sub-locations or containers found">
          <p>Divide this location into shelves, drawers or bins, and give each a label.</p>
          {location.id !== '' && !isSample && (
            <Link href={add} className="button">
              <Icon name="i-lucide-plus" />
              Add First Location
            </Link>
          )}
        </Empty>
      )}
      {!isLoading && !isEmpty && (
        <div className="panel-body">
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

const idOf = ({ id }: { id: string }) => id;
const nameOf = ({ name }: { name: string }) => name;
