import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import { locationPageMachine } from '../../../src/machines/locations/locationPage.machine.ts';
import { goneDraftsMachine } from '../../../src/machines/unsent/goneDrafts.machine.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';
import { aLocation } from '../../machines/kit/samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SHELF = aLocation({ id: '10000000-0000-4000-8000-000000000010', name: 'Shelf', version: 1 });

const MADE = aLocation({ id: '20000000-0000-4000-8000-000000000000', name: 'Attic', version: 1 });

/** The app on the address of a location's form; the server answers the first write when it is told to. */
async function opened(path: string, asked?: string) {
  let answerFirst = (_: Response): void => {};
  const first = new Promise<Response>((resolve) => {
    answerFirst = resolve;
  });
  const made: string[] = [];
  const gone = { status: 200 };
  let writes = 0;
  const answer = ({ method, path: to, headers, body }: AppRequest): Response | Promise<Response> => {
    const say = (value: unknown) => advertising('idempotency, idempotency-all, if-match', value);
    if (to.includes('type')) return say([{ id: 7, name: 'Container' }]);
    if (to.includes('area')) return say([{ id: 1, name: 'HANGAR' }]);
    if (to.includes('login') || to.includes('token'))
      return json({ access_token: 'again', token_type: 'bearer' });
    if (method === 'POST' && to.startsWith('/api/locations')) {
      if (++writes === 1) return first;
      const key = headers.get('idempotency-key') ?? '';
      if (!made.includes(key)) made.push(key);
      return say({
        ...aLocation(body as object),
        id: `20000000-0000-4000-8000-00000000000${made.indexOf(key)}`,
      });
    }
    if (method === 'PATCH') return first;
    if (to.endsWith(SHELF.id) && gone.status !== 200) return json({ detail: 'Gone' }, gone);
    if (to.endsWith(SHELF.id)) return say(SHELF);
    if (to.startsWith('/api/locations/2000') || to.startsWith('/api/location/2000')) return say(MADE);
    return say([]);
  };
  const stage = startApp(answer);
  const { app, window } = stage;
  Object.assign(window.location, { pathname: path });
  await vi.advanceTimersByTimeAsync(1);
  const deferred = await app.deferred();
  const visits: string[] = [];
  // The form that goes on takes its address along.
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      window.location.pathname = to;
    },
  };
  Object.assign(window, { history });
  vi.stubGlobal('history', history);
  const open = async (id = asked) => {
    const form = createActor(
      locationFormMachine
        .provide(deferred.implementations.locationForm)
        .provide({ actions: { navigate: (_, { to }) => void visits.push(to) } }),
      { input: { ...(id !== undefined && { id }) } },
    ).start();
    await vi.advanceTimersByTimeAsync(1100);
    return form;
  };
  const shareSession = (token: string | null) => {
    const values = { auth_token: token, 'stowage-user': token && 'ada' };
    for (const [key, value] of Object.entries(values)) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'auth_token', storageArea: window.localStorage }),
    );
  };
  return { ...stage, deferred, open, visits, made, gone, answerFirst, shareSession };
}

const typed = (form: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['open']>>, name: string) =>
  form.send({ type: 'field.changed', field: 'name', value: name });

function draftsIn({ localStorage }: Window): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  return keys.filter((key) => key.startsWith('stowage-draft_')).sort();
}

test('A location whose session ends while it is sent is made once, and is no draft afterwards', async () => {
  const { open, deferred, answerFirst, shareSession, visits, made, window } = await opened('/add-location');
  const form = await open();
  typed(form, 'Attic');
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(10);
  answerFirst(json({ detail: 'Not authenticated' }, { status: 401 }));
  // The page of the login takes the place of the form before its save has settled.
  form.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.localStorage.getItem('auth_token')).toBeNull();
  expect(draftsIn(window)).toEqual([]);
  shareSession('again');
  const again = await open();
  expect(again.getSnapshot().status).toBe('done');
  expect(visits.at(-1)).toMatch(/^\/location\/(local-|2000)/);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(made).toHaveLength(1);
  expect(deferred.outbox.getSnapshot().context.locations).toEqual([]);
});

