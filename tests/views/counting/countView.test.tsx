import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { CountAnswers } from '../../../src/model/counting/count.ts';
import { type App, AppProvider } from '../../../src/views/AppContext.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { CountView } from '../../../src/views/counting/CountView.tsx';
import { countStage, DRAWER, ITEMS, place } from '../../machines/counting/count.stage.ts';

// Lists ask where they were left.
beforeEach(() => void vi.stubGlobal('history', { state: null }));
afterEach(() => void vi.unstubAllGlobals());

/** The page of a count that goes on with `answers`, given on Monday. */
async function shown(answers: CountAnswers): Promise<string> {
  const { actor, held } = countStage();
  actor.start();
  held.watchPlace.send(place(ITEMS));
  await held.recall.answer({ answers, at: Date.UTC(2026, 10, 23, 12) });
  // Keys that are drawn ask whether single ones are switched on, and nothing else is asked of the app.
  const app = {
    loadedDeferred: () => ({}),
    preferences: {
      getSnapshot: () => ({ context: { singleKeys: true } }),
      subscribe: () => ({ unsubscribe: () => {} }),
    },
  } as unknown as App;
  return renderToStaticMarkup(
    <AppProvider value={app}>
      <CommandProvider value={createCommandRegistry()}>
        <Router ssrPath="/location/l1/count">
          <CountView count={actor} location={DRAWER} items={ITEMS} />
        </Router>
      </CommandProvider>
    </AppProvider>,
  );
}

test('a count that goes on says so and since when, where all was counted too: its first button accepts', async () => {
  const answers = ['a', 'b', 'c'].map((id) => ({ kind: 'item', id, was: 4, now: 7 }) as const);
  for (const given of [answers.slice(0, 1), answers]) {
    expect(await shown(given)).toMatch(/Goes on with the count from [^<]*2026/);
  }
});

test('what was counted and is not here any more is no button that does something; what was new is', async () => {
  const html = await shown([
    { kind: 'item', id: 'elsewhere', was: 4, now: 7 },
    { kind: 'new', id: 'local-1', name: 'Found', quantity: 3 },
  ]);
  const rows = [...html.matchAll(/<button[^>]*aria-disabled="(\w+)"[^>]*><span[^>]*>([^<]*)</g)];
  expect(rows.map(([, isOff, name]) => [name, isOff])).toEqual([
    ['Found', 'false'],
    ['Not here any more', 'true'],
  ]);
});
