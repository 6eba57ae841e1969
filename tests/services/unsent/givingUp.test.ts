import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import type { Sent } from '../host/fakeHost.ts';
import { desk, SILENT, undone, undoneShelf } from './givingUp.stage.ts';
import { tab } from './outbox.stage.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

describe('a new item that is undone while the server is away', () => {
  test('is taken from the server once that answers, where it had arrived', async () => {
    const app = await undone(await desk(server), 'lost');
    expect(await app.there()).toHaveLength(1);
    expect(await app.withdraw()).toEqual(['gone']);
    expect([await app.there(), app.outbox.withdrawn(), app.onLeft.mock.calls]).toEqual([[], [], []]);
  });

  test('is never made where it had not arrived, however late it comes', async () => {
    const app = await undone(await desk(server), 'late');
    expect(await app.withdraw()).toEqual(['gone']);
    for (const arrive of app.late) expect((await arrive()).status).toBe(412);
    expect(await app.there()).toEqual([]);
  });

  test('is taken from there by a later page, too, and not before the server answers', async () => {
    const app = await undone(await desk(server), 'lost');
    app.network.isAway = true;
    expect(await app.withdraw()).toEqual(['kept']);
    app.network.isAway = false;
    const later = tab(app.shared).outbox;
    expect(later.entries()).toEqual([]);
    const [note] = later.withdrawn();
    expect(await later.withdraw(note?.id ?? '')).toMatchObject({ result: 'gone' });
    expect(await app.there()).toEqual([]);
    expect(app.outbox.withdrawn()).toEqual([]);
  });

  test.each([
    ['the answer to giving it up', ['lost']],
    ['the giving up', ['refused']],
    // The removal itself asks three times more.
    ['the deletion', ['answered', ...SILENT]],
    ['the answer to the deletion', ['answered', 'lost', ...SILENT]],
  ] as const)('is gone in the end where %s is lost on the way', async (_, fates) => {
    const app = await undone(await desk(server), 'lost');
    app.luck.push(...fates);
    await app.withdraw();
    app.luck.splice(0);
    await app.withdraw();
    expect([await app.there(), app.outbox.withdrawn()]).toEqual([[], []]);
  });

  test('stays where somebody has changed it there, and its person is told', async () => {
    const app = await undone(await desk(server), 'lost');
    const [{ id } = { id: '' }] = await app.there();
    await server.call('PATCH', `/api/items/${id}`, { name: 'Bolt M8' });
    expect(await app.withdraw()).toEqual(['gone']);
    expect(await app.there()).toMatchObject([{ id, name: 'Bolt M8' }]);
    const told = { message: 'It has been changed there since, so it stays.' };
    expect(app.onLeft.mock.calls).toMatchObject([[{ id }, told]]);
    expect(app.outbox.withdrawn()).toEqual([]);
  });

  test('stays where somebody has put a photo to it there', async () => {
    const app = await undone(await desk(server), 'lost');
    const [{ id } = { id: '' }] = await app.there();
    const { id: image_id } = await uploaded(server, await jpeg());
    await server.call('POST', '/api/item-images', { item_id: id, image_id });
    await app.withdraw();
    expect(await app.there()).toMatchObject([{ id }]);
    expect(app.onLeft).toHaveBeenCalledOnce();
  });

  test('stays where somebody changes it just before it would be deleted', async () => {
    const change = (sent: Sent) =>
      sent.method === 'DELETE' ? server.call('PATCH', sent.path, { notes: 'Theirs' }) : undefined;
    const app = await undone(await desk(server, { before: change }), 'lost');
    expect(await app.withdraw()).toEqual(['gone']);
    expect(await app.there()).toMatchObject([{ notes: 'Theirs' }]);
    const told = { message: 'It has been changed there since, so it stays.' };
    expect(app.onLeft.mock.calls).toMatchObject([[{ name: 'Bolt' }, told]]);
    // It is there: whatever knows it by its first id is led there.
    expect(app.outbox.sentAs(app.step.id)).toBe((await app.there())[0]?.id);
  });

  test('is not seen by somebody else who has logged in, and nothing is asked for them', async () => {
    const app = await undone(await desk(server), 'lost');
    const [{ id } = { id: '' }] = app.outbox.withdrawn();
    const before = app.sent.length;
    app.login.user = 'eve';
    expect(app.outbox.withdrawn()).toEqual([]);
    expect(await app.outbox.withdraw(id)).toMatchObject({ result: 'gone' });
    expect(app.sent.length).toBe(before);
    app.login.user = 'ada';
    expect(app.outbox.withdrawn()).toHaveLength(1);
  });

  test.each([
    ['the giving up', 'POST', ['POST']],
    ['the deletion', 'GET', ['POST', 'GET']],
  ])('is left alone where somebody else logs in after %s', async (_, method, asked) => {
    let isUndone = false;
    const calls: string[] = [];
    const stage = await desk(server, {
      after(sent) {
        calls.push(sent.method);
        if (isUndone && sent.method === method) stage.login.user = 'eve';
      },
    });
    const app = await undone(stage, 'lost');
    isUndone = true;
    calls.splice(0);
    await app.outbox.withdraw(app.step.id);
    expect(calls).toEqual(asked);
    app.login.user = 'ada';
    expect([(await app.there()).length, app.outbox.withdrawn().length]).toEqual([1, 1]);
  });

  test('leaves no note where it was never sent', async () => {
    const app = await desk(server);
    const [id = ''] = await app.outbox.keepAll([app.input]);
    await app.outbox.discard(id);
    expect(app.outbox.withdrawn()).toEqual([]);
  });

  test('leaves no note where it waited for its location, and was never sent', async () => {
    const app = await desk(server);
    const { location_type_id, location_area_id } = app.place;
    const room = { name: 'Room', description: '', label: '', parent_id: null };
    const [location_id = ''] = await app.places.keepAll([{ ...room, location_type_id, location_area_id }]);
    await app.outbox.create({ ...app.input, location_id });
    expect(app.entry().attempts).toHaveLength(1);
    await app.outbox.discard(app.entry().id);
    expect(app.outbox.withdrawn()).toEqual([]);
  });

  test('is noted under a key of its own, which the browser keeps through a crash', async () => {
    const app = await undone(await desk(server), 'lost');
    const keys = Array.from({ length: app.storage.length }, (_, at) => app.storage.key(at) ?? '');
    expect(keys.filter((key) => key.startsWith('withdrawn_local_item_'))).toHaveLength(1);
  });
});

