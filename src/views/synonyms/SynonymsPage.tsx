import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useApp, useDeferred } from '../AppContext.ts';
import { synonymCommands } from '../commands/definitions/synonyms.ts';
import { useCommands } from '../commands/registry.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { useFormScans } from '../scanning/formScans.ts';
import { useQuery } from '../ui/address.ts';
import { Empty } from '../ui/Empty.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useUndoOfRemovals } from './useUndoOfRemovals.ts';
import { SynonymList } from './SynonymList.tsx';
import '../styles/screens/synonyms.css';

/** The words of this workshop that mean the same: all of them, and a field for more. */
export default function SynonymsPage() {
  const { synonyms } = useDeferred();
  return (
    <Page narrow>
      <div className="page-head">
        <div>
          <PageTitle title="Words that mean the same" />
          <p className="hint">
            What has several names in your workshop is found by each of them, by everybody who uses it.
          </p>
        </div>
      </div>
      {synonyms.areKept() ? (
        <Words />
      ) : (
        <div className="panel">
          <Empty icon="i-lucide-equal" title="This server keeps no words" heading="h2">
            <p>
              Its Stowage is an older one. Everyday words, such as spanner and wrench, are known all the same.
            </p>
          </Empty>
        </div>
      )}
    </Page>
  );
}

function Words() {
  const { actor } = useDeferred().synonyms;
  const { groups, failure, origin } = useSelector(actor, ({ context }) => context);
  const isReady = useSelector(actor, (state) => state.matches({ on: { list: 'ready' } }));
  const hasFailed = useSelector(actor, (state) => state.matches({ on: { list: 'failed' } }));
  return (
    <div className="stack">
      <AddWords />
      {hasFailed && (
        <LoadFailure
          title={groups.length > 0 ? 'These words may have changed' : 'The words could not be loaded'}
          failure={failure}
          origin={origin}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        >
          {' They can be changed when the server is back.'}
        </LoadFailure>
      )}
      <UnreadNote of={groups} />
      {groups.length > 0 || isReady ? <SynonymList /> : !hasFailed && <Loading text="Loading the words…" />}
    </div>
  );
}

function AddWords() {
  const { changeQuery } = useApp();
  const { actor } = useDeferred().synonyms;
  const { text, problem } = useSelector(actor, ({ context }) => context);
  const isAdding = useSelector(actor, (state) => state.matches({ on: { addition: 'adding' } }));
  const isOn = useSelector(actor, (state) => state.matches('on'));
  const field = useRef<HTMLInputElement>(null);
  const brought = useQuery().get('word')?.trim() ?? '';
  const hearScans = useFormScans('input');
  const toField = () => field.current?.focus();
  useCommands([{ ...synonymCommands.add, perform: toField }]);
  useUndoOfRemovals();
  useEffect(() => {
    if (brought === '' || !isOn) return;
    actor.send({ type: 'word.brought', word: brought });
    // Once: who comes back to this page finds what they have made of it.
    changeQuery({ set: { word: null }, replace: true });
    field.current?.focus();
  }, [actor, brought, changeQuery, isOn]);
  return (
    <form
      className="panel synonyms-add"
      onKeyDown={hearScans}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'add.requested' });
        toField();
      }}
    >
      <Field
        label="New words that mean the same"
        error={problem}
        help="With commas between them: third hand, helping hands, Löthilfe"
      >
        {(props) => (
          <input
            {...props}
            ref={field}
            className="input"
            autoComplete="off"
            value={text}
            onChange={(event) => actor.send({ type: 'text.changed', text: event.target.value })}
          />
        )}
      </Field>
      <button type="submit" className="button button-primary" aria-disabled={isAdding}>
        {isAdding ? <span className="spinner" aria-hidden="true" /> : <Icon name="i-lucide-plus" />}
        Add
      </button>
    </form>
  );
}
