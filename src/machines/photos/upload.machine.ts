import { assign, sendParent, setup } from 'xstate';
import { type Failure, failureOf } from '../../failure.ts';
import { chosenProblem } from '../../model/photos/photoChecks.ts';
import type {
  DeliveryFailure,
  PhotoFile,
  PhotoInHand,
  PhotoOwner,
  ReadyPhoto,
} from '../../model/photos/photos.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import type {
  DeliveryEvent,
  UploadContext,
  UploadEnd,
  UploadEnded,
  UploadEvent,
  UploadInput,
} from './upload.context.ts';

const UNREACHABLE: readonly Failure['kind'][] = ['offline', 'timeout', 'unavailable'];

const report = (context: UploadContext, end: UploadEnd): UploadEnded => ({
  type: 'upload.ended',
  id: context.id,
  end,
});

const whyOf = ({ stage, failure, waits }: DeliveryFailure): DeliveryFailure => ({ stage, failure, waits });

/**
 * One photo on its way to its owner: checked, shrunk and kept in this browser at once, then sent and linked when it gets
 * its turn. `kept` and `failed` leave the photo where it is kept; another try is another upload of the same photo.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: {
    /** Rejects with a Failure whose title and message are for the person. */
    shrinkPhoto: requiredPromise<ReadyPhoto, PhotoFile>('shrinkPhoto'),
    /** Keeps it as this person's, whoever is here by then. */
    keepPhoto: requiredPromise<PhotoInHand, { photo: ReadyPhoto; owner: PhotoOwner; person: string }>(
      'keepPhoto',
    ),
    deliverPhoto: requiredCallback<DeliveryEvent, { id: string }>('deliverPhoto'),
    discardPhoto: requiredPromise<void, { id: string }>('discardPhoto'),
    /** Gives a kept photo to whoever sends what is unsent. */
    leavePhoto: requiredPromise<void, { id: string }>('leavePhoto'),
  },
  actions: {
    tell: sendParent(({ context }: { context: UploadContext }, end: UploadEnd) => report(context, end)),
  },
  guards: {
    hasProblem: ({ context }) => chosenProblem(known(context.file)) !== undefined,
    isInHand: ({ context }) => context.inHand !== undefined,
    hasTurn: ({ context }) => context.hasTurn,
    isCancelled: ({ context }) => context.isCancelled,
    isLeft: ({ context }) => context.isLeft,
    wasKept: ({ context }) => context.file === undefined,
    isOwnerLocal: ({ context }) => isLocalId(context.owner.id),
    isUnreachable: (_, params: { failure: Failure }) => UNREACHABLE.includes(params.failure.kind),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    id: input.id,
    owner: input.owner,
    filename: 'file' in input ? input.file.name : input.photo.filename,
    file: 'file' in input ? input.file : undefined,
    person: 'file' in input ? input.person : undefined,
    ready: undefined,
    inHand: 'photo' in input ? { entry: input.photo, isKept: true } : undefined,
    percent: 0,
    failure: undefined,
    hasTurn: false,
    isCancelled: false,
    isLeft: false,
  }),
  on: {
    'turn.given': { actions: assign({ hasTurn: true }) },
    'session.ended': { actions: assign({ isLeft: true }) },
  },
  initial: 'uploading',
  states: {
    uploading: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isInHand', target: 'waiting' }, { target: 'checking' }] },
        checking: {
          always: [
            {
              guard: 'hasProblem',
              target: '#upload.rejected',
              actions: assign({ failure: ({ context }) => chosenProblem(known(context.file)) }),
            },
            { target: 'shrinking' },
          ],
        },
        shrinking: {
          invoke: {
            src: 'shrinkPhoto',
            input: ({ context }) => known(context.file),
            onDone: { target: 'keeping', actions: assign({ ready: ({ event }) => event.output }) },
            onError: {
              target: '#upload.rejected',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
            },
          },
          on: { 'cancel.requested': '#upload.cancelled' },
        },
        keeping: {
          invoke: {
            src: 'keepPhoto',
            input: ({ context }) => ({
              photo: known(context.ready),
              owner: context.owner,
              person: known(context.person),
            }),
            onDone: {
              target: 'inHand',
              // The bytes are with the delivery from here on.
              actions: assign({ inHand: ({ event }) => event.output, ready: undefined }),
            },
            onError: {
              target: '#upload.rejected',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
            },
          },
          on: { 'cancel.requested': { actions: assign({ isCancelled: true }) } },
        },
        inHand: {
          always: [
            { guard: 'isCancelled', target: '#upload.discarding' },
            { guard: 'isLeft', target: '#upload.leaving' },
            {
              guard: 'isOwnerLocal',
              target: '#upload.kept',
              actions: {
                type: 'tell',
                params: ({ context }) => ({
                  result: 'kept',
                  isKept: known(context.inHand).isKept,
                  why: undefined,
                }),
              },
            },
            { target: 'waiting' },
          ],
        },
        waiting: {
          always: { guard: 'hasTurn', target: 'delivering' },
          on: {
            'session.ended': '#upload.leaving',
            'cancel.requested': [
              { guard: 'wasKept', target: '#upload.cancelled' },
              { target: '#upload.discarding' },
            ],
          },
        },
        delivering: {
          invoke: {
            src: 'deliverPhoto',
            input: ({ context }) => ({ id: known(context.inHand).entry.id }),
          },
          initial: 'sending',
          states: { sending: {}, linking: {} },
          on: {
            'delivery.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
            'delivery.stored': { target: '.linking', actions: assign({ percent: 100 }) },
            'delivery.finished': {
              target: '#upload.done',
              actions: { type: 'tell', params: ({ event }) => ({ result: 'linked', link: event.link }) },
            },
            'delivery.failed': [
              {
                guard: { type: 'isUnreachable', params: ({ event }) => event },
                target: '#upload.kept',
                actions: [
                  assign({ failure: ({ event }) => event.failure }),
                  {
                    type: 'tell',
                    params: ({ context, event }) => ({
                      result: 'kept',
                      isKept: known(context.inHand).isKept,
                      why: whyOf(event),
                    }),
                  },
                ],
              },
              {
                target: '#upload.failed',
                actions: [
                  assign({ failure: ({ event }) => event.failure }),
                  {
                    type: 'tell',
                    params: ({ context, event }) => ({
                      result: 'failed',
                      isKept: known(context.inHand).isKept,
                      why: whyOf(event),
                    }),
                  },
                ],
              },
            ],
            // Whoever gives the call up leaves it to be sent later.
            'session.ended': '#upload.left',
            // A photo that was kept before this try is given up by 'Discard' only.
            'cancel.requested': [
              { guard: 'wasKept', target: '#upload.cancelled' },
              { target: '#upload.discarding' },
            ],
          },
        },
      },
    },
    /** 'Not sent yet': it stays in this browser until the server can be reached. */
    kept: { type: 'final' },
    failed: { type: 'final' },
    leaving: {
      invoke: {
        src: 'leavePhoto',
        input: ({ context }) => ({ id: known(context.inHand).entry.id }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      type: 'final',
      entry: {
        type: 'tell',
        params: ({ context }) => ({ result: 'left', isKept: known(context.inHand).isKept }),
      },
    },
    discarding: {
      invoke: {
        src: 'discardPhoto',
        input: ({ context }) => ({ id: known(context.inHand).entry.id }),
        onDone: 'cancelled',
        // The browser did not let go of it: then it is still to be sent, and said so.
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ event }) => failureOf(event.error), isCancelled: false }),
            {
              type: 'tell',
              params: ({ context, event }) => ({
                result: 'failed',
                isKept: known(context.inHand).isKept,
                why: { stage: 'send', failure: failureOf(event.error), waits: false },
              }),
            },
          ],
        },
      },
    },
    done: { type: 'final' },
    rejected: {
      type: 'final',
      entry: {
        type: 'tell',
        params: ({ context }) => ({ result: 'rejected', failure: known(context.failure) }),
      },
    },
    cancelled: { type: 'final', entry: { type: 'tell', params: { result: 'cancelled' } } },
  },
});

/** Each state is only reached with what the one before has made; anything else is a fault of ours. */
function known<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The photo is not that far yet.');
  return thing;
}
