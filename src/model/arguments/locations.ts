import type { Location } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { isSameLabel, withKeyedHyphens } from '../../../contract/texts.ts';
import type { Change } from '../changes/changes.ts';
import { type FoundLocations, NO_LOCATIONS } from '../finding/finder.ts';
import { isCode } from '../scanning/isCode.ts';
import { isLikeLabels } from '../scanning/meaning.ts';
import { optionsWith } from '../locations/locationOption.ts';
import { isTopLevel, type Tree } from '../locations/tree.ts';
import { type Answers, type Choice, type Moved, NO_ANSWERS } from './pendingCommand.ts';

/** So many locations are offered at most; more is a text to go on with. */
const OFFERED = 50;
const TOP_LEVEL = 'Top level';

interface Wanted {
  tree: Tree;
  typed: string;
  /** For `typed`; undefined when nothing was looked for. */
  found: FoundLocations | undefined;
}

/**
 * Where records can be moved: not where they all are already, and a location neither into itself nor below.
 * Without a text the locations opened last, `opened`, and those at the top.
 */
export function destinationAnswers(
  moved: Moved,
  { tree, typed, found, opened }: Wanted & { opened: readonly string[] },
): Answers {
  const isBlank = typed.trim() === '';
  const ids = isBlank
    ? [...new Set([...opened, ...tree.roots.map(({ id }) => id)])].filter((id) => tree.byId.has(id))
    : (found?.ids ?? []);
  const canTake = destinationTest(moved, tree, isBlank);
  const called = ids.filter((id) => isLabelled(tree, id, typed) || isNamed(tree, id, typed));
  // Who has typed or scanned a whole label or name means that place, and none whose label goes on or that lies inside.
  const isRefused = called.length > 0 && !called.some(canTake);
  const possible = isRefused ? [] : ids.filter(canTake);
  const top = topLevel(moved, typed);
  const places = optionsWith(tree, possible.slice(0, OFFERED)).flatMap(({ id, name, label, parents }) => {
    const to = tree.byId.get(id);
    return to ? [choice({ id, name, label, detail: parents, effect: moveTo(moved, to) })] : [];
  });
  const choices = top ? [top, ...places] : places;
  if (choices.length > 0 || isBlank) {
    const total = (isBlank ? ids.length : (found?.total ?? 0)) - (ids.length - possible.length);
    return { choices, total: total + (top ? 1 : 0), ...unseenAnswer(tree, typed, found, choices) };
  }
  if (found?.isScanned && ids.length === 0) return NO_CODE;
  if (ids.length === 0) return { ...NO_ANSWERS, problem: `No location found for ${typed.trim()}.` };
  return {
    ...NO_ANSWERS,
    problem:
      moved.kind === 'locations'
        ? 'A location cannot be moved into itself, below itself or to where it is.'
        : 'It is there already.',
  };
}

const NO_CODE: Answers = { ...NO_ANSWERS, problem: 'That is no code of a location here.' };

const isLabelled = (tree: Tree, id: string, typed: string): boolean => {
  const label = tree.byId.get(id)?.label ?? '';
  return label !== '' && isSameLabel(label, typed);
};

const isNamed = (tree: Tree, id: string, typed: string): boolean =>
  fold(tree.byId.get(id)?.name ?? '').trim() === fold(typed).trim();

/**
 * A scanner types a label and Enter, faster than anybody sees what is found: of a text that is built as the labels are,
 * nothing that only begins with it is done then. Gives why not; undefined for a place that may be.
 */
export function whyUnseen(
  tree: Tree,
  typed: string,
  { label, name }: Pick<Location, 'label' | 'name'>,
): string | undefined {
  if (isSameLabel(label, typed) || isSameLabel(name, typed) || !isLikeLabels(typed, tree)) return undefined;
  return `No location has the label ${typed.trim()}.`;
}

function unseenAnswer(
  tree: Tree,
  typed: string,
  found: FoundLocations | undefined,
  [first]: readonly Choice[],
): Pick<Answers, 'unseen'> {
  return first && !found?.isScanned ? { unseen: whyUnseen(tree, typed, first) } : {};
}

/**
 * Whether a location can take what is moved. What is unsent is shown where it is to be, and the server may have refused that:
 * a place that is named, and not only offered, may be asked for again.
 */
