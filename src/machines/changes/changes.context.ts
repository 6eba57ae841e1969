import type { Item } from '../../../contract/entities.ts';
import type { Change, Outcome, Step } from '../../model/changes/changes.ts';
import { withIds } from '../../model/changes/changes.ts';
import { titleOf } from './changeTitles.ts';
import type { DeletionNews, DeletionRun } from './deletionNews.ts';
import type { Notice } from '../kit/unprovided.ts';

export type ChangesEvent =
  /** Does it after what was asked for before, and tells by a notice that takes it back. */
  | { type: 'change.requested'; change: Change }
  /** Somebody else has just created these: they can be taken back the same way. */
  | { type: 'items.added'; items: readonly Item[] }
  /** Somebody else has done this, and tells of it in their own time. */
  | { type: 'steps.done'; steps: readonly Step[] }
  /** Records are being deleted one by one, by `run`: the undo of the newest stops that, and takes back what is done of it. */
  | (DeletionNews & { run: string })
  /** Somebody else tells now of what they have done to these records: all of it is one entry, with the notice's 'Undo'. */
  | { type: 'notice.due'; ids: readonly string[]; notice: Notice }
  /** Somebody else is doing something that is not done yet: an undo of the newest waits for it. */
  | { type: 'run.begun' }
  /** It is over, and this has come of it. */
  | RunEnded
  /** Somebody else has removed again what they had made: `steps` is what they have done. */
  | { type: 'steps.undone'; steps: readonly Step[] }
  /** A person has given up, for good, a record that only this browser had: what was done to it is not to be undone. */
  | { type: 'work.discarded'; id: string }
  /** With the id of an entry from its notice; without one it is the newest. */
  | { type: 'undo.requested'; id?: string }
  /** Does again what was taken back last. */
  | { type: 'redo.requested' }
  /** What is under way ends after the record that it is at; what is done by then stays, and can be taken back. */
  | { type: 'stop.requested' }
  /** Of its own: something may be waiting for its turn. */
  | { type: 'work.due' }
  | ({ type: 'work.progressed' } & Progress)
  /** Of work that the end of a session has cut short: its person is here again. */
  | { type: 'work.cut'; work: CutWork; outcome: Outcome }
  /** The person of a session that had ended is here again: what they had done, as `historyOf` has told it. */
  | ({ type: 'history.back' } & History)
  | { type: 'session.ended' };

/** A run of others is over: what has come of it, and the ids of what it had made by its last end, if that was not the first. */
export interface RunEnded {
  type: 'run.ended';
  steps: readonly Step[];
  before?: readonly string[];
}

/** What can be taken back, and done again, oldest first. */
export type History = Pick<ChangesContext, 'undo' | 'redo'>;

/** Told to whoever shows records that were made in one go: these are gone, and these are back, under which ids. */
export interface RecordsMoved {
  type: 'records.moved';
  gone: readonly MovedRecord[];
  back: readonly MovedRecord[];
}

/** Told when a change is over, to whoever holds what it was made of. */
export interface ChangeSettled {
  type: 'change.settled';
  change: Change;
  /** undefined where it came to nothing, for a fault of ours or as its person has gone. */
  outcome: Outcome | undefined;
  /** The entry of the history that takes it back, by its id; none where nothing is to be taken back. */
  entry?: string;
}

/** Told after a change, an undo or a redo, to whoever holds items that no list shows: what was done to them. */
export interface RecordsChanged {
  type: 'records.changed';
  steps: readonly Step[];
}

export interface MovedRecord {
  /** Its id before, and the one it has now, or had last. */
  was: string;
  id: string;
}

/** How far a change or an undo of several records is. */
export interface Progress {
  done: number;
  total: number;
}

/** What does a change or an undo tells, and asks before each record. */
export interface Watched {
  onProgress(progress: Progress): void;
  /** Then it ends, and tells how many records are left. */
  isStopped(): boolean;
}

/** What was cut short: a change, or the steps that were being taken back. */
export type CutWork = { kind: 'change'; change: Change } | { kind: 'undo' | 'redo'; steps: readonly Step[] };

