import { conflictOf } from '../../../src/services/unsent/entryMerging.ts';
import { ITEMS } from '../../../src/services/unsent/subjects.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { failure } from '../../../src/failure.ts';
import type { SaveOutcome } from '../../../src/model/unsent/saving.ts';
import { inputOfItem, isSendable, type UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { json, rejection, silence } from '../host/fakeHost.ts';
import {
  answers,
  browser,
  type Fault,
  foreignPage,
  held,
  keptOffline,
  lostAnswer,
  refusedConnection,
  tab,
  unreadable,
} from './outbox.stage.ts';
import { anEdit, anEntry, anInput, hostItem, ITEM_ID } from '../samples.ts';

/** A browser with one tab, and an item that the host has. */
function started(features?: string) {
  const shared = browser(features);
  shared.host.items.set(ITEM_ID, hostItem());
  return { ...shared, ...tab(shared), shared };
}

/** Changes of the item that the host has, as a form with nothing unsent hands them on. */
function edit(changes: Partial<ItemInput>, from: Item = hostItem()) {
  const pristine = inputOfItem(from);
  return { id: from.id, input: { ...pristine, ...changes }, pristine, base: from, revision: undefined };
}

/** The same from a form that began with an unsent entry. */
function editOf(entry: UnsentEntry, changes: Partial<ItemInput>) {
  return {
    id: entry.id,
    input: { ...entry.item, ...changes },
    pristine: entry.item,
    base: entry.base,
    revision: entry.revision,
  };
}

function keptIn(outcome: SaveOutcome) {
  if (outcome.result !== 'kept') throw new Error(`It is ${outcome.result}, not kept`);
  return outcome;
}

function conflictIn(outcome: SaveOutcome) {
  if (outcome.result !== 'conflict') throw new Error(`It is ${outcome.result}, not in conflict`);
  return outcome;
}

describe('a new item', () => {
  test('CREATE-01 CREATE-02: is kept before the server is asked', async () => {
    const { outbox, host, store } = started();
    const seen: unknown[] = [];
    host.faults.push((commit) => {
      seen.push(
        ...store.all('ada').map(({ kind, id, item }) => ({ kind, isLocal: id.startsWith('local-'), item })),
      );
      return commit();
    });
    await outbox.create(anInput());
    expect(seen).toEqual([{ kind: 'create', isLocal: true, item: anInput() }]);
  });

  test('CREATE-01: is kept at once, were its page to go before anybody else has let go of the storage', async () => {
    const { outbox, host, store } = started();
    const created = outbox.create(anInput());
    expect(store.all('ada').map(({ item }) => item)).toEqual([anInput()]);
    await created;
    expect([host.items.size, store.all('ada')]).toEqual([2, []]);
  });

  test('CREATE-04: that the server took is no longer kept, and is the item that the server has', async () => {
    const { outbox, host, storage, legacy, onSent, writesSent } = started();
    const outcome = await outbox.create(anInput());
    const made = host.item('host-item-2');
    expect(outcome).toEqual({ result: 'saved', item: made });
    expect(outbox.entries()).toEqual([]);
    expect(storage.key(1)).toBeNull();
    expect(writesSent()).toEqual(['POST /api/items']);
    const [[localId] = ['']] = legacy.remove.mock.calls;
    expect(localId).toMatch(/^local-[0-9a-z]{12,}$/);
    expect(outbox.sentAs(localId)).toBe(made.id);
    expect(onSent.mock.calls).toEqual([[made, expect.objectContaining({ kind: 'create', id: localId })]]);
  });

  test.each<[string, Fault, UnsentEntry['status'], boolean]>([
    ['a refused connection', refusedConnection, 'waiting', true],
    ['502', answers(502), 'waiting', true],
    ['503', answers(503), 'waiting', true],
    ['504', answers(504), 'waiting', true],
    ['401', answers(401), 'waiting', true],
    ['429', answers(429), 'waiting', true],
    ['500', answers(500), 'waiting', false],
    ['an answer that cannot be read', unreadable, 'waiting', false],
    ["another's answer in its place", foreignPage, 'waiting', true],
    ["a proxy's 404", () => new Response('404 page not found', { status: 404 }), 'waiting', false],
    ['400', answers(400), 'refused', false],
    ['403', answers(403), 'refused', false],
    ['404', answers(404), 'refused', false],
    ['409', answers(409), 'refused', false],
    ['422 that names no field', answers(422), 'refused', false],
  ])('CREATE-08: stays here after %s, and says why', async (_, fault, status, unreachable) => {
    const { outbox, host, entry } = started();
    host.faults.push(fault);
    const outcome = keptIn(await outbox.create(anInput()));
    expect(outcome).toMatchObject({ unreachable, item: { ...anInput(), offline_update: true } });
    expect(outcome.item.id).toMatch(/^local-/);
    expect(entry()).toEqual(outcome.entry);
    expect(entry()).toMatchObject({ kind: 'create', status, item: anInput() });
    expect(entry().failure?.message).toBe(outcome.failure.message);
    expect(host.items.size).toBe(1);
  });

  test('is sent later as it was entered, under the key of the first try', async () => {
    const { outbox, host, entry, sent } = started();
    host.faults.push(refusedConnection);
    await outbox.create(anInput());
    const [{ id, key }] = [entry()];
    expect(await outbox.send(id)).toMatchObject({ result: 'sent', item: { id: 'host-item-2' } });
    const posts = sent.filter(({ method }) => method === 'POST');
    expect(posts.map(({ headers }) => headers.get('idempotency-key'))).toEqual([key, key]);
    expect(posts[1]?.body).toEqual(posts[0]?.body);
    expect(outbox.entries()).toEqual([]);
    expect(outbox.sentAs(id)).toBe('host-item-2');
  });

  test('whose fields the server refused is nowhere but in the form again', async () => {
    const { outbox, host, legacy } = started();
    const fields = { name: 'There is such an item.' };
    host.faults.push(answers(422, { message: 'Not valid', fields }));
    expect(await rejection(outbox.create(anInput()))).toMatchObject({ kind: 'invalid', status: 422, fields });
    expect(outbox.entries()).toEqual([]);
    expect(legacy.remove).toHaveBeenCalledTimes(1);
  });

  test('whose fields the server refused is set aside where its form is gone', async () => {
    const { outbox, host, entry } = started();
    const leaving = new AbortController();
    const refusal = answers(422, { message: 'Not valid', fields: { name: 'Taken' } });
    host.faults.push((commit, sent) => {
      leaving.abort();
      return refusal(commit, sent);
    });
    expect(await outbox.create(anInput(), leaving.signal)).toMatchObject({
      result: 'kept',
      unreachable: false,
    });
    expect(entry()).toMatchObject({ status: 'refused', item: anInput(), failure: { kind: 'invalid' } });
  });

  test('whose form is left while it goes back there is set aside: its draft had ended', async () => {
    const { outbox, host, shared, entry } = started();
    host.faults.push(answers(422, { message: 'No', fields: { name: 'Too odd.' } }));
    const leaving = new AbortController();
    let isDraft = true;
    const draft = {
      id: 'local-0123456789abcdef',
      onKept: () => {
        isDraft = false;
        return () => void (isDraft = true);
      },
    };
    // The answer is here, and the form waits for the others who write.
    const { request } = shared.locks;
    shared.locks.request = ((...given: Parameters<typeof request>) => {
      if (given[0] === 'stowage-unsent' && outbox.entries()[0]?.status === 'refused') leaving.abort();
      return request.apply(shared.locks, given);
    }) as typeof request;
    await outbox.create(anInput(), leaving.signal, undefined, draft).catch(() => {});
    expect(isDraft || entry().status === 'refused').toBe(true);
    expect(outbox.entries().length + Number(isDraft)).toBe(1);
  });

  test('that another tab has edited meanwhile stays set aside as it is when the server refuses it', async () => {
    const { outbox, host, shared, entry } = started();
    const { fault, reached, free } = held();
    host.faults.push(fault, answers(422, { message: 'No', fields: { name: 'Too odd.' } }));
    const made = outbox.create(anInput());
    await reached;
    await tab(shared).outbox.update(editOf(entry(), { name: 'Other tab' }));
    free(answers(422, { message: 'No', fields: { name: 'Too odd.' } }));
    const { entry: kept } = keptIn(await made);
    expect(entry()).toMatchObject({ status: 'refused', item: { name: 'Other tab' } });
    // The form that began it saves beside that, and not over it.
    const outcome = await outbox.update(editOf(kept, { name: 'This tab' }));
    expect(conflictIn(outcome).conflict).toMatchObject({
      mine: { name: 'This tab' },
      theirs: { name: 'Other tab' },
    });
  });

  test('whose fields the server refused is a draft again before it is unsent work no more', async () => {
    const { outbox, host } = started();
    host.faults.push(answers(422, { message: 'No', fields: { name: 'Too odd.' } }));
    const log: string[] = [];
    const draft = {
      id: 'local-0123456789abcdef',
      onKept: () => () => void log.push(`draft beside ${outbox.entries().length}`),
    };
    expect(await rejection(outbox.create(anInput(), undefined, undefined, draft))).toMatchObject({
      kind: 'invalid',
    });
    expect(log).toEqual(['draft beside 1']);
    expect(outbox.entries()).toEqual([]);
  });

  test('that the server refused can be kept: set aside with the reason, sent when a person says so', async () => {
    const { outbox, entry, writesSent } = started();
    const reason = failure('invalid', 'Name is taken.', { title: 'Not valid', fields: { name: 'Taken' } });
    const kept = await outbox.keep(anInput(), reason);
    expect(kept.id).toMatch(/^local-/);
    expect(entry()).toEqual(kept);
    expect(isSendable(kept)).toBe(false);
    expect(kept.failure).toEqual({ kind: 'invalid', title: 'Not valid', message: 'Name is taken.' });
    expect(writesSent()).toEqual([]);
    expect((await outbox.send(kept.id)).result).toBe('sent');
  });

  test('whose answer was lost after the server had made it, is made once', async () => {
    const { outbox, host, entry, writesSent } = started();
    host.faults.push(lostAnswer);
    await outbox.create(anInput());
    expect(host.items.size).toBe(2);
    expect(await outbox.send(entry().id)).toMatchObject({ result: 'sent', item: { id: 'host-item-2' } });
    expect(host.items.size).toBe(2);
    expect(writesSent()).toHaveLength(2);
    expect(outbox.entries()).toEqual([]);
  });

  test('edited after its answer was lost, is made once and then changed', async () => {
    const { outbox, host, entry } = started();
    host.faults.push(lostAnswer);
    await outbox.create(anInput());
    await outbox.update(editOf(entry(), { name: 'Nuts', quantity: 0 }));
    await outbox.send(entry().id);
    expect(host.items.size).toBe(2);
    expect(host.item('host-item-2')).toMatchObject({ name: 'Nuts', quantity: 1, version: 2 });
    expect(outbox.entries()).toEqual([]);
  });

  test('edited after a refusal, waits again, and is sent as it is now', async () => {
    const { outbox, host, entry, writesSent } = started();
    host.faults.push(answers(409));
    await outbox.create(anInput());
    expect(entry().status).toBe('refused');
    await outbox.update(editOf(entry(), { name: 'Nuts' }));
    expect(entry()).toMatchObject({ status: 'waiting', failure: undefined });
    await outbox.send(entry().id);
    expect(host.item('host-item-2')).toMatchObject({ name: 'Nuts', version: 1 });
    expect(writesSent()).toEqual(['POST /api/items', 'POST /api/items']);
  });

  test('edited after a lost answer that turns out to be a refusal, is sent as it is now', async () => {
    const { outbox, host, entry } = started();
    host.faults.push(refusedConnection, answers(409));
    await outbox.create(anInput());
    await outbox.update(editOf(entry(), { name: 'Nuts' }));
    expect((await outbox.send(entry().id)).result).toBe('sent');
    expect(host.item('host-item-2')).toMatchObject({ name: 'Nuts', version: 1 });
  });

  test('edited while it is on its way, ends as it was edited last, once', async () => {
    const { outbox, host, entry } = started();
    const { fault, reached, free } = held();
    host.faults.push(fault);
    const creating = outbox.create(anInput());
    await reached;
    expect(await outbox.update(editOf(entry(), { name: 'Nuts' }))).toMatchObject({ result: 'saved' });
    free();
    await creating;
    expect(host.items.size).toBe(2);
    expect(host.item('host-item-2').name).toBe('Nuts');
    expect(outbox.entries()).toEqual([]);
  });
});

describe('a new item on a host that knows no idempotency', () => {
  test('gets no key', async () => {
    const { outbox, sent } = started('paging');
    await outbox.create(anInput());
    expect(sent.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
  });

  test.each<[string, Fault]>([
    ['500', answers(500)],
    ['an answer that cannot be read', unreadable],
    ["another's answer in its place", foreignPage],
  ])('is not sent again by itself after %s: the server may have it', async (_, fault) => {
    const { outbox, host, entry } = started('paging');
    host.faults.push(fault);
    await outbox.create(anInput());
    expect(entry().status).toBe('refused');
    expect(entry().failure?.message).toMatch(
      /The server may have it already: look before you send it again\.$/,
    );
  });

  test('waits after a refused connection', async () => {
    const { outbox, host, entry } = started('paging');
    host.faults.push(refusedConnection);
    await outbox.create(anInput());
    expect(entry().status).toBe('waiting');
  });
});

describe('a host that has not answered yet', () => {
  afterEach(() => void vi.useRealTimers());

  test('is asked what it knows before it gets anything', async () => {
    const { outbox, sent } = started();
    await outbox.create(anInput());
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/item-categories',
      'POST /api/items',
    ]);
    expect(sent[1]?.headers.has('idempotency-key')).toBe(true);
  });

  const portal = () => new Response('<html>Sign in to the Wi-Fi</html>');

  test.each([
    ["a captive portal's page", portal],
    ['an empty answer', () => new Response('')],
    ['JSON that answers something else', () => json({ login: 'needed' })],
  ])('is asked again after %s: neither versions nor keys are left out', async (_, answer) => {
    const { outbox, host, items, writesSent, sent } = started();
    host.outage.answer = answer;
    await items.readFresh(ITEM_ID).catch(() => {});
    await outbox.update(edit({ notes: 'mine' }));
    await outbox.create(anInput());
    expect(writesSent()).toEqual([]);
    host.outage.answer = undefined;
    host.change(ITEM_ID, { quantity: 77 });
    for (const { id } of outbox.entries()) await outbox.send(id);
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'mine', quantity: 77 });
    expect(sent.find(({ method }) => method === 'POST')?.headers.has('idempotency-key')).toBe(true);
  });

  test('gets nothing while it does not say so', async () => {
    const { outbox, host, writesSent, entry } = started();
    host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await outbox.create(anInput())).toMatchObject({ result: 'kept', unreachable: true });
    expect(writesSent()).toEqual([]);
    expect(entry().status).toBe('waiting');
  });

  test('that is silent is waited for: nothing was sent that could be made twice', async () => {
    vi.useFakeTimers();
    const { outbox, host, entry, writesSent } = started();
    host.outage.answer = silence;
    const creating = outbox.create(anInput());
    await vi.advanceTimersByTimeAsync(5000);
    expect(await creating).toMatchObject({ result: 'kept', unreachable: true, failure: { kind: 'timeout' } });
    expect(entry().status).toBe('waiting');
    expect(writesSent()).toEqual([]);
    host.outage.answer = undefined;
    expect(await outbox.send(entry().id)).toMatchObject({ result: 'sent' });
  });
});

