import type { Lookup } from '../../../contract/entities.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { failureOf, isFailure } from '../../failure.ts';
import type { Cache } from '../cache/cache.ts';
import { keyed, takesKeys } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { createLookups, LISTS } from './lookups.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { createUnanswered, deleted, type Unanswered } from '../host/unanswered.ts';

export interface LookupWrites {
  /** Adds an entry; an area's name is sent in uppercase (ENT-18). */
  add(kind: LookupKind, name: string, signal?: AbortSignal): Promise<void>;
  /** Whether the host is known to rename entries. */
  canRename(): boolean;
  /** Gives it another name, written as the host keeps it; kind 'conflict' where somebody else has been faster. */
  rename(kind: LookupKind, entry: Lookup, name: string, signal?: AbortSignal): Promise<void>;
  /**
   * Removes it; one that somebody else has removed before is removed, one that they have renamed is refused, kind
   * 'conflict'.
   */
  remove(kind: LookupKind, entry: Lookup, signal?: AbortSignal): Promise<void>;
}

export interface Renamed {
  kind: LookupKind;
  /** The entry as it was seen before. */
  entry: Lookup;
  name: string;
}

/**
 * Adds, renames and removes entries of the three lists. `announce` fires the categories-updated event of the window
 * after every change (section 4). `onRenamed` hears of each entry that has another name, as it was seen before, also where
 * whoever asked for it is gone by then.
 */
export function createLookupWrites(
  http: Http,
  cache: Cache,
  announce: () => void,
  unanswered: Unanswered = createUnanswered(),
  onRenamed: (renamed: Renamed) => void = () => {},
): LookupWrites {
  const lookups = createLookups(http);
  const changed = (kind: LookupKind): void => {
    cache.invalidate('lookups', kind);
    announce();
  };
  const canRename = (): boolean => http.features().has('rename');
  /** What somebody else has made of an entry is shown beside the reason, which would go with an entry that is gone. */
  const readAfterConflict = (kind: LookupKind, error: unknown): void => {
    if (failureOf(error).kind === 'conflict') cache.invalidate('lookups', kind);
  };
  const read = (kind: LookupKind): Promise<Lookup[]> => cache.read(lookups[kind](), { fresh: true });

  return {
    add(kind, name, signal) {
      const trimmed = name.trim();
      const stored = kind === 'areas' ? trimmed.toUpperCase() : trimmed;
      return unanswered.write<void>(
        {
          intent: `add to ${kind}: ${stored}`,
          what: `"${stored}"`,
          done: 'added',
          isRepeatable: () => takesKeys(http),
          ask: (key) =>
            http.request({
              operation: `${LISTS[kind].operation} change`,
              method: 'POST',
              path: LISTS[kind].path,
              json: { name: stored },
              ...keyed(http, key),
              timeout: TIMEOUTS.other,
              decode: () => undefined,
            }),
          async look() {
            const isThere = (await read(kind)).some((entry) => isSameName(entry.name, stored));
            return isThere ? { value: undefined } : undefined;
          },
          settled: () => changed(kind),
        },
        signal,
      );
    },
    canRename,
    rename(kind, { id, name: was }, name, signal) {
      const renaming = unanswered.write<void>(
        {
          intent: `rename in ${kind}: ${id} ${was} ${name}`,
          what: `"${name}"`,
          done: 'renamed',
          // Somebody may have renamed it back by then.
          isRepeatable: () => false,
          ask: () =>
            http.request({
              operation: `${LISTS[kind].operation} change`,
              method: 'PATCH',
              path: `${LISTS[kind].path}/${id}`,
              json: { name, was },
              timeout: TIMEOUTS.other,
              decode: () => undefined,
            }),
          async look() {
            const isRenamed = (await read(kind)).some((entry) => entry.id === id && entry.name === name);
            return isRenamed ? { value: undefined } : undefined;
          },
          settled() {
            // Items name their category.
            if (kind === 'categories') cache.invalidate('item');
            onRenamed({ kind, entry: { id, name: was }, name });
            changed(kind);
          },
        },
        signal,
      );
      return renaming.catch((error: unknown) => {
        readAfterConflict(kind, error);
        throw error;
      });
    },
    async remove(kind, { id, name }, signal) {
      const removal = {
        intent: `remove from ${kind}: ${id} ${name}`,
        what: `"${name}"`,
        done: 'removed',
        // Another host may give the id to a new entry: there it is the one to be removed only with its name.
        isRepeatable: () => false,
        ask: () =>
          deleted(
            http.request({
              operation: `${LISTS[kind].operation} change`,
              method: 'DELETE',
              path: `${LISTS[kind].path}/${id}`,
              // Only where entries are renamed may it be another one by now.
              ...(canRename() && { query: { was: name } }),
              timeout: TIMEOUTS.other,
              decode: () => undefined,
            }),
          ),
        async look() {
          const isIt = (entry: Lookup): boolean => canRename() || isSameName(entry.name, name);
          const isThere = (await read(kind)).some((entry) => entry.id === id && isIt(entry));
          return isThere ? undefined : { value: undefined };
        },
        settled: () => changed(kind),
      } as const;
      try {
        await unanswered.write<void>(removal, signal);
      } catch (error) {
        if (canRename()) readAfterConflict(kind, error);
        if (kind !== 'categories' || !isFailure(error) || error.outcome === 'unknown') throw error;
        // The message stays the host's reason; the title is how the failure is reported as well (ERR-51).
        throw { ...error, title: `Failed to delete category: ${error.message}` };
      }
    },
  };
}

/** The host compares the names of a list so. */
function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
