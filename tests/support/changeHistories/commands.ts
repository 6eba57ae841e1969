import type { Item, Location } from '../../../contract/entities.ts';
import type { ItemInput, LocationCreateRequest } from '../../../contract/requests.ts';
import { type Change, createRequestOf } from '../../../src/model/changes/changes.ts';
import { anInput } from '../../services/samples.ts';
import type { Random } from '../generator/random.ts';
import type { Branch } from './branch.ts';

/** Draws what somebody does to a branch next; undefined where there is nothing to do it to. */
export function createCommands(random: Random) {
  let made = 0;

  const some = <T>(from: readonly T[], most: number): T[] => {
    const left = [...from];
    const drawn: T[] = [];
    for (let more = random.whole(1, most); more > 0 && left.length > 0; more--) {
      drawn.push(...left.splice(random.whole(0, left.length - 1), 1));
    }
    return drawn;
  };
  const newItem = (location_id: string): ItemInput =>
    anInput({ name: `New ${++made}`, location_id, quantity: random.whole(1, 5) });
  const newPlace = (root: Location, parent_id: string, label = ''): LocationCreateRequest => ({
    ...createRequestOf(root),
    name: `Place ${++made}`,
    label,
    parent_id,
  });
  /** None is taken already: what it is refused for is not done again. */
  const aLabel = (root: Location): string => (random.chance(0.3) ? `L-${++made}-${root.id.slice(-4)}` : '');

  const count = (at: Location, items: readonly Item[]): Change | undefined => {
    const here = items.filter(({ location_id }) => location_id === at.id);
    const gone = random.chance(0.6) ? some(here, 2) : [];
    const counts = here
      .filter((item) => !gone.includes(item) && random.chance(0.5))
      .map((item) => ({ item, quantity: random.whole(0, 6) }));
    const added = random.chance(0.5) ? [{ id: `local-found${++made}`, input: newItem(at.id) }] : [];
    return gone.length + counts.length + added.length === 0
      ? undefined
      : { kind: 'count', at, counts, added, gone };
  };

  return ({ root, places, items }: Branch): Change | undefined => {
    const to = random.pick([root, ...places]);
    const kind = random.whole(0, 8);
    if (kind === 0) return { kind: 'add item', input: newItem(to.id) };
    if (kind === 1) {
      const inputs = Array.from({ length: random.whole(1, 3) }, () => newPlace(root, to.id, aLabel(root)));
      return { kind: 'add locations', inputs, to };
    }
    if (kind === 2) return count(to, items);
    if (kind === 3) {
      const locations = [
        { input: newPlace(root, root.id), parent: undefined },
        { input: newPlace(root, root.id), parent: 0 },
      ];
      const inside = [0, 1].map((location) => ({ input: newItem(''), location }));
      return { kind: 'copy branch', from: to, name: `Copy ${++made}`, copy: { locations, items: inside } };
    }
    if (kind === 4)
      return places.length === 0 ? undefined : { kind: 'move locations', locations: some(places, 2), to };
    if (items.length === 0) return undefined;
    const chosen = some(items, 3);
    if (kind === 5) return { kind: 'move items', items: chosen, to };
    if (kind === 6) return { kind: 'set quantity', items: chosen, quantity: random.whole(0, 5) };
    if (kind === 7) return { kind: 'change quantity', items: chosen, by: random.pick([-3, -1, 1, 2]) };
    const field = random.pick(['supplier', 'category'] as const);
    return { kind: 'set text', items: chosen, field, value: random.pick(['Alpha', 'Beta', 'Tools']) };
  };
}
