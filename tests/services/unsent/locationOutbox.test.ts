import { describe, expect, test } from 'vitest';
import { failureOf } from '../../../src/failure.ts';
import { rejection } from '../host/fakeHost.ts';
import { locationHost, PLACE, placesTab, uuid } from './locationOutbox.stage.ts';
import { answers, lostAnswer, refusedConnection } from './outbox.stage.ts';
import { anInput } from '../samples.ts';

const PLAIN = 'paging';

describe('a new location', () => {
  test('is sent once, and is nowhere but on the server then', async () => {
    const { places, host } = placesTab();
    expect(await places.create(PLACE)).toMatchObject({ result: 'saved', item: { id: uuid(1) } });
    expect([...host.locations.values()]).toMatchObject([PLACE]);
    expect(places.entries()).toEqual([]);
  });

  test('is made once where every answer is lost: the same key goes with each try', async () => {
    const { places, host, sent } = placesTab();
    host.faults.push(lostAnswer, lostAnswer);
    const outcome = await places.create(PLACE);
    expect(outcome).toMatchObject({ result: 'kept', unreachable: true });
    const [entry] = places.entries();
    await places.send(entry?.id ?? '');
    expect(await places.send(entry?.id ?? '')).toMatchObject({ result: 'sent' });
    expect(host.locations.size).toBe(1);
    const keys = sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([entry?.key, entry?.key, entry?.key]);
  });

  test('is looked for before it is sent again to a host that knows no keys', async () => {
    const { places, host, sent } = placesTab(locationHost(PLAIN));
    host.faults.push(lostAnswer);
    await places.create({ ...PLACE, label: '' });
    const [entry] = places.entries();
    expect(await places.send(entry?.id ?? '')).toMatchObject({ result: 'sent', item: { id: uuid(1) } });
    expect(host.locations.size).toBe(1);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(sent.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
    expect(places.entries()).toEqual([]);
  });

  test('is found there by a label that looks the same', async () => {
    const { places, host } = placesTab(locationHost(PLAIN));
    host.faults.push(lostAnswer);
    await places.create(PLACE);
    host.change(uuid(1), { label: 'Ｓ\u200B9' });
    expect(await places.send(places.entries()[0]?.id ?? '')).toMatchObject({ result: 'sent' });
    expect(host.locations.size).toBe(1);
  });

  test('that never arrived there is sent again, once it was looked for in vain', async () => {
    const { places, host } = placesTab(locationHost(PLAIN));
    host.faults.push(refusedConnection);
    await places.create(PLACE);
    expect(await places.send(places.entries()[0]?.id ?? '')).toMatchObject({ result: 'sent' });
    expect(host.locations.size).toBe(1);
  });

  test("is no failure where the browser's own repetition of the call finds its label taken by itself", async () => {
    const { places, host } = placesTab(locationHost(PLAIN));
    host.faults.push((commit) => {
      commit();
      return commit();
    });
    expect(await places.create(PLACE)).toMatchObject({ result: 'saved', item: { id: uuid(1) } });
  });

  test('whose label is taken stays in the form, with the words of the host, and is kept nowhere else', async () => {
    const { places, host } = placesTab();
    host.has(uuid(9));
    const reason = failureOf(await rejection(places.create({ ...PLACE, name: 'Another' })));
    expect(reason).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('The label is taken.'),
    });
    expect(places.entries()).toEqual([]);
  });

  test('that is refused when nobody waits for it is set aside with its reason', async () => {
    const { places, host } = placesTab();
    host.faults.push(refusedConnection);
    await places.create(PLACE);
    host.has(uuid(9));
    const [entry] = places.entries();
    await places.send(entry?.id ?? '');
    expect(places.entries()).toMatchObject([
      {
        status: 'refused',
        item: PLACE,
        failure: { message: expect.stringContaining('The label is taken.') },
      },
    ]);
  });
});

