import { type EventObject, fromCallback } from 'xstate';
import type { SearchAnswer } from '../machines/finding/search.context.ts';
import type { WatchedEvent } from '../machines/kit/queryState.ts';
import type { Navigation, QueryChange } from '../machines/kit/unprovided.ts';
import { asPromise } from '../services/actors.ts';
import type { Cache } from '../services/cache/cache.ts';
import type { ItemCopies } from '../services/unsent/offlineItemCache.ts';
import { createItemFinding, searchOrKnown } from '../services/items/itemFinding.ts';
import type { Openings } from '../services/browser/recents.ts';
import type { Items } from '../services/items/items.ts';
import { withKnownRest } from '../services/items/searchRest.ts';
import type { LocationFinding } from '../services/locations/locationFinding.ts';
import type { Deferred } from '../views/AppContext.ts';

interface SearchPartNeeds {
  cache: Cache;
  reads: Pick<Cache, 'read' | 'watch'>;
  items: Items;
  copies: ItemCopies;
  /** The login name; '' for nobody. */
  user(): string;
  locations: LocationFinding;
  openings: Openings;
  actions: {
    navigate(_: unknown, navigation: Navigation): void;
    remember(_: unknown, change: QueryChange): void;
  };
}

/** What finds items and locations, for the palette, the dialog on '/' and the search screen. */
export function createSearchPart(needs: SearchPartNeeds) {
  const { cache, reads, items, copies, user, locations, openings, actions } = needs;
  const finding = { cache, search: items.search, copies, user };
  const findLocations: LocationFinding['find'] = (wanted, signal) =>
    locations.find({ ...wanted, opened: openings.ids('location') }, signal);
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
