import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import type { Location } from '../../../contract/entities.ts';
import { decodeHierarchy, decodeItems, decodeLocation } from '../../../contract/answers.ts';
import { createRequestOf } from '../../../src/model/changes/changes.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { browserOn, executorIn } from '../changes/changeExecutor.stage.ts';
import type { Sent } from '../host/fakeHost.ts';
import { anInput } from '../samples.ts';
import { tab } from './outbox.stage.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

/** What happens to the next writes, one each; a create may come to the server only when it is told to. */
type Luck = 'answered' | 'lost' | 'refused' | 'late';

/** A browser at the server, over a network that treats the next writes so. */
async function desk({ features }: { features?: (all: string) => string } = {}) {
  const place = decodeLocation((await server.call('GET', `/api/locations/${await server.location()}`)).body);
  const shared = browserOn(server);
  const luck: Luck[] = [];
  const late: (() => Promise<Response>)[] = [];
  const network = { isAway: false };
  const { answer } = shared.host;
  const refused = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const advertised = async (sent: Sent): Promise<Response> => {
    if (!features) return answer(sent);
    const headers = new Headers(sent.headers);
    headers.delete('stowage-withdrawal');
    const response = await answer({ ...sent, headers });
    const told = new Headers(response.headers);
    told.set(FEATURES_HEADER, features(response.headers.get(FEATURES_HEADER) ?? ''));
    return new Response(response.status === 204 ? null : await response.text(), {
      status: response.status,
      headers: told,
    });
  };
  shared.host.answer = async (sent) => {
    const fate = sent.method === 'GET' ? 'answered' : (luck.shift() ?? 'answered');
    if (network.isAway || fate === 'refused') return refused();
    if (fate === 'late') {
      late.push(async () => advertised(sent));
      return refused();
    }
    const response = await advertised(sent);
    return fate === 'lost' ? refused() : response;
  };
  const inTab = tab(shared);
  const tree: Location[] = [place];
  const app = executorIn(inTab, tree);
  // What every host has said before.
  await app.items.readFresh('nothing').catch(() => {});
  const input = anInput({ name: 'Bolt', location_id: place.id });
  return {
    ...app,
    shared,
    place,
    input,
    luck,
    late,
    network,
    add: () => app.perform({ kind: 'add item', input }),
    /** What lies there on the server now. */
    async there() {
      const { body } = await server.call('GET', `/locations/${place.id}/items`);
      return decodeItems(body).items;
    },
    /** What was given up is taken from the server, as in a round. */
    async withdraw() {
      const results: string[] = [];
      for (const { id } of app.outbox.withdrawn()) results.push((await app.outbox.withdraw(id)).result);
      for (const { id } of app.places.withdrawn()) results.push((await app.places.withdraw(id)).result);
      return results;
    },
  };
}

/** A new item whose answer `fate` has taken, undone while the server is away: what does it again. */
async function undone(fate: Luck, stage?: Awaited<ReturnType<typeof desk>>) {
  const app = stage ?? (await desk());
  app.luck.push(fate);
  const { done } = await app.add();
  app.network.isAway = true;
  const { done: again, failed } = await app.undo(done);
  expect(failed).toEqual([]);
  app.network.isAway = false;
  expect(app.outbox.entries()).toEqual([]);
  const [step] = again;
  if (!step) throw new Error('Nothing was undone.');
  return { ...app, step };
}

