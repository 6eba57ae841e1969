import { itemCount, locationCount } from '../../model/items/counts.ts';
import type { Step } from '../../model/changes/changes.ts';

/** 'Move 3 items', 'Add 5 items and 5 locations': what was done, as the command that takes it back names it. */
export function titleOf(steps: readonly Step[]): string {
  const [first] = steps;
  if (!first) return '';
  const verb = verbOf(first);
  return `${verb} ${subjectOf(steps)}`;
}

/** The name of the only record, else how many of which kind. */
export function subjectOf(steps: readonly Step[]): string {
  const [first] = steps;
  if (first && steps.length === 1) return first.name;
  const locations = steps.filter(({ kind }) => kind.startsWith('location')).length;
  const items = steps.length - locations;
  return [items > 0 && itemCount(items), locations > 0 && locationCount(locations)]
    .filter(Boolean)
    .join(' and ');
}

function verbOf(step: Step): string {
  switch (step.kind) {
    case 'item added':
    case 'location added':
      return 'Add';
    case 'item removed':
    case 'location removed':
      return 'Delete';
    case 'location moved':
      return 'Move';
    case 'item changed':
      return step.field === 'location_id' ? 'Move' : `Change ${step.field} of`;
  }
}
