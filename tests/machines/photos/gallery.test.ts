import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import {
  galleryMachine,
  type UnsentChanged,
  type UploadLinked,
  type UploadsChanged,
} from '../../../src/machines/photos/gallery.machine.ts';
import { imagePickerMachine } from '../../../src/machines/photos/imagePicker.machine.ts';
import { galleryEntries } from '../../../src/model/photos/gallery.ts';
import type { PhotoLink, PhotoOwner } from '../../../src/model/photos/photos.ts';
import type { Image } from '../../../contract/photos/images.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldReading, heldWatch } from '../kit/heldActors.ts';
import { aLink, anImage, anUnsentPhoto, BOLTS, SHELF } from './samples.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { NOT_FOUND, OFFLINE } from '../kit/samples.ts';

type Removal = { owner: PhotoOwner; link: PhotoLink };

function started(owner: PhotoOwner = SHELF) {
  const held = {
    watchLinks: heldReading<'links.changed', readonly PhotoLink[], { owner: PhotoOwner; fresh: boolean }>(
      'links.changed',
    ),
    watchUploads: heldWatch<UploadsChanged | UploadLinked, { owner: PhotoOwner }>(),
    watchUnsent: heldWatch<UnsentChanged, { owner: PhotoOwner }>(),
    confirmDeletion: heldPromise<boolean, Removal>(),
    unlink: heldPromise<void, Removal>(),
    watchImages: heldReading<'images.changed', readonly Image[], void>('images.changed'),
    linkImage: heldPromise<PhotoLink, { owner: PhotoOwner; imageId: string }>(),
  };
  const { notify, withdraw, withdrawn, notices } = recordedActions();
  const clock = new SimulatedClock();
  const picker = imagePickerMachine.provide({
    actors: { watchImages: held.watchImages.logic, linkImage: held.linkImage.logic },
    actions: { notify },
  });
  const actor = createActor(
    galleryMachine.provide({
      actors: {
        watchLinks: held.watchLinks.logic,
        watchUploads: held.watchUploads.logic,
        watchUnsent: held.watchUnsent.logic,
        unlink: confirmedAction(held.confirmDeletion.logic, held.unlink.logic),
        picker,
      },
      actions: { notify, withdraw },
    }),
    { input: { owner }, clock },
  ).start();
  return {
    actor,
    clock,
    held,
    notices,
    withdrawn,
    now: () => actor.getSnapshot(),
    selected: () => actor.getSnapshot().context.photos.selected,
    shown: () => galleryEntries(actor.getSnapshot().context.photos).map(({ id }) => id),
    keys: () => galleryEntries(actor.getSnapshot().context.photos).map(({ key }) => key),
    uploads: (...ids: string[]) => held.watchUploads.send({ type: 'uploads.changed', ids }),
  };
}

/** The address of its photo is signed until then. */
function signedLink(until: string): PhotoLink {
  const { id, imageId, image } = aLink('a');
  return { id, imageId, image: { ...image, url: `/images/a?until=${until}` } };
}

