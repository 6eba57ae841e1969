import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import { type Failure, failure } from '../../../src/failure.ts';
import type { HostBack } from '../../../src/machines/kit/unprovided.ts';
import { labelsMachine, type UnsentChanged } from '../../../src/machines/labels/labels.machine.ts';
import { DEFAULT_LABELS } from '../../../src/model/labels/labelSettings.ts';
import { type App, AppProvider } from '../../../src/views/AppContext.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { AddressNote } from '../../../src/views/labels/AddressNote.tsx';

test('where the server has not said its address the one in use is named, with another try', async () => {
  const machine = labelsMachine.provide({
    actors: {
      readUrl: fromPromise<string | undefined, void>(async () => {
        throw failure('offline', 'No connection to the server.');
      }),
      watchUnsent: fromCallback<EventObject, void, UnsentChanged>(() => {}),
      watchHost: fromCallback<EventObject, Failure | undefined, HostBack>(() => {}),
    },
  });
  const labels = createActor(machine, {
    input: { choice: { kind: 'nothing' }, settings: DEFAULT_LABELS },
  }).start();
  await waitFor(labels, (state) => !state.hasTag('busy'));
  // Keys that are drawn ask whether single ones are switched on, and nothing else is asked of the app.
  const app = {
    preferences: {
      getSnapshot: () => ({ context: { singleKeys: true } }),
      subscribe: () => ({ unsubscribe: () => {} }),
    },
  } as unknown as App;
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <CommandProvider value={createCommandRegistry()}>
        <AddressNote labels={labels} url="http://192.168.1.20:3000" isOnlyHere={false} />
      </CommandProvider>
    </AppProvider>,
  );
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('The server has not said its address No connection to the server.');
  expect(text).toContain('The QR codes would lead to http://192.168.1.20:3000, where this page is open.');
  expect(text).toMatch(/Try again .*Use http:\/\/192\.168\.1\.20:3000/);
});
