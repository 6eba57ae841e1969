import type { SessionStore } from './sessionStore.ts';

/** Calls `tell` after every logout, and when another tab has logged somebody else in. */
export function onAnotherPerson(session: Pick<SessionStore, 'user' | 'watch'>, tell: () => void): void {
  let person = session.user();
  session.watch(() => {
    if (session.user() === person) return;
    person = session.user();
    tell();
  });
}
