import { type EventObject, fromCallback } from 'xstate';
import type { Core } from './core.ts';

/** Asks before the browser leaves the page, and lets no new version of the app in meanwhile. */
export function createGuardLeaving({ window, openForms }: Pick<Core, 'window' | 'openForms'>) {
  return fromCallback<EventObject, void>(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const close = openForms.open();
    return () => {
      window.removeEventListener('beforeunload', ask);
      close();
    };
  });
}