function destinationTest(moved: Moved, tree: Tree, isOffered: boolean): (id: string) => boolean {
  const records = moved.kind === 'items' ? moved.items : moved.locations;
  const around = new Set(
    moved.kind === 'items'
      ? moved.items.map((item) => item.location_id)
      : moved.locations.map((location) => location.parent_id),
  );
  const present = around.size === 1 ? [...around][0] : undefined;
  if (moved.kind === 'items') {
    const isUnsent = moved.items.some((item) => item.offline_update === true);
    return (id) => id !== present || (isUnsent && !isOffered);
  }
  const inside = insideOf(new Set(records.map(({ id }) => id)), tree);
  return (id) => id !== present && !inside(id);
}

/** Whether a location is one of these or below; each location is looked at once. */
function insideOf(ids: ReadonlySet<string>, tree: Tree): (id: string) => boolean {
  const known = new Map<string, boolean>();
  return (id) => {
    const path: string[] = [];
    let at: string | null = id;
    let isInside = false;
    // A host's cycle ends where it comes round.
    while (at !== null && !path.includes(at)) {
      isInside = ids.has(at) || known.get(at) === true;
      if (isInside || known.has(at)) break;
      path.push(at);
      at = tree.byId.get(at)?.parent_id ?? null;
    }
    for (const one of path) known.set(one, isInside);
    return isInside;
  };
}

/** 'Top level' is offered for locations that are not all there already. */
function topLevel(moved: Moved, typed: string): Choice | undefined {
  if (moved.kind === 'items' || moved.locations.every(isTopLevel)) return undefined;
  if (!fold(TOP_LEVEL).startsWith(fold(typed).trim())) return undefined;
  return choice({
    id: 'top',
    name: TOP_LEVEL,
    label: '',
    detail: 'In no other location',
    effect: {
      kind: 'change',
      change: { kind: 'move locations', locations: moved.locations, to: undefined },
    },
  });
}

function moveTo(moved: Moved, to: Location): Choice['effect'] {
  const change: Change =
    moved.kind === 'items'
      ? { kind: 'move items', items: moved.items, to }
      : { kind: 'move locations', locations: moved.locations, to };
  return { kind: 'change', change, destination: to };
}

const withoutGaps = (label: string): string => label.replace(/[-._/\s]/g, '');

/**
 * Locations by their labels: the one with exactly this label first, then those whose labels begin with it; where there is none, those
 * that do without their hyphens.
 */
export function labelAnswers({ tree, typed, found = NO_LOCATIONS }: Wanted): Answers {
  const wanted = fold(withKeyedHyphens(typed)).trim();
  if (wanted === '') return NO_ANSWERS;
  const exact: string[] = [];
  const beginnings: string[] = [];
  /** Those that it fits where hyphens, dots and blanks are left out, as a search leaves them out. */
  const run: { exact: string[]; beginnings: string[] } = { exact: [], beginnings: [] };
  const wantedRun = withoutGaps(wanted);
  // Of a code its location alone was looked for, whatever its label.
  if (found.isScanned || isCode(typed)) exact.push(...found.ids);
  for (const id of exact.length > 0 ? [] : found.ids) {
    const label = tree.byId.get(id)?.label ?? '';
    const own = fold(withKeyedHyphens(label));
    if (own === wanted || isSameLabel(label, typed)) exact.push(id);
    else if (own.startsWith(wanted)) beginnings.push(id);
    else if (withoutGaps(own) === wantedRun) run.exact.push(id);
    else if (wantedRun !== '' && withoutGaps(own).startsWith(wantedRun)) run.beginnings.push(id);
    if (exact.length + beginnings.length === OFFERED) break;
  }
  const asWritten = [...exact, ...beginnings];
  const ids = asWritten.length > 0 ? asWritten : [...run.exact, ...run.beginnings].slice(0, OFFERED);
  const choices = optionsWith(tree, ids).map(({ id, name, label: own, parents }) => {
    // By its id: several may have the same label.
    const to = `/location/${encodeURIComponent(id)}`;
    return choice({ id, name, label: own, detail: parents, effect: { kind: 'go', to } });
  });
  if (found.isScanned && choices.length === 0) return NO_CODE;
  const problem = choices.length === 0 ? `No label begins with ${typed.trim()}.` : undefined;
  return { choices, total: choices.length, problem, ...unseenAnswer(tree, typed, found, choices) };
}

const choice = (place: Omit<Choice, 'icon'>): Choice => ({ icon: 'i-lucide-map-pin', ...place });