describe('an edit of a location', () => {
  test('CALL-40: sends only what was changed, with the version that it was made from', async () => {
    const { host, edit, writesSent, sent } = placesTab();
    const shelf = host.has(uuid(9));
    expect(await edit(shelf, { name: 'Shelf 10' })).toMatchObject({
      result: 'saved',
      item: { name: 'Shelf 10' },
    });
    expect(writesSent()).toEqual([['PATCH', `/api/locations/${uuid(9)}`, { name: 'Shelf 10' }]]);
    expect(sent.at(-1)?.headers.get('if-match')).toBe('"1"');
  });

  test("keeps another person's description that was written meanwhile", async () => {
    const { host, edit } = placesTab();
    const shelf = host.has(uuid(9));
    host.change(uuid(9), { description: 'Theirs' });
    expect(await edit(shelf, { name: 'Mine' })).toMatchObject({
      result: 'saved',
      item: { name: 'Mine', description: 'Theirs' },
    });
    expect(host.locations.get(uuid(9))).toMatchObject({ name: 'Mine', description: 'Theirs' });
  });

  test('of a field that somebody else has changed too is a conflict that nobody decides unasked', async () => {
    const { host, edit, places } = placesTab();
    const shelf = host.has(uuid(9));
    host.change(uuid(9), { description: 'Theirs', label: 'T1' });
    expect(await edit(shelf, { description: 'Mine' })).toMatchObject({
      result: 'conflict',
      conflict: {
        fields: ['description'],
        mine: { description: 'Mine', label: 'T1' },
        theirs: { description: 'Theirs' },
      },
    });
    expect(host.locations.get(uuid(9))?.description).toBe('Theirs');
    expect(places.entries()).toMatchObject([{ status: 'conflict', item: { description: 'Mine' } }]);
  });

  test('whose answer was lost is no failure, and nobody is in conflict with himself', async () => {
    const { host, edit } = placesTab();
    const shelf = host.has(uuid(9));
    host.faults.push(lostAnswer);
    expect(await edit(shelf, { label: 'B1' })).toMatchObject({ result: 'saved', item: { label: 'B1' } });
    expect(host.locations.get(uuid(9))?.version).toBe(2);
  });

  test('is kept while the server is away, and sent when it answers', async () => {
    const { host, edit, places } = placesTab();
    const shelf = host.has(uuid(9));
    host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await edit(shelf, { name: 'Away' })).toMatchObject({ result: 'kept', unreachable: true });
    expect(places.entries()).toMatchObject([{ kind: 'edit', status: 'waiting', item: { name: 'Away' } }]);
    host.outage.answer = undefined;
    host.change(uuid(9), { description: 'Theirs' });
    expect(await places.send(uuid(9))).toMatchObject({ result: 'sent' });
    expect(host.locations.get(uuid(9))).toMatchObject({ name: 'Away', description: 'Theirs' });
    expect(places.entries()).toEqual([]);
  });

  test('that was taken back after it may have arrived is taken back on the server too', async () => {
    const { host, edit, places } = placesTab(locationHost(PLAIN));
    const shelf = host.has(uuid(9));
    host.faults.push(lostAnswer, lostAnswer);
    await edit(shelf, { name: 'Tried' });
    const [entry] = places.entries();
    await places.update({
      id: uuid(9),
      input: PLACE,
      pristine: { ...PLACE, name: 'Tried' },
      base: entry?.base,
      revision: entry?.revision,
    });
    expect(host.locations.get(uuid(9))?.name).toBe(PLACE.name);
  });

  test('that the host refuses stays in the form: nothing is kept that was never unsent', async () => {
    const { host, edit, places } = placesTab();
    const shelf = host.has(uuid(9));
    host.faults.push(answers(422, { message: 'No such parent' }));
    expect(failureOf(await rejection(edit(shelf, { parent_id: 'gone' }))).message).toContain(
      'No such parent',
    );
    expect(places.entries()).toEqual([]);
  });

  test('that the host refuses stays set aside where something of it was unsent under its new id', async () => {
    const { host, places, edit } = placesTab();
    host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await places.create(PLACE);
    const [form] = places.entries();
    if (!form) throw new Error('Nothing is kept.');
    host.outage.answer = undefined;
    await places.send(form.id);
    const [shelf] = host.locations.values();
    if (!shelf) throw new Error('Nothing was made.');
    host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await edit(shelf, { description: 'Elsewhere' });
    host.outage.answer = undefined;
    host.faults.push(answers(422, { message: 'No such parent' }));
    const { id, item, revision } = form;
    const input = { ...item, parent_id: 'gone' };
    await places.update({ id, input, pristine: item, base: undefined, revision });
    expect(places.entries()).toMatchObject([
      { id: shelf.id, status: 'refused', item: { description: 'Elsewhere', parent_id: 'gone' } },
    ]);
  });

  test('of nothing at all asks for no change', async () => {
    const { host, edit, writesSent } = placesTab();
    expect(await edit(host.has(uuid(9)), {})).toMatchObject({ result: 'saved' });
    expect(writesSent()).toEqual([]);
  });
});

