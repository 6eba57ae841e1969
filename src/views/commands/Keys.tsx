import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../AppContext.ts';
import { ariaKeys, shownKeys } from './keyName.ts';
import { useKeyOf, useLentKeyOf } from './registry.ts';

/** A key, drawn; nothing while single keys are switched off. Decoration: the key list says it all. */
export function Keys({ of, isLent = false }: { of: string; isLent?: boolean }) {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  if (!singleKeys && !of.startsWith('mod+')) return null;
  return (
    <span className="keys" aria-hidden="true" data-lent={isLent || undefined}>
      {shownKeys(of).map((key, at) => (
        <kbd key={at}>{key}</kbd>
      ))}
    </span>
  );
}

/**
 * The key that a command has right now, drawn; nothing where it has none. One that the row with the focus has taken
 * keeps its room: what moved under the pointer as a row is pressed would take the click away. With `keepsRoom` so does one that cannot be
 * pressed for now.
 */
export function KeysOf({ command, keepsRoom = false }: { command: string; keepsRoom?: boolean }) {
  const key = useKeyOf(command);
  const lent = useLentKeyOf(command);
  const [last, setLast] = useState(key);
  if (key !== undefined && key !== last) setLast(key);
  if (key !== undefined) return <Keys of={key} />;
  const room = lent ?? (keepsRoom ? last : undefined);
  return room === undefined ? null : <Keys of={room} isLent />;
}

/** Tells screen readers which key does what the element does; spread onto it. */
export function useShortcut(command: string): { 'aria-keyshortcuts'?: string } {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  const keys = ariaKeys(useKeyOf(command) ?? '', singleKeys);
  return keys === undefined ? {} : { 'aria-keyshortcuts': keys };
}