/** What can be taken back, or done again, in one go. */
export interface UndoEntry {
  id: string;
  /** 'Move 3 items': what its command is about. */
  title: string;
  /** What was done last, which its inverse needs. */
  steps: readonly Step[];
  /** What told of it, if anything did. */
  notice: Notice | undefined;
  /** Of what was taken back, or done again, in part: its title and steps when it was done. */
  whole?: { title: string; count: number };
}

export type Work =
  | { kind: 'change'; change: Change }
  | { kind: 'undo'; entry: UndoEntry }
  | { kind: 'redo'; entry: UndoEntry }
  /** Asked for, but there is nothing: what to say. */
  | { kind: 'nothing'; notice: Notice };
/** 'undo newest' is settled when its turn comes: what it takes back may be on its way still. */
export type Request =
  | Work
  | { kind: 'undo newest' }
  | { kind: 'redo newest' }
  /** Of a deletion that is not over yet. */
  | { kind: 'undo deletion'; run: string };

export interface ChangesContext {
  /** Not begun yet, in the order in which they were asked for. */
  requests: readonly Request[];
  work: Work | undefined;
  progress: Progress | undefined;
  /** What is under way is to end after the record that it is at. */
  isStopping: boolean;
  /** What can be taken back, oldest first, until it is used or the page is closed. */
  undo: readonly UndoEntry[];
  /** `undo` as it was when the work began. */
  undoBefore: readonly UndoEntry[];
  /** What was taken back and can be done again, oldest first; a new change empties it. */
  redo: readonly UndoEntry[];
  /** How many runs of others are not over. */
  runs: number;
  /** Deletions under way, each with what there was to undo and what was being done as it began. */
  deletions: readonly (DeletionRun & Pick<ChangesContext, 'undoBefore'> & { during: Work | undefined })[];
  /** How many there have been: makes ids. */
  count: number;
  nameOfPlace(id: string): string | undefined;
}

/** What the next undo by key takes back, and the next redo does again. */
export const newestUndo = ({ undo }: Pick<ChangesContext, 'undo'>): UndoEntry | undefined => undo.at(-1);
export const newestRedo = ({ redo }: Pick<ChangesContext, 'redo'>): UndoEntry | undefined => redo.at(-1);

/** The newest of what others have done since the change under way began; undefined where there is none. */
export function newestMeanwhile(context: Pick<ChangesContext, 'undo' | 'undoBefore'>): UndoEntry | undefined {
  const newest = newestUndo(context);
  return context.undoBefore.some(({ id }) => id === newest?.id) ? undefined : newest;
}

/** A new entry for what was just done, under the next number. */
export function newEntry(
  { count }: ChangesContext,
  steps: readonly Step[],
  noticeFor: (id: string) => Notice | undefined = () => undefined,
): UndoEntry {
  const id = `change-${count + 1}`;
  return { id, title: titleOf(steps), steps, notice: noticeFor(id) };
}

/** After something new was done: it can be taken back, and what had been taken back is not done again. */
export function withNew(context: ChangesContext, entry: UndoEntry): Partial<ChangesContext> {
  const count = context.count + 1;
  if (entry.steps.length === 0) return { count };
  return { count, undo: [...context.undo, entry], redo: [] };
}

/** An entry with other steps, which its title names: of what was done in part each part by itself. `areUndone`: it is to be done again. */
export function withSteps(entry: UndoEntry, steps: readonly Step[], areUndone: boolean): UndoEntry {
  const whole = entry.whole ?? { title: entry.title, count: entry.steps.length };
  const title = steps.length === whole.count ? whole.title : titleOf(steps, areUndone);
  return { ...entry, steps, title, whole };
}

/** The entry at the end of a list; what it could not do the last time and did this time are one. */
export function withEntry(
  list: readonly UndoEntry[],
  entry: UndoEntry,
  areUndone: boolean,
): readonly UndoEntry[] {
  if (entry.steps.length === 0) return list;
  const same = list.find(({ id }) => id === entry.id);
  if (!same) return [...list, entry];
  const others = list.filter((other) => other !== same);
  return [...others, withSteps(entry, [...same.steps, ...entry.steps], areUndone)];
}

