import { here } from '../define.ts';

/** Where a file to import is chosen, and what was imported before. */
export const importsCommands = {
  choose: here('choose-file', 'Choose a file to import', 'i-lucide-file-up', 'harmless', {
    key: 'o',
    keywords: 'open, upload, csv, excel, xlsx, spreadsheet, browse',
  }),
  paste: here('paste-rows', 'Paste rows to import', 'i-lucide-clipboard-list', 'harmless', {
    key: 'p',
    keywords: 'clipboard, table, copy and paste, import these rows, import what is pasted',
  }),
  cancelUpload: here('cancel-upload', 'Cancel the upload', 'i-lucide-x', 'harmless', {
    key: 'c',
    keywords: 'stop, another file, choose another file',
  }),
  undo: here('undo-one-import', 'Undo an import', 'i-lucide-undo-2', 'asks first', {
    keyless: 'One for each import',
    keywords: 'take back, delete what was imported',
  }),
};

/** In one import. */
export const importCommands = {
  next: here(
    'import-next',
    'Next: preview the rows, or begin the import',
    'i-lucide-arrow-right',
    'reversible',
    {
      key: 'mod+enter',
      keywords: 'continue, check, preview, import items, import now, start, apply, to the preview',
    },
  ),
  columns: here('import-columns', 'Back to the columns', 'i-lucide-columns-2', 'harmless', {
    key: 'Backspace',
    keywords: 'mapping, change the columns, previous step, back',
  }),
  problems: here(
    'import-problems',
    'Show only the rows with problems',
    'i-lucide-triangle-alert',
    'reversible',
    {
      key: 'p',
      keywords: 'errors, wrong rows, filter, only problems',
    },
  ),
  duplicates: here(
    'import-duplicates',
    'Show only the rows that are there already',
    'i-lucide-copy',
    'reversible',
    { key: 'f', keywords: 'duplicates, doubles, existing, filter, already there' },
  ),
  updates: here('import-updates', 'Show only the rows that change an item', 'i-lucide-pencil', 'reversible', {
    key: 'y',
    keywords: 'updates, differences, modified, old and new values, filter, what changes',
  }),
  all: here('import-all-rows', 'Show all rows', 'i-lucide-list', 'reversible', {
    keyless: 'The key of a filter leads back to all',
    keywords: 'no filter, every row',
  }),
  nextProblem: here('import-next-problem', 'Go to the next problem', 'i-lucide-arrow-down', 'harmless', {
    key: 'n',
    keywords: 'next error, fix',
  }),
  suggestion: here('import-suggestion', 'Use the suggestion', 'i-lucide-wand-sparkles', 'reversible', {
    key: 'u',
    keywords: 'shorten, accept, correct, fix, use',
  }),
  skip: here('import-skip', 'Skip the row, or take it after all', 'i-lucide-eye-off', 'reversible', {
    key: 'i',
    keywords: 'ignore, leave out, exclude, do not import',
  }),
  undoEdit: here('import-undo-edit', 'Undo the last change of rows', 'i-lucide-undo-2', 'reversible', {
    key: 'mod+z',
    keywords: 'revert, take back, take the row after all, oops',
  }),
  allSuggestions: here(
    'import-all-suggestions',
    'Use all suggestions',
    'i-lucide-wand-sparkles',
    'reversible',
    {
      key: 'shift+u',
      keywords: 'shorten all, accept all, fix all',
    },
  ),
  places: here('import-places', 'Suggest places for rows without one', 'i-lucide-map-pin', 'harmless', {
    key: 'w',
    keywords: 'where should they go, propose locations, likely places',
  }),
  fillPlaces: here('import-fill-places', 'Fill in the suggested places', 'i-lucide-map-pin', 'reversible', {
    key: 'shift+w',
    keywords: 'use all suggested locations, take all places',
  }),
  skipAll: here('import-skip-all', 'Skip all rows with problems', 'i-lucide-eye-off', 'reversible', {
    key: 'shift+i',
    keywords: 'ignore all, leave out, exclude all',
  }),
  cancel: here('import-cancel', 'Cancel or discard the import', 'i-lucide-x', 'asks first', {
    key: 'c',
    keywords: 'stop, abort, give up, throw away',
  }),
  undo: here('import-undo', 'Undo the import', 'i-lucide-undo-2', 'asks first', {
    key: 'z',
    keywords: 'take back, revert, delete what was imported',
  }),
  show: here('import-show', 'Show items, newest first', 'i-lucide-list', 'harmless', {
    key: 'v',
    keywords: 'view, newest items, show the imported items',
  }),
};
