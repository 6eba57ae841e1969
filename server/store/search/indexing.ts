import type { RawBuilder } from 'kysely';
import type { Db } from '../store.ts';
import type { Match } from './match.ts';

/** The texts of an item as they are searched: folded words between single blanks (contract/searchWords.ts). */
export interface IndexedTexts {
  part: string;
  name: string;
  /** All others. */
  rest: string;
}

/** What is entered for item number `seq`. */
export interface Entry {
  seq: number;
  texts: IndexedTexts;
}

/** Which of the items that match are wanted. */
export interface Wanted {
  limit: number;
  /** The newest first; the oldest otherwise. */
  isNewest?: boolean;
  /** What their rows of `items` have to fulfil besides. */
  condition?: RawBuilder<boolean> | undefined;
  /** The numbers of those that fulfil it, where they are few. */
  few?: readonly number[] | undefined;
}

export interface WordsAround {
  words: readonly string[];
  /** So many were looked into that there may be others. */
  isCut: boolean;
  /** The last that was looked into, from which on others may be; undefined where there was none. */
  last?: string | undefined;
}

/** The index of the search. It changes in the transaction that changes the items, and finds the same on every engine. */
export interface SearchIndex {
  /** Enters items that are not in the index: a few statements, however many they are. */
  enter(db: Db, entries: readonly Entry[]): Promise<void>;
  /** Puts them in the place of those that are in the index. */
  replace(db: Db, seq: number, texts: IndexedTexts): Promise<void>;
  remove(db: Db, seq: number): Promise<void>;
  /** The numbers of all items that match, as something to look in. */
  among(match: Match): RawBuilder<number>;
  /** The numbers of the first items that match, by their age. */
  matching(db: Db, match: Match, wanted: Wanted): Promise<number[]>;
  /** For one search, which asks for the same words several times: tells how to ask so that the answer comes sooner, and is the same. */
  askedSooner(db: Db): (match: Match) => Promise<Match>;
  /**
   * The first words of the index that are not before `from` and before `to`, by their code points; with `isSpelt` those
   * without a digit alone.
   */
  words(db: Db, from: string, to: string, limit: number, isSpelt?: boolean): Promise<readonly string[]>;
  /** Those of the words that the index has. */
  wordsAmong(db: Db, words: readonly string[]): Promise<string[]>;
  /** Words with these letters anywhere in them, among the first `most` of the index that are not before `from`, by their code points. */
  wordsAround(db: Db, letters: string, from: string, most: number): Promise<WordsAround>;
}
