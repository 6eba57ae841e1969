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