describe('a new item without room to keep it', () => {
  test('is sent all the same', async () => {
    const { outbox, host, storage, onSent } = started();
    storage.faults.add('setItem');
    expect(await outbox.create(anInput())).toEqual({ result: 'saved', item: host.item('host-item-2') });
    expect(outbox.entries()).toEqual([]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test.each(['is full', 'is forbidden'])(
    'and without a server is one failure, where the storage %s',
    async (how) => {
      const { outbox, host, storage } = started();
      if (how === 'is full') storage.room = 0;
      else storage.isForbidden = true;
      host.faults.push(answers(503, { message: 'Closed for today.' }));
      expect(await rejection(outbox.create(anInput()))).toMatchObject({
        kind: 'storage',
        title: 'Not kept in this browser',
        message:
          how === 'is full'
            ? "Failed to create item: Closed for today. This browser's storage is full."
            : 'Failed to create item: Closed for today. This browser does not let Stowage store anything.',
      });
      expect(outbox.entries()).toEqual([]);
    },
  );

  test('tells the fields that the server refused', async () => {
    const { outbox, host, storage } = started();
    storage.room = 0;
    host.faults.push(answers(422, { message: 'Not valid', fields: { name: 'Taken' } }));
    expect(await rejection(outbox.create(anInput()))).toMatchObject({
      kind: 'storage',
      fields: { name: 'Taken' },
    });
  });

  test.each(['still none', 'room again'])(
    'is made once when its answer was lost and it is saved again, with %s',
    async (room) => {
      const { outbox, host, storage } = started();
      storage.room = 0;
      host.faults.push(lostAnswer);
      await rejection(outbox.create(anInput()));
      if (room === 'room again') storage.room = Number.POSITIVE_INFINITY;
      expect(await outbox.create(anInput())).toMatchObject({ result: 'saved', item: { id: 'host-item-2' } });
      expect(host.items.size).toBe(2);
      await outbox.create(anInput());
      expect(host.items.size).toBe(3);
    },
  );
});

test('many items of which one was sent before, without room and without an answer, are made once each', async () => {
  const { outbox, host, storage } = started();
  storage.room = 0;
  host.faults.push(lostAnswer);
  await rejection(outbox.create(anInput()));
  await rejection(outbox.keepAll([anInput(), anInput()]));
  storage.room = Number.POSITIVE_INFINITY;
  const ids = await outbox.keepAll([anInput(), anInput()]);
  for (const id of ids) {
    expect(await outbox.sendKept(id, anInput())).toMatchObject({ result: 'saved' });
  }
  expect(host.items.size).toBe(3);
});

describe('changes of an item', () => {
  test('EDIT-09: that the server took are no longer kept', async () => {
    const { outbox, host, storage, onSent, sent } = started();
    const outcome = await outbox.update(edit({ notes: 'mine' }));
    expect(outcome).toEqual({ result: 'saved', item: host.item(ITEM_ID) });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'mine', version: 2 });
    expect(storage.length).toBe(0);
    expect(onSent.mock.calls).toEqual([
      [host.item(ITEM_ID), expect.objectContaining({ kind: 'edit', id: ITEM_ID })],
    ]);
    const patch = sent.find(({ method }) => method === 'PATCH');
    expect(patch?.headers.get('if-match')).toBe('"1"');
    expect(patch?.body).toMatchObject({
      notes: 'mine',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-02T00:00:00Z',
    });
  });

  test('are kept before the server is asked', async () => {
    const { outbox, host, storage } = started();
    const seen: (string | null)[] = [];
    host.faults.push((commit) => {
      seen.push(storage.getItem(`offline_item_${ITEM_ID}`));
      return commit();
    });
    await outbox.update(edit({ notes: 'mine' }));
    expect(JSON.parse(seen[0] ?? '')).toMatchObject({ id: ITEM_ID, notes: 'mine' });
  });

  test('EDIT-18 FALLB-12: stay here as the whole item, returned flagged, when nobody answers', async () => {
    const { outbox, host, storage, entry, writesSent } = started();
    host.faults.push(refusedConnection, refusedConnection);
    const outcome = keptIn(await outbox.update(edit({ notes: 'mine' })));
    expect(outcome).toMatchObject({
      unreachable: true,
      item: { ...hostItem(), notes: 'mine', offline_update: true },
    });
    expect(outcome.failure.message).toMatch(/^All API endpoints failed\. Network error/);
    expect(JSON.parse(storage.getItem(`offline_item_${ITEM_ID}`) ?? '')).toMatchObject({
      ...anInput({ notes: 'mine' }),
      id: ITEM_ID,
    });
    expect(entry().status).toBe('waiting');
    // The call and its one repeat.
    expect(writesSent()).toHaveLength(2);
  });

  test('are saved when the repeated call is answered', async () => {
    const { outbox, host } = started();
    host.faults.push(refusedConnection);
    expect(await outbox.update(edit({ notes: 'mine' }))).toMatchObject({ result: 'saved' });
    expect(host.item(ITEM_ID).notes).toBe('mine');
  });

  test.each<[string, Fault, UnsentEntry['status'], boolean]>([
    ['502', answers(502), 'waiting', true],
    ['503', answers(503), 'waiting', true],
    ['504', answers(504), 'waiting', true],
    ['401', answers(401), 'waiting', true],
    ['500', answers(500), 'waiting', false],
    ['400', answers(400), 'refused', false],
    ['403', answers(403), 'refused', false],
    ['404', answers(404), 'refused', false],
    ['409', answers(409), 'refused', false],
    ['422', answers(422, { message: 'No', fields: { name: 'Taken' } }), 'refused', false],
  ])('EDIT-18 FALLB-12: stay here after %s, asked once', async (_, fault, status, unreachable) => {
    const { outbox, host, entry, writesSent } = started();
    host.faults.push(fault);
    const outcome = keptIn(await outbox.update(edit({ notes: 'mine' })));
    expect(outcome).toMatchObject({ unreachable, item: { notes: 'mine', offline_update: true } });
    expect(entry()).toMatchObject({
      kind: 'edit',
      status,
      item: anInput({ notes: 'mine' }),
      base: hostItem(),
    });
    expect(entry().failure?.message).toBe(outcome.failure.message);
    expect(writesSent()).toEqual([`PATCH /api/items/${ITEM_ID}`]);
  });

  test('EDIT-14: answered with the offline-update marker stay here as if nobody had answered', async () => {
    const { outbox, host, entry, onSent } = started();
    host.faults.push(keptOffline);
    expect(await outbox.update(edit({ notes: 'mine' }))).toMatchObject({ result: 'kept', unreachable: true });
    expect(entry()).toMatchObject({ status: 'waiting', item: { notes: 'mine' } });
    expect(onSent).not.toHaveBeenCalled();
    expect(await outbox.send(ITEM_ID)).toMatchObject({ result: 'sent', item: { notes: 'mine' } });
  });

  test('are never given up for the faults of a server, however often it has failed on them', async () => {
    const { outbox, host, entry } = started();
    host.faults.push(...Array.from({ length: 12 }, () => answers(500)));
    await outbox.update(edit({ notes: 'mine' }));
    for (let more = 1; more < 12; more++) {
      expect(entry()).toMatchObject({ status: 'waiting', faults: more });
      await outbox.send(ITEM_ID);
    }
    expect(await outbox.send(ITEM_ID)).toMatchObject({ result: 'sent', item: { notes: 'mine' } });
    expect(outbox.entries()).toEqual([]);
  });

  test.each([502, 503, 504, 507, 429])('are kept for as long as the server answers %i', async (status) => {
    const { outbox, host, entry } = started();
    host.faults.push(...Array.from({ length: 12 }, () => answers(status)));
    await outbox.update(edit({ notes: 'mine' }));
    for (let more = 1; more < 12; more++) {
      expect(await outbox.send(ITEM_ID)).toMatchObject({ result: 'kept', unreachable: true });
      expect(entry()).toMatchObject({ status: 'waiting' });
    }
    expect(await outbox.send(ITEM_ID)).toMatchObject({ result: 'sent' });
  });

  test('that the server refused are sent again when they are saved again', async () => {
    const { outbox, host, entry } = started();
    host.faults.push(answers(409));
    await outbox.update(edit({ name: 'Taken' }));
    expect(await outbox.update(editOf(entry(), { name: 'Free' }))).toMatchObject({ result: 'saved' });
    expect(host.item(ITEM_ID).name).toBe('Free');
    expect(outbox.entries()).toEqual([]);
  });

  test('made while earlier ones are on their way are sent after them', async () => {
    const { outbox, host, entry, sent } = started();
    const { fault, reached, free } = held();
    host.faults.push(fault);
    const first = outbox.update(edit({ notes: 'first' }));
    await reached;
    const second = outbox.update(editOf(entry(), { notes: 'second' }));
    free();
    expect(await first).toMatchObject({ result: 'saved', item: { notes: 'first' } });
    expect(await second).toMatchObject({ result: 'saved', item: { notes: 'second' } });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'second', version: 3 });
    expect(
      sent.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('if-match')),
    ).toEqual(['"1"', '"2"']);
    expect(outbox.entries()).toEqual([]);
  });

  test('of a host that knows no versions are sent plainly', async () => {
    const { outbox, host, sent } = started('idempotency');
    host.change(ITEM_ID, { notes: 'theirs' });
    expect(await outbox.update(edit({ notes: 'mine' }))).toMatchObject({ result: 'saved' });
    expect(sent.some(({ headers }) => headers.has('if-match'))).toBe(false);
    expect(host.item(ITEM_ID).notes).toBe('mine');
  });
});

