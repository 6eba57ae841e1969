import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Lookup } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import { manageListMachine } from '../../../src/machines/lists/manageList.machine.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import { heldPromise, heldWatch, settled } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { answered, failed, LOADING, OFFLINE } from '../kit/samples.ts';

type Changed = WatchedEvent<'list.changed', readonly Lookup[]>;
const TOOLS: Lookup = { id: 3, name: 'Tools' };
const MISC: Lookup = { id: 8, name: 'Misc' };
const changed = (state: Changed['state']): Changed => ({ type: 'list.changed', state });
const IN_USE = failure('conflict', 'Used by 3 items', { title: 'Request failed: Conflict', status: 409 });

function manageStage(input: { kind: LookupKind; name?: string }, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    watchList: heldWatch<Changed, { kind: LookupKind }>(),
    addEntry: heldPromise<void, { kind: LookupKind; name: string }>(),
    removeEntry: heldPromise<void, { kind: LookupKind; entry: Lookup }>(),
  };
  const { notify, notices } = recordedActions();
  const kept = new Map<LookupKind, string>();
  const actor = createActor(
    manageListMachine.provide({
      actors: {
        watchList: held.watchList.logic,
        addEntry: held.addEntry.logic,
        removeEntry: held.removeEntry.logic,
      },
      actions: { notify, keepName: (_, { kind, name }) => void kept.set(kind, name) },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, kept };
}

function started(kind: LookupKind = 'categories') {
  const stage = manageStage({ kind });
  stage.actor.start();
  const type = (name: string) => stage.actor.send({ type: 'name.changed', name });
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    type,
    add: (name: string) => {
      type(name);
      stage.actor.send({ type: 'add.requested' });
    },
    remove: (entry: Lookup) => stage.actor.send({ type: 'remove.requested', entry }),
  };
}

describe('an addition without an answer', () => {
  const cut = failure('offline', 'It is not known whether it was added.', { outcome: 'unknown' });

  test('is no problem any more once the list shows that it was done, and its name is not typed any more', async () => {
    const { add, held, kept, now } = started('areas');
    held.watchList.send(changed(answered([TOOLS])));
    add(' yard ');
    await held.addEntry.fail(cut);
    held.watchList.send(changed(answered([TOOLS])));
    expect(now().context).toMatchObject({ problem: cut.message, name: ' yard ' });
    held.watchList.send(changed(answered([TOOLS, { id: 9, name: 'YARD' }])));
    expect(now().context).toMatchObject({ problem: undefined, name: '' });
    expect(kept.get('areas')).toBe('');
  });

  test('leaves what was typed since, and one that was refused stays what it is', async () => {
    const { add, held, now, type } = started();
    add('Wood');
    await held.addEntry.fail(cut);
    type('Wood glue');
    held.watchList.send(changed(answered([{ id: 9, name: 'Wood' }])));
    expect(now().context.name).toBe('Wood glue');
    add('Wood');
    await held.addEntry.fail(failure('conflict', 'It is there already.'));
    held.watchList.send(changed(answered([{ id: 9, name: 'Wood' }, TOOLS])));
    expect(now().context).toMatchObject({ problem: 'It is there already.', name: 'Wood' });
  });
});

