import type { Import, ImportState } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import type { Failure } from '../../failure.ts';
import { isOtherTable, mappingProblems, sameMapping } from '../../model/imports/mapping.ts';
import { doesSomething, isBusy } from '../../model/imports/words.ts';
import type { Notice } from '../kit/unprovided.ts';

export interface ImportInput {
  id: string;
  /** What was chosen on this page before, and not sent. */
  draft?: ImportMapping | undefined;
}

export type ImportEvent =
  | { type: 'mapping.changed'; change: Partial<ImportMapping> }
  /** On to the preview. */
  | { type: 'mapping.submitted' }
  | { type: 'columns.shown' }
  /** `revision`: of the preview that is on screen, where the host tells one. */
  | { type: 'apply.requested'; revision?: number | undefined }
  | { type: 'undo.requested' }
  /** Gives it up: what was made so far is taken back. */
  | { type: 'cancel.requested' }
  | { type: 'look.requested' }
  /** From within: the host has said how it stands. */
  | { type: 'import.answered'; now: Import };

export interface ImportContext {
  id: string;
  /** As the host told last; undefined while nothing is known. */
  known: Import | undefined;
  /** The mapping as the person has it; undefined where it is the host's. */
  draft: ImportMapping | undefined;
  /** What the person looks at while there is a preview. */
  step: 'columns' | 'preview';
  /** Why the mapping that was chosen has not arrived. */
  mappingFailure: Failure | undefined;
  /** Why it was not begun, undone or given up, as far as is known. */
  workFailure: Failure | undefined;
  /** Of the preview that was on screen when its import was asked for. */
  seen: number | undefined;
  /** Looks in a row without an answer, and why the last had none. */
  missed: number;
  lookFailure: Failure | undefined;
  /** Looks in a row at the same work: the longer it takes the rarer they are. */
  looks: number;
  /** How much an undo has left that is undone again; undefined of any other work. */
  leftBefore: number | undefined;
}

/** The mapping that is shown. */
export const mappingOf = ({ draft, known }: ImportContext): ImportMapping | undefined =>
  draft ?? known?.mapping ?? undefined;

export const stateOf = ({ known }: ImportContext): ImportState | undefined => known?.state;

/** The steps of an import, as a person goes through them. */
export const IMPORT_STEPS = ['File', 'Columns', 'Preview', 'Import'] as const;

/** Where it stands among the steps, from 0; of one that failed, where it failed. */
export function stepOf(context: ImportContext): number {
  const { known, step } = context;
  switch (known?.state) {
    case undefined:
    case 'reading':
      return 0;
    case 'read':
      return 1;
    case 'checking':
    case 'checked':
      return step === 'columns' ? 1 : 2;
    case 'failed':
      return known.found === null ? 0 : known.counts === null ? 2 : 3;
    default:
      return 3;
  }
}

/** Whether it waits for its person. */
export const isOpen = (context: ImportContext): boolean =>
  context.known?.state === 'read' || context.known?.state === 'checked';

/** Whether it can be given up: nothing of it has been written yet, or not all. */
export const canCancel = (context: ImportContext): boolean =>
  isOpen(context) || ['reading', 'checking', 'importing'].includes(context.known?.state ?? '');

/** Whether it can be undone, or what an undo of it has left. */
export const canUndo = ({ known }: Pick<ImportContext, 'known'>): boolean =>
  known?.state === 'imported' || (known?.left ?? []).length > 0;

/** Whether the mapping can be sent: nothing in it is known to be wrong. Of another sheet nothing is known yet. */
export function canMap(context: ImportContext): boolean {
  const { known, draft } = context;
  const mapping = mappingOf(context);
  if (!isOpen(context) || !known?.found || !known.mapping || !mapping) return false;
  if (draft && isOtherTable(draft, known.mapping)) return true;
  return Object.keys(mappingProblems(mapping, known.found.columns)).length === 0;
}

/** Whether its preview is there already. */
export const isPreviewed = ({ known, draft }: ImportContext): boolean =>
  known?.state === 'checked' && draft === undefined;

/** Whether it can be begun: a preview without a problem, of what is chosen. */
export const canApply = (context: ImportContext): boolean =>
  isPreviewed(context) &&
  context.step === 'preview' &&
  context.known?.counts?.problem === 0 &&
  doesSomething(context.known.counts);

/** The mapping with a change; none where that is the host's again. */
export function changedDraft(
  context: ImportContext,
  change: Partial<ImportMapping>,
): ImportMapping | undefined {
  const mapping = mappingOf(context);
  const { known } = context;
  if (!mapping || !known?.mapping) return context.draft;
  const draft = { ...mapping, ...change };
  return sameMapping(draft, known.mapping) ? undefined : draft;
}

/** What is left to be chosen once the host has taken the mapping that was sent. */
export function afterMapping(context: ImportContext, now: Import): Partial<ImportContext> {
  const { draft, known } = context;
  const isReread = draft && known?.mapping ? isOtherTable(draft, known.mapping) : false;
  // Of another sheet the host has guessed the columns: they are looked at before the preview.
  if (isReread) return { step: 'columns', draft: undefined };
  // What was chosen meanwhile stays chosen.
  const isTaken = !draft || !now.mapping || sameMapping(draft, now.mapping);
  return { step: 'preview', draft: isTaken ? undefined : draft };
}

/** Whether it has begun or ended: neither its columns nor its rows can be changed. */
export const isOver = ({ state }: Pick<Import, 'state'>): boolean =>
  !['reading', 'read', 'checking', 'checked'].includes(state);

/** After an answer of the host. */
export function answered(context: ImportContext, known: Import): Partial<ImportContext> {
  const isSameWork = known.state === context.known?.state;
  const { draft } = context;
  // Kept since another day, when it was not known to have come to anything.
  const isFirst = context.known === undefined;
  const isTaken = isFirst && draft && known.mapping && sameMapping(draft, known.mapping);
  return {
    known,
    ...(isTaken && { step: 'preview' }),
    ...((isTaken || isOver(known)) && { draft: undefined }),
    missed: 0,
    lookFailure: undefined,
    looks: isSameWork && isBusy(known.state) ? context.looks + 1 : 0,
    // What could not be begun has begun after all.
    workFailure: isSameWork || isOvertaken(context, known) ? context.workFailure : undefined,
    mappingFailure: isSameWork ? context.mappingFailure : undefined,
    ...(context.known?.state === 'undoing' && !isSameWork && { leftBefore: undefined }),
  };
}

export const ALL_LEFT: Notice = {
  kind: 'warning',
  text: 'Nothing more could be undone',
  detail: 'All of it is still changed or in use.',
};

/** Whether what an undo has left was undone again, and all of it has stayed. */
export const isAllLeft = ({ known, leftBefore }: ImportContext, { state, kept }: Import): boolean =>
  known?.state === 'undoing' && state !== 'undoing' && leftBefore !== undefined && kept === leftBefore;

/** Whether somebody has changed the preview that was to be imported: that is to be read until it is asked for again. */
const isOvertaken = ({ workFailure }: ImportContext, { state }: Import): boolean =>
  workFailure?.kind === 'stale' && ['read', 'checking', 'checked'].includes(state);

/** Whether records have changed between two answers of the host. */
export const hasChangedRecords = (before: Import | undefined, now: Import): boolean =>
  before !== undefined &&
  before.state !== now.state &&
  // What could not be written to its end is taken back, too, and then fails or waits for room.
  (before.state === 'undoing' ||
    now.state === 'imported' ||
    now.state === 'undone' ||
    now.state === 'cancelled');