describe('changes without room to keep them', () => {
  test('are sent all the same', async () => {
    const { outbox, host, storage, onSent } = started();
    storage.faults.add('setItem');
    expect(await outbox.update(edit({ notes: 'mine' }))).toEqual({
      result: 'saved',
      item: host.item(ITEM_ID),
    });
    expect(host.item(ITEM_ID).notes).toBe('mine');
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('EDIT-20: and without a server are one failure that tells of both', async () => {
    const { outbox, host, storage } = started();
    storage.faults.add('setItem');
    host.faults.push(answers(503, { message: 'Closed for today.' }));
    expect(await rejection(outbox.update(edit({ notes: 'mine' })))).toMatchObject({
      kind: 'storage',
      title: 'Not kept in this browser',
      message: "Closed for today. This browser's storage is full.",
    });
    expect(outbox.entries()).toEqual([]);
  });

  test('EDIT-20: and an answer with the offline-update marker fail too', async () => {
    const { outbox, host, storage, onSent } = started();
    storage.faults.add('setItem');
    host.faults.push(keptOffline);
    expect(await rejection(outbox.update(edit({ notes: 'mine' })))).toMatchObject({ kind: 'storage' });
    expect(onSent).not.toHaveBeenCalled();
  });

  test('overwrite nothing that somebody else has changed', async () => {
    const { outbox, host, storage } = started();
    storage.faults.add('setItem');
    host.change(ITEM_ID, { notes: 'theirs' });
    expect(await rejection(outbox.update(edit({ notes: 'mine' })))).toMatchObject({ kind: 'storage' });
    const { version: _, ...unversioned } = hostItem();
    expect(await rejection(outbox.update(edit({ notes: 'mine' }, unversioned)))).toMatchObject({
      kind: 'storage',
    });
    expect(host.item(ITEM_ID).notes).toBe('theirs');
  });

  /** Of two forms the first one's name and notes go out without being kept, and without an answer; then there is room again. */
  async function sentUnkept() {
    const all = started();
    const { outbox, host, storage } = all;
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    host.faults.push(lostAnswer, lostAnswer);
    await rejection(outbox.update({ ...edit({ name: 'First', notes: 'first' }), form: 'one' }));
    expect(host.item(ITEM_ID)).toMatchObject({ name: 'First', notes: 'first' });
    storage.setItem = setItem;
    return all;
  }

  test('that were sent without an answer are an older try of the next save of their form, however late they arrive', async () => {
    const { outbox, host } = await sentUnkept();
    // The form took the name back: that was never anybody else's.
    expect(await outbox.update({ ...edit({ notes: 'first' }), form: 'one' })).toMatchObject({
      result: 'saved',
    });
    expect(host.item(ITEM_ID)).toMatchObject({ name: hostItem().name, notes: 'first' });
  });

  test('that were sent without an answer are not taken back by another form that leaves these fields alone', async () => {
    const { outbox, host } = await sentUnkept();
    const other = { ...edit({ notes: 'second', description: 'second' }), form: 'two' };
    expect(await outbox.update(other)).toMatchObject({ result: 'saved' });
    expect(host.item(ITEM_ID)).toMatchObject({ name: 'First', notes: 'second', description: 'second' });
    expect(outbox.entries()).toEqual([]);
  });

  test('that were sent without an answer stay an older try of their form, whatever another one keeps in between', async () => {
    const { outbox, host } = await sentUnkept();
    await outbox.update({ ...edit({ description: 'second' }), form: 'two' });
    await outbox.update({ ...edit({ notes: 'first' }), form: 'one' });
    expect(host.item(ITEM_ID)).toMatchObject({
      name: hostItem().name,
      notes: 'first',
      description: 'second',
    });
  });

  test('leave nothing older behind that would undo them', async () => {
    const { outbox, host, storage, entry } = started();
    host.faults.push(answers(503));
    await outbox.update(edit({ notes: 'older' }));
    storage.faults.add('setItem');
    expect(await outbox.update(editOf(entry(), { notes: 'newer' }))).toMatchObject({ result: 'saved' });
    expect(outbox.entries()).toEqual([]);
    expect(host.item(ITEM_ID).notes).toBe('newer');
  });

  test('leave the older ones where they are when the server is away too', async () => {
    const { outbox, host, storage, entry } = started();
    host.faults.push(answers(503), answers(503));
    await outbox.update(edit({ notes: 'older' }));
    storage.faults.add('setItem');
    await rejection(outbox.update(editOf(entry(), { notes: 'newer' })));
    expect(entry().item.notes).toBe('older');
  });

  test('of a local item fail: nobody else could take them', async () => {
    const { outbox, host, storage, entry } = started();
    host.faults.push(refusedConnection);
    await outbox.create(anInput());
    storage.faults.add('setItem');
    expect(await rejection(outbox.update(editOf(entry(), { notes: 'newer' })))).toMatchObject({
      kind: 'storage',
    });
    expect(entry().item.notes).toBe('');
  });
});

describe('changes of an item that somebody else has changed since', () => {
  test('in other fields are merged without a word', async () => {
    const { outbox, host, entry, sent } = started();
    host.change(ITEM_ID, { description: 'theirs', quantity: 9 });
    expect(await outbox.update(edit({ notes: 'mine' }))).toMatchObject({
      result: 'saved',
      item: { notes: 'mine', description: 'theirs', quantity: 9, version: 3 },
    });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'mine', description: 'theirs', quantity: 9 });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET', 'PATCH']);
    expect(entry).toThrow('0 entries');
  });

  test('in the same field stand beside theirs, and overwrite nothing', async () => {
    const { outbox, host, entry, onSent } = started();
    const theirs = host.change(ITEM_ID, { notes: 'theirs', description: 'also theirs' });
    const outcome = conflictIn(await outbox.update(edit({ notes: 'mine' })));
    expect(outcome.base).toEqual(theirs);
    expect(outcome.conflict).toEqual({
      mine: anInput({ notes: 'mine', description: 'also theirs' }),
      theirs,
      fields: ['notes'],
    });
    expect(entry()).toEqual(outcome.entry);
    expect(entry()).toMatchObject({
      status: 'conflict',
      item: { notes: 'mine' },
      theirs,
      failure: {
        kind: 'stale',
        title: 'Changed on both sides',
        message: 'The same field was changed elsewhere, too.',
      },
    });
    expect(isSendable(entry())).toBe(false);
    expect(host.item(ITEM_ID)).toEqual(theirs);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('are sent as the person has decided', async () => {
    const { outbox, host } = started();
    host.change(ITEM_ID, { notes: 'theirs' });
    const { entry, base, conflict } = conflictIn(await outbox.update(edit({ notes: 'mine' })));
    const decided = { ...conflict.mine, notes: 'theirs and mine' };
    expect(await outbox.update({ ...editOf(entry, {}), input: decided, base })).toMatchObject({
      result: 'saved',
    });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'theirs and mine', version: 3 });
    expect(outbox.entries()).toEqual([]);
  });

  test('are in conflict again when it was changed once more before the decision', async () => {
    const { outbox, host } = started();
    host.change(ITEM_ID, { notes: 'theirs' });
    const { entry, base, conflict } = conflictIn(await outbox.update(edit({ notes: 'mine' })));
    host.change(ITEM_ID, { notes: 'theirs, again' });
    const again = await outbox.update({ ...editOf(entry, {}), input: conflict.mine, base });
    expect(conflictIn(again).conflict.theirs.notes).toBe('theirs, again');
    expect(host.item(ITEM_ID).notes).toBe('theirs, again');
  });

  test('stay here when what they changed cannot be read', async () => {
    const { outbox, host, entry } = started();
    host.faults.push((commit) => {
      host.change(ITEM_ID, { notes: 'theirs' });
      host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
      return commit();
    });
    expect(await outbox.update(edit({ notes: 'mine' }))).toMatchObject({ result: 'kept', unreachable: true });
    expect(entry()).toMatchObject({ status: 'waiting', item: { notes: 'mine' } });
  });

  test('are merged as often as it changes, up to a limit, and lose nothing', async () => {
    const { outbox, host, entry } = started();
    const meddle: Fault = (commit) => {
      host.change(ITEM_ID, { quantity: host.item(ITEM_ID).version ?? 0 });
      return commit();
    };
    host.faults.push(...Array.from({ length: 6 }, () => meddle));
    expect(await outbox.update(edit({ notes: 'mine' }))).toMatchObject({
      result: 'kept',
      failure: { kind: 'too-many' },
    });
    expect(entry()).toMatchObject({ status: 'waiting', item: { notes: 'mine', quantity: 6 } });
    expect(await outbox.send(ITEM_ID)).toMatchObject({
      result: 'sent',
      item: { notes: 'mine', quantity: 6 },
    });
  });

  test('whose answer was lost after the server had taken them are no conflict, and not sent twice', async () => {
    const { outbox, host, writesSent } = started();
    host.faults.push(lostAnswer, refusedConnection);
    await outbox.update(edit({ notes: 'mine' }));
    expect(host.item(ITEM_ID).version).toBe(2);
    expect(await outbox.send(ITEM_ID)).toMatchObject({ result: 'sent', item: { notes: 'mine' } });
    expect(host.item(ITEM_ID).version).toBe(2);
    expect(writesSent()).toHaveLength(3);
    expect(outbox.entries()).toEqual([]);
  });

  test('and edited after a lost answer, are no conflict with themselves', async () => {
    const { outbox, host, entry } = started();
    host.faults.push(lostAnswer, refusedConnection);
    await outbox.update(edit({ notes: 'first' }));
    expect(await outbox.update(editOf(entry(), { notes: 'second' }))).toMatchObject({ result: 'saved' });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'second', version: 3 });
  });

  test('without a known version are compared before they are sent', async () => {
    const { outbox, host, sent, entry } = started();
    const { version: _, ...unversioned } = hostItem();
    host.change(ITEM_ID, { notes: 'theirs' });
    const outcome = await outbox.update(edit({ notes: 'mine' }, unversioned));
    expect(conflictIn(outcome).conflict.fields).toEqual(['notes']);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect(entry().status).toBe('conflict');
  });

  test('without anything known differ in every field, and ask', async () => {
    const { outbox, host, store, entry } = started();
    store.write(anEdit({ base: undefined }));
    expect(await outbox.send(ITEM_ID)).toMatchObject({ result: 'conflict' });
    expect(entry()).toMatchObject({ status: 'conflict', theirs: host.item(ITEM_ID) });
    expect(host.item(ITEM_ID).notes).toBe('');
  });
});

