import { assign, setup } from 'xstate';
import type { SuggestedPlace } from '../../../contract/places/places.ts';
import { isEnough, isSameThing, type WantedPlace } from '../../model/places/wanted.ts';
import { requiredPromise } from '../kit/unprovided.ts';

interface PlacesContext {
  thing: WantedPlace;
  /** For the thing, or for what it was before the last letter. */
  places: readonly SuggestedPlace[];
}

type PlacesEvent = { type: 'thing.changed'; thing: WantedPlace };

/** Pause after the last key before the host is asked, in ms: nobody waits for the answer. */
const TYPING_PAUSE = 300;

/**
 * The likeliest places for what somebody is typing. Only the newest answer counts; until it comes the places before it
 * stay. Without an answer there are none: nothing depends on them.
 */
export const placesMachine = setup({
  types: { context: {} as PlacesContext, events: {} as PlacesEvent, tags: {} as 'busy' },
  actors: { suggestPlaces: requiredPromise<readonly SuggestedPlace[], WantedPlace>('suggestPlaces') },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isEnough: ({ context }) => isEnough(context.thing),
    isSame: ({ context, event }) => isSameThing(context.thing, event.thing),
  },
}).createMachine({
  id: 'places',
  context: { thing: {}, places: [] },
  initial: 'idle',
  on: {
    'thing.changed': [
      { guard: 'isSame' },
      { target: '.typing', actions: assign({ thing: ({ event }) => event.thing }) },
    ],
  },
  states: {
    idle: {},
    typing: {
      tags: 'busy',
      after: {
        typingPause: [
          { guard: 'isEnough', target: 'asking' },
          { target: 'idle', actions: assign({ places: [] }) },
        ],
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'suggestPlaces',
        input: ({ context }) => context.thing,
        onDone: { target: 'idle', actions: assign({ places: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: assign({ places: [] }) },
      },
    },
  },
});
