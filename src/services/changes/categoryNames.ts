import type { Lookup } from '../../../contract/entities.ts';
import { type Failure, failureOf, isFailure } from '../../failure.ts';
import type { ChangedField } from '../../model/changes/changes.ts';
import type { Run } from './changeRun.ts';

export interface CategoryNamesParts {
  /** The categories as the server has them now. Rejects with a Failure. */
  readCategories(signal: AbortSignal): Promise<readonly Lookup[]>;
  /** The same as this browser knows them. */
  knownCategories(): readonly Lookup[] | undefined;
  /** Whether the host is known to rename them; then no other one ever gets the id of one. */
  canRename(): boolean;
}

/** What a field's value is called by now: that of a renamed category has another name, everything else is as it was. */
type ValueNow = <T extends string | number | undefined>(value: T) => T | string;

/**
 * Who writes the former name of a renamed category makes it anew, beside the one that has the items: of changes of many,
 * and of what is taken back, somebody else may have renamed it since. By its id it is found under its new name.
 */
export function createCategoryNames(parts: CategoryNamesParts) {
  /** The id that each name was seen with last. */
  const ids = new Map<string, number>();
  /** Goes that the server has not told the list: with each of many records it would be waited for again. */
  const untold = new WeakSet<Run>();

  const learn = (list: readonly Lookup[] = []): readonly Lookup[] => {
    for (const { id, name } of list) ids.set(keyOf(name), id);
    return list;
  };
  /** Gives why nothing may be written any more where nobody is logged in; undefined where the server has just not told. */
  const read = async (run: Run): Promise<readonly Lookup[] | Failure | undefined> => {
    try {
      return await parts.readCategories(run.signal);
    } catch (error) {
      untold.add(run);
      const reason = failureOf(error);
      return reason.kind === 'unauthorised' ? reason : undefined;
    }
  };

  return {
    /**
     * Asks for the list while the record itself is read. What it gives tells the names by that, or at once by what is
     * known here where the server is not waited for. That rejects once nobody is logged in, and with the signal's reason.
     */
    ask(field: ChangedField, run: Run): (isWaitedFor: boolean) => Promise<ValueNow> {
      if (field !== 'category' || !parts.canRename()) return async () => (value) => value;
      learn(parts.knownCategories());
      const reading = run.unreachable || untold.has(run) ? undefined : read(run);
      return async (isWaitedFor) => {
        const told = isWaitedFor ? await reading : undefined;
        run.signal.throwIfAborted();
        if (isFailure(told)) throw told;
        const list = learn(told ?? parts.knownCategories());
        return (value) => (typeof value === 'string' ? nameIn(list, ids, value) : value);
      };
    },
  };
}

function nameIn(list: readonly Lookup[], ids: ReadonlyMap<string, number>, name: string): string {
  const key = keyOf(name);
  if (list.some((entry) => keyOf(entry.name) === key)) return name;
  const id = ids.get(key);
  return list.find((entry) => entry.id === id)?.name ?? name;
}

/** The host compares the names of a list so. */
const keyOf = (name: string): string => name.trim().normalize('NFC').toLowerCase();
