/** The words of the index, as a view of the connection that reads: it has to be there before it may change nothing. */
export const WORDS_OF_INDEX =
  'create virtual table if not exists temp.items_words using fts5vocab(main, items_fts, row)';
