import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLocalProvider } from '../../../server/analysis/local/provider.ts';
import { AnalysisFailure, type Photo } from '../../../server/analysis/provider.ts';
import { startOwnProcess } from '../../../server/apart/ownProcess.ts';
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

// The first photo takes some six seconds of a processor, and longer where other tests run beside.
describe('The local provider', { timeout: 120_000 }, () => {
  it('GOAL-08 ENT-35: finds the compartments of a cabinet, where they are and what their labels say', async () => {
    const before = await readdir('.');
    const finding = await provider.analyse(asPhoto(cabinet), never);
    expect(finding.compartments).toHaveLength(20);
    expect(finding.summary).toMatch(
      /^Found 20 compartments in 5 columns and 4 rows; \d+ have a readable label\.$/,
    );
    expect(finding).toMatchObject({
      model_version: 'stowage-local-2',
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
    expect(names.filter((name, n) => name === labels[n]).length).toBeGreaterThan(10);
    expect(await readdir('.')).toEqual(before);
  });

  it('GOAL-08: proposes nothing for a photo without a grid, and says so', async () => {
    const { jpeg: large, width, height } = await drawerPhoto(CLUTTER);
    // Half as large takes a quarter of the time.
    const [half, across, down] = [
      await sharp(large)
        .resize(width / 2)
        .toBuffer(),
      width / 2,
      height / 2,
    ];
    const clutter = { bytes: half, mime_type: 'image/jpeg', width: across, height: down };
    const finding = await provider.analyse(clutter, never);
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
});

/** What the process of fragile.mjs does to a photo. */
const [FAILS, BREAKS, HUNGRY, NEVER] = [0, 1, 2, 3];

/** A provider with that process. */
function fragile(options: { memoryMax?: number } = {}) {
  const started: ChildProcess[] = [];
  const provider = createLocalProvider({
    start() {
      const child = startOwnProcess(new URL('./fragile.mjs', import.meta.url));
      started.push(child);
      return child;
    },
    ...options,
  });
  onTestFinished(() => provider.close());
  const analyse = (what: number, signal = never): Promise<unknown> =>
    provider.analyse({ bytes: Uint8Array.of(what), mime_type: 'image/jpeg', width: 1, height: 1 }, signal);
  return { analyse, started };
}

it('a process that ends while no photo is looked at ends nothing, and the next photo gets a new one', async () => {
  const { analyse, started } = fragile();
  await expect(analyse(FAILS)).rejects.toThrow('none of');
  const [first] = started;
  if (!first) throw new Error('No process was started.');
  const ended = new Promise((resolve) => first.on('exit', resolve));
  first.kill('SIGKILL');
  await ended;
  await expect(analyse(FAILS)).rejects.toThrow('none of');
  expect(started).toHaveLength(2);
});

it('a process that ends in the middle of a photo is a failure that may be tried again, of that photo alone', async () => {
  const { analyse, started } = fragile();
  const [broken, next] = await Promise.allSettled([analyse(BREAKS), analyse(FAILS)]);
  expect(broken).toMatchObject({
    reason: { message: 'The analysis stopped unexpectedly.', isRepeatable: true },
  });
  expect(next).toMatchObject({ reason: { message: expect.stringContaining('none of') } });
  expect(started).toHaveLength(2);
});

it.runIf(process.platform === 'linux')(
  'a process that takes too much memory is ended, and the photo is not tried again',
  async () => {
    const { analyse, started } = fragile({ memoryMax: 200 * 1024 * 1024 });
    await expect(analyse(HUNGRY)).rejects.toMatchObject({
      message: 'The analysis of this photo needs too much memory.',
      isRepeatable: false,
    });
    expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL']);
    await expect(analyse(FAILS)).rejects.toThrow('none of');
  },
);

it('a process that is busy with a photo which nobody waits for any more is ended at once', async () => {
  const { analyse, started } = fragile();
  const controller = new AbortController();
  const stopped = analyse(NEVER, controller.signal);
  await expect.poll(() => started.length).toBe(1);
  const reason = new Error('Nobody waits for it.');
  controller.abort(reason);
  await expect(stopped).rejects.toBe(reason);
  expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL']);
  await expect(analyse(FAILS, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(started).toHaveLength(1);
});
