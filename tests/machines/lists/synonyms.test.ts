import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { SynonymGroup } from '../../../contract/finding/synonymGroups.ts';
import { failure } from '../../../src/failure.ts';
import { keptWords } from '../../../src/machines/lists/keptWords.ts';
import {
  type GroupsEvent,
  isUnsaved,
  type SavedGroup,
  toldListed,
  toldLost,
} from '../../../src/machines/lists/synonyms.context.ts';
import { synonymsMachine } from '../../../src/machines/lists/synonyms.machine.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { together, walkAllPaths } from '../kit/modelPaths.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { answered, failed, OFFLINE } from '../kit/samples.ts';

const HAND: SynonymGroup = { id: '1', words: ['third hand', 'Löthilfe'] };
const DRIFT: SynonymGroup = { id: '2', words: ['drift', 'pin punch'] };
const changed = (state: GroupsEvent['state']): GroupsEvent => ({ type: 'groups.changed', state });
const TAKEN = failure('conflict', 'Somebody else has changed these words.', { status: 409 });

function synonymsStage(_input: unknown, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    watchGroups: heldWatch<GroupsEvent, void>(),
    saveGroup: heldPromise<void, SavedGroup>(),
    removeGroup: heldPromise<void, SynonymGroup>(),
  };
  const { notify, notices } = recordedActions();
  const actor = createActor(
    synonymsMachine.provide({
      actors: {
        watchGroups: held.watchGroups.logic,
        saveGroup: held.saveGroup.logic,
        removeGroup: held.removeGroup.logic,
      },
      actions: { notify },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices };
}

function started(...groups: SynonymGroup[]) {
  const stage = synonymsStage(undefined);
  const { actor, held } = stage;
  actor.start();
  actor.send({ type: 'host.known' });
  held.watchGroups.send(changed(answered(groups)));
  return {
    ...stage,
    now: () => actor.getSnapshot().context,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    add: () => actor.send({ type: 'add.requested' }),
    begin: (group: SynonymGroup, text: string) => {
      actor.send({ type: 'change.begun', group });
      actor.send({ type: 'change.typed', text });
    },
    save: () => actor.send({ type: 'change.requested' }),
  };
}

describe('what was typed for the words of a workshop', () => {
  test('stays while another group is to be changed, and while it is on its way', async () => {
    const { actor, held, now, begin, save } = started(HAND, DRIFT);
    begin(DRIFT, 'drift, punch');
    actor.send({ type: 'change.begun', group: HAND });
    expect(now().change).toMatchObject({ group: DRIFT, text: 'drift, punch', problem: expect.stringMatching(/^Save these words first/) }); // oxfmt-ignore
    save();
    actor.send({ type: 'change.begun', group: HAND });
    expect(held.saveGroup.givenUp).toEqual([false]);
    await held.saveGroup.answer();
    begin(DRIFT, 'drift, pin punch');
    actor.send({ type: 'change.begun', group: HAND });
    expect(now().change).toEqual({ group: HAND, text: 'third hand, Löthilfe' });
  });

  test('stays where its field is left by Escape; what is as it was goes', () => {
    const { actor, now, begin } = started(DRIFT);
    begin(DRIFT, 'drift, punch');
    actor.send({ type: 'change.left' });
    expect(now().change).toMatchObject({
      text: 'drift, punch',
      problem: 'Save these words first, or cancel them.',
    });
    actor.send({ type: 'change.typed', text: `${DRIFT.words.join(',')} ` });
    actor.send({ type: 'change.left' });
    expect(now().change).toBeUndefined();
  });

  test('is added anew once it is told that the words are gone, before the list knows it', async () => {
    const { held, now, begin, save } = started(HAND, DRIFT);
    begin(DRIFT, 'drift, punch');
    save();
    await held.saveGroup.fail(failure('not-found', 'These words are not on the list any more.'));
    save();
    expect(held.saveGroup.inputs[1]).toEqual({ group: undefined, words: ['drift', 'punch'] });
    await held.saveGroup.answer();
    expect(now().change).toBeUndefined();
  });

  test('is kept over nothing that nobody was told of, though something else was wrong with it', () => {
    const { held, begin, save } = started(DRIFT);
    begin(DRIFT, 'drift');
    save();
    held.watchGroups.send(changed(answered([{ ...DRIFT, words: ['drift', 'Durchschlag'] }])));
    begin(DRIFT, 'drift, punch');
    save();
    expect(held.saveGroup.inputs).toEqual([{ group: DRIFT, words: ['drift', 'punch'] }]);
  });

  test('outlives the session, but not the person', () => {
    const { actor, held, now, type, begin } = started(DRIFT);
    type('third hand, Löth');
    begin(DRIFT, 'drift, pu');
    actor.send({ type: 'session.ended' });
    actor.send({ type: 'host.known' });
    held.watchGroups.send(changed(answered([DRIFT])));
    expect(now()).toMatchObject({ text: 'third hand, Löth', change: { group: DRIFT, text: 'drift, pu' } });
    actor.send({ type: 'change.typed', text: 'drift, pun' });
    expect(now().change?.text).toBe('drift, pun');
    actor.send({ type: 'person.changed' });
    expect(now()).toMatchObject({ text: '', change: undefined });
    expect(held.watchGroups.running).toEqual([false, false, true]);
    actor.send({ type: 'session.ended' });
    actor.send({ type: 'person.changed' });
    expect(held.watchGroups.running.at(-1)).toBe(false);
  });
});

describe('words that were removed', () => {
  test('are known, the newest last, until they are asked back or their person has gone', async () => {
    const { actor, held, now } = started(DRIFT, HAND);
    for (const group of [DRIFT, HAND]) {
      actor.send({ type: 'remove.requested', group });
      await held.removeGroup.answer();
    }
    expect(now().removals).toEqual([DRIFT.words, HAND.words]);
    actor.send({ type: 'removal.undone', words: HAND.words });
    expect(now().removals).toEqual([DRIFT.words]);
    actor.send({ type: 'session.ended' });
    expect(now().removals).toEqual([]);
  });

  test('are none of those that could not be removed', async () => {
    const { actor, held, now } = started(DRIFT);
    actor.send({ type: 'remove.requested', group: DRIFT });
    await held.removeGroup.fail(OFFLINE);
    expect(now().removals).toEqual([]);
  });
});

describe('words that were removed and could not be brought back', () => {
  const event = { type: 'removal.undone', words: DRIFT.words } as const;

  test('are kept until they are back, or a person closes what tells of them', async () => {
    const { actor, held, notices, now } = started(HAND);
    actor.send(event);
    await held.saveGroup.fail(OFFLINE);
    expect(keptWords(now())).toEqual({ missing: 'drift,pin punch' });
    expect(isUnsaved(now())).toBe(true);
    actor.send({ type: 'session.ended' });
    actor.send({ type: 'host.known' });
    held.watchGroups.send(changed(answered([HAND])));
    actor.send(event);
    await held.saveGroup.answer();
    expect(keptWords(now())).toBeUndefined();
    actor.send(event);
    await held.saveGroup.fail(OFFLINE);
    const closed = { type: 'removal.accepted', words: DRIFT.words } as const;
    expect(notices.at(-1)).toMatchObject({ closed });
    actor.send(closed);
    expect(keptWords(now())).toBeUndefined();
  });

  test('are told of by the next page once the list is known, but not those that are on it', () => {
    const { actor, held, notices } = synonymsStage(undefined);
    actor.start();
    const kept = { text: 'third hand, Löth', missing: 'drift,pin punch\nthird hand,löthilfe' };
    actor.send({ type: 'words.recalled', kept });
    actor.send({ type: 'host.known' });
    held.watchGroups.send(changed({ status: 'answered', data: [HAND], at: 1000, refreshing: true }));
    expect(keptWords(actor.getSnapshot().context)).toEqual(kept);
    expect(notices).toEqual([]);
    held.watchGroups.send(changed(answered([HAND])));
    expect(notices).toMatchObject([
      {
        text: 'Not brought back: drift, pin punch',
        duration: Infinity,
        action: { label: 'Try again', event },
      },
    ]);
    expect(held.saveGroup.inputs).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ text: kept.text, lost: [DRIFT.words] });
  });

  test('are told of at once where the list is known before them, and leave a word that was brought meanwhile', () => {
    const { actor, notices, now } = started(HAND);
    actor.send({ type: 'word.brought', word: 'third hand' });
    actor.send({ type: 'words.recalled', kept: { missing: 'drift,pin punch\nthird hand,löthilfe' } });
    expect(notices).toMatchObject([{ text: 'Not brought back: drift, pin punch' }]);
    expect(now()).toMatchObject({ text: 'third hand, ', lost: [DRIFT.words], recalled: [] });
  });

  test('are kept no more once somebody else has brought them back, and what told of them is taken back', async () => {
    const { actor, held, notices, now } = started(HAND);
    const refusal = failure('conflict', 'drift, pin punch: they are on the list already.', { status: 409 });
    actor.send(event);
    await held.saveGroup.fail(refusal);
    expect(notices.at(-1)).toMatchObject({ text: 'Not brought back: drift, pin punch' });
    held.watchGroups.send(changed(answered([HAND, { id: '3', words: ['Pin punch', 'drift'] }])));
    expect(notices.slice(1)).toEqual([{ kind: 'success', text: 'On the list again: drift, pin punch' }]);
    // What is told later of the same takes a failure away.
    expect(toldListed(DRIFT.words).about).toBe(toldLost(DRIFT.words).about);
    expect(keptWords(now())).toBeUndefined();
    actor.send(event);
    await held.saveGroup.fail(refusal);
    expect(notices.at(-1)).toMatchObject({ kind: 'success', text: 'On the list again: drift, pin punch' });
    expect(keptWords(now())).toBeUndefined();
  });
});

