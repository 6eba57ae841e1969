import type { EventObject } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { type Failure, sentenceOf } from '../../failure.ts';
import {
  type Change,
  againOf,
  type Outcome,
  restOf,
  type Undone,
  UNDO_OFFERED,
} from '../../model/changes/changes.ts';
import { itemCount } from '../../model/items/counts.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { UndoEntry } from './changes.context.ts';
import {
  addedText,
  doneText,
  failedText,
  givenUpText,
  type NameOfPlace,
  partText,
  stoppedText,
  stoppedUndoText,
  subject,
  unchangedText,
  undoneText,
} from './changeTexts.ts';
import { aboutOf, DONE } from './changeTitles.ts';
import type { Notice } from '../kit/unprovided.ts';

/** So many records that failed are named, each with its reason. */
const NAMED_MOST = 5;

/** Somebody wants to take back, or do again, what there is not. */
export const NOTHING_TO_UNDO: Notice = {
  kind: 'warning',
  text: 'Nothing to undo',
  detail:
    'Moves, quantities, additions and deletions can be undone until this page is closed or you log out. What a form has saved, photos and lists cannot.',
};
export const NOTHING_TO_REDO: Notice = {
  kind: 'warning',
  text: 'Nothing to do again',
  detail: 'What was undone last can be done again, until something else is changed.',
};

/** A fault of ours; of an undo or a redo it can be tried again. */
export function faultNotice(
  { message }: Failure,
  of: 'undo' | 'redo' | undefined = undefined,
  id = '',
): Notice {
  const event = of === 'redo' ? { type: 'redo.requested' } : undoEvent(id);
  return {
    kind: 'error',
    text: 'That did not work',
    detail: message,
    ...(of && again(`${of} of ${id}`, event)),
  };
}

/** Items that were created, with their undo. */
export function addedNotice(id: string, items: readonly Item[], nameOfPlace: NameOfPlace): Notice {
  const [first] = items;
  const isInOne = items.every(({ location_id }) => location_id === first?.location_id);
  const unsent = items.filter(({ offline_update }) => offline_update === true).length;
  return {
    kind: 'success',
    text: addedText(subject(items, itemCount), isInOne ? first?.location_id : undefined, nameOfPlace),
    many: { count: items.length, words: 'items added' },
    ...detailOf(unsentText(unsent, items.length)),
    ...undo(id),
  };
}

/** What came of a change: what was done, with its undo; what was not, with the reasons. */
export function changedNotice(
  id: string,
  change: Change,
  { done, failed, unsent, left = 0 }: Outcome,
  nameOfPlace: NameOfPlace,
): Notice {
  const isUndoable = done.length > 0 || failed.some(({ step }) => step !== undefined);
  const detail = detailOf(unsentText(unsent, done.length), reasons(failed));
  const about = aboutOf(change);
  if (left > 0) {
    return {
      kind: 'warning',
      text: stoppedText(change, done.length, left),
      ...detail,
      about,
      ...(isUndoable && undo(id)),
    };
  }
  if (failed.length === 0) {
    if (done.length === 0) return { kind: 'success', text: unchangedText(change), about };
    const text = doneText(change, done, nameOfPlace);
    const many = { count: done.length, words: DONE[change.kind] };
    return { kind: 'success', text, ...detail, about, many, ...undo(id, change) };
  }
  if (isUndoable) {
    const text = done.length === 0 ? failedText(change) : partText(change, done.length);
    return { kind: 'warning', text, ...detail, about, ...undo(id) };
  }
  const told = { kind: 'error', text: failedText(change), ...detail, about } as const;
  // Its page has it still, and shows what it is by now: the same would be refused again.
  if (change.kind === 'count' && failed.every(({ failure }) => failure.kind === 'stale')) return told;
  const event = { type: 'change.requested', change: againOf(change, failed) };
  return {
    ...told,
    // What is to be tried again is nowhere else.
    duration: Infinity,
    action: { label: 'Try again', event },
  };
}

/** What a change has done that was cut short by the end of its person's session, with what does the rest of it. */
export function cutNotice(id: string, change: Change, outcome: Outcome): Notice {
  const { done, failed, unsent, left = 0 } = outcome;
  const rest = left > 0 ? restOf(change, left) : undefined;
  const event = { type: 'change.requested', change: rest };
  const isNothing = done.length + failed.length === 0;
  return {
    kind: 'warning',
    text: isNothing ? failedText(change) : stoppedText(change, done.length, left),
    ...detailOf(
      isNothing
        ? 'Your session ended before it was done.'
        : 'Your session ended. The others are as they were.',
      unsentText(unsent, done.length),
      reasons(failed),
    ),
    about: aboutOf(change),
    id: `cut ${id}`,
    // Nobody may have been there to see it.
    duration: Infinity,
    ...(rest && {
      action: { label: isNothing ? 'Try again' : 'Do the rest', event },
    }),
  };
}

/** The same of taking an entry back, or of doing it again: `how` says which. */
export function cutUndoNotice(id: string, size: number, how: string, { done, left = 0 }: Outcome): Notice {
  return {
    kind: 'warning',
    text: stoppedUndoText(size, left, done.length, how),
    detail: 'Your session ended. The others are as they were.',
    id: `cut ${id}`,
    duration: Infinity,
  };
}

