import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { ItemPage } from '../../../src/machines/items/itemsGrid.context.ts';
import { insideCountMachine } from '../../../src/machines/locations/insideCount.machine.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import { heldWatch } from '../kit/heldActors.ts';
import { answered, failed } from '../kit/samples.ts';

type Changed = WatchedEvent<'count.changed', ItemPage>;
const changed = (state: Changed['state']): Changed => ({ type: 'count.changed', state });

function counting() {
  const watch = heldWatch<Changed, { id: string }>();
  const actor = createActor(insideCountMachine.provide({ actors: { watchCount: watch.logic } }), {
    input: { id: 'hangar' },
  });
  actor.start();
  return { watch, now: () => actor.getSnapshot().context };
}

test('what is inside is counted, again after each change, and a failure leaves the last count', () => {
  const { watch, now } = counting();
  expect(watch.inputs).toEqual([{ id: 'hangar' }]);
  expect(now().count).toBeUndefined();
  watch.send(changed(answered({ items: [], total: 214, within: 'hangar' })));
  expect(now()).toMatchObject({ count: 214 });
  watch.send(changed(failed()));
  expect(now().count).toBe(214);
  watch.send(changed(answered({ items: [], total: 215, within: 'hangar' })));
  expect(now().count).toBe(215);
});

test('a host that counts everything instead is not believed', () => {
  const { watch, now } = counting();
  watch.send(changed(answered({ items: [], total: 1055 })));
  expect(now().count).toBeUndefined();
});
