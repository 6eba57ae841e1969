import { assign, setup } from 'xstate';
import { requiredAction } from '../kit/unprovided.ts';

export type KeyCaptureEvent =
  | { type: 'capture.started'; command: string }
  | { type: 'key.pressed'; key: string }
  /** One key is enough: nobody has to wait for it. */
  | { type: 'capture.confirmed' }
  | { type: 'capture.cancelled' }
  /** Back to the keys that it came with, of which `key` is the first; none where it came without. */
  | { type: 'reset.requested'; command: string; key?: string | undefined };

export interface KeyCaptureInput {
  /** Why a command cannot have a key, in words; undefined when it can. */
  problemWith(command: string, key: string): string | undefined;
  /** Whether a second key may follow this one. */
  canBeginSequence(key: string): boolean;
}

interface KeyCaptureContext extends KeyCaptureInput {
  /** Whose key is being chosen, or was last. */
  command: string;
  /** What has been pressed so far. */
  typed: string;
  /** Why the last key was not taken. */
  problem: string | undefined;
}

/** How long a second key is waited for, in ms: longer than when keys are used, there is something to read. */
const SECOND_KEY_TIME = 2000;

/** A key of a command is chosen by pressing it: one, or two one after the other. */
export const keyCaptureMachine = setup({
  types: {
    context: {} as KeyCaptureContext,
    events: {} as KeyCaptureEvent,
    input: {} as KeyCaptureInput,
    tags: {} as 'capturing',
  },
  actions: {
    choose: requiredAction<{ command: string; key: string }>('choose'),
    reset: requiredAction<{ command: string }>('reset'),
  },
  delays: { secondKeyTime: SECOND_KEY_TIME },
  guards: {
    canGoOn: ({ context }, { key }: { key: string }) => context.canBeginSequence(key),
    isFree: ({ context }, { command, key }: { command: string; key: string | undefined }) =>
      key === undefined || context.problemWith(command, key) === undefined,
  },
}).createMachine({
  id: 'keyCapture',
  context: ({ input }) => ({ ...input, command: '', typed: '', problem: undefined }),
  initial: 'idle',
  on: {
    'capture.started': {
      target: '.listening',
      actions: assign({ command: ({ event }) => event.command, typed: '', problem: undefined }),
    },
    'capture.cancelled': { target: '.idle', actions: assign({ typed: '', problem: undefined }) },
  },
  states: {
    idle: {
      on: {
        'reset.requested': [
          {
            guard: { type: 'isFree', params: ({ event: { command, key } }) => ({ command, key }) },
            actions: [
              assign({ command: ({ event }) => event.command, problem: undefined }),
              { type: 'reset', params: ({ event }) => ({ command: event.command }) },
            ],
          },
          {
            actions: assign({
              command: ({ event }) => event.command,
              problem: ({ context, event }) => context.problemWith(event.command, event.key ?? ''),
            }),
          },
        ],
      },
    },
    listening: {
      tags: 'capturing',
      on: {
        'key.pressed': [
          {
            guard: { type: 'canGoOn', params: ({ event }) => event },
            target: 'begun',
            actions: assign({ typed: ({ event }) => event.key, problem: undefined }),
          },
          { target: 'deciding', actions: assign({ typed: ({ event }) => event.key }) },
        ],
      },
    },
    begun: {
      tags: 'capturing',
      after: { secondKeyTime: 'deciding' },
      on: {
        'capture.confirmed': 'deciding',
        'key.pressed': {
          target: 'deciding',
          actions: assign({ typed: ({ context, event }) => `${context.typed} ${event.key}` }),
        },
      },
    },
    deciding: {
      always: [
        {
          guard: {
            type: 'isFree',
            params: ({ context: { command, typed } }) => ({ command, key: typed }),
          },
          target: 'idle',
          actions: [
            {
              type: 'choose',
              params: ({ context: { command, typed } }) => ({ command, key: typed }),
            },
            assign({ typed: '', problem: undefined }),
          ],
        },
        {
          target: 'listening',
          actions: assign({
            problem: ({ context }) => context.problemWith(context.command, context.typed),
            typed: '',
          }),
        },
      ],
    },
  },
});
