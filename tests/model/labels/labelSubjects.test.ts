import { expect, test } from 'vitest';
import { type LabelSubject, withLongestTexts } from '../../../src/model/labels/labelSubjects.ts';

const subject = (more: Partial<LabelSubject>): LabelSubject => ({
  label: 'A-1',
  name: 'Box',
  path: 'Room',
  quantity: '',
  page: '/location/A-1',
  isAhead: false,
  ...more,
});

test('texts that may have no room are looked for among all labels, each kind of text by itself', () => {
  const plain = Array.from({ length: 2000 }, () => subject({}));
  const [code, name, path] = [
    subject({ label: 'LONG-NAME-OF-A-LABEL' }),
    subject({ name: 'A box with a long name' }),
    subject({ path: 'Room › Cabinet › Shelf', name: 'And its box' }),
  ];
  expect(withLongestTexts([...plain, path, code, name], 1)).toEqual([code, name, path]);
  expect(withLongestTexts(plain, 40)).toHaveLength(40);
  expect(withLongestTexts([], 40)).toEqual([]);
});
