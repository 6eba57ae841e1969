import type { Item, Location } from '../../contract/entities.ts';
import { failure } from '../failure.ts';
import type { LabelChoice } from '../model/labels/labelChoice.ts';
import type { PartOf } from '../model/labels/labelPlaces.ts';
import { labelRange, LABELS_MOST } from '../model/labels/labelRange.ts';
import {
  type LabelSubjects,
  subjectsOfItems,
  subjectsOfLocation,
  subjectsOfRange,
} from '../model/labels/labelSubjects.ts';
import { createTree, type Tree } from '../model/locations/tree.ts';
import { asPromise } from '../services/actors.ts';
import { keepLabelSettings, readLabelSettings } from '../services/labels/labelSettings.ts';
import { readServerUrl } from '../services/labels/serverUrl.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { DeferredCore } from './core.ts';

type Labels = Pick<Deferred, 'labelSettings'> & { implementation: Deferred['implementations']['labels'] };

/** Items that one request asks for. */
const CHUNK = 1000;
/** Requests that are under way at a time. */
const AT_ONCE = 4;

/** Wires the page that prints labels; a part of `deferred.ts`. */
export function createLabels(
  core: DeferredCore,
  readAnyItem: (id: string, signal: AbortSignal) => Promise<Item>,
): Labels {
  const { window, storage, http, cache, items, itemReads, locations, locationIndex } = core;

  /** With what is unsent, where it is known; past the samples, which nobody sticks on anything. */
  const tree = async (signal: AbortSignal): Promise<Tree> =>
    locationIndex.getSnapshot().context.tree ??
    createTree(await cache.read(locations.hierarchy(), { signal }));

  const readInside = async (location: Location, all: Tree, signal: AbortSignal): Promise<Item[]> => {
    const found = new Map<string, Item>();
    for (let page = 1; ; page++) {
      const answer = await items
        .page({ page, pageSize: CHUNK, category: null, within: location.id })
        .load(signal);
      // A host that does not know the question answers everything.
      if (answer.within === undefined) return readEach(location, all, signal);
      for (const item of answer.items) found.set(item.id, item);
      if (answer.items.length === 0 || page * CHUNK >= answer.total) return [...found.values()];
      if (answer.total > LABELS_MOST) throw tooMany(answer.total);
    }
  };

  const readEach = async (location: Location, all: Tree, signal: AbortSignal): Promise<Item[]> => {
    const found: Item[] = [];
    const open: Location[] = [location];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      found.push(...(await cache.read(itemReads.inLocation(next.id), { signal })));
      if (found.length > LABELS_MOST) throw tooMany(found.length);
      open.push(...all.childrenOf(next.id));
    }
    return found;
  };

  const ofLocation = async (id: string, of: readonly PartOf[], signal: AbortSignal) => {
    const all = await tree(signal);
    const location = all.byId.get(id);
    if (!location) throw failure('not-found', 'This location is not there any more.');
    const inside = of.includes('items') ? await readInside(location, all, signal) : [];
    return subjectsOfLocation(location, of, inside, all);
  };

  const ofItems = async (ids: readonly string[], signal: AbortSignal): Promise<LabelSubjects> => {
    const read: Item[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      read.push(...(await Promise.all(some.map((id) => readAnyItem(id, signal)))));
    }
    return subjectsOfItems(read, await tree(signal));
  };

  const subjectsOf = async (choice: LabelChoice, signal: AbortSignal): Promise<LabelSubjects> => {
    switch (choice.kind) {
      case 'nothing':
        return { subjects: [], unsent: 0 };
      case 'range': {
        const range = labelRange(choice.text);
        // What is wrong with it stands at its field.
        return 'problem' in range
          ? { subjects: [], unsent: 0 }
          : subjectsOfRange(range.labels, await tree(signal));
      }
      case 'location':
        return ofLocation(choice.id, choice.of, signal);
      case 'items':
        return ofItems(choice.ids, signal);
      case 'selected':
        return subjectsOfItems(choice.items, await tree(signal));
    }
  };

  return {
    labelSettings: () => readLabelSettings(storage),
    implementation: {
      actors: {
        readSubjects: asPromise(subjectsOf),
        readUrl: asPromise<string | undefined, void>((_, signal) => readServerUrl(http, signal)),
      },
      actions: {
        keep: (_, settings) => keepLabelSettings(storage, settings),
        print: () => window.print(),
      },
    },
  };
}

const tooMany = (count: number) =>
  failure(
    'input',
    `${count.toLocaleString('en')} labels are too many: at most ${LABELS_MOST.toLocaleString('en')} are printed at once. Print them location by location.`,
  );