describe('what was put into a location that was never sent', () => {
  const away = async () => {
    const tab = placesTab();
    tab.host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const shelf = await tab.places.create(PLACE);
    const id = shelf.result === 'kept' ? shelf.item.id : '';
    return { ...tab, id };
  };

  test('waits for it, and is then sent with the id that the server gave it', async () => {
    const { id, host, places, items } = await away();
    await items.create(anInput({ location_id: id }));
    await places.create({ ...PLACE, name: 'Drawer', label: 'D1', parent_id: id });
    const [item] = items.entries();
    const [, drawer] = places.entries();
    host.outage.answer = undefined;
    expect(await items.send(item?.id ?? '')).toMatchObject({ result: 'kept', unreachable: false });
    expect(await places.send(drawer?.id ?? '')).toMatchObject({ result: 'kept', unreachable: false });
    expect([host.locations.size, host.items]).toEqual([0, []]);
    expect(items.entries()).toMatchObject([
      { status: 'waiting', failure: { message: 'It is sent after its location "Shelf 9".' } },
    ]);
    await places.send(id);
    await places.send(drawer?.id ?? '');
    await items.send(item?.id ?? '');
    expect([...host.locations.values()]).toMatchObject([
      { id: uuid(1), name: 'Shelf 9' },
      { id: uuid(2), name: 'Drawer', parent_id: uuid(1) },
    ]);
    expect(host.items).toMatchObject([{ location_id: uuid(1) }]);
    expect([...places.entries(), ...items.entries()]).toEqual([]);
  });

  test('is never sent while its location is not: not even by the form that made it', async () => {
    const { id, host, items } = await away();
    host.outage.answer = undefined;
    expect(await items.create(anInput({ location_id: id }))).toMatchObject({ result: 'kept' });
    expect(host.items).toEqual([]);
  });

  test('is set aside with the reason when its location was discarded, and is lost by nobody', async () => {
    const { id, host, places, items } = await away();
    await items.create(anInput({ location_id: id }));
    await places.discard(id);
    host.outage.answer = undefined;
    await items.send(items.entries()[0]?.id ?? '');
    expect(items.entries()).toMatchObject([
      { status: 'refused', failure: { message: expect.stringContaining('choose another one') } },
    ]);
    expect(host.items).toEqual([]);
  });

  test('follows it where there is room for the id that it has now only once it is gone from here', async () => {
    const { id, host, places, items, storage } = await away();
    await items.create(anInput({ location_id: id }));
    host.outage.answer = undefined;
    storage.room = storage.used();
    expect((await places.send(id)).result).toBe('sent');
    await items.send(items.entries()[0]?.id ?? '');
    expect(host.items).toMatchObject([{ location_id: uuid(1) }]);
    expect(items.entries()).toEqual([]);
  });

  test('shows the new id at once when its location was sent', async () => {
    const { id, host, places, items } = await away();
    await items.create(anInput({ location_id: id }));
    host.outage.answer = undefined;
    await places.send(id);
    await items.settleIds();
    expect(items.entries()).toMatchObject([{ item: { location_id: uuid(1) } }]);
  });
});
