import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import { listenForKeys } from '../commands/keys.ts';
import { type Command, useCommandRegistry, useCommands } from '../commands/registry.ts';
import { DialogOpening } from '../parts/DialogOpening.tsx';
import { goToSearch } from './searchShortcut.ts';

const loadLocationSearch = () => import('../locationSearch/LocationSearchDialog.tsx');
const loadPalette = () => import('../palette/Palette.tsx');
const LocationSearchDialog = lazy(loadLocationSearch);
const Palette = lazy(loadPalette);
const KeyList = lazy(() => import('../commands/KeyList.tsx'));

/** The pause after the locations have arrived, in ms, before the dialogs' code is fetched ahead of its use. */
const FETCH_AHEAD_AFTER = 1000;

/** The commands of every page, the keys of all commands, and the dialogs that they open. */
export function AppCommands({ fetchScreens }: { fetchScreens(): void }) {
  const app = useApp();
  const { session, palette, locationSearch, locationIndex, preferences } = app;
  const [, navigate] = useLocation();
  const registry = useCommandRegistry();
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  const isPaletteOpen = useSelector(palette, (state) => state.matches('open'));
  const isSearchOpen = useSelector(locationSearch, (state) => state.matches('open'));
  const { singleKeys, theme } = useSelector(preferences, (state) => state.context);
  const [areKeysShown, showKeys] = useState(false);

  useLayoutEffect(
    () => listenForKeys(window, registry.all, () => preferences.getSnapshot().context.singleKeys),
    [registry, preferences],
  );

  // After what the page itself needs: so that '/' and what is typed right behind it meet an open dialog.
  const isIndexed = useSelector(locationIndex, (state) => state.context.tree !== undefined);
  useEffect(() => {
    if (!isIndexed) return undefined;
    const timer = setTimeout(() => {
      for (const load of [loadLocationSearch, loadPalette, app.later]) load().catch(() => undefined);
      fetchScreens();
    }, FETCH_AHEAD_AFTER);
    return () => clearTimeout(timer);
  }, [isIndexed, app, fetchScreens]);

  const always: Command[] = [
    {
      id: 'search',
      name: 'Search items',
      section: 'Go to',
      icon: 'i-lucide-search',
      key: 'mod+k',
      perform: goToSearch,
    },
    {
      id: 'keys',
      name: 'Keys of this page',
      section: 'Application',
      icon: 'i-lucide-keyboard',
      key: '?',
      keywords: 'shortcuts help',
      perform: () => showKeys(true),
    },
  ];
  const forUsers: Command[] = [
    {
      id: 'palette',
      name: 'Commands',
      section: 'Application',
      icon: 'i-lucide-command',
      key: 'mod+shift+k',
      perform: () => palette.send({ type: 'palette.opened' }),
    },
    {
      id: 'locations',
      name: 'Search locations',
      section: 'Go to',
      icon: 'i-lucide-map-pin',
      key: '/',
      perform: () => locationSearch.send({ type: 'search.opened' }),
    },
    {
      id: 'home',
      name: 'Go to Home',
      section: 'Go to',
      icon: 'i-lucide-house',
      perform: () => navigate('/'),
    },
    {
      id: 'unsent',
      name: 'Unsent work',
      section: 'Go to',
      icon: 'i-lucide-arrow-up-to-line',
      keywords: 'offline outbox waiting',
      perform: () => navigate('/unsent'),
    },
    {
      id: 'add-item',
      name: 'Add Item',
      section: 'Go to',
      icon: 'i-lucide-plus',
      key: 'a',
      keywords: 'new create',
      perform: () => navigate('/add'),
    },
    {
      id: 'add-location',
      name: 'Add Location',
      section: 'Go to',
      icon: 'i-lucide-plus',
      key: 'l',
      keywords: 'new create',
      perform: () => navigate('/add-location'),
    },
    ...(['system', 'light', 'dark'] as const)
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `theme-${choice}`,
        name: choice === 'system' ? 'Use the theme of the system' : `Use the ${choice} theme`,
        section: 'Application' as const,
        icon: 'i-lucide-sun-moon',
        perform: () => preferences.send({ type: 'theme.chosen', theme: choice }),
      })),
    {
      id: 'single-keys',
      name: `Switch single-character keys ${singleKeys ? 'off' : 'on'}`,
      section: 'Application',
      icon: 'i-lucide-keyboard-off',
      perform: () => preferences.send({ type: 'singleKeys.switched', on: !singleKeys }),
    },
    {
      id: 'log-out',
      name: 'Log out',
      section: 'Application',
      icon: 'i-lucide-log-out',
      perform: () => session.send({ type: 'logout.requested' }),
    },
  ];
  useCommands(isLoggedIn ? [...always, ...forUsers] : always, `${isLoggedIn} ${theme} ${singleKeys}`);

  return (
    <Suspense fallback={<DialogOpening />}>
      {isPaletteOpen && <Palette />}
      {isSearchOpen && <LocationSearchDialog />}
      {areKeysShown && <KeyList onClose={() => showKeys(false)} />}
    </Suspense>
  );
}