describe('the gallery', () => {
  test('LOC-60: shows the links of its owner and selects the first one', () => {
    const { held, now, shown, selected } = started();
    expect(held.watchLinks.inputs).toEqual([{ owner: SHELF, fresh: false }]);
    expect(held.watchUploads.inputs).toEqual([{ owner: SHELF }]);
    expect(now().hasTag('busy')).toBe(true);
    held.watchLinks.live([aLink('a'), aLink('b')]);
    expect(now().value).toMatchObject({ list: 'shown' });
    expect(shown()).toEqual(['link-a', 'link-b']);
    expect(selected()).toBe('link-a');
  });

  test('LOC-55: keeps what a person has selected when the list is answered anew', () => {
    const { actor, held, selected } = started();
    held.watchLinks.live([aLink('a'), aLink('b')]);
    actor.send({ type: 'entry.selected', id: 'link-b' });
    held.watchLinks.live([aLink('c'), aLink('b')]);
    expect(selected()).toBe('link-b');
    held.watchLinks.live([aLink('c')]);
    expect(selected()).toBe('link-c');
  });

  test('moves the selection with both ends as limits', () => {
    const { actor, held, selected, uploads } = started();
    held.watchLinks.live([aLink('a'), aLink('b')]);
    uploads('upload-0');
    actor.send({ type: 'entry.selected', id: 'link-a' });
    const seen = ([-1, 1, 1, 1] as const).map((by) => {
      actor.send({ type: 'selection.moved', by });
      return selected();
    });
    expect(seen).toEqual(['link-a', 'link-b', 'upload-0', 'upload-0']);
  });

  test('ERR-22: a failed list is told once, and can be tried again', () => {
    const { actor, held, now, notices, withdrawn } = started();
    held.watchLinks.failedBefore(OFFLINE);
    expect(notices).toEqual([]);
    held.watchLinks.failed(OFFLINE);
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toEqual(OFFLINE);
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load images', goesWithPage: true }]);
    actor.send({ type: 'retry.requested' });
    expect(now().value).toMatchObject({ list: 'loading' });
    expect(held.watchLinks.givenUp).toEqual([true, false]);
    expect(withdrawn).toEqual([]);
    held.watchLinks.live([aLink('a')]);
    expect(now().context.failure).toBeUndefined();
    // Behind others it would come to the front now.
    expect(withdrawn).toEqual(['Failed to load images']);
  });

  test('CALL-55 CALL-61: a host that knows no link of the owner has none, which is no failure', () => {
    const { held, now, shown, notices } = started();
    held.watchLinks.failed(NOT_FOUND);
    expect(now().value).toMatchObject({ list: 'shown' });
    expect(shown()).toEqual([]);
    expect(notices).toEqual([]);
  });

  test('asks no host for the links of an item that only this browser has', () => {
    const { actor, held, now } = started({ kind: 'item', id: 'local-123456789012' });
    expect(now().value).toMatchObject({ watch: 'unneeded', list: 'shown' });
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'photo.broken' });
    expect(held.watchLinks.inputs).toEqual([]);
    expect(now().value).toMatchObject({ list: 'shown' });
  });

  test('knows the photos of its owner that are not sent yet', () => {
    const { held, now } = started();
    const photo = anUnsentPhoto(SHELF);
    held.watchUnsent.send({ type: 'unsent.changed', photos: [photo] });
    expect(now().context.unsent).toEqual([photo]);
  });

  test('asks for the addresses anew when a photo cannot be shown, but only once for the same ones', () => {
    const { actor, clock, held } = started();
    held.watchLinks.live([aLink('a')]);
    actor.send({ type: 'photo.broken' });
    actor.send({ type: 'photo.broken' });
    expect(held.watchLinks.inputs).toEqual([
      { owner: SHELF, fresh: false },
      { owner: SHELF, fresh: true },
    ]);
    clock.increment(86_400_000);
    actor.send({ type: 'photo.broken' });
    expect(held.watchLinks.inputs).toHaveLength(2);
    // The next day those have expired, too.
    held.watchLinks.live([signedLink('tomorrow')]);
    actor.send({ type: 'photo.broken' });
    actor.send({ type: 'photo.broken' });
    expect(held.watchLinks.inputs).toHaveLength(3);
  });

  test('asks for the addresses anew every ten minutes at most where each answer has others, for a photo that is gone', () => {
    const { actor, clock, held } = started();
    const answer = (at: number) => {
      held.watchLinks.live([signedLink(String(at))]);
      actor.send({ type: 'photo.broken' });
    };
    for (let at = 0; at < 9; at++) answer(at);
    expect(held.watchLinks.inputs).toHaveLength(2);
    clock.increment(600_000);
    for (let at = 9; at < 18; at++) answer(at);
    expect(held.watchLinks.inputs).toHaveLength(3);
    expect(held.watchLinks.givenUp).toEqual([true, true, false]);
  });
});

