import { expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

test('what is typed in a row stays for its person where the browser shows the page again, and is never the next one’s', async () => {
  const { app, window } = startApp(() => json([]));
  const { quickAdd } = (await app.deferred()).fastEntry;
  const row = quickAdd('shelf');
  row.send({ type: 'text.changed', field: 'name', text: 'M3 screws' });
  const shown = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  shown();
  expect(quickAdd('shelf')).toBe(row);
  expect(row.getSnapshot()).toMatchObject({ status: 'active', context: { texts: { name: 'M3 screws' } } });
  window.localStorage.setItem('stowage-user', 'bob');
  window.localStorage.setItem('auth_token', 'bob');
  shown();
  expect(row.getSnapshot().status).toBe('stopped');
  expect(quickAdd('shelf').getSnapshot().context.texts.name).toBe('');
});

/** The row of the shelf in another tab, or in one that is loaded again. */
async function rowIn(storage?: Storage) {
  const { app, window } = startApp(() => json({ ...hostItem() }, { status: 201 }), storage);
  const row = (await app.deferred()).fastEntry.quickAdd('shelf');
  return {
    storage: window.localStorage,
    shown: () => row.getSnapshot().context.texts.name,
    type: (text: string) => row.send({ type: 'text.changed', field: 'name', text }),
    submit: () => row.send({ type: 'entry.submitted' }),
  };
}

test('what is typed in one tab’s row is not forgotten when the row of another tab is sent or emptied', async () => {
  for (const end of ['sent', 'emptied']) {
    const one = await rowIn();
    const two = await rowIn(one.storage);
    two.type('Nuts');
    one.type('M3 screws');
    if (end === 'sent') two.submit();
    else two.type('');
    expect((await rowIn(one.storage)).shown(), end).toBe('M3 screws');
    one.type('');
    expect((await rowIn(one.storage)).shown(), end).toBe('');
  }
});

test('what two tabs type in the row of the same location is kept for both, and goes with what is sent', async () => {
  const one = await rowIn();
  const two = await rowIn(one.storage);
  one.type('M3 screws');
  two.type('Nuts');
  two.submit();
  expect((await rowIn(one.storage)).shown()).toBe('M3 screws');
  one.submit();
  expect((await rowIn(one.storage)).shown()).toBe('');
});

test('a tab that goes on with what another one has typed ends that by sending it, unless more was typed since', async () => {
  const one = await rowIn();
  one.type('M3');
  const two = await rowIn(one.storage);
  const three = await rowIn(one.storage);
  expect([two.shown(), three.shown()]).toEqual(['M3', 'M3']);
  one.type('M3 screws');
  two.submit();
  expect((await rowIn(one.storage)).shown()).toBe('M3 screws');
  one.submit();
  expect((await rowIn(one.storage)).shown()).toBe('');
});

test('an undo asked for while a row’s item is on its way takes back that item, and nothing before it', async () => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const id = '11111111-1111-4111-8111-111111111111';
  let made: Item | undefined;
  const { app, sent } = startApp(async ({ method, path, body }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'POST') {
      await arrived;
      made = hostItem({ ...Object(body), id });
    }
    return path.startsWith('/api/items') ? advertising('if-match', made) : json([]);
  });
  const { fastEntry, changes } = await app.deferred();
  changes.send({ type: 'items.added', items: [hostItem({ name: 'Earlier' })] });
  const titles = () => changes.getSnapshot().context.undo.map(({ title }) => title);
  const row = fastEntry.quickAdd('shelf');
  row.send({ type: 'text.changed', field: 'name', text: 'M3 screws' });
  row.send({ type: 'entry.submitted' });
  await vi.waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  changes.send({ type: 'undo.requested' });
  expect(titles()).toEqual(['Add Earlier']);
  arrive();
  const deleted = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await vi.waitFor(() => expect(deleted()).toEqual([`/api/items/${id}`]));
  await vi.waitFor(() => expect(changes.getSnapshot().matches('idle')).toBe(true));
  expect([titles(), changes.getSnapshot().context.runs]).toEqual([['Add Earlier'], 0]);
});
