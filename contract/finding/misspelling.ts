/** Words that are known, to tell which one a misspelt word means. */
export interface Vocabulary {
  /** The known word that is spelt most like `word`, or begins like it; undefined where none is near enough. */
  nearest(word: string): string | undefined;
}

/** Letters that may be wrong, missing, too many or swapped: none in a short word, which would mean anything. */
function slipsIn(word: string): number {
  // A number that is another one is another thing.
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** `texts`: folded words between single blanks (`startsOf`). The first of equally near words is the nearest. */
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
  return {
    nearest(word) {
      const most = slipsIn(word);
      if (most === 0) return undefined;
      // The first letter is hardly ever wrong, but for the one behind it.
      const candidates = [word.charAt(0), word.charAt(1)].flatMap((first) => [...(byFirst.get(first) ?? [])]);
      let best: string | undefined;
      let least = Infinity;
      for (const known of candidates) {
        if (known.length < word.length - most) continue;
        const slips = slipsBetween(word, known, most);
        // Of two as near the one that is no longer is meant.
        const cost = slips * 2 + (known.length > word.length + slips ? 1 : 0);
        if (slips <= most && cost < least) [best, least] = [known, cost];
      }
      return best;
    },
  };
}

/** How many slips lead from `word` to the beginning of `known` that is nearest; any number above `most` is too many. */
function slipsBetween(word: string, known: string, most: number): number {
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
  return Math.min(...above);
}

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
