import { assign, enqueueActions } from 'xstate';
import { checkLocationForm } from '../../model/locations/locationForm.ts';
import { inputOfLocation } from '../../model/locations/locationInput.ts';
import {
  idIn,
  kept,
  type LocationFormContext,
  locationIn,
  type LocationOutcome,
  type LocationToSave,
  typedOnAfter,
} from './locationForm.context.ts';
import { conflictedAhead, refusedAhead } from './locationForm.another.ts';
import { draftOf, draftSinceSubmitted } from './locationForm.drafts.ts';
import { leftOf } from './locationForm.versions.ts';
import { locationFormSetup } from './locationForm.setup.ts';

/** The form's values as a location; the guard before has made sure that they are one. */
function toSave(context: LocationFormContext): LocationToSave {
  const { id, submitted, base, entry, conflict } = context;
  const { pristine, draftKey } = context.sentAhead ?? context;
  const checked = checkLocationForm(submitted);
  if (!checked.ok) throw new Error('The form is not valid.');
  const before = checkLocationForm(pristine);
  const began = base ? inputOfLocation(base) : before.ok ? before.value : checked.value;
  return {
    id,
    input: checked.value,
    // A decision between two versions begins with theirs.
    pristine: conflict ? inputOfLocation(conflict.theirs) : entry ? entry.item : began,
    base,
    revision: entry?.revision,
    draftKey,
  };
}

const goOnAsSaved = {
  type: 'goOnAs',
  params: ({ context, event }: { context: LocationFormContext; event: { output: LocationOutcome } }) => ({
    id: idIn(event.output),
    before: context.id,
  }),
} as const;

/** What stood in the form is on its way; the form takes letters all the while. */
export const saving = locationFormSetup.createStateConfig({
  tags: ['busy', 'open'],
  on: {
    'field.changed': {
      actions: ['type', { type: 'keepDraft', params: ({ context }) => draftSinceSubmitted(context) }],
    },
  },
  invoke: {
    src: 'saveLocation',
    input: ({ context }) => toSave(context),
    onDone: [
      {
        guard: { type: 'isConflict', params: ({ event }) => event.output },
        target: 'editing.conflicting',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => conflictedAhead(context, event.output)),
          { type: 'keepDraft', params: ({ context }) => draftOf(context) },
        ],
      },
      {
        guard: { type: 'isSetAside', params: ({ event }) => event.output },
        target: 'editing.kept',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => kept(context, event.output)),
          'follow',
          'tellFailed',
        ],
      },
      {
        guard: { type: 'isKeptEdit', params: ({ event }) => event.output },
        target: 'editing.kept',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => kept(context, event.output)),
          'follow',
          'tellKept',
        ],
      },
      {
        guard: { type: 'isKeptTypedOn', params: ({ event }) => event.output },
        target: 'editing.typedOn',
        actions: [
          'tellKept',
          goOnAsSaved,
          assign(({ context, event }) => typedOnAfter(context, event.output)),
          'follow',
        ],
      },
      {
        guard: { type: 'isTypedOn', params: ({ event }) => event.output },
        target: 'editing.typedOn',
        actions: [
          'tellSaved',
          goOnAsSaved,
          assign(({ context, event }) => typedOnAfter(context, event.output)),
          'follow',
        ],
      },
      {
        target: 'saved',
        actions: [
          enqueueActions(({ enqueue, event }) =>
            enqueue(event.output.result === 'kept' ? 'tellKept' : 'tellSaved'),
          ),
          assign({ saved: ({ event }) => locationIn(event.output) }),
          { type: 'dropDraft', params: ({ context }) => ({ key: (context.sentAhead ?? context).draftKey }) },
          enqueueActions(({ context, enqueue }) => {
            const left = leftOf(context);
            if (left) enqueue({ type: 'keepDraft', params: left });
          }),
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isNotKept', params: ({ event }) => event },
        target: 'editing.notKept',
        actions: [assign(({ context, event }) => refusedAhead(context, event.error)), 'follow', 'tellFailed'],
      },
      {
        target: 'editing.plain',
        actions: [assign(({ context, event }) => refusedAhead(context, event.error)), 'follow', 'tellFailed'],
      },
    ],
  },
});
