import type { OwnSynonyms } from './ownSynonyms.ts';
import { inOneAndMany } from './plurals.ts';
import { type Sought, soughtIn, unique } from './spellings.ts';
import { areUnparted } from './within.ts';

/**
 * What must not be there, as `soughtIn`, but as whole words: who wants nothing red may want a reducer. A number that goes
 * on in figures is another one, and in letters the same: 'm3' is not 'm30', but 'm3x10'.
 */
export const unwantedIn = (query: string, own?: OwnSynonyms): Sought[] =>
  soughtIn(query, own).map((thing) => {
    const [word = '', ...more] = thing.words;
    // Written without blanks, a word is rarely whole.
    if (areUnparted(word)) return thing;
    const goesOn = more.length === 0 && /\d$/.test(word) ? Array.from(A_TO_Z, (sign) => word + sign) : [];
    const called = [...(more.length === 0 ? [word] : []), ...thing.phrases];
    const whole = unique([...thing.whole, ...called.flatMap(inOneAndMany)]);
    return { ...thing, isWhole: true, phrases: goesOn, whole };
  });

const A_TO_Z = 'abcdefghijklmnopqrstuvwxyz';
