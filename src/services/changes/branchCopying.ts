import type { BranchCopy, Outcome } from '../../model/changes/changes.ts';
import { type Performed, type Run, runOver } from './changeRun.ts';
import type { ItemChanging } from './itemChanging.ts';
import type { LocationAdding } from './locationAdding.ts';

interface Copying {
  locations: Pick<LocationAdding, 'keepBranch' | 'addKept' | 'giveUp'>;
  items: Pick<ItemChanging, 'keepAll' | 'addKept'>;
}

type Watched = Parameters<typeof runOver>[2];

/**
 * Makes new locations inside one another and what lies in them. All of it is kept in this browser before the first is
 * sent: whatever happens then, each is there once. Rejects with kind 'storage' where not all has room, and nothing was
 * made.
 */
export async function copyBranch(
  { locations, items }: Copying,
  copy: BranchCopy,
  watched: Watched,
): Promise<Outcome> {
  const places = await locations.keepBranch(copy.locations);
  watched.marks?.kept(places);
  const placed = copy.locations.map(({ input, parent }) =>
    parent === undefined ? input : { ...input, parent_id: places[parent] ?? input.parent_id },
  );
  const inputs = copy.items.map(({ input, location }) => ({ ...input, location_id: places[location] ?? '' }));
  // Its person may have gone meanwhile: the items would be the next one's.
  watched.signal.throwIfAborted();
  let kept: readonly string[];
  try {
    kept = await items.keepAll(inputs);
  } catch (error) {
    await locations.giveUp(places);
    throw error;
  }
  watched.marks?.kept([...places, ...kept]);
  return runOver(
    [
      ...placed.map((input, at) => ({
        id: places[at] ?? '',
        name: input.name,
        add: (id: string, run: Run): Promise<Performed> => locations.addKept(id, input, run),
      })),
      ...inputs.map((input, at) => ({
        id: kept[at] ?? '',
        name: input.name,
        add: (id: string, run: Run): Promise<Performed> => items.addKept(id, input, run),
      })),
    ],
    ({ id, add }, run) => add(id, run),
    watched,
  );
}
