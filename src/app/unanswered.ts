import type { Notice } from '../machines/kit/unprovided.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import { type Asker, createUnanswered, type FoundOut, type Unanswered } from '../services/host/unanswered.ts';
import type { SessionStore } from '../services/session/sessionStore.ts';

/** Wires what finds out about writes without an answer; a part of `deferred.ts`. */
export function startUnanswered({
  window,
  session,
  asker,
  say,
}: {
  window: Window;
  session: SessionStore;
  asker(): Asker;
  /** A notice outside of every machine. */
  say(notice: Notice): void;
}): Unanswered {
  const unanswered = createUnanswered({
    asker,
    onLine: () => window.navigator.onLine,
    tell: (found) => say(foundNotice(found)),
    // A network that is back is worth a look at once.
    pause: (milliseconds) =>
      new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          window.removeEventListener('online', wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        window.addEventListener('online', wake);
      }),
  });
  onAnotherPerson(session, () => unanswered.clear());
  return unanswered;
}

/** What became of writes whose answer was lost, once that is known. */
export function foundNotice(found: readonly FoundOut[]): Notice {
  const [first, ...others] = found;
  const missed = found.filter(({ isDone }) => !isDone);
  const kind = missed.length === 0 ? 'success' : 'warning';
  if (first && others.length === 0) {
    const detail = first.failure?.message ?? 'Try it again if you still want it.';
    return { kind, text: first.text, ...(!first.isDone && { detail }) };
  }
  const detail = missed.map(({ text }) => text).join(', ');
  return {
    kind,
    text: `${found.length - missed.length} of ${found.length} changes without an answer were made`,
    ...(missed.length > 0 && { detail }),
  };
}
