import { SHRINK_TIMEOUT } from '../../../contract/limits.ts';
import { TOO_SLOW_TEXT } from '../../../contract/photos/photoTexts.ts';
import { notProcessed, type Sides } from '../../model/photos/photoChecks.ts';
import { type Failure, failure, failureOf } from '../../failure.ts';
import { trustedScript } from '../browser/trustedScripts.ts';
import type { PhotoTask } from './photoPipeline.ts';
import type { PhotoTaskAnswer } from './photoWorker.ts';
// oxlint-disable-next-line import/default -- The build makes a module of what stands after the question mark.
import workerUrl from './photoWorker.ts?worker&url';

const UNKNOWN_FAULT = 'This browser could not process the photo.';

/** What of the browser is used, so that it can be another one in a test. */
export interface PhotoTools {
  /** Upright, in pixels; undefined when the browser cannot show the photo. Nothing is unpacked for that. */
  sidesOf(file: Blob): Promise<Sides | undefined>;
  /** The processed photo; undefined when the browser cannot decode it. */
  process(task: PhotoTask, signal?: AbortSignal): Promise<Blob | undefined>;
}

/** How this browser looks at photos and processes them. */
export const browserPhotoTools: PhotoTools = { sidesOf, process };

/** From the head of the file: an image that is not drawn is not unpacked. */
async function sidesOf(file: Blob): Promise<Sides | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    const isLoaded = await new Promise<boolean>((resolve) => {
      image.addEventListener('load', () => resolve(true));
      image.addEventListener('error', () => resolve(false));
      image.src = url;
    });
    return isLoaded ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function process(task: PhotoTask, signal?: AbortSignal): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas !== 'undefined') return inWorker(task, signal);
  // Older browsers draw on the page only: it answers no key meanwhile, but it works.
  const { processPhoto } = await import('./photoPipeline.ts');
  const makeCanvas = (width: number, height: number) =>
    Object.assign(document.createElement('canvas'), { width, height });
  return processPhoto(task, makeCanvas).catch((error: unknown) => {
    throw notProcessed(failureOf(error).message);
  });
}

/** In a worker of its own, which ends with its answer: an abort stops the work, and the memory is free again. */
async function inWorker(task: PhotoTask, signal?: AbortSignal): Promise<Blob | undefined> {
  const worker = new Worker(trustedScript('stowage-photo-worker', workerUrl), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = (): void => {};
  try {
    return await new Promise<Blob | undefined>((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      timer = setTimeout(() => reject(notProcessed(TOO_SLOW_TEXT)), SHRINK_TIMEOUT);
      // Only the lines of photoWorker.ts write it.
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoTaskAnswer>) => {
        if ('fault' in data) reject(notProcessed(data.fault));
        else resolve(data.processed);
      });
      worker.addEventListener('error', ({ message }) => {
        if (message) reject(notProcessed(message));
        else faultWithoutMessage().then(reject, reject);
      });
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

/** A worker whose file did not come says nothing: whether it comes now tells that from one that broke. */
async function faultWithoutMessage(): Promise<Failure> {
  try {
    const { ok } = await fetchWorker();
    if (ok) return notProcessed(UNKNOWN_FAULT);
  } catch {
    // Nobody answers.
  }
  return failure('unavailable', UNKNOWN_FAULT);
}

/** Has the worker's file in the browser's own cache before a photo is chosen. Rejects when it does not come. */
export const fetchWorker = (): Promise<Response> => fetch(workerUrl);
