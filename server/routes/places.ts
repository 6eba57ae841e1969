import { PlaceRequest } from '../../contract/places/places.ts';
import { answerJson } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import { callerOf } from '../http/caller.ts';
import { createsNothing } from '../http/creating.ts';
import type { Routing } from '../http/routing.ts';
import type { Reading } from '../reading/reading.ts';

/** POST /api/locations/suggestions: where a thing may belong (decision record 60). A POST, for its texts are long. */
export function placeRoutes({ route }: Routing, reading: Reading): void {
  route('/api/locations/suggestions', {
    POST: createsNothing(async (c) => {
      const thing = await decodeBody(c, PlaceRequest);
      const { json } = await reading.once(callerOf(c), { what: 'places', thing });
      return answerJson(c, json, 200, { 'Cache-Control': 'no-store' });
    }),
  });
}
