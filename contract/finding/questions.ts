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

/** Whether these words, folded, are a question: 'where is the multimeter', but not 'can of paint'. */
export const isQuestion = ([first = '', ...others]: readonly string[]): boolean =>
  ASKS.has(first) && others.length > 0;

/** Whether a word of a question is none of what is asked for. */
export const isOfQuestion = (word: string): boolean => ASKS.has(word) || BESIDE.has(word);