describe('the managed list', () => {
  test.each(['categories', 'types', 'areas'] as const)('of %s is watched and shown', (kind) => {
    const { held, now } = started(kind);
    expect(held.watchList.inputs).toEqual([{ kind }]);
    expect(now().hasTag('busy')).toBe(true);
    held.watchList.send(changed(LOADING));
    expect(now().value).toMatchObject({ list: 'loading' });
    held.watchList.send(changed(answered([TOOLS])));
    expect(now().value).toMatchObject({ list: 'ready' });
    expect(now().context.entries).toEqual([TOOLS]);
    held.watchList.send(changed(answered([])));
    expect(now().context.entries).toEqual([]);
  });

  test('is kept over a failure, which goes with the next answer', () => {
    const { held, now } = started();
    held.watchList.send(changed(answered([TOOLS])));
    held.watchList.send(changed(failed()));
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context).toMatchObject({ entries: [TOOLS], failure: OFFLINE });
    held.watchList.send(changed(answered([MISC])));
    expect(now().context).toMatchObject({ entries: [MISC], failure: undefined });
  });

  test('can be tried again, without a word typed being lost', () => {
    const { actor, held, now, type } = started();
    held.watchList.send(changed(failed()));
    type('Paint');
    actor.send({ type: 'retry.requested' });
    expect(held.watchList.running).toEqual([false, true]);
    expect(now().value).toMatchObject({ list: 'loading' });
    expect(now().context.name).toBe('Paint');
  });

  test('neither a failed list nor a retry stops an addition or a removal under way', async () => {
    const { actor, held, now, add, remove, notices } = started();
    held.watchList.send(changed(answered([TOOLS])));
    add('Paint');
    remove(TOOLS);
    held.watchList.send(changed(failed()));
    actor.send({ type: 'retry.requested' });
    expect([...held.addEntry.givenUp, ...held.removeEntry.givenUp]).toEqual([false, false]);
    await held.addEntry.answer();
    await held.removeEntry.answer();
    expect(now().value).toMatchObject({ addition: 'typing', removal: 'idle' });
    expect(notices).toHaveLength(2);
  });

  test('stops watching, adding and removing when the dialog is closed', () => {
    const { actor, held, add, remove } = started();
    add('Paint');
    remove(TOOLS);
    actor.stop();
    expect(held.watchList.running).toEqual([false]);
    expect([...held.addEntry.givenUp, ...held.removeEntry.givenUp]).toEqual([true, true]);
  });
});

describe('what is typed', () => {
  test('is kept for when the dialog is opened again, until it has been added', async () => {
    const first = started();
    first.held.watchList.send(changed(answered([])));
    first.add('Paint');
    expect(first.kept.get('categories')).toBe('Paint');
    first.type('Paint brushes');
    await first.held.addEntry.answer(undefined);
    expect(first.kept.get('categories')).toBe('Paint brushes');
    first.actor.stop();

    const again = manageStage({ kind: 'categories', name: 'Paint brushes' });
    again.actor.start();
    expect(again.actor.getSnapshot().context.name).toBe('Paint brushes');
    again.actor.send({ type: 'add.requested' });
    expect(again.held.addEntry.inputs).toEqual([{ kind: 'categories', name: 'Paint brushes' }]);
    await again.held.addEntry.answer(undefined);
    expect(again.kept.get('categories')).toBe('');
  });
});

describe('what is typed while a name is being added', () => {
  test('stays in the field when that is done, and is not taken for added', async () => {
    const { held, now, add, type, notices } = started('areas');
    add('cellar');
    type('cellar 2');
    expect(now().context.name).toBe('cellar 2');
    await held.addEntry.answer();
    expect(held.addEntry.inputs).toEqual([{ kind: 'areas', name: 'cellar' }]);
    expect(notices).toEqual([{ kind: 'success', text: 'Added area: CELLAR' }]);
    expect(now().context.name).toBe('cellar 2');
    add('cellar 2');
    await held.addEntry.answer();
    expect(held.addEntry.inputs).toHaveLength(2);
    expect(now().context.name).toBe('');
  });

  test('stays when that fails', async () => {
    const { held, now, add, type } = started();
    add('Paint');
    type('Paints');
    await held.addEntry.fail(OFFLINE);
    expect(now().context).toMatchObject({ name: 'Paints', problem: 'Network error' });
  });

  test('is not sent by a second Enter before the first is answered', () => {
    const { actor, held, add } = started();
    add('Paint');
    actor.send({ type: 'add.requested' });
    expect(held.addEntry.inputs).toHaveLength(1);
  });
});

describe('a blank name', () => {
  const BLANK = ['', '   ', '\t\n\u00a0'];
  test.each([
    ['VALID-29', 'categories', 'Category name cannot be empty'],
    ['VALID-30', 'types', 'Type name cannot be empty'],
    ['VALID-31', 'areas', 'Area name cannot be empty'],
  ] as const)('%s: in the list of %s is a warning, and nothing is sent', (_, kind, text) => {
    for (const blank of BLANK) {
      const { held, now, add, notices } = started(kind);
      add(blank);
      expect(notices).toEqual([{ kind: 'warning', text }]);
      expect(now().context.problem).toBe(text);
      expect(now().value).toMatchObject({ addition: 'typing' });
      expect(held.addEntry.inputs).toEqual([]);
    }
  });

  test('is no longer a problem once something is typed', () => {
    const { now, add, type } = started();
    add('');
    type('P');
    expect(now().context.problem).toBeUndefined();
  });
});

