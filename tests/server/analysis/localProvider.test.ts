import { readdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../server/analysis/local/provider.ts';
import { AnalysisFailure, type Photo } from '../../../server/analysis/provider.ts';
import { jpeg } from '../images/samples.ts';
import { type DrawerPhoto, drawerPhoto } from '../../support/drawerPhotos/drawerPhotos.ts';

/** One of 4 rows and 5 columns, and one without any. */
const CABINET = 46;
const CLUTTER = 8;

const provider = createLocalProvider();
const never = new AbortController().signal;
let cabinet: DrawerPhoto;

const asPhoto = ({ jpeg, width, height }: DrawerPhoto): Photo => ({
  bytes: jpeg,
  mime_type: 'image/jpeg',
  width,
  height,
});

/** One that is looked at in no time. */
const small = async (): Promise<Photo> => ({
  bytes: await jpeg('#393', 64, 48),
  mime_type: 'image/jpeg',
  width: 64,
  height: 48,
});

beforeAll(async () => {
  cabinet = await drawerPhoto(CABINET);
});

afterAll(() => provider.close());

// A photo takes a second or two, and more where other tests run beside.
describe('The local provider', { timeout: 60_000 }, () => {
  it('GOAL-08 ENT-35: finds the compartments of a cabinet, where they are and what their labels say', async () => {
    const before = await readdir('.');
    const finding = await provider.analyse(asPhoto(cabinet), never);
    expect(finding.compartments).toHaveLength(20);
    expect(finding.summary).toMatch(
      /^Found 20 compartments in 5 columns and 4 rows; \d+ have a readable label\.$/,
    );
    expect(finding).toMatchObject({
      model_version: 'stowage-local-1',
      finish_reason: 'stop',
      usage_metadata: null,
    });
    for (const [n, { row, column, box }] of cabinet.grid?.cells.entries() ?? []) {
      const found = finding.compartments[n];
      expect(found).toMatchObject({ row, column, description: `Row ${row}, column ${column}` });
      expect(Math.abs((found?.bounding_box?.x ?? NaN) - box.x)).toBeLessThan(30);
      expect(Math.abs((found?.bounding_box?.y ?? NaN) - box.y)).toBeLessThan(30);
    }
    const labels = cabinet.grid?.cells.map(({ label }) => label) ?? [];
    const names = finding.compartments.map(({ name }) => name);
    expect(names.filter((name, n) => name === labels[n]).length).toBeGreaterThan(5);
    expect(await readdir('.')).toEqual(before);
  });

  it('GOAL-08: proposes nothing for a photo without a grid, and says so', async () => {
    const finding = await provider.analyse(asPhoto(await drawerPhoto(CLUTTER)), never);
    expect(finding.compartments).toEqual([]);
    expect(finding.summary).toBe('No grid of compartments was found in this photo.');
  });

  it('GOAL-08: a damaged photo is a failure in words for a person, and the next photo goes on', async () => {
    const photo = await small();
    const damaged = { ...photo, bytes: Uint8Array.from(photo.bytes.subarray(0, 400)).fill(7, 100) };
    const [broken, next] = await Promise.allSettled([
      provider.analyse(damaged, never),
      provider.analyse(photo, never),
    ]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'The photo could not be read: its file is damaged.' } }); // oxfmt-ignore
    expect(broken.status === 'rejected' && broken.reason).toBeInstanceOf(AnalysisFailure);
    expect(next.status).toBe('fulfilled');
  });

  it('GOAL-08: stops when it is told to, and the next photo gets a new thread', async () => {
    const controller = new AbortController();
    const stopped = provider.analyse(asPhoto(cabinet), controller.signal);
    const reason = new Error('Nobody waits for it.');
    controller.abort(reason);
    await expect(stopped).rejects.toBe(reason);
    await expect(provider.analyse(asPhoto(cabinet), AbortSignal.abort(reason))).rejects.toBe(reason);
    expect((await provider.analyse(await small(), never)).summary).toContain('No grid');
  });
});

it('a thread that breaks while no photo is looked at ends nothing, and the next photo gets a new one', async () => {
  const started: Worker[] = [];
  const start = (): Worker => {
    // Answers one photo, then breaks when it is told so.
    const thread = new Worker(
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', (m) => { if (m === 'break') throw new Error('broken'); parentPort.postMessage({ failure: 'none' }); });`,
      { eval: true },
    );
    started.push(thread);
    return thread;
  };
  const fragile = createLocalProvider({ start });
  const photo: Photo = { bytes: new Uint8Array(1), mime_type: 'image/jpeg', width: 1, height: 1 };
  await expect(fragile.analyse(photo, never)).rejects.toThrow('none');
  const [first] = started;
  if (!first) throw new Error('No thread was started.');
  // Not `once`: that one fails with the error that comes before.
  const ended = new Promise((resolve) => first.on('exit', resolve));
  first.postMessage('break');
  await ended;
  await expect(fragile.analyse(photo, never)).rejects.toThrow('none');
  expect(started).toHaveLength(2);
  await fragile.close();
});