describe('a photo on its way', () => {
  test('UPLOAD-02 UPLOAD-03: has a temporary entry, which is selected; the first of several', () => {
    const { held, shown, selected, uploads } = started();
    held.watchLinks.live([aLink('a')]);
    uploads('upload-0', 'upload-1');
    expect(shown()).toEqual(['link-a', 'upload-0', 'upload-1']);
    expect(selected()).toBe('upload-0');
  });

  test('UPLOAD-08: gives its place, its key and the selection to its link', () => {
    const { held, shown, keys, selected, uploads } = started();
    held.watchLinks.live([aLink('a')]);
    uploads('upload-0');
    held.watchUploads.send({ type: 'upload.linked', id: 'upload-0', link: aLink('b') });
    uploads();
    expect(shown()).toEqual(['link-a', 'link-b']);
    expect(keys()).toEqual(['link-a', 'upload-0']);
    expect(selected()).toBe('link-b');
    // Its own list has it from now on, and says so once.
    held.watchLinks.live([aLink('b'), aLink('a')]);
    expect(shown()).toEqual(['link-b', 'link-a']);
  });

  test('UPLOAD-08: is not missing from a list that was asked for before it was linked', () => {
    const { held, shown, uploads } = started();
    held.watchLinks.live([aLink('a')]);
    uploads('upload-0');
    held.watchUploads.send({ type: 'upload.linked', id: 'upload-0', link: aLink('b') });
    held.watchLinks.recall([aLink('a')]);
    expect(shown()).toEqual(['link-a', 'link-b']);
    held.watchLinks.live([aLink('a')]);
    expect(shown()).toEqual(['link-a']);
  });

  test('takes no selection away that a person has moved on meanwhile', () => {
    const { actor, held, selected, uploads } = started();
    held.watchLinks.live([aLink('a')]);
    uploads('upload-0');
    actor.send({ type: 'entry.selected', id: 'link-a' });
    held.watchUploads.send({ type: 'upload.linked', id: 'upload-0', link: aLink('b') });
    expect(selected()).toBe('link-a');
  });

  test('UPLOAD-09: that has failed loses its temporary entry, and what was selected before is selected again', () => {
    const { actor, held, shown, selected, uploads } = started();
    held.watchLinks.live([aLink('a'), aLink('b'), aLink('c')]);
    actor.send({ type: 'entry.selected', id: 'link-b' });
    uploads('upload-0', 'upload-1');
    expect(selected()).toBe('upload-0');
    uploads('upload-1', 'upload-2');
    uploads('upload-2');
    uploads();
    expect(shown()).toEqual(['link-a', 'link-b', 'link-c']);
    expect(selected()).toBe('link-b');
    // Once somebody has selected another one, nothing leads back to it.
    uploads('upload-3');
    actor.send({ type: 'entry.selected', id: 'link-c' });
    uploads();
    expect(selected()).toBe('link-c');
    held.watchLinks.live([aLink('a'), aLink('b')]);
    expect(selected()).toBe('link-a');
  });

  test('UPLOAD-09: that has failed where nothing was before leaves nothing, and the first of what comes is selected', () => {
    const { held, selected, uploads } = started();
    held.watchLinks.live([]);
    uploads('upload-0');
    uploads();
    expect(selected()).toBeUndefined();
    held.watchLinks.live([aLink('a')]);
    expect(selected()).toBe('link-a');
  });
});

