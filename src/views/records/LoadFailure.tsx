import type { ReactNode } from 'react';
import type { Failure } from '../../failure.ts';
import type { Origin } from '../../machines/kit/queryState.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import { leaveFocusToHeading, takeFocusBack } from '../ui/takeFocus.ts';
import { isWaiting, OriginWords } from './DataLabel.tsx';

interface LoadFailureProps {
  title: string;
  failure: Failure | undefined;
  onRetry(): void;
  /** Of the data that is shown below it all the same, which is said here and not in a label of its own. */
  origin?: Origin | undefined;
  /** More to say after the failure's own words. */
  children?: ReactNode;
  /** More to do than trying again. */
  actions?: ReactNode;
}

function keepFocus(button: HTMLElement | null): (() => void) | undefined {
  takeFocusBack(button);
  return leaveFocusToHeading(button);
}

/** Something could not be loaded: what happened, and another try. */
export function LoadFailure({ title, failure, onRetry, origin, children, actions }: LoadFailureProps) {
  useCommands([{ ...failureCommands.retry, perform: onRetry }]);
  const known = origin && !isWaiting(origin) ? origin : undefined;
  // Why nothing newer comes the header says, once for the whole page.
  const isTold = known !== undefined && failure?.kind === 'offline';
  return (
    <Note
      kind={isTold ? 'warn' : 'bad'}
      title={title}
      actions={
        <>
          <button ref={keepFocus} type="button" className="button button-small" onClick={onRetry}>
            <Icon name="i-lucide-refresh-cw" />
            Try again
            <KeysOf command={failureCommands.retry.id} />
          </button>
          {actions}
        </>
      }
    >
      {!isTold && failure?.message}
      {children}
      {known && (
        <span className="note-origin">
          <OriginWords origin={known} />
        </span>
      )}
    </Note>
  );
}
