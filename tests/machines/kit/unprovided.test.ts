import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromCallback,
  setup,
  StateMachine,
} from 'xstate';
import { describe, expect, test } from 'vitest';
import { analysisMachine } from '../../../src/machines/analysis/analysis.machine.ts';
import { appUpdateMachine } from '../../../src/machines/session/appUpdate.machine.ts';
import { bulkCreateMachine } from '../../../src/machines/changes/bulkCreate.machine.ts';
import { requiredAction } from '../../../src/machines/kit/unprovided.ts';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import { wholeChangeMachine } from '../../../src/machines/items/wholeChange.machine.ts';
import { itemPageMachine } from '../../../src/machines/items/itemPage.machine.ts';
import { itemsGridMachine } from '../../../src/machines/items/itemsGrid.machine.ts';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import { locationIndexMachine } from '../../../src/machines/locations/locationIndex.machine.ts';
import { locationPageMachine } from '../../../src/machines/locations/locationPage.machine.ts';
import { lookupListMachine } from '../../../src/machines/lists/lookupList.machine.ts';
import { outboxMachine } from '../../../src/machines/unsent/outbox.machine.ts';
import { searchMachine } from '../../../src/machines/finding/search.machine.ts';
import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { galleryMachine } from '../../../src/machines/photos/gallery.machine.ts';
import { imagePickerMachine } from '../../../src/machines/photos/imagePicker.machine.ts';
import { uploadMachine } from '../../../src/machines/photos/upload.machine.ts';
import { uploadsMachine } from '../../../src/machines/photos/uploads.machine.ts';
import { settled } from './heldActors.ts';

const machines: readonly AnyStateMachine[] = [
  analysisMachine,
  uploadsMachine,
  uploadMachine,
  imagePickerMachine,
  galleryMachine,
  appUpdateMachine,
  bulkCreateMachine,
  itemFormMachine,
  itemPageMachine,
  wholeChangeMachine,
  itemsGridMachine,
  locationFormMachine,
  locationIndexMachine,
  locationPageMachine,
  lookupListMachine,
  outboxMachine,
  searchMachine,
  sessionMachine,
];

/** The names of the actors that a machine's states invoke. */
function invokedBy(node: AnyStateNode): string[] {
  return [...node.invoke.map(({ src }) => String(src)), ...Object.values(node.states).flatMap(invokedBy)];
}

/** The messages of the errors that an actor ends with. */
async function errorsOf(logic: AnyActorLogic, input?: unknown): Promise<string[]> {
  const errors: string[] = [];
  const actor = createActor(logic, { input });
  actor.subscribe({ error: (error) => void errors.push(error instanceof Error ? error.message : '') });
  actor.start();
  await settled();
  return errors;
}

describe.each(machines.map((machine) => ({ id: machine.id, machine })))('$id', ({ machine }) => {
  const { actors, actions } = machine.implementations;

  test('fails loudly for each actor that is not provided', async () => {
    expect(Object.keys(actors)).toEqual(expect.arrayContaining(invokedBy(machine.root)));
    for (const [name, logic] of Object.entries(actors)) {
      if (typeof logic !== 'object' || !('getInitialSnapshot' in logic))
        throw new Error(`${name} is no logic`);
      // A machine within a machine says so of its own actors.
      if (logic instanceof StateMachine) continue;
      expect(await errorsOf(logic)).toEqual([`The actor '${name}' must be provided.`]);
    }
  });

  test('fails loudly for each action that is not provided', () => {
    for (const [name, action] of Object.entries(actions)) {
      if (typeof action !== 'function') throw new Error(`${name} is no function`);
      // Made of XState's own: it needs nothing.
      if ('type' in action && String(action.type).startsWith('xstate.')) continue;
      const run = (): unknown => Reflect.apply(action, undefined, [{}, {}]);
      expect(run).toThrow(`The action '${name}' must be provided.`);
    }
  });
});

describe('a machine without what it needs', () => {
  const outboxOfWithdrawals = outboxMachine.provide({ actors: { watchWithdrawn: fromCallback(() => {}) } });
  const outboxOfLocations = outboxOfWithdrawals.provide({
    actors: { watchLocations: fromCallback(() => {}) },
  });
  test.each([
    ['locationPage', locationPageMachine, { identifier: 'S1' }, 'watchLocation'],
    ['lookupList', lookupListMachine, { kind: 'types' }, 'watchList'],
    ['session', sessionMachine, { present: false, user: null }, 'watchToken'],
    ['outbox', outboxMachine, { isVisible: true }, 'watchWithdrawn'],
    ['outbox with withdrawals', outboxOfWithdrawals, { isVisible: true }, 'watchLocations'],
    ['outbox with locations', outboxOfLocations, { isVisible: true }, 'watchEntries'],
    ['itemPage', itemPageMachine, { id: 'item-00001', refetch: false }, 'watchItem'],
  ] as const)('%s ends with an error when nobody watches', async (_, machine, input, name) => {
    expect(await errorsOf(machine, input)).toContain(`The actor '${name}' must be provided.`);
  });

  test('a read that is not provided is shown as a failure with its name', async () => {
    const machine = locationFormMachine.provide({ actors: { watchHost: fromCallback(() => {}) } });
    const form = createActor(machine, { input: {} }).start();
    await settled();
    expect(form.getSnapshot().context.failure?.message).toBe("The actor 'loadForm' must be provided.");
  });

  test('an action that is not provided ends the machine with an error', () => {
    const errors: unknown[] = [];
    const machine = setup({ actions: { remember: requiredAction<unknown>('remember') } }).createMachine({
      on: { moved: { actions: { type: 'remember', params: {} } } },
    });
    const actor = createActor(machine);
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    actor.send({ type: 'moved' });
    expect(errors).toEqual([new Error("The action 'remember' must be provided.")]);
    expect(actor.getSnapshot().status).toBe('error');
  });
});