describe('deleting a photo', () => {
  const asked = async (owner: PhotoOwner, id: string, answer: boolean) => {
    const stage = started(owner);
    stage.held.watchLinks.live([aLink('a'), aLink('b')]);
    stage.actor.send({ type: 'deletion.requested', id });
    await stage.held.confirmDeletion.answer(answer);
    return stage;
  };

  test('asks first, and removes nothing without a yes', async () => {
    const { held, shown } = await asked(SHELF, 'link-a', false);
    expect(held.confirmDeletion.inputs).toEqual([{ owner: SHELF, link: aLink('a') }]);
    expect(held.unlink.inputs).toEqual([]);
    expect(shown()).toEqual(['link-a', 'link-b']);
  });

  test('DELIMG-01 DELIMG-02 ERR-27: removes its link, and nothing is selected after the selected one', async () => {
    const { held, notices, shown, selected } = await asked(SHELF, 'link-a', true);
    expect(held.unlink.inputs).toEqual([{ owner: SHELF, link: aLink('a') }]);
    await held.unlink.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Image removed successfully' }]);
    expect(shown()).toEqual(['link-b']);
    expect(selected()).toBeUndefined();
    // Nor does the list that is read anew select one (DELIMG-03).
    held.watchLinks.live([aLink('b')]);
    expect(selected()).toBeUndefined();
  });

  test('that is not selected leaves the selection', async () => {
    const { held, selected } = await asked(SHELF, 'link-b', true);
    await held.unlink.answer();
    expect(selected()).toBe('link-a');
  });

  test.each([
    ['ERR-23', BOLTS, 'In use', 'Failed to delete image'],
    ['ERR-26', SHELF, 'In use', 'Failed to delete image: In use'],
    ['ERR-26', SHELF, '', 'Failed to delete image: Unknown error'],
  ])('%s: that failed is told, and the photo stays (%#)', async (_, owner, message, text) => {
    const { held, notices, shown, selected } = await asked(owner, 'link-a', true);
    await held.unlink.fail(failure('conflict', message, { status: 409 }));
    expect(notices).toMatchObject([{ kind: 'error', text }]);
    expect(shown()).toEqual(['link-a', 'link-b']);
    expect(selected()).toBe('link-a');
  });

  test('is not for what is still on its way', () => {
    const { actor, held, uploads } = started();
    uploads('upload-0');
    actor.send({ type: 'deletion.requested', id: 'upload-0' });
    expect(held.confirmDeletion.inputs).toEqual([]);
  });
});

describe('the full size', () => {
  test('opens for what is selected, and closes', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'viewer.opened' });
    expect(now().value).toMatchObject({ viewer: 'closed' });
    held.watchLinks.live([aLink('a')]);
    actor.send({ type: 'viewer.opened' });
    expect(now().value).toMatchObject({ viewer: 'open' });
    actor.send({ type: 'viewer.closed' });
    expect(now().value).toMatchObject({ viewer: 'closed' });
  });

  test('closes when the photo is deleted', async () => {
    const { actor, held, now } = started();
    held.watchLinks.live([aLink('a')]);
    actor.send({ type: 'viewer.opened' });
    actor.send({ type: 'deletion.requested', id: 'link-a' });
    await held.confirmDeletion.answer(true);
    await held.unlink.answer();
    expect(now().value).toMatchObject({ viewer: 'closed' });
  });
});

describe('browsing existing images', () => {
  test('LOC-52 LOC-53: opens the picker without the images that are shown', () => {
    const { actor, held, now } = started();
    held.watchLinks.live([aLink('a')]);
    actor.send({ type: 'picker.opened' });
    expect(now().children.picker?.getSnapshot().context).toMatchObject({ owner: SHELF, shown: ['a'] });
    actor.send({ type: 'picker.closed' });
    expect(now().children.picker).toBeUndefined();
  });

  test('shows and selects what was linked', async () => {
    const { actor, held, now, shown, selected } = started();
    held.watchLinks.live([aLink('a')]);
    actor.send({ type: 'picker.opened' });
    held.watchImages.live([anImage('a'), anImage('b')]);
    const { picker } = now().children;
    picker?.send({ type: 'image.chosen', id: 'b' });
    picker?.send({ type: 'copy.requested' });
    await held.linkImage.answer(aLink('b'));
    expect(now().value).toMatchObject({ picker: 'closed' });
    expect(shown()).toEqual(['link-a', 'link-b']);
    expect(selected()).toBe('link-b');
  });
});
