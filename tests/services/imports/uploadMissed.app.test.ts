import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { importsMachine } from '../../../src/machines/imports/imports.machine.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { Toasts } from '../../../src/views/notices/Toasts.tsx';
import { fakeXhr } from '../../support/fakeXhr.ts';
import { startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';

afterEach(() => {
  toast.remove();
  vi.unstubAllGlobals();
});

/** What stands once all has come that was told: by the time that another task is begun. */
async function standing(): Promise<string> {
  await new Promise((resolve) => void setImmediate(resolve));
  return renderToStaticMarkup(
    createElement(CommandProvider, { value: createCommandRegistry() }, createElement(Toasts)),
  );
}

/** An import's page with a file on its way, whose session ends then; gives the login of somebody. */
async function endedWhileSending(end: 'by its answer' | 'in another tab') {
  const xhr = fakeXhr();
  const { app, window } = startApp(({ path }) =>
    path.startsWith('/api/imports') ? json({ imports: [] }) : advertising('imports', []),
  );
  const share = (token: string | null, user: string): void => {
    for (const [key, value] of Object.entries({ auth_token: token, 'stowage-user': token && user })) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
    const event = Object.assign(new Event('storage'), {
      key: 'auth_token',
      storageArea: window.localStorage,
    });
    window.dispatchEvent(event);
  };
  const { imports: part } = await app.deferred();
  const page = createActor(importsMachine.provide(part.imports)).start();
  const file = { name: 'five.csv', size: 9, bytes: new Blob(['name\nBolt\n']), key: part.newKey() };
  page.send({ type: 'file.chosen', file });
  const request = await xhr.next();
  if (end === 'by its answer') request.answer({ status: 401, body: { message: 'Not authenticated' } });
  else share(null, '');
  await vi.waitFor(() => expect(window.localStorage.getItem('auth_token')).toBeNull());
  // The login takes the place of the page.
  page.stop();
  expect(await standing()).not.toContain('five.csv');
  return (user: string) => share('again', user);
}

test.each([
  ['by its answer', 'was not uploaded'],
  ['in another tab', 'may not have been uploaded'],
] as const)(
  'a file that the end of the session, %s, has kept from being uploaded is named after the login',
  async (end, said) => {
    const logIn = await endedWhileSending(end);
    logIn('ada');
    expect(await standing()).toContain(`five.csv ${said}`);
  },
);

test('another person is told nothing of it', async () => {
  const logIn = await endedWhileSending('by its answer');
  logIn('ben');
  expect(await standing()).not.toContain('five.csv');
  logIn('ada');
  expect(await standing()).not.toContain('five.csv');
});
