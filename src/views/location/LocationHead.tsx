import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import type { locationPageMachine } from '../../machines/locationPage.machine.ts';
import { areaLabel, areaOf } from '../../model/areaTitle.ts';
import { locationPath } from '../../model/shareUrl.ts';
import { unknownLocationName } from '../../model/tree.ts';
import { typeName } from '../../model/typeBadge.ts';
import { useApp } from '../AppContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Tape } from '../parts/Tape.tsx';
import { TypeBadge } from '../parts/TypeBadge.tsx';
import { LocationDescription } from './LocationDescription.tsx';

interface LocationHeadProps {
  page: ActorRefFrom<typeof locationPageMachine>;
  location: Location;
}

/** Breadcrumb, name, area and label, type, description, and what can be done here. */
export function LocationHead({ page, location }: LocationHeadProps) {
  const { locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const parent = location.parent_id === null ? undefined : tree?.byId.get(location.parent_id);
  const area = areaLabel(areaOf(location));
  const id = encodeURIComponent(location.id);
  return (
    <>
      <Crumbs>
        {[
          <Link key="home" href="/">
            Home
          </Link>,
          ...(location.parent_id === null
            ? []
            : [
                <Link
                  key="parent"
                  href={parent ? locationPath(parent) : `/location/${encodeURIComponent(location.parent_id)}`}
                >
                  {parent ? withType(parent.name, typeName(parent)) : unknownLocationName}{' '}
                  <Tape label={parent?.label ?? ''} />
                </Link>,
              ]),
          <span key="here" aria-current="page">
            {withType(location.name, typeName(location))}
            {location.label !== '' && location.label !== location.name && (
              <span className="muted"> ID: {location.label}</span>
            )}
          </span>,
        ]}
      </Crumbs>
      <div className="page-head location-head">
        <div>
          <div className="location-name">
            <PageTitle title={location.name} />
            {(area !== '' || location.label !== '') && (
              <span className="bracketed">
                {area}
                {location.label !== '' && (
                  <>
                    {' ('}
                    <Tape label={location.label} size="large" />
                    {')'}
                  </>
                )}
              </span>
            )}
            <TypeBadge type={typeName(location)} />
          </div>
          <LocationDescription page={page} location={location} />
        </div>
        <div className="page-actions">
          <Link href={`/add?location_id=${id}`} className="button button-primary">
            <Icon name="i-lucide-plus" />
            Add Item
          </Link>
          <Link href={`/add-location?parent_id=${id}`} className="button">
            <Icon name="i-lucide-plus" />
            Add Location
          </Link>
          <button type="button" className="button" onClick={() => page.send({ type: 'share.requested' })}>
            <Icon name="i-lucide-link" />
            Share
          </button>
          <Link href={`/edit-location/${id}`} className="button">
            <Icon name="i-lucide-pencil" />
            Edit Location
          </Link>
        </div>
      </div>
    </>
  );
}

/** A location's name with its type in brackets (LOC-08). */
function withType(name: string, type: string): string {
  return type === '' ? name : `${name} (${type})`;
}
