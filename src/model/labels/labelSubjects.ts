import type { Location } from '../../../contract/entities.ts';
import { comparedText } from '../../../contract/texts.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import type { Tree } from '../locations/tree.ts';
import { isLocalId } from '../unsent/unsent.ts';
import { labelPath } from './addresses.ts';
import type { ChosenItem, PartOf } from './labelPlaces.ts';

/** What stands on one label, before it is known what of it is wanted. */
export interface LabelSubject {
  /** The code on the tape; '' where there is none. */
  label: string;
  name: string;
  /** Where it is: names from the root, joined by ' › '. */
  path: string;
  quantity: string;
  /** Of its page: '/location/WS-B3'. */
  page: string;
  /** Of a location that nobody has made yet. */
  isAhead: boolean;
}

/** What labels are printed of, and how many cannot be yet: what only this browser has, has no address. */
export interface LabelSubjects {
  subjects: readonly LabelSubject[];
  unsent: number;
  /** How many of the chosen are not there any more; none where it is not said. */
  gone?: number;
}

/** Labels of a range; of those that are known by now with their names. */
export function subjectsOfRange(labels: readonly string[], tree: Tree): LabelSubjects {
  const known = new Map<string, Location>();
  for (const location of tree.byId.values()) {
    if (location.label !== '') known.set(comparedText(location.label), location);
  }
  const subjects = labels.map((label): LabelSubject => {
    const location = known.get(comparedText(label));
    if (location) return subjectOfLocation(location, tree);
    const page = labelPath({ location: { id: label, label } });
    return { label, name: '', path: '', quantity: '', page, isAhead: true };
  });
  return { subjects, unsent: 0 };
}

/** A location and what is inside of it, in the order of the tree; items after all locations. */
export function subjectsOfLocation(
  location: Location,
  of: readonly PartOf[],
  items: readonly ChosenItem[],
  tree: Tree,
): LabelSubjects {
  const inside = of.includes('locations') ? locationsInside(location, tree) : [];
  const locations = of.includes('self') ? [location, ...inside] : inside;
  // One that only this browser has is reached by its label as soon as it is sent.
  const printable = locations.filter(({ id, label }) => label !== '' || !isLocalId(id));
  const ofItems = subjectsOfItems(items, tree);
  return {
    subjects: [...printable.map((one) => subjectOfLocation(one, tree)), ...ofItems.subjects],
    unsent: locations.length - printable.length + ofItems.unsent,
  };
}

export function subjectsOfItems(items: readonly ChosenItem[], tree: Tree): LabelSubjects {
  const sent = items.filter(({ id }) => !isLocalId(id));
  return { subjects: sent.map((item) => subjectOfItem(item, tree)), unsent: items.length - sent.length };
}

/** Of each kind of text the `most` labels on which it is longest, each label once. */
export function withLongestTexts(subjects: readonly LabelSubject[], most: number): LabelSubject[] {
  const longest = (['label', 'name', 'path'] as const).flatMap((text) =>
    subjects.toSorted((one, other) => other[text].length - one[text].length).slice(0, most),
  );
  return [...new Set(longest)];
}

/** Everything below a location, parents before their children. No recursion: any depth is safe. */
function locationsInside(location: Location, tree: Tree): Location[] {
  const inside: Location[] = [];
  const seen = new Set([location.id]);
  const open = tree.childrenOf(location.id).toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next.id)) continue;
    seen.add(next.id);
    inside.push(next);
    open.push(...tree.childrenOf(next.id).toReversed());
  }
  return inside;
}

function subjectOfLocation(location: Location, tree: Tree): LabelSubject {
  const { label, name, parent_id: parent } = location;
  return {
    label,
    name,
    path: parent === null ? '' : tree.pathLabel(parent),
    quantity: '',
    page: labelPath({ location }),
    isAhead: false,
  };
}

function subjectOfItem(item: ChosenItem, tree: Tree): LabelSubject {
  const around = tree.byId.get(item.location_id ?? '');
  return {
    // That of its location would be taken for its own.
    label: '',
    name: item.name,
    path: around ? [around.label, tree.pathLabel(around.id)].filter(Boolean).join(' · ') : '',
    quantity: item.quantity === null ? '' : `× ${formatQuantity(item.quantity)}`,
    page: labelPath({ item }),
    isAhead: false,
  };
}
