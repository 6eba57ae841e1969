import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { type CameraEvent, scanMachine } from '../../../src/machines/scanning/scan.machine.ts';
import type { CameraFeed, PhotoReading } from '../../../src/model/scanning/camera.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';

/** A reader of codes, not yet started; `found` has what it told. */
export function scanStage(_: object = {}, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    watchCamera: heldWatch<CameraEvent, void>(),
    readPhoto: heldPromise<PhotoReading, { photo: Blob | undefined }>(),
  };
  const found: string[] = [];
  const actor = createActor(
    scanMachine.provide({
      actors: { watchCamera: held.watchCamera.logic, readPhoto: held.readPhoto.logic },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  actor.on('code.found', ({ text }) => void found.push(text));
  return { actor, clock, held, found };
}

/** A camera whose light is noted. */
export function aFeed(torches: boolean[] = []): CameraFeed {
  return {
    // Nobody looks at it here.
    picture: {} as HTMLVideoElement,
    hasTorch: true,
    switchTorch: (on) => void torches.push(on),
  };
}
