import { assign, sendParent, setup } from 'xstate';
import type { Image } from '../../../contract/photos/images.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { chosenProblem } from '../../model/photos/photoChecks.ts';
import type {
  DeliveryFailure,
  PhotoFile,
  PhotoInHand,
  PhotoLink,
  PhotoOwner,
  ReadyPhoto,
  UnsentPhoto,
} from '../../model/photos/photos.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** What is told while a photo is delivered; `finished` or `failed` comes last. */
export type DeliveryEvent =
  | { type: 'delivery.progressed'; percent: number }
  | { type: 'delivery.stored'; image: Image }
  | { type: 'delivery.finished'; link: PhotoLink }
  | ({ type: 'delivery.failed' } & DeliveryFailure);

export type UploadEvent =
  | DeliveryEvent
  /** Its turn has come. */
  | { type: 'turn.given' }
  | { type: 'cancel.requested' };

/** What became of an upload, for whoever spawned it. */
export type UploadEnd =
  | { result: 'linked'; link: PhotoLink }
  /** Not a photo, too large, or nothing that the browser could work on: it was never taken up. */
  | { result: 'rejected'; failure: Failure }
  /** The server refused it, or failed on it. `isKept`: in this browser's storage, not only in this page. */
  | { result: 'failed'; isKept: boolean; why: DeliveryFailure }
  /** The server cannot be reached (`why`), or does not have the item yet: it is sent later. */
  | { result: 'kept'; isKept: boolean; why: DeliveryFailure | undefined }
  | { result: 'cancelled' };
export type UploadEnded = { type: 'upload.ended'; id: string; end: UploadEnd };

export type UploadInput = { id: string; owner: PhotoOwner } & (
  | { file: PhotoFile }
  /** One that was kept before and is tried again. */
  | { photo: UnsentPhoto }
);

interface UploadContext {
  id: string;
  owner: PhotoOwner;
  filename: string;
  /** Undefined for a photo that was kept before. */
  file: PhotoFile | undefined;
  ready: ReadyPhoto | undefined;
  /** Its key is the same for every try, so that a retry makes no second image. */
  inHand: PhotoInHand | undefined;
  /** 0 to 100, of the bytes that have left. */
  percent: number;
  failure: Failure | undefined;
  /** Cancelled while it was being kept: it must not stay behind in the browser. */
  isCancelled: boolean;
}

const UNREACHABLE: readonly Failure['kind'][] = ['offline', 'timeout', 'unavailable'];

const report = (context: UploadContext, end: UploadEnd): UploadEnded => ({
  type: 'upload.ended',
  id: context.id,
  end,
});

const whyOf = ({ stage, failure, waits }: DeliveryFailure): DeliveryFailure => ({ stage, failure, waits });

/**
 * One photo on its way to its owner: checked, shrunk, kept in this browser, sent, linked. It waits until it gets its
 * turn. `kept` and `failed` leave the photo where it is kept; another try is another upload of the same photo.
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
    keepPhoto: requiredPromise<PhotoInHand, { photo: ReadyPhoto; owner: PhotoOwner }>('keepPhoto'),
    deliverPhoto: requiredCallback<DeliveryEvent, { id: string }>('deliverPhoto'),
    discardPhoto: requiredPromise<void, { id: string }>('discardPhoto'),
  },
  actions: {
    tell: sendParent(({ context }: { context: UploadContext }, end: UploadEnd) => report(context, end)),
  },
  guards: {
    hasProblem: ({ context }) => chosenProblem(known(context.file)) !== undefined,
    isInHand: ({ context }) => context.inHand !== undefined,
    isCancelled: ({ context }) => context.isCancelled,
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
    ready: undefined,
    inHand: 'photo' in input ? { entry: input.photo, isKept: true } : undefined,
    percent: 0,
    failure: undefined,
    isCancelled: false,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'turn.given': 'uploading',
        'cancel.requested': 'cancelled',
      },
    },
    uploading: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isInHand', target: 'delivering' }, { target: 'checking' }] },
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
            input: ({ context }) => ({ photo: known(context.ready), owner: context.owner }),
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
            { target: 'delivering' },
          ],
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
