import { expect, test } from 'vitest';
import { startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

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
