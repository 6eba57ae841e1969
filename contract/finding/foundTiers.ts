import { isAccessory, isNamedOtherwise } from './synonyms/accessories.ts';
import { headsOf, meantHeadsOf } from './heads.ts';
import { inOneAndMany } from './plurals.ts';
import { isNamed } from './synonyms/synonyms.ts';
import { nearStarts, type Sought, unique, unpartedWord } from './spellings.ts';
import { isTypedInOne } from './thingTest.ts';
import { endsWithHead } from './within.ts';

/** How well an item fits a query, the best first: what is in part number or name is before all that is elsewhere. */
export const FOUND = {
  /** It is the part number or the name. */
  is: 0,
  /** One of those begins with it, in whole words. */
  beginsWhole: 1,
  /** In part number or name, as it was typed, in whole words. */
  namedWhole: 2,
  /** At the end of a word of the name, as German puts words together: a 'Bandsäge' is a 'Säge', a 'Sägeblatt' is none. */
  namedHead: 2.3,
  /** As `goesWith`, where there is no other word for it, or it is short: an 'HDMI cable' is before what only begins alike, or has it in its notes. */
  goesWithAlone: 2.5,
  /** Anywhere, a short word that is whole there: 'IPA' rather than the 'iPad' that only begins alike. */
  anywhereWhole: 2.6,
  /** With its last word, or others, only begun: 'tap' of 'tape'. */
  beginsPart: 3,
  beginsName: 4,
  named: 5,
  /** The name begins with it, in another spelling. */
  beginsNear: 6,
  namedNear: 7,
  /** The name begins with words that mean the same: of 'push button' a 'Taster 6x6', and then a 'Drehgeber mit Taster'. */
  beginsMeaning: 7.5,
  /** In part number or name, in words that mean the same. */
  namedMeaning: 8,
  /** At the end of a word of the name: of 'unterlegscheiben' the washers come before 'Dishwasher tabs'. */
  namedMeantHead: 8.1,
  /** The name begins with it, and goes on to what goes with it: a 'Drill bit' is no drill, which a 'Bohrmaschine' is. */
  goesWith: 8.15,
  /** As `goesWith`, in another spelling. */
  goesWithNear: 8.16,
  /** It only has a word that begins as what was typed does, which is a word by itself: of 'solder' a 'Soldering iron'. */
  beginsOther: 8.17,
  /** Anywhere, as it was typed. */
  anywhere: 9,
  anywhereMeaning: 10,
  /** What is as large, in another unit. */
  asLarge: 11,
  /** Only within words. */
  within: 12,
} as const;

/** The tier of a hit; where its name only begins as what was typed does, folded, it is one of the last. */
export const tierOfTyped = (tier: number, lacksUmlaut: boolean): number =>
  lacksUmlaut && tier <= FOUND.named && tier !== FOUND.anywhereWhole ? FOUND.within : tier;

/** How a text has a thing; the least is the nearest to what was typed. */
const LEVELS = { whole: 0, typed: 1, near: 2, meaning: 3, meantHead: 4, asLarge: 5, none: 6 } as const;
type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** An item's texts as the search keeps them (`indexedText`). */
interface ShortTexts {
  part: string;
  name: string;
}

export interface FoundTiers {
  /** What an item is by its name counts where it is before this; else its other texts may say more. */
  elsewhere: number;
  /** Whether a name in another spelling may begin with it in whole words, before others that are as it was typed. */
  isOfSize: boolean;
  /** Of an item with these texts, as far as part number and name tell; undefined where it is found elsewhere. */
  ofShort(texts: ShortTexts): number | undefined;
  /**
   * Whether a name begins with one of several things that were typed, in whole words: of 'm3 nuts' a 'Nut M3', and no 'Lock nut M3'. Undefined
   * where one alone was typed, for its tier tells.
   */
  isOfThing: ((name: string) => boolean) | undefined;
  /** Of an item that is found, by all of its texts in one. */
  of(texts: ShortTexts, all: () => string): number;
}

/** A word that is known is typed to its end; one of fewer letters, and 'flex', may as well begin another. */
const KNOWN_LEAST = /^(?!flex$)\p{L}{4,}$/u;

/** A known word in other endings, none of which only begins alike: 'Seile' of 'Seil', 'Hemden', 'Lampen' of 'lamp'; no 'Jacke' of 'jack', nor 'wooden'. */
function itselfAs(word: string, meant: readonly string[]): string[] {
  const endings = [
    ...(/[bdfghklmnprstz]$/.test(word) ? ['e'] : []),
    ...(/[^o][dt]$/.test(word) ? ['en'] : []),
  ];
  const inMany = endings.map((ending) => word + ending).filter((one) => !isNamed(one));
  return [
    ...inMany,
    ...meant.filter((one) => one.startsWith(word) && one !== `${word}en`).flatMap(inOneAndMany),
  ];
}

