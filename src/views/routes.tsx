import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useApp } from './AppContext.ts';
import { lateScreen } from './lateScreen.tsx';
import { useCountAhead } from './counting/countAhead.ts';
import { HomePage } from './home/HomePage.tsx';
import { useQuickAddAhead } from './location/quickAddAhead.ts';
import { lastSegment, useQuery } from './ui/address.ts';
import { ScreenBoundary } from './ui/ScreenBoundary.tsx';
import { leadsToField, loginPath, rememberedPath } from './addresses.ts';
import { Loading } from './ui/Loading.tsx';
import { Page } from './ui/Page.tsx';

// Home is what people wait for first; every other screen comes when it is asked for.
const LoginPage = lateScreen(() => import('./login/LoginPage.tsx'), LoadingPage, true);
const NotFoundPage = lateScreen(() => import('./notFound/NotFoundPage.tsx'), LoadingPage, true);
const LocationPage = lateScreen(() => import('./location/LocationPage.tsx'), LoadingPage);
const CountPage = lateScreen(() => import('./counting/CountPage.tsx'), LoadingPage);
const ItemPage = lateScreen(() => import('./item/ItemPage.tsx'), LoadingPage);
const ItemFormPage = lateScreen(() => import('./itemForm/ItemFormPage.tsx'), LoadingPage);
const LocationFormPage = lateScreen(() => import('./locationForm/LocationFormPage.tsx'), LoadingPage);
const SearchPage = lateScreen(() => import('./search/SearchPage.tsx'), LoadingPage);
const UnsentPage = lateScreen(() => import('./unsentPage/UnsentPage.tsx'), LoadingPage);
const LabelsPage = lateScreen(() => import('./labels/LabelsPage.tsx'), LoadingPage);
const AccountPage = lateScreen(() => import('./account/AccountPage.tsx'), LoadingPage);
const ImportsPage = lateScreen(() => import('./imports/ImportsPage.tsx'), LoadingPage);
const ImportPage = lateScreen(() => import('./imports/ImportPage.tsx'), LoadingPage);
const SynonymsPage = lateScreen(() => import('./synonyms/SynonymsPage.tsx'), LoadingPage);

const screens = [
  LoginPage,
  NotFoundPage,
  LocationPage,
  CountPage,
  ItemPage,
  ItemFormPage,
  LocationFormPage,
  SearchPage,
  UnsentPage,
  LabelsPage,
  AccountPage,
  ImportsPage,
  ImportPage,
  SynonymsPage,
];
/** What those draw only with thousands of rows. */
const longLists = [() => import('./lists/LongList.tsx'), () => import('./lists/WindowedRows.tsx')];

/** Fetches the code of all screens ahead of its use: they open at once, and without the server. */
export function fetchScreens(): void {
  for (const load of [...screens.map((screen) => screen.load), ...longLists]) load().catch(() => undefined);
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
  useCountAhead();
  return (
    <Page>
      <Loading text="Loading..." isForTyping={leadsToField(window.location.pathname)} />
    </Page>
  );
}
