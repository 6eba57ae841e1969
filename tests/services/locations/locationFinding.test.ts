import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { createLocationFinding } from '../../../src/services/locations/locationFinding.ts';
import type { WorkerLike } from '../../../src/services/locations/locationHost.ts';
import type { LocationTask, LocationTaskAnswer } from '../../../src/services/locations/locationWorker.ts';

const bins = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) =>
    decodeLocation({ id: `b${from + at}`, name: `Bin ${from + at}`, parent_id: 'rack', type: 'BIN' }),
  );
const RACK = decodeLocation({ id: 'rack', name: 'Rack', label: 'R1', area: 'HALL_1' });

afterEach(() => void vi.unstubAllGlobals());

/** The real worker's lines, on this thread; what passes between is cloned as a browser does. */
async function realWorker() {
  let listen = (_: MessageEvent<LocationTask>): void => {};
  let answer = (_: { data: LocationTaskAnswer }): void => {};
  let fail = (): void => {};
  const tasks: LocationTask[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    postMessage: (data: LocationTaskAnswer) => answer({ data: structuredClone(data) }),
  });
  vi.resetModules();
  await import('../../../src/services/locations/locationWorker.ts');
  let isTerminated = false;
  const worker: WorkerLike = {
    postMessage(task) {
      tasks.push(task);
      const event = new MessageEvent<LocationTask>('message', { data: structuredClone(task) });
      queueMicrotask(() => listen(event));
    },
    addEventListener(type: string, listener: (event: { data: LocationTaskAnswer }) => void) {
      if (type === 'message') answer = listener;
      if (type === 'error')
        fail = () => listener({ data: { number: 0, found: { ids: [], total: 0, fit: 4 } } });
    },
    terminate: () => void (isTerminated = true),
  };
  return { worker, tasks, fail: () => fail(), isTerminated: () => isTerminated };
}

const here = () =>
  createLocationFinding({
    mostHere: Infinity,
    startWorker: () => {
      throw new Error('No worker is wanted here.');
    },
  });
const QUERIES = ['', 'bin 1', 'r1', 'rack 12', 'nothing', 'hall'];

describe('finding locations', () => {
  test('in a worker gives what finding on the page gives, also after changes', async () => {
    const { worker, tasks } = await realWorker();
    const there = createLocationFinding({ startWorker: () => worker, mostHere: 10 });
    const same = here();
    const versions = [
      [RACK, ...bins(0, 30)],
      [RACK, ...bins(10, 40)],
      [{ ...RACK, name: 'Shelf' }, ...bins(10, 40)],
    ];
    for (const locations of versions) {
      there.know(locations);
      same.know(locations);
      for (const query of QUERIES) {
        const wanted = { query, most: 5, opened: ['b12'] };
        expect(await there.find(wanted)).toEqual(await same.find(wanted));
      }
      expect((await there.find({ query: '', type: 'Bin' })).total).toBe(30);
    }
    expect(tasks.some(({ type }) => type === 'find')).toBe(true);
  });

  test('tells the worker only what has changed', async () => {
    const { worker, tasks } = await realWorker();
    const finding = createLocationFinding({ startWorker: () => worker, mostHere: 10 });
    finding.know([RACK, ...bins(0, 30)]);
    await finding.find({ query: '' });
    tasks.length = 0;
    finding.know([RACK, ...bins(1, 31)]);
    await finding.find({ query: '' });
    const changes = tasks.flatMap((task) => (task.type === 'change' ? [task.changes] : []));
    expect(changes.flatMap(({ changed }) => changed.map(({ id }) => id))).toEqual(['b30']);
    expect(changes.flatMap(({ gone }) => gone)).toEqual(['b0']);
  });

  test('does not ask again for what it has just found, until other locations are known', async () => {
    const { worker, tasks } = await realWorker();
    const finding = createLocationFinding({ startWorker: () => worker, mostHere: 10 });
    const asked = () => tasks.filter(({ type }) => type === 'find').length;
    finding.know([RACK, ...bins(0, 30)]);
    const first = await finding.find({ query: 'bin 2', most: 5 });
    await finding.find({ query: 'bin 27', most: 5 });
    expect(await finding.find({ query: 'bin 2', most: 5 })).toEqual(first);
    expect(asked()).toBe(2);
    // What was opened since changes the order.
    await finding.find({ query: 'bin 2', most: 5, opened: ['b29'] });
    expect(asked()).toBe(3);
    finding.know([RACK, ...bins(0, 3)]);
    expect((await finding.find({ query: 'bin 2', most: 5 })).total).toBe(1);
    expect(asked()).toBe(4);
  });

  test('of few locations starts no worker', async () => {
    const startWorker = vi.fn<() => WorkerLike>();
    const finding = createLocationFinding({ startWorker, mostHere: 31 });
    finding.know([RACK, ...bins(0, 30)]);
    expect((await finding.find({ query: 'bin 27' })).ids).toEqual(['b27']);
    expect(startWorker).not.toHaveBeenCalled();
  });

  test('goes on on the page when no worker can start, or one fails while it is asked', async () => {
    const forbidden = createLocationFinding({
      mostHere: 10,
      startWorker: () => {
        throw new DOMException('Workers are forbidden', 'SecurityError');
      },
    });
    forbidden.know([RACK, ...bins(0, 30)]);
    expect((await forbidden.find({ query: 'bin 27' })).ids).toEqual(['b27']);

    const { worker, fail, isTerminated } = await realWorker();
    const silent: WorkerLike = { ...worker, postMessage: (task) => task.type === 'find' && fail() };
    const startWorker = vi.fn<() => WorkerLike>(() => silent);
    const finding = createLocationFinding({ startWorker, mostHere: 10 });
    finding.know([RACK, ...bins(0, 30)]);
    expect((await finding.find({ query: 'bin 27' })).ids).toEqual(['b27']);
    expect(isTerminated()).toBe(true);
    finding.know([RACK, ...bins(0, 31)]);
    expect((await finding.find({ query: 'bin 30' })).ids).toEqual(['b30']);
    expect(startWorker).toHaveBeenCalledTimes(1);
  });

  test('never looks for what was given up while it waited', async () => {
    const { worker, tasks } = await realWorker();
    const finding = createLocationFinding({ startWorker: () => worker, mostHere: 10 });
    finding.know([RACK, ...bins(0, 30)]);
    const outdated = new AbortController();
    const given = [
      finding.find({ query: 'b' }, outdated.signal),
      finding.find({ query: 'bi' }, outdated.signal),
    ];
    const last = finding.find({ query: 'bin 27' });
    outdated.abort();
    for (const call of given) await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect((await last).ids).toEqual(['b27']);
    expect(tasks.flatMap((task) => (task.type === 'find' ? [task.wanted.query] : []))).toEqual(['bin 27']);
  });

  test('finds in the newest locations, however many came while the earlier ones were told', async () => {
    const finding = createLocationFinding({ mostHere: Infinity });
    finding.know(bins(0, 5000));
    finding.know(bins(4000, 4500));
    const found = finding.find({ query: 'bin' });
    finding.know(bins(2, 4));
    expect((await found).ids).toEqual(['b2', 'b3']);
    finding.know([]);
    expect(await finding.find({ query: 'bin' })).toMatchObject({ ids: [], total: 0 });
  });
});
