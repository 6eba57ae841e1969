import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import type { Finding, Photo, Provider } from '../../../server/analysis/provider.ts';
import { type AnalysisWorker, type WorkerParts, createWorker } from '../../../server/analysis/worker.ts';
import { openData } from '../../../server/dataFolder.ts';
import { findAnalysis } from '../../../server/store/analyses/rows.ts';
import { startAnalysis } from '../../../server/store/analyses/start.ts';
import { insertImage } from '../../../server/store/images/write.ts';
import { ManualClock, settle } from './manualClock.ts';

export const PHOTO: Photo = { bytes: new Uint8Array([1]), mime_type: 'image/jpeg', width: 4, height: 3 };
export const FINDING: Finding = {
  summary: 'Nothing there.',
  reasoning: null,
  model_version: 'scripted-1',
  finish_reason: null,
  compartments: [],
  texts: [],
  grid: null,
  usage_metadata: null,
};
export const TIME_LIMIT = 120_000;

/** A call of the provider, which the test answers. */
export interface Ask {
  worker: string;
  signal: AbortSignal;
  answer(finding?: Finding): void;
  fail(error: unknown): void;
}

/** A data folder with workers whose provider is the test, by a clock that only the test moves. */
export async function startWorking() {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-analysis-'));
  const clock = new ManualClock();
  const asks: Ask[] = [];
  const gone = new Set<string>();
  const logged: string[] = [];
  const workers: AnalysisWorker[] = [];
  // In its file: nothing but the clock passes between two steps. What PostgreSQL differs in, tests/server/engines has.
  const store = await openData(folder);
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await store.close();
    await rm(folder, { recursive: true });
  });

  const providerOf = (worker: string): Provider => ({
    name: 'scripted',
    analyse: (_photo, signal) =>
      new Promise((resolve, reject) => {
        asks.push({ worker, signal, answer: (finding = FINDING) => resolve(finding), fail: reject });
      }),
    close: async () => undefined,
  });

  const users = new Set<number>();
  /** Whoever asks is a user; the first one is 1. */
  async function user(id: number): Promise<number> {
    if (users.has(id)) return id;
    users.add(id);
    const name = `user ${id}`;
    const row = { id, username: name, username_key: name, password_hash: '', created_at: 0 };
    await store.write((trx) => trx.insertInto('users').values(row).execute());
    return id;
  }

  const again = async (imageId: string, asker = 1) => {
    const userId = await user(asker);
    return store.write((trx) =>
      startAnalysis(trx, {
        imageId,
        userId,
        daily: 0,
        modelVersion: 'latest',
        analysisType: 'Image analysis',
        now: clock.now(),
      }),
    );
  };
  return {
    clock,
    store,
    asks,
    /** Owners that have ended. */
    gone,
    logged,
    /** A worker of this name, as in a process of its own. */
    worker(owner: string, parts: Partial<WorkerParts> = {}): AnalysisWorker {
      const worker = createWorker({
        store,
        provider: providerOf(owner),
        clock,
        log: pino({}, { write: (line: string) => void logged.push(line) }),
        timeLimit: TIME_LIMIT,
        owner,
        isGone: (name) => gone.has(name),
        readPhoto: async () => PHOTO,
        ...parts,
      });
      workers.push(worker);
      worker.start();
      return worker;
    },
    /** An image without files, and its analysis, waiting, which this user has asked for. */
    async job(asker = 1): Promise<string> {
      const id = crypto.randomUUID();
      const image = { id, filename: 'a.jpg', mime_type: 'image/jpeg', bytes: 1, width: 4, height: 3 };
      await store.write((trx) => insertImage(trx, { ...image, storage_path: id, now: clock.now() }));
      await again(id, asker);
      return id;
    },
    /** Starts the analysis of an image anew. */
    again,
    /** The analysis of an image, once everything has happened that waits for no time. */
    async analysis(imageId: string) {
      await settle();
      return findAnalysis(store.read, imageId);
    },
  };
}
