import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import { isSample, type Origin } from '../../machines/kit/queryState.ts';
import type { locationPageMachine } from '../../machines/locations/locationPage.machine.ts';
import { areaLabel, areaOf } from '../../model/locations/areaTitle.ts';
import { locationPath } from '../../model/locations/shareUrl.ts';
import { unknownLocationName } from '../../model/locations/tree.ts';
import { typeName } from '../../model/locations/typeBadge.ts';
import { useApp } from '../AppContext.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { useAddHere, useLocationActions } from '../commands/recordCommands.ts';
import { useCommands } from '../commands/registry.ts';
import { Crumbs, withType } from '../records/Crumbs.tsx';
import { WaitingLabel } from '../records/DataLabel.tsx';
import { dialogPart } from '../notices/dialogPart.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Tape } from '../records/Tape.tsx';
import { TypeBadge } from '../records/TypeBadge.tsx';
import { LocationActions } from './LocationActions.tsx';
import { LocationDescription } from './LocationDescription.tsx';

const DuplicateDialogPart = dialogPart(() => import('./duplicate/DuplicateDialog.tsx'));

interface LocationHeadProps {
  page: ActorRefFrom<typeof locationPageMachine>;
  location: Location;
  /** Where it comes from when it is not the live answer. */
  origin: Origin | undefined;
  onMakeDrawers(): void;
  /** What is to be said before anything of the location is shown. */
  children: ReactNode;
}

/** Breadcrumb, name, area and label, type, description, and what can be done here. */
export function LocationHead({ page, location, origin, onMakeDrawers, children }: LocationHeadProps) {
  const { locationIndex } = useApp();
  const [, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const parent = location.parent_id === null ? undefined : tree?.byId.get(location.parent_id);
  const area = areaLabel(areaOf(location));
  const id = encodeURIComponent(location.id);
  const up = location.parent_id === null ? '/' : `/location/${encodeURIComponent(location.parent_id)}`;

  const isOnlySample = isSample(origin);
  const actionsOf = useLocationActions();
  const addHere = useAddHere();
  const [isDuplicating, setDuplicating] = useState(false);
  const duplicate = () => setDuplicating(true);
  useCommands(
    isOnlySample
      ? []
      : [
          {
            ...locationCommands.addItem,
            name: `Add Item to ${location.name}`,
            perform: () => navigate(`/add?location_id=${id}`),
          },
          {
            ...locationCommands.addLocation,
            name: `Add Location in ${location.name}`,
            perform: () => navigate(`/add-location?parent_id=${id}`),
          },
          {
            ...locationCommands.makeDrawers,
            name: `Make drawers in ${location.name}…`,
            perform: onMakeDrawers,
          },
          {
            ...locationCommands.duplicate,
            name: `Duplicate ${location.name} with everything inside…`,
            perform: duplicate,
          },
          {
            ...locationCommands.count,
            name: `Count what is in ${location.name}`,
            perform: () => navigate(`/location/${id}/count`),
          },
          {
            ...locationCommands.share,
            name: `Share ${location.name}`,
            perform: () => page.send({ type: 'share.requested' }),
          },
          {
            ...locationCommands.edit,
            name: `Edit Location ${location.name}`,
            perform: () => navigate(`/edit-location/${id}`),
          },
          {
            ...locationCommands.editDescription,
            perform: () => page.send({ type: 'description.opened' }),
          },
          {
            ...locationCommands.remove,
            name: `Delete Location ${location.name}`,
            perform: () => page.send({ type: 'delete.requested' }),
          },
          {
            ...locationCommands.up,
            name: parent ? `Up to ${parent.name}` : 'Up to Home',
            perform: () => navigate(up),
          },
          ...addHere(location),
          ...(location.id === '' ? [] : actionsOf(location)),
        ],
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
          <LocationActions
            location={location}
            onMakeDrawers={onMakeDrawers}
            onDuplicate={duplicate}
            onShare={() => page.send({ type: 'share.requested' })}
            onDelete={() => page.send({ type: 'delete.requested' })}
          />
        )}
      </div>
      {isDuplicating && !isOnlySample && (
        <DuplicateDialogPart isForTyping onClose={() => setDuplicating(false)}>
          {(DuplicateDialog) => <DuplicateDialog location={location} onClose={() => setDuplicating(false)} />}
        </DuplicateDialogPart>
      )}
    </>
  );
}
