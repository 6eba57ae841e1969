import type { EventObject } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import {
  type Change,
  type ChangedField,
  changeOf,
  changeSize,
  type Outcome,
  type Step,
  type Undone,
  UNDO_OFFERED,
} from '../../model/changes/changes.ts';
import { itemCount, locationCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import type { UndoEntry } from './changes.context.ts';
import { subjectOf } from './changeTitles.ts';
import type { Notice } from '../kit/unprovided.ts';

type NameOfPlace = (id: string) => string | undefined;

/** So many records that failed are named, each with its reason. */
const NAMED_MOST = 5;

/** Somebody wants to take back, or do again, what there is not. */
export const NOTHING_TO_UNDO: Notice = {
  kind: 'warning',
  text: 'Nothing to undo',
  detail: 'What is changed on this page can be undone until the page is closed.',
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
    ...detailOf(unsentText(unsent, items.length)),
    ...undo(id),
  };
}

/** What came of a change: what was done, with its undo; what was not, with the reasons. */
export function changedNotice(
  id: string,
  change: Change,
  { done, failed, unsent }: Outcome,
  nameOfPlace: NameOfPlace,
): Notice {
  const isUndoable = done.length > 0 || failed.some(({ step }) => step !== undefined);
  const detail = detailOf(unsentText(unsent, done.length), reasons(failed));
  if (failed.length === 0) {
    if (done.length === 0) return { kind: 'success', text: unchangedText(change) };
    return { kind: 'success', text: doneText(change, done, nameOfPlace), ...detail, ...undo(id, change) };
  }
  if (isUndoable) {
    const text = done.length === 0 ? failedText(change) : partText(change, done.length);
    return { kind: 'warning', text, ...detail, ...undo(id) };
  }
  const again = changeOf(change, new Set(failed.map((record) => record.id)));
  const event = { type: 'change.requested', change: again };
  return {
    kind: 'error',
    text: failedText(change),
    ...detail,
    // What is to be tried again is nowhere else.
    duration: Infinity,
    action: { label: 'Try again', event },
  };
}

/** What came of taking an entry back; what can be tried again says so. */
export function undoneNotice({ id }: Pick<UndoEntry, 'id'>, outcome: Outcome): Notice {
  const { done, failed } = outcome;
  if (failed.length === 0) return { kind: 'success', text: undoneText(done), ...outcomeDetail(outcome) };
  const some = `Undone for ${done.length} of ${done.length + failed.length}`;
  return {
    kind: 'error',
    text: done.length === 0 ? 'Not undone' : some,
    ...outcomeDetail(outcome),
    ...(isRetriable(outcome) && again(`undo of ${id}`, undoEvent(id))),
  };
}

/** What came of doing an entry again, with its undo. */
export function redoneNotice({ id, title }: Pick<UndoEntry, 'id' | 'title'>, outcome: Outcome): Notice {
  const { done, failed } = outcome;
  if (failed.length === 0) {
    const text = done.length === 0 ? 'As it was already' : `Done again: ${lowerFirst(title)}`;
    return { kind: 'success', text, ...outcomeDetail(outcome), ...(done.length > 0 && undo(id)) };
  }
  const some = `Done again for ${done.length} of ${done.length + failed.length}`;
  return {
    kind: 'error',
    text: done.length === 0 ? 'Not done again' : some,
    ...outcomeDetail(outcome),
    ...(isRetriable(outcome) && again(`redo of ${id}`, { type: 'redo.requested' })),
  };
}

/** What somebody else tells of, with the undo of the entry. */
export function withUndo(id: string, notice: Notice): Notice {
  return { ...notice, ...undo(id), ...(notice.duration !== undefined && { duration: notice.duration }) };
}

const isRetriable = ({ failed }: Outcome): boolean => failed.some(({ step }) => step !== undefined);

function outcomeDetail({ done, failed, unsent, renewed }: Outcome): Pick<Notice, 'detail'> {
  const ids = new Set(renewed?.values());
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
    ? 'Not sent yet: kept in this browser until the server answers.'
    : `${unsent} of them not sent yet: kept in this browser until the server answers.`;
}

