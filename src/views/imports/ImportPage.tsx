import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  canCancel,
  IMPORT_STEPS,
  type ImportContext,
  stateOf,
  stepOf,
} from '../../machines/imports/import.context.ts';
import { type ImportRef, importMachine } from '../../machines/imports/import.machine.ts';
import { foundText, isBusy } from '../../model/imports/words.ts';
import { useDeferred } from '../AppContext.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ImportEnded } from './ImportEnded.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { LeftCells } from './TypedCells.tsx';
import '../styles/imports/imports.css';
import '../styles/imports/preview.css';
import '../styles/imports/previewColumns.css';

/** One import, from its columns to its undo. Wherever it stands, another tab or another day goes on with it. */
export default function ImportPage({ id }: { id: string }) {
  const part = useDeferred().imports;
  const [machine] = useState(() => importMachine.provide(part.import));
  const one = useActorRef(machine, { input: { id, draft: part.draftOf(id) } });
  const context = useSelector(one, (state) => state.context);
  const isGone = useSelector(one, (state) => state.hasTag('gone'));
  const { known } = context;

  if (isGone) {
    return (
      <Page>
        <PageTitle title="Import" />
        <LeftCells id={id} onDiscarded={() => {}} />
        <div className="panel">
          <Empty icon="i-lucide-file-up" title="This import is not there any more" heading="h2">
            <p>It was discarded, or removed from the list. What it had imported is where it was.</p>
            <Link href="/import" className="button">
              Import a spreadsheet
            </Link>
          </Empty>
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <div className="page-head">
        <div>
          <PageTitle title={known?.name ?? 'Import'} />
          <p className="hint">{known?.found ? foundText(known.found, known.mapping?.sheet ?? null) : ' '}</p>
        </div>
        <div className="page-actions">
          <Cancel one={one} />
        </div>
      </div>
      <Steps context={context} />
      <Failures one={one} />
      {known ? <Step one={one} context={context} /> : <Loading text="Loading the import…" />}
    </Page>
  );
}

function Steps({ context }: { context: ImportContext }) {
  const at = stepOf(context);
  const hasFailed = stateOf(context) === 'failed';
  return (
    <ol className="import-steps" aria-label="Steps">
      {IMPORT_STEPS.map((name, step) => (
        <li
          key={name}
          aria-current={step === at ? 'step' : undefined}
          data-done={step < at ? '' : undefined}
          data-failed={step === at && hasFailed ? '' : undefined}
        >
          {step < at ? (
            <Icon name="i-lucide-check" />
          ) : step === at && hasFailed ? (
            <Icon name="i-lucide-triangle-alert" />
          ) : (
            <span aria-hidden="true">{step + 1}</span>
          )}
          {name}
          {step < at && <span className="visually-hidden"> (done)</span>}
          {step === at && hasFailed && <span className="visually-hidden"> (failed)</span>}
        </li>
      ))}
    </ol>
  );
}

function Step({ one, context }: { one: ImportRef; context: ImportContext }) {
  const state = stateOf(context);
  const [first] = useState(state);
  if (state === undefined || isBusy(state)) return <ImportProgress one={one} />;
  if (state === 'read') return <ColumnsStep one={one} />;
  if (state === 'checked')
    // Of another sheet the same line is another row: nothing of one is that of the other.
    return context.step === 'columns' ? (
      <ColumnsStep one={one} />
    ) : (
      <PreviewStep key={context.known?.mapping?.sheet ?? ''} one={one} />
    );
  return <ImportEnded one={one} isNew={state !== first} />;
}

/** Gives it up, for as long as something can be given up. */
function Cancel({ one }: { one: ImportRef }) {
  const isPossible = useSelector(one, ({ context }) => canCancel(context));
  const isImporting = useSelector(one, ({ context }) => stateOf(context) === 'importing');
  const cancel = () => one.send({ type: 'cancel.requested' });
  const name = isImporting ? 'Cancel the import' : 'Discard the import';
  useCommands(isPossible ? [{ ...importCommands.cancel, name, word: name, perform: cancel }] : []);
  if (!isPossible) return null;
  return (
    <button type="button" className="button" onClick={cancel}>
      <Icon name="i-lucide-x" />
      {name}
      <KeysOf command={importCommands.cancel.id} />
    </button>
  );
}

/** What could not be sent or heard, each with what is safe and what to do. */
function Failures({ one }: { one: ImportRef }) {
  const { lookFailure, mappingFailure, workFailure, known } = useSelector(one, (state) => state.context);
  const isAsking = useSelector(one, (state) => state.hasTag('sending'));
  const look = () => one.send({ type: 'look.requested' });
  const resend = () => one.send({ type: 'mapping.submitted' });
  const retry = mappingFailure ? resend : look;
  useCommands(lookFailure || mappingFailure ? [{ ...failureCommands.retry, perform: retry }] : []);
  const again = (what: () => void) => (
    <button type="button" className="button button-small" aria-disabled={isAsking} onClick={what}>
      <Icon name="i-lucide-refresh-cw" />
      Try again
      <KeysOf command={failureCommands.retry.id} />
    </button>
  );
  const setBack = known?.state === 'read' && !mappingFailure ? known.problem : null;
  if (!lookFailure && !mappingFailure && !workFailure && setBack === null) return null;
  return (
    <div className="import-failures">
      {setBack !== null && (
        <Note kind="bad" title="Nothing was imported">
          {setBack} What was edited is kept.
        </Note>
      )}
      {workFailure?.kind === 'stale' && (
        <Note kind="warn" title="Nothing was imported yet">
          {workFailure.message}
        </Note>
      )}
      {workFailure && workFailure.kind !== 'stale' && (
        <Note kind={lookFailure ? 'warn' : 'bad'} title={lookFailure ? 'No answer yet' : 'That was not done'}>
          {workFailure.message}{' '}
          {lookFailure
            ? 'It may have been done all the same: it is looked after, and never done twice.'
            : 'Nothing was changed.'}
        </Note>
      )}
      {mappingFailure && (
        <Note kind="bad" title="The columns were not sent" actions={again(resend)}>
          {mappingFailure.message} What you have chosen is still here.
        </Note>
      )}
      {lookFailure && (
        <Note
          kind="warn"
          title={known ? 'The server does not answer' : 'The import could not be loaded'}
          actions={mappingFailure ? undefined : again(look)}
        >
          {lookFailure.message} It is asked again by itself, and what it has begun goes on without this page.
        </Note>
      )}
    </div>
  );
}
