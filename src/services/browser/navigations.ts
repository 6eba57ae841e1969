/** The events of going to another page: wouter fires the first two. */
export const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/** Calls `listener` after each change of the address's path; what follows the path is of the same page. */
export function watchPath(
  window: Pick<Window, 'addEventListener'> & { location: { pathname: string } },
  listener: () => void,
): void {
  let { pathname } = window.location;
  for (const moved of NAVIGATIONS) {
    window.addEventListener(moved, () => {
      if (window.location.pathname === pathname) return;
      ({ pathname } = window.location);
      listener();
    });
  }
}

/**
 * Goes back to `path` where that is what the person came from, by the step in the history that is there already: as another
 * one it would be shown twice by Back. `state` is kept in its entry, beside what that has. Gives whether it goes: not where the
 * browser does not tell what came before, or would load that anew.
 */
export function goBackTo(window: Window, path: string, state: unknown): boolean {
  const { history } = window;
  const before = entryBefore(window);
  if (before?.sameDocument !== true || !before.url) return false;
  const there = new URL(before.url);
  const wanted = new URL(path, window.location.href);
  if (there.origin !== wanted.origin || there.pathname !== wanted.pathname) return false;
  // What it shows by default may be seen otherwise, as it was left; what is named is that alone.
  if (wanted.search !== '' && there.search !== wanted.search) return false;
  // Before all others hear of it: whatever is shown then reads the entry.
  const keepState = (): void => {
    if (typeof state === 'object' && state !== null)
      history.replaceState({ ...(typeof history.state === 'object' && history.state), ...state }, '');
  };
  window.addEventListener('popstate', keepState, { once: true, capture: true });
  history.back();
  return true;
}

/** The entry of the history before this one; undefined for the first, and in browsers that do not tell. */
function entryBefore({ navigation }: Window): NavigationHistoryEntry | undefined {
  // Older browsers do not have it, whatever the type says.
  const { currentEntry, entries }: Partial<Navigation> = navigation ?? {};
  return currentEntry ? entries?.call(navigation)[currentEntry.index - 1] : undefined;
}
