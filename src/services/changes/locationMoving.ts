import type { Location } from '../../../contract/entities.ts';
import { failure } from '../../failure.ts';
import type { Step } from '../../model/changes/changes.ts';
import { inputOfLocation, type LocationInput } from '../../model/locations/locationInput.ts';
import type { Loaded } from '../../model/unsent/saving.ts';
import type { Tree } from '../../model/locations/tree.ts';
import { type Counted, isSendable } from '../../model/unsent/unsent.ts';
import type { Performed, Run } from './changeRun.ts';
import type { LocationOutbox } from '../unsent/locationOutbox.ts';

export interface LocationMovingParts {
  outbox: Pick<LocationOutbox, 'entry' | 'update'>;
  /** What is unsent of a location, else what the server has, else what was known last. Rejects with a Failure. */
  forEdit(id: string, signal?: AbortSignal): Promise<Loaded<LocationInput, Location>>;
  /** Undefined until the hierarchy is known. */
  tree(): Tree | undefined;
}

type LocationMoved = Extract<Step, { kind: 'location moved' }>;

/** Moves of locations within the hierarchy, through the outbox: only the place is sent. Both reject with a Failure. */
export interface LocationMoving {
  /** Undefined when it is there already. Rejects, kind 'input', for a place in the location itself. */
  move(location: Location, to: Location | undefined, run: Run): Promise<Performed | undefined>;
  /** Kind 'stale' where it has been moved elsewhere since. */
  moveBack(step: LocationMoved, run: Run): Promise<Performed | undefined>;
}

/** It is there already, by what the server says. What was known last may be long past: nothing follows from that. */
function nothingToDo({ knownAt }: Loaded<LocationInput, Location>): undefined {
  if (knownAt !== undefined) throw NO_ANSWER;
  return undefined;
}

const NO_ANSWER = failure('offline', 'The server does not answer.');

export function createLocationMoving({ outbox, forEdit, tree }: LocationMovingParts): LocationMoving {
  const load = async (id: string, run: Run): Promise<Loaded<LocationInput, Location>> => {
    const loaded = await forEdit(id, run.signal);
    if (loaded.item.id !== id) throw failure('not-found', 'Location not found');
    if (loaded.conflict) {
      throw failure('conflict', 'It was changed elsewhere, too: choose between both versions first.');
    }
    if (loaded.knownAt !== undefined) run.unreachable ??= NO_ANSWER;
    return loaded;
  };

  const put = async (
    { item, entry }: Loaded<LocationInput, Location>,
    parent: string | null,
    step: LocationMoved,
    run: Run,
    counted?: Counted,
  ): Promise<Performed> => {
    const pristine = entry ? entry.item : inputOfLocation(item);
    // Else it would be done for whoever is here by now.
    run.signal.throwIfAborted();
    const outcome = await outbox.update({
      id: item.id,
      input: { ...pristine, parent_id: parent },
      pristine,
      base: entry ? entry.base : item,
      revision: entry?.revision,
      ...(counted && { putBack: { field: 'parent_id', version: counted.version } }),
      ...(run.unreachable && { unreachable: run.unreachable }),
    });
    if (outcome.result === 'saved') return { step, isUnsent: outbox.entry(outcome.item.id) !== undefined };
    if (outcome.result === 'conflict') {
      const refusal = failure('conflict', 'It was changed elsewhere at the same time.');
      return { step, isUnsent: true, refusal };
    }
    if (outcome.unreachable) run.unreachable ??= outcome.failure;
    if (!isSendable(outcome.entry)) return { step, isUnsent: true, refusal: outcome.failure };
    return { step, isUnsent: true };
  };

  return {
    async move({ id, name }, to, run) {
      const after = to?.id ?? null;
      if (
        to &&
        (to.id === id ||
          tree()
            ?.pathOf(to.id)
            .some((above) => above.id === id))
      ) {
        throw failure('input', 'A location cannot be inside itself.');
      }
      const loaded = await load(id, run);
      const before = loaded.item.parent_id;
      if (before === after) return nothingToDo(loaded);
      await run.note?.({ before, after });
      const step = { kind: 'location moved', id, name, before, after, ...replacedIn(loaded) } as const;
      return put(loaded, after, step, run);
    },
    async moveBack(step, run) {
      const loaded = await load(step.id, run);
      const now = loaded.item.parent_id;
      if (now === step.before) return nothingToDo(loaded);
      if (now !== step.after) throw failure('stale', 'It has been moved elsewhere since, and stays there.');
      const { before, replaced, ...rest } = step;
      const inverse = { ...rest, before: now, after: before, ...replacedIn(loaded) };
      return put(loaded, before, inverse, run, replaced);
    },
  };
}

/** That a form had put the parent back, which a move is about to replace. */
function replacedIn({ entry }: Loaded<LocationInput, Location>): { replaced?: Counted } {
  if (!entry?.putBack?.includes('parent_id')) return {};
  return { replaced: { version: entry.base?.version, isPutBack: true } };
}
