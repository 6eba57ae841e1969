import { describe, expect, test, vi } from 'vitest';
import type { LocationCreateRequest } from '../../../contract/requests.ts';
import { failure } from '../../../src/failure.ts';
import { createLocationWrites } from '../../../src/services/locations/locationWrites.ts';
import {
  explainedNetwork,
  networkMessage,
  type NetworkProbe,
} from '../../../src/services/host/networkMessage.ts';
import { NETWORK_MESSAGES, offlineFailure } from '../../../src/services/host/offlineFailure.ts';
import { type Answer, json, onHost, rejection, silence } from './fakeHost.ts';

const UNABLE = 'Network error: Unable to connect to the server. Please check your internet connection.';
const UNREACHABLE = 'Network error: API server is unreachable or CORS issue. Please try again later.';
const BLOCKED = 'Network error: Request blocked by CORS policy. Contact administrator.';
const REJECTED = 'Server rejected the update. The location could not be saved.';

const ID = '11111111-2222-4333-8444-555555555555';
const input: LocationCreateRequest = {
  name: 'Shelf',
  description: '',
  location_type_id: 3,
  location_area_id: 1,
  label: '',
  parent_id: null,
};

/** The calls about locations in a browser that knows this of its way to the host. */
function onNetwork(
  answer: Answer,
  known: Partial<Record<'sameOrigin' | 'onLine' | 'probeAnswered', boolean>> = {},
) {
  const { sameOrigin = true, onLine = true, probeAnswered = false } = known;
  const isAnswered = vi.fn<() => Promise<boolean>>(() => Promise.resolve(probeAnswered));
  const host = onHost(answer);
  const network: NetworkProbe = { sameOrigin, onLine: () => onLine, isAnswered };
  const writes = createLocationWrites(host.http, host.cache, network);
  return { ...host, isAnswered, locations: { ...host.locations, ...writes } };
}

const noAnswer =
  (text = 'Failed to fetch'): Answer =>
  () =>
    Promise.reject(new TypeError(text));

/** Creating and updating, which tell of a missing answer alike. */
const SAVES = [
  ['create', (app: ReturnType<typeof onNetwork>) => app.locations.create(input)],
  ['update', (app: ReturnType<typeof onNetwork>) => app.locations.update(ID, input)],
] as const;

describe.each(SAVES)('a location %s without an answer', (_, save) => {
  const messageOf = async (app: ReturnType<typeof onNetwork>) => {
    const error = await rejection(save(app));
    expect(error).toMatchObject({ failure: true, kind: 'offline', title: 'Network error' });
    return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  };

  test('ERR-41: in a browser that is offline, or from the origin of the app, cannot connect', async () => {
    for (const known of [{ onLine: false, sameOrigin: false }, { onLine: false }, { sameOrigin: true }]) {
      const app = onNetwork(noAnswer(), known);
      expect(await messageOf(app)).toBe(UNABLE);
      expect(app.isAnswered).not.toHaveBeenCalled();
    }
  });

  test('ERR-42: from another origin that answers nothing, the host is unreachable', async () => {
    const app = onNetwork(noAnswer(), { sameOrigin: false });
    expect(await messageOf(app)).toBe(UNREACHABLE);
    expect(app.isAnswered).toHaveBeenCalledTimes(1);
  });

  test('ERR-43: from another origin that does answer an opaque probe, it is CORS', async () => {
    expect(await messageOf(onNetwork(noAnswer(), { sameOrigin: false, probeAnswered: true }))).toBe(BLOCKED);
  });

  test("ERR-44: that the browser calls 'Load failed' was rejected by the server", async () => {
    for (const sameOrigin of [true, false]) {
      const app = onNetwork(noAnswer('Load failed'), { sameOrigin, probeAnswered: true });
      expect(await messageOf(app)).toBe(REJECTED);
    }
  });

  test('ERR-41: that an offline browser calls so is still the connection', async () => {
    expect(await messageOf(onNetwork(noAnswer('Load failed'), { onLine: false }))).toBe(UNABLE);
  });

  test('is asked once, never again by itself', async () => {
    const app = onNetwork(noAnswer());
    await messageOf(app);
    expect(app.sent).toHaveLength(1);
  });

  test('that was given up by the caller is nothing to explain', async () => {
    const app = onNetwork(silence, { sameOrigin: false });
    const leaving = new AbortController();
    const reason = new Error('left the page');
    leaving.abort(reason);
    expect(await rejection(app.locations.create(input, leaving.signal))).toBe(reason);
    expect(await rejection(app.locations.update(ID, input, leaving.signal))).toBe(reason);
    expect(app.isAnswered).not.toHaveBeenCalled();
  });
});