/** Tells of items that are found for `things` which of {@link FOUND} they are of. `query`: its words between single blanks. */
export function foundTiers(things: readonly Sought[], query: string): FoundTiers {
  const levels = things.map(levelIn);
  const starts = nearStarts(things);
  const sizes = starts.filter((start) => start.endsWith(' '));
  // 'stich säge' is the 'Stichsäge'.
  const joined = query.includes(' ') && !/\d/.test(query) ? query.replaceAll(' ', '') : query;
  // 'sl10' and 'b 75' are SL-10 and B75, and no SL-100.
  const code = /\d/.test(query) && /\p{L}/u.test(query) ? query.replaceAll(' ', '') : undefined;
  const many = /\d/.test(query) ? [] : inOneAndMany(query).slice(1);
  const [only] = things;
  const heads = only && things.length === 1 ? headsOf({ ...only, phrases: [] }) : [];
  const meant = things.length === 1 && only ? only.synonyms : [];
  const isShort = /^\p{L}{2,3}$/u.test(query);
  const isWord = meant.length > 0 && KNOWN_LEAST.test(query);
  const itself = isWord ? [...many, ...itselfAs(query, meant)].map((one) => ` ${one} `) : [];
  const elsewhere = isShort ? FOUND.anywhereWhole : FOUND.anywhere;
  const levelOf = (texts: string): Level => worst(levels, texts);
  // Only the last word is still being typed: 'aa batteries' are no 'AAA batteries'.
  const brief = query
    .split(' ')
    .slice(0, -1)
    .filter((word) => /^\p{L}{2,3}$/u.test(word));
  const isBegunByChance = (text: string): boolean => brief.some((word) => !text.includes(` ${word} `));
  // 'usb c' and 'cat 6' say of which kind a cable is.
  const isOfKind =
    / \p{L}$|^(?:usb|hdmi|vga|dvi|sata|rj ?\d\d|cat ?\d|xlr|bnc|sma|jst|xt ?\d\d|m ?12)$/u.test(query);
  const ofShort = ({ part, name }: ShortTexts): number | undefined => {
    if (part === query || name === query || name === joined) return FOUND.is;
    if (code !== undefined && part.startsWith(code.charAt(0)) && part.replaceAll(' ', '') === code)
      return FOUND.is;
    if ([part, name].some((text) => beginsWholly(text, query))) {
      if (isOfKind) return FOUND.beginsWhole;
      if (!isShort && meant.length > 0 && isNamedOtherwise(name, query, meant)) return FOUND.goesWith;
      if (!isAccessory(name, query)) return FOUND.beginsWhole;
      return isShort || meant.length === 0 ? FOUND.goesWithAlone : FOUND.goesWith;
    }
    if (many.some((one) => beginsWholly(name, one))) return FOUND.beginsWhole;
    // 'öl filter' is an 'Ölfilter HU 719'.
    if (joined !== query && beginsWholly(name, joined)) return FOUND.beginsWhole;
    // 'm6x20' is M6×20 rather than M6x200.
    if (sizes.some((size) => `${name} `.startsWith(size))) return FOUND.beginsWhole;
    // Two blanks: no phrase goes on from one to the other.
    const level = levelOf(` ${part}  ${name} `);
    if (level === LEVELS.whole) return FOUND.namedWhole;
    if (heads.some((head) => endsWithHead(name, head))) return FOUND.namedHead;
    if (part.startsWith(query)) return FOUND.beginsPart;
    // 'solder' is a word, and none of 'Soldering iron': what is called so otherwise comes first.
    if (isWord && level === LEVELS.typed && !itself.some((one) => ` ${name} `.includes(one)))
      return FOUND.beginsOther;
    if (name.startsWith(query)) return FOUND.beginsName;
    if (level === LEVELS.typed)
      return isBegunByChance(` ${part}  ${name} `) ? FOUND.namedMeantHead : FOUND.named;
    if (starts.some((start) => `${name} `.startsWith(start)))
      return starts.some((start) => isAccessory(name, start)) ? FOUND.goesWithNear : FOUND.beginsNear;
    if (level === LEVELS.near) return FOUND.namedNear;
    if (level === LEVELS.meaning)
      return meant.some((one) => isAccessory(name, one) || isNamedOtherwise(name, one, meant))
        ? FOUND.goesWithNear
        : meant.some((one) => beginsWholly(name, one))
          ? FOUND.beginsMeaning
          : FOUND.namedMeaning;
    return level === LEVELS.meantHead ? FOUND.namedMeantHead : undefined;
  };
  const nouns = things.flatMap(({ words, phrases, whole }) =>
    [words.join(' '), ...phrases, ...whole].map((way) => `${way} `),
  );
  return {
    elsewhere,
    isOfSize: sizes.length > 0,
    ofShort,
    isOfThing: things.length < 2 ? undefined : (name) => nouns.some((noun) => `${name} `.startsWith(noun)),
    of(texts, all) {
      const short = ofShort(texts);
      if (short !== undefined && short < elsewhere) return short;
      const level = levelOf(` ${all()} `);
      if (isShort && level === LEVELS.whole) return FOUND.anywhereWhole;
      if (short !== undefined) return short;
      if (level <= LEVELS.typed) return FOUND.anywhere;
      if (level <= LEVELS.meantHead) return FOUND.anywhereMeaning;
      return level === LEVELS.asLarge ? FOUND.asLarge : FOUND.within;
    },
  };
}

