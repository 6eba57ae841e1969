import { createActor } from 'xstate';
import type { SynonymGroup } from '../../contract/finding/synonymGroups.ts';
import { synonymsMachine } from '../machines/lists/synonyms.machine.ts';
import { asWatch } from '../services/actors.ts';
import { synonymGroups } from '../services/lists/synonyms.ts';
import type { DeferredCore } from './core.ts';

/** Wires the workshop's own words: what finds by them, and the page that keeps them; a part of `deferred.ts`. */
export function createSynonymsPart({ http, reads, locationIndex }: DeferredCore) {
  const watchGroups = asWatch<'groups.changed', readonly SynonymGroup[], void>(reads, 'groups.changed', () =>
    synonymGroups(http),
  );
  const synonyms = createActor(synonymsMachine.provide({ actors: { watchGroups } })).start();
  // The tree is asked for first: after it the host is known, and no first screen waits for this.
  const follow = (state: ReturnType<typeof locationIndex.getSnapshot>): void => {
    if (state.matches('off')) synonyms.send({ type: 'session.ended' });
    else if (!state.hasTag('busy')) synonyms.send({ type: 'host.known' });
  };
  follow(locationIndex.getSnapshot());
  locationIndex.subscribe(follow);
  return { synonyms };
}
