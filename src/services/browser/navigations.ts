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
