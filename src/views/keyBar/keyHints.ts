import type { OfferedCommand } from '../commands/command.ts';
import { baseId } from '../commands/keyMap.ts';

/** What a key does, in a word or two: the bar says beside it what it is done to. What is named first stands first. */
const WORDS: Readonly<Record<string, string>> = {
  retry: 'Try again',
  save: 'Save',
  'print-now': 'Print',
  'save-another': 'Save and add another',
  'keep-mine': 'Keep mine',
  'keep-theirs': 'Keep theirs',
  'send-all': 'Send all',
  back: 'Back',
  details: 'Details',
  'edit-row': 'Edit',
  'edit-item': 'Edit',
  'edit-location': 'Edit',
  'move-selected': 'Move selected…',
  'set-quantity-selected': 'Quantity of selected…',
  'set-category-selected': 'Category of selected…',
  'set-supplier-selected': 'Supplier of selected…',
  'more-of-selected': 'More of selected…',
  'fewer-of-selected': 'Fewer of selected…',
  'move-item': 'Move…',
  'move-location': 'Move…',
  'set-quantity': 'Quantity…',
  'more-of-item': 'More…',
  'fewer-of-item': 'Fewer…',
  'duplicate-item': 'Duplicate…',
  'duplicate-location': 'Duplicate…',
  'print-item-label': 'Print label',
  'print-location-label': 'Print label',
  'print-labels-selected': 'Print labels',
  'count-same': 'As recorded',
  'count-more': 'One more',
  'count-fewer': 'One less',
  'count-gone': 'Gone',
  'count-new': 'Something new',
  'count-back': 'Back',
  'count-skip': 'Later',
  'finish-count': 'Finish',
  'select-row': 'Select',
  'delete-selected': 'Delete selected',
  'delete-row': 'Delete',
  'share-row': 'Share',
  'add-synonyms': 'New words',
  'undo-removed-words': 'Undo',
  'choose-file': 'Choose a file',
  'paste-rows': 'Paste rows',
  'cancel-upload': 'Cancel the upload',
  'import-next': 'Next step',
  'import-suggestion': 'Use suggestion',
  'import-undo-edit': 'Undo',
  'import-next-problem': 'Next problem',
  'import-skip': 'Skip the row',
  'import-all-suggestions': 'Use all suggestions',
  'import-places': 'Suggest places',
  'import-fill-places': 'Fill in places',
  'import-skip-all': 'Skip all problems',
  'import-problems': 'Only problems',
  'import-duplicates': 'Already there',
  'import-updates': 'Only changes',
  'import-columns': 'Columns',
  'import-show': 'Items, newest first',
  'import-undo': 'Undo the import',
  'import-cancel': 'Give up',
  'add-item-here': 'Add item',
  'add-here': 'Add by one line…',
  'quick-add': 'Add items',
  'paste-list': 'Paste a list',
  'add-location-here': 'Add location',
  'make-drawers': 'Make drawers…',
  'count-here': 'Count',
  'delete-item': 'Delete',
  'delete-location': 'Delete',
  share: 'Share',
  up: 'Up',
  'add-item': 'Add item',
  'add-location': 'Add location',
  'next-page': 'Next page',
  'previous-page': 'Previous page',
  category: 'Category',
  'item-view': 'Cards or table',
  'filter-items': 'Filter',
  'select-all': 'Select all',
  'clear-selection': 'Clear',
  overview: 'Overview',
  images: 'Images',
  'upload-image': 'Upload a photo',
  'browse-images': 'Browse photos',
  'open-image': 'Enlarge',
  'delete-image': 'Delete photo',
  analyze: 'Analyze',
  're-run-analysis': 'Analyze again',
  'create-items': 'Create items',
  'correct-compartments': 'Correct',
  'what-has-changed': 'What has changed',
};
const ORDER = Object.keys(WORDS);

/** What the keys are for right now. */
export interface KeysNow {
  /** What they are done to. */
  of: 'row' | 'selection' | 'page' | 'field';
  hints: readonly { id: string; key: string; word: string }[];
}

interface Now {
  /** A row of a list has the focus. */
  isInRow: boolean;
  /** What has the focus takes letters. */
  isTyping: boolean;
  singleKeys: boolean;
}

/**
 * The rule of the keys, told: a key acts on the row that has the focus, else on what is selected, else on the page; in a
 * field only those with Ctrl or Cmd act.
 */
export function keysNow(offered: readonly OfferedCommand[], { isInRow, isTyping, singleKeys }: Now): KeysNow {
  const inUse = offered.filter(
    ({ key, isOfRecord }) =>
      key !== undefined &&
      (key.startsWith('mod+') || (singleKeys && !isTyping)) &&
      // It is done to the page's record, and a row is nearer by.
      !(isOfRecord === true && isInRow),
  );
  const has = (wanted: OfferedCommand['standing']) => inUse.some(({ standing }) => standing === wanted);
  const of = isTyping ? 'field' : isInRow && has('focus') ? 'row' : has('selection') ? 'selection' : 'page';
  const isMeant = ({ standing, section }: OfferedCommand): boolean =>
    of === 'row'
      ? // What a row leaves to the selection that it is part of, too.
        standing === 'focus' || standing === 'selection'
      : of === 'selection'
        ? standing === 'selection'
        : // What lists do, they do in a row.
          section !== 'Lists' && (standing === 'screen' || standing === 'last');
  const hints = inUse
    .filter(isMeant)
    .flatMap(({ id, key = '', word = WORDS[baseId(id)] }) => (word === undefined ? [] : [{ id, key, word }]));
  return { of, hints: hints.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)) };
}

function placeOf(id: string): number {
  return ORDER.indexOf(baseId(id));
}
