import toast from 'react-hot-toast/headless';
import { expect, test, vi } from 'vitest';
import type { Told } from '../../../src/views/notices/groups.ts';
import { noteStanding } from '../../../src/views/notices/notices.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';

test('what one person was told is gone once somebody else has logged in, and stays for the same one', async () => {
  const { app, window } = startApp(() => advertising('imports', []));
  await app.deferred();
  const told = (id: string, isOfPage?: true): Told => ({
    id,
    notice: { kind: 'warning', text: id, ...(isOfPage && { isOfPage }) },
    send: () => {},
  });
  noteStanding([told('theirs'), told('update', true)]);
  const dismiss = vi.spyOn(toast, 'dismiss');
  const become = (token: string | null, user: string): void => {
    const { localStorage } = window;
    localStorage.setItem('stowage-user', user);
    if (token === null) localStorage.removeItem('auth_token');
    else localStorage.setItem('auth_token', token);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  };
  become(null, 'ada');
  become('def', 'ada');
  expect(dismiss).not.toHaveBeenCalled();
  become(null, 'ada');
  become('ghi', 'bea');
  expect(dismiss.mock.calls).toEqual([['theirs']]);
  noteStanding([]);
});
