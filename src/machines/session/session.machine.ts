import { assign, setup } from 'xstate';
import { check, type FieldMessages } from '../../../contract/check.ts';
import { LoginRequest } from '../../../contract/login.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

export interface TokenChanged {
  type: 'token.changed';
  present: boolean;
  user: string | null;
}

export type SessionEvent =
  | { type: 'login.submitted'; username: string; password: string }
  | { type: 'logout.requested' }
  | TokenChanged;

interface SessionContext {
  /** Whether a token was stored when the app started, and while a login is under way. */
  present: boolean;
  user: string | null;
  /** Whose session has ended without being asked to, '' where the name is not known; null where nobody's has. */
  ended: string | null;
  credentials: { username: string; password: string };
  fields: FieldMessages;
  failure: Failure | undefined;
}

const NO_CREDENTIALS = { username: '', password: '' };

/**
 * Who is here: logged in means that a token is stored, nothing else (section 4, ROLE-02). The token itself
 * stays in the store; other tabs and 401 answers arrive as `token.changed`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { present: boolean; user: string | null },
  },
  actors: {
    /** Asks for a token and stores it; gives the user's name. */
    logIn: requiredPromise<{ user: string }, { username: string; password: string }>('logIn'),
    /** Removes the token here, and on the host where it can. Asks first where something would be lost. */
    logOut: requiredPromise<void, void>('logOut'),
    watchToken: requiredCallback<TokenChanged, void>('watchToken'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  guards: {
    isComplete: (_, params: { username: string; password: string }) => check(params, LoginRequest).ok,
    isPresent: (_, params: { present: boolean }) => params.present,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    present: input.present,
    user: input.user,
    ended: null,
    credentials: NO_CREDENTIALS,
    fields: {},
    failure: undefined,
  }),
  invoke: { src: 'watchToken' },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: ({ context }) => context.present, target: 'authenticated' }, 'anonymous'] },
    anonymous: {
      initial: 'idle',
      on: {
        'token.changed': {
          guard: { type: 'isPresent', params: ({ event }) => event },
          target: 'authenticated',
          actions: assign({ user: ({ event }) => event.user }),
        },
      },
      states: {
        idle: {
          on: {
            'login.submitted': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'loggingIn',
                actions: assign({
                  credentials: ({ event }) => ({ username: event.username.trim(), password: event.password }),
                  fields: {},
                  failure: undefined,
                }),
              },
              {
                actions: assign({
                  fields: ({ event }) => {
                    const checked = check(event, LoginRequest);
                    return checked.ok ? {} : checked.fields;
                  },
                  failure: undefined,
                }),
              },
            ],
          },
        },
        loggingIn: {
          tags: 'busy',
          invoke: {
            src: 'logIn',
            input: ({ context }) => context.credentials,
            onDone: {
              target: '#session.authenticated',
              actions: [
                assign({ user: ({ event }) => event.output.user }),
                { type: 'notify', params: { kind: 'success', text: 'Login successful', about: 'login' } },
              ],
            },
            onError: [
              // Another tab has logged in meanwhile: a token is stored, and that is what counts (AUTH-09).
              { guard: ({ context }) => context.present, target: '#session.authenticated' },
              {
                target: 'idle',
                actions: [
                  assign({ failure: ({ event }) => failureOf(event.error) }),
                  { type: 'notify', params: { kind: 'error', text: 'Login failed', about: 'login' } },
                ],
              },
            ],
          },
          // The password is needed for this one call only.
          exit: assign({ credentials: NO_CREDENTIALS }),
          // The store tells of the new token before the call's actor reports; its report is the one that counts.
          on: {
            'token.changed': {
              actions: assign({ present: ({ event }) => event.present, user: ({ event }) => event.user }),
            },
          },
        },
      },
    },
    authenticated: {
      initial: 'idle',
      entry: assign({ fields: {}, failure: undefined, ended: null }),
      on: {
        'token.changed': [
          {
            guard: { type: 'isPresent', params: ({ event }) => event },
            actions: assign({ user: ({ event }) => event.user }),
          },
          {
            target: 'anonymous',
            actions: assign(({ context }) => ({ ended: context.user ?? '', user: null, present: false })),
          },
        ],
      },
      states: {
        idle: { on: { 'logout.requested': 'loggingOut' } },
        loggingOut: {
          tags: 'busy',
          invoke: { src: 'logOut', onDone: 'idle', onError: 'idle' },
          on: {
            // Asked for: nobody has to be told why.
            'token.changed': {
              guard: ({ event }) => !event.present,
              target: '#session.anonymous',
              actions: assign({ user: null, present: false }),
            },
          },
        },
      },
    },
  },
});
