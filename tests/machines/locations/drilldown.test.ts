import { expect, test } from 'vitest';
import { drilldownMachine } from '../../../src/machines/locations/drilldown.machine.ts';
import { drilldownStage } from './drilldown.stage.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';

function started(...stack: string[]) {
  const stage = drilldownStage({ stack });
  stage.actor.start();
  return { ...stage, stack: () => stage.actor.getSnapshot().context.stack };
}

test('DRILL-01: descending pushes the chosen location on the stack and remembers it', () => {
  const { actor, stack, changes } = started();
  expect(stack()).toEqual([]);
  actor.send({ type: 'descend.requested', id: 'room' });
  actor.send({ type: 'descend.requested', id: 'shelf' });
  expect(stack()).toEqual(['room', 'shelf']);
  expect(changes).toEqual([{ set: { at: 'room' } }, { set: { at: 'shelf' } }]);
});

test('DRILL-02: back goes one level up, at the top it does nothing', () => {
  const { actor, stack, changes } = started('room', 'shelf');
  actor.send({ type: 'back.requested' });
  expect(stack()).toEqual(['room']);
  actor.send({ type: 'back.requested' });
  expect(stack()).toEqual([]);
  actor.send({ type: 'back.requested' });
  expect(stack()).toEqual([]);
  expect(changes).toEqual([{ set: { at: 'room' } }, { set: { at: null } }]);
});

test('DRILL-03: a level of the breadcrumb cuts the stack to that level', () => {
  const { actor, stack, changes } = started('room', 'shelf', 'box', 'bag');
  actor.send({ type: 'level.chosen', level: 1 });
  expect(stack()).toEqual(['room', 'shelf']);
  actor.send({ type: 'level.chosen', level: 0 });
  expect(stack()).toEqual(['room']);
  expect(changes).toEqual([{ set: { at: 'shelf' } }, { set: { at: 'room' } }]);
});

test.each([-1, 1, 2, 7])('DRILL-03: level %i is not above the second of two: nothing happens', (level) => {
  const { actor, stack, changes } = started('room', 'shelf');
  actor.send({ type: 'level.chosen', level });
  expect(stack()).toEqual(['room', 'shelf']);
  expect(changes).toEqual([]);
});

test("DRILL-04: reset to 'Main Areas' empties the stack, once", () => {
  const { actor, stack, changes } = started('room', 'shelf', 'box');
  actor.send({ type: 'reset.requested' });
  actor.send({ type: 'reset.requested' });
  expect(stack()).toEqual([]);
  expect(changes).toEqual([{ set: { at: null } }]);
});

test('a stack that comes from the address is taken over and not remembered again', () => {
  const { actor, stack, changes } = started('room');
  actor.send({ type: 'stack.restored', stack: ['hall', 'rack'] });
  expect(stack()).toEqual(['hall', 'rack']);
  expect(changes).toEqual([]);
});

test('every transition of the drill-down is taken', async () => {
  const coverage = await walkAllPaths({
    machine: drilldownMachine,
    inputs: [{ stack: [] }, { stack: ['room', 'shelf', 'box'] }],
    stage: drilldownStage,
    outside: {},
    eventSets: [
      [
        { type: 'descend.requested', id: 'a' },
        { type: 'back.requested' },
        { type: 'level.chosen', level: 0 },
        { type: 'reset.requested' },
        { type: 'stack.restored', stack: ['x', 'y'] },
      ],
    ],
    // Deeper than three is more of the same.
    facts: ({ context }) => Math.min(context.stack.length, 3),
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