describe('changes beside what another tab has kept since', () => {
  const other = () => {
    const made = started();
    made.store.write(anEdit({ revision: 'of-another-tab', item: anInput({ notes: 'other tab' }) }));
    return made;
  };

  test('are merged with it where the fields differ', async () => {
    const { outbox, host } = other();
    expect(await outbox.update(edit({ description: 'mine' }))).toMatchObject({ result: 'saved' });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'other tab', description: 'mine' });
  });

  test('in the same field ask, and overwrite neither', async () => {
    const { outbox, entry, writesSent } = other();
    const { conflict, entry: existing } = conflictIn(await outbox.update(edit({ notes: 'mine' })));
    expect(conflict.fields).toEqual(['notes']);
    expect([conflict.mine.notes, conflict.theirs.notes]).toEqual(['mine', 'other tab']);
    expect(existing.revision).toBe('of-another-tab');
    expect(entry().item.notes).toBe('other tab');
    expect(writesSent()).toEqual([]);
  });

  test('are sent as the person has decided', async () => {
    const { outbox, host } = other();
    const { entry, base, conflict } = conflictIn(await outbox.update(edit({ notes: 'mine' })));
    await outbox.update({ ...editOf(entry, {}), input: { ...conflict.mine, notes: 'both' }, base });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'both', version: 2 });
    expect(outbox.entries()).toEqual([]);
  });

  test('that another tab has sent meanwhile are changes of what the server has now', async () => {
    const { outbox, host, store, entry } = other();
    store.write(anEdit({ revision: 'mine', item: anInput({ notes: 'kept' }) }));
    const before = entry();
    await outbox.send(ITEM_ID);
    expect(await outbox.update(editOf(before, { notes: 'mine' }))).toMatchObject({ result: 'saved' });
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'mine', version: 3 });
  });
});

