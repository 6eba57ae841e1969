import { useEffect, useRef } from 'react';
import type { Failure } from '../../failure.ts';
import type { UnsentEdit } from '../../model/imports/unsentEdit.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';

interface PreviewFailureProps {
  /** Edits that have not arrived. */
  refused: readonly UnsentEdit[];
  /** Why rows could not be loaded. */
  failure: Failure | undefined;
  onRetry(): void;
  onDiscard(): void;
}

/** What of a preview could not be sent or loaded. */
export function PreviewFailure({ refused, failure, onRetry, onDiscard }: PreviewFailureProps) {
  const isRefused = refused.length > 0;
  return (
    <div className="panel-said">
      <Note
        kind="bad"
        title={isRefused ? 'Some of what you typed has not arrived' : 'The rows could not be loaded'}
        actions={
          <>
            <button type="button" className="button button-small" onClick={onRetry}>
              <Icon name="i-lucide-refresh-cw" />
              Try again
              <KeysOf command={failureCommands.retry.id} />
            </button>
            {isRefused && (
              <button type="button" className="button button-small" onClick={onDiscard}>
                Discard it
              </button>
            )}
          </>
        }
      >
        {refused[0]?.failure?.message ?? failure?.message}
        {isRefused && ' It stays in its cells until it has.'}
      </Note>
    </div>
  );
}

interface PreviewOvertakenProps {
  /** Edits of cells that somebody has made something else of. */
  overtaken: readonly UnsentEdit[];
  /** What their cells are by now; '' where their row is not here. */
  textOf(one: Pick<UnsentEdit, 'line' | 'edit'>): string;
  onOverwrite(): void;
  onDiscard(): void;
}

/** Of more rows only their number is told. */
const TOLD_ROWS = 5;

/** Asks which is to count where two have edited the same cells. */
export function PreviewOvertaken({ overtaken, textOf, onOverwrite, onDiscard }: PreviewOvertakenProps) {
  const [first, second] = overtaken;
  const place = useRef<HTMLDivElement>(null);
  const isAsked = first !== undefined;
  // It stands above the table: in a low window it would not be seen.
  useEffect(() => {
    if (isAsked && !(document.activeElement instanceof HTMLInputElement))
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  if (!first) return null;
  const title = second
    ? `${overtaken.length} rows have changed since you edited them`
    : `Row ${first.line} has changed since you edited it`;
  return (
    <div ref={place} className="panel-said">
      <Note
        kind="warn"
        title={title}
        actions={
          <>
            <button type="button" className="button button-small" data-decision="" onClick={onOverwrite}>
              Save mine
            </button>
            <button type="button" className="button button-small" onClick={onDiscard}>
              Keep theirs
            </button>
          </>
        }
      >
        {overtaken.slice(0, TOLD_ROWS).map(({ line, edit, failure }) => (
          <p key={line}>
            {second && `Row ${line}: `}
            {textOf({ line, edit }) || failure?.message}
          </p>
        ))}
        {overtaken.length > TOLD_ROWS && <p>And {overtaken.length - TOLD_ROWS} more.</p>}
      </Note>
    </div>
  );
}

/** The focus goes to where it is asked which change counts. */
export function focusDecision(inside: Element | null): void {
  inside?.closest('section')?.querySelector<HTMLElement>('[data-decision]')?.focus();
}