describe('the words of a workshop', () => {
  test('are what everything finds by, made ready once for each list, and are forgotten with the session', () => {
    const { actor, held, now } = started(HAND);
    const { own, groups } = now();
    expect(own.of('third hand')).toEqual(['lothilfe']);
    held.watchGroups.send(changed(answered(groups)));
    expect(now().own).toBe(own);
    held.watchGroups.send(changed(failed()));
    expect(now()).toMatchObject({ own, groups, failure: OFFLINE, origin: { source: 'last-known' } });
    actor.send({ type: 'retry.requested' });
    expect(held.watchGroups.running).toEqual([false, true]);
    actor.send({ type: 'session.ended' });
    expect(now().own.of('third hand')).toEqual([]);
    expect(held.watchGroups.running).toEqual([false, false]);
  });

  test('are refused here already where they cannot be words, beside what was typed', () => {
    const { held, now, type, add } = started();
    for (const [text, problem] of [
      ['drift', /at least two different/],
      ['drift, ', /at least two different/],
      ['drift, DRIFT', /at least two different/],
      ['drift, ?', /“\?” has no letter/],
    ] as const) {
      type(text);
      add();
      expect(now()).toMatchObject({ text, problem: expect.stringMatching(problem) });
    }
    type('drift, p');
    expect(now().problem).toBeUndefined();
    expect(held.saveGroup.inputs).toEqual([]);
  });

  test('are added as they were typed, and what is typed meanwhile or was refused stays', async () => {
    const { held, notices, now, type, add } = started();
    type('drift, pin punch');
    add();
    expect(held.saveGroup.inputs).toEqual([{ group: undefined, words: ['drift', 'pin punch'] }]);
    type('drift, pin punch, p');
    await held.saveGroup.answer();
    expect(now().text).toBe('drift, pin punch, p');
    expect(notices).toEqual([{ kind: 'success', text: 'Added: drift, pin punch' }]);
    add();
    await held.saveGroup.fail(OFFLINE);
    expect(now()).toMatchObject({ text: 'drift, pin punch, p', problem: OFFLINE.message });
    add();
    await held.saveGroup.answer();
    expect(now()).toMatchObject({ text: '', problem: undefined });
  });

  test('begin with a word that was looked for in vain, unless others are typed already', () => {
    const { actor, now, type } = started();
    actor.send({ type: 'word.brought', word: 'third hand' });
    expect(now().text).toBe('third hand, ');
    actor.send({ type: 'word.brought', word: 'drift' });
    expect(now().text).toBe('drift, ');
    type('drift, pin');
    actor.send({ type: 'word.brought', word: 'third hand' });
    expect(now().text).toBe('drift, pin');
  });

  test('are changed with what their writer has seen, and with what somebody else has made of them once that is told', async () => {
    const { actor, held, notices, now, begin, save } = started(DRIFT);
    begin(DRIFT, 'drift');
    save();
    expect(now().change).toMatchObject({ text: 'drift', problem: expect.stringMatching(/at least two/) });
    begin(DRIFT, 'drift, punch');
    const others = { ...DRIFT, words: ['drift', 'Durchschlag'] };
    held.watchGroups.send(changed(answered([others])));
    save();
    expect(held.saveGroup.inputs).toEqual([{ group: DRIFT, words: ['drift', 'punch'] }]);
    await held.saveGroup.fail(TAKEN);
    held.watchGroups.send(changed(answered([others])));
    expect(now().change).toEqual({ group: others, text: 'drift, punch', problem: TAKEN.message });
    save();
    expect(held.saveGroup.inputs.at(-1)).toEqual({ group: others, words: ['drift', 'punch'] });
    await held.saveGroup.answer();
    expect(now().change).toBeUndefined();
    expect(notices).toEqual([{ kind: 'success', text: 'Changed: drift, punch' }]);
    begin(others, ' drift,Durchschlag ');
    save();
    expect(actor.getSnapshot().matches({ on: { change: 'none' } })).toBe(true);
    expect(held.saveGroup.inputs).toHaveLength(2);
  });

  test('that are on the list already go on from what their writer has seen, whoever changes them meanwhile', async () => {
    const { held, now, begin, save } = started(HAND, DRIFT);
    begin(DRIFT, 'third hand, Löthilfe');
    save();
    const listed = 'These words are on the list already.';
    await held.saveGroup.fail(failure('conflict', listed, { status: 409, fields: { words: listed } }));
    const others = { ...DRIFT, words: ['drift', 'Durchschlag'] };
    held.watchGroups.send(changed(answered([HAND, others])));
    expect(now().change).toMatchObject({ group: DRIFT, problem: listed });
    begin(DRIFT, 'drift, punch');
    save();
    // The host tells them then that somebody else was faster.
    expect(held.saveGroup.inputs.at(-1)).toEqual({ group: DRIFT, words: ['drift', 'punch'] });
  });

  test('that somebody else has removed meanwhile are added anew', () => {
    const { held, begin, save } = started(DRIFT);
    begin(DRIFT, 'drift, punch');
    held.watchGroups.send(changed(answered([])));
    save();
    expect(held.saveGroup.inputs).toEqual([{ group: undefined, words: ['drift', 'punch'] }]);
  });

  test('are removed with a way back', async () => {
    const { actor, held, notices, now } = started(HAND, DRIFT);
    actor.send({ type: 'remove.requested', group: DRIFT });
    actor.send({ type: 'remove.requested', group: HAND });
    expect(held.removeGroup.inputs).toEqual([DRIFT]);
    await held.removeGroup.answer();
    expect(now().removing).toBeUndefined();
    const event = { type: 'removal.undone', words: DRIFT.words } as const;
    expect(notices).toMatchObject([{ text: 'Removed: drift, pin punch', action: { label: 'Undo', event } }]);
    actor.send(event);
    expect(held.saveGroup.inputs).toEqual([{ group: undefined, words: DRIFT.words }]);
    await held.saveGroup.fail(OFFLINE);
    // They are nowhere else: what failed says them, and can be tried again.
    expect(notices.at(-1)).toMatchObject({
      kind: 'error',
      text: 'Not brought back: drift, pin punch',
      duration: Infinity,
      action: { label: 'Try again', event },
    });
    actor.send({ type: 'remove.requested', group: HAND });
    // While one is removed another comes back, once: after it.
    actor.send(event);
    actor.send(event);
    await held.removeGroup.fail(OFFLINE);
    expect(held.saveGroup.inputs).toHaveLength(2);
    expect(notices.at(-1)).toMatchObject({ kind: 'error', text: 'The words could not be removed' });
    await held.saveGroup.answer();
    expect(notices.at(-1)).toMatchObject({ text: 'Added: drift, pin punch' });
    expect(now().undoing).toEqual([]);
  });
});

