import type { Failure } from '../../failure.ts';
import type { LabelChoice } from '../../model/labels/labelChoice.ts';
import type { LabelRun, LabelSettings } from '../../model/labels/labelSettings.ts';
import type { LabelSubject } from '../../model/labels/labelSubjects.ts';
import type { OwnDraft } from '../../model/labels/ownDraft.ts';

export interface LabelsContext {
  choice: LabelChoice;
  /** The text of the field for ranges; undefined while it is that of the choice. */
  typed: string | undefined;
  settings: LabelSettings;
  run: LabelRun;
  /** How often the first label was chosen elsewhere than in its field, the same one too. */
  startsChosen: number;
  /** The fields whose number was refused: nothing is printed that nobody asked for. */
  refused: readonly string[];
  own: OwnDraft | undefined;
  /** Of the choice, or of the one before while this one is read. */
  subjects: readonly LabelSubject[];
  /** How many of what was chosen have no labels yet, because only this browser has them. */
  unsent: number;
  /** How many of what was chosen are not there any more. */
  gone: number;
  /** How many could not be read, and are as they were when they were selected. */
  unchecked: number;
  /** How many of the locations have another label here than on the server, which is printed. */
  relabelled: number;
  /** How many of the typed labels locations have here, and not on the server yet. */
  awaited: number;
  /** Why the labels are those that were known already. */
  missed: Failure | undefined;
  /** Where the server says it is reached. */
  url: string | undefined;
  /** Why nobody knows whether it says so. */
  urlFailure: Failure | undefined;
  failure: Failure | undefined;
}

export const NO_SUBJECTS = {
  subjects: [],
  unsent: 0,
  gone: 0,
  unchecked: 0,
  relabelled: 0,
  awaited: 0,
  missed: undefined,
};
