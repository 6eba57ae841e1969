import type { Item, Location } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failure } from '../../failure.ts';
import {
  type BulkEntry,
  type KeptBulk,
  type Made,
  hasUnsavedWords,
  itemOfBulkEntry,
  labelOf,
  problemOf,
  typed,
} from '../../model/changes/bulkEntries.ts';
import {
  afterFailure,
  nextEntry,
  stepsMade,
  type UndoFailure,
  type UndoStep,
  withEntry,
  undoSteps,
  withFailedAgain,
  withMoved,
} from '../../model/changes/bulkRun.ts';
import { overCurrent } from '../../model/changes/bulkMerge.ts';
import { knownBeside, type There, thereWithout } from '../../model/changes/bulkThere.ts';
import type { Step } from '../../model/changes/changes.ts';
import { isSameContent } from '../../model/unsent/merge.ts';
import type { BulkCreateEvent } from './bulkCreate.events.ts';
import type { RecordsMoved } from './changes.context.ts';
import type { Notice } from '../kit/unprovided.ts';

export interface BulkCreateInput {
  entries: readonly BulkEntry[];
  /** Where the items go, or their locations. */
  parent: Location;
  /** What was entered before and is not all created: `entries` go on with it. */
  recalled?: KeptBulk | undefined;
  /** They are others than their person has seen. */
  areNew?: boolean;
  /** Tells where its person finds what failed once the dialog has gone. */
  leftIn?: string;
  /** The same where their location is gone. */
  leftWithout?: string;
  /** When the host got the photo, ISO; null where it does not say, or it is no photo. */
  photoAt?: string | null;
}

export interface ItemToMake {
  input: ItemInput;
  key: string;
  /** What was sent before, when nobody knows whether the host has taken it. */
  sent: ItemInput | undefined;
  /** As it was proposed: what another tab may have made of it under the same key. */
  proposed: ItemInput;
  /** The item that was made of an older text, which is to become what `input` says. */
  made: Made<Item> | undefined;
  /**
   * The ids of what has this name where it goes: beside anything else of that name it is not made. Undefined where it is made in any
   * case.
   */
  known?: readonly string[] | undefined;
}

/** What came of an item to make. `met`: one of its name that somebody else has made meanwhile; nothing was made. */
export type MadeOrMet = Made<Item> | { met: Item };

/** An entry that its person wants created, which no dialog will show again. */
export interface LeftEntry {
  input: ItemInput;
  /** The item that was made of an older text. */
  made: Made<Item> | undefined;
  /** Why it was not created; undefined where that was not tried yet. */
  failure: Failure | undefined;
}

export interface LocationToMake {
  parent: Location;
  name: string;
  /** '' for none. */
  label: string;
  /** Of its entry, the same for every try. */
  key: string;
  /** It was asked for before, without an answer. */
  mayExist: boolean;
  /** The ids of the locations of other entries. */
  others: readonly string[];
}

export interface BulkCreateContext {
  parent: Location;
  leftIn: string | undefined;
  leftWithout: string | undefined;
  photoAt: string | null;
  entries: readonly BulkEntry[];
  /** 'One location for each compartment'. */
  hasLocations: boolean;
  isShown: boolean;
  /** Its person has closed it, and given up what is not created. */
  isClosed: boolean;
  /** It goes on with what was entered before, and the compartments are the same or others since; unseen: it begins with such. */
  recalled: 'no' | 'unseen' | 'same' | 'changed' | 'changed, with orphans';
  /** Nothing more is begun after the one under way. */
  isCancelled: boolean;
  /** Its person has gone: nothing more is begun, or told to whoever comes. */
  isEnded: boolean;
  /** What is wrong with the selection as a whole. */
  problem: string | undefined;
  /** How often a start was refused for what is in the fields; from the first on, problems are shown there. */
  refusals: number;
  /** The number of the entry under way. */
  current: number | undefined;
  /** What was asked for of it: its words may have been changed since. */
  asked: ItemToMake | undefined;
  /** What was there before, to be compared; undefined before it is known. */
  there: There | undefined;
  /** Its person was told that what is there could not be read: the next start goes without that. */
  isUncompared: boolean;
  /** How many entries of the run somebody else has created meanwhile. */
  met: number;
  /** How many created items a message has told of already. */
  told: number;
  /** How many failed ones. */
  toldFailed: number;
  /** The numbers of those that were set aside. */
  aside: ReadonlySet<number>;
  /** What the newest Undo takes away, how many of it are gone, and what would not go. */
  steps: readonly UndoStep[];
  undone: number;
  undoFailures: readonly UndoFailure[];
  /** What the steps of the Undo under way have done. */
  taken: readonly Step[];
  /** The ids of what the history knows of. */
  noted: ReadonlySet<string>;
  /** The message that offers to take the run back. */
  offer: Notice | undefined;
}

export function newBulkContext({
  entries,
  parent,
  recalled,
  areNew,
  leftIn,
  leftWithout,
  photoAt = null,
}: BulkCreateInput): BulkCreateContext {
  const merged = recalled && overCurrent(recalled.entries, entries);
  const before = merged?.entries ?? [];
  return {
    parent,
    entries: merged?.entries ?? entries,
    hasLocations: recalled?.hasLocations ?? false,
    isShown: true,
    isClosed: false,
    recalled: merged ? recalledAs(merged) : areNew === true ? 'unseen' : 'no',
    isCancelled: false,
    isEnded: false,
    problem: undefined,
    refusals: 0,
    there: undefined,
    isUncompared: false,
    current: undefined,
    asked: undefined,
    met: 0,
    told: createdIn(before),
    toldFailed: before.filter(({ status }) => status === 'failed').length,
    aside: new Set(),
    leftIn,
    leftWithout,
    photoAt,
    steps: [],
    undone: 0,
    undoFailures: [],
    taken: [],
    // What another page has made is not in the history of this one.
    noted: new Set(stepsMade(before, new Set()).map(({ id }) => id)),
    offer: undefined,
  };
}

