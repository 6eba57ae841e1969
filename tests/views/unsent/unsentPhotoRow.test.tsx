import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { type App, AppProvider, type Deferred } from '../../../src/views/AppContext.ts';
import { UnsentPhotoRow } from '../../../src/views/unsentPage/UnsentPhotoRow.tsx';
import { aPhoto } from '../../services/photos/samples.ts';

/** What is said of a photo that an upload of this page has in hand, whose turn has come or not; undefined for none. */
function said(turn: 'waiting' | 'running' | undefined, status: 'sending' | 'waiting'): string | undefined {
  const photo = aPhoto({ status });
  const ref = { getSnapshot: () => ({ context: { inHand: { entry: photo } } }) };
  const context = { uploads: turn === undefined ? [] : [{ turn, ref }] };
  const uploads = {
    getSnapshot: () => ({ context }),
    subscribe: () => ({ unsubscribe: () => {} }),
  };
  const deferred = { nameOf: () => 'Shelf', photos: { uploads } } as unknown as Deferred;
  // As React marks a promise that it has waited for already.
  const loaded = Object.assign(Promise.resolve(deferred), { status: 'fulfilled', value: deferred });
  // The row asks the app for nothing else.
  const app = { deferred: () => loaded, loadedDeferred: () => deferred } as unknown as App;
  const outbox = {} as Parameters<typeof UnsentPhotoRow>[0]['outbox'];
  const html = renderToStaticMarkup(
    <Router ssrPath="/unsent">
      <AppProvider value={app}>
        <UnsentPhotoRow photo={photo} isSending={false} outbox={outbox} />
      </AppProvider>
    </Router>,
  );
  return /<b>(.*?)<\/b>/.exec(html)?.[1];
}

test('a photo that is behind others says that it waits; one whose turn it is, that it is sent, and by whom', () => {
  expect(said('waiting', 'sending')).toBe('Waiting to be sent.');
  expect(said('running', 'sending')).toBe('Sending…');
  expect(said(undefined, 'sending')).toBe('Another window sends it.');
  expect(said(undefined, 'waiting')).toBe('Waiting to be sent.');
});
