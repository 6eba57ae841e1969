import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type App, AppProvider } from '../../../src/views/AppContext.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { ItemFacts } from '../../../src/views/item/ItemFacts.tsx';
import { ShareLocation } from '../../../src/views/item/ShareLocation.tsx';
import { aLocation, anItem } from '../../machines/kit/samples.ts';

const PATH = 'מחסן › ארון 3 › Drawer 1';
const DRAWN = '<bdi>מחסן</bdi> › <bdi>ארון 3</bdi> › <bdi>Drawer 1</bdi>';

test('the place of an item and the card that shares it show the names of the path in their order, each in its own direction', () => {
  // The cards ask the app for nothing else.
  const app = { origin: 'https://stowage.example' } as unknown as App;
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <CommandProvider value={createCommandRegistry()}>
        <ItemFacts item={anItem()} location={undefined} isTreeKnown path={PATH} isSample />
        <ShareLocation
          location={aLocation({ id: 'drawer' })}
          path={PATH}
          href="/location/drawer"
          onShare={() => {}}
        />
      </CommandProvider>
    </AppProvider>,
  );
  expect(html.split(DRAWN)).toHaveLength(3);
});
