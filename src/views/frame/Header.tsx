import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import { appCommands } from '../commands/definitions/app.ts';
import { KeysOf, useShortcut } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { goToSearch } from './searchShortcut.ts';

/** The header of every page: home link, search, account. `notices`: have their room in it, so that they cover nothing. */
export function Header({ notices }: { notices: ReactNode }) {
  const { session, overlays } = useApp();
  const deferred = useLoadedDeferred();
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  const paletteShortcut = useShortcut(appCommands.palette.id);
  const locationsShortcut = useShortcut(appCommands.locations.id);
  const searchShortcut = useShortcut(appCommands.search.id);
  return (
    <header className="header">
      <Link href="/" className="brand">
        <Mark />
        Stowage
      </Link>
      {isLoggedIn && (
        <button
          type="button"
          className="omni"
          {...paletteShortcut}
          onClick={() => overlays.send({ type: 'palette.opened' })}
        >
          <span className="clip">Find a location, an item or a command</span>
          <KeysOf command={appCommands.palette.id} />
        </button>
      )}
      {isLoggedIn && deferred && <deferred.SyncState />}
      <div className="notices">{notices}</div>
      <div className="tools">
        {isLoggedIn && (
          <button
            type="button"
            className="tool tool-locations"
            {...locationsShortcut}
            onClick={() => overlays.send({ type: 'search.opened' })}
          >
            <Icon name="i-lucide-map-pin" />
            <span>Locations</span>
            <KeysOf command={appCommands.locations.id} />
          </button>
        )}
        <Link
          href="/search"
          className="tool"
          title="Search items (Press Cmd+K)"
          {...searchShortcut}
          onClick={(event) => {
            // A new tab, where the user asked for one, is the browser's business.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            goToSearch();
          }}
        >
          <Icon name="i-lucide-search" />
          <span>
            Search<span className="visually-hidden"> items</span>
          </span>
          <KeysOf command={appCommands.search.id} />
        </Link>
        {isLoggedIn && <AccountMenu />}
      </div>
    </header>
  );
}

/** The product's mark: a cabinet with one drawer lit. Inline, because it follows the theme. */
function Mark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mark">
      <rect className="mark-frame" width="20" height="20" rx="4" />
      <path
        className="mark-drawers"
        d="M3 3.5h6.5V7H3zM10.5 3.5H17V7h-6.5zM3 8.25h6.5v3.5H3zM3 13h6.5v3.5H3zM10.5 13H17v3.5h-6.5z"
      />
      <path className="mark-lit" d="M10.5 8.25H17v3.5h-6.5z" />
    </svg>
  );
}

function AccountMenu() {
  const { session } = useApp();
  const user = useSelector(session, (state) => state.context.user) ?? '';
  const [, navigate] = useLocation();
  return (
    <MenuButton
      label="Account"
      className="tool"
      // Drawn by the style sheet, as a picture is: the button's name is 'Account', not two letters.
      face={
        <span className="avatar" data-initials={user === '' ? undefined : initials(user)}>
          {user === '' && <Icon name="i-lucide-user" />}
        </span>
      }
      note={user === '' ? undefined : `Logged in as ${user}`}
      entries={[
        {
          text: 'Account and data',
          icon: <Icon name="i-lucide-user" />,
          choose: () => navigate('/account'),
        },
        {
          text: 'Log out',
          icon: <Icon name="i-lucide-log-out" />,
          choose: () => session.send({ type: 'logout.requested' }),
        },
      ]}
    />
  );
}

/** Two letters for an account: of its first two words, else its first two. */
function initials(user: string): string {
  const [first = '', second] = user.split(/[\s._-]+/).filter((word) => word !== '');
  return second === undefined
    ? [...first].slice(0, 2).join('')
    : `${[...first][0] ?? ''}${[...second][0] ?? ''}`;
}
