import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import type { Location } from '../../../contract/entities.ts';
import { type Change, stepsOf } from '../../../src/model/changes/changes.ts';
import { inputOfLocation } from '../../../src/model/locations/locationInput.ts';
import { newDrawerGrid, drawerGrid } from '../../../src/model/locations/drawerGrid.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { type Browser, browser, tab } from '../unsent/outbox.stage.ts';
import { anInput } from '../samples.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';

const TYPES = [{ id: 1, name: 'Drawer' }];

let server: TestServer;
let cabinet: Location;
beforeEach(async () => {
  server = await startServer();
  cabinet = await locationNow(await server.location({ name: 'Cabinet', label: 'WS' }));
});
afterEach(() => server.stop());

const locationNow = async (id: string): Promise<Location> =>
  decodeLocation((await server.call('GET', `/api/locations/${id}`)).body);

/** Five rows of four, as the dialog asks for them. */
function drawers(more: { rows?: string; columns?: string } = {}): Change {
  const values = { ...newDrawerGrid(cabinet), rows: '5', columns: '4', location_type_id: '1', ...more };
  const around = { parent: cabinet, types: TYPES, areas: [], labels: new Set<string>() };
  const { inputs = [] } = drawerGrid(values, around);
  return { kind: 'add locations', inputs, to: cabinet };
}

/** The names of what is in the cabinet on the server, as it lists them. */
async function inCabinet(app: ReturnType<typeof executorIn>): Promise<string[]> {
  const all = await app.cache.read(app.locations.hierarchy(), { fresh: true });
  return all.filter(({ parent_id }) => parent_id === cabinet.id).map(({ name }) => name);
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `Drawer ${at + 1}`);
const byNumber = (a: string, b: string): number => Number(a.slice(7)) - Number(b.slice(7));

/** A browser whose next creates of locations reach the server, and whose answers do not come back. */
function losingAnswers(count: number): Browser {
  const browser = browserOn(server);
  const { answer } = browser.host;
  let left = count;
  browser.host.answer = async (sent) => {
    const response = await answer(sent);
    if (sent.method !== 'POST' || left === 0) return response;
    left -= 1;
    throw new TypeError('Failed to fetch');
  };
  return browser;
}