test('what another tab has taken back, and sent, does not come again with the next save of the first form', async () => {
  const { outbox, host, shared } = started();
  host.faults.push(refusedConnection, refusedConnection);
  const { entry: kept } = keptIn(await outbox.update(edit({ name: 'Mine', notes: 'mine' })));
  const other = tab(shared).outbox;
  await other.update(editOf(kept, { name: hostItem().name, notes: 'other tab' }));
  expect(host.item(ITEM_ID)).toMatchObject({ name: hostItem().name, notes: 'other tab', version: 2 });
  // The first form still shows what it has kept, and goes on with something else.
  expect(await outbox.update(editOf(kept, { description: 'more' }))).toMatchObject({ result: 'saved' });
  expect(host.item(ITEM_ID)).toMatchObject({
    name: hostItem().name,
    notes: 'other tab',
    description: 'more',
  });
});

test('what was sent and is put back by a form that began with it is put back, also beside what another form has kept since', async () => {
  const { outbox, host, store, entry } = started();
  store.write(anEdit({ revision: 'mine', item: anInput({ name: 'Mine', supplier: 'Acme' }) }));
  const before = entry();
  await outbox.send(ITEM_ID);
  expect(host.item(ITEM_ID)).toMatchObject({ name: 'Mine', supplier: 'Acme', version: 2 });
  // A form that was opened before that has not seen it.
  host.faults.push(refusedConnection, refusedConnection);
  keptIn(await outbox.update(edit({ notes: 'other tab' })));
  const { name } = hostItem();
  expect(await outbox.update(editOf(before, { name }))).toMatchObject({ result: 'saved' });
  // What it has only shown is not written over.
  expect(host.item(ITEM_ID)).toMatchObject({ name, supplier: 'Acme', notes: 'other tab' });
});

