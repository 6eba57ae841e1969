import type { LookupKind } from '../model/lists/lookupKind.ts';
import type { TypedRename } from '../machines/lists/rename.machine.ts';
import { asPromise } from '../services/actors.ts';
import { LISTS_CHANGED } from '../services/lists/listsChanged.ts';
import { createLookupWrites, type Renamed } from '../services/lists/lookupWrites.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { DeferredCore } from './core.ts';

/** Wires the dialogs of the lists; a part of `deferred.ts`. */
export function createListsPart({ window, http, cache, session, unanswered, actions, actors }: DeferredCore) {
  const changed = () => window.dispatchEvent(new Event(LISTS_CHANGED));
  /** Told of each entry that has another name: fields that name it, which the dialog may have left before its answer. */
  const followers = new Set<(renamed: Renamed) => void>();
  const lookupWrites = createLookupWrites(http, cache, changed, unanswered, (renamed) => {
    forgetRename(renamed);
    for (const follow of followers) follow(renamed);
  });
  const typedNames = new Map<LookupKind, string>();
  onAnotherPerson(session, () => typedNames.clear());
  const manageList: Deferred['implementations']['manageList'] = {
    actors: {
      watchList: actors.watchList,
      addEntry: asPromise(({ kind, name }, signal) => lookupWrites.add(kind, name, signal)),
      removeEntry: asPromise(({ kind, entry }, signal) => lookupWrites.remove(kind, entry, signal)),
    },
    actions: {
      notify: actions.notify,
      keepName: (_, { kind, name }) => void typedNames.set(kind, name),
    },
  };
  // What was typed last is the last one.
  let typedRenames: readonly TypedRename[] = [];
  /** What was typed for it is done; what was typed since is another wish. */
  const forgetRename = ({ kind, entry, name }: Renamed): void => {
    typedRenames = typedRenames.filter(
      (typed) =>
        typed.kind !== kind ||
        typed.entry.id !== entry.id ||
        typed.name?.trim().toUpperCase() !== name.toUpperCase(),
    );
  };
  onAnotherPerson(session, () => {
    typedRenames = [];
  });
  const rename: Deferred['implementations']['rename'] = {
    actors: {
      renameEntry: asPromise(({ kind, entry, name }, signal) =>
        lookupWrites.rename(kind, entry, name, signal),
      ),
    },
    actions: {
      notify: actions.notify,
      keepRename(_, typed) {
        const others = typedRenames.filter(
          ({ kind, entry }) => kind !== typed.kind || entry.id !== typed.entry.id,
        );
        typedRenames = typed.name === undefined ? others : [...others, typed];
      },
    },
  };
  return {
    typedNames,
    renames: {
      isPossible: lookupWrites.canRename,
      typed: (kind: LookupKind, id?: number) =>
        typedRenames.findLast((one) => one.kind === kind && (id === undefined || one.entry.id === id)),
      follow(listener: (renamed: Renamed) => void): () => void {
        followers.add(listener);
        return () => void followers.delete(listener);
      },
    },
    manageList,
    rename,
  };
}