describe('a location create that the host refuses', () => {
  test.each([
    [409, { message: 'The label is taken' }, 'Failed to create location: The label is taken'],
    [422, { error: 'No such parent' }, 'Failed to create location: No such parent'],
    [403, {}, 'Failed to create location: Refused (403)'],
    [500, { message: 'Out of order' }, 'Failed to create location: Out of order'],
    [503, undefined, 'Failed to create location: Refused (503)'],
  ])('ERR-38: with %i and %j says what failed and why', async (status, body, message) => {
    const { locations, isAnswered } = onNetwork(() => json(body ?? '', { status, statusText: 'Refused' }), {
      sameOrigin: false,
    });
    expect(await rejection(locations.create(input))).toMatchObject({ message, status });
    expect(isAnswered).not.toHaveBeenCalled();
  });

  test('ERR-38: keeps the messages for its fields', async () => {
    const fields = { label: 'Taken' };
    const { locations } = onNetwork(() => json({ message: 'Not valid', fields }, { status: 422 }));
    expect(await rejection(locations.create(input))).toMatchObject({ kind: 'invalid', fields });
  });
});

describe('a location update that the host refuses', () => {
  test.each([
    [404, { message: 'No such location' }, 'Failed to update location: No such location (404)'],
    [409, { message: 'Taken', error: 'conflict' }, 'Failed to update location: Taken (409)'],
    [422, { error: 'Its own ancestor' }, 'Failed to update location: Its own ancestor (422)'],
    [400, {}, 'Failed to update location: Refused (400)'],
  ])('ERR-39: with %i and %j says what failed, why, and the status once', async (status, body, message) => {
    const { locations } = onNetwork(() => json(body, { status, statusText: 'Refused' }));
    expect(await rejection(locations.update(ID, input))).toMatchObject({ message, status });
  });

  test.each([
    [500, { message: 'Out of order' }, 'Server error: Out of order'],
    [503, { message: 'Restoring a backup' }, 'Server error: Restoring a backup'],
    [502, {}, 'Server error: Refused (502)'],
  ])('ERR-40: with %i and %j is a server error', async (status, body, message) => {
    const { locations } = onNetwork(() => json(body, { status, statusText: 'Refused' }));
    expect(await rejection(locations.update(ID, input))).toMatchObject({ message, status });
  });

  test('leaves what is known as it was', async () => {
    const { locations, cache, sent } = onNetwork(({ method }) =>
      method === 'PATCH' ? json({ message: 'No' }, { status: 409 }) : json({ id: ID, name: 'Shelf' }),
    );
    await cache.read(locations.one(ID));
    await rejection(locations.update(ID, { description: 'New' }));
    await cache.read(locations.one(ID));
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  });
});

test('VALID-28: a location update without an id is refused before anything is sent', async () => {
  const { locations, sent } = onNetwork(() => json({ id: ID, name: 'Shelf' }));
  expect(await rejection(locations.update('', input))).toMatchObject({
    failure: true,
    kind: 'input',
    message: 'Missing location ID',
  });
  expect(sent).toEqual([]);
});

describe('the words for a call without an answer', () => {
  const fault = { sameOrigin: false, onLine: true, browserText: '', probeAnswered: false };

  test('ERR-41 ERR-42 ERR-43 ERR-44: are these four', () => {
    expect(NETWORK_MESSAGES).toEqual({
      offline: UNABLE,
      unreachable: UNREACHABLE,
      blocked: BLOCKED,
      rejected: REJECTED,
    });
  });

  test.each([
    [{ onLine: false, probeAnswered: true, browserText: 'Load failed' }, UNABLE],
    [{ sameOrigin: true, probeAnswered: true }, UNABLE],
    [{ sameOrigin: true, browserText: 'Load failed' }, REJECTED],
    [{ browserText: 'load failed' }, UNREACHABLE],
    [{ browserText: 'NetworkError when attempting to fetch resource.' }, UNREACHABLE],
    [{ probeAnswered: true }, BLOCKED],
  ])('for %j are the ones that fit best', (known, message) => {
    expect(networkMessage({ ...fault, ...known })).toBe(message);
  });

  test('are asked of the network only where there was no answer', async () => {
    const isAnswered = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const network = { sameOrigin: false, onLine: () => true, isAnswered };
    for (const error of [failure('timeout', 'Too late'), new Error('A fault of ours'), undefined]) {
      expect(await explainedNetwork(error, network)).toBe(error);
    }
    expect(isAnswered).not.toHaveBeenCalled();
    expect(await explainedNetwork(offlineFailure(), network)).toMatchObject({ message: BLOCKED });
  });

  test('keep what the browser itself said', () => {
    expect(offlineFailure('Load failed')).toMatchObject({ kind: 'offline', browserText: 'Load failed' });
  });
});
