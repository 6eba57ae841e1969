import { type Sought, textOf } from './spellings.ts';
/** What a question begins with, in English and German. */
const ASKS = new Set(
  `any something anything etwas ich wir where wheres how what whats which who do does did is are have has got any find show search looking need want i
  wo wie wieviel was welche welcher welches wer hab habe haben habt hast hat gibt ist sind suche suchen finde zeig zeige brauche brauchen wieviele`.split(
    /\s+/,
  ),
);
/** What else of it is no thing. */
const BESIDE = new Set(
  `a an the my our your his her their we you me us they there here hier some for of to put go went gone left keep kept see seen
  found many much still all get please own know should would could can stored lying lie lies s own
  der die das den dem des ein eine einen mein meine meinen unser unsere ich wir es man noch viele viel liegen liegt steht stehen finden
  du ihr mir nicht mehr kann habt hin hingelegt gelegt gesehen alle bitte denn da sich befindet wissen soll`.split(
    /\s+/,
  ),
);

/** Of several kinds of a thing, or of a place: 'which drawer'. */
const WHICH = /^(?:which|what|welche[rsmn]?)$/;
/** What holds things. */
const PLACE =
  /^(?:drawer|box|bin|shelf|cabinet|room|cupboard|rack|container|case|schublade|fach|regal|kiste|schrank|raum|kasten|dose|koffer)$/;

/** Whether these words, folded, are a question: 'where is the multimeter', 'in which drawer are the nuts', but not 'can of paint'. */
const isQuestion = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 && (ASKS.has(first) || (first === 'in' && WHICH.test(others[0] ?? '')));

/**
 * The places of the words that are asked for; all of them where it is no question, or nothing else. The drawer of 'which drawer has the diodes' is
 * none of them, but that of 'what drawer' is.
 */
export function askedFor(words: readonly string[]): ReadonlySet<number> {
  const all = new Set(words.keys());
  if (!isQuestion(words)) return all;
  const things = [...all].filter((at) => !isOfQuestion(words, at));
  const more = things.filter((at) => !isAskedPlace(words, at));
  return new Set([more, things].find((left) => left.length > 0) ?? all);
}

function isOfQuestion(words: readonly string[], at: number): boolean {
  const [word = '', behind = ''] = [words[at], words[at + 1]];
  if (at === 0 && word === 'in') return WHICH.test(behind);
  return ASKS.has(word) || BESIDE.has(word) || WHICH.test(word);
}

const isAskedPlace = (words: readonly string[], at: number): boolean =>
  WHICH.test(words[at - 1] ?? '') && PLACE.test(words[at] ?? '');

/** What stands between words: that something begins with it (‘for’, ‘fork’) is a chance. */
export const STANDS_BETWEEN = new Set(
  'the a an of for with and to my our some any und mit fur furs gegen against zu zum zur der das den dem ein eine einen mein meine meinen unser'.split(
    ' ',
  ),
);

/** Whether a word says nothing by itself. At the end it stands between nothing: 'usb a'; and a 'usb a cable' is no other cable. */
export function standsBetween(words: readonly Sought[], at: number): boolean {
  const isOne = (one: Sought | undefined): boolean => one !== undefined && STANDS_BETWEEN.has(textOf([one]));
  const [before, word] = [words[at - 1], words[at]];
  if (at === words.length - 1 || !word || !isOne(word)) return false;
  return textOf([word]) !== 'a' || at === 0 || isOne(before);
}

/** 'Where is the multimeter' asks for a multimeter. */
export function withoutQuestion(things: readonly Sought[]): readonly Sought[] {
  const asked = askedFor(things.map((each) => textOf([each]).replace(/ s$/, '')));
  return things.filter((_, at) => asked.has(at));
}
