import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { changedNotice } from '../../../src/machines/changes/changeNotices.ts';
import { doneText, failedText, undoneText } from '../../../src/machines/changes/changeTexts.ts';
import type { Change, Step } from '../../../src/model/changes/changes.ts';
import { aLocation, anItem } from '../kit/samples.ts';

const SCREW = 'בורג M3×10 (12)';
const ISOLATED = `\u2068${SCREW}\u2069`;

const nowhere = () => undefined;
const step = (name: string): Step => ({
  kind: 'item changed',
  id: 'a',
  name,
  field: 'quantity',
  before: 7,
  after: 12,
});
const setting = (name: string): Change => ({
  kind: 'set quantity',
  items: [anItem({ id: 'a', name })],
  quantity: 12,
});

describe('a name that runs from right to left', () => {
  test('turns no number of a notice round', () => {
    expect(doneText(setting(SCREW), [step(SCREW)], nowhere)).toBe(`Quantity of ${ISOLATED}: 12`);
    expect(failedText(setting(SCREW))).toBe(`Quantity of ${ISOLATED} not changed`);
    expect(undoneText([step(SCREW)])).toBe(`Quantity of ${ISOLATED} set back: 12`);
    const at = aLocation({ id: 'l', name: SCREW });
    const count: Change = { kind: 'count', at, counts: [], added: [], gone: [] };
    const done = [step('Bolts'), step('Nuts'), step('Washers')];
    expect(doneText(count, done, nowhere)).toBe(`Counted ${ISOLATED}: 3 items changed`);
  });

  test('turns no number round in why it was not changed', () => {
    const failed = [{ id: 'a', name: SCREW, failure: failure('stale', '3 are there by now.') }];
    const { detail } = changedNotice('n', setting(SCREW), { done: [], failed, unsent: 0 }, nowhere);
    expect(detail).toBe(`${ISOLATED}: 3 are there by now.`);
  });

  test('is the only one with signs around it: others are copied as they are', () => {
    expect(doneText(setting('Bolts'), [step('Bolts')], nowhere)).toBe('Quantity of Bolts: 12');
  });
});
