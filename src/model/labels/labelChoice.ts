import type { Item } from '../../../contract/entities.ts';

/** What of a location gets labels: itself, the locations inside, the items inside, to any depth. */
export const PARTS_OF = ['self', 'locations', 'items'] as const;
export type PartOf = (typeof PARTS_OF)[number];

/** As much of an item as its label needs. */
export type ChosenItem = Pick<Item, 'id' | 'name' | 'quantity' | 'location_id'>;

/** What is to be printed. */
export type LabelChoice =
  | { kind: 'nothing' }
  | { kind: 'range'; text: string }
  | { kind: 'location'; id: string; of: readonly PartOf[] }
  | { kind: 'items'; ids: readonly string[] }
  /** Too many for an address: they stand in the history entry, which a reload keeps. */
  | { kind: 'selected'; items: readonly ChosenItem[] };

/** So many ids fit into an address that every server and proxy takes. */
const IDS_MOST = 40;

/** Where labels are printed, and what is kept in the history entry there. */
export interface LabelPlace {
  to: string;
  state: unknown;
}

/** The place of a choice, which {@link labelChoice} reads again. */
export function labelPlace(choice: LabelChoice): LabelPlace {
  switch (choice.kind) {
    case 'nothing':
      return { to: '/labels', state: null };
    case 'range':
      return { to: `/labels?${new URLSearchParams({ range: choice.text })}`, state: null };
    case 'location': {
      const query = new URLSearchParams({ location: choice.id, of: choice.of.join(',') });
      return { to: `/labels?${query}`, state: null };
    }
    case 'items':
      return { to: `/labels?items=${choice.ids.map(encodeURIComponent).join(',')}`, state: null };
    case 'selected': {
      const items = choice.items.map(({ id, name, quantity, location_id }) => ({
        id,
        name,
        quantity,
        location_id,
      }));
      return { to: '/labels?selected', state: { labels: items } };
    }
  }
}

/** What is chosen by items at hand. */
export function choiceOfItems(items: readonly ChosenItem[]): LabelChoice {
  return items.length > IDS_MOST
    ? { kind: 'selected', items }
    : { kind: 'items', ids: items.map(({ id }) => id) };
}

/** What an address and its history entry ask for; whatever makes no sense asks for nothing. */
export function labelChoice(query: URLSearchParams, state: unknown): LabelChoice {
  const range = query.get('range');
  if (range !== null && range.trim() !== '') return { kind: 'range', text: range };
  const location = query.get('location');
  if (location !== null && location !== '') {
    const asked = (query.get('of') ?? 'self').split(',');
    const of = PARTS_OF.filter((part) => asked.includes(part));
    return { kind: 'location', id: location, of };
  }
  const ids = (query.get('items') ?? '').split(',').filter((id) => id !== '');
  if (ids.length > 0) return { kind: 'items', ids: [...new Set(ids)].slice(0, IDS_MOST) };
  const items = query.has('selected') ? itemsIn(state) : [];
  return items.length > 0 ? { kind: 'selected', items } : { kind: 'nothing' };
}

function itemsIn(state: unknown): ChosenItem[] {
  if (typeof state !== 'object' || state === null || !('labels' in state)) return [];
  const { labels } = state;
  if (!Array.isArray(labels)) return [];
  return labels.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('id' in one) || !('name' in one)) return [];
    const { id, name } = one;
    if (typeof id !== 'string' || id === '' || typeof name !== 'string') return [];
    const quantity = 'quantity' in one && typeof one.quantity === 'number' ? one.quantity : null;
    const around = 'location_id' in one && typeof one.location_id === 'string' ? one.location_id : null;
    return [{ id, name, quantity, location_id: around }];
  });
}
