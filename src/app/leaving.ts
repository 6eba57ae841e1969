import { type EventObject, fromCallback } from 'xstate';
import type { Core } from './core.ts';

const UNKEPT_PHOTOS =
  'Some of your photos are only in this page yet. Log out all the same? They are lost if you close it too soon.';

/** Asks before a logout that would lose, or stop, something; true where nothing would be, or all the same. */
export function confirmLogout(
  { window }: Pick<Core, 'window'>,
  {
    holdsUnkept,
    waiting,
    underWay,
  }: {
    /** Whether there are photos that are not kept yet. */
    holdsUnkept(): boolean;
    /** How many changes the server does not have yet: nobody else sends them. */
    waiting(): number;
    /** What is being done to records, as a sentence. */
    underWay(): string | undefined;
  },
): boolean {
  if (holdsUnkept() && !window.confirm(UNKEPT_PHOTOS)) return false;
  const count = waiting();
  if (count > 0 && !window.confirm(unsent(count))) return false;
  const doing = underWay();
  return doing === undefined || window.confirm(`${doing} Log out all the same? It stops there.`);
}

function unsent(count: number): string {
  const [are, they] =
    count === 1 ? ['1 change is', 'It waits'] : [`${count.toLocaleString('en')} changes are`, 'They wait'];
  return `${are} not sent yet. Log out all the same? ${they} in this browser until you log in here again.`;
}

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
