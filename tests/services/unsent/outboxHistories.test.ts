import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemplate, type Template } from '../../support/histories/backend.ts';
import { play } from '../../support/histories/play.ts';
import { histories } from '../../support/histories/steps.ts';

/** How many histories are played. `npm run histories` plays many more. */
const RUNS = 40;
const STEPS = 20;
/** The same histories in every run, so that a change is what makes it fail; STOWAGE_SEED plays others. */
const SEED = Number(process.env['STOWAGE_SEED'] ?? 20261121);

let template: Template;
beforeAll(async () => {
  template = await makeTemplate(Date.UTC(2026, 0, 1));
});
afterAll(() => template.remove());

test('GOAL-12 CREATE-01 CREATE-02 CREATE-04 CREATE-08 EDIT-09 EDIT-18 FALLB-12: whatever fails, nothing kept is lost, sent twice, sent for somebody else or written over unseen', async () => {
  let writes = 0;
  const property = fc.asyncProperty(histories(STEPS), async (history) => {
    const played = await play(history, template);
    writes += played.writes;
    expect(played.problems).toEqual([]);
  });
  // The seed is in the message of a failure.
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  expect(writes, 'writes that reached the server').toBeGreaterThan(RUNS);
});
