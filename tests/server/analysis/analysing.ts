import pino from 'pino';
import { expect } from 'vitest';
import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { type Clock, systemClock } from '../../../server/analysis/clock.ts';
import { readPhoto } from '../../../server/analysis/photo.ts';
import type { Provider } from '../../../server/analysis/provider.ts';
import { RETRY_PAUSE } from '../../../server/analysis/tries.ts';
import { createWorker } from '../../../server/analysis/worker.ts';
import { openPhotos } from '../../../server/dataFolder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

/** Sides of the photo that is analysed, in pixels. */
export const SIDES = { width: 1280, height: 960 };

/** The system's, but that nobody waits before asking a second time. */
const hurried: Clock = {
  now: systemClock.now,
  wait: (ms, signal) => (ms === RETRY_PAUSE ? Promise.resolve() : systemClock.wait(ms, signal)),
};

export interface Analysing {
  server: TestServer;
  /** The id of a photo. */
  photo: string;
  /** The lines that the worker has logged. */
  logged: string[];
  /** Starts an analysis of the photo over HTTP and waits until it has ended. */
  analyse(): Promise<ImageAnalysis>;
  stop(): Promise<void>;
}

/** A server with a photo and a worker that asks this provider. */
export async function startAnalysing(provider: Provider): Promise<Analysing> {
  const wakes: (() => void)[] = [];
  const server = await startServer({ analysis: { wake: () => wakes.forEach((wake) => wake()) } });
  const images = await openPhotos(server.store, server.folder, decodeHere);
  const logged: string[] = [];
  const worker = createWorker({
    store: server.store,
    provider,
    clock: hurried,
    log: pino({}, { write: (line: string) => void logged.push(line) }),
    timeLimit: 15_000,
    owner: 'test',
    isGone: () => false,
    readPhoto: (imageId) => readPhoto(server.store, images, imageId),
  });
  worker.start();
  wakes.push(() => worker.wake());
  const photo = String((await uploaded(server, await jpeg('#393', SIDES.width, SIDES.height)))['id']);
  const path = `/api/images/${photo}/analyze`;
  const read = async (): Promise<ImageAnalysis> => decodeAnalysis((await server.call('GET', path)).body);
  return {
    server,
    photo,
    logged,
    async analyse() {
      expect((await server.call('POST', path)).status).toBe(202);
      let analysis = await read();
      await expect
        .poll(async () => (analysis = await read()).status, { interval: 5 })
        .toMatch(/^(completed|failed)$/);
      return analysis;
    },
    async stop() {
      await worker.stop();
      await server.stop();
    },
  };
}