describe('a new item that is undone while the server is away', () => {
  test('is taken from the server once that answers, where it had arrived', async () => {
    const app = await undone('lost');
    expect(await app.there()).toHaveLength(1);
    expect(await app.withdraw()).toEqual(['gone']);
    expect([await app.there(), app.outbox.withdrawn(), app.onLeft.mock.calls]).toEqual([[], [], []]);
  });

  test('is never made where it had not arrived, however late it comes', async () => {
    const app = await undone('late');
    expect(await app.withdraw()).toEqual(['gone']);
    for (const arrive of app.late) expect((await arrive()).status).toBe(412);
    expect(await app.there()).toEqual([]);
  });

  test('is taken from there by a later page, too, and not before the server answers', async () => {
    const app = await undone('lost');
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
    ['the deletion', ['answered', 'refused', 'refused', 'refused', 'refused', 'refused']],
    ['the answer to the deletion', ['answered', 'lost', 'refused', 'refused', 'refused', 'refused']],
  ] as const)('is gone in the end where %s is lost on the way', async (_, fates) => {
    const app = await undone('lost');
    app.luck.push(...fates);
    await app.withdraw();
    app.luck.splice(0);
    await app.withdraw();
    expect([await app.there(), app.outbox.withdrawn()]).toEqual([[], []]);
  });

  test('stays where somebody has changed it there, and its person is told', async () => {
    const app = await undone('lost');
    const [{ id } = { id: '' }] = await app.there();
    await server.call('PATCH', `/api/items/${id}`, { name: 'Bolt M8' });
    expect(await app.withdraw()).toEqual(['gone']);
    expect(await app.there()).toMatchObject([{ id, name: 'Bolt M8' }]);
    const told = { message: 'It has been changed there since, so it stays.' };
    expect(app.onLeft.mock.calls).toMatchObject([[{ id }, told]]);
    expect(app.outbox.withdrawn()).toEqual([]);
  });

  test('stays where somebody has put a photo to it there', async () => {
    const app = await undone('lost');
    const [{ id } = { id: '' }] = await app.there();
    const { id: image_id } = await uploaded(server, await jpeg());
    await server.call('POST', '/api/item-images', { item_id: id, image_id });
    await app.withdraw();
    expect(await app.there()).toMatchObject([{ id }]);
    expect(app.onLeft).toHaveBeenCalledOnce();
  });

  test('waits for its person where somebody else has logged in', async () => {
    const app = await undone('lost');
    app.login.user = 'eve';
    expect(app.outbox.withdrawn()).toEqual([]);
    app.login.user = 'ada';
    expect(app.outbox.withdrawn()).toHaveLength(1);
  });

  test('leaves no note where it was never sent', async () => {
    const app = await desk();
    const [id = ''] = await app.outbox.keepAll([app.input]);
    await app.outbox.discard(id);
    expect(app.outbox.withdrawn()).toEqual([]);
  });
});

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
      const app = await undone(fate);
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
      const app = await undone(fate);
      await app.withdraw();
      expect(await doneAgain(app)).toEqual([1, 0]);
    },
  );

  test('is there under the id that it had on the server', async () => {
    const app = await undone('lost');
    const [{ id } = { id: '' }] = await app.there();
    await app.withdraw();
    await app.undo([app.step]);
    expect(await app.there()).toMatchObject([{ id }]);
  });

  test.each([
    ['the answer to giving it up', 'lost', ['lost']],
    ['the answer to giving up what had not arrived', 'refused', ['lost']],
    ['the deletion', 'lost', ['answered', 'refused', 'refused', 'refused', 'refused', 'refused']],
    ['the answer to the deletion', 'lost', ['answered', 'lost', 'refused', 'refused', 'refused', 'refused']],
  ] as const)('is there once where %s was lost on the way', async (_, fate, fates) => {
    const app = await undone(fate);
    app.luck.push(...fates);
    await app.withdraw();
    app.luck.splice(0);
    expect(await doneAgain(app)).toEqual([1, 0]);
  });

  test('waits while the server is away, and stays undone where that cannot be', async () => {
    const app = await undone('lost');
    await app.withdraw();
    app.network.isAway = true;
    const { failed } = await app.undo([app.step]);
    expect(failed).toMatchObject([{ step: app.step }]);
    app.network.isAway = false;
    expect(await doneAgain(app)).toEqual([1, 0]);
  });
});

describe('a host', () => {
  test('that does not know of giving up has it taken away after it was made', async () => {
    const app = await undone('refused', await desk({ features: (all) => all.replace(', withdrawal', '') }));
    expect(await app.withdraw()).toEqual(['gone']);
    expect([await app.there(), app.outbox.withdrawn()]).toEqual([[], []]);
  });

  test('that makes two of two creates is asked for nothing', async () => {
    const app = await undone('lost', await desk({ features: () => 'if-match' }));
    const before = app.writesSent();
    expect(await app.withdraw()).toEqual(['gone']);
    expect(app.writesSent()).toEqual(before);
    expect(app.outbox.withdrawn()).toEqual([]);
  });
});

test('a draft that is submitted again after it was given up makes one item', async () => {
  const app = await desk();
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

test('a note of what was given up takes the room of what it was, where there is no more', async () => {
  const app = await desk();
  app.luck.push('lost');
  await app.add();
  app.storage.room = app.storage.used() + 20;
  await app.outbox.discard(app.entry().id);
  expect(app.outbox.withdrawn()).toHaveLength(1);
  await app.withdraw();
  expect(await app.there()).toEqual([]);
});

describe('a new location that is undone while the server is away', () => {
  const undoneShelf = async (fate: Luck) => {
    const app = await desk();
    const input = { ...createRequestOf(app.place), name: 'Shelf', label: 'NEW', parent_id: app.place.id };
    app.luck.push(fate);
    const { done } = await app.perform({ kind: 'add locations', inputs: [input], to: app.place });
    app.network.isAway = true;
    const { done: again, failed } = await app.undo(done);
    expect([again.length, failed]).toEqual([1, []]);
    app.network.isAway = false;
    const shelves = async () => {
      const { body } = await server.call('GET', '/api/locations/hierarchy');
      return decodeHierarchy(body).find(({ id }) => id === app.place.id)?.children ?? [];
    };
    return { ...app, again, shelves };
  };

  test.each(['lost', 'late'] as const)('is not there once the server answers (%s)', async (fate) => {
    const app = await undoneShelf(fate);
    expect(await app.withdraw()).toEqual(['gone']);
    for (const arrive of app.late) await arrive();
    expect([await app.shelves(), app.places.withdrawn()]).toEqual([[], []]);
  });

  test.each(['lost', 'refused'] as const)('is there once where it is done again (%s)', async (fate) => {
    const app = await undoneShelf(fate);
    await app.withdraw();
    expect(await app.undo(app.again)).toMatchObject({ failed: [] });
    expect(await app.shelves()).toHaveLength(1);
    expect([app.places.entries(), app.places.withdrawn()]).toEqual([[], []]);
    const [{ id } = { id: '' }] = await app.shelves();
    await server.call('DELETE', `/api/locations/${id}`);
  });
});
