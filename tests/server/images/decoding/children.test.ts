import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { createChildren } from '../../../../server/images/decoding/children.ts';
import type { DecodingFailure } from '../../../../server/images/decoding/decoder.ts';
import { computingTime, residentMemory } from '../../../../server/images/decoding/processUse.ts';
import { jpeg } from '../samples.ts';

const MB = 1024 * 1024;
const LONG = 60_000;
const ample = { time: LONG, memory: 1e12 };
const LIMITS = { header: ample, light: ample, heavy: ample, rest: 1e12 };
const LIGHT = { isKept: false, pixelsMax: 1e8, isHeavy: false };

let folder: string;
let photo: string;
/** The real one, built. */
let built: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-children-'));
  built = join(dirname(inject('program')), 'photoDecoding.js');
  photo = join(folder, 'photo');
  await writeFile(photo, await jpeg('#c33', 400, 300));
});
afterAll(() => rm(folder, { recursive: true }));

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Options = Parameters<typeof createChildren>[0];

/** A decoder whose children are `program`, with all that were started and all failures that were told. */
async function decoderOf(program: string, options: Options = {}) {
  const started: ChildProcess[] = [];
  const told: string[] = [];
  const decoder = createChildren({
    limits: LIMITS,
    ...options,
    start: () => {
      const child = fork(program, { serialization: 'advanced', execArgv: [] });
      started.push(child);
      return child;
    },
    onFailure: ({ reason }: DecodingFailure) => void told.push(reason),
  });
  closing.push(() => decoder.close());
  return { decoder, started, told };
}

/** A program in place of the real one. */
async function program(name: string, source: string): Promise<string> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, source);
  return path;
}
const answering = (): Promise<string> =>
  program('answering', "process.on('message', () => process.send({ header: { width: 400 } }));");
const silent = (): Promise<string> => program('silent', "process.on('message', () => undefined);");

/** Whether the system has no such process any more. */
function isGone(pid = NaN): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

it('the built program reads a picture in a process of its own, and the next one in the same', async () => {
  const { decoder, started, told } = await decoderOf(built);
  expect(await decoder.header(photo)).toMatchObject({ width: 400, height: 300, isProgressive: false });
  const made = await decoder.make(photo, LIGHT);
  expect(made.photo).toMatchObject({ width: 400, height: 300 });
  expect([...made.thumbnail.subarray(8, 12)]).toEqual([...Buffer.from('WEBP')]);
  expect((await decoder.make(photo, { ...LIGHT, isKept: true })).photo).toBeUndefined();
  expect(started).toHaveLength(1);
  expect(told).toEqual([]);
});

it('what cannot be read is told as that, and the child goes on', async () => {
  const { decoder, started } = await decoderOf(built);
  const broken = join(folder, 'broken');
  await writeFile(broken, Buffer.from('\xFF\xD8\xFFnothing', 'latin1'));
  await expect(decoder.header(broken)).rejects.toMatchObject({ reason: 'unreadable' });
  expect(await decoder.header(photo)).toMatchObject({ width: 400 });
  await expect(decoder.make(photo, { ...LIGHT, pixelsMax: 1000 })).rejects.toMatchObject({
    reason: 'unreadable',
  });
  expect(started).toHaveLength(1);
});

it('a picture that takes too long is told as that, its child killed, and the next one gets another', async () => {
  const limits = { ...LIMITS, light: { ...ample, time: 20 } };
  // As where nobody tells for how long it computes: the time that passes counts.
  const taken = { timeOf: () => Promise.resolve(undefined) };
  const { decoder, started, told } = await decoderOf(await silent(), { limits, taken });
  await expect(decoder.make(photo, LIGHT)).rejects.toMatchObject({ reason: 'time' });
  expect(isGone(started[0]?.pid)).toBe(true);
  await expect(decoder.make(photo, LIGHT)).rejects.toMatchObject({ reason: 'time' });
  expect(started).toHaveLength(2);
  expect(told).toEqual(['time', 'time']);
});

