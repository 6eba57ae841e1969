import { NAVIGATION_DELAYS } from '../../../contract/limits.ts';
import { navigate } from 'wouter/use-browser-location';
import { keepTyped } from '../ui/typeAhead.ts';

const BOX = 'search-box';

/** Goes to the search screen and, once it stands, puts the focus in its box (HEADER-08); what is typed waits for it. */
export function goToSearch(): void {
  const { pathname, search } = window.location;
  // A visitor who was going somewhere, by a shared link perhaps, is still going there.
  if (pathname === '/login' && new URLSearchParams(search).has('from')) {
    document.querySelector<HTMLElement>('main input')?.focus();
    return;
  }
  if (pathname !== '/search') navigate('/search');
  else if (document.activeElement?.id === BOX) {
    select();
    return;
  }
  const release = keepTyped();
  window.setTimeout(() => {
    // What has been typed there already is not to be typed over.
    if (document.activeElement?.id !== BOX) select();
    release();
  }, NAVIGATION_DELAYS.searchFocus);
}

function select(): void {
  const box = document.getElementById(BOX);
  if (!(box instanceof HTMLInputElement)) return;
  box.focus();
  box.select();
}
