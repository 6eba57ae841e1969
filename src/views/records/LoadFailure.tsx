import type { ReactNode } from 'react';
import type { Failure } from '../../failure.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';

interface LoadFailureProps {
  title: string;
  failure: Failure | undefined;
  onRetry(): void;
  /** More to say after the failure's own words. */
  children?: ReactNode;
  /** More to do than trying again. */
  actions?: ReactNode;
}

/** Something could not be loaded: what happened, and another try. */
export function LoadFailure({ title, failure, onRetry, children, actions }: LoadFailureProps) {
  useCommands([{ ...failureCommands.retry, perform: onRetry }]);
  return (
    <Note
      kind="bad"
      title={title}
      actions={
        <>
          <button type="button" className="button button-small" onClick={onRetry}>
            <Icon name="i-lucide-refresh-cw" />
            Try again
            <KeysOf command={failureCommands.retry.id} />
          </button>
          {actions}
        </>
      }
    >
      {failure?.message}
      {children}
    </Note>
  );
}
