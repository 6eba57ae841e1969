import type { SuggestedPlace } from '../../contract/places/places.ts';
import { isEnough, type WantedPlace } from '../model/places/wanted.ts';
import { asPromise } from '../services/actors.ts';
import { pause } from '../services/browser/pause.ts';
import { suggestPlaces } from '../services/places/places.ts';
import type { PlacesPart } from '../views/appParts.ts';
import type { DeferredCore } from './core.ts';

/** Pause after the last key before the host is asked, in ms. */
const TYPING_PAUSE = 150;

/** Wires what proposes where things belong; a part of `deferred.ts`. */
export function createPlacesPart({ http }: Pick<DeferredCore, 'http'>) {
  const suggest = (thing: WantedPlace, signal: AbortSignal) => suggestPlaces(http, thing, signal);
  const actors = { suggestPlaces: asPromise<readonly SuggestedPlace[], WantedPlace>(suggest) };
  const part: PlacesPart = {
    isPossible: () => !http.hasAnswered() || http.features().has('places'),
    machine: { actors },
    rows: { actors },
  };
  return {
    part,
    /** As it is asked for each letter by who has no pause of its own; rejects as the signal says. */
    async suggestAfterPause(thing: WantedPlace, signal: AbortSignal): Promise<readonly SuggestedPlace[]> {
      if (!isEnough(thing)) return [];
      await pause(TYPING_PAUSE, signal);
      return suggest(thing, signal);
    },
  };
}
