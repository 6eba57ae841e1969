import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Gone, goneDraftsMachine } from '../../../src/machines/unsent/goneDrafts.machine.ts';
import type { Draft } from '../../../src/model/unsent/draft.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { OFFLINE } from '../kit/samples.ts';

const draft = (key: string): Draft => ({ key, form: 'item-edit_1', user: 'ada', at: 1, values: {} });

function stage() {
  const findDrafts = heldPromise<readonly Draft[], Gone>();
  const added: string[] = [];
  const dropped: string[] = [];
  const actor = createActor(
    goneDraftsMachine.provide({
      actors: { findDrafts: findDrafts.logic },
      actions: {
        addAsNew: (_, { key }) => void added.push(key),
        dropDraft: (_, { key }) => void dropped.push(key),
      },
    }),
    { input: { kind: 'item', identifier: '1' } },
  ).start();
  const offered = () => actor.getSnapshot().context.drafts.map(({ key }) => key);
  return { actor, findDrafts, added, dropped, offered };
}

test('what was typed of a record that is gone is offered: for a new one, or to be discarded', async () => {
  const { actor, findDrafts, added, dropped, offered } = stage();
  expect(findDrafts.inputs).toEqual([{ kind: 'item', identifier: '1' }]);
  await findDrafts.answer([draft('a'), draft('b')]);
  expect(offered()).toEqual(['a', 'b']);
  actor.send({ type: 'draft.discarded', key: 'a' });
  expect([offered(), dropped, added]).toEqual([['b'], ['a'], []]);
  // Whether it can be opened is not known here: nothing is taken away.
  actor.send({ type: 'draft.restored', key: 'b' });
  expect([offered(), dropped, added]).toEqual([['b'], ['a'], ['b']]);
});

test('a storage that cannot be read offers nothing', async () => {
  const { actor, findDrafts, offered } = stage();
  await findDrafts.fail(OFFLINE);
  expect(offered()).toEqual([]);
  expect(actor.getSnapshot().status).toBe('active');
});
