import { here, NO_KEY } from '../define.ts';

/** Most of a form is fields, in which single keys are letters. */
const FOR_TYPING = 'No key: letters are typed in a form';

/** In the forms of items and of locations. */
export const formCommands = {
  save: here('save', 'Save', 'i-lucide-check', 'reversible', {
    key: 'mod+enter',
    keywords: 'submit, done, add item, create location',
  }),
  another: here('save-another', 'Save and add another', 'i-lucide-list-plus', 'reversible', {
    key: 'mod+shift+enter',
    keywords:
      'save and new, create and add another, next item in the same location and category, next location beside it',
  }),
  cancel: here('cancel', 'Cancel: undo what was entered', 'i-lucide-undo-2', 'gives up input', {
    keyless: NO_KEY,
  }),
  back: here('form-back', 'Go back', 'i-lucide-arrow-left', 'harmless', {
    keyless: 'The browser has a key for it',
  }),
  restoreDraft: here('restore-draft', 'Restore what was typed earlier', 'i-lucide-history', 'reversible', {
    keyless: FOR_TYPING,
    keywords: 'continue, draft, go on with it, unfinished input',
  }),
  discardDraft: here(
    'discard-draft',
    'Discard what was typed earlier',
    'i-lucide-trash-2',
    'gives up input',
    { keyless: NO_KEY, keywords: 'throw draft away, draft' },
  ),
  manage: here('manage-list', 'Manage a list', 'i-lucide-list', 'harmless', {
    keyless: FOR_TYPING,
    keywords: 'categories, types, areas, rename a category, new category',
  }),
};

/** In the form of an item alone. */
export const itemFormCommands = {
  refresh: here('refresh-data', 'Refresh Data', 'i-lucide-refresh-cw', 'reversible', {
    keyless: NO_KEY,
    keywords: 'try again',
  }),
  discardOffline: here(
    'discard-offline',
    'Discard the locally saved changes',
    'i-lucide-trash-2',
    'asks first',
    { keyless: NO_KEY },
  ),
  keepHere: here('keep-here', 'Keep in this browser', 'i-lucide-cloud-off', 'reversible', {
    keyless: FOR_TYPING,
  }),
  mine: here('keep-mine', 'Keep your version of all fields', 'i-lucide-user', 'reversible', {
    key: '1',
    keywords: 'mine',
  }),
  theirs: here('keep-theirs', "Keep the server's version of all fields", 'i-lucide-cloud', 'reversible', {
    key: '2',
  }),
};
