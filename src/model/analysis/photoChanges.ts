import { BULK_NAME, COMPARTMENT_CATEGORY } from '../../../contract/analysis/analysisLimits.ts';
import { withNumberSigns } from '../../../contract/analysis/numberSigns.ts';
import type { PhotoChange, PhotoChangeKind } from '../../../contract/analysis/photoChanges.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { QUANTITY_ON_CREATE } from '../../../contract/limits.ts';
import { cut } from '../changes/bulkEntries.ts';
import type { Change } from '../changes/changes.ts';
import { checkItemForm, EMPTY_ITEM_FORM } from '../items/itemForm.ts';
import { formatQuantity } from '../items/formatQuantity.ts';

/** What accepting a difference between two photos does to what is recorded of their location. */
export type Proposal =
  /** `to`: the location of its own that the compartment is; undefined where it is none. */
  | { kind: 'add'; name: string; to: Location | undefined }
  /** Nothing is left of it: whether it is deleted, or its quantity is 0, is asked for all of them at once. */
  | { kind: 'remove'; item: Item }
  | { kind: 'rename'; item: Item; name: string }
  /** There is more of it, or less: how many are there is asked. */
  | { kind: 'count'; item: Item; isLess: boolean }
  /** Nothing is to be done, or nobody knows what: why. */
  | { kind: 'none'; why: string };

/** The letters and numbers of a name: a label is seldom written as its item is, '100nF' for '100 nF'. */
export function labelKey(name: string): string {
  const plain = [...withNumberSigns(name)].filter((sign) => /[\p{L}\p{N}.+/-]/u.test(sign)).join('');
  return plain === '' ? name.trim().toLowerCase() : plain;
}

/** The items of a location by their names, as labels say them. */
export function itemsByLabel(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(labelKey(item.name), [...(found.get(labelKey(item.name)) ?? []), item]);
  return found;
}

/** What accepting `change` does now. `deletesGone`: what is gone is deleted, else its quantity is 0 from then on. */
export function proposalOf(
  change: PhotoChange,
  items: ReadonlyMap<string, readonly Item[]>,
  deletesGone: boolean,
  placeOf: (change: PhotoChange) => Location | undefined = () => undefined,
): Proposal {
  const { kind, label, label_before: before, is_elsewhere: isElsewhere } = change;
  const named = (name: string): readonly Item[] => items.get(labelKey(name)) ?? [];
  const only = (name: string): Item | string => {
    const [item, other] = named(name);
    if (!item) return `No item named “${name}” is recorded here.`;
    return other ? `Several items here are named “${name}”: look at them yourself.` : item;
  };
  switch (kind) {
    case 'new':
      return added(label, named(label).length > 0, placeOf(change));
    case 'gone': {
      if (isElsewhere) return { kind: 'none', why: `Another compartment still has the label “${label}”.` };
      const item = only(label);
      if (typeof item === 'string') return { kind: 'none', why: item };
      if (!deletesGone && (item.quantity ?? 0) === 0)
        return { kind: 'none', why: 'Its quantity is 0 already.' };
      return { kind: 'remove', item };
    }
    case 'other label': {
      const isThere = named(label).length > 0;
      // The item of the label before is in another compartment as well: this one is something else.
      if (isElsewhere || before === null) return added(label, isThere, placeOf(change));
      const item = only(before);
      if (typeof item === 'string') {
        return { kind: 'none', why: isThere ? `“${label}” is recorded here already.` : item };
      }
      if (!isThere || labelKey(before) === labelKey(label))
        return { kind: 'rename', item, name: nameOf(label) };
      return {
        kind: 'none',
        why: `“${before}” and “${label}” are both recorded here: look at them yourself.`,
      };
    }
    case 'moved':
      return { kind: 'none', why: 'It is still in this location: nothing to change.' };
    case 'looks emptier':
    case 'looks fuller': {
      const item = only(label);
      return typeof item === 'string'
        ? { kind: 'none', why: item }
        : { kind: 'count', item, isLess: kind === 'looks emptier' };
    }
  }
}

function added(label: string, isThere: boolean, to: Location | undefined): Proposal {
  return isThere
    ? { kind: 'none', why: `“${label}” is recorded here already.` }
    : { kind: 'add', name: nameOf(label), to };
}