describe('changes of an item that only this browser has', () => {
  async function localItem() {
    const made = started();
    made.host.faults.push(refusedConnection);
    await made.outbox.create(anInput());
    return { ...made, local: made.entry() };
  }

  test('EDIT-21: are saved at once, without asking the server, and sent with it', async () => {
    const { outbox, local, entry, writesSent, host, legacy } = await localItem();
    expect(await outbox.update(editOf(local, { notes: 'mine' }))).toMatchObject({
      result: 'saved',
      item: { id: local.id, notes: 'mine' },
    });
    expect(writesSent()).toHaveLength(1);
    expect(entry()).toMatchObject({ kind: 'create', id: local.id, key: local.key, item: { notes: 'mine' } });
    expect(legacy.put).toHaveBeenLastCalledWith(local.id, anInput({ notes: 'mine' }), local.madeAt);
    await outbox.send(local.id);
    expect(host.item('host-item-2').notes).toBe('mine');
    expect(host.items.size).toBe(2);
  });

  test('and of the item that the server made of it, unknown to its maker, ask where they differ', async () => {
    const { outbox, host } = started();
    host.faults.push(lostAnswer);
    const { entry: made } = keptIn(await outbox.create(anInput()));
    const [item] = [...host.items.values()].filter(({ id }) => id !== ITEM_ID);
    if (!item) throw new Error('The host has made nothing.');
    // What was kept of it may have arrived: it is tried, and its answer is lost too.
    host.faults.push(refusedConnection, refusedConnection);
    expect(await outbox.update(edit({ name: 'Theirs' }, item))).toMatchObject({ result: 'kept' });
    await outbox.update(editOf(made, { name: 'Mine' }));
    expect(await outbox.send(made.id, false)).toMatchObject({ result: 'conflict' });
    // Its turn in the same round.
    expect(await outbox.send(item.id, false)).toMatchObject({ result: 'gone' });
    // Asked for where it was shown as waiting still: nobody has seen the other name yet.
    expect(await outbox.send(item.id)).toMatchObject({ result: 'conflict' });
    const [entry] = outbox.entries();
    expect(outbox.entries()).toHaveLength(1);
    expect(entry).toMatchObject({ id: item.id, status: 'conflict', theirs: { name: 'Theirs' } });
    expect(entry && conflictOf(ITEMS, entry).conflict).toMatchObject({
      mine: { name: 'Mine' },
      theirs: { name: 'Theirs' },
      fields: ['name'],
    });
    expect(host.item(item.id).version).toBe(1);
  });

  test('that was sent meanwhile go to the item that the server has', async () => {
    const { outbox, local, host } = await localItem();
    await outbox.send(local.id);
    host.change('host-item-2', { description: 'theirs' });
    expect(await outbox.update(editOf(local, { notes: 'mine' }))).toMatchObject({
      result: 'saved',
      item: { id: 'host-item-2' },
    });
    expect(host.item('host-item-2')).toMatchObject({ notes: 'mine', description: 'theirs' });
    expect(host.items.size).toBe(2);
  });

  describe('that was sent meanwhile, and of which something else is unsent since', () => {
    /** The form holds the local item; a change of what the server has made of it is kept elsewhere. */
    async function changedElsewhere(changes: Partial<ItemInput>) {
      const made = await localItem();
      await made.outbox.send(made.local.id);
      const item = made.host.item('host-item-2');
      made.host.faults.push(refusedConnection, refusedConnection);
      await tab(made.shared).outbox.update(edit(changes, item));
      return { ...made, id: item.id };
    }

    test('are merged with that where the fields differ', async () => {
      const { outbox, local, host, id } = await changedElsewhere({ quantity: 15 });
      host.faults.push(refusedConnection, refusedConnection);
      expect(await outbox.update(editOf(local, { notes: 'mine' }))).toMatchObject({ result: 'kept' });
      expect(outbox.entries()).toMatchObject([{ id, item: { quantity: 15, notes: 'mine' } }]);
      await outbox.send(id);
      expect(host.item(id)).toMatchObject({ quantity: 15, notes: 'mine' });
    });

    test('in the same field ask, and overwrite neither', async () => {
      const { outbox, local, entry, id } = await changedElsewhere({ notes: 'elsewhere' });
      const { conflict, entry: existing } = conflictIn(await outbox.update(editOf(local, { notes: 'mine' })));
      expect(conflict).toMatchObject({
        fields: ['notes'],
        mine: { notes: 'mine' },
        theirs: { notes: 'elsewhere' },
      });
      expect(existing.id).toBe(id);
      expect(entry().item.notes).toBe('elsewhere');
    });

    test('leave a decision that waits there, with all that was typed for it', async () => {
      const { outbox, local, host, entry, id } = await changedElsewhere({
        name: 'Elsewhere',
        description: 'Long',
      });
      host.change(id, { name: 'Theirs' });
      await outbox.send(id);
      expect(entry().status).toBe('conflict');
      const { conflict } = conflictIn(await outbox.update(editOf(local, { notes: 'mine' })));
      expect(conflict).toMatchObject({ fields: ['name'], theirs: { name: 'Theirs' } });
      expect(entry()).toMatchObject({
        status: 'conflict',
        item: { name: 'Elsewhere', description: 'Long', notes: 'mine' },
      });
    });

    test('ask where nobody knows what they began with: its draft was submitted before', async () => {
      const { outbox, local, entry } = await changedElsewhere({ quantity: 15 });
      const draft = { id: local.id, onKept: () => () => {} };
      const again = await outbox.create(anInput({ notes: 'mine' }), undefined, undefined, draft);
      expect(conflictIn(again).conflict.fields).toEqual(expect.arrayContaining(['quantity', 'notes']));
      expect(entry().item.quantity).toBe(15);
    });
  });

  test('that was discarded meanwhile keep it as a new one', async () => {
    const { outbox, local, entry } = await localItem();
    await outbox.discard(local.id);
    await outbox.update(editOf(local, { notes: 'mine' }));
    expect(entry()).toMatchObject({ kind: 'create', id: local.id, item: { notes: 'mine' } });
  });
});

