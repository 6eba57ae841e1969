import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { refusalText } from '../../../src/machines/photos/photoNotices.ts';
import type { DeliveryEvent } from '../../../src/machines/photos/upload.context.ts';
import { uploadMachine } from '../../../src/machines/photos/upload.machine.ts';
import { type PhotoLinked, uploadsMachine, turnOf } from '../../../src/machines/photos/uploads.machine.ts';
import type { PhotoFile, PhotoInHand, PhotoOwner, ReadyPhoto } from '../../../src/model/photos/photos.ts';
import { heldPromise, heldWatch, settled } from '../kit/heldActors.ts';
import { aFile, aLink, anUnsentPhoto, BOLTS, inHand, SHELF } from './samples.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { OFFLINE } from '../kit/samples.ts';

const READY: ReadyPhoto = { bytes: { type: 'image/jpeg', size: 500 }, filename: 'shelf.jpg' };
const answeredWith = (status: number, kind: Parameters<typeof failure>[0] = 'refused') =>
  failure(kind, `Reason ${status}`, { status });

function started() {
  const held = {
    shrinkPhoto: heldPromise<ReadyPhoto, PhotoFile>(),
    keepPhoto: heldPromise<PhotoInHand, { photo: ReadyPhoto; owner: PhotoOwner; person: string }>(),
    deliverPhoto: heldWatch<DeliveryEvent, { id: string }>(),
    discardPhoto: heldPromise<void, { id: string }>(),
    leavePhoto: heldPromise<void, { id: string }>(),
  };
  const { notify, notices, abouts } = recordedActions();
  const upload = uploadMachine.provide({
    actors: {
      shrinkPhoto: held.shrinkPhoto.logic,
      keepPhoto: held.keepPhoto.logic,
      deliverPhoto: held.deliverPhoto.logic,
      discardPhoto: held.discardPhoto.logic,
      leavePhoto: held.leavePhoto.logic,
    },
  });
  const person = { name: 'ada' };
  const actor = createActor(uploadsMachine.provide({ actors: { upload }, actions: { notify } }), {
    input: { person: () => person.name },
  }).start();
  const linked: PhotoLinked[] = [];
  actor.on('photo.linked', (event) => void linked.push(event));
  const add = (owner: PhotoOwner, ...names: string[]) =>
    actor.send({ type: 'files.added', owner, files: names.map((name) => aFile(name)) });
  return {
    actor,
    held,
    person,
    notices,
    abouts,
    linked,
    add,
    context: () => actor.getSnapshot().context,
    turns: () => actor.getSnapshot().context.uploads.map(({ turn }) => turn),
    /** One photo up to its delivery, which then ends so. */
    async deliver(owner: PhotoOwner, end: DeliveryEvent, isKept = true) {
      add(owner, 'shelf.jpg');
      await held.shrinkPhoto.answer(READY);
      await held.keepPhoto.answer(inHand(owner, isKept));
      held.deliverPhoto.send(end);
      await settled();
    },
  };
}

const failedSend = (reason: ReturnType<typeof failure>, waits = false): DeliveryEvent => ({
  type: 'delivery.failed',
  stage: 'send',
  failure: reason,
  waits,
});
const failedLink = (reason: ReturnType<typeof failure>): DeliveryEvent => ({
  type: 'delivery.failed',
  stage: 'link',
  failure: reason,
  waits: false,
});

