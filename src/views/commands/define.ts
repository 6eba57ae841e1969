import type { CommandDefinition, CommandSection, UndoPolicy } from './command.ts';

type Told = 'id' | 'name' | 'section' | 'icon' | 'undo';
/** Of each kind by itself: a command has its key, or the reason why it has none. */
type Rest<Definition> = Definition extends CommandDefinition ? Omit<Definition, Told> : never;

const inSection =
  (section: CommandSection) =>
  (
    id: string,
    name: string,
    icon: string,
    undo: UndoPolicy,
    rest: Rest<CommandDefinition>,
  ): CommandDefinition => ({ id, name, section, icon, undo, ...rest });

/** For what nobody needs often, or should reach by a slip. */
export const NO_KEY = 'No key, on purpose';

/** A line of the tables of commands, for each section: id, name, icon, what there is against a mistake, and its key. */
export const here = inSection('Here');
export const goTo = inSection('Go to');
export const application = inSection('Application');
export const inLists = inSection('Lists');