describe('sending one entry', () => {
  test('is done by one tab at a time', async () => {
    const { shared, outbox, host, store, writesSent } = started();
    store.write(anEntry());
    const other = tab(shared);
    const { fault, reached, free } = held();
    host.faults.push(fault);
    const sending = outbox.send(anEntry().id);
    await reached;
    expect(await other.outbox.send(anEntry().id)).toEqual({ result: 'busy' });
    free();
    expect((await sending).result).toBe('sent');
    expect(await other.outbox.send(anEntry().id)).toEqual({ result: 'gone', sentAs: 'host-item-2' });
    expect([...writesSent(), ...other.writesSent()]).toEqual(['POST /api/items']);
    expect(host.items.size).toBe(2);
  });

  test('that another tab has sent before the save came to it is a save', async () => {
    const { shared, outbox, host, locks, entry, store, writesSent } = started();
    const other = tab(shared);
    const isKept = new Promise<void>((resolve) => void outbox.watch(() => resolve()));
    let saving: Promise<SaveOutcome> | undefined;
    await locks.request('stowage-sending', async () => {
      saving = outbox.create(anInput());
      await isKept;
      const { id, item, key } = entry();
      const made = await other.writes.create(item, key);
      store.noteSent(id, { id: made.id, user: 'ada', at: 0 });
      store.remove(id, 'ada');
    });
    expect(await saving).toMatchObject({ result: 'saved', item: { ...anInput(), id: 'host-item-2' } });
    expect(writesSent()).toEqual([]);
    expect(host.items.size).toBe(2);
  });

  test('tells that what was discarded is gone', async () => {
    const { outbox, writesSent } = started();
    expect(await outbox.send('local-unknown')).toEqual({ result: 'gone', sentAs: undefined });
    expect(writesSent()).toEqual([]);
  });

  test('that was set aside is tried again, and counts as waiting meanwhile', async () => {
    const { outbox, host, store, entry } = started();
    store.write(anEntry({ status: 'refused', failure: { kind: 'conflict', title: 'No', message: 'No' } }));
    const seen: string[] = [];
    host.faults.push((commit) => {
      seen.push(entry().status);
      return commit();
    });
    expect((await outbox.send(anEntry().id)).result).toBe('sent');
    expect(seen).toEqual(['waiting']);
  });

  test.each(['refused', 'conflict'] as const)(
    'leaves what was set aside (%s) since the round began',
    async (status) => {
      const { outbox, store, entry, writesSent } = started();
      store.write(anEntry({ status }));
      expect(await outbox.send(anEntry().id, false)).toEqual({ result: 'gone', sentAs: undefined });
      expect(entry().status).toBe(status);
      expect(writesSent()).toEqual([]);
    },
  );

  test('never rejects, whatever storage and server do', async () => {
    const { outbox, host, store, storage, entry } = started();
    store.write(anEntry({ attempts: [anEntry().item] }));
    storage.faults.add('setItem');
    host.faults.push(answers(500), answers(409), refusedConnection);
    for (let more = 0; more < 3; more++) {
      expect(await outbox.send(anEntry().id)).toMatchObject({ result: 'kept' });
    }
    expect(entry()).toEqual(anEntry({ attempts: [anEntry().item] }));
    expect((await outbox.send(anEntry().id)).result).toBe('sent');
    expect(outbox.entries()).toEqual([]);
  });

  test('keeps what was edited meanwhile when there is no room for it beside the entry, and tries again', async () => {
    const { outbox, host, storage, store, entry } = started();
    store.write(anEntry());
    const { fault, reached, free } = held();
    host.faults.push(fault);
    const sending = outbox.send(anEntry().id);
    await reached;
    await outbox.update(editOf(entry(), { notes: 'edited' }));
    // For a reason, and not for a whole item more.
    storage.room = storage.used() + 300;
    free();
    expect(await sending).toMatchObject({ result: 'kept', failure: { kind: 'storage' } });
    expect(entry()).toMatchObject({
      kind: 'create',
      status: 'waiting',
      item: { notes: 'edited' },
      failure: { kind: 'storage' },
    });
    storage.room = Number.POSITIVE_INFINITY;
    expect((await outbox.send(entry().id)).result).toBe('sent');
    expect(host.items.size).toBe(2);
    expect(host.item('host-item-2').notes).toBe('edited');
  });
});

