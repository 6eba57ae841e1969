import type { SessionStore } from './sessionStore.ts';

/** Keeps what is to be told to one person until they are here, and nothing of it once another one has logged in. */
export interface ToldLater<T> {
  hold(person: string, what: T): void;
}

export function createToldLater<T>(
  session: Pick<SessionStore, 'user' | 'watch'>,
  tell: (what: T) => void,
): ToldLater<T> {
  const held: { person: string; what: T }[] = [];
  const tellWhoIsHere = (): void => {
    const here = session.user();
    if (here === null) return;
    for (const { person, what } of held.splice(0)) if (person === here) tell(what);
  };
  session.watch(tellWhoIsHere);
  return {
    hold(person, what) {
      held.push({ person, what });
      tellWhoIsHere();
    },
  };
}
