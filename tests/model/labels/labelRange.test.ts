import { describe, expect, test } from 'vitest';
import { labelRange, typedRange } from '../../../src/model/labels/labelRange.ts';
import { labelsIn } from '../../../src/model/labels/labelSubjects.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { aLocation } from '../../machines/kit/samples.ts';

const ID = '0193a1c2-7d4e-7b1a-9c3d-2f6e8a4b5c6d';

const labelsOf = (text: string) => {
  const range = labelRange(text);
  return 'labels' in range ? range.labels : range.problem;
};

test('what reads like a range and is the label of a location is that label, on the server too', () => {
  const tree = createTree([aLocation({ label: '361-373' }), aLocation({ id: 'l2', label: 'NEW' })]);
  const isLabel = labelsIn(tree, new Map([['l2', 'A1 to C']]));
  const read = (text: string) => labelRange(text, isLabel);
  expect(read('361-373, a1 to c, 361..362, 361-362')).toEqual({
    labels: ['361-373', 'a1 to c', '361', '362'],
  });
  expect(labelRange('361-373', labelsIn(undefined))).toMatchObject({ labels: { length: 13 } });
});

test('an address that a scanner types is the label at its end, once it is done; a location without a label has none', () => {
  const address = 'https://stowage.lan:8080/location/WS-B7';
  expect(labelsOf(`TOOLS, ${address}\nhttp://old.example/location/Shelf%20A?from=label`)).toEqual([
    'TOOLS',
    'WS-B7',
    'Shelf A',
  ]);
  expect(typedRange(`${address}\n`)).toBe('WS-B7\n');
  expect(typedRange(`${address}\n${address}`)).toBe(`WS-B7\n${address}`);
  // In the middle the first letter of a label is not all of it.
  const middle = 'TOOLS\nhttps://a/location/W\nBOX-1';
  expect(typedRange(middle, middle.length - 6)).toBe(middle);
  for (const parting of ['A%2CB', 'A%0AB', 'A1%2E%2EA9', '%20']) {
    const text = `https://a/location/${parting}\n`;
    expect(typedRange(text)).toBe(text);
  }
  const [item, other] = [`https://stowage.lan/view/${ID}\n`, `https://stowage.lan/location/${ID}\n`];
  expect([typedRange(item), typedRange(other)]).toEqual([item, other]);
});

describe('labels ahead of time', () => {
  test.each([
    ['WS-A1 … WS-B3', ['WS-A1', 'WS-A2', 'WS-A3', 'WS-B1', 'WS-B2', 'WS-B3']],
    ['WS-A1..B2', ['WS-A1', 'WS-A2', 'WS-B1', 'WS-B2']],
    ['A1..3', ['A1', 'A2', 'A3']],
    ['A1-B2', ['A1', 'A2', 'B1', 'B2']],
    ['A2–B3', ['A2', 'A3', 'B2', 'B3']],
    ['BOX-008..BOX-011', ['BOX-008', 'BOX-009', 'BOX-010', 'BOX-011']],
    ['BOX-098 to BOX-101', ['BOX-098', 'BOX-099', 'BOX-100', 'BOX-101']],
    ['BOX9 - BOX11', ['BOX9', 'BOX10', 'BOX11']],
    ['R-C…R-E', ['R-C', 'R-D', 'R-E']],
    ['Z1..AB1', ['Z1', 'AA1', 'AB1']],
    ['ws-a1..ws-a2', ['ws-a1', 'ws-a2']],
    ['10..12', ['10', '11', '12']],
    ['Lager 1/2.A1..A2', ['Lager 1/2.A1', 'Lager 1/2.A2']],
    ['箱-1..箱-2', ['箱-1', '箱-2']],
  ])('%s', (text, labels) => expect(labelsOf(text)).toEqual(labels));

  test.each([
    ['TOOLS', ['TOOLS']],
    ['WS-B3', ['WS-B3']],
    ['BOX-001', ['BOX-001']],
    ['WS-TC1-D4', ['WS-TC1-D4']],
    ['2024-11', ['2024-11']],
    ['ws-a1, WS-A1;\nTOOLS,', ['WS-A1', 'TOOLS']],
    ['', []],
    [' , ', []],
  ])('%j is no range', (text, labels) => expect(labelsOf(text)).toEqual(labels));

  test.each([
    ['WS-D5..WS-A1', /comes before/],
    ['A1..BOX-3', /not of one kind/],
    ['TOOLS..CABINET', /not of one kind/],
    ['A1..', /lacks an end/],
    ['..A1', /lacks an end/],
    ['A1..A2..A3', /more than two ends/],
    ['A1..ZZ999999999', /labels: at most 5,000 are printed/],
    ['1..5001', /5,001 labels: at most 5,000/],
    ['1..3000, 10001..13000', /6,000 labels: at most 5,000/],
    ['.', /letter or a digit/],
    ['x'.repeat(61), /60 characters or less/],
    ['A1\u202E..A2', /cannot be a label|not of one kind/],
  ])('%s is refused with the reason', (text, reason) => expect(labelsOf(text)).toMatch(reason));

  test('a text of a million signs is refused or read at once', () => {
    for (const text of ['-'.repeat(1e6), 'A1-'.repeat(3e5), '1'.repeat(1e6), '1'.repeat(1400)]) {
      expect(labelsOf(text)).toBeTypeOf('string');
    }
  });
});