/** What came of taking an entry back; what can be tried again says so. */
export function undoneNotice({ id, steps }: Pick<UndoEntry, 'id' | 'steps'>, outcome: Outcome): Notice {
  const { done, failed, givenUp = 0, left = 0 } = outcome;
  const about = `undo of ${id}`;
  if (left > 0) {
    const text = stoppedUndoText(steps.length, left, done.length, 'undone');
    return stoppedNotice(text, outcome, { id: about, label: 'Undo the rest', event: undoEvent(id) });
  }
  if (failed.length === 0) {
    const many = { count: 1, words: 'changes undone' };
    if (givenUp > 0 && givenUp === done.length) {
      const detail = 'It was set aside. The server keeps what it has.';
      return { kind: 'success', text: givenUpText(done), detail, about, many };
    }
    return { kind: 'success', text: undoneText(done), ...outcomeDetail(outcome), about, many };
  }
  const some = `Undone for ${done.length} of ${done.length + failed.length}`;
  return {
    kind: 'error',
    text: done.length === 0 ? 'Not undone' : some,
    ...outcomeDetail(outcome),
    about,
    ...(isRetriable(outcome) && again(`undo of ${id}`, undoEvent(id))),
  };
}

/** What came of doing an entry again, with its undo. */
export function redoneNotice({ id, title, steps }: UndoEntry, outcome: Outcome): Notice {
  const { done, failed, left = 0 } = outcome;
  // What was told of its undo is over.
  const about = `undo of ${id}`;
  const event = { type: 'redo.requested' };
  if (left > 0) {
    const text = stoppedUndoText(steps.length, left, done.length, 'done again');
    return { ...stoppedNotice(text, outcome, { id: `redo of ${id}`, label: 'Do the rest', event }), about };
  }
  if (failed.length === 0) {
    const text = done.length === 0 ? 'As it was already' : `Done again: ${lowerFirst(title)}`;
    return { kind: 'success', text, ...outcomeDetail(outcome), about, ...(done.length > 0 && undo(id)) };
  }
  const some = `Done again for ${done.length} of ${done.length + failed.length}`;
  return {
    kind: 'error',
    text: done.length === 0 ? 'Not done again' : some,
    ...outcomeDetail(outcome),
    about,
    ...(isRetriable(outcome) && again(`redo of ${id}`, event)),
  };
}

/** What came of an undo or a redo that was stopped, with what does the rest. */
function stoppedNotice(
  text: string,
  outcome: Outcome,
  { id, ...action }: { id: string; label: string; event: EventObject },
): Notice {
  return { kind: 'warning', text, ...outcomeDetail(outcome), about: id, id, duration: UNDO_OFFERED, action };
}

/** What somebody else tells of, with the undo of the entry. */
export function withUndo(id: string, notice: Notice): Notice {
  return { ...notice, ...undo(id), ...(notice.duration !== undefined && { duration: notice.duration }) };
}

const isRetriable = ({ failed }: Outcome): boolean => failed.some(({ step }) => step !== undefined);

function outcomeDetail({ done, failed, unsent, renewed }: Outcome): Pick<Notice, 'detail'> {
  // What this browser alone had is known under the server's id now, and nothing of it is gone.
  const anew = [...(renewed ?? [])].filter(([former]) => !isLocalId(former));
  const ids = new Set(anew.map(([, id]) => id));
  const madeAnew = done.filter(({ kind, id }) => kind.endsWith('added') && ids.has(id));
  return detailOf(unsentText(unsent, done.length), renewedText(madeAnew.length), reasons(failed));
}

/** On hosts that keep nothing of what they delete. */
function renewedText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'As a new record: this server keeps nothing of what was deleted. Its history, its photos and links to it are gone.'
    : `${count} of them as new records: this server keeps nothing of what was deleted. Their history, their photos and links to them are gone.`;
}

const undoEvent = (id: string) => ({ type: 'undo.requested', id });

/** With the change: counting the same items again takes the place of what told of the count before. */
function undo(id: string, change?: Change): Pick<Notice, 'id' | 'duration' | 'action'> {
  const isCount = change?.kind === 'set quantity' || change?.kind === 'change quantity';
  return {
    id: isCount ? `quantity ${change.items.map((item) => item.id).join(' ')}` : id,
    duration: UNDO_OFFERED,
    action: { label: 'Undo', event: undoEvent(id) },
  };
}

function again(id: string, event: EventObject): Pick<Notice, 'id' | 'duration' | 'action'> {
  return { id, duration: Infinity, action: { label: 'Try again', event } };
}

function detailOf(...sentences: string[]): Pick<Notice, 'detail'> {
  const detail = sentences.filter((sentence) => sentence !== '').join(' ');
  return detail === '' ? {} : { detail };
}

function unsentText(unsent: number, of: number): string {
  if (unsent === 0) return '';
  return unsent === of
    ? 'Kept in this browser until the server answers.'
    : `${unsent} of them kept in this browser until the server answers.`;
}

/** 'M3 screws: Item not found.' for each; one after the other, and how many more there are. */
function reasons(failed: readonly Undone[]): string {
  const named = failed
    .slice(0, NAMED_MOST)
    .map(({ name, failure }) => `${isolatedName(name)}: ${sentenceOf(failure)}`);
  const more = failed.length - named.length;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