test.each([
  ['a new location', '/add-location', undefined],
  ['a location', `/edit-location/${SHELF.id}`, SHELF.id],
])('The form of %s is after the login as it was when the session ended', async (_, path, id) => {
  const { open, shareSession } = await opened(path, id);
  const form = await open();
  typed(form, 'Attic');
  shareSession(null);
  form.stop();
  await vi.advanceTimersByTimeAsync(1000);
  shareSession('again');
  const again = await open();
  const { context, value } = again.getSnapshot();
  expect(value).toEqual({ editing: 'plain' });
  expect(context.values.name).toBe('Attic');
  expect(context.drafts).toEqual([]);
  again.stop();
});

test.each([
  ['a visit elsewhere', async () => {}],
  [
    'a new login',
    async ({ shareSession }: Awaited<ReturnType<typeof opened>>) => {
      shareSession(null);
      await vi.advanceTimersByTimeAsync(1000);
      shareSession('again');
    },
  ],
])('What was typed while a new location was made is in sight again after %s', async (_, between) => {
  const page = await opened('/add-location');
  const { open, answerFirst, window } = page;
  const form = await open();
  typed(form, 'Attic');
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(10);
  form.send({ type: 'field.changed', field: 'description', value: 'Under the roof' });
  answerFirst(advertising('idempotency, idempotency-all, if-match', MADE));
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.location.pathname).toBe(`/edit-location/${MADE.id}`);
  await between(page);
  form.stop();
  const { context } = (await open(MADE.id)).getSnapshot();
  expect([context.id, context.values.name]).toEqual([MADE.id, 'Attic']);
  // Offered, or in its field at once.
  const offered = context.drafts.map(({ values }) => values['description']);
  expect([...offered, context.values.description]).toContain('Under the roof');
});

test('What was typed into a new location that was left while it was made goes on in the form of that one', async () => {
  const { open, answerFirst, window } = await opened('/add-location');
  const form = await open();
  typed(form, 'Attic');
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(10);
  form.send({ type: 'field.changed', field: 'description', value: 'Under the roof' });
  form.stop();
  answerFirst(advertising('idempotency, idempotency-all, if-match', MADE));
  await vi.advanceTimersByTimeAsync(1000);
  const other = await open();
  const [offered] = other.getSnapshot().context.drafts;
  expect(offered?.values['description']).toBe('Under the roof');
  other.send({ type: 'draft.restored', key: offered?.key ?? '' });
  expect(window.location.pathname).toBe(`/edit-location/${MADE.id}`);
  const { context } = (await open(MADE.id)).getSnapshot();
  expect(context).toMatchObject({ id: MADE.id, values: { name: 'Attic', description: 'Under the roof' } });
});

const SAVED = { ...SHELF, description: 'New', version: 2 };

test.each([
  ['is no draft once it is kept', 'New', advertising('idempotency, idempotency-all, if-match', SAVED), []],
  [
    'leaves what was typed since as a draft',
    'Newer',
    advertising('idempotency, idempotency-all, if-match', SAVED),
    [{ values: { description: 'Newer' }, since: { description: 'New' } }],
  ],
  [
    'is a draft again where the server refuses it',
    'New',
    json({ message: 'Not this.' }, { status: 422 }),
    [{ values: { description: 'New' } }],
  ],
])('A description whose page is left before the answer %s', async (_, left, answer, offered) => {
  const { open, deferred, answerFirst } = await opened(`/location/${SHELF.id}`, SHELF.id);
  const page = createActor(locationPageMachine.provide(deferred.implementations.locationPage), {
    input: { identifier: SHELF.id },
  }).start();
  await vi.advanceTimersByTimeAsync(100);
  page.send({ type: 'description.opened' });
  page.send({ type: 'description.changed', text: 'New' });
  page.send({ type: 'description.submitted' });
  await vi.advanceTimersByTimeAsync(10);
  if (left !== 'New') page.send({ type: 'description.changed', text: left });
  page.stop();
  answerFirst(answer);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await open()).getSnapshot().context.drafts).toMatchObject(offered);
});

