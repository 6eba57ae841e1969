import { type Change, type ChangedField, changeSize, type Step } from '../../model/changes/changes.ts';
import { itemCount, locationCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import { areOfDifferentKinds, DONE, recordsOf, subjectOf } from './changeTitles.ts';

/** The name of a location, where it is known. */
export type NameOfPlace = (id: string) => string | undefined;

/** The name of the only one, else how many there are. */
export function subject(records: readonly { name: string }[], count: (count: number) => string): string {
  const [first] = records;
  return first && records.length === 1 ? isolatedName(first.name) : count(records.length);
}

const counterOf = ({ kind }: Change) => (kind.endsWith('locations') ? locationCount : itemCount);
const placeOf = (to: { name: string } | undefined): string => (to ? isolatedName(to.name) : 'the top level');

export function addedText(what: string, place: string | null | undefined, nameOfPlace: NameOfPlace): string {
  const name = place ? nameOfPlace(place) : undefined;
  return name === undefined ? `Added ${what}` : `Added ${what} to ${isolatedName(name)}`;
}

export function doneText(change: Change, done: readonly Step[], nameOfPlace: NameOfPlace): string {
  const what = subject(done, counterOf(change));
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `Moved ${what} to ${placeOf(change.to)}`;
    case 'add item':
      return addedText(what, change.input.location_id, nameOfPlace);
    case 'add locations':
      return `Added ${what} to ${isolatedName(change.to.name)}`;
    case 'copy branch':
      return `Duplicated ${isolatedName(change.from.name)} as ${isolatedName(change.name)}: ${subjectOf(done)}`;
    case 'count':
      return `Counted ${isolatedName(change.at.name)}: ${becameOf(done)}`;
    case 'photo changes':
      return acceptedText(change.at.name, done);
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

/** What became of what was counted, by its name or in numbers: 'Axle changed', '2 items changed, 1 added'. */
function becameOf(done: readonly Step[]): string {
  const [step] = done;
  if (step && done.length === 1) return `${subjectOf(done)} ${becameWord(step)}`;
  const said = (['changed', 'added', 'deleted'] as const)
    .map((word) => ({ word, count: done.filter((one) => becameWord(one) === word).length }))
    .filter(({ count }) => count > 0);
  return said
    .map(({ word, count }, at) => `${at === 0 ? itemCount(count) : formatQuantity(count)} ${word}`)
    .join(', ');
}

function becameWord({ kind }: Step): 'changed' | 'added' | 'deleted' {
  if (kind === 'item changed') return 'changed';
  return kind === 'item added' ? 'added' : 'deleted';
}

/** What was accepted of what a photo shows. */
function acceptedText(at: string, done: readonly Step[]): string {
  const place = isolatedName(at);
  const [step, other] = done;
  if (!step || other) return `Accepted from the photo of ${place}: ${becameOf(done)}`;
  if (step.kind === 'item added') return `Added ${isolatedName(step.name)} to ${place}`;
  if (step.kind !== 'item changed') return `Deleted ${isolatedName(step.name)}`;
  const { field, name, after = '' } = step;
  return field === 'name'
    ? `Renamed ${isolatedName(name)} to ${after}`
    : `Quantity of ${isolatedName(name)}: ${formatQuantity(Number(after))}`;
}

/** 'Moving 30 items to Box': what is being done, as the beginning of a sentence. */
export function doingText(change: Change): string {
  const what = subject(recordsOf(change), counterOf(change));
  const each = changeSize(change) === 1 ? what : `each of ${what}`;
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `Moving ${what} to ${placeOf(change.to)}`;
    case 'set quantity':
      return `Setting the quantity of ${what} to ${formatQuantity(change.quantity)}`;
    case 'change quantity':
      return change.by < 0
        ? `Taking ${formatQuantity(-change.by)} from ${each}`
        : `Adding ${formatQuantity(change.by)} to ${each}`;
    case 'set text':
      return change.value === ''
        ? `Removing the ${change.field} of ${what}`
        : `Changing the ${change.field} of ${what} to ${change.value}`;
    case 'add locations':
      return `Adding ${what} to ${isolatedName(change.to.name)}`;
    case 'copy branch':
      return `Duplicating ${isolatedName(change.from.name)}`;
    case 'add item':
      return `Adding ${what}`;
    case 'count':
      return `Counting ${isolatedName(change.at.name)}`;
    case 'photo changes':
      return `Accepting what the photo of ${isolatedName(change.at.name)} shows`;
  }
}

export function unchangedText(change: Change): string {
  const what = subject(recordsOf(change), counterOf(change));
  const is = changeSize(change) === 1 ? 'is' : 'are';
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `${what} ${is} in ${placeOf(change.to)} already`;
    case 'set quantity':
      return `Quantity of ${what}: ${formatQuantity(change.quantity)} already`;
    case 'count':
      return `${isolatedName(change.at.name)} is as it was counted already`;
    case 'photo changes':
      return `${isolatedName(change.at.name)} is as the photo shows it already`;
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

export function failedText(change: Change): string {
  const what = subject(recordsOf(change), counterOf(change));
  switch (change.kind) {
    case 'move items':
    case 'move locations':
      return `${what} not moved`;
    case 'add item':
    case 'add locations':
      return `${what} not added`;
    case 'copy branch':
      return `${isolatedName(change.from.name)} not duplicated`;
    case 'count':
      return `Count of ${isolatedName(change.at.name)} not saved`;
    case 'photo changes':
      return `${what} not changed as the photo of ${isolatedName(change.at.name)} shows`;
    case 'set text':
      return `${fieldName(change.field)} of ${what} not changed`;
    default:
      return `Quantity of ${what} not changed`;
  }
}

export function partText(change: Change, done: number): string {
  const of = `${formatQuantity(done)} of ${counterOf(change)(changeSize(change))}`;
  if (change.kind === 'copy branch') return `${isolatedName(change.from.name)} duplicated in part`;
  if (change.kind === 'count') return `Count of ${isolatedName(change.at.name)} saved in part`;
  if (change.kind === 'photo changes')
    return `What the photo of ${isolatedName(change.at.name)} shows accepted in part`;
  if (change.kind === 'set text') return `${fieldName(change.field)} of ${of} changed`;
  if (change.kind === 'add locations') return `Added ${of} to ${isolatedName(change.to.name)}`;
  return 'to' in change ? `Moved ${of} to ${placeOf(change.to)}` : `Quantity of ${of} changed`;
}

/** 'Stopped: 120 of 5,000 items moved', 'Stopped after 120 of 5,000: 7 items moved' where others were as they should be. */
export function stoppedText(change: Change, done: number, left: number): string {
  const what = done === 0 ? 'nothing' : counterOf(change)(done);
  const how = change.kind.startsWith('move') ? 'moved' : 'changed';
  return stoppedAt({ size: changeSize(change), left, done }, DONE[change.kind], `${what} ${how}`);
}

/** 'Stopped: 60 of 120 undone', 'Stopped after 60 of 120: 7 undone' where others were so already, or failed. */
export function stoppedUndoText(size: number, left: number, done: number, how: string): string {
  return stoppedAt({ size, left, done }, how, `${formatQuantity(done)} ${how}`);
}

function stoppedAt(
  { size, left, done }: { size: number; left: number; done: number },
  how: string,
  what: string,
): string {
  const [reached, all] = [size - left, formatQuantity(size)];
  if (done === reached) return `Stopped: ${formatQuantity(done)} of ${all} ${how}`;
  return `Stopped after ${formatQuantity(reached)} of ${all}: ${what}`;
}

/** `done` is what was set aside, and given up by the undo. */
export const givenUpText = (done: readonly Step[]): string =>
  `Your change to ${subjectOf(done)} is taken back`;

/** `done` is what the undo has done. */
export function undoneText(done: readonly Step[]): string {
  const [step] = done;
  if (!step) return 'Back as it was already';
  const what = subjectOf(done);
  if (areOfDifferentKinds(done)) return `Set back ${what}`;
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
      if (field === 'name' && done.length === 1) return `Renamed back to ${after}`;
      const now = field === 'quantity' ? formatQuantity(Number(after)) : after || 'none';
      return `${fieldName(field)} of ${what} set back${done.length === 1 ? `: ${now}` : ''}`;
    }
  }
}

function fieldName(field: Exclude<ChangedField, 'location_id'>): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}
