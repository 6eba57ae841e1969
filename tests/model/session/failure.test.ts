import { expect, test } from 'vitest';
import { failure, sentenceOf } from '../../../src/failure.ts';

test('what a host says without a full stop becomes a sentence, any other stays as it is', () => {
  const said = (message: string) => sentenceOf(failure('not-found', message));
  expect(['Item not found', 'The disk is full.', 'Really?'].map(said)).toEqual([
    'Item not found.',
    'The disk is full.',
    'Really?',
  ]);
});