it('a picture that computes too long is told as that, and one for which the machine has no time is not to blame', async () => {
  const limits = { ...LIMITS, light: { ...ample, time: 40 } };
  const waiting = await decoderOf(await silent(), { limits, taken: { timeOf: () => Promise.resolve(7) } });
  await expect(waiting.decoder.make(photo, LIGHT)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(isGone(waiting.started[0]?.pid)).toBe(true);
  let computed = 0;
  const timeOf = (): Promise<number> => Promise.resolve((computed += 25));
  const computing = await decoderOf(await silent(), { limits, taken: { timeOf } });
  await expect(computing.decoder.make(photo, LIGHT)).rejects.toMatchObject({ reason: 'time' });
  expect(isGone(computing.started[0]?.pid)).toBe(true);
});

it.skipIf(!existsSync('/proc/self/stat'))(
  'how long a process has computed is what the system says of it',
  async () => {
    expect(await computingTime(process.pid)).toBeGreaterThan(100);
    expect(await computingTime(NaN)).toBeUndefined();
  },
);

it('a picture that takes too much memory is told as that, and its child killed', async () => {
  const limits = { ...LIMITS, light: { ...ample, memory: 100 } };
  let held = 10;
  const memoryOf = (): Promise<number> => Promise.resolve((held += 50));
  const { decoder, started, told } = await decoderOf(await silent(), { limits, taken: { memoryOf } });
  await expect(decoder.make(photo, LIGHT)).rejects.toMatchObject({ reason: 'memory' });
  expect(isGone(started[0]?.pid)).toBe(true);
  expect(told).toEqual(['memory']);
});

it.skipIf(!existsSync('/proc/self/status'))(
  'the memory that counts is what the system says of the child',
  async () => {
    const limits = { ...LIMITS, heavy: { ...ample, memory: 150 * MB } };
    const greedy = await program(
      'greedy',
      "const all = []; process.on('message', () => setInterval(() => all.push(Buffer.alloc(8e6, 1)), 1));",
    );
    const { decoder, started } = await decoderOf(greedy, { limits });
    await expect(decoder.make(photo, { ...LIGHT, isHeavy: true })).rejects.toMatchObject({
      reason: 'memory',
    });
    expect(isGone(started[0]?.pid)).toBe(true);
    expect(await residentMemory(process.pid)).toBeGreaterThan(10 * MB);
    expect(await residentMemory(started[0]?.pid ?? NaN)).toBeUndefined();
  },
);

it('a child that ends by itself is told as that, and the next picture gets another', async () => {
  const { decoder, started, told } = await decoderOf(
    await program('ending', "process.on('message', () => process.kill(process.pid, 'SIGKILL'));"),
  );
  await expect(decoder.header(photo)).rejects.toMatchObject({ reason: 'ended' });
  await expect(decoder.header(photo)).rejects.toMatchObject({ reason: 'ended' });
  expect([started.length, told.length]).toEqual([2, 2]);
});

it('where no child can be started, that is no fault of the picture', async () => {
  const decoder = createChildren({
    start: () => fork(photo, { execPath: join(folder, 'no-such-program') }),
  });
  await expect(decoder.header(photo)).rejects.toMatchObject({ reason: 'unavailable' });
});

it('a child that died while it waited is not asked', async () => {
  const { decoder, started } = await decoderOf(await answering());
  await decoder.header(photo);
  const [first] = started;
  const ended = new Promise((resolve) => first?.once('exit', resolve));
  first?.kill('SIGKILL');
  await ended;
  expect(await decoder.header(photo)).toMatchObject({ width: 400 });
  expect(started).toHaveLength(2);
});

it('a child that still holds much is ended, so that the next picture is not blamed for it', async () => {
  const { decoder, started } = await decoderOf(await answering(), { limits: { ...LIMITS, rest: 1 } });
  await decoder.header(photo);
  await decoder.header(photo);
  expect(started).toHaveLength(2);
});

it('a child that has had nothing to do for a while is ended', async () => {
  const { decoder, started } = await decoderOf(await answering(), { idleTime: 0 });
  await decoder.header(photo);
  await expect.poll(() => isGone(started[0]?.pid)).toBe(true);
});

it('a child in the middle of a picture ends with its parent, and passes over what is sent to the whole group', async () => {
  const child = fork(built, { serialization: 'advanced', execArgv: [] });
  const answer = new Promise((resolve) => child.once('message', resolve));
  child.send({ source: photo });
  await answer;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  const again = new Promise((resolve) => child.once('message', resolve));
  child.send({ source: photo });
  expect(await again).toMatchObject({ header: { width: 400 } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await ended;
});
