import { assign } from 'xstate';
import { failureOf } from '../../failure.ts';
import { known } from '../kit/known.ts';
import type { Notice } from '../kit/unprovided.ts';
import { locationIn, type LocationOutcome } from './locationForm.context.ts';
import {
  becomesAnother,
  isDescribed,
  leftOpen,
  type LocationPageContext,
  locationPageSetup,
  opened,
} from './locationPage.setup.ts';

const notSaved = {
  type: 'notify',
  params: ({ event }: { event: { error: unknown } }): Notice => ({
    kind: 'error',
    text: 'Failed to update description',
    about: DESCRIPTION,
    detail: failureOf(event.error).message,
  }),
} as const;

/** The description, edited in place: what is typed while it is saved stays, and is an edit of what was saved. */
export const description = locationPageSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      on: {
        'description.opened': {
          guard: 'isReal',
          target: 'editing',
          actions: assign(({ context }) => opened(context)),
        },
        'description.discarded': {
          guard: ({ context }) => context.left !== undefined,
          actions: [
            { type: 'dropDraft', params: ({ context }) => ({ key: known(context.left).key }) },
            assign({ left: undefined }),
          ],
        },
      },
    },
    editing: {
      on: {
        // What was typed is kept as a draft of the one it was typed for.
        'location.changed': { guard: becomesAnother, target: 'reading' },
        'description.changed': { actions: ['typeDescription', 'followDescription'] },
        'description.closed': {
          target: 'reading',
          actions: assign({ left: ({ context }) => leftOpen(context) }),
        },
        'description.cancelled': { target: 'reading', actions: 'dropDescription' },
        'description.submitted': [
          { guard: 'isUnchanged', target: 'reading' },
          {
            guard: 'hasId',
            target: 'saving',
            actions: assign({ submitted: ({ context }) => context.draft }),
          },
          {
            actions: {
              type: 'notify',
              params: { kind: 'error', text: 'Cannot update: No location ID available' },
            },
          },
        ],
      },
    },
    saving: {
      tags: 'saving',
      on: { 'description.changed': { actions: ['typeDescription', 'followSince'] } },
      invoke: {
        src: 'saveDescription',
        input: ({ context }) => ({
          location: known(context.described),
          description: context.submitted,
        }),
        onDone: [
          {
            // Both versions stand side by side in the form; what is in neither is a draft there.
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'reading',
            actions: [
              {
                type: 'notify',
                params: {
                  kind: 'warning',
                  text: 'The description was changed elsewhere, too',
                  detail: 'Nothing is lost: choose between both versions.',
                },
              },
              {
                type: 'navigate',
                params: ({ context }) => ({
                  to: `/edit-location/${encodeURIComponent(known(context.described).id)}`,
                }),
              },
            ],
          },
          {
            // The page shows another one by now: what was typed on stays a draft of the one that was saved.
            guard: ({ context }) => !isDescribed(context) && context.draft !== context.submitted,
            target: 'reading',
            actions: { type: 'notify', params: ({ event }) => toldOf(event.output) },
          },
          {
            guard: 'isTypedOn',
            target: 'editing',
            actions: [
              assign(({ context, event }) => ({
                ...shownSaved(context, event.output),
                described: locationIn(event.output),
              })),
              { type: 'notify', params: ({ event }) => toldOf(event.output) },
            ],
          },
          {
            target: 'reading',
            actions: [
              assign(({ context, event }) => shownSaved(context, event.output)),
              'dropDescription',
              { type: 'notify', params: ({ event }) => toldOf(event.output) },
            ],
          },
        ],
        // The draft stays in the field: nothing typed is lost.
        onError: [
          {
            guard: ({ context }) => !isDescribed(context),
            target: 'reading',
            actions: ['followDescription', notSaved],
          },
          { target: 'editing', actions: ['followDescription', notSaved] },
        ],
      },
    },
  },
});

/** After a save the page shows what was saved; what is only kept here is shown by whoever shows unsent work. */
function shownSaved(
  context: LocationPageContext,
  outcome: LocationOutcome,
): Pick<LocationPageContext, 'location'> {
  return { location: outcome.result === 'saved' && isDescribed(context) ? outcome.item : context.location };
}

/** What the notices are about. */
const DESCRIPTION = 'description';

function toldOf(outcome: LocationOutcome): Notice {
  return outcome.result === 'kept'
    ? {
        kind: 'warning',
        text: 'Server unavailable - changes stored locally',
        detail: outcome.failure.message,
        about: DESCRIPTION,
      }
    : { kind: 'success', text: 'Location updated', about: DESCRIPTION };
}
