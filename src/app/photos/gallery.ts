import { createActor, type EventObject, fromCallback, type SnapshotFrom } from 'xstate';
import type { Image } from '../../../contract/photos/images.ts';
import { failure, failureOf } from '../../failure.ts';
import type {
  Removal,
  UnsentChanged,
  UploadLinked,
  UploadsChanged,
} from '../../machines/photos/gallery.machine.ts';
import { confirmedAction } from '../../machines/kit/confirmedAction.ts';
import type { DeliveryEvent } from '../../machines/photos/upload.context.ts';
import { uploadMachine } from '../../machines/photos/upload.machine.ts';
import { uploadsMachine } from '../../machines/photos/uploads.machine.ts';
import type {
  DeliveryFailure,
  PhotoInHand,
  PhotoLink,
  PhotoOwner,
  ReadyPhoto,
} from '../../model/photos/photos.ts';
import { asConfirmation, asPromise, asWatch } from '../../services/actors.ts';
import type { PhotoDelivery } from '../../services/photos/photoDelivery.ts';
import { onAnotherPerson } from '../../services/session/anotherPerson.ts';
import { createPhotoFiles } from '../../services/photos/photoFiles.ts';
import { createShrinkLater } from '../../services/photos/shrinkLater.ts';
import { savesData } from '../../services/browser/dataSaving.ts';
import type { Deferred } from '../../views/AppContext.ts';
import type { OpenForms } from '../../views/forms/openForms.ts';
import { hideNotice } from '../../views/notices/notices.ts';
import type { DeferredCore } from '../core.ts';
import type { UnsentPart } from '../unsent.ts';

/** The part of the wiring that shows photos and takes new ones: uploads for as long as the app runs, and galleries. */
export function startGallery({
  window,
  http,
  cache,
  session,
  owner,
  openForms,
  missedPhotos,
  isAnswered,
  actions: { notify },
  images,
  delivery,
}: DeferredCore & Pick<UnsentPart['photos'], 'images' | 'delivery'>) {
  // Much code, for who adds a photo only.
  const shrinking = createShrinkLater(async () => {
    const [{ createShrinkPhoto }, { fetchWorker }] = await Promise.all([
      import('../../services/photos/photoShrink.ts'),
      import('../../services/photos/photoTools.ts'),
    ]);
    // Ahead of its use, where it comes; the shrinking asks for it by itself.
    fetchWorker().catch(() => {});
    return createShrinkPhoto();
  }, isAnswered);
  const files = createPhotoFiles(http);

  const uploads = createActor(
    uploadsMachine.provide({
      actors: {
        upload: uploadMachine.provide({
          actors: {
            shrinkPhoto: asPromise(async (file, signal) => {
              if (!(file instanceof File)) throw failure('unexpected', 'The file is not there any more.');
              return shrinking.shrink(file, signal);
            }),
            keepPhoto: asPromise<PhotoInHand, { photo: ReadyPhoto; owner: PhotoOwner; person: string }>(
              (kept) => delivery.keep(kept.photo, kept.owner, kept.person),
            ),
            deliverPhoto: fromCallback<EventObject, { id: string }, DeliveryEvent>(({ input, sendBack }) =>
              deliver(delivery, input.id, sendBack),
            ),
            discardPhoto: asPromise<void, { id: string }>(({ id }) => delivery.discard(id)),
            leavePhoto: asPromise<void, { id: string }>(({ id }) => delivery.leave(id)),
          },
        }),
      },
      actions: { notify },
    }),
    { input: { person: owner } },
  ).start();
  const { holdsUnkept } = guardPhotos(uploads, delivery, window, openForms);
  onAnotherPerson(session, () => uploads.send({ type: 'session.ended' }));

  return {
    photos: {
      uploads,
      holdsUnkept,
      open: async (path: string) => {
        const { url, close } = await files.open(path);
        return { url, release: close };
      },
      waitFor: missedPhotos.wait,
      came: missedPhotos.came,
      canRemoveForGood: images.canRemoveForGood,
    },
    implementations: {
      gallery: {
        actors: {
          watchLinks: asWatch<'links.changed', readonly PhotoLink[], { owner: PhotoOwner; fresh: boolean }>(
            cache,
            'links.changed',
            ({ owner }) => images.ofOwner(owner),
            { fresh: ({ fresh }) => fresh },
          ),
          watchUploads: fromCallback<EventObject, { owner: PhotoOwner }, UploadsChanged | UploadLinked>(
            ({ input, sendBack }) => {
              // The server may be away by the time somebody takes a photo here.
              if (!savesData(window.navigator)) shrinking.prepare();
              return watchUploads(uploads, input.owner, sendBack);
            },
          ),
          watchUnsent: fromCallback<EventObject, { owner: PhotoOwner }, UnsentChanged>(
            ({ input, sendBack }) => watchUnsent(delivery, input.owner, sendBack),
          ),
          unlink: confirmedAction(
            asConfirmation<Removal>(
              (message) => window.confirm(message),
              ({ owner, link }) =>
                `Delete "${link.image.filename || 'this image'}" from this ${owner.kind}? "Browse Existing" still finds it.`,
            ),
            asPromise<void, Removal>(({ owner, link }) => images.unlink(owner, link)),
          ),
        },
        actions: { notify, withdraw: (_, notice) => hideNotice(notice) },
      },
      imagePicker: {
        actors: {
          watchImages: asWatch<'images.changed', readonly Image[], void>(cache, 'images.changed', () =>
            images.list(),
          ),
          linkImage: asPromise<PhotoLink, { owner: PhotoOwner; imageId: string }>(({ owner, imageId }) =>
            images.link(owner, imageId),
          ),
          removeImage: confirmedAction(
            asConfirmation<Image>(
              (message) => window.confirm(message),
              ({ filename }) =>
                `Delete "${filename || 'this image'}" for good? It goes from every item and location that shows it.`,
            ),
            asPromise<void, Image>(({ id }) => images.removeForGood(id)),
          ),
        },
        actions: { notify },
      },
    } satisfies Partial<Deferred['implementations']>,
  };
}

