import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import type { SuggestedPlace } from '../../../contract/places/places.ts';
import { rowPlacesMachine } from '../../../src/machines/imports/rowPlaces.machine.ts';
import { placelessIn } from '../../../src/model/imports/rowPlaces.ts';
import type { WantedPlace } from '../../../src/model/places/wanted.ts';

/** Answers the names of things as places, and fails for 'Away'. */
function start() {
  const asked: (string | undefined)[] = [];
  const machine = rowPlacesMachine.provide({
    actors: {
      suggestPlaces: fromPromise<readonly SuggestedPlace[], WantedPlace>(async ({ input: { name } }) => {
        asked.push(name);
        if (name === 'Away') throw new Error('away');
        return [{ location_id: `place of ${name}`, reasons: [] }];
      }),
    },
  });
  const actor = createActor(machine).start();
  const want = async (...names: string[]) => {
    actor.send({ type: 'places.wanted', rows: names.map((name, line) => ({ line, thing: { name } })) });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, asked, want };
}

it('rows are asked for one after the other, each once', async () => {
  const { asked, want } = start();
  await want('Bolt', 'Nut');
  const { context } = await want('Bolt', 'Nut', 'Cable');
  expect(asked).toEqual(['Bolt', 'Nut', 'Cable']);
  expect(context.found.get(1)).toEqual([{ location_id: 'place of Nut', reasons: [] }]);
});

it('without the host it ends, and keeps what was found', async () => {
  const { asked, want } = start();
  const { context } = await want('Bolt', 'Away', 'Nut');
  expect(asked).toEqual(['Bolt', 'Away']);
  expect([...context.found.keys()]).toEqual([0]);
  expect(context.failure).toBeDefined();
  await want('Bolt', 'Nut');
  expect(asked).toEqual(['Bolt', 'Away', 'Nut']);
});

it('what was found for other rows is forgotten with them', async () => {
  const { actor, want } = start();
  await want('Bolt');
  actor.send({ type: 'rows.renewed' });
  expect(actor.getSnapshot().context.found.size).toBe(0);
});

it('only rows that lack a place, and have something to go by, are asked for', () => {
  const row = (
    line: number,
    values: PreviewRow['values'],
    field: 'location' | 'name' = 'location',
  ): PreviewRow => ({
    line,
    action: 'problem',
    values,
    problems: [{ field, reason: 'Location is required.', suggestion: null }],
    duplicate_of: null,
    edited: false,
  });
  const lacking = placelessIn([
    row(2, { name: 'Bolt', category: 'Fasteners' }),
    row(3, { name: 'Nut', location: 'A > > B' }),
    row(4, { name: '' }),
    row(5, { name: 'Cable' }, 'name'),
    { ...row(6, { name: 'Left out' }), action: 'skip' },
  ]);
  expect(lacking.map(({ line, thing }) => [line, thing.name, thing.category])).toEqual([
    [2, 'Bolt', 'Fasteners'],
  ]);
});
