import { againOf, type Outcome, type Step, stepsOf } from '../../../src/model/changes/changes.ts';
import type { TestServer } from '../../server/startServer.ts';
import { linesOf } from './branch.ts';
import { openDesk, TRIES } from './desk.ts';

/**
 * Does, undoes and does again what a seed draws, over a network that `isSound` or not, and gives what is wrong: undone, all
 * has to be as it was before, under the same ids, and done again as it was after.
 */
export async function playChanges(server: TestServer, seed: number, isSound: boolean): Promise<string[]> {
  const { random, app, command, unsent, settleIds, mend, spoil, look, heal } = await openDesk(
    server,
    seed,
    isSound,
  );
  const problems: string[] = [];
  const lines = async (): Promise<string[]> => linesOf(await look());
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
    mend();
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
    // What was refused may be taken once this change is undone, and stand in the way of doing it again.
    const after = isSent && unsent().length === 0 ? await lines() : undefined;
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
