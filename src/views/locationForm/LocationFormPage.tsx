import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { locationFormMachine } from '../../machines/locations/locationForm.machine.ts';
import type { LocationFormInput } from '../../model/locations/locationForm.ts';
import { useDeferred } from '../AppContext.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { formCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';
import { Page } from '../ui/Page.tsx';
import { GoneDrafts } from '../forms/GoneDrafts.tsx';
import { useAddress } from '../forms/useAddress.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { Loading } from '../ui/Loading.tsx';
import { LocationNotFound } from '../records/LocationNotFound.tsx';
import { LocationForm } from './LocationForm.tsx';
import { locationVisits } from './visits.ts';

const goBack = () => window.history.back();

/** Add location, and edit location when an `id` is given. */
export default function LocationFormPage(props: LocationFormInput) {
  const visit = locationVisits.of(props.id, useAddress());
  return (
    <ScreenBoundary key={visit}>
      <LocationFormVisit {...props} />
    </ScreenBoundary>
  );
}

function LocationFormVisit({ id, parentId, name, label, type }: LocationFormInput) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => locationFormMachine.provide(implementations.locationForm));
  const form = useActorRef(machine, {
    input: {
      ...(id !== undefined && { id }),
      ...(parentId !== undefined && parentId !== '' && { parentId }),
      ...(name !== undefined && { name }),
      ...(label !== undefined && { label }),
      ...(type !== undefined && { type }),
    },
  });
  const isOpen = useSelector(form, (state) => state.hasTag('open'));
  useOpenForm(isOpen);
  const isFailed = useSelector(form, (state) => state.hasTag('failed'));
  const isNotFound = useSelector(form, (state) => state.matches('notFound'));
  const failure = useSelector(form, (state) => state.context.failure);
  // A new one is edited from the moment on at which it was saved while somebody went on typing.
  const isEdit = useSelector(form, (state) => state.context.id !== undefined);
  const retry = () => form.send({ type: 'retry.requested' });
  useCommands([
    { ...formCommands.back, perform: goBack },
    ...(isFailed ? [{ ...failureCommands.retry, perform: retry }] : []),
  ]);

  if (isNotFound) {
    return (
      <LocationNotFound>
        {id !== undefined && <GoneDrafts kind="location" identifier={id} />}
      </LocationNotFound>
    );
  }
  return (
    <Page narrow>
      <div className="page-head">
        <PageTitle title={isEdit ? 'Edit Storage Location' : 'Add Storage Location'} />
        <div className="page-actions">
          <button type="button" className="button" onClick={goBack}>
            <Icon name="i-lucide-arrow-left" />
            Back
          </button>
        </div>
      </div>
      <ScreenBoundary>
        {isOpen && <LocationForm form={form} />}
        {isFailed && (
          <Note
            kind="bad"
            title="Error loading location"
            actions={
              <>
                <button type="button" className="button button-small" onClick={retry}>
                  <Icon name="i-lucide-refresh-cw" />
                  Try again
                </button>
                <button type="button" className="button button-small" onClick={goBack}>
                  Go Back
                </button>
              </>
            }
          >
            {failure?.message}
          </Note>
        )}
        {!isOpen && !isFailed && <Loading text="Loading location..." isForTyping />}
      </ScreenBoundary>
    </Page>
  );
}
