import { useSelector } from '@xstate/react';
import { useApp } from '../AppContext.ts';
import { ariaKeys, shownKeys } from './keyName.ts';
import { useKeyOf } from './registry.ts';

/** A key, drawn; nothing while single keys are switched off. Decoration: the key list says it all. */
export function Keys({ of }: { of: string }) {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  if (!singleKeys && !of.startsWith('mod+')) return null;
  return (
    <span className="keys" aria-hidden="true">
      {shownKeys(of).map((key, at) => (
        <kbd key={at}>{key}</kbd>
      ))}
    </span>
  );
}

/** The key that a command has right now, drawn; nothing where it has none. */
export function KeysOf({ command }: { command: string }) {
  const key = useKeyOf(command);
  return key === undefined ? null : <Keys of={key} />;
}

/** Tells screen readers which key does what the element does; spread onto it. */
export function useShortcut(command: string): { 'aria-keyshortcuts'?: string } {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  const keys = ariaKeys(useKeyOf(command) ?? '', singleKeys);
  return keys === undefined ? {} : { 'aria-keyshortcuts': keys };
}
