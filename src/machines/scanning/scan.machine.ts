import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CameraFeed, CameraProblem, PhotoReading } from '../../model/scanning/camera.ts';
import { requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** What the camera tells. */
export type CameraEvent =
  /** It is being switched on: for the first time, or after the page was out of sight. */
  | { type: 'camera.starting' }
  | { type: 'camera.ready'; feed: CameraFeed }
  | { type: 'camera.failed'; problem: CameraProblem }
  /** The same code may be told with every picture. A scanner that types has seen it, too. */
  | { type: 'code.seen'; text: string };

export type ScanEvent =
  | CameraEvent
  | { type: 'torch.switched'; on: boolean }
  | { type: 'photo.chosen'; photo: Blob }
  | { type: 'retry.requested' };

interface ScanContext {
  feed: CameraFeed | undefined;
  isTorchOn: boolean;
  problem: CameraProblem | undefined;
  /** Why the photo that was chosen last said nothing. */
  photoProblem: 'no code' | 'hidden' | 'unreadable' | undefined;
  photo: Blob | undefined;
  text: string;
}

/** Looks for a code, with the camera or in a photo, until there is one: the first is told, once, and it is over. */
export const scanMachine = setup({
  types: {
    context: {} as ScanContext,
    events: {} as ScanEvent,
    emitted: {} as { type: 'code.found'; text: string },
    tags: {} as 'busy',
  },
  actors: {
    /** The camera is on for as long as it runs, and the page is in sight. */
    watchCamera: requiredCallback<CameraEvent, void>('watchCamera'),
    /** Rejects for what is no picture. */
    readPhoto: requiredPromise<PhotoReading, { photo: Blob | undefined }>('readPhoto'),
  },
  actions: { forgetCamera: assign({ feed: undefined, isTorchOn: false }) },
}).createMachine({
  id: 'scan',
  context: {
    feed: undefined,
    isTorchOn: false,
    problem: undefined,
    photoProblem: undefined,
    photo: undefined,
    text: '',
  },
  initial: 'camera',
  on: {
    'code.seen': {
      guard: ({ event }) => event.text.trim() !== '',
      target: '.found',
      actions: assign({ text: ({ event }) => event.text }),
    },
    'photo.chosen': { target: '.photo', actions: assign({ photo: ({ event }) => event.photo }) },
  },
  states: {
    camera: {
      invoke: { src: 'watchCamera' },
      exit: 'forgetCamera',
      initial: 'starting',
      on: {
        'camera.starting': { target: '.starting', actions: 'forgetCamera' },
        'camera.failed': { target: 'blocked', actions: assign({ problem: ({ event }) => event.problem }) },
      },
      states: {
        starting: {
          tags: 'busy',
          on: {
            'camera.ready': {
              target: 'looking',
              actions: assign({ feed: ({ event }) => event.feed, problem: undefined }),
            },
          },
        },
        looking: {
          on: {
            'torch.switched': {
              actions: enqueueActions(({ context, event: { on }, enqueue }) => {
                enqueue(() => context.feed?.switchTorch(on));
                enqueue.assign({ isTorchOn: on });
              }),
            },
          },
        },
      },
    },
    blocked: { on: { 'retry.requested': 'camera' } },
    // The camera is off meanwhile: two readers would only be slow.
    photo: {
      tags: 'busy',
      entry: assign({ photoProblem: undefined }),
      exit: assign({ photo: undefined }),
      invoke: {
        src: 'readPhoto',
        input: ({ context: { photo } }) => ({ photo }),
        onDone: [
          {
            guard: ({ event }) => (event.output.text ?? '').trim() !== '',
            target: 'found',
            actions: assign({ text: ({ event }) => event.output.text ?? '' }),
          },
          {
            target: 'deciding',
            actions: assign({ photoProblem: ({ event }) => (event.output.isHidden ? 'hidden' : 'no code') }),
          },
        ],
        onError: { target: 'deciding', actions: assign({ photoProblem: 'unreadable' as const }) },
      },
    },
    deciding: {
      always: [
        { guard: ({ context }) => context.problem !== undefined, target: 'blocked' },
        { target: 'camera' },
      ],
    },
    found: {
      entry: emit(({ context: { text } }) => ({ type: 'code.found' as const, text })),
      type: 'final',
    },
  },
});
