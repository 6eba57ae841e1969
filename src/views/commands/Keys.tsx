import { useSelector } from '@xstate/react';
import { useApp } from '../AppContext.ts';
import { shownKeys } from './keys.ts';

/** A command's key, drawn; nothing while single keys are switched off. Decoration: the key list says it all. */
export function Keys({ of }: { of: string }) {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  if (!singleKeys && !of.startsWith('mod+')) return null;
  return (
    <span className="keys" aria-hidden="true">
      {shownKeys(of).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
