import type { Location } from '../../../contract/entities.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Cache, WatchState } from '../cache/cache.ts';

/** The hierarchy as screens watch it, with what is unsent of it in its place. */
export interface LocationOverlay {
  watch: Cache['watch'];
  /** Shows these instead of the server's with the same id, and the others besides. */
  show(unsent: readonly Location[]): void;
}

export function createLocationOverlay({ watch }: Pick<Cache, 'watch'>): LocationOverlay {
  let unsent: readonly Location[] = [];
  const tellers = new Set<() => void>();
  return {
    show(locations) {
      if (locations.length === 0 && unsent.length === 0) return;
      unsent = locations;
      for (const tell of tellers) tell();
    },
    watch<T>(query: Parameters<typeof watch<T>>[0], listener: (state: WatchState<T>) => void) {
      let newest: WatchState<T> | undefined;
      // The same list told again stays the same list: a tree is made of it.
      let before: { data: unknown; unsent: unknown; shown: T } | undefined;
      const tell = (): void => {
        if (!newest) return;
        const isSample = newest.status === 'failed' && newest.source === 'sample';
        if (newest.status === 'loading' || !Array.isArray(newest.data) || unsent.length === 0 || isSample) {
          listener(newest);
          return;
        }
        const { data } = newest;
        if (before?.data !== data || before.unsent !== unsent) {
          // Only lists of locations are watched through here.
          before = { data, unsent, shown: withUnsent(data as Location[], unsent) as T };
        }
        listener({ ...newest, data: before.shown });
      };
      tellers.add(tell);
      const stop = watch(query, (state) => {
        newest = state;
        tell();
      });
      return () => {
        tellers.delete(tell);
        stop();
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
