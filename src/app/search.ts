import { type EventObject, fromCallback } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import type { OwnSynonyms } from '../../contract/finding/ownSynonyms.ts';
import type { DeferredCore } from './core.ts';
import { createLocationsNow } from './locations/locationsNow.ts';
import type { SearchAnswer } from '../machines/finding/search.context.ts';
import type { WatchedEvent } from '../machines/kit/queryState.ts';
import { asPromise } from '../services/actors.ts';
import { readQuery } from '../../contract/finding/typedQuery.ts';
import { calledOtherwise } from '../model/finding/calledOtherwise.ts';
import { type FoundLocations, NO_LOCATIONS, type WantedLocations } from '../model/finding/finder.ts';
import type { PlacesOf } from '../model/finding/itemMatches.ts';
import { FIT } from '../model/finding/tiers.ts';
import { locationOnPage } from '../model/locations/locationOnPage.ts';
import { isCode } from '../model/scanning/isCode.ts';
import { locationScanned } from '../model/scanning/meaning.ts';
import { createItemFinding, type ItemFindingParts, searchOrKnown } from '../services/items/itemFinding.ts';
import { createNames } from '../services/items/names.ts';
import { withKnownRest } from '../services/items/searchRest.ts';
import type { LocationFinding } from '../services/locations/locationFinding.ts';
import type { Deferred } from '../views/AppContext.ts';

/** What finds items and locations, for the palette, the dialog on '/' and the search screen. */
export function createSearchPart(
  core: DeferredCore,
  locations: LocationFinding,
  /** What is called otherwise in the workshop, as it is known. */
  own: () => OwnSynonyms,
) {
  const { cache, reads, items, itemReads, offlineCopies, user, recents, actions, locationIndex } = core;
  const readLocations = createLocationsNow(core);
  const placesOf: PlacesOf = ({ location_id }) =>
    locationIndex.getSnapshot().context.tree?.pathOf(location_id ?? '') ?? [];
  const inView = (): readonly Item[] => {
    const { tree } = locationIndex.getSnapshot().context;
    const place = locationOnPage(core.window.location.pathname, tree);
    return place === undefined ? [] : (cache.peek(itemReads.inLocation(place))?.data ?? []);
  };
  const finding: ItemFindingParts = {
    cache,
    search: items.search,
    itemCache: offlineCopies.itemCache,
    user,
    placesOf,
    own,
    names: createNames(() => import('../../contract/finding/vocabulary/names.ts')),
    opened: () => recents.ids('item'),
    inView,
  };
  const findLocations = async (
    { isScanned = false, ...wanted }: WantedLocations & { isScanned?: boolean },
    signal?: AbortSignal,
  ): Promise<FoundLocations> => {
    // What was scanned is one location or none, whatever the words in its address and whatever label begins so.
    if (isScanned || isCode(wanted.query)) {
      const known = locationIndex.getSnapshot().context.tree;
      // Labels may have been given to other locations since.
      const found = locationScanned(wanted.query, known && (await readLocations(signal)).tree);
      return { ...(found ? { ids: [found.id], total: 1, fit: FIT.exact } : NO_LOCATIONS), isScanned: true };
    }
    const { text, exact, narrowing } = readQuery(wanted.query);
    // All others are of items.
    if (narrowing.length > exact.length) return NO_LOCATIONS;
    const query = exact.length === 0 ? wanted.query : [text, ...exact].join(' ');
    const opened = recents.ids('location');
    const found = await locations.find({ ...wanted, query, opened }, signal);
    if (found.total > 0 && found.respelt === undefined) return found;
    for (const other of calledOtherwise(query, own())) {
      const others = await locations.find({ ...wanted, query: other, opened, respells: false }, signal);
      if (others.total > 0) return others;
    }
    return found;
  };
  const implementations: Deferred['implementations']['search'] = {
    actors: {
      watchResults: fromCallback<
        EventObject,
        { query: string },
        WatchedEvent<'results.changed', SearchAnswer>
      >(({ input: { query }, sendBack }) =>
        reads.watch(searchOrKnown(finding, query), (state) =>
          sendBack({ type: 'results.changed', state: withKnownRest(cache, items.searchOn, query, state) }),
        ),
      ),
      readMore: asPromise<SearchAnswer, { query: string; offset: number }>(({ query, offset }, signal) =>
        cache.read(items.searchOn(query, offset), { signal }),
      ),
      findLocations: asPromise(findLocations),
    },
    actions: { remember: actions.remember, navigate: actions.navigate },
  };
  return { searchItems: createItemFinding(finding), findLocations, implementations };
}
