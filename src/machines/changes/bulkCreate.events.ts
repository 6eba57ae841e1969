import type { BulkText } from '../../model/changes/bulkEntries.ts';
import type { FoundItem } from '../../model/changes/bulkThere.ts';
import type { Step } from '../../model/changes/changes.ts';
import type { RecordsMoved, RunEnded } from './changes.context.ts';

export type BulkCreateEvent =
  | { type: 'entry.switched'; number: number; on: boolean }
  | { type: 'all.switched'; on: boolean }
  | { type: 'entry.changed'; number: number; field: BulkText; text: string }
  | { type: 'locations.switched'; on: boolean }
  | { type: 'create.requested' }
  /** 'Try the failed again', also while a run goes on. */
  | { type: 'retry.requested' }
  /** Stops after the one that is under way. */
  | { type: 'cancel.requested' }
  | { type: 'undo.requested' }
  | { type: 'close.requested' }
  /** Told by the history: what was made here is gone, or back. */
  | RecordsMoved
  /** The dialog came on screen, or left it without being closed: its page was left. */
  | { type: 'dialog.shown' }
  | { type: 'dialog.left' }
  | SessionEnded
  | ThereSaid;

/** What is in the location and inside of it. */
export interface ThereFound {
  type: 'there.found';
  items: readonly FoundItem[];
}

/** What is told of that, or, in a sentence, why nobody can tell what is there. */
export type ThereSaid = ThereFound | { type: 'there.unknown'; reason: string };

/** Its person has logged out, or somebody else has logged in. */
export interface SessionEnded {
  type: 'session.ended';
}

/** What the history of all changes is told of a run. */
export type RunNews =
  | { type: 'run.begun' }
  | RunEnded
  /** It has removed again what it had made. */
  | { type: 'steps.undone'; steps: readonly Step[] };
