import { createActor, type EventObject, fromCallback } from 'xstate';
import {
  appUpdateMachine,
  type FormEvent,
  type VersionEvent,
  type WindowFocused,
} from '../machines/session/appUpdate.machine.ts';
import { asPromise } from '../services/actors.ts';
import { registerVersions, watchFocus } from '../services/browser/appVersions.ts';
import type { OpenForms } from '../views/forms/openForms.ts';
import { hideNotice, showNotice } from '../views/notices/notices.ts';

/** The build puts it at the root, as it may serve only what lies below it (vite.serviceWorker.ts). */
const SERVICE_WORKER = '/sw.js';

/**
 * Keeps a copy of the app in this browser, so that it opens without its server, and offers each new version.
 * Only where there are service workers: on a plain http:// address of a network there are none.
 */
export async function startAppUpdate(window: Window, openForms: OpenForms): Promise<void> {
  await untilIdle(window);
  const versions = await registerVersions(window.navigator.serviceWorker, SERVICE_WORKER);
  createActor(
    appUpdateMachine.provide({
      actors: {
        watchForms: fromCallback<EventObject, void, FormEvent>(({ sendBack }) =>
          openForms.watch((change) => sendBack({ type: `form.${change}` })),
        ),
        watchVersions: fromCallback<EventObject, void, VersionEvent>(({ sendBack }) =>
          versions.watch((change) =>
            sendBack(
              change === 'waiting'
                ? { type: 'version.waiting' }
                : { type: 'version.changed', isUpdate: change === 'replaced' },
            ),
          ),
        ),
        watchFocus: fromCallback<EventObject, void, WindowFocused>(({ sendBack }) =>
          watchFocus(window, () => sendBack({ type: 'window.focused', at: Date.now() })),
        ),
        lookForVersion: asPromise(() => versions.look()),
      },
      actions: {
        notify: ({ self }, notice) => showNotice(notice, self),
        withdraw: (_, notice) => hideNotice(notice),
        takeOver: () => versions.takeOver(),
        reload: () => window.location.reload(),
      },
    }),
    { input: { at: Date.now() } },
  ).start();
}

/** Until the browser has nothing else to do; at once in Safari, which cannot say so. */
function untilIdle(window: Window): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve) : resolve(undefined),
  );
}
