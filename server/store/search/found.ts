/** What a search has found. */
export interface Found {
  /** Their numbers, best first. */
  seqs: number[];
  /** How many there are, counted up to PAGE_LIMIT_MAX. */
  total: number;
  /** There may be others, or some that were to be left out: not every word of the index was looked into (innerWords.ts). */
  more?: true;
  /** What was found in place of the query, where nothing has all of its words (contract/finding/meant.ts). */
  meant?: string;
}
