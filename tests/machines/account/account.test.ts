import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Failure } from '../../../src/failure.ts';
import type { HostBack } from '../../../src/machines/kit/unprovided.ts';
import { type AccountTold, accountMachine } from '../../../src/machines/account/account.machine.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { OFFLINE } from '../kit/samples.ts';

const TOLD: AccountTold = { backups: { last: null, hasFailed: false, troubles: [] }, items: 3 };

function accountStage(_input?: undefined, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const readAccount = heldPromise<AccountTold, undefined>();
  const watchHost = heldWatch<HostBack, Failure | undefined>();
  const actor = createActor(
    accountMachine.provide({ actors: { readAccount: readAccount.logic, watchHost: watchHost.logic } }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held: { readAccount, watchHost } };
}

test('what the server tells is shown, and asked for again where it does not answer', async () => {
  const { actor, held } = accountStage();
  actor.start();
  await held.readAccount.fail(OFFLINE);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: OFFLINE } });
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  await held.readAccount.answer(TOLD);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { told: TOLD } });
});

test('what could not be read is asked for again by itself when the server is back', async () => {
  const { actor, held } = accountStage();
  actor.start();
  await held.readAccount.fail(OFFLINE);
  expect(held.watchHost.inputs).toEqual([OFFLINE]);
  held.watchHost.send({ type: 'host.back' });
  await held.readAccount.answer(TOLD);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { told: TOLD, failure: undefined } });
});

test('every state of the account page is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: accountMachine,
    inputs: [undefined],
    stage: accountStage,
    outside: { readAccount: { answers: [TOLD], failures: [OFFLINE] } },
    eventSets: [[{ type: 'retry.requested' }, { type: 'host.back' }]],
    facts: ({ context }) => [context.failure?.kind],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
