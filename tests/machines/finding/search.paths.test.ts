import { expect, test } from 'vitest';
import { NO_OWN } from '../../../contract/finding/ownSynonyms.ts';
import { searchMachine } from '../../../src/machines/finding/search.machine.ts';
import { FIT } from '../../../src/model/finding/tiers.ts';
import { together, walkAllPaths } from '../kit/modelPaths.ts';
import { anItem, answered, failed, OFFLINE } from '../kit/samples.ts';
import { searchStage } from './search.stage.ts';

const three = { items: [anItem({ id: 'item-00001' })], total: 3 };
const NONE = { items: [], total: 0 };

test('every state of the search is reached and every transition taken', async () => {
  const common = {
    machine: searchMachine,
    stage: searchStage,
    facts: ({ context }: { context: Record<string, unknown> }) => [
      context['text'],
      context['query'],
      context['answered'],
      context['located'],
      context['isSettled'],
      context['read'],
      context['older'],
    ],
  };
  const typed = { type: 'query.changed', text: 'b' };
  const entered = { type: 'query.submitted' };
  const sent = (...states: object[]) => ({
    sends: states.map((state) => ({ type: 'results.changed', state })),
  });
  const watchResults = sent(answered(three), { ...answered(NONE), refreshing: true }, failed());
  const readMore = { answers: [{ items: [anItem({ id: 'item-00002' })], total: 3 }], failures: [OFFLINE] };
  const findLocations = { answers: [{ ids: ['l1'], total: 1, fit: FIT.exact }], failures: [OFFLINE] };
  const known = { type: 'locations.changed' };
  // Results come at any time, and locations beside them: what a walk is not about is left out of it.
  const walks = [
    {
      inputs: [{ text: '' }],
      events: [typed, entered, { type: 'query.cleared' }, known],
      outside: { watchResults: sent(answered(NONE)), findLocations },
    },
    {
      inputs: [{ text: 'a' }],
      events: [entered, { type: 'query.restored', text: 'b' }, { type: 'retry.requested' }, known],
      outside: { watchResults: sent(answered(NONE), failed()), findLocations },
    },
    {
      inputs: [{ text: 'a' }],
      events: [{ type: 'rest.wanted' }, entered],
      outside: { watchResults, readMore },
    },
    {
      inputs: [{ text: 'a' }],
      events: [{ type: 'unsent.changed', items: [] }, { type: 'synonyms.changed', own: NO_OWN }, typed],
      outside: { watchResults },
    },
  ];
  const coverages = [];
  for (const { inputs, events, outside } of walks) {
    coverages.push(await walkAllPaths({ ...common, outside, inputs, eventSets: [events] }));
  }
  const [first, ...others] = coverages;
  expect(first && together(first, ...others)).toEqual({ unreached: [], untaken: [] });
});
