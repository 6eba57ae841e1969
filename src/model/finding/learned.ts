import { fold } from '../../../contract/naturalOrder.ts';
import type { Opened } from './opened.ts';
import { createVocabulary, respelt } from '../../../contract/finding/misspelling.ts';
import { startsOf } from './words.ts';

/** What a word stands for. */
export type Meant = Pick<Opened, 'kind' | 'id' | 'name'>;

/** A word of a person's own. */
export interface RememberedWord extends Meant {
  /** As it was typed. */
  word: string;
}

/** How often a command was chosen in the palette. */
interface Chosen {
  id: string;
  times: number;
  /** Its key was told; nobody is told twice. */
  isTold: boolean;
}

/** What the palette has learned of one person, and has taught. */
export interface Learned {
  /** Newest first. */
  words: readonly RememberedWord[];
  /** Words that it has offered to remember once, newest first: it does not ask again. */
  offered: readonly string[];
  /** Commands, the last chosen first. */
  chosen: readonly Chosen[];
}

export const NOTHING_LEARNED: Learned = { words: [], offered: [], chosen: [] };

/** A command that was chosen so often in the palette is quicker by its key. */
const TOLD_FROM = 3;
/** More than anybody remembers, and more commands than there are. */
const MOST_WORDS = 50;
const MOST_CHOSEN = 200;
const SHORTEST = 2;
const LONGEST = 40;

/** A typed text as a word is kept: commas end a command's other names, so none is in it. */
export function asWord(typed: string): string {
  return typed.replace(/[\s,]+/gu, ' ').trim();
}

const isSame = (a: string, b: string): boolean => fold(a) === fold(b);

/** As much of it as is kept. */
export function withinLimits({ words, offered, chosen }: Learned): Learned {
  return {
    words: words.slice(0, MOST_WORDS),
    offered: offered.slice(0, MOST_WORDS),
    chosen: chosen.slice(0, MOST_CHOSEN),
  };
}

/**
 * Whether `missed`, for which nothing was found, is another word for what was found by `typed` afterwards: neither its
 * beginning or its end, nor a misspelling of it.
 */
export function isOtherWord(missed: string, typed: string): boolean {
  const [word, other] = [fold(asWord(missed)), fold(asWord(typed))];
  if (word.length < SHORTEST || word.length > LONGEST || !/\p{L}/u.test(word)) return false;
  if (other !== '' && (word.startsWith(other) || other.startsWith(word))) return false;
  const known = startsOf(other);
  const words = startsOf(word).trim().split(' ');
  const isKnown = (one: string) => known.includes(` ${one}`);
  return !words.every(isKnown) && respelt(words, isKnown, createVocabulary([known])) === undefined;
}

/** Whether it may be offered to remember a word for something: not what is remembered so, and nothing twice. */
export function canBeOffered({ words, offered }: Learned, word: string, { kind, id }: Meant): boolean {
  if (offered.some((one) => isSame(one, word))) return false;
  return !words.some((one) => isSame(one.word, word) && one.kind === kind && one.id === id);
}

/** With a word for something; a word stands for one thing. */
export function withWord(learned: Learned, word: string, { kind, id, name }: Meant): Learned {
  const others = learned.words.filter((one) => !isSame(one.word, word));
  return withinLimits({ ...learned, words: [{ word: asWord(word), kind, id, name }, ...others] });
}

export function withoutWord(learned: Learned, word: string): Learned {
  return { ...learned, words: learned.words.filter((one) => !isSame(one.word, word)) };
}

/** After it was offered to remember a word. */
export function withOffered(learned: Learned, word: string): Learned {
  const others = learned.offered.filter((one) => !isSame(one, word));
  return withinLimits({ ...learned, offered: [word, ...others] });
}

/**
 * After a command was chosen in the palette; `isDue` where its key is to be told now. `hasKey`: it has one that works:
 * without it the command goes on being counted.
 */
export function withChosen(
  learned: Learned,
  id: string,
  hasKey: boolean,
): { learned: Learned; isDue: boolean } {
  const before = learned.chosen.find((one) => one.id === id);
  const times = Math.min((before?.times ?? 0) + 1, TOLD_FROM);
  const wasTold = before?.isTold ?? false;
  const isDue = hasKey && !wasTold && times >= TOLD_FROM;
  const others = learned.chosen.filter((one) => one !== before);
  const chosen = [{ id, times, isTold: wasTold || isDue }, ...others];
  return { learned: withinLimits({ ...learned, chosen }), isDue };
}

/** The words that are or begin with what was typed: the whole ones first, then the newest. */
export function wordsFor(words: readonly RememberedWord[], typed: string): RememberedWord[] {
  const own = fold(asWord(typed));
  if (own.length < SHORTEST) return [];
  const begun = words.filter(({ word }) => fold(word).startsWith(own));
  return begun.toSorted((a, b) => Number(isSame(b.word, own)) - Number(isSame(a.word, own)));
}
