import type { FailureKind } from '../failure.ts';
import type { Change, Outcome, Step } from '../model/changes.ts';
import { quantityAfter } from '../model/quantity.ts';
import { type Performed, type Run, runOver } from './changeRun.ts';
import { checkedQuantity, createItemChanging, type ItemChangingParts } from './itemChanging.ts';
import { createLocationMoving, type LocationMovingParts } from './locationMoving.ts';

interface Watched {
  signal: AbortSignal;
  onProgress(progress: { done: number; total: number }): void;
}

/** Does changes and takes them back, record by record. What fails with one is in the outcome; nothing else rejects. */
export interface Changing {
  perform(change: Change, watched: Watched): Promise<Outcome>;
  /** The inverse of the steps, the last one first. */
  undo(steps: readonly Step[], watched: Watched): Promise<Outcome>;
}

export interface ChangingParts {
  items: ItemChangingParts;
  locations: LocationMovingParts;
}

/** Failures of an undo that no other try changes. */
const FINAL: readonly FailureKind[] = [
  'stale',
  'not-found',
  'conflict',
  'input',
  'invalid',
  'refused',
  'forbidden',
];

export function createChanging(parts: ChangingParts): Changing {
  const items = createItemChanging(parts.items);
  const locations = createLocationMoving(parts.locations);

  const takeBack = (step: Step, run: Run): Promise<Performed | undefined> => {
    switch (step.kind) {
      case 'item changed':
        return items.setBack(step, run);
      case 'item added':
        return items.removeAgain(step, run);
      case 'location moved':
        return locations.moveBack(step, run);
    }
  };

  return {
    perform(change, watched) {
      switch (change.kind) {
        case 'move items':
          return runOver(
            change.items,
            (item, run) => items.set(item, 'location_id', () => change.to.id, run),
            watched,
          );
        case 'move locations':
          return runOver(
            change.locations,
            (location, run) => locations.move(location, change.to, run),
            watched,
          );
        case 'set quantity':
          return runOver(
            change.items,
            (item, run) => items.set(item, 'quantity', () => checkedQuantity(change.quantity), run),
            watched,
          );
        case 'change quantity': {
          const wanted = (now: string | number | undefined) =>
            checkedQuantity(quantityAfter(Number(now ?? 0), change.by));
          return runOver(change.items, (item, run) => items.set(item, 'quantity', wanted, run), watched);
        }
        case 'add item': {
          const { input } = change;
          return runOver([{ id: '', name: input.name }], (_, run) => items.add(input, run), watched);
        }
      }
    },
    undo: (steps, watched) =>
      runOver(steps.toReversed(), takeBack, watched, (step, { kind }) =>
        FINAL.includes(kind) ? undefined : step,
      ),
  };
}
