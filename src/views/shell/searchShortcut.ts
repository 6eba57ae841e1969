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

/** Ctrl+K and Cmd+K work everywhere, in fields too; not while an input method composes. */
export function listenForSearchKey(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.shiftKey) return;
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    goToSearch();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
