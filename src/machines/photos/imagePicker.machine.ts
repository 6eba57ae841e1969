import { assertEvent, assign, setup } from 'xstate';
import type { Image } from '../../../contract/photos/images.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { clampPage, pageCount } from '../../model/items/pages.ts';
import type { PhotoLink, PhotoOwner } from '../../model/photos/photos.ts';
import { PICKER_PAGE_SIZE, pickable } from '../../model/photos/picker.ts';
import { deletionFailureNotice } from '../kit/failureNotice.ts';
import { linkedNotice, linkFailedNotice } from './photoNotices.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import type { WatchedEvent } from '../kit/queryState.ts';
import { failureIn, hasAnswered, hasFailed, watching } from '../kit/reading.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';

type ImagesEvent = WatchedEvent<'images.changed', readonly Image[]>;

export type ImagePickerEvent =
  | ImagesEvent
  | { type: 'retry.requested' }
  | { type: 'page.chosen'; page: number }
  | { type: 'image.chosen'; id: string }
  /** 'Add photo': the chosen image becomes a photo of the owner. */
  | { type: 'copy.requested' }
  /** Deletes an image itself, for good. */
  | { type: 'removal.requested'; image: Image };

interface ImagePickerContext {
  owner: PhotoOwner;
  /** Ids of the images that the owner has already. */
  shown: readonly string[];
  /** Those on offer (LOC-53), as the host lists them; undefined until they are known. */
  images: readonly Image[] | undefined;
  failure: Failure | undefined;
  /** Counts from 1. */
  page: number;
  chosen: Image | undefined;
  /** What is wrong with the choice. */
  problem: string | undefined;
  link: PhotoLink | undefined;
}

export const NOTHING_CHOSEN = 'Please select an image first.';

const failedNotice: Notice = { kind: 'error', text: 'Failed to load images' };

/** 'Browse Existing': chooses one of all images of the host and links it to the owner. Ends with the link. */
export const imagePickerMachine = setup({
  types: {
    context: {} as ImagePickerContext,
    events: {} as ImagePickerEvent,
    input: {} as { owner: PhotoOwner; shown: readonly string[] },
    output: {} as PhotoLink,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    watchImages: requiredCallback<ImagesEvent, void>('watchImages'),
    linkImage: requiredPromise<PhotoLink, { owner: PhotoOwner; imageId: string }>('linkImage'),
    /** Asks first; gives nothing where the answer is no. */
    removeImage: requiredPromise<Image | undefined, Image>('removeImage'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  guards: {
    hasChosen: ({ context }) => context.chosen !== undefined,
  },
}).createMachine({
  id: 'imagePicker',
  context: ({ input }) => ({
    owner: input.owner,
    shown: input.shown,
    images: undefined,
    failure: undefined,
    page: 1,
    chosen: undefined,
    problem: undefined,
    link: undefined,
  }),
  output: ({ context }) => known(context.link),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        watch: watching({ src: 'watchImages' }),
        list: {
          initial: 'loading',
          on: {
            'retry.requested': '.loading',
            'images.changed': [
              {
                guard: hasAnswered,
                target: '.shown',
                actions: assign(({ context, event }) => imagesAfter(context, event)),
              },
              {
                guard: hasFailed,
                target: '.failed',
                actions: [
                  assign({ failure: ({ event }) => failureIn(event.state) }),
                  { type: 'notify', params: failedNotice },
                ],
              },
            ],
            'page.chosen': {
              actions: assign({
                page: ({ context, event }) =>
                  clampPage(event.page, pageCount(context.images?.length ?? 0, PICKER_PAGE_SIZE)),
              }),
            },
          },
          states: { loading: { tags: 'busy' }, shown: {}, failed: { tags: 'failed' } },
        },
        choice: {
          initial: 'choosing',
          states: {
            choosing: {
              on: {
                'image.chosen': {
                  actions: assign({
                    chosen: ({ context, event }) => context.images?.find(({ id }) => id === event.id),
                    problem: undefined,
                  }),
                },
                'copy.requested': [
                  { guard: 'hasChosen', target: 'linking' },
                  {
                    actions: [
                      assign({ problem: NOTHING_CHOSEN }),
                      { type: 'notify', params: { kind: 'warning', text: NOTHING_CHOSEN } },
                    ],
                  },
                ],
              },
            },
            linking: {
              tags: 'busy',
              invoke: {
                src: 'linkImage',
                input: ({ context }) => ({ owner: context.owner, imageId: known(context.chosen).id }),
                onDone: {
                  target: '#imagePicker.done',
                  actions: [
                    assign({ link: ({ event }) => event.output }),
                    { type: 'notify', params: ({ context }) => linkedNotice(context.owner) },
                  ],
                },
                onError: {
                  target: 'choosing',
                  actions: {
                    type: 'notify',
                    params: ({ context, event }) => linkFailedNotice(context.owner, failureOf(event.error)),
                  },
                },
              },
            },
          },
        },
        removal: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'removal.requested': 'removing',
              },
            },
            removing: {
              tags: 'busy',
              invoke: {
                src: 'removeImage',
                input: ({ event }) => {
                  assertEvent(event, 'removal.requested');
                  return event.image;
                },
                onDone: [
                  { guard: isDeclined, target: 'idle' },
                  {
                    target: 'idle',
                    actions: [
                      assign(({ context, event }) => without(context, known(event.output).id)),
                      { type: 'notify', params: { kind: 'success', text: 'Image deleted' } },
                    ],
                  },
                ],
                onError: {
                  target: 'idle',
                  actions: {
                    type: 'notify',
                    params: ({ event }) =>
                      deletionFailureNotice('Failed to delete image', failureOf(event.error)),
                  },
                },
              },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

/** The list as it is now: a page or a choice that is gone with it is given up. */
function listed(context: ImagePickerContext, images: readonly Image[]): Partial<ImagePickerContext> {
  return {
    images,
    failure: undefined,
    page: clampPage(context.page, pageCount(images.length, PICKER_PAGE_SIZE)),
    chosen: images.find(({ id }) => id === context.chosen?.id),
  };
}

function imagesAfter(context: ImagePickerContext, { state }: ImagesEvent): Partial<ImagePickerContext> {
  return state.status === 'answered' ? listed(context, pickable(state.data, context.shown)) : {};
}

function without(context: ImagePickerContext, id: string): Partial<ImagePickerContext> {
  return listed(context, context.images?.filter((image) => image.id !== id) ?? []);
}
