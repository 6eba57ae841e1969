import { assertEvent, assign, not, setup } from 'xstate';
import { type Failure, failureOf } from '../../failure.ts';
import {
  galleryEntries,
  type GalleryPhotos,
  linkOf,
  neighbour,
  NO_PHOTOS,
  withLink,
  withLinks,
  withoutLink,
  withUploads,
} from '../../model/photos/gallery.ts';
import type { PhotoLink, PhotoOwner, UnsentPhoto } from '../../model/photos/photos.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { imagePickerMachine } from './imagePicker.machine.ts';
import { removalFailedNotice } from './photoNotices.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import type { WatchedEvent } from '../kit/queryState.ts';
import { failureIn, hasFailed } from '../kit/reading.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';

type LinksEvent = WatchedEvent<'links.changed', readonly PhotoLink[]>;
/** What is on its way to the owner, oldest first. */
export type UploadsChanged = { type: 'uploads.changed'; ids: readonly string[] };
export type UploadLinked = { type: 'upload.linked'; id: string; link: PhotoLink };
export type UnsentChanged = { type: 'unsent.changed'; photos: readonly UnsentPhoto[] };

export type GalleryEvent =
  | LinksEvent
  | UploadsChanged
  | UploadLinked
  | UnsentChanged
  | { type: 'retry.requested' }
  /** Of a link or an upload. */
  | { type: 'entry.selected'; id: string }
  | { type: 'selection.moved'; by: 1 | -1 }
  | { type: 'viewer.opened' }
  | { type: 'viewer.closed' }
  | { type: 'picker.opened' }
  | { type: 'picker.closed' }
  | { type: 'deletion.requested'; id: string }
  /** The browser could not show a photo: its address may have expired. */
  | { type: 'photo.broken' };

/** A photo that is to be taken from its owner. */
export interface Removal {
  owner: PhotoOwner;
  link: PhotoLink;
}

interface GalleryContext {
  owner: PhotoOwner;
  photos: GalleryPhotos;
  failure: Failure | undefined;
  /** The owner's photos in this browser that the server does not have. */
  unsent: readonly UnsentPhoto[];
  /** The addresses that were asked for anew because one could not be shown; undefined before that. */
  refetched: string | undefined;
}

/** The links that an event brings. A host that knows none of the owner has none (CALL-55, CALL-61). */
function linksIn({ state }: LinksEvent): readonly PhotoLink[] | undefined {
  if (state.status === 'answered') return state.data;
  return state.status === 'failed' && state.failure.kind === 'not-found' ? [] : undefined;
}

function linksAfter({ photos }: GalleryContext, event: LinksEvent): Partial<GalleryContext> {
  const isLatest = event.state.status !== 'answered' || !event.state.refreshing;
  return { photos: withLinks(photos, linksIn(event) ?? [], isLatest), failure: undefined };
}

/** The addresses of what is shown: they are signed, and expire some time after the host has told of them. */
function addressesIn({ photos }: GalleryContext): string {
  const images = galleryEntries(photos).flatMap(({ link }) => link?.image ?? []);
  return JSON.stringify(
    images.map(({ url, preview_url, thumbnail_url }) => [url, preview_url, thumbnail_url]),
  );
}

/**
 * Milliseconds for which addresses that were just asked for are not asked for anew: a host may sign others for each answer,
 * and a photo that is gone is shown by none of them.
 */
const RENEWAL_PAUSE = 600_000;

const NOT_LOADED: Notice = { kind: 'error', text: 'Failed to load images', goesWithPage: true };

