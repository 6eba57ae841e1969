import type { Location } from '../../../contract/entities.ts';
import { comparedText } from '../../../contract/texts.ts';
import type { Failure } from '../../failure.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import type { UnsentLocation } from '../locations/locationInput.ts';
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
  /** How many are printed as they were when they were selected; none where it is not said. */
  unchecked?: number;
  /** How many of the locations have another label here than on the server, which is printed; none where it is not said. */
  relabelled?: number;
  /** How many of the typed labels locations have here, and not on the server yet; none where it is not said. */
  awaited?: number;
  /** Why the labels are those that were known already; none where the server has told them now. */
  missed?: Failure;
}

/** By id what the server has for the label of a location, '' for none, where this browser has another one. */
export type ServerLabels = ReadonlyMap<string, string>;

/**
 * Those of unsent work: until an edit is sent its label may be given to another location, whose page a code would lead
 * to. A new location has its label unless it was set aside, maybe because of that label.
 */
export function serverLabels(entries: readonly UnsentLocation[]): ServerLabels {
  return new Map(
    entries.flatMap(({ kind, id, status, item, base, theirs }): [string, string][] => {
      const isAhead = kind === 'create' && (status === 'waiting' || status === 'sending');
      const label = (theirs ?? base)?.label ?? '';
      return isAhead || label === item.label ? [] : [[id, label]];
    }),
  );
}

const NONE: ServerLabels = new Map();

/** Tells whether a text is the label of a location, here or on the server; looked through when first asked. */
export function labelsIn(tree: Tree | undefined, onServer: ServerLabels = NONE): (text: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (text) => {
    known ??= new Set(
      [...Array.from(tree?.byId.values() ?? [], ({ label }) => label), ...onServer.values()].map(
        comparedText,
      ),
    );
    return known.has(comparedText(text));
  };
}

/** Labels of a range; of those that are known by now with their names. */
export function subjectsOfRange(
  labels: readonly string[],
  tree: Tree,
  onServer: ServerLabels = NONE,
): LabelSubjects {
  const known = new Map<string, Location>();
  const unsent = new Set<string>();
  for (const one of tree.byId.values()) {
    const location = asOnServer(one, onServer);
    if (location.label !== '') known.set(comparedText(location.label), location);
    if (location !== one) unsent.add(comparedText(one.label));
  }
  const locations = labels.map((label) => known.get(comparedText(label)));
  const subjects = labels.map((label, at): LabelSubject => {
    const location = locations[at];
    if (location) return subjectOfLocation(location, tree);
    const page = labelPath({ location: { id: label, label } });
    return { label, name: '', path: '', quantity: '', page, isAhead: true };
  });
  return {
    subjects,
    unsent: 0,
    relabelled: locations.filter((location) => location && onServer.has(location.id)).length,
    awaited: labels.filter((label, at) => !locations[at] && unsent.has(comparedText(label))).length,
  };
}

/** A location and what is inside of it, in the order of the tree; items after all locations. */
export function subjectsOfLocation(
  location: Location,
  of: readonly PartOf[],
  items: readonly ChosenItem[],
  tree: Tree,
  onServer: ServerLabels = NONE,
): LabelSubjects {
  const inside = of.includes('locations') ? locationsInside(location, tree) : [];
  const shown = of.includes('self') ? [location, ...inside] : inside;
  const locations = shown.map((one) => asOnServer(one, onServer));
  // One that only this browser has is reached by its label as soon as it is sent.
  const printable = locations.filter(({ id, label }) => label !== '' || !isLocalId(id));
  const ofItems = subjectsOfItems(items, tree, onServer);
  return {
    subjects: [...printable.map((one) => subjectOfLocation(one, tree)), ...ofItems.subjects],
    unsent: locations.length - printable.length + ofItems.unsent,
    relabelled: printable.filter(({ id }) => onServer.has(id)).length,
  };
}

export function subjectsOfItems(
  items: readonly ChosenItem[],
  tree: Tree,
  onServer: ServerLabels = NONE,
): LabelSubjects {
  const sent = items.filter(({ id }) => !isLocalId(id));
  return {
    subjects: sent.map((item) => subjectOfItem(item, tree, onServer)),
    unsent: items.length - sent.length,
  };
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

function asOnServer(location: Location, onServer: ServerLabels): Location {
  const label = onServer.get(location.id);
  return label === undefined ? location : { ...location, label };
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

function subjectOfItem(item: ChosenItem, tree: Tree, onServer: ServerLabels): LabelSubject {
  const shown = tree.byId.get(item.location_id ?? '');
  const around = shown && asOnServer(shown, onServer);
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
