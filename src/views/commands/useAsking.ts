import { useCallback } from 'react';
import type { PendingCommand } from '../../model/arguments/pendingCommand.ts';
import { useApp } from '../AppContext.ts';
import type { Action, CommandDefinition } from './command.ts';

interface Asking {
  /** What it is called here, with the names of what it is done to. */
  name?: string;
  /** The id of the record that it is done to. */
  record?: string;
  /** Stands in the field already. */
  typed?: string;
}

/** Makes an action of a command that lacks its argument: it opens the palette, which asks for it. */
export function useAsking(): (definition: CommandDefinition, asked: PendingCommand, more?: Asking) => Action {
  const { overlays } = useApp();
  return useCallback(
    (definition, asked, { name = definition.name, record, typed = '' } = {}) => ({
      ...definition,
      name,
      ...(record !== undefined && { record }),
      asks: () => asked,
      perform: () => overlays.send({ type: 'argument.asked', question: { asked, typed } }),
    }),
    [overlays],
  );
}