/** Whether a text begins with these words, all of them whole. */
const beginsWholly = (text: string, words: string): boolean =>
  text.startsWith(words) && (text.length === words.length || text.charAt(words.length) === ' ');

/** How a text has all of them. */
const worst = (levels: readonly ((text: string) => Level)[], text: string): Level =>
  levels.reduce<Level>((before, level) => {
    if (before === LEVELS.none) return before;
    const own = level(text);
    return own > before ? own : before;
  }, LEVELS.whole);

/** A whole or a decimal number as the index has it, and its unit. */
const MEASURE = /^(\d+(?: \d+)?) ?(\p{L}+\d?)$/u;

/** A number and its unit, as one word and as two, that of resistance also as its sign. */
const measuresAs = (number: string, unit: string): string[] =>
  unique([unit, unit.replace('ohm', 'ω')]).flatMap((one) => [`${number}${one}`, `${number} ${one}`]);

/** Asked of texts between blanks. */
function levelIn(thing: Sought): (text: string) => Level {
  const { words, phrases, whole, synonyms, equal, apart } = thing;
  const begun = (phrase: string): string => ` ${phrase}`;
  const entire = (phrase: string): string => ` ${phrase} `;
  const typed = words.map(begun);
  const wholly = words.map(entire);
  const unparted = unpartedWord(thing);
  const within = unparted === undefined ? [] : [unparted];
  // With a blank before its unit or without a measure is as it was typed.
  const measure = thing.whole.length > 0 && words.length === 1 ? MEASURE.exec(words.join(' ')) : null;
  const asWritten = measure === null ? [] : measuresAs(measure[1] ?? '', measure[2] ?? '').map(entire);
  // Its words together or apart are what was typed, before what is called so in another language: 'hose pipe' is a 'Hosepipe'.
  const tight = words.join('').replace(/s$/, '');
  const isTight = (other: string): boolean =>
    /^\p{L}{5,}$/u.test(tight) && other.replaceAll(' ', '').startsWith(tight);
  const near = [...phrases.map(begun), ...[...whole, ...synonyms.filter(isTight)].map(entire), ...within];
  const meaning = synonyms.filter((one) => !isTight(one)).map(entire);
  // What was typed in one is nothing where its pieces are scattered: 'li-po' is no 'pot lin', '1:10' no 10 of 1.
  const isInOne = isTypedInOne(thing);
  const [asOne, whollyAsOne] = [begun(words.join(' ')), entire(words.join(' '))];
  const asLarge = equal.map(entire);
  const apartLevels = apart.map(levelIn);
  const [heads, meantHeads] = [headsOf(thing), meantHeadsOf(thing)];
  return (text) => {
    const has = (phrase: string): boolean => text.includes(phrase);
    if (asWritten.some(has)) return LEVELS.whole;
    if (isInOne ? has(asOne) : typed.every(has))
      return (isInOne ? has(whollyAsOne) : wholly.every(has)) ? LEVELS.whole : LEVELS.typed;
    if (near.some(has)) return LEVELS.near;
    // Put together as German does it is what it was typed as: a power cable is no nearer to a 'Kabel' than a 'Netzkabel'.
    if (heads.some((head) => endsWithHead(text, head))) return LEVELS.near;
    const together = apartLevels.length === 0 ? LEVELS.none : worst(apartLevels, text);
    if (together <= LEVELS.near) return LEVELS.near;
    if (together === LEVELS.meaning || meaning.some(has)) return LEVELS.meaning;
    if (together === LEVELS.meantHead || meantHeads.some((head) => endsWithHead(text, head)))
      return LEVELS.meantHead;
    return asLarge.some(has) || (isInOne && typed.every(has)) ? LEVELS.asLarge : LEVELS.none;
  };
}
