import { createActor } from 'xstate';
import type { SynonymGroup } from '../../contract/finding/synonymGroups.ts';
import { failureOf } from '../failure.ts';
import { keptWords } from '../machines/lists/keptWords.ts';
import { isUnsaved, type SavedGroup } from '../machines/lists/synonyms.context.ts';
import { synonymsMachine } from '../machines/lists/synonyms.machine.ts';
import { asPromise, asWatch } from '../services/actors.ts';
import { createKeptWords } from '../services/lists/keptWords.ts';
import { keepsNoSynonyms, synonymGroups } from '../services/lists/synonyms.ts';
import { createSynonymWrites } from '../services/lists/synonymWrites.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import type { DeferredCore } from './core.ts';
import { tabOf } from './typedRows.ts';
import type { UnsentPart } from './unsent.ts';

/** The workshop's own words: for all that finds by them, and for the page that keeps them; a part of `deferred.ts`. */
export function startSynonyms(core: DeferredCore, { drafts, lock }: Pick<UnsentPart, 'drafts' | 'lock'>) {
  const { window, say, http, cache, reads, session, locationIndex, unanswered, actions, openForms } = core;
  const writes = createSynonymWrites(http, cache, unanswered);
  const actor = createActor(
    synonymsMachine.provide({
      actors: {
        watchGroups: asWatch<'groups.changed', readonly SynonymGroup[], void>(reads, 'groups.changed', () =>
          synonymGroups(http),
        ),
        saveGroup: asPromise<void, SavedGroup>(({ group, words }, signal) =>
          group ? writes.change(group, words, signal) : writes.add(words, signal),
        ),
        removeGroup: asPromise<void, SynonymGroup>((group, signal) => writes.remove(group, signal)),
      },
      actions: { notify: actions.notify },
    }),
  ).start();
  const kept = createKeptWords(
    drafts,
    lock,
    tabOf(() => window.sessionStorage),
  );
  let left: string | undefined;
  const recall = (): void => {
    left = undefined;
    kept.recall((found) => {
      left = JSON.stringify(found);
      actor.send({ type: 'words.recalled', kept: found });
    });
  };
  // A new version of the app waits for what is typed, on whatever page, but not for what a page before has left.
  let closeForm: (() => void) | undefined;
  actor.subscribe(({ context }) => {
    const words = keptWords(context);
    try {
      kept.keep(words);
    } catch (error) {
      say({
        kind: 'warning',
        text: 'Your words are not kept if you leave this page',
        detail: failureOf(error).message,
        about: 'kept words',
      });
    }
    if (!isUnsaved(context) || JSON.stringify(words) === left) {
      closeForm?.();
      closeForm = undefined;
    } else closeForm ??= openForms.open();
  });
  recall();
  onAnotherPerson(session, () => {
    kept.forget();
    actor.send({ type: 'person.changed' });
    recall();
  });
  // The tree is asked for first: after it the host is known, and no first screen waits for this.
  const follow = (state: ReturnType<typeof locationIndex.getSnapshot>): void => {
    if (state.matches('off')) actor.send({ type: 'session.ended' });
    else if (!state.hasTag('busy')) actor.send({ type: 'host.known' });
  };
  follow(locationIndex.getSnapshot());
  locationIndex.subscribe(follow);
  return { actor, areKept: () => !keepsNoSynonyms(http) };
}