describe('adding', () => {
  test.each([
    ['ERR-52: a category', 'categories', 'Added category: Paint'],
    ['a type', 'types', 'Added type: Paint'],
    ['an area', 'areas', 'Added area: PAINT'],
  ] as const)('%s is sent to %s with its trimmed name, and told as %s', async (_, kind, text) => {
    const { held, now, add, notices } = started(kind);
    add('  Paint ');
    expect(held.addEntry.inputs).toEqual([{ kind, name: 'Paint' }]);
    expect(now().value).toMatchObject({ addition: 'adding' });
    await held.addEntry.answer();
    expect(notices).toEqual([{ kind: 'success', text }]);
    expect(now().value).toMatchObject({ addition: 'typing' });
    expect(now().context).toMatchObject({ name: '', problem: undefined });
  });

  test('twice at once sends once, and the next one is sent when it is done', async () => {
    const { actor, held, add } = started();
    add('Paint');
    actor.send({ type: 'add.requested' });
    expect(held.addEntry.inputs).toHaveLength(1);
    await held.addEntry.answer();
    add('Glue');
    expect(held.addEntry.inputs.at(-1)).toEqual({ kind: 'categories', name: 'Glue' });
  });

  test.each([
    [failure('conflict', 'It exists already'), 'Failed to add category: It exists already'],
    [failure('server', ''), 'Failed to add category: Unknown error'],
    [new Error('a fault of ours'), 'Failed to add category: a fault of ours'],
  ])('ERR-47: a failed addition of a category is told with its message (%#)', async (error, text) => {
    const { held, add, notices } = started();
    add('Paint');
    await held.addEntry.fail(error);
    expect(notices).toEqual([{ kind: 'error', text }]);
  });

  test.each(['types', 'areas'] as const)('ERR-46: a failed addition to %s is told as one', async (kind) => {
    const { held, add, notices } = started(kind);
    add('Loft');
    await held.addEntry.fail(failure('conflict', 'It exists already'));
    add('Attic');
    await held.addEntry.fail(failure('server', ''));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to add or remove location type or area: It exists already' },
      { kind: 'error', text: 'Failed to add or remove location type or area: Unknown error' },
    ]);
  });

  test('that fails keeps the name as it was typed, with the reason at the field', async () => {
    const { actor, held, now, add } = started();
    add(' Paint ');
    await held.addEntry.fail(IN_USE);
    expect(now().value).toMatchObject({ addition: 'typing' });
    expect(now().context).toMatchObject({ name: ' Paint ', problem: 'Used by 3 items' });
    actor.send({ type: 'add.requested' });
    expect(held.addEntry.inputs).toHaveLength(2);
    await held.addEntry.answer();
    expect(now().context).toMatchObject({ name: '', problem: undefined });
  });
});

