import type { ReactNode } from 'react';
import { sentenceOf } from '../../failure.ts';
import type { UnsentEntry } from '../../model/unsent/unsent.ts';
import { Note } from '../ui/Note.tsx';

/** Where what a form had kept to be sent could not be: somebody has to decide about it. */
export function SetAside({
  entry: { status, failure },
  actions,
}: {
  entry: Pick<UnsentEntry, 'status' | 'failure'>;
  actions: ReactNode;
}) {
  return (
    <Note kind="bad" title="Not sent" actions={actions}>
      {failure && sentenceOf(failure)}{' '}
      {status === 'conflict'
        ? 'Save once more to choose between both versions.'
        : 'Correct what is wrong here, then save once more.'}
    </Note>
  );
}
