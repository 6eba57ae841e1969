import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { appCommands } from '../commands/definitions/app.ts';
import { listenForKeys } from '../commands/keys.ts';
import { useCommandRegistry, useCommands } from '../commands/registry.ts';
import { dialogPart } from '../notices/dialogPart.tsx';
import { loadMenu } from '../ui/MenuButton.tsx';
import { arrivingPart } from '../lists/arrivingPart.ts';
import { useArrived } from '../lists/useArrived.ts';
import { goToSearch } from './searchShortcut.ts';

const useMoreCommands = arrivingPart(async () => (await import('./MoreCommands.tsx')).default);
const LocationSearchPart = dialogPart(() => import('../locationSearch/LocationSearchDialog.tsx'));
const PalettePart = dialogPart(() => import('../palette/Palette.tsx'));
const KeyListPart = dialogPart(() => import('../commands/KeyList.tsx'));

/** The pause after the locations have arrived, in ms, before the dialogs' code is fetched ahead of its use. */
const FETCH_AHEAD_AFTER = 1000;

/** The commands of every page, the keys of all commands, and the dialogs that they open. */
export function AppCommands({ fetchScreens }: { fetchScreens(): void }) {
  const app = useApp();
  const { session, overlays, locationIndex, preferences } = app;
  const [, navigate] = useLocation();
  const registry = useCommandRegistry();
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  const isPaletteOpen = useSelector(overlays, (state) => state.matches('palette'));
  const isSearchOpen = useSelector(overlays, (state) => state.matches('locationSearch'));
  const chosenKeys = useSelector(preferences, (state) => state.context.keys);
  const [areKeysShown, showKeys] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const [pending, setPending] = useState('');
  const [isKeyAwaited, setKeyAwaited] = useState(false);
  const hasMore = useRef<boolean>(null);

  useLayoutEffect(() => registry.remap(chosenKeys), [registry, chosenKeys]);
  useLayoutEffect(
    () =>
      listenForKeys(window, {
        commands: registry.all,
        singleKeys: () => preferences.getSnapshot().context.singleKeys,
        onPending: setPending,
        isAwaited: () => {
          const isComing = !hasMore.current || app.loadedDeferred() === undefined;
          setKeyAwaited(isComing);
          return isComing;
        },
        subscribe: registry.subscribe,
      }),
    [registry, preferences, app],
  );

  // After what the page itself needs: so that '/' and what is typed right behind it meet an open dialog.
  const isIndexed = useSelector(locationIndex, (state) => state.context.tree !== undefined);
  useEffect(() => {
    if (!isIndexed) return undefined;
    const timer = setTimeout(() => {
      // Part of the page, if a late one; the others are for what comes next.
      const ahead = app.savesData()
        ? []
        : [LocationSearchPart.load, PalettePart.load, loadMenu, KeyListPart.load];
      for (const load of [app.deferred, ...ahead]) load().catch(() => undefined);
      if (!app.savesData()) {
        fetchScreens();
        app.deferred().then(
          (deferred) => deferred.readLists(),
          () => undefined,
        );
      }
      setSettled(true);
    }, FETCH_AHEAD_AFTER);
    return () => clearTimeout(timer);
  }, [isIndexed, app, fetchScreens]);

  // Whoever is faster than the pause does not wait for it.
  const isAskedFor = isPaletteOpen || areKeysShown || isKeyAwaited || pending !== '';
  const { part: MoreCommands } = useMoreCommands(isLoggedIn && (isSettled || isAskedFor));
  // Drawn before, it would be taken off again to wait for it.
  const hasDeferred = useLoadedDeferred() !== undefined;
  useArrived(app.deferred, isLoggedIn && isAskedFor);

  const leave = () => {
    overlays.send({ type: 'overlay.closed' });
    showKeys(false);
  };
  const always: Action[] = [
    { ...appCommands.search, perform: goToSearch },
    { ...appCommands.keys, perform: () => showKeys(true) },
  ];
  const forUsers: Action[] = [
    { ...appCommands.palette, perform: () => overlays.send({ type: 'palette.opened' }) },
    { ...appCommands.locations, perform: () => overlays.send({ type: 'search.opened' }) },
    { ...appCommands.addItem, perform: () => navigate('/add') },
    { ...appCommands.addLocation, perform: () => navigate('/add-location') },
  ];
  useCommands(isLoggedIn ? [...always, ...forUsers] : always);

  return (
    <>
      {isPaletteOpen && (
        <PalettePart isForTyping onClose={leave}>
          {(Palette) => <Palette />}
        </PalettePart>
      )}
      {isSearchOpen && (
        <LocationSearchPart isForTyping onClose={leave}>
          {(LocationSearchDialog) => <LocationSearchDialog />}
        </LocationSearchPart>
      )}
      {areKeysShown && (
        <KeyListPart isForTyping onClose={leave}>
          {(KeyList) => <KeyList onClose={() => showKeys(false)} />}
        </KeyListPart>
      )}
      {isLoggedIn && MoreCommands && hasDeferred && <MoreCommands pending={pending} here={hasMore} />}
    </>
  );
}
