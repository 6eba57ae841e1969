import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type {
  DeliveryFailure,
  PhotoFile,
  PhotoLink,
  PhotoOwner,
  UnsentPhoto,
} from '../../model/photos/photos.ts';
import {
  endNotice,
  isOfOnePhoto,
  isToldInDialog,
  leftNotice,
  type NamedPhotos,
  namedNotice,
  withName,
} from './photoNotices.ts';
import { type Notice, requiredAction } from '../kit/unprovided.ts';
import type { UploadEnded } from './upload.context.ts';
import { uploadMachine } from './upload.machine.ts';

/** One photo on its way, with the actor that knows how far it is. */
export interface Upload {
  id: string;
  owner: PhotoOwner;
  ref: ActorRefFrom<typeof uploadMachine>;
  turn: 'waiting' | 'running';
  /** The same for all that were chosen together; undefined for one that was chosen alone. */
  chosen?: string | undefined;
}

/** An upload that the server refused, with a reason that a dialog tells. */
export interface Refusal {
  id: string;
  owner: PhotoOwner;
  filename: string;
  failure: DeliveryFailure['failure'];
}

/** For the gallery of the owner: the photo takes the place of its temporary entry. */
export type PhotoLinked = { type: 'photo.linked'; id: string; owner: PhotoOwner; link: PhotoLink };

export type UploadsEvent =
  | UploadEnded
  | { type: 'files.added'; owner: PhotoOwner; files: readonly PhotoFile[] }
  /** A photo that was kept before: another try. */
  | { type: 'retry.requested'; photo: UnsentPhoto }
  | { type: 'cancel.requested'; id: string }
  | { type: 'refusal.seen'; id: string }
  | { type: 'session.ended' };

interface UploadsContext {
  uploads: readonly Upload[];
  /** What a person who has gone had chosen, until it is kept. */
  leaving: readonly Upload[];
  refusals: readonly Refusal[];
  /** Which photos of several the messages tell of, until none is on its way. */
  named: readonly NamedPhotos[];
  /** How many there have been: makes ids. */
  count: number;
  /** The login name of whoever's page this is right now. */
  person: () => string;
}

/** What is no photo has ended before anything can be sent to it. */
const isUnderWay = ({ ref }: Upload): boolean => ref.getSnapshot().status === 'active';

/** Whether a photo, by its id in this browser, is sent from here or waits for earlier ones; undefined where another page has it. */
export const turnOf = (uploads: readonly Upload[], photoId: string): Upload['turn'] | undefined =>
  uploads.find(({ ref }) => ref.getSnapshot().context.inHand?.entry.id === photoId)?.turn;

/** So many are sent at once; the others wait, kept already. */
const AT_ONCE = 3;

/**
 * Every photo that is on its way from this page, each in an actor of its own, for as long as the app runs: leaving the
 * page of an item stops none of its uploads.
 */
export const uploadsMachine = setup({
  types: {
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    input: {} as { person: () => string },
    emitted: {} as PhotoLinked,
  },
  actors: { upload: uploadMachine },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Lets as many be sent as may, the oldest first. */
    giveTurns: enqueueActions(({ context, enqueue }) => {
      const free = AT_ONCE - context.uploads.filter(({ turn }) => turn === 'running').length;
      const next = context.uploads.filter(({ turn }) => turn === 'waiting').slice(0, Math.max(0, free));
      enqueue.assign({
        uploads: context.uploads.map((upload) =>
          next.includes(upload) ? { ...upload, turn: 'running' as const } : upload,
        ),
      });
      for (const { ref } of next.filter(isUnderWay)) enqueue.sendTo(ref, { type: 'turn.given' });
    }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({
    uploads: [],
    leaving: [],
    refusals: [],
    named: [],
    count: 0,
    person: input.person,
  }),
  on: {
    'files.added': {
      actions: [
        assign(({ context, event, spawn }) => ({
          count: context.count + event.files.length,
          uploads: [
            ...context.uploads,
            ...event.files.map((file, at): Upload => {
              const id = `upload-${context.count + at}`;
              const input = { id, owner: event.owner, file, person: context.person() };
              const chosen = event.files.length > 1 ? `chosen-${context.count}` : undefined;
              return { id, owner: event.owner, ref: spawn('upload', { id, input }), turn: 'waiting', chosen };
            }),
          ],
        })),
        'giveTurns',
      ],
    },
    'retry.requested': {
      // Not what is on its way already.
      guard: ({ context, event }) =>
        !context.uploads.some(({ ref }) => ref.getSnapshot().context.inHand?.entry.id === event.photo.id),
      actions: [
        assign(({ context, event, spawn }) => {
          const id = `upload-${context.count}`;
          const { owner } = event.photo;
          const input = { id, owner, photo: event.photo };
          return {
            count: context.count + 1,
            uploads: [
              ...context.uploads,
              { id, owner, ref: spawn('upload', { id, input }), turn: 'waiting' },
            ],
          };
        }),
        'giveTurns',
      ],
    },
    'cancel.requested': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const upload = context.uploads.find(({ id }) => id === event.id);
        if (upload) enqueue.sendTo(upload.ref, { type: 'cancel.requested' });
      }),
    },
    'upload.ended': {
      actions: [
        enqueueActions(({ context, event: { id, end }, enqueue }) => {
          const isLeaving = context.leaving.some((each) => each.id === id);
          const upload = [...context.uploads, ...context.leaving].find((each) => each.id === id);
          if (!upload) return;
          const { owner } = upload;
          const notice = isLeaving ? leftNotice(owner, end) : endNotice(owner, end);
          const { filename } = upload.ref.getSnapshot().context;
          if (notice && upload.chosen !== undefined && isOfOnePhoto(end)) {
            const now = withName(context.named, notice, { chosen: upload.chosen, name: filename });
            const others = context.named.filter((each) => each.id !== now.id);
            enqueue.assign({ named: [...others, now] });
            enqueue({ type: 'notify', params: namedNotice(notice, now) });
          } else if (notice) enqueue({ type: 'notify', params: notice });
          enqueue.stopChild(upload.ref);
          if (isLeaving) {
            enqueue.assign({ leaving: context.leaving.filter((each) => each !== upload) });
            return;
          }
          if (end.result === 'linked') enqueue.emit({ type: 'photo.linked', id, owner, link: end.link });
          if (end.result === 'failed' && isToldInDialog(end.why)) {
            const refusal = { id, owner, filename, failure: end.why.failure };
            enqueue.assign({ refusals: [...context.refusals, refusal] });
          }
          // What is left to be sent is shown from where it is kept.
          enqueue.assign({ uploads: context.uploads.filter((each) => each.id !== id) });
        }),
        'giveTurns',
        assign({
          named: ({ context }) =>
            context.uploads.length + context.leaving.length === 0 ? [] : context.named,
        }),
      ],
    },
    'refusal.seen': {
      actions: assign({
        refusals: ({ context, event }) => context.refusals.filter(({ id }) => id !== event.id),
      }),
    },
    // Nobody's photos are the next user's: what was chosen is still kept, and waits for its own.
    'session.ended': {
      actions: enqueueActions(({ context, enqueue }) => {
        for (const { ref } of context.uploads.filter(isUnderWay)) {
          enqueue.sendTo(ref, { type: 'session.ended' });
        }
        enqueue.assign({ uploads: [], refusals: [], leaving: [...context.leaving, ...context.uploads] });
      }),
    },
  },
});
