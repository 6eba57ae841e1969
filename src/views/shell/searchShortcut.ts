import { NAVIGATION_DELAYS } from '../../../contract/limits.ts';
import { navigate } from 'wouter/use-browser-location';

/** Goes to the search screen and, once it stands, puts the focus in its box (HEADER-08). */
export function goToSearch(): void {
  if (window.location.pathname !== '/search') navigate('/search');
  window.setTimeout(() => {
    const box = document.getElementById('search-box');
    if (!(box instanceof HTMLInputElement)) return;
    box.focus();
    box.select();
  }, NAVIGATION_DELAYS.searchFocus);
}
