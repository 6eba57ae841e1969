import type { SnapshotFrom } from 'xstate';
import { LOOKS_MISSED } from '../../machines/analysis/analysis.context.ts';
import { type analysisMachine } from '../../machines/analysis/analysis.machine.ts';
import { Loading } from '../ui/Loading.tsx';
import { Note } from '../ui/Note.tsx';

/** What is being waited for, what went wrong, and what that means. */
export function AnalysisNotes({ state }: { state: SnapshotFrom<typeof analysisMachine> }) {
  const { analysis, checkFailure, startFailure, lookFailure, missedLooks, isSetUp } = state.context;
  return (
    <div className="analysis-notes">
      {state.matches('checking') && <Loading text="Checking for existing analysis..." />}
      {state.matches('starting') && <Loading text="Starting the analysis..." />}
      {state.matches('running') && (
        <p className="panel-loading" role="status">
          {state.hasTag('slow')
            ? 'This is taking unusually long. You can leave this page: the analysis goes on without it.'
            : 'Looking for compartments in the photo. You can leave this page: the analysis goes on without it.'}
        </p>
      )}
      {!isSetUp && !state.matches('checking') && (
        <Note kind="warn" title="Analysis is not set up">
          Whoever runs this server has switched it off. Photos are kept and shown all the same.
        </Note>
      )}
      {checkFailure && (
        <Note kind="warn" title="Nobody knows whether there is an analysis already">
          {checkFailure.message}
        </Note>
      )}
      {startFailure && (
        <Note
          kind={startFailure.outcome === 'unknown' ? 'warn' : 'bad'}
          title={
            startFailure.outcome === 'unknown' ? 'No answer from the server' : 'Failed to start analysis'
          }
        >
          {startFailure.message}
        </Note>
      )}
      {lookFailure && missedLooks >= LOOKS_MISSED && (
        <Note kind="warn" title="The server does not answer">
          {lookFailure.message} The analysis may go on there; this page keeps asking.
        </Note>
      )}
      {state.matches('failed') && (
        <Note kind="bad" title="Analysis failed">
          {analysis?.error_message ?? 'The server did not say why.'}
        </Note>
      )}
    </div>
  );
}
