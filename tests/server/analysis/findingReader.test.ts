import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createFindingReader } from '../../../server/analysis/decode/findingReader.ts';
import { AnalysisFailure } from '../../../server/analysis/provider.ts';
import { LONG_TEXTS } from '../../support/longTexts.ts';

const READING = {
  scale: 'auto',
  asked: 'thousandths',
  order: 'xyxy',
  photo: { width: 100, height: 100 },
} as const;
const SHORT_TEXT = '{"summary":"Two.","compartments":[]}';
const LONG_TEXT = LONG_TEXTS[0]?.text ?? '';

/** Reads with threads that do this and know nothing of the program. */
function readingWith(code: string, timeLimit?: number) {
  let starts = 0;
  const start = (): Worker => {
    starts++;
    return new Worker(code, { eval: true });
  };
  const reader = createFindingReader({ start, ...(timeLimit !== undefined && { timeLimit }) });
  const read = (text: string) => reader.read({ text, isCut: false, reasoning: { a: 1 } }, READING);
  return { read, starts: () => starts };
}

it('a long answer of a model is read in a thread, a short one at once', async () => {
  const found = { summary: 'From there.', reasoning: null, compartments: [] };
  const { read, starts } = readingWith(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => parentPort.postMessage({ answer: { found: ${JSON.stringify(found)} } }));`,
  );
  expect(await read(SHORT_TEXT)).toMatchObject({ summary: 'Two.' });
  expect(starts()).toBe(0);
  expect(await read(LONG_TEXT)).toEqual(found);
  expect(await read(LONG_TEXT)).toEqual(found);
  expect(starts()).toBe(1);
});

it('an answer that takes too long to read fails with that reason, and its thread is ended', async () => {
  const { read, starts } = readingWith('for (;;);', 1);
  const reason = 'The answer of the model takes too long to read.';
  await expect(read(LONG_TEXT)).rejects.toEqual(new AnalysisFailure(reason));
  await expect(read(LONG_TEXT)).rejects.toThrow(reason);
  expect(starts()).toBe(2);
});

it('a thread that breaks is a failure that may be tried again', async () => {
  const { read } = readingWith('process.exit(1)');
  await expect(read(LONG_TEXT)).rejects.toMatchObject({ name: 'AnalysisFailure', isRepeatable: true });
});
