import { createActor, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type { DeliveryEvent, UploadEnded, UploadInput } from '../../../src/machines/photos/upload.context.ts';
import { uploadMachine } from '../../../src/machines/photos/upload.machine.ts';
import type { PhotoFile, PhotoInHand, PhotoOwner, ReadyPhoto } from '../../../src/model/photos/photos.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { aFile, aLink, anImage, anUnsentPhoto, BOLTS, inHand, SHELF } from './samples.ts';
import { OFFLINE } from '../kit/samples.ts';

const READY: ReadyPhoto = { bytes: { type: 'image/jpeg', size: 500 }, filename: 'shelf.jpg' };
const SERVER = failure('server', 'Broken', { status: 500 });

function started(
  what: { file: PhotoFile; person: string } | { photo: ReturnType<typeof anUnsentPhoto> },
  owner = SHELF,
) {
  const held = {
    shrinkPhoto: heldPromise<ReadyPhoto, PhotoFile>(),
    keepPhoto: heldPromise<PhotoInHand, { photo: ReadyPhoto; owner: PhotoOwner; person: string }>(),
    deliverPhoto: heldWatch<DeliveryEvent, { id: string }>(),
    discardPhoto: heldPromise<void, { id: string }>(),
    leavePhoto: heldPromise<void, { id: string }>(),
  };
  const upload = uploadMachine.provide({
    actors: {
      shrinkPhoto: held.shrinkPhoto.logic,
      keepPhoto: held.keepPhoto.logic,
      deliverPhoto: held.deliverPhoto.logic,
      discardPhoto: held.discardPhoto.logic,
      leavePhoto: held.leavePhoto.logic,
    },
  });
  const told: UploadEnded[] = [];
  // Whoever spawns an upload is told of its end.
  const parent = setup({
    types: { events: {} as UploadEnded, input: {} as UploadInput },
    actors: { upload },
  }).createMachine({
    invoke: {
      id: 'it',
      src: 'upload',
      input: ({ event }) => (event as unknown as { input: UploadInput }).input,
    },
    on: { 'upload.ended': { actions: ({ event }) => void told.push(event) } },
  });
  const actor = createActor(parent, { input: { id: 'u1', owner, ...what } }).start();
  const { it } = actor.getSnapshot().children;
  if (!it) throw new Error('There is no upload.');
  return {
    it,
    held,
    ends: () => told.map(({ end }) => end),
    value: () => it.getSnapshot().value,
    endSession: () => it.send({ type: 'session.ended' }),
    turn: () => it.send({ type: 'turn.given' }),
    cancel: () => it.send({ type: 'cancel.requested' }),
    /** Up to its delivery. */
    async prepared(hand = inHand(owner)) {
      it.send({ type: 'turn.given' });
      await held.shrinkPhoto.answer(READY);
      await held.keepPhoto.answer(hand);
    },
  };
}

const chosen = (file = aFile(), owner = SHELF) => started({ file, person: 'ada' }, owner);
const rekept = () => started({ photo: anUnsentPhoto(SHELF) });

describe('an upload', () => {
  test('UPLOAD-01: is shrunk and kept at once, and from its turn on sent with its progress, and linked', async () => {
    const { it, held, value, turn, ends } = chosen();
    expect(value()).toEqual({ uploading: 'shrinking' });
    expect(held.shrinkPhoto.inputs).toEqual([aFile()]);
    await held.shrinkPhoto.answer(READY);
    expect(value()).toEqual({ uploading: 'keeping' });
    expect(held.keepPhoto.inputs).toEqual([{ photo: READY, owner: SHELF, person: 'ada' }]);
    await held.keepPhoto.answer(inHand(SHELF));
    expect(value()).toEqual({ uploading: 'waiting' });
    expect(held.deliverPhoto.inputs).toEqual([]);
    turn();
    expect(value()).toEqual({ uploading: { delivering: 'sending' } });
    expect(held.deliverPhoto.inputs).toEqual([{ id: 'photo-1' }]);
    held.deliverPhoto.send({ type: 'delivery.progressed', percent: 62 });
    expect(it.getSnapshot().context.percent).toBe(62);
    held.deliverPhoto.send({ type: 'delivery.stored', image: anImage('a') });
    expect(value()).toEqual({ uploading: { delivering: 'linking' } });
    held.deliverPhoto.send({ type: 'delivery.finished', link: aLink('a') });
    expect(value()).toBe('done');
    expect(ends()).toEqual([{ result: 'linked', link: aLink('a') }]);
  });

  test.each([
    ['UPLOAD-10', 'no image', aFile('a.txt', { type: 'text/plain' }), 'Selected file is not an image'],
    ['UPLOAD-11', 'above 30 MB', aFile('a.jpg', { size: 30 * 1024 * 1024 + 1 }), 'The image is too large'],
  ])('%s: of a file that is %s is rejected before anything is done with it', (_, __, file, title) => {
    const { held, value, ends } = chosen(file);
    expect(value()).toBe('rejected');
    expect(ends()).toMatchObject([{ result: 'rejected', failure: { title } }]);
    expect(held.shrinkPhoto.inputs).toEqual([]);
  });

  test('UPLOAD-13 ERR-21: is rejected when the photo cannot be made fit', async () => {
    const { held, value, ends } = chosen();
    const reason = failure('too-large', 'Above the maximum of 6 MB', { title: 'The image is too large' });
    await held.shrinkPhoto.fail(reason);
    expect(value()).toBe('rejected');
    expect(ends()).toEqual([{ result: 'rejected', failure: reason }]);
  });

  test('is rejected when this browser cannot even hold the photo in its memory', async () => {
    const { held, value } = chosen();
    await held.shrinkPhoto.answer(READY);
    await held.keepPhoto.fail(new Error('no memory'));
    expect(value()).toBe('rejected');
  });

  test.each([OFFLINE, failure('timeout', 'Too slow'), failure('unavailable', 'Starting', { status: 503 })])(
    'stays kept when the server cannot be reached (%#)',
    async (reason) => {
      const { held, value, prepared, ends } = chosen();
      await prepared();
      held.deliverPhoto.send({ type: 'delivery.failed', stage: 'send', failure: reason, waits: true });
      expect(value()).toBe('kept');
      expect(ends()).toEqual([
        { result: 'kept', isKept: true, why: { stage: 'send', failure: reason, waits: true } },
      ]);
    },
  );

  test('has failed when the server refuses it or fails on it, at the sending or at the link', async () => {
    for (const stage of ['send', 'link'] as const) {
      const { held, value, prepared, ends } = chosen();
      await prepared(inHand(SHELF, false));
      held.deliverPhoto.send({ type: 'delivery.failed', stage, failure: SERVER, waits: true });
      expect(value()).toBe('failed');
      expect(ends()).toEqual([
        { result: 'failed', isKept: false, why: { stage, failure: SERVER, waits: true } },
      ]);
    }
  });

  test('for an item that only this browser has is kept and not sent', async () => {
    const { held, value, prepared, ends } = chosen(aFile(), { kind: 'item', id: 'local-123456789012' });
    await prepared();
    expect(value()).toBe('kept');
    expect(held.deliverPhoto.inputs).toEqual([]);
    expect(ends()).toEqual([{ result: 'kept', isKept: true, why: undefined }]);
  });

  test('of a photo that was kept before is sent as the same photo, so with the same key', () => {
    const { held, value, turn } = rekept();
    turn();
    expect(value()).toEqual({ uploading: { delivering: 'sending' } });
    expect(held.deliverPhoto.inputs).toEqual([{ id: 'photo-1' }]);
    expect([held.shrinkPhoto.inputs, held.keepPhoto.inputs]).toEqual([[], []]);
  });
});

describe('cancelling', () => {
  test('while it is shrunk, and before its turn, leaves nothing behind', async () => {
    const shrinking = chosen();
    shrinking.cancel();
    expect(shrinking.ends()).toEqual([{ result: 'cancelled' }]);
    expect(shrinking.held.shrinkPhoto.givenUp).toEqual([true]);
    const { held, cancel, ends } = chosen();
    await held.shrinkPhoto.answer(READY);
    await held.keepPhoto.answer(inHand(SHELF));
    cancel();
    expect(held.discardPhoto.inputs).toEqual([{ id: 'photo-1' }]);
    await held.discardPhoto.answer();
    expect(ends()).toEqual([{ result: 'cancelled' }]);
  });

  test('while it is being kept waits for that, and then takes it out again', async () => {
    const { held, value, cancel, ends } = chosen();
    await held.shrinkPhoto.answer(READY);
    cancel();
    expect(value()).toEqual({ uploading: 'keeping' });
    await held.keepPhoto.answer(inHand(SHELF));
    expect(held.discardPhoto.inputs).toEqual([{ id: 'photo-1' }]);
    await held.discardPhoto.answer();
    expect(value()).toBe('cancelled');
    expect(ends()).toEqual([{ result: 'cancelled' }]);
    expect(held.deliverPhoto.inputs).toEqual([]);
  });

  test.each(['sending', 'linking'])(
    'while it is %s gives the call up and discards the photo',
    async (phase) => {
      const { held, value, prepared, cancel } = chosen(aFile(), BOLTS);
      await prepared();
      if (phase === 'linking') held.deliverPhoto.send({ type: 'delivery.stored', image: anImage('a') });
      cancel();
      expect(held.deliverPhoto.running).toEqual([false]);
      await held.discardPhoto.answer();
      expect(value()).toBe('cancelled');
    },
  );

  test('that the browser does not carry out is told, and the photo stays', async () => {
    const { held, value, prepared, cancel, ends } = chosen();
    await prepared();
    cancel();
    const reason = failure('storage', 'Locked');
    await held.discardPhoto.fail(reason);
    expect(value()).toBe('failed');
    expect(ends()).toMatchObject([{ result: 'failed', why: { failure: reason } }]);
  });

  test('another try of a kept photo ends the try and discards nothing', () => {
    const waiting = rekept();
    waiting.cancel();
    expect(waiting.value()).toBe('cancelled');
    expect(waiting.held.discardPhoto.inputs).toEqual([]);
    const { held, value, turn, cancel } = rekept();
    turn();
    cancel();
    expect(value()).toBe('cancelled');
    expect(held.deliverPhoto.running).toEqual([false]);
    expect(held.discardPhoto.inputs).toEqual([]);
  });
});

describe('the end of the session', () => {
  test.each(['shrinking', 'keeping'])(
    'while it is %s leaves the photo kept as its own person’s, to be sent when that one is back',
    async (phase) => {
      const { held, value, turn, endSession, ends } = chosen();
      turn();
      if (phase === 'shrinking') endSession();
      await held.shrinkPhoto.answer(READY);
      if (phase === 'keeping') endSession();
      expect(held.keepPhoto.inputs).toEqual([{ photo: READY, owner: SHELF, person: 'ada' }]);
      await held.keepPhoto.answer(inHand(SHELF));
      expect(held.leavePhoto.inputs).toEqual([{ id: 'photo-1' }]);
      await held.leavePhoto.answer();
      expect(value()).toBe('left');
      expect(ends()).toEqual([{ result: 'left', isKept: true }]);
      expect(held.deliverPhoto.inputs).toEqual([]);
    },
  );

  test('before its turn leaves the kept photo, also where it has to stay as it is', async () => {
    const { held, endSession, ends } = chosen();
    await held.shrinkPhoto.answer(READY);
    await held.keepPhoto.answer(inHand(SHELF, false));
    endSession();
    await held.leavePhoto.fail(failure('storage', 'Locked'));
    expect(ends()).toEqual([{ result: 'left', isKept: false }]);
  });

  test('while it is sent gives the call up', async () => {
    const { held, prepared, endSession, ends } = chosen();
    await prepared();
    endSession();
    expect(held.deliverPhoto.running).toEqual([false]);
    expect(ends()).toEqual([{ result: 'left', isKept: true }]);
  });
});