describe('writing to what is kept', () => {
  test('is done by one tab at a time, while another one may be sending', async () => {
    const { outbox, store, locks, storage } = started();
    store.write(anEdit());
    const before = storage.getItem(`offline_item_${ITEM_ID}`);
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    let all: Promise<unknown> | undefined;
    await locks.request('stowage-unsent', async () => {
      all = Promise.all([
        outbox.keep(anInput(), failure('invalid', 'No')).then(note('kept')),
        outbox.update(edit({ description: 'mine' })).then(note('updated')),
        outbox.discard(ITEM_ID).then(note('discarded')),
        outbox.tidy().then(note('tidied')),
      ]);
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
      expect(order).toEqual([]);
      expect([storage.length, storage.getItem(`offline_item_${ITEM_ID}`)]).toEqual([1, before]);
    });
    await all;
    expect(order).toHaveLength(4);
  });
});

describe('another person who logs in', () => {
  test('neither sees nor sends what is not theirs', async () => {
    const { outbox, store, login, writesSent } = started();
    store.write(anEntry());
    store.write(anEdit());
    login.user = 'bob';
    expect(outbox.entries()).toEqual([]);
    expect(outbox.entry(ITEM_ID)).toBeUndefined();
    expect((await outbox.send(anEntry().id)).result).toBe('gone');
    expect((await outbox.send(ITEM_ID)).result).toBe('gone');
    await outbox.discard(ITEM_ID);
    expect(writesSent()).toEqual([]);
    login.user = 'ada';
    expect(outbox.entries()).toHaveLength(2);
  });

  test('does not send it either when they come just before it leaves', async () => {
    const { outbox, host, store, login, writesSent } = started();
    store.write(anEntry());
    host.outage.answer = () => {
      login.user = 'bob';
      host.outage.answer = undefined;
      return new Response('[]');
    };
    expect(await outbox.send(anEntry().id)).toMatchObject({
      result: 'kept',
      unreachable: true,
      failure: { kind: 'unauthorised', message: 'Only ada can send this.' },
    });
    expect(writesSent()).toEqual([]);
    expect(store.find(anEntry().id, 'ada')?.status).toBe('waiting');
  });

  test('while it is on its way changes nothing about whose it is', async () => {
    const { outbox, host, store, login } = started();
    const his = anEdit({ user: 'bob', item: anInput({ notes: 'his' }) });
    store.write(anEdit());
    store.write(his);
    const { fault, reached, free } = held();
    host.faults.push(fault);
    const sending = outbox.send(ITEM_ID);
    await reached;
    login.user = 'bob';
    free();
    expect((await sending).result).toBe('sent');
    expect(store.find(ITEM_ID, 'ada')).toBeUndefined();
    expect(store.find(ITEM_ID, 'bob')).toEqual(his);
  });

  test('has their own changes of the same item', async () => {
    const { outbox, host, store, login } = started();
    store.write(anEdit());
    login.user = 'bob';
    host.faults.push(answers(503));
    await outbox.update(edit({ description: 'his' }));
    expect(outbox.entries()).toMatchObject([{ user: 'bob', item: { description: 'his', notes: '' } }]);
    expect(store.find(ITEM_ID, 'ada')).toEqual(anEdit());
  });
});

describe('discarding', () => {
  test('EDIT-05: removes what was kept, and sends nothing', async () => {
    const { outbox, store, storage, writesSent, legacy } = started();
    store.write(anEdit());
    store.write(anEntry());
    await outbox.discard(ITEM_ID);
    await outbox.discard(anEntry().id);
    expect(storage.length).toBe(0);
    expect(writesSent()).toEqual([]);
    expect(legacy.remove.mock.calls).toEqual([[anEntry().id]]);
  });

  test('leaves what was kept since the person looked, and says so', async () => {
    const { outbox, store, entry } = started();
    store.write(anEdit({ revision: 'rev-2' }));
    expect(await rejection(outbox.discard(ITEM_ID, 'rev-1'))).toMatchObject({ kind: 'stale' });
    expect(entry().revision).toBe('rev-2');
    await outbox.discard(ITEM_ID, 'rev-2');
    expect(outbox.entries()).toEqual([]);
    await outbox.discard(ITEM_ID, 'rev-2');
  });

  test('waits for what is being sent', async () => {
    const { outbox, host, store } = started();
    store.write(anEdit());
    const { fault, reached, free } = held();
    host.faults.push(fault);
    const order: string[] = [];
    const sending = outbox.send(ITEM_ID).then(({ result }) => order.push(result));
    await reached;
    const discarding = outbox.discard(ITEM_ID).then(() => order.push('discarded'));
    expect(outbox.entries()).toHaveLength(1);
    free();
    await Promise.all([sending, discarding]);
    expect(order).toEqual(['sent', 'discarded']);
  });
});

describe('making a new item of changes whose item is gone', () => {
  test('keeps the same content under a new local id, to be sent', async () => {
    const { outbox, host, store, entry } = started();
    host.items.clear();
    store.write(anEdit());
    await outbox.send(ITEM_ID);
    expect(entry()).toMatchObject({ status: 'refused', failure: { kind: 'not-found' } });
    const id = await outbox.asNew(ITEM_ID);
    expect(id).toMatch(/^local-/);
    expect(entry()).toMatchObject({
      kind: 'create',
      id,
      item: anEdit().item,
      status: 'waiting',
      base: undefined,
    });
    expect((await outbox.send(id)).result).toBe('sent');
    expect(host.item('host-item-1')).toMatchObject(anEdit().item);
  });

  test('leaves them where they are when there is no room', async () => {
    const { outbox, store, storage, entry } = started();
    store.write(anEdit());
    storage.faults.add('setItem');
    expect(await rejection(outbox.asNew(ITEM_ID))).toMatchObject({ kind: 'storage' });
    expect(entry()).toEqual(anEdit());
  });
});

describe('tidying', () => {
  test('LOOKUP-08: removes the copies that hold nothing unsent, and no other', async () => {
    const { outbox, store } = started();
    const empty = anEdit({ id: 'item-00001', item: anInput(), base: hostItem({ id: 'item-00001' }) });
    const kept = [
      anEntry(),
      anEdit(),
      anEdit({ id: 'item-00002', item: anInput(), base: undefined }),
      anEdit({ id: 'item-00003', item: anInput(), attempts: [anInput({ name: 'Sent' })] }),
      { ...empty, id: 'item-00004', user: 'bob' },
    ];
    for (const entry of [empty, ...kept]) store.write(entry);
    await outbox.tidy();
    expect(
      outbox
        .entries()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(kept.flatMap(({ id, user }) => (user === 'ada' ? [id] : [])).sort());
    expect(store.all('bob')).toHaveLength(1);
  });
});

describe('watching', () => {
  test('tells of everything that is kept, changed and sent', async () => {
    const { outbox, host } = started();
    const counts: number[] = [];
    const stop = outbox.watch(() => void counts.push(outbox.entries().length));
    host.faults.push(answers(503));
    await outbox.update(edit({ notes: 'mine' }));
    expect(counts.at(-1)).toBe(1);
    await outbox.send(ITEM_ID);
    expect(counts.at(-1)).toBe(0);
    stop();
    const told = counts.length;
    await outbox.create(anInput());
    expect(counts).toHaveLength(told);
  });
});
