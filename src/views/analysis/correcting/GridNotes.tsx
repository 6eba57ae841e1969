import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Corrected } from '../../../../contract/analysis/corrected.ts';
import { sentenceOf } from '../../../failure.ts';
import { type CorrectionEvent, isChanged } from '../../../machines/analysis/gridCorrection.context.ts';
import type { gridCorrectionMachine } from '../../../machines/analysis/gridCorrection.machine.ts';
import { sizeOf } from '../../../model/analysis/gridFrame.ts';
import { Note } from '../../ui/Note.tsx';

interface GridNotesProps {
  state: SnapshotFrom<typeof gridCorrectionMachine>;
  send(event: CorrectionEvent): void;
}

/** What was left unsaved the last time, what went wrong, and what somebody else has made of it meanwhile. */
export function GridNotes(props: GridNotesProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSaid = props.state.matches('conflicting') || props.state.context.failure !== undefined;
  // What has come of saving is seen, in a low window too.
  useEffect(() => {
    if (isSaid) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid]);
  return (
    <div ref={place} className="grid-notes">
      <GridNote {...props} />
    </div>
  );
}

/** So many names are told. */
const NAMES_TOLD = 5;

/** What somebody else calls compartments that are called otherwise here. */
function otherNames(theirs: Corrected, mine: Corrected): string {
  const own = new Set(mine.names.map(({ row, column, name }) => JSON.stringify([row, column, name])));
  const names = theirs.names
    .filter(({ row, column, name }) => !own.has(JSON.stringify([row, column, name])))
    .map(({ name }) => `“${name}”`);
  if (names.length === 0) return '';
  const told = names.slice(0, NAMES_TOLD).join(', ');
  const more = names.length - NAMES_TOLD;
  return `, with the ${names.length === 1 ? 'name' : 'names'} ${told}${more > 0 ? ` and ${more} more` : ''}`;
}

function GridNote({ state, send }: GridNotesProps) {
  const { isResumed, failure, theirs } = state.context;
  if (state.matches('conflicting')) {
    const correction = theirs?.analysis.correction;
    return (
      <Note
        kind="warn"
        title={`${correction?.username ?? 'Somebody else'} was faster`}
        actions={
          <>
            <button type="button" className="button" onClick={() => send({ type: 'theirs.taken' })}>
              Keep theirs
            </button>
            <button type="button" className="button" onClick={() => send({ type: 'mine.kept' })}>
              Save mine instead
            </button>
          </>
        }
      >
        {correction
          ? correction.grid
            ? `There is a correction to ${sizeOf(correction.grid)} by now${otherNames(correction, state.context.now)}. Yours is not saved yet.`
            : 'They say that there are no compartments in this photo. Yours is not saved yet.'
          : 'The correction that yours is of was discarded. Yours is not saved yet.'}
      </Note>
    );
  }
  if (failure) {
    return (
      <Note
        kind={failure.outcome === 'unknown' ? 'warn' : 'bad'}
        title={failure.outcome === 'unknown' ? 'No answer from the server' : 'The correction was not saved'}
      >
        {sentenceOf(failure)} What you have done is kept in this browser.
      </Note>
    );
  }
  if (!isResumed || !isChanged(state.context)) return null;
  return (
    <Note
      kind="warn"
      actions={
        <button type="button" className="button" onClick={() => send({ type: 'changes.discarded' })}>
          Start over
        </button>
      }
    >
      You go on with what you had not saved.
    </Note>
  );
}
