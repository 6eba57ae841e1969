import { check, type FieldMessages } from '../../../contract/check.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { type ItemInput, LocationCreateRequest } from '../../../contract/requests.ts';
import { comparedText } from '../../../contract/texts.ts';
import type { BranchCopy } from '../changes/changes.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import { inputOfItem } from '../unsent/unsent.ts';
import { DRAWER_LIMITS } from './drawerGrid.ts';
import { labelAfter } from './newLabel.ts';
import type { Tree } from './tree.ts';

/** What is entered for the copy of a location with everything inside. */
export interface BranchValues {
  /** Of the copy itself; what is inside keeps its names. */
  name: string;
  label: string;
  /** Whether what is inside gets labels, where the originals have some. */
  isLabelled: boolean;
  withItems: boolean;
}

/** What is copied. */
export interface BranchSource {
  root: Location;
  /** The root, then what is inside, each after what it is in. */
  locations: readonly Location[];
  /** What lies in them; undefined until it is known. */
  items: readonly Item[] | undefined;
  /** The labels that are known to be taken, each as {@link comparedText}. */
  labels: ReadonlySet<string>;
}

export interface BranchEntry {
  name: string;
  label: string;
  /** How far inside the copy it is. */
  depth: number;
  /** Why it cannot be made. */
  problem: string | undefined;
}

export interface CopiedBranch {
  /** What is wrong with the fields, at each; '' is the whole. */
  fields: FieldMessages;
  entries: readonly BranchEntry[];
  itemCount: number;
  /** More than is copied at once: `entries` need not be all. */
  isTooMuch: boolean;
  /** What to do; undefined while anything is wrong, or the items are not known yet. */
  copy: BranchCopy | undefined;
}

/** So much is copied at once: each is sent on its own. */
export const BRANCH_LIMITS = { locations: DRAWER_LIMITS.all, items: 1000 } as const;

/** A location and all inside, each after the one that it is in; one more than can be copied tells that there are more. */
export function branchOf(tree: Tree, root: Location): Location[] {
  const found = new Map([[root.id, root]]);
  for (const { id } of found.values()) {
    for (const child of tree.childrenOf(id)) {
      if (found.size > BRANCH_LIMITS.locations) return [...found.values()];
      found.set(child.id, child);
    }
  }
  return [...found.values()];
}

/** What is proposed before anything is typed: 'Cabinet 2' after 'Cabinet 1', with the label that follows. */
export function newBranchValues(root: Location, labels: ReadonlySet<string>): BranchValues {
  return {
    name: nextName(root.name),
    label: labelAfter(root.label, labels),
    isLabelled: true,
    withItems: false,
  };
}

/** What was typed, and is not as it was proposed. What inside comes along is chosen anew: it may be another hierarchy by then. */
export type TypedBranch = Partial<Omit<BranchValues, 'withItems'>>;

export function typedOfBranch(values: BranchValues, proposed: BranchValues): TypedBranch {
  const { name, label, isLabelled } = values;
  return {
    ...(name !== proposed.name && { name }),
    ...(label !== proposed.label && { label }),
    ...(isLabelled !== proposed.isLabelled && { isLabelled }),
  };
}

/** As it is kept: texts by their fields. */
export function keptOfBranch({ isLabelled, ...texts }: TypedBranch): Record<string, string> {
  return { ...texts, ...(isLabelled !== undefined && { isLabelled: isLabelled ? 'yes' : 'no' }) };
}

/** The same read again. */
export function branchOfKept(kept: Readonly<Record<string, string>>): TypedBranch {
  const { name, label, isLabelled } = kept;
  return {
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...(isLabelled !== undefined && { isLabelled: isLabelled === 'yes' }),
  };
}

function nextName(name: string): string {
  const [, before = '', digits] = /^(.*\D)(\d{1,9})$/su.exec(name) ?? [];
  return digits === undefined
    ? `${name} 2`
    : before + String(Number(digits) + 1).padStart(digits.length, '0');
}

