import type { Location } from '../../../contract/entities.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Overlay } from './locationOverlay.ts';

/** What only this browser has of the locations, laid over those that the server tells of. */
export interface UnsentOverlay {
  /**
   * These instead of the server's with the same id, and the others besides. A new one that is no more among them because
   * it was sent stays, under the id that it was `sentAs`, until the server has told of its locations anew.
   */
  of(
    unsent: readonly Location[],
    sentAs: (localId: string) => string | undefined,
    /** Epoch ms. */
    now: number,
  ): Overlay | undefined;
}

export function createUnsentOverlay(): UnsentOverlay {
  let before: readonly Location[] = [];
  let sent: readonly { location: Location; at: number }[] = [];
  return {
    of(unsent, sentAs, now) {
      const here = new Set(unsent.map(({ id }) => id));
      const leaving = before.flatMap((location) => {
        const id = here.has(location.id) || !isLocalId(location.id) ? undefined : sentAs(location.id);
        return id === undefined || id === '' ? [] : [{ location: { ...location, id }, at: now }];
      });
      before = unsent;
      sent = [...sent, ...leaving];
      if (unsent.length === 0 && sent.length === 0) return undefined;
      // The same list told again stays the same list: a tree is made of it.
      let last: { known: readonly Location[]; count: number; shown: readonly Location[] } | undefined;
      return (known, at) => {
        sent = sent.filter((one) => one.at >= at);
        const extra = [...unsent, ...sent.map(({ location }) => location)];
        if (last?.known !== known || last.count !== extra.length) {
          const shown = extra.length === 0 ? known : withUnsent(known, extra);
          last = { known, count: extra.length, shown };
        }
        return last.shown;
      };
    },
  };
}

function withUnsent(known: readonly Location[], unsent: readonly Location[]): Location[] {
  const waiting = new Map(unsent.map((location) => [location.id, location]));
  const shown = known.map((location) => {
    const own = waiting.get(location.id);
    waiting.delete(location.id);
    return own ?? location;
  });
  return [...shown, ...stillOnlyHere(known, [...waiting.values()])];
}

/**
 * Without those that the server has made while its answer was lost: until they are sent again they are here, too, and
 * would be seen twice. With another label, name or place it is another one; without a label, if it is older.
 */
function stillOnlyHere(known: readonly Location[], unsent: readonly Location[]): readonly Location[] {
  if (unsent.length === 0) return unsent;
  const placeOf = ({ parent_id, name }: Location): string => JSON.stringify([parent_id, name.trim()]);
  const places = new Set(unsent.map(placeOf));
  const candidates = known.filter((location) => places.has(placeOf(location)));
  const taken = new Set<Location>();
  return unsent.filter((own) => {
    const made = candidates.find(
      (location) => !taken.has(location) && placeOf(location) === placeOf(own) && mayBe(location, own),
    );
    if (made) taken.add(made);
    return !made;
  });
}

function mayBe(known: Location, own: Location): boolean {
  if (!isLocalId(own.id)) return false;
  if (!isSameLabel(known.label, own.label)) return false;
  if (own.label.trim() !== '') return true;
  return Date.parse(known.created_at ?? '') >= Date.parse(own.created_at ?? '');
}
