import { createActor } from 'xstate';
import type { SynonymGroup } from '../../contract/finding/synonymGroups.ts';
import { isUnsaved, type SavedGroup } from '../machines/lists/synonyms.context.ts';
import { synonymsMachine } from '../machines/lists/synonyms.machine.ts';
import { asPromise, asWatch } from '../services/actors.ts';
import { keepsNoSynonyms, synonymGroups } from '../services/lists/synonyms.ts';
import { createSynonymWrites } from '../services/lists/synonymWrites.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import type { DeferredCore } from './core.ts';

/** The workshop's own words: for all that finds by them, and for the page that keeps them; a part of `deferred.ts`. */
export function startSynonyms({
  http,
  cache,
  reads,
  session,
  locationIndex,
  unanswered,
  actions,
  openForms,
}: DeferredCore) {
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
  // Only this page knows what is typed: a new version of the app waits for it, on whatever page.
  let closeForm: (() => void) | undefined;
  actor.subscribe(({ context }) => {
    if (!isUnsaved(context)) {
      closeForm?.();
      closeForm = undefined;
    } else closeForm ??= openForms.open();
  });
  onAnotherPerson(session, () => actor.send({ type: 'person.changed' }));
  // The tree is asked for first: after it the host is known, and no first screen waits for this.
  const follow = (state: ReturnType<typeof locationIndex.getSnapshot>): void => {
    if (state.matches('off')) actor.send({ type: 'session.ended' });
    else if (!state.hasTag('busy')) actor.send({ type: 'host.known' });
  };
  follow(locationIndex.getSnapshot());
  locationIndex.subscribe(follow);
  return { actor, areKept: () => !keepsNoSynonyms(http) };
}
