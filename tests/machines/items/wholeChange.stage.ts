import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { WholeChange } from '../../../contract/history.ts';
import { wholeChangeMachine } from '../../../src/machines/items/wholeChange.machine.ts';
import type { ChangeWish } from '../../../src/model/items/history.ts';
import { heldPromise } from '../kit/heldActors.ts';

export const WISH: ChangeWish = { itemId: 'item-00001', entryId: '7', field: 'notes' };

/** A change that is cut, not yet started. */
export function wholeChangeStage(input: ChangeWish = WISH, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = { readWholeChange: heldPromise<WholeChange, ChangeWish>() };
  const machine = wholeChangeMachine.provide({ actors: { readWholeChange: held.readWholeChange.logic } });
  return { actor: createActor(machine, { input, clock, ...(inspect && { inspect }) }), clock, held };
}
