import { createActor, type EventObject, fromCallback } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type {
  ItemToMake,
  LeftEntry,
  LocationToMake,
  MadeOrMet,
} from '../../../src/machines/changes/bulkCreate.context.ts';
import type {
  RunNews,
  SessionEnded,
  ThereFound,
  ThereSaid,
} from '../../../src/machines/changes/bulkCreate.events.ts';
import { bulkCreateMachine } from '../../../src/machines/changes/bulkCreate.machine.ts';
import type { RecordsMoved } from '../../../src/machines/changes/changes.context.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { bulkEntries, type KeptBulk, type Made } from '../../../src/model/changes/bulkEntries.ts';
import { countsOf, type UndoStep } from '../../../src/model/changes/bulkRun.ts';
import type { Step } from '../../../src/model/changes/changes.ts';
import { aCompartment } from '../analysis/samples.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { anItem, aLocation } from '../kit/samples.ts';

export const CABINET = aLocation({ id: 'cabinet', name: 'Cabinet', label: 'WS-DC1' });

/** `count` compartments in rows of four: 'Thing 1', 'Thing 2', … */
export function compartments(count: number): Compartment[] {
  return Array.from({ length: count }, (_, index) =>
    aCompartment({
      name: `Thing ${index + 1}`,
      row: Math.floor(index / 4) + 1,
      column: (index % 4) + 1,
    }),
  );
}

const knownAtOnce = (items: ThereFound['items']) =>
  fromCallback<EventObject, { parent: Location }, ThereSaid>(({ sendBack, receive }) => {
    const tell = () => sendBack({ type: 'there.found', items });
    receive(({ type }) => {
      if (type === 'look') tell();
    });
    tell();
  });

/** The open dialog of these compartments, on actors that answer when the test says so. */
export function bulkStage(
  given: readonly Compartment[] = compartments(3),
  parent: Location = CABINET,
  recalled?: KeptBulk,
  there: ThereFound['items'] | 'held' = [],
  photoAt: string | null = null,
) {
  const held = {
    makeItem: heldPromise<MadeOrMet, ItemToMake>(),
    makeLocation: heldPromise<Made<Location>, LocationToMake>(),
    remove: heldPromise<Step | undefined, UndoStep>(),
    findThere: heldWatch<ThereSaid, { parent: Location }>(),
    watchSession: heldWatch<SessionEnded, void>(),
    watchRecords: heldWatch<RecordsMoved, void>(),
    confirmClosing: heldPromise<boolean, { unsaved: number }>(),
    guardLeaving: heldWatch<EventObject, void>(),
  };
  const { notify, notices } = recordedActions();
  const withdrawn: Notice[] = [];
  const told: RunNews[] = [];
  const aside: LeftEntry[] = [];
  const state: { kept: KeptBulk | undefined } = { kept: undefined };
  const actor = createActor(
    bulkCreateMachine.provide({
      actors: {
        makeItem: held.makeItem.logic,
        makeLocation: held.makeLocation.logic,
        remove: held.remove.logic,
        findThere: there === 'held' ? held.findThere.logic : knownAtOnce(there),
        watchSession: held.watchSession.logic,
        watchRecords: held.watchRecords.logic,
        confirmClosing: held.confirmClosing.logic,
        guardLeaving: held.guardLeaving.logic,
      },
      actions: {
        notify,
        withdraw: (_, notice) => void withdrawn.push(notice),
        tellHistory: (_, news) => void told.push(news),
        keepEntries: (_, bulk) => void (state.kept = bulk),
        setAside: (_, entries) => void aside.push(...entries),
      },
    }),
    {
      input: {
        entries: bulkEntries(
          given,
          given.map((_, index) => `key-${index + 1}`),
        ),
        parent,
        recalled,
        leftIn: 'Look there',
        leftWithout: 'Bring it back',
        photoAt,
      },
    },
  ).start();
  const now = () => actor.getSnapshot();
  return {
    actor,
    held,
    notices,
    withdrawn,
    told,
    aside,
    /** What is kept of it in the browser. */
    kept: () => state.kept,
    now,
    send: actor.send.bind(actor),
    entry: (number: number) => {
      const found = now().context.entries.find((entry) => entry.number === number);
      if (!found) throw new Error(`There is no entry ${number}.`);
      return found;
    },
    counts: () => countsOf(now().context.entries),
    /** Answers the creation under way; the item's id is 'item-' and the number of the call. */
    async makeItem(isOurs = true): Promise<void> {
      const { inputs } = held.makeItem;
      const name = inputs.at(-1)?.input.name ?? '';
      await held.makeItem.answer({ entity: anItem({ id: `item-${inputs.length}`, name }), isOurs });
    },
    /** Answers it with what somebody else has made meanwhile. */
    async meetItem(id: string): Promise<void> {
      const name = held.makeItem.inputs.at(-1)?.input.name ?? '';
      await held.makeItem.answer({ met: anItem({ id, name }) });
    },
    async makeLocation(isOurs = true): Promise<void> {
      const { inputs } = held.makeLocation;
      const entity = aLocation({ id: `place-${inputs.length}`, name: inputs.at(-1)?.name ?? '' });
      await held.makeLocation.answer({ entity, isOurs });
    },
  };
}
