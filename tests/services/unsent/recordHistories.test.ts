import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemplate, type Template } from '../../support/histories/backend.ts';
import { playRecords } from '../../support/recordHistories/play.ts';
import { recordHistories } from '../../support/recordHistories/steps.ts';

/** How many histories are played. `npm run histories -- --of records` plays many more. */
const RUNS = 10;
const STEPS = 20;
/** The same histories in every run, so that a change is what makes it fail; STOWAGE_SEED plays others. */
const SEED = Number(process.env['STOWAGE_SEED'] ?? 20261122);

let template: Template;
beforeAll(async () => {
  template = await makeTemplate(Date.UTC(2026, 0, 1));
});
afterAll(() => template.remove());

test('GOAL-12: whatever fails, no location, name or photo is doubled, lost, overwritten unseen or told wrongly', async () => {
  let writes = 0;
  const property = fc.asyncProperty(recordHistories(STEPS), async (history) => {
    const played = await playRecords(history, template);
    writes += played.writes;
    expect(played.problems).toEqual([]);
  });
  // The seed is in the message of a failure.
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  expect(writes, 'changes that reached the server').toBeGreaterThan(RUNS);
});
