import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { galleryMachine } from '../../machines/photos/gallery.machine.ts';
import { imagePickerMachine } from '../../machines/photos/imagePicker.machine.ts';
import type { Upload } from '../../machines/photos/uploads.machine.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import { useDeferred } from '../AppContext.ts';

export type GalleryRef = ActorRefFrom<typeof galleryMachine>;

/**
 * The gallery of an owner, for as long as it is on screen. `isOwnerLive`: what is shown of the owner is the host's own
 * answer; once that is so again, photos that could not be loaded are asked for too.
 */
export function useGallery(owner: PhotoOwner, isOwnerLive: boolean): GalleryRef {
  const { implementations } = useDeferred();
  const [machine] = useState(() =>
    galleryMachine.provide({
      ...implementations.gallery,
      actors: {
        ...implementations.gallery.actors,
        picker: imagePickerMachine.provide(implementations.imagePicker),
      },
    }),
  );
  const gallery = useActorRef(machine, { input: { owner } });
  const hasFailed = useSelector(gallery, (state) => state.hasTag('failed'));
  // Once for each time that the host is back: the failure may also come in only after the owner's answer.
  const wasAway = useRef(false);
  useEffect(() => {
    wasAway.current ||= !isOwnerLive;
    if (!isOwnerLive || !hasFailed || !wasAway.current) return;
    wasAway.current = false;
    gallery.send({ type: 'retry.requested' });
  }, [isOwnerLive, hasFailed, gallery]);
  return gallery;
}

/** What is on its way to an owner, from whichever page it was added. */
export function useUploads({ kind, id }: PhotoOwner): readonly Upload[] {
  const { uploads } = useDeferred().photos;
  const all = useSelector(uploads, (state) => state.context.uploads);
  return useMemo(() => all.filter(({ owner }) => owner.kind === kind && owner.id === id), [all, kind, id]);
}
