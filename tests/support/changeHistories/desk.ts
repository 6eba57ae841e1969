import type { Location } from '../../../contract/entities.ts';
import { putCreated } from '../../../src/services/cache/optimisticLists.ts';
import { settleLocationId } from '../../../src/services/unsent/locationOutbox.ts';
import type { TestServer } from '../../server/startServer.ts';
import { browserOn, executorIn } from '../../services/changes/changeExecutor.stage.ts';
import type { Answer } from '../../services/host/fakeHost.ts';
import { tab } from '../../services/unsent/outbox.stage.ts';
import { createRandom, type Random } from '../generator/random.ts';
import { type Branch, branchIn, madeBranch } from './branch.ts';
import { createCommands } from './commands.ts';

/** So often what failed is tried again once the network is sound. */
export const TRIES = 4;

/** A network that loses answers, refuses calls, or is not there at all, until it is mended. */
function createNetwork(random: Random, answer: Answer) {
  let faults: ('lost' | 'refused' | 'none')[] = [];
  let isAway = false;
  const refused = (): never => {
    throw new TypeError('Failed to fetch');
  };
  return {
    answer: async (sent: Parameters<Answer>[0]): Promise<Response> => {
      const fault = sent.method === 'GET' ? undefined : faults.shift();
      if (isAway || fault === 'refused') refused();
      const response = await answer(sent);
      return fault === 'lost' ? refused() : response;
    },
    spoil(): void {
      isAway = random.chance(0.3);
      faults = Array.from({ length: random.whole(0, 3) }, () => random.pick(['lost', 'refused', 'none']));
    },
    mend(): void {
      isAway = false;
      faults = [];
    },
  };
}

/** Somebody at a branch of the server, made for this, over a network that `isSound` or not; all is drawn from the seed. */
export async function openDesk(server: TestServer, seed: number, isSound: boolean) {
  const random = createRandom(seed);
  const rootId = await madeBranch(server, random, `Root ${seed} ${isSound}`);
  const browser = browserOn(server);
  const network = createNetwork(random, browser.host.answer);
  browser.host.answer = network.answer;
  const tree: Location[] = [];
  const placesOf: { places?: Parameters<typeof settleLocationId>[0] } = {};
  const inTab = tab(browser, (item) =>
    placesOf.places ? settleLocationId(placesOf.places, item, 'location_id') : { content: item },
  );
  const app = executorIn(inTab, tree);
  placesOf.places = app.places;
  // As the app does it.
  app.onSent.mockImplementation((item, { kind }) =>
    kind === 'create' ? putCreated(app.cache, item) : app.cache.set(['item', item.id], item),
  );
  const unsent = () => [...app.places.entries(), ...app.outbox.entries()];
  const settleIds = async (): Promise<void> => {
    await app.places.settleIds();
    await app.outbox.settleIds();
  };
  return {
    random,
    app,
    command: createCommands(random),
    unsent,
    settleIds,
    mend: network.mend,
    spoil: (): void => (isSound ? undefined : network.spoil()),
    /** The branch as the server has it, which the browser knows from then on. */
    async look(): Promise<Branch> {
      const branch = await branchIn(server, rootId);
      tree.splice(0, tree.length, branch.root, ...branch.places);
      return branch;
    },
    /** The network is sound, and all is sent that can be. */
    async heal(): Promise<void> {
      network.mend();
      await settleIds();
      // As a round does it: what was given up is taken from the server first.
      for (const { id } of app.outbox.withdrawn()) await app.outbox.withdraw(id);
      for (const { id } of app.places.withdrawn().toReversed()) await app.places.withdraw(id);
      for (let tries = 0; tries < TRIES && unsent().length > 0; tries++) {
        for (const { id } of app.places.entries()) await app.places.send(id);
        for (const { id } of app.outbox.entries()) await app.outbox.send(id);
      }
    },
  };
}
