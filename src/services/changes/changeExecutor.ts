import type { LocationCreateRequest } from '../../../contract/requests.ts';
import type { FailureKind } from '../../failure.ts';
import { type Change, type Outcome, type Step, withIds } from '../../model/changes/changes.ts';
import { type Performed, type Run, type RunOptions, runOver } from './changeRun.ts';
import { checkedQuantity, createItemChanging, type ItemChangingParts } from './itemChanging.ts';
import { copyBranch } from './branchCopying.ts';
import { saveCount } from './countSaving.ts';
import { changeQuantities } from './quantityChanging.ts';
import { createLocationAdding, type LocationAddingParts } from './locationAdding.ts';
import { createLocationMoving, type LocationMovingParts } from './locationMoving.ts';
import { type RecordedParts, refusingRecorded } from './recordedMeanwhile.ts';
import { createRecordRestoring, type RecordRestoringParts } from './recordRestoring.ts';

/** Does changes and takes them back, record by record. What fails with one is in the outcome; nothing else rejects. */
export interface ChangeExecutor {
  perform(change: Change, watched: RunOptions): Promise<Outcome>;
  /** The inverse of the steps, the last one first; of what came of that it is what does them again. */
  undo(steps: readonly Step[], watched: RunOptions): Promise<Outcome>;
}

export interface ChangeExecutorParts {
  items: ItemChangingParts & RecordedParts;
  locations: LocationMovingParts & LocationAddingParts;
  records: RecordRestoringParts;
}

type LocationRemoved = Extract<Step, { kind: 'location removed' }>;

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

export function createChangeExecutor(parts: ChangeExecutorParts): ChangeExecutor {
  const items = createItemChanging(parts.items);
  const locations = createLocationMoving(parts.locations);
  const newLocations = createLocationAdding(parts.locations);

  const records = createRecordRestoring(parts.records);

  const locationBack = async (step: LocationRemoved, run: Run): Promise<Performed> => {
    const { entry } = step;
    if (entry?.kind === 'create') return newLocations.keepAgain(step, entry, run, records);
    const back = await records.location(step, run);
    // Its unsent changes went with it, and come back with it; made anew it has them already.
    return entry && back.formerId === undefined ? newLocations.keepAgain(step, entry, run, records) : back;
  };

  const takeBack = (given: Step, run: Run): Promise<Performed | undefined> => {
    // A record of this very go may have a new id.
    const step = withIds(given, run.renewed);
    switch (step.kind) {
      case 'item changed':
        return items.setBack(step, run);
      case 'item added':
        return items.removeAgain(step, run);
      case 'item removed':
        return records.item(step, run);
      case 'location moved':
        return locations.moveBack(step, run);
      case 'location added':
        return newLocations.removeAgain(step, (sent) => records.removeLocation(sent, run));
      case 'location removed':
        return locationBack(step, run);
    }
  };

  const addLocations = async (
    inputs: readonly LocationCreateRequest[],
    watched: RunOptions,
  ): Promise<Outcome> => {
    const { kept, add, end } = await newLocations.begin(inputs);
    if (kept) watched.marks?.kept(kept);
    try {
      return await runOver(
        // What fails is tried again by its name, see `againOf`.
        inputs.map((input) => ({ id: input.name, name: input.name, input })),
        ({ input }, run) => add(input, run),
        watched,
      );
    } finally {
      end();
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
        case 'change quantity':
          return changeQuantities(items, change, watched);
        case 'set text': {
          const { items: changed, field, value } = change;
          return runOver(changed, (item, run) => items.set(item, field, () => value, run), watched);
        }
        case 'add item': {
          const { input } = change;
          return runOver([{ id: '', name: input.name }], (_, run) => items.add(input, run), watched);
        }
        case 'add locations':
          return addLocations(change.inputs, watched);
        case 'count':
          return saveCount(items, change, watched, refusingRecorded(parts.items, change.at, 'there'));
        case 'photo changes':
          return saveCount(items, change, watched, refusingRecorded(parts.items, change.at, 'inside'));
        case 'copy branch':
          return copyBranch({ locations: newLocations, items }, change.copy, watched);
      }
    },
    undo: (steps, watched) =>
      runOver(steps.toReversed(), takeBack, watched, (step, { kind }) =>
        // What was deleted cannot be reached otherwise: its place may come back, and its label be free again.
        isRemoval(step) && kind !== 'not-found' ? step : FINAL.includes(kind) ? undefined : tried(step),
      ),
  };
}

const isRemoval = ({ kind }: Step): boolean => kind === 'item removed' || kind === 'location removed';

/** The step for another try: what was asked for without an answer may be done. */
function tried(step: Step): Step {
  return step.kind === 'item added' || step.kind === 'location added' ? { ...step, isTried: true } : step;
}
