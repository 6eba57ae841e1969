import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import { CommandProvider, createCommandRegistry } from '../commands/registry.ts';
import { ANNOUNCER } from '../ui/announce.ts';
import { markNavigation } from '../lists/arrival.ts';
import { SingleKeys } from '../lists/singleKeys.ts';
import { TypeAheadEffects } from '../ui/typeAhead.ts';
import { AppCommands } from './AppCommands.tsx';
import { Header } from './Header.tsx';
import { ThumbBar } from './ThumbBar.tsx';

/** What surrounds every page: skip link, header with its notices, and the thumb bar on a phone. */
export function Shell({ children, fetchScreens }: { children: ReactNode; fetchScreens(): void }) {
  const { session, preferences } = useApp();
  const deferred = useLoadedDeferred();
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  const [path] = useLocation();
  const [commands] = useState(createCommandRegistry);
  const firstPath = useRef(path);
  // A layout effect: the heading of the new page asks in an effect, which comes after.
  useLayoutEffect(() => {
    if (path !== firstPath.current) markNavigation();
  }, [path]);
  useEffect(() => {
    // In braces: newer browsers give back a promise here, which is no clean-up for React to call.
    window.scrollTo(0, 0);
  }, [path]);
  return (
    <CommandProvider value={commands}>
      <a className="skip-link" href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      <Header notices={deferred && <deferred.Toasts />} />
      <SingleKeys value={singleKeys}>{children}</SingleKeys>
      <div id={ANNOUNCER} role="status" className="visually-hidden" />
      <AppCommands fetchScreens={fetchScreens} />
      <TypeAheadEffects />
      {isLoggedIn && <ThumbBar />}
    </CommandProvider>
  );
}

function skipToMain(event: { preventDefault(): void }): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
}
