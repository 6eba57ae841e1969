import { describe, expect, test } from 'vitest';
import { drawersMachine } from '../../../src/machines/locations/drawers.machine.ts';
import { drawerGrid } from '../../../src/model/locations/drawerGrid.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { CABINET, drawersStage, known } from './drawers.stage.ts';

function started() {
  const stage = drawersStage();
  stage.actor.start();
  return {
    ...stage,
    enter: (rows: string, columns: string) =>
      stage.actor.send({ type: 'values.changed', values: { rows, columns } }),
    now: () => stage.actor.getSnapshot(),
  };
}

describe('the dialog for many locations', () => {
  test('wants all of them made at once, in the cabinet, and is over', () => {
    const { actor, held, asked, enter, now } = started();
    held.watchKnown.send(known());
    enter('5', '4');
    actor.send({ type: 'form.submitted' });
    expect(now().matches('closed')).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ kind: 'add locations', to: CABINET });
    const [change] = asked;
    expect(change?.kind === 'add locations' && change.inputs.map(({ label }) => label)).toHaveLength(20);
    actor.send({ type: 'form.submitted' });
    expect(asked).toHaveLength(1);
  });

  test('stays with all that was entered where something is wrong', () => {
    const { actor, held, asked, enter, now } = started();
    held.watchKnown.send(known('ws-a1'));
    enter('5', '4');
    actor.send({ type: 'form.submitted' });
    expect([now().value, now().context.refusals, asked]).toEqual(['entering', 1, []]);
    expect(now().context.values).toMatchObject({ rows: '5', columns: '4' });
    // Somebody has freed the label.
    held.watchKnown.send(known());
    actor.send({ type: 'form.submitted' });
    expect(asked).toHaveLength(1);
  });

  test('takes a label into account that somebody else takes while it is open', () => {
    const { held, enter, now } = started();
    held.watchKnown.send(known());
    enter('1', '1');
    const problem = () => drawerGrid(now().context.values, now().context).entries[0]?.problem;
    expect(problem()).toBeUndefined();
    held.watchKnown.send(known('ws-a1'));
    expect(problem()).toBe('This label is in use already');
  });

  test('names no type until types are known, and keeps the one that was chosen', () => {
    const { actor, held, now } = started();
    expect(now().context.values.location_type_id).toBe('');
    held.watchKnown.send(known());
    expect(now().context.values.location_type_id).toBe('9');
    actor.send({ type: 'values.changed', values: { location_type_id: '4' } });
    held.watchKnown.send(known());
    expect(now().context.values).toMatchObject({ location_type_id: '4', name: 'Shelf' });
  });

  test('waits for the types where somebody was faster than the network, but not for ever', () => {
    const { actor, clock, held, asked, enter, now } = started();
    enter('5', '4');
    actor.send({ type: 'form.submitted' });
    expect([now().hasTag('busy'), now().context.refusals]).toEqual([true, 0]);
    clock.increment(3000);
    expect([now().value, now().context.refusals]).toEqual(['entering', 1]);
    actor.send({ type: 'form.submitted' });
    held.watchKnown.send(known());
    expect([now().value, asked.length]).toEqual(['closed', 1]);
  });

  test('closes at once where nothing was entered, else it asks first', async () => {
    const first = started();
    first.held.watchKnown.send(known());
    first.actor.send({ type: 'close.requested' });
    expect(first.now().value).toBe('closed');
    const second = started();
    second.enter('5', '');
    second.actor.send({ type: 'close.requested' });
    await second.held.confirmClosing.answer(false);
    expect([second.now().value, second.now().context.values.rows]).toEqual(['entering', '5']);
    second.actor.send({ type: 'close.requested' });
    await second.held.confirmClosing.fail(new Error('no window'));
    expect(second.now().value).toBe('entering');
    second.actor.send({ type: 'close.requested' });
    await second.held.confirmClosing.answer(true);
    expect(second.now().value).toBe('closed');
  });

  test('keeps what is typed until all are made, or it is discarded', async () => {
    const made = started();
    made.held.watchKnown.send(known());
    expect(made.kept.size).toBe(0);
    made.enter('5', '4');
    // Nothing of what was only proposed.
    expect(made.kept.get('l1')).toEqual({ rows: '5', columns: '4' });
    made.actor.send({ type: 'form.submitted' });
    // A key behind that Enter.
    made.enter('5', '44');
    expect([made.asked.length, made.kept.size]).toEqual([1, 0]);
    const emptied = started();
    emptied.held.watchKnown.send(known());
    emptied.enter('5', '');
    emptied.enter('', '');
    expect(emptied.kept.get('l1')).toEqual({});
    const discarded = started();
    discarded.enter('5', '');
    discarded.actor.send({ type: 'close.requested' });
    await discarded.held.confirmClosing.answer(false);
    expect(discarded.kept.size).toBe(1);
    discarded.actor.send({ type: 'close.requested' });
    await discarded.held.confirmClosing.answer(true);
    expect(discarded.kept.size).toBe(0);
  });

  test('that was opened and not touched leaves alone what another tab keeps', () => {
    const { actor, held, now, kept } = started();
    held.watchKnown.send(known());
    kept.set('l1', { rows: '9' });
    actor.send({ type: 'close.requested' });
    expect([now().value, kept.get('l1')]).toEqual(['closed', { rows: '9' }]);
  });

  test('takes no other type for one that was chosen and is not there any more', () => {
    const { actor, held, asked, enter, now } = started();
    held.watchKnown.send(known());
    enter('1', '1');
    actor.send({ type: 'values.changed', values: { location_type_id: '4' } });
    held.watchKnown.send({ ...known(), types: [{ id: 9, name: 'Drawer' }] });
    actor.send({ type: 'form.submitted' });
    expect([now().context.values.location_type_id, now().context.refusals, asked]).toEqual(['', 1, []]);
  });

  test('begins with what was typed before, without a type that is gone, and asks before that goes', () => {
    const { actor, held, now, kept } = started();
    expect(now().context.isRecalled).toBe(false);
    held.recallTyped.send({ type: 'typed.recalled', values: { rows: '5', location_type_id: '77' } });
    held.watchKnown.send(known());
    expect(now().context).toMatchObject({
      isRecalled: true,
      values: { rows: '5', columns: '', label: 'WS-', location_type_id: '' },
    });
    actor.send({ type: 'close.requested' });
    expect(now().value).toBe('asking');
    expect(kept.size).toBe(0);
  });

  test('has every state reached and every transition taken', async () => {
    const coverage = await walkAllPaths({
      machine: drawersMachine,
      inputs: [{ parent: CABINET }],
      stage: drawersStage,
      outside: {
        watchKnown: { sends: [known()] },
        recallTyped: { sends: [{ type: 'typed.recalled', values: { rows: '5' } }] },
        confirmClosing: { answers: [true, false], failures: [new Error('no window')] },
      },
      eventSets: [
        [
          { type: 'values.changed', values: { rows: '2', columns: '3' } },
          { type: 'form.submitted' },
          { type: 'close.requested' },
        ],
      ],
      facts: ({ context: { values, types, isTyped, refusals } }) => [
        values,
        types.length,
        isTyped,
        Math.min(refusals, 1),
      ],
    });
    expect(coverage).toEqual({ unreached: [], untaken: [] });
  });
});
