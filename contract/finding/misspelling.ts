/** Words that are known, to tell which one a misspelt word means. */
export interface Vocabulary {
  /** The known word that is spelt most like `word`, or begins like it; undefined where none is near enough. */
  nearest(word: string): string | undefined;
  /** The known words that are spelt most like it, the nearest first, `most` of them at most. With `slips` those of no more, as a whole. */
  alike(word: string, most: number, slips?: number): string[];
}

/** Letters that sound alike at the beginning of a word, where slips are rare otherwise. */
const SOUNDING: Readonly<Record<string, string>> = {
  c: 'k',
  k: 'c',
  s: 'z',
  z: 's',
  f: 'v',
  v: 'fw',
  w: 'v',
};

/** What a word may begin with that was meant by this one: its first letter, the one behind it, or one that sounds alike. */
export const firstLetters = (word: string): readonly string[] => {
  const [first = '', second = ''] = word;
  return [...new Set([first, second, ...(SOUNDING[first] ?? '')])].filter((letter) => letter !== '');
};

/** Letters that may be wrong, missing, too many or swapped: none in a short word, which would mean anything. */
function slipsIn(word: string): number {
  // A number that is another one is another thing.
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < LONG ? 1 : 2;
}

/** Letters of a word in which two slips are forgiven. */
const LONG = 8;
/** Letters of a word of which a slip makes another word as likely as not. */
const SHORT = 6;

/** `texts`: folded words between single blanks (`startsOf`). Of equally near words the first in the alphabet is the nearest. */
export function createVocabulary(texts: Iterable<string>): Vocabulary {
  const byFirst = new Map<string, Set<string>>();
  for (const text of texts) {
    for (const word of text.split(' ')) {
      if (slipsIn(word) === 0) continue;
      const alike = byFirst.get(word.charAt(0));
      if (alike) alike.add(word);
      else byFirst.set(word.charAt(0), new Set([word]));
    }
  }
  const alike = (word: string, count: number, slipsAsWhole?: number): string[] => {
    const most = Math.min(slipsIn(word), slipsAsWhole ?? Infinity);
    if (most === 0) return [];
    const [first = ''] = word;
    const best: { known: string; cost: number }[] = [];
    for (const letter of firstLetters(word)) {
      for (const known of byFirst.get(letter) ?? []) {
        if (known.length < word.length - most) continue;
        if (slipsAsWhole !== undefined && known.length > word.length + most) continue;
        // Of a short word only its plural is begun: 'duck' is not the beginning of 'decking'.
        if (word.length < SHORT && known.length > word.length + 2) continue;
        if (word.length < SHORT && known.length > word.length + 1 && !/[ens]$|er$/.test(known)) continue;
        // Nor is 'class' one of 'clas'.
        if (word.length < SHORT && known.length > word.length && known.endsWith('ss')) continue;
        const near = slipsBetween(word, known, letter === first ? most : 1);
        const slips = near <= most ? near : lacksTwo(word, known) || isMoved(word, known) ? TWO : undefined;
        if (slips === undefined) continue;
        // Of two as near the one that is no longer is meant, and of those the one with letters swapped or doubled.
        const isWhole = [known, known.replace(/(?<=.{3})s$/, '')].some(
          (one) => slipsBetween(word, one, slips, true) <= slips,
        );
        const cost = slips * 4 + (isWhole ? 0 : 2) + (isLikelySlip(word, known) ? 0 : 1);
        // The words come in another order on the server and in the browser.
        const at = best.findIndex(
          (other) =>
            cost < other.cost ||
            (cost === other.cost && known < other.known && other.known.startsWith(letter)),
        );
        if (at < 0 && best.length >= count) continue;
        best.splice(at < 0 ? best.length : at, 0, { known, cost });
        if (best.length > count) best.pop();
      }
    }
    return best.map(({ known }) => known);
  };
  return { alike, nearest: (word) => alike(word, 1)[0] };
}

/** Letters that a word lacks of one that is long enough for two slips. */
const TWO = 2;

/** Whether a word of six or seven letters is a longer one without two of them: 'capcitr'. */
function lacksTwo(word: string, known: string): boolean {
  if (word.length < LONG - TWO || word.length >= LONG || known.length !== word.length + TWO) return false;
  let at = 0;
  for (const letter of known) if (letter === word[at]) at += 1;
  return at === word.length && known.startsWith(word.charAt(0));
}

/** Whether one letter of a word of six or seven stands elsewhere in another one: 'aurdino'. */
function isMoved(word: string, known: string): boolean {
  if (word.length < LONG - TWO || word.length >= LONG || known.length !== word.length) return false;
  return (
    [...word].toSorted().join('') === [...known].toSorted().join('') && slipsBetween(word, known, TWO) <= TWO
  );
}

/** How many slips lead from `word` to the beginning of `known` that is nearest, or to all of it; any number above `most` is too many. */
function slipsBetween(word: string, known: string, most: number, isWhole = false): number {
  const width = Math.min(known.length, word.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= width; column++) {
      const isSame = word[row - 1] === known[column - 1];
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      current[column] = Math.min(
        (above[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (above[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    [before, above] = [above, current];
  }
  if (isWhole) return known.length > width ? Infinity : (above[known.length] ?? Infinity);
  return Math.min(...above);
}

const lettersOf = (word: string): string => [...word].toSorted().join('');
const undoubled = (word: string): string => word.replaceAll(/(.)\1/gu, '$1');

/** Whether letters are only swapped, doubled or not doubled. */
export const isLikelySlip = (word: string, known: string): boolean =>
  undoubled(word) === undoubled(known) || lettersOf(word) === lettersOf(known);

/** Whether one slip makes a word of the other, all of it. */
export const isOneSlip = (word: string, known: string): boolean => slipsBetween(word, known, 1, true) <= 1;

/** Letters of a word that stand before another one with which it ends. */
const BEFORE_MIN = 3;

/** Whether a word ends with another one, but for one slip: 'kuhlerfrostschutz' with 'frostschuz'. */
export const endsAlmostWith = (known: string, word: string): boolean =>
  [0, 1, -1].some((more) => {
    const from = known.length - word.length - more;
    return from >= BEFORE_MIN && slipsBetween(word, known.slice(from), 1, true) <= 1;
  });

/**
 * The words with those that nothing has in the spelling of known ones; undefined where one means nothing that is
 * known, and where none was misspelt.
 */
export function respelt(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  vocabulary: Vocabulary,
): string | undefined {
  if (words.every(isKnown)) return undefined;
  const meant = words.map((word) => (isKnown(word) ? word : vocabulary.nearest(word)));
  return meant.includes(undefined) ? undefined : meant.join(' ');
}