/** The photos of an item or a location: those linked and those on their way, which one is selected, and their end. */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as { owner: PhotoOwner },
    tags: {} as 'busy' | 'failed',
    children: {} as { picker: 'picker' },
  },
  actors: {
    /** Asks past the cache when `fresh`. */
    watchLinks: requiredCallback<LinksEvent, { owner: PhotoOwner; fresh: boolean }>('watchLinks'),
    watchUploads: requiredCallback<UploadsChanged | UploadLinked, { owner: PhotoOwner }>('watchUploads'),
    watchUnsent: requiredCallback<UnsentChanged, { owner: PhotoOwner }>('watchUnsent'),
    /** Asks first; gives nothing where the answer is no. */
    unlink: requiredPromise<Removal | undefined, Removal>('unlink'),
    picker: imagePickerMachine,
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
  },
  delays: { renewalPause: RENEWAL_PAUSE },
  guards: {
    isOwnerLocal: ({ context }) => isLocalId(context.owner.id),
    hasSelection: ({ context }) => context.photos.selected !== undefined,
    isLink: ({ context }, params: { id: string }) => linkOf(context.photos, params.id) !== undefined,
    mayRefetch: ({ context }) => context.refetched !== addressesIn(context),
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({
    owner: input.owner,
    photos: NO_PHOTOS,
    failure: undefined,
    unsent: [],
    refetched: undefined,
  }),
  invoke: [
    { src: 'watchUploads', input: ({ context }) => ({ owner: context.owner }) },
    { src: 'watchUnsent', input: ({ context }) => ({ owner: context.owner }) },
  ],
  on: {
    'uploads.changed': {
      actions: assign({ photos: ({ context, event }) => withUploads(context.photos, event.ids) }),
    },
    'upload.linked': {
      actions: assign({ photos: ({ context, event }) => withLink(context.photos, event.link, event.id) }),
    },
    'unsent.changed': { actions: assign({ unsent: ({ event }) => event.photos }) },
    'entry.selected': {
      actions: assign({
        photos: ({ context, event }) => ({
          ...context.photos,
          selected: event.id,
          before: undefined,
          hasSelected: true,
        }),
      }),
    },
    'selection.moved': {
      actions: assign({
        photos: ({ context, event }) => ({
          ...context.photos,
          selected: neighbour(context.photos, event.by),
        }),
      }),
    },
  },
  type: 'parallel',
  states: {
    watch: {
      initial: 'deciding',
      states: {
        // The host knows nothing of an item that only this browser has.
        deciding: { always: [{ guard: 'isOwnerLocal', target: 'unneeded' }, { target: 'running' }] },
        unneeded: {},
        running: {
          invoke: {
            src: 'watchLinks',
            input: ({ context }) => ({ owner: context.owner, fresh: context.refetched !== undefined }),
          },
          on: {
            'retry.requested': { target: 'running', reenter: true },
            'photo.broken': {
              guard: 'mayRefetch',
              target: '.renewed',
              reenter: true,
              actions: assign({ refetched: ({ context }) => addressesIn(context) }),
            },
          },
          initial: 'steady',
          states: {
            steady: {},
            renewed: { on: { 'photo.broken': undefined }, after: { renewalPause: 'steady' } },
          },
        },
      },
    },
    list: {
      initial: 'deciding',
      on: {
        'links.changed': [
          {
            guard: ({ event }) => linksIn(event) !== undefined,
            target: '.shown',
            actions: [
              assign(({ context, event }) => linksAfter(context, event)),
              // Behind others it would come to the front once all is well.
              { type: 'withdraw', params: NOT_LOADED },
            ],
          },
          {
            guard: hasFailed,
            target: '.failed',
            actions: assign({ failure: ({ event }) => failureIn(event.state) }),
          },
        ],
        'retry.requested': '.deciding',
      },
      states: {
        deciding: { always: [{ guard: 'isOwnerLocal', target: 'shown' }, { target: 'loading' }] },
        loading: { tags: 'busy' },
        shown: {},
        failed: {
          tags: 'failed',
          entry: { type: 'notify', params: NOT_LOADED },
        },
      },
    },
    viewer: {
      initial: 'closed',
      states: {
        closed: { on: { 'viewer.opened': { guard: 'hasSelection', target: 'open' } } },
        open: {
          // What was looked at has been removed.
          always: { guard: not('hasSelection'), target: 'closed' },
          on: { 'viewer.closed': 'closed' },
        },
      },
    },
    picker: {
      initial: 'closed',
      states: {
        closed: { on: { 'picker.opened': 'open' } },
        open: {
          invoke: {
            id: 'picker',
            src: 'picker',
            input: ({ context }) => ({
              owner: context.owner,
              shown: galleryEntries(context.photos).flatMap(({ link }) => (link ? [link.imageId] : [])),
            }),
            onDone: {
              target: 'closed',
              actions: assign({ photos: ({ context, event }) => withLink(context.photos, event.output) }),
            },
          },
          on: { 'picker.closed': 'closed' },
        },
      },
    },
    deletion: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'deletion.requested': {
              guard: { type: 'isLink', params: ({ event }) => event },
              target: 'deleting',
            },
          },
        },
        deleting: {
          tags: 'busy',
          invoke: {
            src: 'unlink',
            input: ({ context, event }) => {
              assertEvent(event, 'deletion.requested');
              return { owner: context.owner, link: known(linkOf(context.photos, event.id)) };
            },
            onDone: [
              { guard: isDeclined, target: 'idle' },
              {
                target: 'idle',
                actions: [
                  assign({
                    photos: ({ context, event }) => withoutLink(context.photos, known(event.output).link.id),
                  }),
                  { type: 'notify', params: { kind: 'success', text: 'Image removed successfully' } },
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ context, event }) => removalFailedNotice(context.owner, failureOf(event.error)),
              },
            },
          },
        },
      },
    },
  },
});
