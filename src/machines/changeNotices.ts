import type { Item } from '../../contract/entities.ts';
import type { Failure } from '../failure.ts';
import {
  type Change,
  changeOf,
  changeSize,
  type Outcome,
  type Step,
  type Undone,
  UNDO_OFFERED,
} from '../model/changes.ts';
import { itemCount, locationCount } from '../model/counts.ts';
import { formatQuantity } from '../model/formatQuantity.ts';
import type { Notice } from './required.ts';

type NameOfPlace = (id: string) => string | undefined;

/** So many records that failed are named, each with its reason. */
const NAMED_MOST = 5;

/** Somebody wants to take back what cannot be taken back any more. */
export const TOO_LATE: Notice = {
  kind: 'warning',
  text: 'Nothing to undo',
  detail: `A change can be undone for ${UNDO_OFFERED / 1000} seconds.`,
};

/** A fault of ours; with the id of a change where that can be taken back still. */
export function faultNotice({ message }: Failure, id?: string): Notice {
  return {
    kind: 'error',
    text: 'That did not work',
    detail: message,
    ...(id !== undefined && undoAgain(id)),
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

/** What came of taking a change back; what can be tried again says so. */
export function undoneNotice(id: string, { done, failed, unsent }: Outcome): Notice {
  const detail = detailOf(unsentText(unsent, done.length), reasons(failed));
  if (failed.length === 0) return { kind: 'success', text: undoneText(done), ...detail };
  const isRetriable = failed.some(({ step }) => step !== undefined);
  return {
    kind: 'error',
    text: done.length === 0 ? 'Not undone' : `Undone for ${done.length} of ${done.length + failed.length}`,
    ...detail,
    ...(isRetriable && undoAgain(id)),
  };
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

function undoAgain(id: string): Pick<Notice, 'id' | 'duration' | 'action'> {
  return {
    id: `undo of ${id}`,
    duration: Infinity,
    action: { label: 'Try again', event: undoEvent(id) },
  };
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
  return change.kind === 'move locations' ? change.locations : change.items;
};
const counterOf = ({ kind }: Change) => (kind === 'move locations' ? locationCount : itemCount);
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
    case 'set quantity':
      return `Quantity of ${what}: ${formatQuantity(change.quantity)}`;
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
    case 'add item':
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
      return `${what} not added`;
    default:
      return `Quantity of ${what} not changed`;
  }
}

function partText(change: Change, done: number): string {
  const of = `${formatQuantity(done)} of ${counterOf(change)(changeSize(change))}`;
  return 'to' in change ? `Moved ${of} to ${placeOf(change.to)}` : `Quantity of ${of} changed`;
}

function undoneText(done: readonly Step[]): string {
  const [step] = done;
  if (!step) return 'Back as it was already';
  const what = subject(done, step.kind === 'location moved' ? locationCount : itemCount);
  if (step.kind === 'item added') return `Removed ${what} again`;
  if (step.kind === 'location moved' || step.field === 'location_id') return `Moved ${what} back`;
  const before = done.length === 1 ? `: ${formatQuantity(Number(step.before ?? 0))}` : '';
  return `Quantity of ${what} set back${before}`;
}
