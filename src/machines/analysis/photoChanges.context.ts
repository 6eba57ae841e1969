import type { PhotoChange, PhotoChanges } from '../../../contract/analysis/photoChanges.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import {
  type Accepted,
  changeOfAccepted,
  nameOf,
  itemsByLabel,
  labelKey,
  type PhotoChangesAccepted,
  type Proposal,
  proposalOf,
} from '../../model/analysis/photoChanges.ts';
import { compartmentPlaces } from '../../model/analysis/compartmentPlaces.ts';
import type { Outcome, Step } from '../../model/changes/changes.ts';
import { countTyped } from '../../model/counting/count.ts';
import type { ChangeSettled } from '../changes/changes.context.ts';
import type { PlaceChanged } from '../counting/count.context.ts';

/** What can be taken back, oldest first: the ids of the records of each entry of the history, by the entry's. */
export type Undoable = ReadonlyMap<string, ReadonlySet<string>>;

export interface HistoryChanged {
  type: 'history.changed';
  undoable: Undoable;
}

/** The locations that are directly inside the one that the photo is of. */
export interface InsideChanged {
  type: 'inside.changed';
  inside: readonly Location[];
}

export type PhotoChangesEvent =
  | PlaceChanged
  | InsideChanged
  | HistoryChanged
  | ChangeSettled
  | { type: 'retry.requested' }
  /** What a row proposes is done; one that asks for a number asks for it first. */
  | { type: 'row.accepted'; index: number }
  | { type: 'row.typed'; index: number; text: string }
  /** Left as it is, or not any more. */
  | { type: 'row.left'; index: number }
  /** All that is open, as one change; where only numbers are missing, the first of them is asked for. */
  | { type: 'all.accepted' }
  | { type: 'deletion.chosen'; on: boolean }
  /** What was accepted here last is taken back, after all that is being accepted, and nothing else is. */
  | { type: 'undo.requested' }
  /** Of its own: an undo may be waiting for its turn. */
  | { type: 'undo.due' };

/** One difference, and what has become of it. */
export interface ChangeRow {
  change: PhotoChange;
  isLeft: boolean;
  /** It asks for its number. */
  isAsking: boolean;
  typed: string;
  problem: string | undefined;
  /** The local id of the item that it adds; another one once that was added. */
  newId: string;
  /** What it waits for, and the id under which that has what it is about. */
  asked: { change: PhotoChangesAccepted; record: string } | undefined;
  /** The record that it was done to, and the entry of the history that takes that back. */
  done: { record: string; entry: string } | undefined;
  failure: Failure | undefined;
}

export interface PhotoChangesContext {
  imageId: string;
  locationId: string;
  newId(): string;
  found: PhotoChanges | undefined;
  failure: Failure | undefined;
  location: Location | undefined;
  /** What is recorded there; undefined before it is known. */
  items: readonly Item[] | undefined;
  placeFailure: Failure | undefined;
  /** The locations directly inside: compartments may be locations of their own. */
  inside: readonly Location[];
  rows: readonly ChangeRow[];
  deletesGone: boolean;
  undoable: Undoable;
  /** How many undos are asked for and not begun. */
  undos: number;
}

export type RowState = 'accepting' | 'accepted' | 'failed' | 'left' | 'nothing' | 'open';

/** A row as it is shown. */
export interface ShownRow {
  row: ChangeRow;
  proposal: Proposal;
  state: RowState;
}

export function newRow(change: PhotoChange, newId: string): ChangeRow {
  return {
    change,
    isLeft: false,
    isAsking: false,
    typed: '',
    problem: undefined,
    newId,
    asked: undefined,
    done: undefined,
    failure: undefined,
  };
}

/** All rows with what they propose now: by what is recorded, whoever has recorded it. */
export function shownRows(
  context: Pick<PhotoChangesContext, 'rows' | 'items' | 'deletesGone' | 'undoable' | 'inside' | 'found'>,
) {
  const items = context.items && itemsByLabel(context.items);
  const placeOf = compartmentPlaces(context.inside, context.found ?? { rows: null, columns: null });
  return context.rows.map((row): ShownRow => {
    const proposal = items ? proposalOf(row.change, items, context.deletesGone, placeOf) : NOT_KNOWN;
    return { row, proposal, state: stateOf(row, proposal, context.undoable) };
  });
}

const NOT_KNOWN: Proposal = { kind: 'none', why: 'What is recorded here is not known yet.' };

const isDone = ({ done }: ChangeRow, undoable: Undoable): boolean =>
  done !== undefined && undoable.get(done.entry)?.has(done.record) === true;