/** 'M3 screws: Item not found.' for each; one after the other, and how many more there are. */
function reasons(failed: readonly Undone[]): string {
  const named = failed.slice(0, NAMED_MOST).map(({ name, failure }) => `${name}: ${failure.message}`);
  const more = failed.length - named.length;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

/** The name of the only one, else how many there are. */
function subject(records: readonly { name: string }[], count: (count: number) => string): string {
  const [first] = records;
  return first && records.length === 1 ? first.name : count(records.length);
}

const recordsOf = (change: Change): readonly { name: string }[] => {
  if (change.kind === 'add item') return [change.input];
  if (change.kind === 'add locations') return change.inputs;
  if (change.kind === 'copy branch') return [change];
  return change.kind === 'move locations' ? change.locations : change.items;
};
const counterOf = ({ kind }: Change) => (kind.endsWith('locations') ? locationCount : itemCount);
const placeOf = (to: { name: string } | undefined): string => to?.name ?? 'the top level';

function addedText(what: string, place: string | null | undefined, nameOfPlace: NameOfPlace): string {
  const name = place ? nameOfPlace(place) : undefined;
  return name === undefined ? `Added ${what}` : `Added ${what} to ${name}`;
}

function doneText(change: Change, done: readonly Step[], nameOfPlace: NameOfPlace): string {
  const what = subject(done, counterOf(change));
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `Moved ${what} to ${placeOf(change.to)}`;
    case 'add item':
      return addedText(what, change.input.location_id, nameOfPlace);
    case 'add locations':
      return `Added ${what} to ${change.to.name}`;
    case 'copy branch':
      return `Duplicated ${change.from.name} as ${change.name}: ${subjectOf(done)}`;
    case 'set quantity':
      return `Quantity of ${what}: ${formatQuantity(change.quantity)}`;
    case 'set text':
      return `${fieldName(change.field)} of ${what}: ${change.value || 'none'}`;
    case 'change quantity': {
      const [step] = done;
      if (done.length === 1 && step?.kind === 'item changed') {
        return `Quantity of ${what}: ${formatQuantity(Number(step.after))}`;
      }
      return `Quantity of ${what}: ${formatQuantity(Math.abs(change.by))} ${change.by < 0 ? 'fewer' : 'more'}`;
    }
  }
}

function unchangedText(change: Change): string {
  const what = subject(recordsOf(change), counterOf(change));
  const is = changeSize(change) === 1 ? 'is' : 'are';
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `${what} ${is} in ${placeOf(change.to)} already`;
    case 'set quantity':
      return `Quantity of ${what}: ${formatQuantity(change.quantity)} already`;
    case 'change quantity':
      return `Quantity of ${what} not changed`;
    case 'set text':
      return `${fieldName(change.field)} of ${what}: ${change.value || 'none'} already`;
    case 'add item':
    case 'add locations':
    case 'copy branch':
      return `${what} added already`;
  }
}

function failedText(change: Change): string {
  const what = subject(recordsOf(change), counterOf(change));
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `${what} not moved`;
    case 'add item':
    case 'add locations':
      return `${what} not added`;
    case 'copy branch':
      return `${change.from.name} not duplicated`;
    case 'set text':
      return `${fieldName(change.field)} of ${what} not changed`;
    default:
      return `Quantity of ${what} not changed`;
  }
}

function partText(change: Change, done: number): string {
  const of = `${formatQuantity(done)} of ${counterOf(change)(changeSize(change))}`;
  if (change.kind === 'copy branch') return `${change.from.name} duplicated in part`;
  if (change.kind === 'set text') return `${fieldName(change.field)} of ${of} changed`;
  if (change.kind === 'add locations') return `Added ${of} to ${change.to.name}`;
  return 'to' in change ? `Moved ${of} to ${placeOf(change.to)}` : `Quantity of ${of} changed`;
}

/** `done` is what the undo has done. */
function undoneText(done: readonly Step[]): string {
  const [step] = done;
  if (!step) return 'Back as it was already';
  const what = subjectOf(done);
  switch (step.kind) {
    case 'item removed':
    case 'location removed':
      return `Removed ${what} again`;
    case 'item added':
    case 'location added':
      return `Brought back ${what}`;
    case 'location moved':
      return `Moved ${what} back`;
    case 'item changed': {
      const { field, after = '' } = step;
      if (field === 'location_id') return `Moved ${what} back`;
      const now = field === 'quantity' ? formatQuantity(Number(after)) : after || 'none';
      return `${fieldName(field)} of ${what} set back${done.length === 1 ? `: ${now}` : ''}`;
    }
  }
}

function fieldName(field: Exclude<ChangedField, 'location_id'>): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