/** The name of the item that a label stands for: as much of it as an item's name may have. */
export const nameOf = (label: string): string => cut(label, BULK_NAME.max).trim();

/** What accepting does, in words. */
export function proposalText(proposal: Proposal, deletesGone: boolean): string {
  switch (proposal.kind) {
    case 'add':
      return `Add the item “${proposal.name}”${proposal.to ? ` to “${proposal.to.name}”${labelIn(proposal.to)}` : ''}`;
    case 'remove':
      return deletesGone
        ? `Delete the item “${proposal.item.name}”`
        : `Set the quantity of “${proposal.item.name}” to 0`;
    case 'rename':
      return `Rename the item “${proposal.item.name}” to “${proposal.name}”`;
    case 'count':
      return proposal.isLess
        ? `Enter how many of “${proposal.item.name}” are left`
        : `Enter how many of “${proposal.item.name}” there are`;
    case 'none':
      return proposal.why;
  }
}

/** ' (WS-D3-R1C2)': several drawers may have one name. */
const labelIn = ({ label }: Location): string => (label === '' ? '' : ` (${label})`);

/** A proposal with what a person has said to it. */
export interface Accepted {
  proposal: Proposal;
  /** Of one that asks for it. */
  quantity: number | undefined;
  /** The local id of an item to be added, the same for every try of it. */
  newId: string;
}

export type PhotoChangesAccepted = Extract<Change, { kind: 'photo changes' }>;

/** All of it as one change, with one undo; undefined where nothing is to be done. */
export function changeOfAccepted(
  at: Location,
  accepted: readonly Accepted[],
  deletesGone: boolean,
): PhotoChangesAccepted | undefined {
  const change = {
    kind: 'photo changes',
    at,
    added: accepted.flatMap(({ proposal, newId }) => {
      if (proposal.kind !== 'add') return [];
      const checked = checkItemForm({
        ...EMPTY_ITEM_FORM,
        name: proposal.name,
        quantity: String(QUANTITY_ON_CREATE),
        category: COMPARTMENT_CATEGORY,
        location_id: (proposal.to ?? at).id,
      });
      return checked.ok ? [{ id: newId, input: checked.value }] : [];
    }),
    renamed: accepted.flatMap(({ proposal }) =>
      proposal.kind === 'rename' ? [{ item: proposal.item, name: proposal.name }] : [],
    ),
    counts: accepted.flatMap(({ proposal, quantity }) => {
      if (proposal.kind === 'count' && quantity !== undefined) return [{ item: proposal.item, quantity }];
      return proposal.kind === 'remove' && !deletesGone ? [{ item: proposal.item, quantity: 0 }] : [];
    }),
    gone: accepted.flatMap(({ proposal }) =>
      proposal.kind === 'remove' && deletesGone ? [proposal.item] : [],
    ),
  } as const;
  const { added: news, renamed, counts, gone } = change;
  return news.length + renamed.length + counts.length + gone.length > 0 ? change : undefined;
}

/** '2 new, 1 gone, 3 look emptier': what is different, in one line. */
export function changesText(changes: readonly Pick<PhotoChange, 'kind'>[]): string {
  const count = (kind: PhotoChangeKind): number => changes.filter((change) => change.kind === kind).length;
  const parts = [
    [count('new'), 'new'],
    [count('gone'), 'gone'],
    [count('other label'), 'with another label'],
    [count('moved'), 'moved'],
    [count('looks emptier'), 'emptier'],
    [count('looks fuller'), 'fuller'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${formatQuantity(number)} ${what}`)
    .join(', ');
}

/** '1 needs a number': how many can be accepted only once somebody has counted. */
export const lackingText = (lacking: number): string =>
  lacking === 1 ? '1 needs a number' : `${formatQuantity(lacking)} need a number`;

/** What the button says that accepts what is `ready`, or goes to the first that is `lacking` its number. */
export function acceptText(ready: number, lacking: number): string {
  if (ready > 0)
    return ready === 1 || lacking > 0
      ? `Accept ${formatQuantity(ready)}`
      : `Accept all ${formatQuantity(ready)}`;
  return lacking > 0 ? lackingText(lacking) : 'Nothing left to accept';
}