describe('several uploads', () => {
  test('are all shrunk and kept at once, and sent three at a time; the next one when one has ended', async () => {
    const { held, add, turns, context } = started();
    add(SHELF, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    expect(turns()).toEqual(['running', 'running', 'running', 'waiting', 'waiting']);
    expect(held.shrinkPhoto.inputs).toHaveLength(5);
    for (let at = 0; at < 5; at++) {
      await held.shrinkPhoto.answer(READY, at);
      await held.keepPhoto.answer(
        { ...inHand(SHELF), entry: { ...anUnsentPhoto(SHELF), id: `photo-${at}` } },
        at,
      );
    }
    const sent = () => held.deliverPhoto.inputs.map(({ id }) => id);
    expect(sent()).toEqual(['photo-0', 'photo-1', 'photo-2']);
    held.deliverPhoto.send({ type: 'delivery.finished', link: aLink('a') });
    await settled();
    expect(sent()).toEqual(['photo-0', 'photo-1', 'photo-2', 'photo-3']);
    expect(turns()).toEqual(['running', 'running', 'running', 'waiting']);
    expect(context().uploads).toHaveLength(4);
  });

  test('are told apart: what is on its way, and what is kept and only waits for that', async () => {
    const { held, add, context } = started();
    add(SHELF, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
    const kept = ['photo-a', 'photo-b', 'photo-c', 'photo-d'];
    const waiting = () => kept.filter((id) => turnOf(context().uploads, id) === 'waiting');
    for (const [at, id] of kept.entries()) {
      await held.shrinkPhoto.answer(READY, at);
      await held.keepPhoto.answer({ entry: anUnsentPhoto(SHELF, { id }), isKept: true }, at);
    }
    expect(waiting()).toEqual(['photo-d']);
    held.deliverPhoto.send({ type: 'delivery.finished', link: aLink('c') });
    await settled();
    expect(waiting()).toEqual([]);
  });

  test('of which one is rejected or cancelled leave its place to the next', async () => {
    const { actor, held, add, turns, context } = started();
    add(SHELF, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    await held.shrinkPhoto.fail(failure('invalid', 'Damaged', { title: 'Failed to process image' }), 1);
    const [first] = context().uploads;
    actor.send({ type: 'cancel.requested', id: first?.id ?? '' });
    await settled();
    expect(held.shrinkPhoto.givenUp).toEqual([true, false, false, false, false]);
    expect(context().uploads.map(({ ref }) => ref.getSnapshot().context.filename)).toEqual([
      'c.jpg',
      'd.jpg',
      'e.jpg',
    ]);
    expect(turns()).toEqual(['running', 'running', 'running']);
  });

  test('are kept as their own person’s when the session ends, without a word, and shown to nobody else', async () => {
    const { actor, held, person, add, context, notices } = started();
    add(SHELF, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
    person.name = 'eve';
    actor.send({ type: 'session.ended' });
    expect(context()).toMatchObject({ uploads: [], refusals: [] });
    expect(context().leaving).toHaveLength(4);
    for (let at = 0; at < 4; at++) {
      await held.shrinkPhoto.answer(READY, at);
      await held.keepPhoto.answer(inHand(SHELF), at);
      await held.leavePhoto.answer(undefined, at);
    }
    expect(held.keepPhoto.inputs.map((kept) => kept.person)).toEqual(['ada', 'ada', 'ada', 'ada']);
    expect(held.deliverPhoto.inputs).toEqual([]);
    expect(context().leaving).toEqual([]);
    expect(notices).toEqual([]);
  });

  test('that cannot be kept when the session has ended are told of', async () => {
    const { actor, held, add, context, notices } = started();
    add(SHELF, 'a.jpg', 'b.jpg');
    actor.send({ type: 'session.ended' });
    await held.shrinkPhoto.fail(failure('invalid', 'Damaged', { title: 'Failed to process image' }), 0);
    await held.shrinkPhoto.answer(READY, 1);
    await held.keepPhoto.answer(inHand(SHELF, false));
    await held.leavePhoto.answer();
    expect(notices).toMatchObject([
      { kind: 'error', text: 'Failed to process image', detail: 'a.jpg: Damaged' },
      { kind: 'warning', text: 'Photo not sent yet' },
    ]);
    expect(context().leaving).toEqual([]);
  });
});

describe('what is told of an upload', () => {
  test.each([
    ['UPLOAD-07', SHELF, 'Image added to location'],
    ['ITEMV-16', BOLTS, 'Image added to item'],
  ])('%s: a link is told to the person and to the gallery', async (_, owner, text) => {
    const { notices, linked, deliver, context } = started();
    await deliver(owner, { type: 'delivery.finished', link: aLink('a') });
    expect(notices).toEqual([{ kind: 'success', text }]);
    expect(linked).toEqual([{ type: 'photo.linked', id: 'upload-0', owner, link: aLink('a') }]);
    expect(context().uploads).toEqual([]);
  });

  test.each([
    ['UPLOAD-10', aFile('a.txt', { type: 'text/plain' }), 'Selected file is not an image', /Choose a photo/],
    [
      'UPLOAD-11 UPLOAD-12',
      aFile('a.jpg', { size: 30 * 1024 * 1024 + 1 }),
      'The image is too large',
      /image under 30 MB/,
    ],
  ])('%s: a rejected file is told with what would be right', async (_, file, text, detail) => {
    const { actor, notices, context } = started();
    actor.send({ type: 'files.added', owner: SHELF, files: [file] });
    await settled();
    expect(notices).toMatchObject([{ kind: 'error', text, detail: expect.stringMatching(detail) as string }]);
    expect(context().uploads).toEqual([]);
  });

  test('UPLOAD-13 UPLOAD-14: a photo that is too large even when shrunk is told with the maximum', async () => {
    const { held, add, notices } = started();
    add(SHELF, 'a.jpg');
    const message = 'Made smaller, the image is still above the maximum of 6 MB.';
    await held.shrinkPhoto.fail(failure('too-large', message, { title: 'The image is too large' }));
    expect(notices).toEqual([{ kind: 'error', text: 'The image is too large', detail: message }]);
  });

  test.each([
    failure('invalid', 'It is damaged', { title: 'Failed to process image' }),
    new Error('the worker has died'),
  ])('ERR-21: a photo that cannot be processed is told as that (%#)', async (error) => {
    const { held, add, notices } = started();
    add(SHELF, 'a.jpg');
    await held.shrinkPhoto.fail(error);
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to process image', detail: error.message }]);
  });

  test('of several photos is named with its reason, those with the same one in one message', async () => {
    const { actor, held, add, notices, context } = started();
    const damaged = failure('invalid', 'It is damaged.', { title: 'Failed to process image' });
    add(SHELF, 'a.jpg', 'ב 12.jpg', 'c.jpg', 'd.jpg');
    await held.shrinkPhoto.fail(damaged, 0);
    await held.shrinkPhoto.fail(failure('too-large', 'Choose another.', { title: 'Too large' }), 2);
    await held.shrinkPhoto.fail(damaged, 1);
    const [first, large, both] = notices;
    expect(first).toMatchObject({ text: 'Failed to process image', detail: 'a.jpg: It is damaged.' });
    expect(large).toMatchObject({ text: 'Too large', detail: 'c.jpg: Choose another.' });
    expect(both).toMatchObject({ id: first?.id, detail: 'a.jpg, \u2068ב 12.jpg\u2069: It is damaged.' });
    expect(large?.id).not.toBe(first?.id);
    await held.shrinkPhoto.answer(READY, 3);
    await held.keepPhoto.answer(inHand(SHELF));
    held.deliverPhoto.send(failedSend(answeredWith(500, 'server'), true));
    await settled();
    expect(notices[3]?.detail).toBe('d.jpg: Kept in this browser, and tried again by itself. Reason 500');
    expect([context().named, notices.length]).toEqual([[], 4]);
    actor.send({
      type: 'files.added',
      owner: SHELF,
      files: [aFile('e.txt', { type: 'text/plain' }), aFile('f.txt', { type: 'text/plain' })],
    });
    await settled();
    expect(notices.at(-1)?.detail).toMatch(/^e\.txt, f\.txt: Choose a photo/);
  });

  test('of several photos that only wait for the server none is named', async () => {
    const { held, add, notices, abouts } = started();
    add(SHELF, 'a.jpg', 'b.jpg');
    await held.shrinkPhoto.answer(READY, 0);
    await held.keepPhoto.answer(inHand(SHELF));
    held.deliverPhoto.send(failedSend(OFFLINE, true));
    await settled();
    expect(notices).toEqual([
      {
        kind: 'error',
        text: 'Failed to upload image',
        detail: 'Kept in this browser, and sent when the server answers. Network error',
      },
    ]);
    expect(abouts).toEqual(['unsent work']);
  });

  test('ERR-16 ERR-17 ERR-18 ERR-19: 400, 413, 415 and 422 open the dialog with what it says, one after the other, and no toast', async () => {
    for (const [status, text] of [
      [400, 'The server could not process the image. It may be damaged: try another one.'],
      [413, 'The image is too large. Choose an image under 6 MB.'],
      [415, 'Reason 415'],
      [422, 'Reason 422'],
    ] as const) {
      expect(refusalText(answeredWith(status))).toBe(text);
      const { actor, notices, context, deliver } = started();
      await deliver(SHELF, failedSend(answeredWith(status)));
      expect(notices).toEqual([]);
      expect(context().refusals).toEqual([
        { id: 'upload-0', owner: SHELF, filename: 'shelf.jpg', failure: answeredWith(status) },
      ]);
      actor.send({ type: 'refusal.seen', id: 'upload-0' });
      expect(context().refusals).toEqual([]);
    }
  });

  test('ERR-20: any other failure is a toast, and says first whether the photo outlives the page and is tried again', async () => {
    const ended = [];
    for (const [reason, isKept, waits] of [
      [answeredWith(500, 'server'), true, true],
      [answeredWith(429, 'too-many'), true, true],
      [answeredWith(403, 'forbidden'), true, false],
      [answeredWith(500, 'server'), false, true],
      [OFFLINE, true, true],
      [failure('timeout', 'Too late'), true, false],
      [OFFLINE, false, true],
    ] as const) {
      const { notices, context, deliver } = started();
      await deliver(SHELF, failedSend(reason, waits), isKept);
      expect(context()).toMatchObject({ uploads: [], refusals: [] });
      expect(notices).toMatchObject([{ kind: 'error', text: 'Failed to upload image' }]);
      ended.push(notices[0]?.detail);
    }
    expect(ended).toEqual([
      'Kept in this browser, and tried again by itself. Reason 500',
      'Kept in this browser, and tried again by itself. Reason 429',
      'Reason 403',
      'This browser could not keep it: leave this page open until it is sent. Reason 500',
      'Kept in this browser, and sent when the server answers. Network error',
      'Too late',
      'This browser could not keep it: leave this page open until it is sent. Network error',
    ]);
  });

  test('nothing is told, nor anybody named, of a photo that waits because another tab has logged its person out', async () => {
    const gone = failedSend(failure('unauthorised', 'Only ada can send this.'), true);
    const kept = started();
    await kept.deliver(SHELF, gone);
    expect(kept.notices).toEqual([]);
    expect(kept.context().uploads).toEqual([]);
    const inPage = started();
    await inPage.deliver(SHELF, gone, false);
    expect(inPage.notices).toMatchObject([{ kind: 'warning', text: 'Photo not sent yet' }]);
    expect(JSON.stringify(inPage.notices)).not.toContain('ada');
  });

  test('a photo that was linked while it was cancelled is told as that', async () => {
    const { actor, held, add, notices } = started();
    add(SHELF, 'a.jpg');
    await held.shrinkPhoto.answer(READY);
    await held.keepPhoto.answer(inHand(SHELF));
    actor.send({ type: 'cancel.requested', id: 'upload-0' });
    const message = 'It was sent meanwhile, and is on the server now.';
    await held.discardPhoto.fail(failure('stale', message, { title: 'Not discarded' }));
    expect(notices).toEqual([{ kind: 'error', text: 'Not discarded', detail: message }]);
  });

  test('ERR-24 ERR-25 UPLOAD-09: a failed link is told in the words for item and location', async () => {
    const ofItem = started();
    await ofItem.deliver(BOLTS, failedLink(answeredWith(409, 'conflict')));
    expect(ofItem.notices).toMatchObject([
      { kind: 'error', text: 'Failed to link image to item', detail: 'Reason 409' },
    ]);
    for (const [message, told] of [
      ['No such location', 'No such location'],
      ['', 'Unknown error'],
    ] as const) {
      const ofLocation = started();
      await ofLocation.deliver(SHELF, failedLink(failure('not-found', message, { status: 404 })));
      expect(ofLocation.notices).toEqual([
        { kind: 'error', text: `Failed to link image to location: ${told}` },
      ]);
      expect(ofLocation.context().uploads).toEqual([]);
    }
  });

  test('a photo of an item that only this browser has is kept, and told so', async () => {
    for (const isKept of [true, false]) {
      const { held, add, notices } = started();
      add({ kind: 'item', id: 'local-123456789012' }, 'a.jpg');
      await held.shrinkPhoto.answer(READY);
      await held.keepPhoto.answer(inHand(BOLTS, isKept));
      expect(notices).toMatchObject([
        isKept
          ? { kind: 'success', text: 'Photo kept in this browser' }
          : { kind: 'warning', text: 'Photo not sent yet' },
      ]);
    }
  });
});

describe('another try of a kept photo', () => {
  test('sends that photo, and only once at a time', async () => {
    const { actor, held, context } = started();
    const photo = anUnsentPhoto(SHELF);
    actor.send({ type: 'retry.requested', photo });
    actor.send({ type: 'retry.requested', photo });
    expect(context().uploads).toHaveLength(1);
    expect(held.deliverPhoto.inputs).toEqual([{ id: photo.id }]);
    held.deliverPhoto.send({ type: 'delivery.finished', link: aLink('a') });
    await settled();
    expect(context().uploads).toEqual([]);
  });
});
