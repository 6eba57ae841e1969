import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jpeg, uploaded } from '../../server/images/samples.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import type { Sent } from '../host/fakeHost.ts';
import { desk, type Desk, SILENT, undone, undoneShelf } from './givingUp.stage.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

/** What comes to a place, and waits there. */
function held() {
  let [reach, free] = [() => {}, () => {}];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const freed = new Promise<void>((resolve) => (free = resolve));
  return { reached, freed, reach, free };
}

describe('a new item that was undone so and is done again', () => {
  /** How many there are once it is done again, and once that is undone. */
  const doneAgain = async (app: Awaited<ReturnType<typeof undone>>): Promise<readonly number[]> => {
    const { done, failed } = await app.undo([app.step]);
    expect(failed).toEqual([]);
    await app.withdraw();
    for (const { id } of app.outbox.entries()) await app.outbox.send(id);
    const { length } = await app.there();
    expect([app.outbox.entries(), app.outbox.withdrawn()]).toEqual([[], []]);
    await app.undo(done);
    return [length, (await app.there()).length];
  };

  test.each(['lost', 'refused', 'late'] as const)(
    'is there once, before it was taken from the server (%s)',
    async (fate) => {
      const app = await undone(await desk(server), fate);
      const redone = app.undo([app.step]);
      await redone;
      for (const arrive of app.late) await arrive();
      expect(await app.there()).toHaveLength(1);
      expect(app.outbox.withdrawn()).toEqual([]);
    },
  );

  test.each(['lost', 'refused'] as const)(
    'is there once, after it was taken from the server (%s)',
    async (fate) => {
      const app = await undone(await desk(server), fate);
      await app.withdraw();
      expect(await doneAgain(app)).toEqual([1, 0]);
    },
  );

  test('is there under the id that it had on the server', async () => {
    const app = await undone(await desk(server), 'lost');
    const [{ id } = { id: '' }] = await app.there();
    await app.withdraw();
    await app.undo([app.step]);
    expect(await app.there()).toMatchObject([{ id }]);
    // A link to the id that it had here leads there.
    expect(app.outbox.sentAs(app.step.id)).toBe(id);
  });

  test.each([
    ['the answer to giving it up', 'lost', ['lost']],
    ['the answer to giving up what had not arrived', 'refused', ['lost']],
    ['the deletion', 'lost', ['answered', ...SILENT]],
    ['the answer to the deletion', 'lost', ['answered', 'lost', ...SILENT]],
  ] as const)('is there once where %s was lost on the way', async (_, fate, fates) => {
    const app = await undone(await desk(server), fate);
    app.luck.push(...fates);
    await app.withdraw();
    app.luck.splice(0);
    expect(await doneAgain(app)).toEqual([1, 0]);
  });

  test('waits while the server is away, and stays undone where that cannot be', async () => {
    const app = await undone(await desk(server), 'lost');
    await app.withdraw();
    app.network.isAway = true;
    const { failed } = await app.undo([app.step]);
    expect(failed).toMatchObject([{ step: app.step }]);
    app.network.isAway = false;
    expect(await doneAgain(app)).toEqual([1, 0]);
  });

  test.each([
    [
      'a full storage had no room for the id that it had there',
      (app: Desk) => void (app.storage.room = app.storage.used()),
    ],
    ['that id was forgotten since', () => {}],
  ])('is there once, though %s', async (_, fill) => {
    const app = await undone(await desk(server), 'lost');
    fill(app);
    await app.withdraw();
    app.storage.room = Number.POSITIVE_INFINITY;
    app.storage.removeItem(`sent_item_${app.step.id}`);
    expect(await doneAgain(app)).toEqual([1, 0]);
  });

  test('is out of reach of its deletion, which comes only after that', async () => {
    const app = await undone(await desk(server), 'lost');
    app.luck.push('answered', 'late', ...SILENT);
    expect(await app.withdraw()).toEqual(['kept']);
    app.luck.splice(0);
    expect(await app.undo([app.step])).toMatchObject({ failed: [] });
    for (const arrive of app.late) expect((await arrive()).status).toBe(412);
    expect(await app.there()).toHaveLength(1);
  });

  test('waits for its deletion that is under way', async () => {
    const deletion = held();
    const before = ({ method }: Sent) => {
      if (method !== 'DELETE') return undefined;
      deletion.reach();
      return deletion.freed;
    };
    const app = await undone(await desk(server, { before }), 'lost');
    const withdrawing = app.withdraw();
    await deletion.reached;
    const asked = vi.spyOn(app.shared.locks, 'request');
    const redoing = app.undo([app.step]);
    await vi.waitFor(() => expect(asked.mock.calls.map(([name]) => name)).toContain('stowage-sending'));
    deletion.free();
    expect(await withdrawing).toEqual(['gone']);
    expect(await redoing).toMatchObject({ failed: [] });
    expect([(await app.there()).length, app.onLeft.mock.calls]).toEqual([1, []]);
  });

  test('is not made, nor taken away by its undo, where somebody had changed it on the server', async () => {
    const app = await undone(await desk(server), 'lost');
    const [{ id } = { id: '' }] = await app.there();
    await server.call('PATCH', `/api/items/${id}`, { quantity: 77 });
    await app.withdraw();
    const { done, failed } = await app.undo([app.step]);
    expect(failed).toEqual([]);
    expect(await app.undo(done)).toMatchObject({
      done: [],
      failed: [{ failure: { message: expect.stringContaining('changed since') } }],
    });
    expect(await app.there()).toMatchObject([{ id, quantity: 77 }]);
  });

  test('is not taken away with a photo that somebody has put to it meanwhile', async () => {
    const app = await undone(await desk(server), 'lost');
    await app.withdraw();
    const { done } = await app.undo([app.step]);
    const [{ id } = { id: '' }] = await app.there();
    const { id: image_id } = await uploaded(server, await jpeg());
    await server.call('POST', '/api/item-images', { item_id: id, image_id });
    expect(await app.undo(done)).toMatchObject({ done: [] });
    expect(await app.there()).toMatchObject([{ id }]);
  });

  /** Discarded with notes that were typed after it was sent; `meanwhile` before it is done again. */
  const typedLater = async (meanwhile: (app: Desk) => Promise<unknown>) => {
    const app = await desk(server);
    app.luck.push('lost');
    await app.add();
    app.network.isAway = true;
    const { id, item, revision } = app.entry();
    const input = { ...item, notes: 'Typed later' };
    await app.outbox.update({ id, input, pristine: item, base: undefined, revision });
    const entry = app.entry();
    await app.outbox.discard(id);
    app.network.isAway = false;
    await meanwhile(app);
    const step = {
      kind: 'item removed',
      id,
      name: item.name,
      input: entry.item,
      entry,
      key: `key of ${id}`.replaceAll(' ', '-'),
    } as const;
    return { ...app, outcome: await app.undo([step]) };
  };

  test('has what was typed after it was sent', async () => {
    const { there, outcome } = await typedLater((app) => app.withdraw());
    expect(outcome).toMatchObject({ failed: [], unsent: 0 });
    expect(await there()).toMatchObject([{ notes: 'Typed later' }]);
  });

  test.each([
    [
      'keeps what somebody has changed besides that was',
      { quantity: 77 },
      { quantity: 77, notes: 'Typed later' },
      [],
    ],
    ['asks about what both have changed', { notes: 'Theirs' }, { notes: 'Theirs' }, ['conflict']],
  ])('%s typed after it was sent, where its deletion was lost', async (_, theirs, now, unsent) => {
    const { there, outbox } = await typedLater(async (app) => {
      app.luck.push('answered', ...SILENT);
      expect(await app.withdraw()).toEqual(['kept']);
      app.luck.splice(0);
      const [{ id } = { id: '' }] = await app.there();
      await server.call('PATCH', `/api/items/${id}`, theirs);
    });
    expect(await there()).toMatchObject([now]);
    expect(outbox.entries().map(({ status }) => status)).toEqual(unsent);
    expect(outbox.withdrawn()).toEqual([]);
  });

  test('stays given up where there is no room for it here', async () => {
    const app = await desk(server);
    app.luck.push('lost');
    await app.add();
    const { id, item, revision } = app.entry();
    app.network.isAway = true;
    const input = { ...item, notes: 'Much more'.repeat(100) };
    await app.outbox.update({ id, input, pristine: item, base: undefined, revision });
    const entry = app.entry();
    await app.outbox.discard(id);
    app.storage.room = app.storage.used() + 50;
    const back = app.outbox.putBack(entry, () => Promise.reject(new Error('Not asked.')));
    await expect(back).rejects.toMatchObject({ kind: 'storage' });
    expect([app.outbox.entries(), app.outbox.withdrawn().length]).toEqual([[], 1]);
  });

  test('is made anew by a host that does not keep what it deletes', async () => {
    const app = await undone(await desk(server, { features: (all) => all.replace(', restore', '') }), 'lost');
    await app.withdraw();
    expect(await doneAgain(app)).toEqual([1, 0]);
  });
});

describe('a new location that was undone so and is done again', () => {
  test.each(['lost', 'refused'] as const)('is there once (%s)', async (fate) => {
    const app = await undoneShelf(await desk(server), fate, `AGAIN-${fate}`);
    await app.withdraw();
    expect(await app.undo(app.again)).toMatchObject({ failed: [] });
    expect(await app.shelves()).toHaveLength(1);
    expect([app.places.entries(), app.places.withdrawn()]).toEqual([[], []]);
  });

  test('is there once on a host that does not keep what it deletes, though its deletion was lost', async () => {
    const features = (all: string) => all.replace(', restore', '');
    const app = await undoneShelf(await desk(server, { features }), 'lost', '');
    app.luck.push('answered', ...SILENT);
    await app.withdraw();
    app.luck.splice(0);
    expect(await app.undo(app.again)).toMatchObject({ failed: [] });
    await app.withdraw();
    expect(await app.shelves()).toHaveLength(1);
    expect(app.places.withdrawn()).toEqual([]);
  });
});
