import type { SessionStore } from './sessionStore.ts';

/**
 * Calls `tell` after every logout, and when another tab has logged somebody else in, until the returned function is
 * called.
 */
export function onAnotherPerson(session: Pick<SessionStore, 'user' | 'watch'>, tell: () => void): () => void {
  let person = session.user();
  return session.watch(() => {
    if (session.user() === person) return;
    person = session.user();
    tell();
  });
}

/** Calls `tell` when somebody has logged in after another person. */
export function onAnotherLogin(session: Pick<SessionStore, 'user' | 'watch'>, tell: () => void): () => void {
  let last = session.user();
  return session.watch(() => {
    const now = session.user();
    if (now === null) return;
    const isAnother = last !== null && last !== now;
    last = now;
    if (isAnother) tell();
  });
}

/** Who is here: whether a token is stored, and whose it is. */
export interface Person {
  present: boolean;
  user: string | null;
}

/**
 * Tells who is here after every change, until the returned function is called. One person straight after another, as a
 * page that slept finds it, is told as the first one's end and then the second one: nothing of one is the next one's.
 */
export function watchPerson(
  session: Pick<SessionStore, 'token' | 'user' | 'watch'>,
  tell: (person: Person) => void,
): () => void {
  const now = (): Person => ({ present: session.token() !== null, user: session.user() });
  let before = now();
  return session.watch(() => {
    const { present, user } = now();
    if (before.present && present && user !== before.user) tell({ present: false, user: null });
    before = { present, user };
    tell(before);
  });
}
