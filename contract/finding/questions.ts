/** What a question begins with, in English and German. */
const ASKS = new Set(
  `where wheres how what whats which who do does did is are have has got any find show search looking need want i
  wo wie wieviel was welche welcher welches wer habe haben hast hat gibt ist sind suche finde zeig brauche`.split(
    /\s+/,
  ),
);
/** What else of it is no thing. */
const BESIDE = new Set(
  `a an the my our your his her their we you me us they there here some for of to put go went gone left keep kept see seen
  found many much still all get please own know should would could can stored lying lie lies s own
  der die das den dem des ein eine einen mein meine meinen unser unsere ich wir es man noch viele viel liegen liegt finden
  kann habt hin hingelegt gelegt alle bitte denn da sich befindet wissen soll`.split(/\s+/),
);

/** Of several kinds of a thing, or of a place: 'which drawer'. */
const WHICH = /^(?:which|what|welche[rsmn]?)$/;
/** What holds things. */
const PLACE =
  /^(?:drawer|box|bin|shelf|cabinet|room|cupboard|rack|container|case|schublade|fach|regal|kiste|schrank|raum|kasten|dose|koffer)$/;

/** Whether these words, folded, are a question: 'where is the multimeter', 'in which drawer are the nuts', but not 'can of paint'. */
export const isQuestion = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 && (ASKS.has(first) || (first === 'in' && WHICH.test(others[0] ?? '')));

/** Whether the word at a place in a question is none of what is asked for; the drawer of 'which drawer' is none, either. */
export function isOfQuestion(words: readonly string[], at: number): boolean {
  const [word = '', before = '', behind = ''] = [words[at], words[at - 1], words[at + 1]];
  if (at === 0 && word === 'in') return WHICH.test(behind);
  return ASKS.has(word) || BESIDE.has(word) || WHICH.test(word) || (WHICH.test(before) && PLACE.test(word));
}
