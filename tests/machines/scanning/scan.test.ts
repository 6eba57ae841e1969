import { describe, expect, test } from 'vitest';
import { scanMachine } from '../../../src/machines/scanning/scan.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { aFeed, scanStage } from './scan.stage.ts';

const PHOTO = new Blob(['a photo']);
const readingOf = (text: string | undefined) => ({ text, isHidden: false });

function started() {
  const stage = scanStage();
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot() };
}

describe('reading a code', () => {
  test('tells the first code once, however many pictures show it, and the camera is off', () => {
    const { held, found, now } = started();
    held.watchCamera.send({ type: 'camera.ready', feed: aFeed() });
    held.watchCamera.send({ type: 'code.seen', text: ' ' });
    expect([now().value, found]).toEqual([{ camera: 'looking' }, []]);
    held.watchCamera.send({ type: 'code.seen', text: 'WS-A1' });
    expect(found).toEqual(['WS-A1']);
    expect(now().status).toBe('done');
    // It is told nothing more.
    expect(held.watchCamera.running).toEqual([false]);
  });

  test('switches the light of the camera that is on, and forgets it with that', () => {
    const { actor, held, now } = started();
    const torches: boolean[] = [];
    held.watchCamera.send({ type: 'camera.ready', feed: aFeed(torches) });
    actor.send({ type: 'torch.switched', on: true });
    expect([torches, now().context.isTorchOn]).toEqual([[true], true]);
    held.watchCamera.send({ type: 'camera.starting' });
    expect([now().context.isTorchOn, now().context.feed]).toEqual([false, undefined]);
  });

  test('says why there is no camera, and tries again', () => {
    const { actor, held, now } = started();
    held.watchCamera.send({ type: 'camera.failed', problem: 'denied' });
    expect([now().value, now().context.problem]).toEqual(['blocked', 'denied']);
    actor.send({ type: 'retry.requested' });
    expect(now().value).toEqual({ camera: 'starting' });
    held.watchCamera.send({ type: 'camera.ready', feed: aFeed() });
    expect(now().context.problem).toBeUndefined();
  });

  test('takes what a scanner types as well, with or without a camera', () => {
    const { actor, held, found } = started();
    held.watchCamera.send({ type: 'camera.failed', problem: 'none' });
    actor.send({ type: 'code.seen', text: 'WS-A1' });
    expect(found).toEqual(['WS-A1']);
  });

  test('reads a photo without a camera; where there is no code in it, or the browser hides it, that is said and another one may be chosen', async () => {
    const { actor, held, found, now } = started();
    held.watchCamera.send({ type: 'camera.failed', problem: 'insecure' });
    actor.send({ type: 'photo.chosen', photo: PHOTO });
    await held.readPhoto.answer(readingOf(undefined));
    expect([now().value, now().context.photoProblem]).toEqual(['blocked', 'no code']);
    actor.send({ type: 'photo.chosen', photo: PHOTO });
    expect(now().context.photoProblem).toBeUndefined();
    await held.readPhoto.fail(new Error('no picture'));
    expect([now().value, now().context.photoProblem]).toEqual(['blocked', 'unreadable']);
    actor.send({ type: 'photo.chosen', photo: PHOTO });
    await held.readPhoto.answer({ text: undefined, isHidden: true });
    expect([now().value, now().context.photoProblem]).toEqual(['blocked', 'hidden']);
    actor.send({ type: 'photo.chosen', photo: PHOTO });
    await held.readPhoto.answer(readingOf('WS-A1'));
    expect(found).toEqual(['WS-A1']);
  });

  test('has the camera off while a photo is read, and on again after one without a code', async () => {
    const { actor, held, now } = started();
    held.watchCamera.send({ type: 'camera.ready', feed: aFeed() });
    actor.send({ type: 'photo.chosen', photo: PHOTO });
    expect(held.watchCamera.running).toEqual([false]);
    await held.readPhoto.answer(readingOf(''));
    expect([now().value, held.watchCamera.running]).toEqual([{ camera: 'starting' }, [false, true]]);
  });

  test('has every state reached and every transition taken', async () => {
    const coverage = await walkAllPaths({
      machine: scanMachine,
      inputs: [{}],
      stage: scanStage,
      outside: {
        watchCamera: {
          sends: [
            { type: 'camera.starting' },
            { type: 'camera.ready', feed: aFeed() },
            { type: 'camera.failed', problem: 'none' },
            { type: 'code.seen', text: 'WS-A1' },
          ],
        },
        readPhoto: {
          answers: [readingOf('WS-A1'), readingOf(undefined)],
          failures: [new Error('no picture')],
        },
      },
      eventSets: [
        [
          { type: 'torch.switched', on: true },
          { type: 'photo.chosen', photo: PHOTO },
          { type: 'retry.requested' },
        ],
      ],
      facts: ({ context: { problem, photoProblem, isTorchOn } }) => [problem, photoProblem, isTorchOn],
    });
    expect(coverage).toEqual({ unreached: [], untaken: [] });
  });
});
