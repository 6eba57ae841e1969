import { expect, it } from 'vitest';
import { pause } from '../../../src/services/browser/pause.ts';
import { suggestPlaces } from '../../../src/services/places/places.ts';
import { advertising, type Answer, notFound, onHost, rejection, type Sent } from '../host/fakeHost.ts';

const never = new AbortController().signal;
const call = {
  operation: 'any',
  path: '/api/item-categories',
  timeout: 5000,
  decode: () => undefined,
};

/** A host that has been asked for something else before. */
async function known(features: string, answer: Answer = () => notFound()) {
  const sent: Sent[] = [];
  const { http } = onHost((one) => {
    if (one.path === call.path) return advertising(features, []);
    sent.push(one);
    return answer(one);
  });
  await http.request(call);
  return { http, sent };
}

it('a host that proposes places is asked with what is known of the thing', async () => {
  const place = { location_id: 'l1', reasons: [{ by: 'label', what: 'M3', count: 0 }] };
  const { http, sent } = await known('images, places', () => advertising('places', { places: [place] }));
  expect(await suggestPlaces(http, { name: 'M3 screws' }, never)).toEqual([place]);
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/locations/suggestions', { name: 'M3 screws' }],
  ]);
});

it('a host that is not known to propose any is not asked', async () => {
  const { http, sent } = await known('images');
  expect(await suggestPlaces(http, { name: 'M3 screws' }, never)).toEqual([]);
  expect(sent).toEqual([]);
});

it('an answer that makes no sense is a failure', async () => {
  const { http } = await known('places', () => advertising('places', { places: [{ where: 1 }] }));
  expect(await rejection(suggestPlaces(http, { name: 'M3' }, never))).toMatchObject({ kind: 'bad-answer' });
});

it('a pause that is given up ends at once', async () => {
  const given = new AbortController();
  const waiting = rejection(pause(1e6, given.signal));
  given.abort(new Error('typed on'));
  expect(await waiting).toMatchObject({ message: 'typed on' });
  expect(await rejection(pause(1e6, given.signal))).toMatchObject({ message: 'typed on' });
});
