import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PendingCommand } from '../../../src/model/arguments/pendingCommand.ts';
import { type App, AppProvider } from '../../../src/views/AppContext.ts';
import { ArgumentStep } from '../../../src/views/palette/ArgumentStep.tsx';
import { aLocation, anItem } from '../../machines/kit/samples.ts';

const inState = (context: object) => ({
  getSnapshot: () => ({ context }),
  subscribe: () => ({ unsubscribe: () => {} }),
});

/** The field in which a command is given what it lacks. */
function fieldOf(asked: PendingCommand): string {
  // What is asked of the app, and no more.
  const app = {
    loadedDeferred: () => ({ palette: inState({ query: '', located: '', opened: [] }) }),
    locationIndex: inState({ tree: undefined }),
  } as unknown as App;
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <ArgumentStep asked={asked} />
    </AppProvider>,
  );
  return /<input[^>]*>/.exec(html)?.[0] ?? '';
}

test('a quantity is asked for in a field for figures, which a scanned bar code does not answer; a name is not', () => {
  const item = anItem({ id: 'a' });
  expect(fieldOf({ argument: 'quantity', item })).toContain('data-figures');
  expect(fieldOf({ argument: 'quantities', items: [item] })).toContain('data-figures');
  expect(fieldOf({ argument: 'entry', to: aLocation({ id: 'l1' }) })).not.toContain('data-figures');
});
