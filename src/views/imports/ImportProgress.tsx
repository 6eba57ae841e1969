import { useSelector } from '@xstate/react';
import { percentOf, progressText } from '../../model/imports/words.ts';
import type { ImportRef } from '../../machines/imports/import.machine.ts';

/** What the server is doing, with how far it is. */
export function ImportProgress({ one }: { one: ImportRef }) {
  const known = useSelector(one, (state) => state.context.known);
  if (!known) return null;
  const percent = percentOf(known);
  return (
    <section className="panel import-work" aria-label="Progress">
      <p role="status">{progressText(known)}</p>
      <progress max={100} {...(percent !== undefined && { value: percent })} aria-label="Progress" />
      <p className="hint">
        {known.state === 'importing'
          ? 'You may leave this page: the server goes on. If you cancel, what was made is taken back.'
          : 'You may leave this page: the server goes on.'}
      </p>
    </section>
  );
}