test('every state of the words is reached and every transition taken', async () => {
  const known = { type: 'host.known' };
  const good = { type: 'text.changed', text: 'a, b' };
  const begun = { type: 'change.begun', group: HAND };
  const common = {
    machine: synonymsMachine,
    inputs: [undefined],
    stage: synonymsStage,
    facts: ({
      context: { groups, failure: why, text, brought, problem, change, removing, undoing, lost, recalled },
    }: Facts) => [
      groups.length,
      why?.kind,
      text,
      brought,
      problem,
      change,
      removing,
      undoing,
      lost,
      recalled,
    ],
    outside: {
      saveGroup: { answers: [undefined], failures: [OFFLINE] },
      removeGroup: { answers: [undefined], failures: [OFFLINE] },
    },
  };
  const listed = changed(answered([HAND]));
  const refreshing = { type: 'groups.changed', state: { ...answered([HAND]), refreshing: true } };
  const news = [listed, refreshing, changed(failed())];
  const sets = [
    [known, { type: 'retry.requested' }, { type: 'session.ended' }, { type: 'person.changed' }],
    [known, begun, { type: 'session.ended' }],
    [known, begun, { type: 'change.typed', text: 'a, c' }, { type: 'change.begun', group: DRIFT }],
    [known, good, { type: 'add.requested' }],
    [known, good, { type: 'word.brought', word: 'c' }],
    [known, begun, { type: 'change.typed', text: 'a, c' }, { type: 'change.requested' }],
    [known, begun, { type: 'change.typed', text: 'a' }, { type: 'change.requested' }],
    [known, begun, { type: 'change.cancelled' }],
    [known, begun, { type: 'change.left' }],
    [known, begun, { type: 'change.typed', text: 'a, c' }, { type: 'change.left' }],
    [known, { type: 'remove.requested', group: HAND }, { type: 'removal.undone', words: ['a', 'b'] }],
    [
      known,
      { type: 'words.recalled', kept: { text: 'a', missing: 'a,b' } },
      { type: 'removal.accepted', words: ['a', 'b'] },
    ],
  ];
  const coverages = [];
  for (const [n, events] of sets.entries()) {
    // What the list tells is walked through once, not beside all else.
    const outside = { ...common.outside, watchGroups: { sends: n === 0 ? news : [listed] } };
    coverages.push(await walkAllPaths({ ...common, outside, eventSets: [events] }));
  }
  const [first, ...others] = coverages;
  expect(first && together(first, ...others)).toEqual({ unreached: [], untaken: [] });
});

interface Facts {
  context: ReturnType<ReturnType<typeof synonymsStage>['actor']['getSnapshot']>['context'];
}
