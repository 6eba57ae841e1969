import type { Location } from '../../contract/entities.ts';
import { failure, failureOf } from '../failure.ts';
import type { Step } from '../model/changes.ts';
import type { Tree } from '../model/tree.ts';
import type { Performed, Run } from './changeRun.ts';
import type { LocationReads } from './locationReads.ts';
import type { LocationWrites } from './locationWrites.ts';

export interface LocationMovingParts {
  reads: Pick<LocationReads, 'find'>;
  writes: Pick<LocationWrites, 'update'>;
  /** Undefined until the hierarchy is known. */
  tree(): Tree | undefined;
}

type LocationMoved = Extract<Step, { kind: 'location moved' }>;

/** Moves of locations within the hierarchy. Both reject with a Failure, and change nothing without the server. */
export interface LocationMoving {
  /** Undefined when it is there already. Rejects, kind 'input', for a place in the location itself. */
  move(location: Location, to: Location | undefined, run: Run): Promise<Performed | undefined>;
  /** Kind 'stale' where it has been moved elsewhere since. */
  moveBack(step: LocationMoved, run: Run): Promise<Performed | undefined>;
}

export function createLocationMoving({ reads, writes, tree }: LocationMovingParts): LocationMoving {
  /** Where the server has the location now. */
  const parentNow = async (id: string, run: Run): Promise<string | null> => {
    if (run.unreachable) throw run.unreachable;
    try {
      const found = await reads.find(id, run.signal);
      if (found.id === id) return found.parent_id;
    } catch (error) {
      const reason = failureOf(error);
      if (reason.kind === 'offline' || reason.kind === 'timeout') run.unreachable = reason;
      throw error;
    }
    throw failure('not-found', 'Location not found');
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
      const before = await parentNow(id, run);
      if (before === after) return undefined;
      await writes.update(id, { parent_id: after }, run.signal);
      return { step: { kind: 'location moved', id, name, before, after }, isUnsent: false };
    },
    async moveBack(step, run) {
      const now = await parentNow(step.id, run);
      if (now === step.before) return undefined;
      if (now !== step.after) throw failure('stale', 'It has been moved elsewhere since, and stays there.');
      await writes.update(step.id, { parent_id: step.before }, run.signal);
      return { step, isUnsent: false };
    },
  };
}
