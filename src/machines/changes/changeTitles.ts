import { itemCount, locationCount } from '../../model/items/counts.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import type { Change, Step } from '../../model/changes/changes.ts';

/**
 * 'Move 3 items', 'Add 5 items and 5 locations': what was done, as the command that takes it back names it. `areUndone`: the steps
 * take that back, as those of what can be done again do.
 */
export function titleOf(steps: readonly Step[], areUndone = false): string {
  const [first] = steps;
  if (!first) return '';
  const verb = areOfDifferentKinds(steps) ? 'Change' : verbOf(first, areUndone);
  return `${verb} ${subjectOf(steps)}`;
}

/** The name of the only record, else how many of which kind. */
export function subjectOf(steps: readonly Step[]): string {
  const [first] = steps;
  if (first && steps.length === 1) return isolatedName(first.name);
  const locations = steps.filter(({ kind }) => kind.startsWith('location')).length;
  const items = steps.length - locations;
  return [items > 0 && itemCount(items), locations > 0 && locationCount(locations)]
    .filter(Boolean)
    .join(' and ');
}

/** Items that were changed, and others that were added or removed: no one word says what was done to all. */
export function areOfDifferentKinds(steps: readonly Step[]): boolean {
  const changed = steps.filter(({ kind }) => kind === 'item changed').length;
  return changed > 0 && changed < steps.length;
}

function verbOf(step: Step, isUndone: boolean): string {
  switch (step.kind) {
    case 'item added':
    case 'location added':
      return isUndone ? 'Delete' : 'Add';
    case 'item removed':
    case 'location removed':
      return isUndone ? 'Add' : 'Delete';
    case 'location moved':
      return 'Move';
    case 'item changed':
      if (step.field === 'name') return 'Rename';
      return step.field === 'location_id' ? 'Move' : `Change ${step.field} of`;
  }
}

/** What a change is done to. */
export const recordsOf = (change: Change): readonly { name: string }[] => {
  if (change.kind === 'add item') return [change.input];
  if (change.kind === 'add locations') return change.inputs;
  if (change.kind === 'copy branch') return [change];
  if (change.kind === 'count' || change.kind === 'photo changes') {
    const { counts, added, gone } = change;
    return [
      ...('renamed' in change ? change.renamed.map(({ item }) => item) : []),
      ...counts.map(({ item }) => item),
      ...added.map(({ id, input }) => ({ id, name: input.name })),
      ...gone,
    ];
  }
  return change.kind === 'move locations' ? change.locations : change.items;
};

/** What has become of the records of several changes. */
export const DONE: Readonly<Record<Change['kind'], string>> = {
  'move items': 'items moved',
  'move locations': 'locations moved',
  'set quantity': 'quantities changed',
  'change quantity': 'quantities changed',
  'add item': 'items added',
  'add locations': 'locations added',
  'copy branch': 'locations duplicated',
  'set text': 'items changed',
  count: 'items counted',
  'photo changes': 'changes accepted',
};

/** What the notices of a change are about: doing the same to the same records again is the same. */
export function aboutOf(change: Change): string {
  // What is left of a count is counted again: it is the same one.
  if (change.kind === 'count') return `count of ${change.at.id}`;
  const what = recordsOf(change).map((record) => ('id' in record ? record.id : record.name));
  const field = change.kind === 'set text' ? ` ${change.field}` : '';
  return `${change.kind}${field} ${what.join(' ')}`;
}