test.each([
  ['is gone', 404, '/add-location'],
  ['has another label by now', 200, undefined],
])('What was typed on the page of a label whose location %s', async (_, status, leads) => {
  const { deferred, window, gone } = await opened('/location/S1');
  gone.status = status;
  const key = 'stowage-draft_description_x';
  const values = { description: 'Typed' };
  const draft = { form: `location-edit_${SHELF.id}`, user: 'ada', at: 1, values, location: SHELF };
  window.localStorage.setItem(key, JSON.stringify({ ...draft, location: { ...SHELF, label: 'S1' } }));
  const offers = createActor(goneDraftsMachine.provide(deferred.implementations.goneDrafts), {
    input: { kind: 'location', identifier: 's1' },
  }).start();
  await vi.advanceTimersByTimeAsync(100);
  const [found] = offers.getSnapshot().context.drafts;
  expect(found?.values).toEqual(leads && values);
  if (!found) return;
  offers.send({ type: 'draft.restored', key: found.key });
  expect(window.location.pathname).toBe(leads);
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('A description that was typed and not saved is on its page after a reload, and in its form, once', async () => {
  const { open, deferred, window } = await opened(`/location/${SHELF.id}`, SHELF.id);
  const openPage = async () => {
    const page = createActor(locationPageMachine.provide(deferred.implementations.locationPage), {
      input: { identifier: SHELF.id },
    }).start();
    await vi.advanceTimersByTimeAsync(100);
    return page;
  };
  const page = await openPage();
  page.send({ type: 'description.opened' });
  page.send({ type: 'description.changed', text: 'Typed' });
  page.stop();
  const again = await openPage();
  expect(again.getSnapshot().context.left?.values).toEqual({ description: 'Typed' });
  again.stop();
  const form = await open();
  const [draft] = form.getSnapshot().context.drafts;
  form.send({ type: 'draft.restored', key: draft?.key ?? '' });
  typed(form, 'Long shelf');
  form.stop();
  // The form has it now: typed into once more, the page takes nothing of that away.
  const third = await openPage();
  expect(third.getSnapshot().context.left).toBeUndefined();
  third.send({ type: 'description.opened' });
  third.send({ type: 'description.changed', text: 'Newer' });
  third.stop();
  const texts = draftsIn(window).map((key) => JSON.parse(window.localStorage.getItem(key) ?? '').values);
  expect(texts).toMatchObject([{ description: 'Newer' }, { name: 'Long shelf', description: 'Typed' }]);
});

test('A description that two tabs type into is kept as each has it; the page goes on with the newest, and ends that alone', async () => {
  const { deferred, window } = await opened(`/location/${SHELF.id}`, SHELF.id);
  const shared = `stowage-draft_description_${SHELF.id}`;
  const keep = (key: string, at: number, description: string) =>
    window.localStorage.setItem(
      key,
      JSON.stringify({ form: `location-edit_${SHELF.id}`, user: 'ada', at, values: { description } }),
    );
  const texts = () =>
    draftsIn(window).map((key) => JSON.parse(window.localStorage.getItem(key) ?? '').values.description);
  // Left by a tab that has typed beside another one.
  keep(shared, 1, 'Theirs');
  keep(`${shared}|abc`, 2, 'Mine');
  const page = createActor(locationPageMachine.provide(deferred.implementations.locationPage), {
    input: { identifier: SHELF.id },
  }).start();
  await vi.advanceTimersByTimeAsync(100);
  page.send({ type: 'description.opened' });
  expect(page.getSnapshot().context.draft).toBe('Mine');
  page.send({ type: 'description.changed', text: 'Mine, and more' });
  expect(texts()).toEqual(['Theirs', 'Mine, and more']);
  page.send({ type: 'description.cancelled' });
  expect(texts()).toEqual(['Theirs']);
  // Another tab types while this one does.
  page.send({ type: 'description.opened' });
  keep(shared, 3, 'Theirs, too');
  page.send({ type: 'description.changed', text: 'Mine again' });
  expect(texts()).toEqual(['Theirs, too', 'Mine again']);
  page.stop();
});

test('A description that a tab had typed beside another one goes on in the form as a draft of the form', async () => {
  const { open, window } = await opened(`/location/${SHELF.id}`, SHELF.id);
  const values = { description: 'Mine' };
  const key = `stowage-draft_description_${SHELF.id}|abc`;
  window.localStorage.setItem(
    key,
    JSON.stringify({ form: `location-edit_${SHELF.id}`, user: 'ada', at: 1, values }),
  );
  const form = await open();
  form.send({ type: 'draft.restored', key: form.getSnapshot().context.drafts[0]?.key ?? '' });
  typed(form, 'Long shelf');
  form.stop();
  // Under the key of the description alone it would be written over by the page.
  expect(draftsIn(window)).toEqual([expect.stringMatching(/^stowage-draft_location-edit_/)]);
});
