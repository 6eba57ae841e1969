import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Image } from '../../../contract/photos/images.ts';
import { failure } from '../../../src/failure.ts';
import { imagePickerMachine } from '../../../src/machines/photos/imagePicker.machine.ts';
import type { PhotoLink, PhotoOwner } from '../../../src/model/photos/photos.ts';
import { pickerPage, pickerPageLinks } from '../../../src/model/photos/picker.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldReading } from '../kit/heldActors.ts';
import { aLink, anImage, BOLTS, SHELF } from './samples.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { OFFLINE } from '../kit/samples.ts';

const images = (count: number): Image[] => Array.from({ length: count }, (_, at) => anImage(`i${at}`));

function started(owner: PhotoOwner = SHELF, shown: readonly string[] = []) {
  const held = {
    watchImages: heldReading<'images.changed', readonly Image[], void>('images.changed'),
    linkImage: heldPromise<PhotoLink, { owner: PhotoOwner; imageId: string }>(),
    confirmRemoval: heldPromise<boolean, Image>(),
    removeImage: heldPromise<void, Image>(),
  };
  const { notify, notices } = recordedActions();
  const actor = createActor(
    imagePickerMachine.provide({
      actors: {
        watchImages: held.watchImages.logic,
        linkImage: held.linkImage.logic,
        removeImage: confirmedAction(held.confirmRemoval.logic, held.removeImage.logic),
      },
      actions: { notify },
    }),
    { input: { owner, shown } },
  ).start();
  return {
    actor,
    held,
    notices,
    now: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    choose: (id: string) => actor.send({ type: 'image.chosen', id }),
    copy: () => actor.send({ type: 'copy.requested' }),
  };
}

describe('the image picker', () => {
  test('LOC-53: offers all images but those that are shown already', () => {
    const { held, now, context } = started(SHELF, ['i1', 'i3']);
    expect(now().hasTag('busy')).toBe(true);
    held.watchImages.live(images(5));
    expect(now().value).toMatchObject({ open: { list: 'shown' } });
    expect(context().images?.map(({ id }) => id)).toEqual(['i0', 'i2', 'i4']);
  });

  test('LOC-65: has nine images on a page, and goes to no page that there is not', () => {
    const { actor, held, context } = started();
    held.watchImages.live(images(20));
    const shown = () => pickerPage(context().images ?? [], context().page).map(({ id }) => id);
    expect(shown()).toEqual(images(9).map(({ id }) => id));
    actor.send({ type: 'page.chosen', page: 3 });
    expect(shown()).toEqual(['i18', 'i19']);
    actor.send({ type: 'page.chosen', page: 4 });
    expect(context().page).toBe(3);
    actor.send({ type: 'page.chosen', page: 0 });
    expect(context().page).toBe(1);
  });

  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [6, 12, [4, 5, 6, 7, 8]],
    [12, 12, [8, 9, 10, 11, 12]],
    [99, 12, [8, 9, 10, 11, 12]],
  ])('LOC-66: links five pages around page %d of %d', (page, pages, links) => {
    expect(pickerPageLinks(page, pages)).toEqual(links);
  });

  test('LOC-67: copying without a choice is a warning, and links nothing', () => {
    const { held, notices, context, copy, choose } = started();
    held.watchImages.live(images(2));
    copy();
    expect(notices).toEqual([{ kind: 'warning', text: 'Please select an image first.' }]);
    expect(context().problem).toBe('Please select an image first.');
    expect(held.linkImage.inputs).toEqual([]);
    choose('i1');
    expect(context().problem).toBeUndefined();
  });

  test.each([
    [SHELF, 'Image added to location'],
    [BOLTS, 'Image added to item'],
  ])('links the chosen image once and ends with the link (%#)', async (owner, text) => {
    const { held, notices, now, choose, copy } = started(owner);
    held.watchImages.live(images(2));
    choose('i1');
    copy();
    copy();
    expect(held.linkImage.inputs).toEqual([{ owner, imageId: 'i1' }]);
    await held.linkImage.answer(aLink('i1'));
    expect(now().output).toEqual(aLink('i1'));
    expect(notices).toEqual([{ kind: 'success', text }]);
  });

  test.each([
    ['ERR-24', BOLTS, 'Failed to link image to item'],
    ['ERR-25', SHELF, 'Failed to link image to location: Gone'],
  ])('%s: a failed link is told, and the choice stays', async (_, owner, text) => {
    const { held, notices, now, context, choose, copy } = started(owner);
    held.watchImages.live(images(2));
    choose('i1');
    copy();
    await held.linkImage.fail(failure('not-found', 'Gone', { status: 404 }));
    expect(notices).toMatchObject([{ kind: 'error', text }]);
    expect(now().value).toMatchObject({ open: { choice: 'choosing' } });
    expect(context().chosen?.id).toBe('i1');
  });

  test('ERR-22 FALLB-03: a list that failed is empty, told once, and can be tried again', () => {
    const { actor, held, notices, now, context } = started();
    held.watchImages.failedBefore(OFFLINE);
    expect(notices).toEqual([]);
    held.watchImages.failed(OFFLINE);
    expect(now().hasTag('failed')).toBe(true);
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load images' }]);
    expect(context()).toMatchObject({ images: undefined, failure: OFFLINE });
    actor.send({ type: 'retry.requested' });
    expect(held.watchImages.givenUp).toEqual([true, false]);
    held.watchImages.live(images(1));
    expect(context()).toMatchObject({ failure: undefined, images: images(1) });
  });

  test('keeps page and choice over a new list as far as it has them', () => {
    const { actor, held, context, choose } = started();
    held.watchImages.live(images(10));
    actor.send({ type: 'page.chosen', page: 2 });
    choose('i9');
    held.watchImages.live(images(9));
    expect(context()).toMatchObject({ page: 1, chosen: undefined });
  });
});

describe('deleting an image for good', () => {
  const asked = (answer: boolean) => {
    const stage = started();
    stage.held.watchImages.live(images(10));
    stage.choose('i9');
    stage.actor.send({ type: 'page.chosen', page: 2 });
    stage.actor.send({ type: 'removal.requested', image: anImage('i9') });
    return stage.held.confirmRemoval.answer(answer).then(() => stage);
  };

  test('asks first, and does nothing without a yes', async () => {
    const { held } = await asked(false);
    expect(held.confirmRemoval.inputs).toEqual([anImage('i9')]);
    expect(held.removeImage.inputs).toEqual([]);
  });

  test('takes it out of list and choice', async () => {
    const { held, notices, context } = await asked(true);
    await held.removeImage.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Image deleted' }]);
    expect(context()).toMatchObject({ images: images(9), page: 1, chosen: undefined });
  });

  test('ERR-23: that failed is told, and the image stays', async () => {
    const { held, notices, context } = await asked(true);
    await held.removeImage.fail(OFFLINE);
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to delete image', detail: 'Network error' }]);
    expect(context().images).toHaveLength(10);
  });
});