describe('a host', () => {
  test('that does not know of giving up has it taken away after it was made', async () => {
    const app = await undone(
      await desk(server, { features: (all) => all.replace(', withdrawal', '') }),
      'refused',
    );
    expect(await app.withdraw()).toEqual(['gone']);
    expect([await app.there(), app.outbox.withdrawn()]).toEqual([[], []]);
  });

  test('that makes two of two creates is asked for nothing', async () => {
    const app = await undone(await desk(server, { features: () => 'if-match' }), 'lost');
    const before = app.writesSent();
    expect(await app.withdraw()).toEqual(['gone']);
    expect(app.writesSent()).toEqual(before);
    expect(app.outbox.withdrawn()).toEqual([]);
  });
});

test('a draft that is submitted again after it was given up makes one item', async () => {
  const app = await desk(server);
  const draft = { id: 'local-draft', onKept: () => () => {} };
  app.luck.push('lost');
  await app.outbox.create(app.input, undefined, undefined, draft);
  await app.outbox.discard(draft.id);
  expect(app.outbox.withdrawn()).toHaveLength(1);
  await app.outbox.create({ ...app.input, name: 'Bolt M8' }, undefined, undefined, draft);
  await app.withdraw();
  expect(await app.there()).toMatchObject([{ name: 'Bolt M8' }]);
  expect(app.outbox.entries()).toEqual([]);
});

test('a draft that is submitted again after it was taken from the server makes a new item', async () => {
  const app = await desk(server);
  const draft = { id: 'local-draft-2', onKept: () => () => {} };
  app.luck.push('lost');
  await app.outbox.create(app.input, undefined, undefined, draft);
  await app.outbox.discard(draft.id);
  await app.withdraw();
  expect(app.outbox.sentAs(draft.id)).toBeUndefined();
  await app.outbox.create(app.input, undefined, undefined, draft);
  const [{ id } = { id: '' }, ...more] = await app.there();
  expect([more, app.outbox.sentAs(draft.id), app.outbox.entries()]).toEqual([[], id, []]);
});

test('what is kept again under the same id is led to, and not what was given up of it before', async () => {
  const app = await desk(server);
  const draft = { id: 'local-draft-3', onKept: () => () => {} };
  app.luck.push('lost');
  await app.outbox.create(app.input, undefined, undefined, draft);
  await app.outbox.discard(draft.id);
  await app.outbox.keep(app.input, failure('invalid', 'Not so.'), draft);
  await app.outbox.send(draft.id);
  await app.withdraw();
  const [{ id } = { id: '' }, ...more] = await app.there();
  expect([more, app.outbox.sentAs(draft.id)]).toEqual([[], id]);
});

test('a note of what was given up takes the room of what it was, where there is no more', async () => {
  const app = await desk(server);
  app.luck.push('lost');
  await app.add();
  app.storage.room = app.storage.used() + 20;
  await app.outbox.discard(app.entry().id);
  expect(app.outbox.withdrawn()).toHaveLength(1);
  await app.withdraw();
  expect(await app.there()).toEqual([]);
});

describe('a new location that is undone while the server is away', () => {
  test.each(['lost', 'late'] as const)('is not there once the server answers (%s)', async (fate) => {
    const app = await undoneShelf(await desk(server), fate, `GONE-${fate}`);
    expect(await app.withdraw()).toEqual(['gone']);
    for (const arrive of app.late) await arrive();
    expect([await app.shelves(), app.places.withdrawn()]).toEqual([[], []]);
  });

  test('leaves its label to a new one that is added at once', async () => {
    const app = await undoneShelf(await desk(server), 'lost', 'AT-ONCE');
    expect(await app.add()).toMatchObject({ failed: [], unsent: 0 });
    expect(await app.shelves()).toMatchObject([{ label: 'AT-ONCE' }]);
    expect([app.places.entries(), app.places.withdrawn()]).toEqual([[], []]);
  });

  test('is taken from the server before the location that it is in, and that goes too', async () => {
    const app = await desk(server);
    const { location_type_id, location_area_id } = app.place;
    const of = {
      description: '',
      label: '',
      location_type_id: location_type_id ?? 1,
      location_area_id: location_area_id ?? 1,
    };
    const add = (name: string, parent_id: string) =>
      app.perform({ kind: 'add locations', inputs: [{ ...of, name, parent_id }], to: app.place });
    const outer = await add('Outer', app.place.id);
    const [{ id } = { id: '' }] = await app.shelves();
    app.luck.push('lost');
    const inner = await add('Inner', id);
    // Only the inner one does not reach the server.
    app.luck.push('refused');
    expect(await app.undo([...outer.done, ...inner.done])).toMatchObject({ failed: [] });
    expect([await app.shelves(), app.places.withdrawn()]).toEqual([[], []]);
  });
});
