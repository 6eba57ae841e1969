import { ADMIN, expect, test as base } from '../app.ts';
import { type FaultProxy, startFaultProxy } from './proxy.ts';

export { ADMIN, expect };

/**
 * The test of `../app.ts` with a proxy between browser and server that cuts, delays and throttles:
 * `faults.once({ method: 'POST', path: '/api/items' }, { kind: 'cut', at: 'after' })`. What the test itself asks the
 * server for goes past it.
 */
export const test = base.extend<{ faults: FaultProxy }>({
  faults: async ({ server }, use) => {
    const proxy = await startFaultProxy(() => server.url);
    await use(proxy);
    await proxy.stop();
  },

  baseURL: async ({ faults }, use) => {
    await use(faults.url);
  },

  loggedIn: async ({ page, context, server, faults }, use) => {
    const localStorage = [
      { name: 'auth_token', value: server.token },
      { name: 'stowage-user', value: ADMIN.username },
    ];
    await context.setStorageState({ cookies: [], origins: [{ origin: faults.url, localStorage }] });
    await use(page);
  },
});
