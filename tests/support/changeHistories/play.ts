import type { Location } from '../../../contract/entities.ts';
import { againOf, type Outcome, type Step, stepsOf } from '../../../src/model/changes/changes.ts';
import { putCreated } from '../../../src/services/cache/optimisticLists.ts';
import { settleLocationId } from '../../../src/services/unsent/locationOutbox.ts';
import type { TestServer } from '../../server/startServer.ts';
import { browserOn, executorIn } from '../../services/changes/changeExecutor.stage.ts';
import type { Answer } from '../../services/host/fakeHost.ts';
import { tab } from '../../services/unsent/outbox.stage.ts';
import { createRandom, type Random } from '../generator/random.ts';
import { branchIn, linesOf, madeBranch } from './branch.ts';
import { createCommands } from './commands.ts';

/** So often what failed is tried again once the network is sound. */
const TRIES = 4;

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
      // Of a new record whose answer is lost an undo without a server takes away what is here, and cannot know of the other.
      const isNew = sent.method === 'POST' && !sent.path.endsWith('/restore');
      if (isAway || fault === 'refused' || (fault === 'lost' && isNew)) refused();
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

/**
 * Does, undoes and does again what a seed draws, over a network that `isSound` or not, and gives what is wrong: undone, all
 * has to be as it was before, under the same ids, and done again as it was after.
 */
export async function playChanges(server: TestServer, seed: number, isSound: boolean): Promise<string[]> {
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
  const command = createCommands(random);
  const problems: string[] = [];

  const look = async () => {
    const branch = await branchIn(server, rootId);
    tree.splice(0, tree.length, branch.root, ...branch.places);
    return branch;
  };
  const lines = async (): Promise<string[]> => linesOf(await look());
  const unsent = () => [...app.places.entries(), ...app.outbox.entries()];
  const spoil = (): void => (isSound ? undefined : network.spoil());
  const settleIds = async (): Promise<void> => {
    await app.places.settleIds();
    await app.outbox.settleIds();
  };
  const heal = async (): Promise<void> => {
    network.mend();
    await settleIds();
    for (let tries = 0; tries < TRIES && unsent().length > 0; tries++) {
      for (const { id } of app.places.entries()) await app.places.send(id);
      for (const { id } of app.outbox.entries()) await app.outbox.send(id);
    }
  };
  const expectLines = async (what: string, wanted: readonly string[]): Promise<void> => {
    const now = await lines();
    if (now.join('\n') !== wanted.join('\n')) {
      problems.push(`${what}:\n  wanted ${wanted.join('\n         ')}\n  is     ${now.join('\n         ')}`);
    }
  };
  /** Undoes the steps, and what has failed of that again once the network is sound; gives what does them again. */
  const undo = async (what: string, steps: readonly Step[]): Promise<Step[]> => {
    spoil();
    let again: Step[] = [];
    let left = steps;
    for (let tries = 0; tries < TRIES && left.length > 0; tries++) {
      const { done, failed } = await app.undo(left);
      again = [...again, ...done];
      left = failed.flatMap(({ step }) => step ?? []).toReversed();
      const final = failed
        .filter(({ step }) => !step)
        .map(({ name, failure }) => `${name}: ${failure.message}`);
      if (final.length > 0) problems.push(`${what} failed for good: ${final.join(', ')}`);
      if (left.length > 0) await heal();
    }
    if (left.length > 0)
      problems.push(`${what} left ${left.map(({ kind, name }) => `${kind} ${name}`).join()}`);
    await heal();
    return again;
  };

  const initial = await lines();
  const undoable: { steps: readonly Step[]; before: readonly string[] | undefined; what: string }[] = [];
  for (let changes = 0; changes < 4 && problems.length === 0; changes++) {
    const branch = await look();
    // What is unsent of earlier changes comes to the server in between: only without it the state before is known.
    const before = unsent().length === 0 ? linesOf(branch) : undefined;
    const change = command(branch);
    if (!change) continue;
    spoil();
    let outcome: Outcome = await app.perform(change);
    let steps = stepsOf(outcome);
    network.mend();
    await settleIds();
    if (outcome.failed.length > 0 && random.chance(0.5)) {
      await heal();
      outcome = await app.perform(againOf(change, outcome.failed));
      steps = [...steps, ...stepsOf(outcome)];
    }
    const what = `${change.kind}, the ${changes + 1}th of seed ${seed}`;
    if (random.chance(0.5)) {
      undoable.push({ steps, before, what });
      continue;
    }
    const isSent = random.chance(0.5);
    if (isSent) await heal();
    const after = isSent ? await lines() : undefined;
    const again = await undo(`undo of ${what}`, steps);
    if (before) await expectLines(`undo of ${what}`, before);
    if (!after || problems.length > 0) continue;
    const back = await undo(`redo of ${what}`, again);
    await expectLines(`redo of ${what}`, after);
    undoable.push({ steps: back, before, what });
  }
  await heal();
  for (const { steps, before, what } of undoable.toReversed()) {
    if (problems.length > 0) break;
    await undo(`undo of ${what}`, steps);
    if (before) await expectLines(`last undo of ${what}`, before);
  }
  if (problems.length === 0) await expectLines(`all undone of seed ${seed}`, initial);
  problems.push(
    ...unsent().map(({ id, status, failure }) => `Unsent: ${id}, ${status}, ${failure?.message}`),
  );
  return problems;
}
