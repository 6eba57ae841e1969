import { useCallback } from 'react';
import type { Asked } from '../../model/arguments/asked.ts';
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
export function useAsking(): (definition: CommandDefinition, asked: Asked, more?: Asking) => Action {
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