/** What the values come to, with all that is wrong with it. */
export function copiedBranch(values: BranchValues, source: BranchSource): CopiedBranch {
  const { root, locations, labels } = source;
  const taken = new Set(labels);
  const places = new Map(locations.map(({ id }, index) => [id, index]));
  const depths: number[] = [];
  const inputs: LocationCreateRequest[] = [];
  const entries = locations.map((location, index): BranchEntry => {
    const parent = index === 0 ? undefined : places.get(location.parent_id ?? '');
    const depth = parent === undefined ? 0 : (depths[parent] ?? 0) + 1;
    depths.push(depth);
    const isRoot = index === 0;
    const own = {
      name: isRoot ? values.name : location.name,
      label: isRoot
        ? values.label
        : values.isLabelled
          ? labelInside(location.label, root.label, values.label, taken)
          : '',
    };
    const { description, parent_id, location_type_id, location_area_id } = location;
    const checked = check(
      {
        ...own,
        description,
        // Inside the copy: which one that is nobody knows before it is kept.
        parent_id: isRoot ? parent_id : null,
        location_type_id: location_type_id ?? 0,
        location_area_id: location_area_id ?? 0,
      },
      LocationCreateRequest,
    );
    if (!checked.ok) return { ...own, depth, problem: Object.values(checked.fields)[0] };
    const { name, label } = checked.value;
    inputs.push(checked.value);
    const same = comparedText(label);
    const isTaken = label !== '' && taken.has(same);
    taken.add(same);
    return { name, label, depth, problem: isTaken ? 'This label is in use already' : undefined };
  });

  const items = values.withItems ? source.items : [];
  const fields = problemsOf(entries, locations.length, items?.length ?? 0);
  const isRight = Object.keys(fields).length === 0;
  return {
    fields,
    entries,
    itemCount: items?.length ?? 0,
    isTooMuch: isTooMuch(locations.length, items?.length ?? 0),
    copy:
      isRight && items && locations.length > 0
        ? {
            locations: inputs.map((input, index) => ({
              input,
              parent: index === 0 ? undefined : places.get(locations[index]?.parent_id ?? ''),
            })),
            items: items.flatMap((item) => {
              const location = places.get(item.location_id ?? '');
              return location === undefined
                ? []
                : [{ input: inputOfItem(item) satisfies ItemInput, location }];
            }),
          }
        : undefined,
  };
}

const isTooMuch = (locations: number, items: number): boolean =>
  locations > BRANCH_LIMITS.locations || items > BRANCH_LIMITS.items;

function problemsOf(entries: readonly BranchEntry[], locations: number, items: number): FieldMessages {
  if (locations > BRANCH_LIMITS.locations) {
    const most = formatQuantity(BRANCH_LIMITS.locations);
    return { '': `There is too much inside: at most ${most} locations are duplicated at once.` };
  }
  if (items > BRANCH_LIMITS.items) {
    const most = formatQuantity(BRANCH_LIMITS.items);
    return { '': `There are ${formatQuantity(items)} items inside: at most ${most} are duplicated at once.` };
  }
  const [root, ...inside] = entries;
  const wrong = inside.filter(({ problem }) => problem !== undefined);
  const [first] = wrong;
  return {
    ...(root?.problem !== undefined && { [/label/i.test(root.problem) ? 'label' : 'name']: root.problem }),
    ...(first && {
      '': `${first.name}: ${first.problem}${wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : ''}`,
    }),
  };
}

/** What began with the label of the original begins with that of the copy; anything else is counted on. */
function labelInside(label: string, of: string, copy: string, taken: ReadonlySet<string>): string {
  if (label === '') return '';
  const isBegun = of !== '' && copy !== '' && comparedText(label).startsWith(comparedText(of));
  const own = isBegun ? copy.trim() + label.slice(of.length) : undefined;
  return own !== undefined && !taken.has(comparedText(own)) ? own : labelAfter(own ?? label, taken);
}
