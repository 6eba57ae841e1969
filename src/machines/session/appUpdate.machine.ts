import { assign, setup } from 'xstate';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** How often, at most, the server is asked for a new version, in ms. */
const BETWEEN_LOOKS = 60 * 60 * 1000;
/** How long the new version may need to take over, in ms; then the page is read anew all the same. */
const TAKE_OVER_LIMIT = 10_000;

export type FormEvent = { type: 'form.opened' } | { type: 'form.closed' };

export type VersionEvent =
  /** A new version is complete and waits for its turn. */
  | { type: 'version.waiting' }
  /** Another version serves this page from now on; no update for a page that none has served before. */
  | { type: 'version.changed'; isUpdate: boolean };

export interface WindowFocused {
  type: 'window.focused';
  /** When, in ms: timers stand still while a computer sleeps. */
  at: number;
}

export type AppUpdateEvent =
  | FormEvent
  | VersionEvent
  | WindowFocused
  | { type: 'reload.chosen' }
  | { type: 'offer.closed' };

interface AppUpdateContext {
  openForms: number;
  /** The new version serves this page already, because another tab asked for it. */
  isTaken: boolean;
  /** When the server was last asked for a new version, in ms. */
  lookedAt: number;
}

const OFFER = {
  kind: 'success',
  text: 'A new version is ready',
  duration: Infinity,
  isOfPage: true,
  action: { label: 'Reload for the new version', event: { type: 'reload.chosen' } },
  closed: { type: 'offer.closed' },
} satisfies Notice & { action: { event: AppUpdateEvent }; closed: AppUpdateEvent };

/**
 * A new version of the app: offered when no form is open, taken only when the person in this tab says so.
 * Another tab that takes it changes nothing here but what a reload would bring.
 */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    events: {} as AppUpdateEvent,
    /** When the page was opened, in ms: the browser has looked itself then. */
    input: {} as { at: number },
  },
  actors: {
    watchForms: requiredCallback<FormEvent, void>('watchForms'),
    watchVersions: requiredCallback<VersionEvent, void>('watchVersions'),
    watchFocus: requiredCallback<WindowFocused, void>('watchFocus'),
    /** Asks the server whether there is a new version; `watchVersions` tells when it is complete. */
    lookForVersion: requiredPromise<void, void>('lookForVersion'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    withdraw: requiredAction<Notice>('withdraw'),
    /** Tells the waiting version to serve from now on. */
    takeOver: requiredAction<undefined>('takeOver'),
    reload: requiredAction<undefined>('reload'),
  },
  delays: { takeOverLimit: TAKE_OVER_LIMIT },
  guards: {
    hasOpenForm: ({ context }) => context.openForms > 0,
    hasNoOpenForm: ({ context }) => context.openForms === 0,
    isTaken: ({ context }) => context.isTaken,
    isUpdate: (_, params: { isUpdate: boolean }) => params.isUpdate,
    // Also where the clock was ahead then.
    isLongAgo: ({ context }, params: { at: number }) =>
      params.at < context.lookedAt || params.at - context.lookedAt >= BETWEEN_LOOKS,
  },
}).createMachine({
  id: 'appUpdate',
  context: ({ input }) => ({ openForms: 0, isTaken: false, lookedAt: input.at }),
  invoke: [{ src: 'watchForms' }, { src: 'watchVersions' }],
  on: {
    'form.opened': { actions: assign({ openForms: ({ context }) => context.openForms + 1 }) },
    'form.closed': { actions: assign({ openForms: ({ context }) => context.openForms - 1 }) },
  },
  type: 'parallel',
  states: {
    version: {
      initial: 'current',
      on: {
        'version.waiting': { actions: assign({ isTaken: false }) },
        'version.changed': {
          guard: { type: 'isUpdate', params: ({ event }) => event },
          actions: assign({ isTaken: true }),
        },
      },
      states: {
        current: {
          on: {
            'version.waiting': { target: 'heldBack', actions: assign({ isTaken: false }) },
            'version.changed': {
              guard: { type: 'isUpdate', params: ({ event }) => event },
              target: 'heldBack',
              actions: assign({ isTaken: true }),
            },
          },
        },
        heldBack: { always: { guard: 'hasNoOpenForm', target: 'offered' } },
        offered: {
          entry: { type: 'notify', params: OFFER },
          exit: { type: 'withdraw', params: OFFER },
          always: { guard: 'hasOpenForm', target: 'heldBack' },
          on: {
            'reload.chosen': [{ guard: 'isTaken', target: 'reloading' }, 'takingOver'],
            'offer.closed': 'declined',
          },
        },
        // Taken without a question when all tabs are closed; asked about again only for a newer one.
        declined: {
          on: { 'version.waiting': { target: 'heldBack', actions: assign({ isTaken: false }) } },
        },
        takingOver: {
          entry: 'takeOver',
          on: {
            'version.changed': [
              { guard: 'hasNoOpenForm', target: 'reloading' },
              // Opened in the meantime: even what was asked for waits for it.
              { target: 'heldBack', actions: assign({ isTaken: true }) },
            ],
          },
          after: { takeOverLimit: [{ guard: 'hasNoOpenForm', target: 'reloading' }, { target: 'heldBack' }] },
        },
        reloading: { entry: 'reload' },
      },
    },
    looking: {
      invoke: { src: 'watchFocus' },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'window.focused': {
              guard: { type: 'isLongAgo', params: ({ event }) => event },
              target: 'asking',
              actions: assign({ lookedAt: ({ event }) => event.at }),
            },
          },
        },
        asking: { invoke: { src: 'lookForVersion', onDone: 'resting', onError: 'resting' } },
      },
    },
  },
});
