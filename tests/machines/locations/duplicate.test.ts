import { expect, test } from 'vitest';
import { duplicateMachine } from '../../../src/machines/locations/duplicate.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { aLocation, anItem, OFFLINE } from '../kit/samples.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { CABINET, DRAWER, duplicateStage, known } from './duplicate.stage.ts';

const BOLT = anItem({ name: 'Bolt', location_id: 'd' });

function started() {
  const stage = duplicateStage();
  stage.actor.start();
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    submit: () => stage.actor.send({ type: 'form.submitted' }),
    want: (wanted: boolean) => stage.actor.send({ type: 'items.wanted', wanted }),
    call: (name: string) => stage.actor.send({ type: 'values.changed', values: { name } }),
  };
}

test('wants the whole of it made at once, beside the original, and is over', () => {
  const { held, asked, now, submit } = started();
  held.watchKnown.send(known());
  submit();
  expect(now().matches('closed')).toBe(true);
  expect(asked).toMatchObject([
    {
      kind: 'copy branch',
      name: 'Cabinet 2',
      from: CABINET,
      copy: { locations: [{ parent: undefined }, { parent: 0 }], items: [] },
    },
  ]);
  submit();
  expect(asked).toHaveLength(1);
});

test('makes nothing before it is known what is inside', () => {
  const { held, asked, now, submit } = started();
  submit();
  expect([asked, now().context.refusals]).toEqual([[], 1]);
  held.watchKnown.send(known());
  submit();
  expect(asked).toHaveLength(1);
});

test('with its items it waits until they are read, and takes them along', async () => {
  const { held, asked, now, submit, want } = started();
  held.watchKnown.send(known());
  want(true);
  expect(held.readItems.inputs).toEqual([[CABINET, DRAWER]]);
  submit();
  expect(asked).toEqual([]);
  await held.readItems.answer([BOLT]);
  submit();
  expect(asked).toMatchObject([{ copy: { items: [{ input: { name: 'Bolt' }, location: 1 }] } }]);
  expect(now().matches('closed')).toBe(true);
});

test('copies to where it is by now, called as it is by now', () => {
  const { held, asked, now, submit } = started();
  held.watchKnown.send(known());
  const moved = { ...CABINET, name: 'Cupboard 7', parent_id: 'room-b' };
  const tree = createTree([aLocation({ id: 'room-b' }), moved, DRAWER]);
  held.watchKnown.send({ type: 'known.changed', tree, labels: new Set() });
  expect(now().context.values.name).toBe('Cupboard 8');
  submit();
  expect(asked).toMatchObject([
    { from: moved, copy: { locations: [{ input: { parent_id: 'room-b' } }, {}] } },
  ]);
});

test('says that items could not be read, and goes on without them', async () => {
  const { held, now, want } = started();
  held.watchKnown.send(known());
  want(true);
  await held.readItems.fail(OFFLINE);
  expect(now().context).toMatchObject({ failure: OFFLINE, values: { withItems: false } });
  want(true);
  expect(held.readItems.inputs).toHaveLength(2);
});

test('reads the items anew where something else is inside by now', async () => {
  const { held, asked, now, want, submit } = started();
  const box = aLocation({ id: 'b', name: 'Box', parent_id: 'd' });
  held.watchKnown.send(known());
  want(true);
  held.watchKnown.send(known([DRAWER, box]));
  expect(held.readItems.inputs.at(-1)).toEqual([CABINET, DRAWER, box]);
  await held.readItems.answer([BOLT]);
  // Still wanted: a copy without them is not what was asked for.
  held.watchKnown.send(known());
  expect(now().context).toMatchObject({ items: undefined, values: { withItems: true } });
  expect([now().hasTag('busy'), held.readItems.inputs.at(-1)]).toEqual([true, [CABINET, DRAWER]]);
  submit();
  expect(asked).toEqual([]);
  await held.readItems.answer([]);
  submit();
  expect(asked).toHaveLength(1);
});

test('proposes a label that is free for as long as nothing was typed', () => {
  const { held, now, call } = started();
  held.watchKnown.send(known([DRAWER], 'ws-1', 'ws-2'));
  expect(now().context.values).toMatchObject({ name: 'Cabinet 2', label: 'WS-3' });
  call('Left cabinet');
  held.watchKnown.send(known([DRAWER], 'ws-1', 'ws-3'));
  expect(now().context.values).toMatchObject({ name: 'Left cabinet', label: 'WS-3' });
});

test('asks before what was typed is given up', async () => {
  const { actor, held, now, call } = started();
  held.watchKnown.send(known());
  call('Left cabinet');
  actor.send({ type: 'close.requested' });
  await held.confirmClosing.answer(false);
  expect(now().context.values.name).toBe('Left cabinet');
  expect(now().matches('entering')).toBe(true);
});

test('keeps what is typed until it is made or discarded, and begins with it again', async () => {
  const { actor, held, now, kept, call } = started();
  held.watchKnown.send(known());
  call('Spare cabinet');
  expect(kept.get('c')).toEqual({ name: 'Spare cabinet' });
  actor.send({ type: 'close.requested' });
  await held.confirmClosing.answer(true);
  expect([now().value, kept.size]).toEqual(['closed', 0]);
  const again = started();
  again.held.recallTyped.send({ type: 'typed.recalled', values: { name: 'Spare', isLabelled: false } });
  again.held.watchKnown.send(known());
  // What was typed is not proposed anew.
  expect(again.now().context).toMatchObject({
    isRecalled: true,
    values: { name: 'Spare', isLabelled: false, withItems: false },
  });
  again.submit();
  expect([again.asked.length, again.kept.size]).toEqual([1, 0]);
});

test('every state of the dialog is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: duplicateMachine,
    inputs: [{ root: CABINET }],
    stage: duplicateStage,
    outside: {
      watchKnown: { sends: [known()] },
      recallTyped: { sends: [{ type: 'typed.recalled', values: { label: 'WS-7' } }] },
      readItems: { answers: [[BOLT]], failures: [OFFLINE] },
      confirmClosing: { answers: [true, false], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'values.changed', values: { name: 'Copy' } },
        { type: 'items.wanted', wanted: true },
        { type: 'items.wanted', wanted: false },
        { type: 'form.submitted' },
        { type: 'close.requested' },
      ],
    ],
    facts: ({ context }) => [
      context.isTyped,
      context.values.withItems,
      context.items !== undefined,
      context.locations.length,
      context.failure?.kind,
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
