import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { loginFailureText } from '../../model/session/loginFailure.ts';
import { isMissingCode, NO_CODE } from '../ui/missingCode.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import { useQuery } from '../ui/address.ts';
import { Barred } from '../unsent/Barred.tsx';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Page } from '../ui/Page.tsx';

export default function LoginPage() {
  const { session, reach } = useApp();
  const { isBarred } = useSyncExternalStore(reach.watch, reach.now);
  const isBusy = useSelector(session, (state) => state.hasTag('busy'));
  const { fields, failure, ended } = useSelector(session, (state) => state.context);
  const later = useLoadedDeferred();
  // As by a link that somebody has shared.
  const isLed = useQuery().has('from') && ended === null;
  // Not where the site's data were cleared meanwhile.
  const isKept = ended !== null && later?.keepsTyped(ended) === true;
  // A browser may remember that code did not come: only a new page asks again.
  const isCodeMissing = failure !== undefined && isMissingCode(failure.message);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [fields]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    session.send({
      type: 'login.submitted',
      username: String(data.get('username') ?? ''),
      password: String(data.get('password') ?? ''),
    });
  };

  return (
    <Page>
      <div className="panel login">
        <div className="panel-body">
          <div>
            <PageTitle title="Login" />
            <p className="hint">Enter your username and password to access your account</p>
            {isLed && <p className="hint">The page that you wanted to see opens then.</p>}
          </div>
          {isBarred && <Barred />}
          {failure && !isCodeMissing && <Note kind="bad">{loginFailureText(failure)}</Note>}
          {isCodeMissing && (
            <Note kind="bad">
              {/* Below the words, for which there is little room beside it. */}
              <div className="stack">
                {NO_CODE} Your name and password were not checked: load the page again.
                <button type="button" className="button" onClick={() => window.location.reload()}>
                  Load the page again
                </button>
              </div>
            </Note>
          )}
          {ended !== null && !failure && (
            <Note kind="warn">
              Your session has ended. Log in to go on{isKept ? ': what you typed is kept.' : '.'}
            </Note>
          )}
          <form ref={form} onSubmit={submit} noValidate className="stack">
            <Field label="Username" error={fields['username']}>
              {(field) => (
                <input
                  {...field}
                  className="input"
                  name="username"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={ended ?? ''}
                  // The page has one purpose; its first empty field is where everybody starts.
                  autoFocus={!ended}
                />
              )}
            </Field>
            <Field label="Password" error={fields['password']}>
              {(field) => (
                <input
                  {...field}
                  className="input"
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  autoFocus={Boolean(ended)}
                />
              )}
            </Field>
            <button type="submit" className="button button-primary" aria-disabled={isBusy}>
              {isBusy ? (
                <>
                  <span className="spinner" aria-hidden="true" />
                  Logging in...
                </>
              ) : (
                'Login'
              )}
            </button>
          </form>
          <p className="help">No account yet? Contact an administrator if you need access.</p>
        </div>
      </div>
    </Page>
  );
}