type Uploads = Deferred['photos']['uploads'];

/** A delivery as events; stopping it gives the call up, the photo stays where it is kept. */
function deliver(delivery: PhotoDelivery, id: string, sendBack: (event: DeliveryEvent) => void): () => void {
  const calls = new AbortController();
  delivery
    .deliver(
      id,
      {
        progressed: (percent) => sendBack({ type: 'delivery.progressed', percent }),
        stored: (image) => sendBack({ type: 'delivery.stored', image }),
      },
      calls.signal,
    )
    .then(
      (link) => sendBack({ type: 'delivery.finished', link }),
      (error: unknown) => {
        if (!calls.signal.aborted) sendBack({ type: 'delivery.failed', ...deliveryFailureOf(error) });
      },
    );
  return () => calls.abort();
}

function deliveryFailureOf(error: unknown): DeliveryFailure {
  return typeof error === 'object' && error !== null && 'stage' in error && 'failure' in error
    ? {
        stage: error.stage === 'link' ? 'link' : 'send',
        failure: failureOf(error.failure),
        waits: 'waits' in error && error.waits === true,
      }
    : { stage: 'send', failure: failureOf(error), waits: false };
}

const isSame = (a: PhotoOwner, b: PhotoOwner): boolean => a.kind === b.kind && a.id === b.id;

function watchUploads(
  uploads: Uploads,
  owner: PhotoOwner,
  sendBack: (event: UploadsChanged | UploadLinked) => void,
): () => void {
  let known: string | undefined;
  const tell = ({ context }: SnapshotFrom<typeof uploadsMachine>) => {
    const ids = context.uploads.filter((upload) => isSame(upload.owner, owner)).map(({ id }) => id);
    if (ids.join() === known) return;
    known = ids.join();
    sendBack({ type: 'uploads.changed', ids });
  };
  tell(uploads.getSnapshot());
  const changes = uploads.subscribe(tell);
  const links = uploads.on('photo.linked', (event) => {
    if (isSame(event.owner, owner)) sendBack({ type: 'upload.linked', id: event.id, link: event.link });
  });
  return () => {
    changes.unsubscribe();
    links.unsubscribe();
  };
}

function watchUnsent(
  delivery: PhotoDelivery,
  owner: PhotoOwner,
  sendBack: (event: UnsentChanged) => void,
): () => void {
  let newest = 0;
  const tell = async (): Promise<void> => {
    const asked = ++newest;
    const photos = await delivery.ofOwner(owner);
    if (asked === newest) sendBack({ type: 'unsent.changed', photos });
  };
  void tell();
  const stop = delivery.watch(() => void tell());
  return () => {
    newest += 1;
    stop();
  };
}

/**
 * As long as photos are on their way, or in this page only, no new version of the app takes over; and as long as one of
 * them is in no storage, the browser asks before it leaves the page.
 */
function guardPhotos(uploads: Uploads, delivery: PhotoDelivery, window: Window, openForms: OpenForms) {
  const underWay = () => {
    const { context } = uploads.getSnapshot();
    return [...context.uploads, ...context.leaving];
  };
  const holdsUnkept = (): boolean =>
    delivery.hasUnkept() || underWay().some(({ ref }) => ref.getSnapshot().context.inHand?.isKept !== true);
  let close: (() => void) | undefined;
  const guard = (): void => {
    if (underWay().length > 0 || delivery.hasUnkept()) close ??= openForms.open();
    else {
      close?.();
      close = undefined;
    }
  };
  uploads.subscribe(guard);
  delivery.watch(guard);
  window.addEventListener('beforeunload', (event) => {
    if (holdsUnkept()) event.preventDefault();
  });
  return { holdsUnkept };
}
