import { RANGE_TEXT_MOST } from './labelRange.ts';
import { type ChosenItem, IDS_MOST, type PartOf, PARTS_OF } from './labelPlaces.ts';

/** What is to be printed. */
export type LabelChoice =
  /** `isLost`: of items whose selection did not come along, as after a login. */
  | { kind: 'nothing'; isLost?: boolean }
  | { kind: 'range'; text: string }
  | { kind: 'location'; id: string; of: readonly PartOf[] }
  | { kind: 'items'; ids: readonly string[] }
  /** Too many for an address: they stand in the history entry, which a reload keeps. */
  | { kind: 'selected'; items: readonly ChosenItem[] };

/** What is typed as a range asks for: nothing where it is empty, or too long for an address. */
export function typedChoice(text: string): LabelChoice {
  return text.trim() === '' || text.length > RANGE_TEXT_MOST ? { kind: 'nothing' } : { kind: 'range', text };
}

/** Whether both are the same typed range, or both nothing; of other choices only whether they are one object. */
export function isSameTyped(one: LabelChoice, other: LabelChoice): boolean {
  if (one === other) return true;
  if (one.kind === 'range' && other.kind === 'range') return one.text === other.text;
  return one.kind === 'nothing' && other.kind === 'nothing';
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
  if (!query.has('selected')) return { kind: 'nothing' };
  const items = itemsIn(state);
  return items.length > 0 ? { kind: 'selected', items } : { kind: 'nothing', isLost: true };
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