function recalledAs(merged: ReturnType<typeof overCurrent>): BulkCreateContext['recalled'] {
  if (!merged.isChanged) return 'same';
  return merged.hasOrphans ? 'changed, with orphans' : 'changed';
}

/** The entry under way; only asked for in states that have one. */
export function currentOf({ entries, current }: BulkCreateContext): BulkEntry {
  const entry = entries.find(({ number }) => number === current);
  if (!entry) throw new Error('No entry is under way.');
  return entry;
}

/** The next entry has its turn. */
export function withNext({ entries }: BulkCreateContext): Partial<BulkCreateContext> {
  const next = nextEntry(entries);
  if (!next) return {};
  return { entries: withEntry(entries, next.number, () => ({ status: 'creating' })), current: next.number };
}

export function failedAgain({ entries }: BulkCreateContext): Partial<BulkCreateContext> {
  return { entries: withFailedAgain(entries), toldFailed: 0, aside: new Set<number>() };
}

export function changedCurrent(context: BulkCreateContext, change: Partial<BulkEntry>) {
  return { entries: withEntry(context.entries, currentOf(context).number, () => change) };
}

export function itemToMake(context: BulkCreateContext): ItemToMake {
  const entry = currentOf(context);
  const { key, sent, location, item: made } = entry;
  const placed = (one: BulkEntry) => itemOfBulkEntry(one, location?.entity.id ?? context.parent.id);
  const known = knownBeside(context, entry);
  return { input: placed(entry), key, sent, proposed: placed({ ...entry, ...entry.proposed }), made, known };
}

/** After the item was made: what was typed meanwhile has its turn after it. */
export function afterMade(context: BulkCreateContext, item: Made<Item>): Partial<BulkCreateContext> {
  const { input } = itemToMake(context);
  const isDone = !context.asked || isSameContent(context.asked.input, input);
  const status = isDone ? 'created' : 'waiting';
  return changedCurrent(context, { status, item, failure: undefined, sent: undefined });
}

/** After the item was not made, or not changed. */
export function afterNotMade(context: BulkCreateContext, reason: Failure): Partial<BulkCreateContext> {
  const { input, sent, made } = context.asked ?? itemToMake(context);
  const change = afterFailure(sent, input, reason);
  return changedCurrent(context, made ? { ...change, sent: undefined } : change);
}

export function locationToMake(context: BulkCreateContext): LocationToMake {
  const { parent } = context;
  const entry = currentOf(context);
  const { name, key, mayHaveLocation: mayExist } = entry;
  const others = context.entries.flatMap((other) =>
    other.number !== entry.number && other.location ? [other.location.entity.id] : [],
  );
  return { parent, name: name.trim(), label: labelOf(entry, parent), key, mayExist, others };
}

export function createdIn(entries: readonly BulkEntry[]): number {
  return entries.filter(({ status }) => status === 'created').length;
}

/** How many entries would be lost with the dialog: failed ones, and words that a person typed. */
export function unsavedIn(entries: readonly BulkEntry[]): number {
  return entries.filter((entry) => entry.status === 'failed' || hasUnsavedWords(entry)).length;
}

/** What this run has made that the history does not know of. */
export function unnoted({ entries, noted }: BulkCreateContext): Step[] {
  return stepsMade(entries, noted);
}

export function withNoted(context: BulkCreateContext): Partial<BulkCreateContext> {
  return { noted: new Set([...context.noted, ...unnoted(context).map(({ id }) => id)]) };
}

/** A text of an entry as somebody has typed it. */
export function withText(
  { entries }: BulkCreateContext,
  { number, field, text }: Extract<BulkCreateEvent, { type: 'entry.changed' }>,
): Partial<BulkCreateContext> {
  return { entries: withEntry(entries, number, (entry) => ({ [field]: typed(field, text, entry[field]) })) };
}

/** All that is not created yet is chosen, or none of it. */
export function allSwitched({ entries }: BulkCreateContext, on: boolean): Partial<BulkCreateContext> {
  return {
    entries: entries.map((entry) =>
      entry.status === 'created' ? entry : { ...entry, isSelected: on, isByName: false },
    ),
    problem: undefined,
  };
}

/** The entry under way cannot be sent as it stands. */
export function currentMisnamed(context: BulkCreateContext) {
  const reason = failure('input', problemOf(currentOf(context)) ?? '');
  return changedCurrent(context, { status: 'failed', failure: reason });
}

/** After the history has removed or brought back what was made here. */
export function afterMoved(context: BulkCreateContext, moved: RecordsMoved): Partial<BulkCreateContext> {
  const entries = withMoved(context.entries, moved);
  const noted = new Set([...context.noted, ...moved.back.map(({ id }) => id)]);
  const gone = moved.gone.map(({ was }) => was);
  const there = thereWithout(context.there, gone);
  const created = createdIn(entries);
  // What the history has brought back it tells itself, with an Undo of its own.
  const told = context.told + Math.max(0, created - createdIn(context.entries));
  return { entries, noted, there, told: Math.min(told, created) };
}

/** The message whose button has nothing to do any more after that. */
export function staleOffer({ entries, offer }: BulkCreateContext, moved: RecordsMoved): Notice | undefined {
  return undoSteps(withMoved(entries, moved)).length === 0 ? offer : undefined;
}
