import { describe, expect, test } from 'vitest';
import { appUpdateMachine } from '../../../src/machines/session/appUpdate.machine.ts';
import { appUpdateStage } from './appUpdate.stage.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';

const WAITING = { type: 'version.waiting' } as const;
const UPDATED = { type: 'version.changed', isUpdate: true } as const;
const FIRST = { type: 'version.changed', isUpdate: false } as const;
const OPENED = { type: 'form.opened' } as const;
const CLOSED = { type: 'form.closed' } as const;
const CHOSEN = { type: 'reload.chosen' } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function started() {
  const stage = appUpdateStage();
  stage.actor.start();
  const { held, actor, shown } = stage;
  return {
    ...stage,
    versions: held.watchVersions.send,
    forms: held.watchForms.send,
    focus: (at: number) => held.watchFocus.send({ type: 'window.focused', at }),
    choose: () => actor.send(CHOSEN),
    offers: () => shown.map(({ text }) => text),
  };
}
const OFFERED = ['A new version is ready'];

describe('the offer of a new version', () => {
  test('stays until it is used or closed, and says what its button does', () => {
    const { versions, shown } = started();
    expect(shown).toEqual([]);
    versions(WAITING);
    expect(shown).toMatchObject([
      {
        kind: 'success',
        text: 'A new version is ready',
        duration: Infinity,
        action: { label: 'Reload for the new version', event: { type: 'reload.chosen' } },
        closed: { type: 'offer.closed' },
      },
    ]);
  });

  test('waits while a form is open, until the last one is closed', () => {
    const { versions, forms, offers } = started();
    forms(OPENED);
    forms(OPENED);
    versions(WAITING);
    expect(offers()).toEqual([]);
    forms(CLOSED);
    expect(offers()).toEqual([]);
    forms(CLOSED);
    expect(offers()).toEqual(OFFERED);
  });

  test('goes away while a form is open, and comes back after it', () => {
    const { versions, forms, offers } = started();
    versions(WAITING);
    forms(OPENED);
    expect(offers()).toEqual([]);
    forms(CLOSED);
    expect(offers()).toEqual(OFFERED);
  });

  test('that was closed comes back for a newer version only', () => {
    const { actor, versions, forms, offers, done } = started();
    versions(WAITING);
    actor.send({ type: 'offer.closed' });
    forms(OPENED);
    forms(CLOSED);
    versions(UPDATED);
    expect([offers(), done]).toEqual([[], []]);
    versions(WAITING);
    expect(offers()).toEqual(OFFERED);
  });

  test('is not made for the first version that serves this page', () => {
    const { versions, offers } = started();
    versions(FIRST);
    expect(offers()).toEqual([]);
  });
});

describe('reloading for the new version', () => {
  test('tells it to take over, and reloads once when it serves the page', () => {
    const { versions, choose, offers, done } = started();
    versions(WAITING);
    choose();
    expect([offers(), done]).toEqual([[], ['takeOver']]);
    versions(UPDATED);
    versions(UPDATED);
    choose();
    expect(done).toEqual(['takeOver', 'reload']);
  });

  test('works in a page that no version has served before', () => {
    const { versions, choose, done } = started();
    versions(WAITING);
    choose();
    versions(FIRST);
    expect(done).toEqual(['takeOver', 'reload']);
  });

  test('never happens because another tab has asked, and is offered instead', () => {
    const { versions, choose, offers, done } = started();
    versions(UPDATED);
    expect([offers(), done]).toEqual([OFFERED, []]);
    // Nobody waits any more: there is only the page to read anew.
    choose();
    expect(done).toEqual(['reload']);
  });

  test('never happens under an open form, whoever has asked', () => {
    const { versions, forms, offers, done } = started();
    forms(OPENED);
    versions(WAITING);
    versions(UPDATED);
    expect([offers(), done]).toEqual([[], []]);
    forms(CLOSED);
    expect([offers(), done]).toEqual([OFFERED, []]);
  });

  test('waits for a form that was opened after it was chosen', () => {
    const { versions, forms, choose, offers, done } = started();
    versions(WAITING);
    choose();
    forms(OPENED);
    versions(UPDATED);
    expect(done).toEqual(['takeOver']);
    forms(CLOSED);
    expect(offers()).toEqual(OFFERED);
    choose();
    expect(done).toEqual(['takeOver', 'reload']);
  });

  test('is for the newest: one that waits is told to take over, even after another tab has taken one', () => {
    const { versions, choose, done } = started();
    versions(UPDATED);
    versions(WAITING);
    choose();
    expect(done).toEqual(['takeOver']);
  });

  test('does without an answer of the new version after 10 seconds', () => {
    const { versions, choose, clock, done } = started();
    versions(WAITING);
    choose();
    clock.increment(9_999);
    expect(done).toEqual(['takeOver']);
    clock.increment(1);
    expect(done).toEqual(['takeOver', 'reload']);
  });

  test('after 10 seconds without an answer still waits for a form', () => {
    const { versions, forms, choose, clock, offers, done } = started();
    versions(WAITING);
    choose();
    forms(OPENED);
    clock.increment(10_000);
    forms(CLOSED);
    expect([offers(), done]).toEqual([OFFERED, ['takeOver']]);
    choose();
    expect(done).toEqual(['takeOver', 'takeOver']);
  });
});

describe('looking for a new version', () => {
  test('happens when the person comes back, at most once an hour', async () => {
    const { focus, held } = started();
    const looks = () => held.lookForVersion.inputs.length;
    focus(HOUR - 1);
    expect(looks()).toBe(0);
    focus(HOUR);
    expect(looks()).toBe(1);
    await held.lookForVersion.answer();
    focus(HOUR + 59 * MINUTE);
    expect(looks()).toBe(1);
    focus(2 * HOUR);
    expect(looks()).toBe(2);
  });

  test('goes on where the clock was ahead and has been put right', () => {
    const { focus, held } = started();
    focus(-30 * 24 * HOUR);
    expect(held.lookForVersion.inputs).toHaveLength(1);
  });

  test('goes on after a server that did not answer, and never asks twice at a time', async () => {
    const { focus, held } = started();
    focus(HOUR);
    focus(3 * HOUR);
    expect(held.lookForVersion.inputs).toHaveLength(1);
    await held.lookForVersion.fail(new Error('No answer'));
    focus(3 * HOUR);
    expect(held.lookForVersion.inputs).toHaveLength(2);
  });
});

test('every state of the update is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: appUpdateMachine,
    inputs: [{ at: 0 }],
    stage: appUpdateStage,
    outside: {
      watchForms: { sends: [OPENED, CLOSED] },
      watchVersions: { sends: [WAITING, UPDATED, FIRST] },
      watchFocus: { sends: [{ type: 'window.focused', at: HOUR }] },
      lookForVersion: { answers: [undefined], failures: [new Error('No answer')] },
    },
    eventSets: [[CHOSEN, { type: 'offer.closed' }]],
    // More than one form at a time is the business of a test of its own.
    facts: ({ context }) => ({ ...context, openForms: Math.max(0, Math.min(1, context['openForms'])) }),
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
