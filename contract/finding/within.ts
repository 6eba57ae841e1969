import { IN_ER } from './plurals.ts';

/** Letters that a word has within it have to be so many, to be no chance; fewer where there is a digit among them. */
const LEAST = { letters: 4, code: 3 };

/** What is written without blanks, so that words are within others: of one sign those of Chinese alone say enough. */
const UNPARTED = /^(?:\p{sc=Han}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2,})$/u;

/** Whether these letters are of a language that has no blanks between its words. */
export const areUnparted = (letters: string): boolean => UNPARTED.test(letters);

/** Whether these letters are looked for within words. */
export function mayStandWithin(letters: string): boolean {
  if (/\d/.test(letters)) return letters.length >= LEAST.code && /^[\p{L}\d]+$/u.test(letters);
  return letters.length >= LEAST.letters || areUnparted(letters);
}

/** Whether a text has the letters, of which a number stands for itself: '328p' in 'atmega328p', not '28p'. */
export function standsWithin(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    const isCut =
      /\d\d/.test(text.slice(Math.max(0, at - 1), at + 1)) ||
      /\d\d/.test(text.slice(at + letters.length - 1, at + letters.length + 1));
    if (!isCut || !/\d/.test(letters)) return true;
  }
  return false;
}

/** Letters of a word that others end with, and of what stands before it, for it to be what they are: 'Steinbohrer' is a 'Bohrer'. */
const HEAD_LEAST = 4;
/** Shorter ones that no other word ends with but by being one: 'Kamillentee', 'Armbanduhr'. */
const SHORT_HEAD = /^(?:tee|uhr)$/;
const BEFORE_HEAD_LEAST = 3;

/** Whether other words may be made up of this one and of what stands before it: 'measuring' is no ring, 'adjustable' no table, and a 'Laubbläser' no laser. */
export const mayBeHead = (word: string): boolean =>
  (word.length >= HEAD_LEAST || SHORT_HEAD.test(word)) &&
  /^\p{L}+$/u.test(word) &&
  !/^(?:.{1,2}ing|.{1,2}able|laser)$/.test(word);

/** What ends with a word and is none: a glove is no shoe that its German name has, toothpaste none that is eaten, a hammock no mat. */
const NO_HEAD = /(?:handschuhe?n?|zahnpasta|hangematten?)$/;

/**
 * What ends with the letters of another word and is none of it: a strip ('Streifen') is no tyre, a bag ('Tasche') no ash, a plate no slat, a
 * supply ('Zufuhr') no clock, terry ('Frottee') no tea.
 */
const OTHER_ENDS = (
  'streife platte brille flasche tasche block glocke flocke truhe spritze pflanze ' +
  'zufuhr abfuhr ausfuhr einfuhr aufruhr frottee komitee committee settee guarantee gleiter heissleiter kaltleiter halbleiter'
).split(' ');

/** In one or many: 'latten' of 'platte'. */
const bare = (word: string): string => word.replace(/[ns]$/, '');
/** And 'Blöcke', 'Zufuhren'. */
const barer = (word: string): string => word.replace(/e[ns]?$/, '');
/** A bottle that is none: a tab of cloth or of a handle. */
const isTab = (word: string, head: string): boolean =>
  bare(head) === 'lasche' && bare(word).endsWith('fflasche');

/** Whether a word ends with another one by chance. */
export const endsByChance = (word: string, head: string): boolean =>
  OTHER_ENDS.some(
    (one) =>
      one.length > bare(head).length &&
      one.endsWith(bare(head)) &&
      (bare(word).endsWith(one) || barer(word).endsWith(one)),
  ) && !isTab(word, head);

/** Whether one of the words of a text does ({@link hasHead}). */
export const endsWithHead = (text: string, head: string): boolean =>
  text.includes(head) && text.split(' ').some((word) => hasHead(word, head));

/** Whether a word ends with another one, in one or many, as those do that German puts together: 'Küchenmesser', 'padlocks'. */
export function hasHead(word: string, head: string): boolean {
  // Asked of every word that is known: what most of them end with comes first.
  const at = word.lastIndexOf(head);
  // 'Öl' is shorter than what else stands there.
  if (at < BEFORE_HEAD_LEAST && !(at === 2 && word.startsWith('ol'))) return false;
  const ending = word.slice(at + head.length);
  if (!/^(?:e|n|en|s|es)?$/.test(ending) && !(ending === 'er' && IN_ER.test(head))) return false;
  if (/^(?:schuhe?n?|shoes?|pasta|matten?)$/.test(head) && NO_HEAD.test(word)) return false;
  return !endsByChance(word, head);
}
