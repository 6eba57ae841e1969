import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { SuggestedPlace } from '../../../contract/places/places.ts';
import { placesMachine } from '../../../src/machines/places/places.machine.ts';
import type { WantedPlace } from '../../../src/model/places/wanted.ts';

interface Asked {
  thing: WantedPlace;
  signal: AbortSignal;
  answer(...ids: string[]): void;
  fail(): void;
}

function start() {
  const clock = new SimulatedClock();
  const asked: Asked[] = [];
  const machine = placesMachine.provide({
    actors: {
      suggestPlaces: fromPromise<readonly SuggestedPlace[], WantedPlace>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            asked.push({
              thing: input,
              signal,
              answer: (...ids) => resolve(ids.map((id) => ({ location_id: id, reasons: [] }))),
              fail: () => reject(new Error('away')),
            });
          }),
      ),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const type = (name: string, pause = 1000) => {
    actor.send({ type: 'thing.changed', thing: { name } });
    clock.increment(pause);
  };
  const shown = () => actor.getSnapshot().context.places.map(({ location_id }) => location_id);
  /** Once nothing is on its way any more. */
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { asked, type, shown, settled };
}

it('the host is asked once after a pause in typing, and not for the same twice', async () => {
  const { asked, type, shown, settled } = start();
  type('r', 10);
  type('re', 10);
  type('res');
  expect(asked.map(({ thing }) => thing.name)).toEqual(['res']);
  asked[0]?.answer('shelf');
  await settled();
  expect(shown()).toEqual(['shelf']);
  type('res ');
  expect(asked).toHaveLength(1);
});

it('an answer to what stood there before never takes the place of a newer one', async () => {
  const { asked, type, shown, settled } = start();
  type('resistor');
  type('screw');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer('shelf');
  asked[1]?.answer('drawer');
  await settled();
  expect(shown()).toEqual(['drawer']);
});

it('places stay while the next are asked for, and go with the text and without the host', async () => {
  const { asked, type, shown, settled } = start();
  type('resistor');
  asked[0]?.answer('shelf');
  await settled();
  type('resistor 10k');
  expect(shown()).toEqual(['shelf']);
  asked[1]?.fail();
  await settled();
  expect(shown()).toEqual([]);
  type('screw');
  asked[2]?.answer('drawer');
  await settled();
  type('');
  expect(shown()).toEqual([]);
  expect(asked).toHaveLength(3);
});
