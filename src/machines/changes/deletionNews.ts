import type { Step } from '../../model/changes/changes.ts';
import type { Notice } from '../kit/unprovided.ts';

/** What the history of all changes is told of a deletion while it goes on, be it of one record. */
export type DeletionNews =
  /** With the ids of all that it is to delete: what is done to them is told by `steps.done`. */
  | { type: 'deletion.begun'; ids: readonly string[] }
  /** It is over, at its end or before: all that it has done is one entry. The notice tells of it; without one others do. */
  | { type: 'deletion.ended'; notice?: Notice };

/** Told to the deletion under way that an undo is meant for: it ends after the record that it is at. */
export interface DeletionStop {
  type: 'deletion.stop';
  run: string;
}

/** A deletion under way. */
export interface DeletionRun {
  /** Which one it is. */
  run: string;
  /** The id of its entry, once it is over. */
  id: string;
  ids: ReadonlySet<string>;
  /** What it has done so far. */
  steps: readonly Step[];
}
