import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Lookup } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import { renameMachine, type TypedRename } from '../../../src/machines/lists/rename.machine.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { OFFLINE } from '../kit/samples.ts';

const TOOLS: Lookup = { id: 3, name: 'Tools' };
interface Input {
  kind: LookupKind;
  entry: Lookup;
  name?: string;
}

function renameStage(input: Input, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const renameEntry = heldPromise<void, { kind: LookupKind; entry: Lookup; name: string }>();
  const { notify, notices } = recordedActions();
  const kept: TypedRename[] = [];
  const actor = createActor(
    renameMachine.provide({
      actors: { renameEntry: renameEntry.logic },
      actions: { notify, keepRename: (_, typed) => void kept.push(typed) },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held: { renameEntry }, notices, kept };
}

function started(input: Partial<Input> = {}) {
  const stage = renameStage({ kind: 'categories', entry: TOOLS, ...input });
  stage.actor.start();
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    rename(name: string) {
      stage.actor.send({ type: 'name.changed', name });
      stage.actor.send({ type: 'rename.requested' });
    },
  };
}

describe('renaming an entry', () => {
  test('asks the host with the name as it is kept, says so, and ends with it', async () => {
    const { rename, held, now, notices } = started({ kind: 'areas', entry: { id: 2, name: 'SHED' } });
    rename(' barn ');
    expect(held.renameEntry.inputs).toEqual([
      { kind: 'areas', entry: { id: 2, name: 'SHED' }, name: 'BARN' },
    ]);
    await held.renameEntry.answer(undefined);
    expect(now().status).toBe('done');
    expect(notices).toEqual([{ kind: 'success', text: 'Area renamed: BARN' }]);
  });

  test('that is refused stays in its field, with the reason, until something is typed', async () => {
    const { actor, rename, held, now } = started();
    rename('Hand tools');
    await held.renameEntry.fail(failure('conflict', 'Somebody else has renamed it.'));
    expect(now().context).toMatchObject({ name: 'Hand tools', problem: 'Somebody else has renamed it.' });
    actor.send({ type: 'name.changed', name: 'Hand tool' });
    expect(now().context.problem).toBeUndefined();
  });

  test('goes on from the name that somebody else has given it, once that is told, whichever comes first', async () => {
    const now = { id: 3, name: 'Toolz' };
    for (const isListedFirst of [true, false]) {
      const { actor, rename, held } = started();
      const list = () => actor.send({ type: 'entry.listed', entry: now });
      if (isListedFirst) list();
      rename('Hand tools');
      expect(held.renameEntry.inputs.at(-1)?.entry).toEqual(TOOLS);
      await held.renameEntry.fail(failure('conflict', 'Somebody else has renamed it: it is Toolz now.'));
      if (!isListedFirst) list();
      expect(actor.getSnapshot().context.name).toBe('Hand tools');
      actor.send({ type: 'rename.requested' });
      expect(held.renameEntry.inputs.at(-1)).toMatchObject({ entry: now, name: 'Hand tools' });
    }
  });

  test('goes on from no name that nobody was told of, where something else was wrong', async () => {
    const { actor, rename, held } = started();
    rename('Paint');
    const taken = 'The category Paint already exists.';
    await held.renameEntry.fail(failure('conflict', taken, { fields: { name: taken } }));
    actor.send({ type: 'entry.listed', entry: { id: 3, name: 'Toolz' } });
    rename('Hand tools');
    expect(held.renameEntry.inputs.at(-1)?.entry).toEqual(TOOLS);
  });

  test('needs a name, and does nothing where it is the same', () => {
    const { rename, held, now } = started();
    rename('  ');
    expect(now().context.problem).toBe('Category name cannot be empty');
    rename(' Tools ');
    expect(held.renameEntry.inputs).toEqual([]);
    expect(now().status).toBe('done');
  });

  test('ends where it turns out to be done; another wish stays', () => {
    const { actor, now, kept } = started({ name: ' Hand tools' });
    actor.send({ type: 'rename.done', name: 'Tools by hand' });
    expect(now().status).toBe('active');
    actor.send({ type: 'rename.done', name: 'Hand tools' });
    expect(now().status).toBe('done');
    expect(kept.at(-1)?.name).toBeUndefined();
  });

  test('is given up by the one who types', () => {
    const { actor, now } = started();
    actor.send({ type: 'name.changed', name: 'Hand tools' });
    actor.send({ type: 'rename.cancelled' });
    expect(now().status).toBe('done');
  });

  test('is left only where nothing is typed; else it says what is to be done with that', () => {
    const { actor, now, kept, held } = started();
    actor.send({ type: 'name.changed', name: 'Hand tools' });
    actor.send({ type: 'rename.left' });
    expect(now()).toMatchObject({
      status: 'active',
      context: { name: 'Hand tools', problem: 'Rename it first, or cancel.' },
    });
    expect(kept.at(-1)?.name).toBe('Hand tools');
    for (const name of ['Tools ', ' ']) {
      const other = started({ name });
      other.actor.send({ type: 'rename.left' });
      expect(other.now()).toMatchObject({ status: 'done' });
    }
    expect(held.renameEntry.inputs).toEqual([]);
  });

  test('what is typed is kept for when the dialog is opened again, until it is over', () => {
    const first = started();
    first.actor.send({ type: 'name.changed', name: 'Hand tools' });
    first.actor.stop();
    expect(first.kept.at(-1)).toEqual({ kind: 'categories', entry: TOOLS, name: 'Hand tools' });
    const again = started({ name: 'Hand tools' });
    expect(again.now().context.name).toBe('Hand tools');
    again.actor.send({ type: 'rename.cancelled' });
    expect(again.kept.at(-1)?.name).toBeUndefined();
  });
});

test('every state of a renaming is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: renameMachine,
    inputs: [{ kind: 'categories', entry: TOOLS }],
    stage: renameStage,
    outside: { renameEntry: { answers: [undefined], failures: [OFFLINE] } },
    eventSets: [
      [
        { type: 'name.changed', name: 'Paint' },
        { type: 'name.changed', name: ' ' },
        { type: 'rename.requested' },
        { type: 'rename.left' },
        { type: 'rename.cancelled' },
        { type: 'rename.done', name: 'Paint' },
        { type: 'entry.listed', entry: { id: 3, name: 'Toolz' } },
      ],
    ],
    facts: ({ context }) => [context.name, context.problem, context.listed.name],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