/** The entry of what was accepted here last; undefined where nothing of it is left to be taken back. */
export function newestAccepted({
  rows,
  undoable,
}: Pick<PhotoChangesContext, 'rows' | 'undoable'>): string | undefined {
  const own = new Set(rows.filter((row) => isDone(row, undoable)).map(({ done }) => done?.entry));
  return [...undoable.keys()].findLast((id) => own.has(id));
}

function stateOf(row: ChangeRow, proposal: Proposal, undoable: Undoable): RowState {
  if (row.asked) return 'accepting';
  if (isDone(row, undoable)) return 'accepted';
  if (proposal.kind === 'none') return 'nothing';
  if (row.isLeft) return 'left';
  return row.failure ? 'failed' : 'open';
}

/** Whether accepting it would do something, and it was not left. */
export const isOpen = ({ state }: ShownRow): boolean => state === 'open' || state === 'failed';

/** What a row is accepted with; undefined for one that lacks its number. */
function acceptedOf({ row, proposal }: ShownRow): Accepted | undefined {
  if (proposal.kind === 'none') return undefined;
  const read = proposal.kind === 'count' ? countTyped(row.typed) : undefined;
  if (proposal.kind === 'count' && !(read && 'quantity' in read)) return undefined;
  return { proposal, newId: row.newId, quantity: read && 'quantity' in read ? read.quantity : undefined };
}

/** The rows of `all` that can be accepted without another question, one for each record: the next one sees it changed. */
export function readyRows(all: readonly ShownRow[]): ShownRow[] {
  const taken = new Set<string>();
  return all.filter((shown) => {
    if (!isOpen(shown) || acceptedOf(shown) === undefined) return false;
    const record = subjectOf(shown.proposal);
    if (taken.has(record)) return false;
    taken.add(record);
    return true;
  });
}

/** The rows of `all` that are open and lack their number. */
export function lackingRows(all: readonly ShownRow[]): ShownRow[] {
  return all.filter(
    (shown) => isOpen(shown) && shown.proposal.kind === 'count' && acceptedOf(shown) === undefined,
  );
}

/** What a proposal is about: an item that is there, or the name of one to be added. */
const subjectOf = (proposal: Proposal): string =>
  'item' in proposal
    ? `item ${proposal.item.id}`
    : `name ${'name' in proposal ? labelKey(proposal.name) : ''}`;

/** After one row, or all that are ready, were accepted; `change` is what has to be done then. */
export function withAccepted(
  context: PhotoChangesContext,
  chosen: readonly ShownRow[],
): { rows: readonly ChangeRow[]; change: PhotoChangesAccepted | undefined } {
  const accepted = chosen.flatMap((shown) => acceptedOf(shown) ?? []);
  const change = context.location && changeOfAccepted(context.location, accepted, context.deletesGone);
  const records = new Map(chosen.map(({ row, proposal }) => [row, recordOf(row, proposal)]));
  const rows = context.rows.map((row) => {
    const record = records.get(row);
    return change && record !== undefined
      ? {
          ...row,
          asked: { change, record },
          isLeft: false,
          isAsking: false,
          failure: undefined,
          problem: undefined,
        }
      : row;
  });
  return { rows, change };
}

const recordOf = (row: ChangeRow, proposal: Proposal): string =>
  'item' in proposal ? proposal.item.id : row.newId;

/** A row whose number is missing, or none: it is asked for. */
export function asking(row: ChangeRow): ChangeRow {
  const read = countTyped(row.typed);
  const problem = row.isAsking
    ? read && 'problem' in read
      ? read.problem
      : 'How many are left? 0 for none.'
    : undefined;
  return { ...row, isAsking: true, isLeft: false, problem };
}

/** What has come of a change, in the rows that it was made of. */
export function withSettled(
  context: PhotoChangesContext,
  { change, outcome, entry }: ChangeSettled,
): readonly ChangeRow[] {
  return context.rows.map((row): ChangeRow => {
    if (!row.asked || row.asked.change !== change) return row;
    const waited = { ...row, asked: undefined };
    if (!outcome) return waited;
    const { record } = row.asked;
    const failed = outcome.failed.find(({ id, step }) => id === record && step === undefined);
    if (failed) return { ...waited, failure: failed.failure };
    // What is taken back and accepted once more is another item.
    const known = doneIn(outcome, record, row);
    const done = known !== undefined && entry !== undefined ? { record: known, entry } : undefined;
    return { ...waited, done, newId: context.newId(), typed: '' };
  });
}

/** The record as it is remembered: an item that was sent has the server's id, and is known by its name. */
function doneIn({ done, failed }: Outcome, record: string, { newId, change }: ChangeRow): string | undefined {
  const steps = [...done, ...failed.flatMap(({ step }) => step ?? [])];
  const isSame = ({ kind, id, name }: Step): boolean =>
    id === record || (record === newId && kind === 'item added' && name === nameOf(change.label));
  return steps.find(isSame)?.id;
}
