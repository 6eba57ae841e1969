import { type EventObject, fromCallback } from 'xstate';
import type { OpenForms } from '../views/forms/openForms.ts';

/** Asks before the browser leaves the page, and lets no new version of the app in meanwhile. */
export function createGuardLeaving(window: Window, openForms: OpenForms) {
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
