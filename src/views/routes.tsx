import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useApp } from './AppContext.ts';
import { HomePage } from './home/HomePage.tsx';
import { useQuickAddAhead } from './location/quickAddAhead.ts';
import { lastSegment, useQuery } from './ui/address.ts';
import { ScreenBoundary } from './ui/ScreenBoundary.tsx';
import { leadsToField, loginPath, rememberedPath } from './addresses.ts';
import { Loading } from './ui/Loading.tsx';
import { Page } from './ui/Page.tsx';

// Home is what people wait for first; every other screen comes when it is asked for.
const screens = {
  login: () => import('./login/LoginPage.tsx'),
  notFound: () => import('./notFound/NotFoundPage.tsx'),
  location: () => import('./location/LocationPage.tsx'),
  count: () => import('./counting/CountPage.tsx'),
  item: () => import('./item/ItemPage.tsx'),
  itemForm: () => import('./itemForm/ItemFormPage.tsx'),
  locationForm: () => import('./locationForm/LocationFormPage.tsx'),
  search: () => import('./search/SearchPage.tsx'),
  unsent: () => import('./unsentPage/UnsentPage.tsx'),
  labels: () => import('./labels/LabelsPage.tsx'),
  account: () => import('./account/AccountPage.tsx'),
  imports: () => import('./imports/ImportsPage.tsx'),
  import: () => import('./imports/ImportPage.tsx'),
  synonyms: () => import('./synonyms/SynonymsPage.tsx'),
};
/** What those draw only with thousands of rows. */
const longLists = [() => import('./lists/LongList.tsx'), () => import('./lists/WindowedRows.tsx')];
const LoginPage = lazy(screens.login);
const NotFoundPage = lazy(screens.notFound);
const LocationPage = lazy(screens.location);
const CountPage = lazy(screens.count);
const ItemPage = lazy(screens.item);
const ItemFormPage = lazy(screens.itemForm);
const LocationFormPage = lazy(screens.locationForm);
const SearchPage = lazy(screens.search);
const UnsentPage = lazy(screens.unsent);
const LabelsPage = lazy(screens.labels);
const AccountPage = lazy(screens.account);
const ImportsPage = lazy(screens.imports);
const ImportPage = lazy(screens.import);
const SynonymsPage = lazy(screens.synonyms);

/** Fetches the code of all screens ahead of its use: they open at once, and without the server. */
export function fetchScreens(): void {
  for (const load of [...Object.values(screens), ...longLists]) load().catch(() => undefined);
}

/** All routes of section 2. Everything but /login and the not-found page needs a login. */
export function Routes() {
  const query = useQuery();
  return (
    <Switch>
      <Route path="/login">
        <Public />
      </Route>
      <Route path="/">
        <Protected>
          <HomePage />
        </Protected>
      </Route>
      <Route path="/add">
        <Protected screen="item form">
          <ItemFormPage
            locationId={query.get('location_id') ?? ''}
            name={query.get('name') ?? ''}
            quantity={query.get('quantity') ?? undefined}
          />
        </Protected>
      </Route>
      <Route path="/edit/:id">
        {() => (
          <Protected screen="item form">
            <ItemFormPage id={lastSegment()} />
          </Protected>
        )}
      </Route>
      <Route path="/add-location">
        <Protected screen="location form">
          <LocationFormPage
            parentId={query.get('parent_id') ?? ''}
            name={query.get('name') ?? ''}
            label={query.get('label') ?? ''}
            type={query.get('type') ?? ''}
          />
        </Protected>
      </Route>
      <Route path="/edit-location/:id">
        {() => (
          <Protected screen="location form">
            <LocationFormPage id={lastSegment()} />
          </Protected>
        )}
      </Route>
      <Route path="/view/:id">
        {({ id }) => (
          <Protected>
            <ItemPage key={id} id={lastSegment()} />
          </Protected>
        )}
      </Route>
      <Route path="/location/:identifier">
        {({ identifier }) => (
          <Protected>
            <LocationPage key={identifier} identifier={lastSegment()} />
          </Protected>
        )}
      </Route>
      <Route path="/location/:identifier/count">
        {({ identifier }) => (
          <Protected>
            <CountPage key={identifier} identifier={lastSegment(1)} />
          </Protected>
        )}
      </Route>
      <Route path="/search">
        <Protected>
          <SearchPage />
        </Protected>
      </Route>
      <Route path="/unsent">
        <Protected>
          <UnsentPage />
        </Protected>
      </Route>
      <Route path="/labels">
        <Protected>
          <LabelsPage />
        </Protected>
      </Route>
      <Route path="/account">
        <Protected>
          <AccountPage />
        </Protected>
      </Route>
      <Route path="/words">
        <Protected>
          <SynonymsPage />
        </Protected>
      </Route>
      <Route path="/import">
        <Protected>
          <ImportsPage />
        </Protected>
      </Route>
      <Route path="/import/:id">
        {({ id }) => (
          <Protected>
            <ImportPage key={id} id={lastSegment()} />
          </Protected>
        )}
      </Route>
      <Route>
        <ScreenBoundary>
          <Suspense fallback={<LoadingPage />}>
            <NotFoundPage />
          </Suspense>
        </ScreenBoundary>
      </Route>
    </Switch>
  );
}

/**
 * A page for people who are logged in; others go to /login, which remembers where they were. Pages of one `screen` may
 * take over from each other.
 */
function Protected({ screen, children }: { screen?: string; children: ReactNode }) {
  const app = useApp();
  const [path] = useLocation();
  const isLoggedIn = useSelector(app.session, (state) => state.matches('authenticated'));
  const user = useSelector(app.session, ({ context }) => context.user);
  // Re-checked whenever a protected page is shown (AUTH-07).
  useEffect(() => app.recheckSession(), [app, path]);
  if (!isLoggedIn) return <Redirect to={loginPath(window.location)} replace />;
  return (
    // Nothing that one person has typed stays on the screen of the next.
    <ScreenBoundary key={`${user ?? ''} ${screen ?? path}`}>
      <Suspense fallback={<LoadingPage />}>{children}</Suspense>
    </ScreenBoundary>
  );
}

/** The login page; who is logged in already goes on at once, replacing history (AUTH-05, AUTH-06). */
function Public() {
  const { session } = useApp();
  const query = useQuery();
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  if (isLoggedIn) return <Redirect to={rememberedPath(query.get('from'), window.location.origin)} replace />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<LoadingPage />}>
        <LoginPage />
      </Suspense>
    </ScreenBoundary>
  );
}

function LoadingPage() {
  useQuickAddAhead();
  return (
    <Page>
      <Loading text="Loading..." isForTyping={leadsToField(window.location.pathname)} />
    </Page>
  );
}
