import type { ArgumentKind, PendingCommand } from '../../model/arguments/pendingCommand.ts';

/** Where a command stands in the palette and in the list of keys; 'Lists' only in the latter. */
export type CommandSection = 'Here' | 'Go to' | 'Application' | 'Lists';

/**
 * What there is against a mistake:
 * - 'harmless': it shows or opens something and changes no data;
 * - 'reversible': the same means bring back what was before;
 * - 'asks first': a dialog says what would be lost, and waits for a yes;
 * - 'from its message': the message that follows takes it back;
 * - 'gives up input': nothing; its name says that what was typed, and never saved, is given up.
 */
export const UNDO_POLICIES = [
  'harmless',
  'reversible',
  'asks first',
  'from its message',
  'gives up input',
] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

interface Described {
  /** One for all instances of the same action; an instance of one of several things adds ':' and its id. */
  id: string;
  name: string;
  section: CommandSection;
  /** A class of the icon font: 'i-lucide-plus'. */
  icon: string;
  undo: UndoPolicy;
  /** Not to be hit by a near miss, though nothing is lost by it. */
  isGuarded?: true;
  /**
   * Other names of it, with commas between them: everyday words, what other programs call it, and what is on its
   * buttons where that differs from the name. One with several words is found by its first, its others narrow that down.
   */
  keywords?: string;
  /**
   * It is done to the record that the page is of: its key does nothing while a row of a list has the focus, for
   * which it could be meant.
   */
  isOfRecord?: boolean;
  /** What it lacks: the palette asks for it before anything is done. */
  argument?: ArgumentKind;
}

interface Keyed extends Described {
  /**
   * A single key ('e', '?', 'shift+x', 'Backspace'), one with the platform's modifier ('mod+shift+k'), or two
   * single keys one after the other ('g h').
   */
  key: string;
  /** A second one, which is left to it where `key` means something else. */
  also?: string;
  keyless?: undefined;
}

interface Keyless extends Described {
  key?: undefined;
  also?: undefined;
  /** Why no key was given to it; the palette has it all the same. */
  keyless: string;
}

/** What is fixed of an action: everything but what it does. Without a key it has to say why. */
export type CommandDefinition = Keyed | Keyless;

/**
 * Where a group stands among the others: what is done to the row that has the focus above all, then what is done to
 * the selected ones, then the screen's, of which 'last' below the others.
 */
export type Standing = 'focus' | 'selection' | 'screen' | 'last';

/** What a screen offers. */
export type Action = CommandDefinition & {
  /** Of the group that it is offered with. */
  standing?: Standing;
  /** The id of the record that it is done to, where it could be another one the next time. */
  record?: string;
  perform(): void;
  /** What the palette is to ask for; of one with an argument. */
  asks?: () => PendingCommand;
  /** Goes on while its key is held down. */
  repeats?: boolean;
  /** For the key bar, where it does something else now than it mostly does. */
  word?: string;
};

/** Something a user can do, by its key or from the palette. */
export interface Command {
  id: string;
  name: string;
  section: CommandSection;
  icon: string;
  /** The first of its keys right now. */
  key?: string;
  keywords?: string;
  undo?: UndoPolicy;
  isGuarded?: true;
  perform(): void;
  asks?: () => PendingCommand;
}

/** Whether it takes something away, so that only who has typed its own name means it. */
export function isDangerous({ undo, isGuarded }: Pick<Command, 'undo' | 'isGuarded'>): boolean {
  return isGuarded === true || undo === 'asks first' || undo === 'gives up input';
}

/** An action that is on offer, with the keys that it has on this screen and in this browser. */
export interface OfferedCommand extends Command {
  keys: readonly string[];
  /** Without a key right now: the one that it has again once no row has the focus, or nothing is selected any more. */
  lentKey?: string;
  undo: UndoPolicy;
  keyless?: string | undefined;
  repeats?: boolean;
  isOfRecord?: boolean;
  standing?: Standing;
  word?: string;
}
