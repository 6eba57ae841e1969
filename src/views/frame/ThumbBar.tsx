import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import { locationAtPath } from '../../model/locations/shareUrl.ts';
import { useApp } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { goToSearch } from './searchShortcut.ts';

/** On a phone: the main places and the commands within reach of the thumb. */
export function ThumbBar() {
  const { overlays, locationIndex } = useApp();
  const [path] = useLocation();
  // Who stands before an open drawer adds to that one.
  const around = useSelector(locationIndex, ({ context }) => locationAtPath(path, context.tree?.byId)?.id);
  const add = around === undefined ? '/add' : `/add?location_id=${encodeURIComponent(around)}`;
  return (
    <nav className="thumb-bar" aria-label="Main">
      <Link href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Icon name="i-lucide-house" />
        Home
      </Link>
      <button type="button" onClick={() => overlays.send({ type: 'search.opened' })}>
        <Icon name="i-lucide-map-pin" />
        Locations
      </button>
      <Link href={add} aria-current={path === '/add' ? 'page' : undefined}>
        <Icon name="i-lucide-plus" />
        Add Item
      </Link>
      <Link
        href="/search"
        aria-current={path === '/search' ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault();
          goToSearch();
        }}
      >
        <Icon name="i-lucide-search" />
        Search
      </Link>
      <button type="button" onClick={() => overlays.send({ type: 'palette.opened' })}>
        <Icon name="i-lucide-command" />
        Commands
      </button>
    </nav>
  );
}
