import { check } from '../../../contract/check.ts';
import { NO_OWN, type OwnSynonyms, ownSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import {
  type SynonymGroup,
  SynonymGroupRequest,
  wordsBetweenCommas,
} from '../../../contract/finding/synonymGroups.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { UNDO_OFFERED } from '../../model/changes/changes.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import { shownAfter, type Origin, type WatchedEvent } from '../kit/queryState.ts';
import { failureIn } from '../kit/reading.ts';
import type { Notice } from '../kit/unprovided.ts';

export type GroupsEvent = WatchedEvent<'groups.changed', readonly SynonymGroup[]>;

/** A group is to be changed. */
interface BegunEvent {
  type: 'change.begun';
  group: SynonymGroup;
}

/** What of the page of words is nowhere else, as the texts of a draft. */
export type KeptWords = Readonly<Record<string, string>>;

/** What was kept of this person's when a page ended. */
export interface RecalledEvent {
  type: 'words.recalled';
  kept: KeptWords;
}

export type SynonymsEvent =
  /** The host has told of itself, or it is known that it does not answer. */
  | { type: 'host.known' }
  | { type: 'session.ended' }
  /** Whoever comes next does not see what this one has typed. */
  | { type: 'person.changed' }
  | RecalledEvent
  | GroupsEvent
  | { type: 'retry.requested' }
  | { type: 'text.changed'; text: string }
  /** A word that somebody has looked for in vain: its other names are to be typed behind it. */
  | { type: 'word.brought'; word: string }
  | { type: 'add.requested' }
  | BegunEvent
  | { type: 'change.typed'; text: string }
  | { type: 'change.requested' }
  /** The field is left by its key: what is typed there stays. */
  | { type: 'change.left' }
  | { type: 'change.cancelled' }
  | { type: 'remove.requested'; group: SynonymGroup }
  | { type: 'removal.undone'; words: readonly string[] }
  /** What could not be brought back is not wanted any more. */
  | { type: 'removal.accepted'; words: readonly string[] };

/** What is kept of a group: of a new one only its words are known. */
export interface SavedGroup {
  /** As its writer has seen it. */
  group: SynonymGroup | undefined;
  words: readonly string[];
}

export interface SynonymsContext {
  groups: readonly SynonymGroup[];
  /** Made of them once: everything that finds takes it with each letter. */
  own: OwnSynonyms;
  at: number | undefined;
  origin: Origin | undefined;
  failure: Failure | undefined;
  /** The words of a new group as they are typed; they stay until they have been added. */
  text: string;
  /** What `text` was when a word was brought to it. */
  brought: string;
  /** What of it is being added. */
  adding: string;
  problem: string | undefined;
  change: Change | undefined;
  /** The group that is being removed. */
  removing: SynonymGroup | undefined;
  /** What was removed by this person and not asked back, the newest last. */
  removals: readonly (readonly string[])[];
  /** What is brought back, one after the other. */
  undoing: readonly (readonly string[])[];
  /** What could not be brought back, and is nowhere else: until it is, or nobody wants it any more. */
  lost: readonly (readonly string[])[];
  /** What a page before could not bring back; it is told of once the list is known. */
  recalled: readonly (readonly string[])[];
}

/** The group that is being changed, and what is typed for it. */
interface Change {
  group: SynonymGroup;
  text: string;
  problem?: string | undefined;
  /** It is told that somebody else was faster; the list has yet to bring what that one has written. */
  hasMet?: boolean;
  /** The host does not have it any more: whoever saves these words now adds them, also before the list tells it. */
  isGone?: boolean;
}

export const NONE: SynonymsContext = {
  groups: [],
  own: NO_OWN,
  at: undefined,
  origin: undefined,
  failure: undefined,
  text: '',
  brought: '',
  adding: '',
  problem: undefined,
  change: undefined,
  removing: undefined,
  removals: [],
  undoing: [],
  lost: [],
  recalled: [],
};

export const wordsOf = (text: string): readonly string[] => wordsBetweenCommas(text);

/** What is wrong with what was typed, as the host would say it. */
export function problemWith(text: string): string | undefined {
  const checked = check({ words: wordsBetweenCommas(text) }, SynonymGroupRequest);
  return checked.ok ? undefined : Object.values(checked.fields)[0];
}

export const isSameWords = ({ words }: SynonymGroup, text: string): boolean =>
  words.join() === wordsBetweenCommas(text).join();

/** The same list told again keeps what was made of it; without an answer what was known last stays. */
export function groupsAfter({
  context,
  event: { state },
}: {
  context: SynonymsContext;
  event: GroupsEvent;
}): Partial<SynonymsContext> {
  const { data, at, origin } = shownAfter<readonly SynonymGroup[]>(
    { ...context, data: context.groups },
    state,
  );
  const groups = data ?? context.groups;
  const own = groups === context.groups ? context.own : ownSynonyms(groups);
  return { groups, own, at, origin, failure: failureIn(state), change: changeAfter(context.change, groups) };
}

/** Who was told that somebody else was faster goes on from what that one has written, and from nothing that was not told. */
function changeAfter(change: Change | undefined, groups: readonly SynonymGroup[]): Change | undefined {
  if (!change?.hasMet) return change;
  const { hasMet: _, ...met } = change;
  const now = groups.find(({ id }) => id === change.group.id);
  return now && now.words.join() !== change.group.words.join() ? { ...met, group: now } : change;
}

/** What was typed outlives the session: whoever logs in again goes on with it. */
export const withoutSession = ({
  text,
  brought,
  change,
  undoing,
  lost,
  recalled,
}: SynonymsContext): SynonymsContext => ({ ...NONE, text, brought, change, undoing, lost, recalled });

export const begun = ({ event: { group } }: { event: BegunEvent }): Partial<SynonymsContext> => ({
  change: { group, text: group.words.join(', ') },
});

/** Whether something is typed for a group that is not in it yet. */
export const isTyped = (change: Change | undefined): boolean =>
  change !== undefined && !isSameWords(change.group, change.text);

/** Nothing that was typed goes without being asked for. */
export const unsaved = ({ context: { change } }: { context: SynonymsContext }): Partial<SynonymsContext> => ({
  change: change && { ...change, problem: 'Save these words first, or cancel them.' },
});

/** Whether something is typed for a new group; a word that was only brought there is not. */
export const isUnadded = ({ text, brought }: Pick<SynonymsContext, 'text' | 'brought'>): boolean =>
  text.trim() !== '' && text !== brought;

/** Whether something is typed, or to be brought back, that is on no list yet. */
export const isUnsaved = ({ text, brought, change, undoing, lost }: SynonymsContext): boolean =>
  isUnadded({ text, brought }) || isTyped(change) || undoing.length > 0 || lost.length > 0;

/** Beside what was typed, and with it, why it was not kept. */
export function refused(change: Change | undefined, error: unknown): Change | undefined {
  if (!change) return undefined;
  const { kind, fields } = failureOf(error);
  // What names a field is refused for what was typed, and says nothing of anybody else.
  const hasMet = (kind === 'conflict' && fields === undefined) || kind === 'not-found';
  const isGone = kind === 'not-found';
  const { group, text } = change;
  return { group, text, problem: messageOf(error), ...(hasMet && { hasMet }), ...(isGone && { isGone }) };
}

/** What is to be changed: nothing where somebody else has removed it meanwhile. */
export function changedGroup({ change, groups }: SynonymsContext): SynonymGroup | undefined {
  return change?.isGone ? undefined : groups.find(({ id }) => id === change?.group.id) && change?.group;
}

/** Only asked for while there is one; anything else is a fault of ours. */
export function removed({ removing }: SynonymsContext): SynonymGroup {
  if (!removing) throw new Error('There is no group to remove.');
  return removing;
}

export const withRemoved = (context: SynonymsContext): Partial<SynonymsContext> => ({
  removals: [...context.removals, removed(context).words],
  removing: undefined,
});

/** Asked for twice, they are brought back once. */
export const withUndone = (
  { undoing, removals }: SynonymsContext,
  words: readonly string[],
): Partial<SynonymsContext> => ({
  removals: removals.filter((others) => others.join() !== words.join()),
  undoing: undoing.some((others) => others.join() === words.join()) ? undoing : [...undoing, words],
});

/** Only asked for while there are some. */
export function broughtBack({ undoing: [words] }: SynonymsContext): readonly string[] {
  if (!words) throw new Error('There are no words to bring back.');
  return words;
}

export const messageOf = (error: unknown): string => failureOf(error).message || 'Unknown error';

const ABOUT = 'words that mean the same';
export const told = (did: 'Added' | 'Changed', words: readonly string[]): Notice => ({
  kind: 'success',
  text: `${did}: ${words.join(', ')}`,
  about: ABOUT,
});
/** Takes away what was told where they could not be brought back before. */
export const toldBack = (words: readonly string[]): Notice => ({
  ...told('Added', words),
  about: `${ABOUT}: ${words.join()}`,
});
/** The same where somebody else has brought them back. */
export const toldListed = (words: readonly string[]): Notice => ({
  ...toldBack(words),
  text: `On the list again: ${words.join(', ')}`,
});
export function toldRemoval({ words }: SynonymGroup): Notice {
  const event: SynonymsEvent = { type: 'removal.undone', words };
  return {
    kind: 'success',
    text: `Removed: ${words.join(', ')}`,
    about: ABOUT,
    duration: UNDO_OFFERED,
    action: { label: 'Undo', event },
  };
}
export const toldFailure = (text: string, error: unknown): Notice => ({
  ...failureNotice(text, failureOf(error)),
  about: ABOUT,
});
/** They are nowhere else any more: it stays until they are back or somebody closes it. */
export function toldLost(words: readonly string[], error?: unknown): Notice {
  const event: SynonymsEvent = { type: 'removal.undone', words };
  const closed: SynonymsEvent = { type: 'removal.accepted', words };
  const text = `Not brought back: ${words.join(', ')}`;
  return {
    ...(error === undefined ? { kind: 'warning', text } : failureNotice(text, failureOf(error))),
    about: `${ABOUT}: ${words.join()}`,
    duration: Infinity,
    action: { label: 'Try again', event },
    closed,
  };
}