describe('removing', () => {
  test('ERR-53: a removed category is told', async () => {
    const { held, now, remove, notices } = started();
    remove(TOOLS);
    expect(held.removeEntry.inputs).toEqual([{ kind: 'categories', entry: TOOLS }]);
    expect(now().value).toMatchObject({ removal: 'removing' });
    expect(now().context.pendingDelete).toBe(TOOLS);
    await held.removeEntry.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Category removed' }]);
    expect(now().value).toMatchObject({ removal: 'idle' });
    expect(now().context.pendingDelete).toBeUndefined();
  });

  test.each([
    ['types', 'Type removed'],
    ['areas', 'Area removed'],
  ] as const)('from %s says %s', async (kind, text) => {
    const { held, remove, notices } = started(kind);
    remove(TOOLS);
    await held.removeEntry.answer();
    expect(notices).toEqual([{ kind: 'success', text }]);
  });

  test('goes on by itself while a name is typed and added', async () => {
    const { held, now, add, remove, type } = started();
    remove(TOOLS);
    add('Paint');
    await held.addEntry.answer();
    type('Glue');
    await held.removeEntry.answer();
    expect(now().context).toMatchObject({ name: 'Glue', pendingDelete: undefined });
  });

  test('one entry at a time: a second request waits for nothing and sends nothing', async () => {
    const { held, now, remove } = started();
    remove(TOOLS);
    remove(MISC);
    expect(held.removeEntry.inputs).toEqual([{ kind: 'categories', entry: TOOLS }]);
    expect(now().context.pendingDelete).toBe(TOOLS);
    await held.removeEntry.answer();
    remove(MISC);
    expect(held.removeEntry.inputs.at(-1)).toEqual({ kind: 'categories', entry: MISC });
  });

  test('ERR-48 ERR-49 ERR-50: a refused category is told with its reason and what it may be, for 5 s', async () => {
    const { held, now, remove, notices } = started();
    held.watchList.send(changed(answered([TOOLS, MISC])));
    remove(TOOLS);
    await held.removeEntry.fail(IN_USE);
    expect(notices).toEqual([
      {
        kind: 'error',
        text: 'Failed to remove category: Used by 3 items',
        detail: 'This category might be in use by items in your inventory.',
        duration: 5000,
      },
    ]);
    expect(now().value).toMatchObject({ removal: 'idle' });
    expect(now().context).toMatchObject({ entries: [TOOLS, MISC], pendingDelete: undefined });
  });

  test('why one was not removed stays in the dialog until the next removal', async () => {
    const { held, now, remove } = started('types');
    remove(TOOLS);
    await held.removeEntry.fail(IN_USE);
    expect(now().context.refusal).toBe('Not removed. Used by 3 items');
    remove(MISC);
    expect(now().context.refusal).toBeUndefined();
    const cut = failure('offline', 'It may have been removed all the same.', { outcome: 'unknown' });
    await held.removeEntry.fail(cut);
    expect(now().context.refusal).toBe('It may have been removed all the same.');
  });

  test.each(['types', 'areas'] as const)('ERR-46: a refused removal from %s is told as one', async (kind) => {
    const { held, remove, notices } = started(kind);
    remove(TOOLS);
    await held.removeEntry.fail(IN_USE);
    remove(TOOLS);
    await held.removeEntry.fail(failure('server', ''));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to add or remove location type or area: Used by 3 items' },
      { kind: 'error', text: 'Failed to add or remove location type or area: Unknown error' },
    ]);
  });
});

describe('a managed list without what it needs', () => {
  const errorsOf = (machine: typeof manageListMachine) => {
    const errors: unknown[] = [];
    const actor = createActor(machine, { input: { kind: 'categories' } });
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    return { actor, errors };
  };
  const watchList = heldWatch<Changed, { kind: LookupKind }>().logic;

  test('ends with an error when nobody watches', () => {
    expect(errorsOf(manageListMachine).errors).toEqual([
      new Error("The actor 'watchList' must be provided."),
    ]);
  });

  test('ends with an error when nobody shows its messages', () => {
    const { actor, errors } = errorsOf(manageListMachine.provide({ actors: { watchList } }));
    actor.send({ type: 'add.requested' });
    expect(errors).toEqual([new Error("The action 'notify' must be provided.")]);
    expect(actor.getSnapshot().status).toBe('error');
  });

  test('says so when nothing can be added or removed', async () => {
    const { notify, notices } = recordedActions();
    const keepName = (): void => {};
    const { actor } = errorsOf(
      manageListMachine.provide({ actors: { watchList }, actions: { notify, keepName } }),
    );
    actor.send({ type: 'name.changed', name: 'Paint' });
    actor.send({ type: 'add.requested' });
    actor.send({ type: 'remove.requested', entry: TOOLS });
    await settled();
    expect(notices.map(({ text }) => text)).toEqual([
      "Failed to add category: The actor 'addEntry' must be provided.",
      "Failed to remove category: The actor 'removeEntry' must be provided.",
    ]);
  });
});

test('every state of a managed list is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: manageListMachine,
    inputs: [{ kind: 'categories' }],
    stage: manageStage,
    outside: {
      watchList: { sends: [changed(LOADING), changed(answered([TOOLS])), changed(failed())] },
      addEntry: { answers: [undefined], failures: [OFFLINE, { ...OFFLINE, outcome: 'unknown' }] },
      removeEntry: { answers: [undefined], failures: [IN_USE] },
    },
    eventSets: [
      [
        { type: 'retry.requested' },
        { type: 'name.changed', name: 'Tools' },
        { type: 'name.changed', name: ' ' },
        { type: 'add.requested' },
      ],
      [{ type: 'retry.requested' }, { type: 'remove.requested', entry: TOOLS }],
    ],
    facts: ({ context }) => [
      context.name,
      context.unsure,
      context.entries.length,
      context.failure?.kind,
      context.pendingDelete,
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
