import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { Redirect } from 'wouter';
import { locationPageMachine } from '../../machines/locations/locationPage.machine.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { useDeferred } from '../AppContext.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';
import { GoneDrafts } from '../forms/GoneDrafts.tsx';
import { Page } from '../ui/Page.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { leaveFocusToHeading } from '../ui/takeFocus.ts';
import { LocationNotFound } from '../records/LocationNotFound.tsx';
import { useShownLocation, useUnsentLocations } from '../unsent/useUnsent.ts';
import { LocationView } from './LocationView.tsx';
import { useQuickAddAhead } from './quickAddAhead.ts';

/** The page of one location, opened by its id or its label. */
export default function LocationPage({ identifier }: { identifier: string }) {
  const { implementations, sentAs } = useDeferred();
  const isLocal = isLocalId(identifier);
  const [machine] = useState(() =>
    locationPageMachine.provide(isLocal ? implementations.localLocationPage : implementations.locationPage),
  );
  const page = useActorRef(machine, { input: { identifier } });
  const location = useSelector(page, (state) => state.context.location);
  const failure = useSelector(page, (state) => state.context.failure);
  const origin = useSelector(page, (state) => state.context.origin);
  const isNotFound = useSelector(page, (state) => state.matches({ location: 'notFound' }));
  const unsent = useUnsentLocations().find(({ id }) => id === location?.id);
  const shown = useShownLocation(location, unsent);

  if (shown) {
    return (
      <ScreenBoundary>
        <LocationView
          // A label may be given to another location while its page is open.
          key={shown.id}
          page={page}
          location={shown}
          unsent={unsent}
          failure={
            failure && (
              <LoadFailure
                title="Error loading location"
                failure={failure}
                origin={origin}
                onRetry={() => page.send({ type: 'retry.requested' })}
              />
            )
          }
        />
      </ScreenBoundary>
    );
  }
  // The server has it by now, under an id of its own.
  const sentId = isNotFound && isLocal ? sentAs(identifier) : undefined;
  if (sentId !== undefined) return <Redirect to={`/location/${encodeURIComponent(sentId)}`} replace />;
  if (isNotFound) {
    return (
      <LocationNotFound identifier={identifier}>
        <GoneDrafts kind="location" identifier={identifier} />
      </LocationNotFound>
    );
  }
  if (failure) {
    return (
      <Page>
        <PageTitle title="Location" />
        <LoadFailure
          title="Error loading location"
          failure={failure}
          onRetry={() => page.send({ type: 'retry.requested' })}
        />
      </Page>
    );
  }
  return <LoadingLocation />;
}

function LoadingLocation() {
  useQuickAddAhead();
  return (
    <Page>
      <h1 className="visually-hidden" ref={leaveFocusToHeading}>
        Location
      </h1>
      <Loading text="Loading location..." />
    </Page>
  );
}
