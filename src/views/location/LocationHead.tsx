import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import { isSample, type Origin } from '../../machines/watched.ts';
import type { locationPageMachine } from '../../machines/locationPage.machine.ts';
import { areaLabel, areaOf } from '../../model/areaTitle.ts';
import { locationPath } from '../../model/shareUrl.ts';
import { unknownLocationName } from '../../model/tree.ts';
import { typeName } from '../../model/typeBadge.ts';
import { useApp } from '../AppContext.ts';
import { Keys } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { WaitingLabel } from '../parts/DataLabel.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Tape } from '../parts/Tape.tsx';
import { TypeBadge } from '../parts/TypeBadge.tsx';
import { LocationDescription } from './LocationDescription.tsx';

interface LocationHeadProps {
  page: ActorRefFrom<typeof locationPageMachine>;
  location: Location;
  /** Where it comes from when it is not the live answer. */
  origin: Origin | undefined;
  /** What is to be said before anything of the location is shown. */
  children: ReactNode;
}

/** Breadcrumb, name, area and label, type, description, and what can be done here. */
export function LocationHead({ page, location, origin, children }: LocationHeadProps) {
  const { locationIndex } = useApp();
  const [, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const parent = location.parent_id === null ? undefined : tree?.byId.get(location.parent_id);
  const area = areaLabel(areaOf(location));
  const id = encodeURIComponent(location.id);
  const up = location.parent_id === null ? '/' : `/location/${encodeURIComponent(location.parent_id)}`;

  const isOnlySample = isSample(origin);
  useCommands(
    isOnlySample
      ? []
      : [
          {
            id: 'add-item-here',
            name: `Add Item to ${location.name}`,
            section: 'Here',
            icon: 'i-lucide-plus',
            key: 'a',
            perform: () => navigate(`/add?location_id=${id}`),
          },
          {
            id: 'add-location-here',
            name: `Add Location in ${location.name}`,
            section: 'Here',
            icon: 'i-lucide-plus',
            key: 'l',
            perform: () => navigate(`/add-location?parent_id=${id}`),
          },
          {
            id: 'share',
            name: `Share ${location.name}`,
            section: 'Here',
            icon: 'i-lucide-link',
            key: 's',
            keywords: 'copy url link',
            perform: () => page.send({ type: 'share.requested' }),
          },
          {
            id: 'edit-location',
            name: `Edit Location ${location.name}`,
            section: 'Here',
            icon: 'i-lucide-pencil',
            key: 'e',
            perform: () => navigate(`/edit-location/${id}`),
          },
          {
            id: 'edit-description',
            name: 'Edit description',
            section: 'Here',
            icon: 'i-lucide-text',
            perform: () => page.send({ type: 'description.opened' }),
          },
          {
            id: 'delete-location',
            name: `Delete Location ${location.name}`,
            section: 'Here',
            icon: 'i-lucide-trash-2',
            key: 'd',
            keywords: 'remove',
            perform: () => page.send({ type: 'delete.requested' }),
          },
          {
            id: 'up',
            name: parent ? `Up to ${parent.name}` : 'Up to Home',
            section: 'Here',
            icon: 'i-lucide-arrow-up',
            key: 'Backspace',
            perform: () => navigate(up),
          },
        ],
    `${location.id} ${location.name} ${parent?.name ?? ''} ${isOnlySample}`,
  );

  return (
    <>
      <Crumbs>
        {[
          <Link key="home" href="/">
            Home
          </Link>,
          ...(location.parent_id === null || isOnlySample
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
      {children}
      <div className="page-head location-head">
        <WaitingLabel origin={origin} />
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
          {isOnlySample ? (
            <p className="description">{location.description}</p>
          ) : (
            <LocationDescription page={page} location={location} />
          )}
        </div>
        {!isOnlySample && (
          <div className="page-actions">
            <Link href={`/add?location_id=${id}`} className="button button-primary">
              <Icon name="i-lucide-plus" />
              Add Item
              <Keys of="a" />
            </Link>
            <Link href={`/add-location?parent_id=${id}`} className="button">
              <Icon name="i-lucide-plus" />
              Add Location
              <Keys of="l" />
            </Link>
            <button type="button" className="button" onClick={() => page.send({ type: 'share.requested' })}>
              <Icon name="i-lucide-link" />
              Share
              <Keys of="s" />
            </button>
            <Link href={`/edit-location/${id}`} className="button">
              <Icon name="i-lucide-pencil" />
              Edit Location
              <Keys of="e" />
            </Link>
            <button
              type="button"
              className="icon-button icon-button-danger"
              aria-label="Delete location"
              aria-keyshortcuts="d"
              title="Delete location"
              onClick={() => page.send({ type: 'delete.requested' })}
            >
              <Icon name="i-lucide-trash-2" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** A location's name with its type in brackets (LOC-08). */
function withType(name: string, type: string): string {
  return type === '' ? name : `${name} (${type})`;
}
