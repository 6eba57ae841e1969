import { expect } from 'vitest';
import { decodeHierarchy, decodeItems, decodeLocation } from '../../../contract/answers.ts';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import type { Location, LocationNode } from '../../../contract/entities.ts';
import { settleLocationId } from '../../../src/services/unsent/locationOutbox.ts';
import type { TestServer } from '../../server/startServer.ts';
import { browserOn, executorIn } from '../changes/changeExecutor.stage.ts';
import type { Sent } from '../host/fakeHost.ts';
import { anInput } from '../samples.ts';
import { tab } from './outbox.stage.ts';

/** What happens to the next writes, one each; one that is late comes to the server only when it is told to. */
export type Luck = 'answered' | 'lost' | 'refused' | 'late';
/** How often a deletion without an answer is asked for and looked for. */
export const SILENT = ['refused', 'refused', 'refused', 'refused', 'refused'] as const;

interface Options {
  /** What the server seems to advertise. */
  features?: (all: string) => string;
  /** Called before a write is sent to the server. */
  before?: (sent: Sent) => unknown;
  /** Called once the server has answered. */
  after?: (sent: Sent) => void;
}

/** A browser at the server, over a network that treats the next writes as `luck` has it. */
export async function desk(server: TestServer, { features, before, after }: Options = {}) {
  const place = decodeLocation((await server.call('GET', `/api/locations/${await server.location()}`)).body);
  const shared = browserOn(server);
  const luck: Luck[] = [];
  const late: (() => Promise<Response>)[] = [];
  const network = { isAway: false };
  const { answer } = shared.host;
  const refused = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const advertised = async (sent: Sent): Promise<Response> => {
    if (!features) return answer(sent);
    const headers = new Headers(sent.headers);
    headers.delete('stowage-withdrawal');
    const response = await answer({ ...sent, headers });
    const told = new Headers(response.headers);
    told.set(FEATURES_HEADER, features(response.headers.get(FEATURES_HEADER) ?? ''));
    return new Response(response.status === 204 ? null : await response.text(), {
      status: response.status,
      headers: told,
    });
  };
  shared.host.answer = async (sent) => {
    const fate = sent.method === 'GET' ? 'answered' : (luck.shift() ?? 'answered');
    if (network.isAway || fate === 'refused') return refused();
    if (fate === 'late') {
      late.push(async () => advertised(sent));
      return refused();
    }
    if (sent.method !== 'GET') await before?.(sent);
    const response = await advertised(sent);
    after?.(sent);
    return fate === 'lost' ? refused() : response;
  };
  const placesOf: { places?: Parameters<typeof settleLocationId>[0] } = {};
  const inTab = tab(shared, (item) =>
    placesOf.places ? settleLocationId(placesOf.places, item, 'location_id') : { content: item },
  );
  const tree: Location[] = [place];
  const app = executorIn(inTab, tree);
  placesOf.places = app.places;
  // What every host has said before.
  await app.items.readFresh('nothing').catch(() => {});
  const input = anInput({ name: 'Bolt', location_id: place.id });
  return {
    ...app,
    shared,
    place,
    input,
    luck,
    late,
    network,
    add: () => app.perform({ kind: 'add item', input }),
    /** What lies there on the server now. */
    async there() {
      const { body } = await server.call('GET', `/locations/${place.id}/items`);
      return decodeItems(body).items;
    },
    /** The locations in it on the server now. */
    async shelves(): Promise<LocationNode[]> {
      const { body } = await server.call('GET', '/api/locations/hierarchy');
      return decodeHierarchy(body).find(({ id }) => id === place.id)?.children ?? [];
    },
    /** What was given up is taken from the server, as in a round. */
    async withdraw() {
      const results: string[] = [];
      for (const { id } of app.outbox.withdrawn()) results.push((await app.outbox.withdraw(id)).result);
      for (const { id } of app.places.withdrawn().toReversed())
        results.push((await app.places.withdraw(id)).result);
      return results;
    },
  };
}

export type Desk = Awaited<ReturnType<typeof desk>>;

/** A new item whose answer `fate` has taken, undone while the server is away: what does it again. */
export async function undone(app: Desk, fate: Luck) {
  app.luck.push(fate);
  const { done } = await app.add();
  app.network.isAway = true;
  const { done: again, failed } = await app.undo(done);
  expect(failed).toEqual([]);
  app.network.isAway = false;
  expect(app.outbox.entries()).toEqual([]);
  const [step] = again;
  if (!step) throw new Error('Nothing was undone.');
  return { ...app, step };
}

/** A new shelf of this label, the same. */
export async function undoneShelf(app: Desk, fate: Luck, label: string) {
  const { location_type_id: type, location_area_id: area, id: parent_id } = app.place;
  const input = {
    name: 'Shelf',
    description: '',
    label,
    location_type_id: type ?? 1,
    location_area_id: area ?? 1,
    parent_id,
  };
  const add = () => app.perform({ kind: 'add locations', inputs: [input], to: app.place });
  app.luck.push(fate);
  const { done } = await add();
  app.network.isAway = true;
  const { done: again, failed } = await app.undo(done);
  expect([again.length, failed]).toEqual([1, []]);
  app.network.isAway = false;
  return { ...app, again, add };
}
