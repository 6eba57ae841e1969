import type { CommandDefinition } from '../command.ts';

/** On every page too, but not from its first moment: the first load has no room for them. */
export const moreCommands = {
  home: {
    id: 'home',
    name: 'Go to Home',
    section: 'Go to',
    icon: 'i-lucide-house',
    key: 'g h',
    undo: 'harmless',
    keywords: 'return back to all items',
  },
  label: {
    id: 'go-to-label',
    name: 'Go to label…',
    section: 'Go to',
    icon: 'i-lucide-tag',
    key: 'g b',
    undo: 'harmless',
    argument: 'label',
    keywords: 'tape code location',
  },
  unsent: {
    id: 'unsent',
    name: 'Unsent work',
    section: 'Go to',
    icon: 'i-lucide-arrow-up-to-line',
    key: 'g u',
    undo: 'harmless',
    keywords: 'offline outbox waiting',
  },
  undo: {
    id: 'undo',
    name: 'Undo the last change',
    section: 'Application',
    icon: 'i-lucide-undo-2',
    key: 'mod+z',
    undo: 'reversible',
    keywords: 'take back revert',
  },
  theme: {
    id: 'theme',
    name: 'Use another theme',
    section: 'Application',
    icon: 'i-lucide-sun-moon',
    keyless: 'Chosen once',
    undo: 'reversible',
  },
  singleKeys: {
    id: 'single-keys',
    name: 'Switch single-character keys on or off',
    section: 'Application',
    icon: 'i-lucide-keyboard-off',
    keyless: 'Has to work while single keys do not',
    undo: 'reversible',
  },
  logOut: {
    id: 'log-out',
    name: 'Log out',
    section: 'Application',
    icon: 'i-lucide-log-out',
    keyless: 'Not to be hit by mistake',
    undo: 'reversible',
  },
} satisfies Record<string, CommandDefinition>;

/** For as long as a message is shown; of several, the newest. */
export const messageCommands = {
  use: {
    id: 'use-message',
    name: 'Use the button of the newest message',
    section: 'Application',
    icon: 'i-lucide-message-square',
    keyless: 'Each message has another button',
    undo: 'reversible',
    keywords: 'toast notice',
  },
  close: {
    id: 'close-message',
    name: 'Close the newest message',
    section: 'Application',
    icon: 'i-lucide-x',
    keyless: 'It goes by itself, too',
    undo: 'harmless',
    keywords: 'toast notice dismiss',
  },
} satisfies Record<string, CommandDefinition>;
