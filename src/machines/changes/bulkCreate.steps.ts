import type { Failure } from '../../failure.ts';
import { type UndoStep, withoutStep } from '../../model/changes/bulkRun.ts';
import { thereWithout } from '../../model/changes/bulkThere.ts';
import type { Step } from '../../model/changes/changes.ts';
import type { BulkCreateContext } from './bulkCreate.context.ts';

/** The step that Undo has come to; undefined at its end. */
export function undoStepOf({ steps, undone, undoFailures }: BulkCreateContext): UndoStep | undefined {
  return steps[undone + undoFailures.length];
}

/** After a step that has `done` this, undefined where nothing was left to be done. */
export function afterStep(context: BulkCreateContext, done: Step | undefined): Partial<BulkCreateContext> {
  const step = undoStepOf(context);
  if (!step) return {};
  const entries = withoutStep(context.entries, step);
  return {
    entries,
    there: thereWithout(context.there, [step.id]),
    undone: context.undone + 1,
    taken: done ? [...context.taken, done] : context.taken,
  };
}

/** A step that failed. The location of an item that is still there cannot go either, and is left out. */
export function afterFailedStep(context: BulkCreateContext, failure: Failure): Partial<BulkCreateContext> {
  const failed = undoStepOf(context);
  if (!failed) return {};
  const steps = context.steps.filter(
    ({ kind, number }) => failed.kind !== 'item' || kind !== 'location' || number !== failed.number,
  );
  return { steps, undoFailures: [...context.undoFailures, { step: failed, failure }] };
}
