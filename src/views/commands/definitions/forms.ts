import type { CommandDefinition } from '../command.ts';

/** Most of a form is fields, in which single keys are letters. */
const FOR_TYPING = 'A form is for typing';

/** In the forms of items and of locations. */
export const formCommands = {
  save: {
    id: 'save',
    name: 'Save',
    section: 'Here',
    icon: 'i-lucide-check',
    key: 'mod+enter',
    undo: 'reversible',
    keywords: 'add item create location',
  },
  cancel: {
    id: 'cancel',
    name: 'Cancel: undo what was entered',
    section: 'Here',
    icon: 'i-lucide-undo-2',
    keyless: 'Not to be hit by mistake',
    undo: 'gives up input',
  },
  back: {
    id: 'form-back',
    name: 'Go back',
    section: 'Here',
    icon: 'i-lucide-arrow-left',
    keyless: 'The browser has a key for it',
    undo: 'harmless',
  },
  restoreDraft: {
    id: 'restore-draft',
    name: 'Restore what was typed earlier',
    section: 'Here',
    icon: 'i-lucide-history',
    keyless: FOR_TYPING,
    undo: 'reversible',
    keywords: 'draft go on with it unfinished input',
  },
  discardDraft: {
    id: 'discard-draft',
    name: 'Discard what was typed earlier',
    section: 'Here',
    icon: 'i-lucide-trash-2',
    keyless: 'Not to be hit by mistake',
    undo: 'gives up input',
    keywords: 'throw draft away',
  },
  manage: {
    id: 'manage-list',
    name: 'Manage a list',
    section: 'Here',
    icon: 'i-lucide-list',
    keyless: FOR_TYPING,
    undo: 'harmless',
    keywords: 'categories types areas',
  },
} satisfies Record<string, CommandDefinition>;

/** In the form of an item alone. */
export const itemFormCommands = {
  another: {
    id: 'save-another',
    name: 'Save and add another',
    section: 'Here',
    icon: 'i-lucide-list-plus',
    key: 'mod+shift+enter',
    undo: 'reversible',
    keywords: 'next new item same location category',
  },
  refresh: {
    id: 'refresh-data',
    name: 'Refresh Data',
    section: 'Here',
    icon: 'i-lucide-refresh-cw',
    keyless: 'Not to be hit by mistake',
    undo: 'reversible',
    keywords: 'try again',
  },
  discardOffline: {
    id: 'discard-offline',
    name: 'Discard the locally saved changes',
    section: 'Here',
    icon: 'i-lucide-trash-2',
    keyless: 'Not to be hit by mistake',
    undo: 'asks first',
  },
  keepHere: {
    id: 'keep-here',
    name: 'Keep in this browser',
    section: 'Here',
    icon: 'i-lucide-cloud-off',
    keyless: FOR_TYPING,
    undo: 'reversible',
  },
  mine: {
    id: 'keep-mine',
    name: 'Keep your version of all fields',
    section: 'Here',
    icon: 'i-lucide-user',
    key: '1',
    undo: 'reversible',
    keywords: 'mine',
  },
  theirs: {
    id: 'keep-theirs',
    name: "Keep the server's version of all fields",
    section: 'Here',
    icon: 'i-lucide-cloud',
    key: '2',
    undo: 'reversible',
  },
} satisfies Record<string, CommandDefinition>;