/**
 * The newest removals of exactly these records as one entry, the newest, with the notice that tells of them. What was
 * done to the records before is taken back by itself: it is not what the notice tells of.
 */
export function withTold(
  context: ChangesContext,
  ids: readonly string[],
  noticeFor: (id: string) => Notice,
): Partial<ChangesContext> {
  const left = new Set(ids);
  const told = new Set<UndoEntry>();
  for (const entry of context.undo.toReversed()) {
    if (!entry.steps.every(({ kind, id }) => isRemoval(kind) && left.has(id))) continue;
    told.add(entry);
    for (const { id } of entry.steps) left.delete(id);
  }
  if (told.size === 0) return {};
  const steps = [...told].toReversed().flatMap((entry) => entry.steps);
  const others = context.undo.filter((entry) => !told.has(entry));
  const count = context.count + 1;
  return { count, undo: [...others, newEntry(context, steps, noticeFor)] };
}

const isRemoval = (kind: Step['kind']): boolean => kind === 'item removed' || kind === 'location removed';

/** After somebody else has removed what they had made: it is not to be taken back, but can be done again. */
export function withUndone(context: ChangesContext, steps: readonly Step[]): Partial<ChangesContext> {
  const gone = new Set(steps.map(({ id }) => id));
  const isGone = ({ kind, id }: Step): boolean => kind.endsWith('added') && gone.has(id);
  const undo = context.undo
    .map((entry) => ({ ...entry, steps: entry.steps.filter((step) => !isGone(step)) }))
    .filter((entry) => entry.steps.length > 0);
  const known = context.undo.flatMap((entry) => entry.steps.filter(isGone));
  // What nobody here has done was somebody else's, who has gone meanwhile.
  if (known.length === 0) return {};
  const entry = { ...newEntry(context, steps), title: titleOf(known) };
  return { count: context.count + 1, undo, redo: withEntry(context.redo, entry, true) };
}

/** Without all that was done to one record, and the notices that offered to undo nothing else. */
export function withDiscarded(
  { undo, redo }: ChangesContext,
  id: string,
): Pick<ChangesContext, 'undo' | 'redo'> & { withdrawn: readonly Notice[] } {
  const without = (list: readonly UndoEntry[], areUndone: boolean) =>
    list.map((entry) => {
      const steps = entry.steps.filter((step) => step.id !== id);
      if (steps.length === entry.steps.length) return entry;
      return { ...entry, steps, title: steps.length > 0 ? titleOf(steps, areUndone) : entry.title };
    });
  const isLeft = (entry: UndoEntry): boolean => entry.steps.length > 0;
  const [before, after] = [without(undo, false), without(redo, true)];
  return {
    undo: before.filter(isLeft),
    redo: after.filter(isLeft),
    withdrawn: [...before, ...after].flatMap((entry) => (isLeft(entry) ? [] : (entry.notice ?? []))),
  };
}

/** All that is remembered, with the ids that records have by now. */
export function withRenewed(
  { undo, redo, requests }: ChangesContext,
  ids: ReadonlyMap<string, string> | undefined,
): Partial<ChangesContext> {
  if (!ids) return {};
  const renewed = (entry: UndoEntry): UndoEntry => ({
    ...entry,
    steps: entry.steps.map((step) => withIds(step, ids)),
  });
  return {
    undo: undo.map(renewed),
    redo: redo.map(renewed),
    requests: requests.map((request) =>
      request.kind === 'undo' || request.kind === 'redo'
        ? { ...request, entry: renewed(request.entry) }
        : request,
    ),
  };
}

/** The states of work are only reached with it; anything else is a fault of ours. */
export function changeIn({ work }: ChangesContext): Change {
  if (work?.kind !== 'change') throw new Error('No change to perform.');
  return work.change;
}

export function entryIn({ work }: ChangesContext): UndoEntry {
  if (work?.kind !== 'undo' && work?.kind !== 'redo') throw new Error('Nothing to take back or do again.');
  return work.entry;
}
