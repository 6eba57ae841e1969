import { here } from '../define.ts';

/** On the page of words that mean the same. */
export const synonymCommands = {
  add: here('add-synonyms', 'Add words that mean the same', 'i-lucide-plus', 'harmless', {
    key: 'n',
    keywords: 'new words, synonyms, another name, alias',
  }),
  undoRemoval: here('undo-removed-words', 'Undo the removal of words', 'i-lucide-undo-2', 'reversible', {
    key: 'mod+z',
    keywords: 'revert, take back, bring the words back, oops',
  }),
};