describe('many locations at once', () => {
  test('are added in their order, taken back, and added again as the same ones', async () => {
    const app = executorIn(tab(browserOn(server)));
    const { done, failed, unsent } = await app.perform(drawers());
    expect([done.length, failed, unsent]).toEqual([20, [], 0]);
    expect(app.progress.at(-1)).toBe('20/20');
    const names = await inCabinet(app);
    expect([names.length, names[0], names[19]]).toEqual([20, 'Drawer 1', 'Drawer 20']);
    expect(await locationNow(done[19]?.id ?? '')).toMatchObject({ label: 'WS-E4', parent_id: cabinet.id });
    const undone = await app.undo(done);
    expect(undone.failed).toEqual([]);
    expect(await inCabinet(app)).toEqual([]);
    expect((await app.undo(undone.done)).failed).toEqual([]);
    expect((await locationNow(done[0]?.id ?? '')).name).toBe('Drawer 1');
  });

  test('stay where they are not empty or were changed, and say so', async () => {
    const app = executorIn(tab(browserOn(server)));
    const { done } = await app.perform(drawers({ rows: '1' }));
    await server.item({ location_id: done[0]?.id });
    await server.call('PATCH', `/api/locations/${done[1]?.id}`, { description: 'by Eve' });
    const outcome = await app.undo(done);
    expect(outcome.done).toHaveLength(2);
    expect(outcome.failed.map(({ name }) => name)).toEqual(['Drawer 2', 'Drawer 1']);
    expect(await inCabinet(app)).toEqual(['Drawer 1', 'Drawer 2']);
  });

  test('stay where this browser has changes of them that are unsent', async () => {
    const app = executorIn(tab(browserOn(server)));
    const { done } = await app.perform(drawers({ rows: '1', columns: '1' }));
    const base = await locationNow(done[0]?.id ?? '');
    const pristine = inputOfLocation(base);
    const input = { ...pristine, description: 'left side' };
    await server.restart(async () => {
      await app.places.update({ id: base.id, input, pristine, base, revision: undefined });
    });
    expect((await app.undo(done)).failed).toMatchObject([{ failure: { kind: 'stale' } }]);
    expect(await inCabinet(app)).toEqual(['Drawer 1']);
  });

  test('whose label was taken meanwhile are set aside with the reason, and no other is lost', async () => {
    const app = executorIn(tab(browserOn(server)));
    await server.location({ name: 'Other', label: 'ws-a2' });
    const outcome = await app.perform(drawers({ rows: '1' }));
    expect(outcome.done.map(({ name }) => name)).toEqual(['Drawer 1', 'Drawer 3', 'Drawer 4']);
    expect(outcome.failed).toMatchObject([{ name: 'Drawer 2' }]);
    expect(outcome.failed[0]?.failure.message).toContain('Waiting to sync');
    expect(app.places.entries()).toMatchObject([{ status: 'refused', item: { name: 'Drawer 2' } }]);
    expect((await app.undo(stepsOf(outcome))).failed).toEqual([]);
    expect([app.places.entries(), await inCabinet(app)]).toEqual([[], []]);
  });

  test('are each there once when answers are lost, and all taken back', async () => {
    const app = executorIn(tab(losingAnswers(1)));
    const outcome = await app.perform(drawers({ rows: '1' }));
    expect(outcome).toMatchObject({ failed: [], unsent: 4 });
    for (const { id } of app.places.entries()) await app.places.send(id);
    expect(app.places.entries()).toEqual([]);
    expect(await inCabinet(app)).toEqual(['Drawer 1', 'Drawer 2', 'Drawer 3', 'Drawer 4']);
    // Under the ids that they had here.
    const undone = await app.undo(outcome.done);
    expect([undone.failed, undone.renewed?.size]).toEqual([[], 4]);
    expect(await inCabinet(app)).toEqual([]);
  });

  test('of which nobody knows whether one arrived leave nothing behind when they are taken back', async () => {
    const app = executorIn(tab(losingAnswers(1)));
    const { done } = await app.perform(drawers({ rows: '1' }));
    expect((await app.undo(done)).failed).toEqual([]);
    expect([app.places.entries(), await inCabinet(app)]).toEqual([[], []]);
  });

  test('of which their page has sent only some when it ends are sent by the next one, each once', async () => {
    const shared = browserOn(server);
    const { answer } = shared.host;
    let isClosed = false;
    const third = new Promise<void>((resolve) => {
      let posts = 0;
      shared.host.answer = async (sent) => {
        if (sent.method !== 'POST') return answer(sent);
        posts += 1;
        if (posts < 3) return answer(sent);
        // The server has it; the page that asked for it is no more.
        const response = await answer(sent);
        if (isClosed) return response;
        resolve();
        return new Promise(() => {});
      };
    });
    void executorIn(tab(shared)).perform(drawers());
    await third;
    isClosed = true;
    // What the browser does with the locks of a page that is gone.
    const next = executorIn(tab({ ...shared, locks: browser().locks }));
    expect(next.places.entries()).toHaveLength(18);
    for (const { id } of next.places.entries()) await next.places.send(id);
    expect(next.places.entries()).toEqual([]);
    expect((await inCabinet(next)).toSorted(byNumber)).toEqual(numbered(20));
  });

  test('that have no room in this browser are each sent all the same, while the page asks before it is left', async () => {
    const shared = browserOn(server);
    const guarded: number[] = [];
    const { answer } = shared.host;
    shared.host.answer = (sent) => {
      if (sent.method === 'POST') guarded.push(app.guards.open);
      return answer(sent);
    };
    const app = executorIn(tab(shared));
    shared.storage.room = shared.storage.used() + 2000;
    const outcome = await app.perform(drawers());
    expect([outcome.done.length, outcome.failed]).toEqual([20, []]);
    expect(guarded).toEqual(Array.from({ length: 20 }, () => 1));
    expect([app.guards.open, app.places.entries()]).toEqual([0, []]);
    expect(await inCabinet(app)).toHaveLength(20);
  });

  test('are kept while the server is down, taken back there, kept again, and sent when it is back', async () => {
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      const { done, failed, unsent } = await app.perform(drawers());
      expect([done.length, failed, unsent]).toEqual([20, [], 20]);
      // After the first nobody waits for it again.
      expect(app.sent.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(2);
      const undone = await app.undo(done);
      expect([undone.failed, app.places.entries()]).toEqual([[], []]);
      expect(await app.undo(undone.done)).toMatchObject({ failed: [], unsent: 20 });
      expect(app.places.entries()).toHaveLength(20);
    });
    for (const { id } of app.places.entries()) await app.places.send(id);
    expect(await inCabinet(app)).toHaveLength(20);
  });

  test('that only this browser has stay where something was put into them or they were changed', async () => {
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      const { done } = await app.perform(drawers({ rows: '1', columns: '3' }));
      const [first, second, third] = done.map(({ id }) => id);
      await app.outbox.create(anInput({ location_id: first ?? '', category: 'Misc' }));
      const entry = app.places.entry(second ?? '');
      if (!entry) throw new Error('It is not kept.');
      const { item, revision, base } = entry;
      const input = { ...item, description: 'left side' };
      await app.places.update({ id: entry.id, input, pristine: item, base, revision });
      const outcome = await app.undo(done);
      expect(outcome.done).toMatchObject([{ id: third }]);
      expect(outcome.failed).toMatchObject([
        { id: second, failure: { kind: 'stale' } },
        { id: first, failure: { kind: 'stale' } },
      ]);
      expect(app.places.entries()).toHaveLength(2);
    });
  });

  test('that their person has discarded here are gone already', async () => {
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      const { done } = await app.perform(drawers({ rows: '1', columns: '1' }));
      await app.places.discard(done[0]?.id ?? '');
      expect(await app.undo(done)).toEqual({ done: [], failed: [], unsent: 0 });
    });
  });
});
