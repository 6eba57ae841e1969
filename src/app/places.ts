import type { SuggestedPlace } from '../../contract/places/places.ts';
import type { WantedPlace } from '../model/places/wanted.ts';
import { asPromise } from '../services/actors.ts';
import { suggestPlaces } from '../services/places/places.ts';
import type { PlacesPart } from '../views/AppContext.ts';
import type { DeferredCore } from './core.ts';

/** Wires what proposes where things belong; a part of `deferred.ts`. */
export function createPlacesPart({ http }: Pick<DeferredCore, 'http'>): PlacesPart {
  return {
    isPossible: () => http.features().has('places'),
    machine: {
      actors: {
        suggestPlaces: asPromise<readonly SuggestedPlace[], WantedPlace>((thing, signal) =>
          suggestPlaces(http, thing, signal),
        ),
      },
    },
  };
}
