import { assign, setup } from 'xstate';
import type { PendingCommand } from '../../model/arguments/pendingCommand.ts';

/** What the palette is to ask for at once. */
export interface Question {
  asked: PendingCommand;
  /** Stands in the field already. */
  typed: string;
}

export type OverlaysEvent =
  | { type: 'palette.opened' }
  /** A command that lacks its argument: the palette asks for it. */
  | { type: 'argument.asked'; question: Question }
  | { type: 'search.opened' }
  | { type: 'scan.opened' }
  /** Whatever is open has been left, or is to be. */
  | { type: 'overlay.closed' };

/**
 * Which of the app's dialogs is open, the palette, the location search or the reader of codes: all that the first screen has to know of
 * them. What goes on in them is the matter of machines that come with their code.
 */
export const overlaysMachine = setup({
  types: { context: {} as { question: Question | undefined }, events: {} as OverlaysEvent },
}).createMachine({
  id: 'overlays',
  context: { question: undefined },
  initial: 'none',
  on: {
    'palette.opened': { target: '.palette', actions: assign({ question: undefined }) },
    'argument.asked': {
      target: '.palette',
      actions: assign({ question: ({ event }) => event.question }),
    },
    'search.opened': '.locationSearch',
    'scan.opened': '.scan',
    'overlay.closed': '.none',
  },
  states: { none: {}, palette: {}, locationSearch: {}, scan: {} },
});
