import { type EventObject, fromCallback } from 'xstate';
import type { Core } from './core.ts';

type Guarded = Pick<Core, 'window' | 'openForms'>;

/** Asks before the browser leaves the page, and lets no new version of the app in, until the returned function is called. */
export function guardLeaving({ window, openForms }: Guarded): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const close = openForms.open();
  return () => {
    window.removeEventListener('beforeunload', ask);
    close();
  };
}

/** The same as an actor, as long as that runs. */
export const createGuardLeaving = (core: Guarded) =>
  fromCallback<EventObject, void>(() => guardLeaving(core));
