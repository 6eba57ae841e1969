import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { locationPageMachine } from '../../machines/locationPage.machine.ts';
import { useApp } from '../AppContext.ts';
import { Icon } from '../parts/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ScreenBoundary } from '../parts/ScreenBoundary.tsx';
import { Page } from '../shell/Page.tsx';
import { LocationView } from './LocationView.tsx';

/** The page of one location, opened by its id or its label. */
export default function LocationPage({ identifier }: { identifier: string }) {
  const { implementations } = useApp();
  const [machine] = useState(() => locationPageMachine.provide(implementations.locationPage));
  const page = useActorRef(machine, { input: { identifier } });
  const location = useSelector(page, (state) => state.context.location);
  const failure = useSelector(page, (state) => state.context.failure);
  const isNotFound = useSelector(page, (state) => state.matches({ location: 'notFound' }));

  if (location) {
    return (
      <ScreenBoundary>
        <LocationView page={page} location={location} />
      </ScreenBoundary>
    );
  }
  if (isNotFound) {
    return (
      <Page>
        <div className="message-page">
          <PageTitle title="Location not found" />
          <p>The requested location could not be found or has been removed.</p>
          <Link href="/" className="button">
            Return to Home
          </Link>
        </div>
      </Page>
    );
  }
  if (failure) {
    return (
      <Page>
        <PageTitle title="Location" />
        <Note
          kind="bad"
          title="Error loading location"
          actions={
            <button
              type="button"
              className="button button-small"
              onClick={() => page.send({ type: 'retry.requested' })}
            >
              <Icon name="i-lucide-refresh-cw" />
              Try again
            </button>
          }
        >
          {failure.message}
        </Note>
      </Page>
    );
  }
  return (
    <Page>
      <p className="panel-loading" role="status">
        <span className="spinner" aria-hidden="true" />
        Loading location...
      </p>
    </Page>
  );
}
