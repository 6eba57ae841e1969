/** What the classes of the recognition model stand for. */
export interface Alphabet {
  /** By class: what is written for it; '' for the blank, which is 0. */
  signs: readonly string[];
  /** Classes of Latin and Greek letters, digits and signs, and the blank. */
  latin: readonly number[];
  space: number;
}

/** Of the model's dictionary, a sign a line. */
export function alphabetOf(dictionary: string): Alphabet {
  const signs = ['', ...dictionary.replace(/\n$/, '').split(/\r?\n/), ' '].map(plain);
  const latin = signs.flatMap((sign, n) => (n === 0 || LATIN.test(sign) ? [n] : []));
  return { signs, latin, space: signs.length - 1 };
}

const LATIN = /^[ -~¡-ɏͰ-Ͽ‐-›€™≤≥]+$/u;

/** What people type: forms as wide as a Chinese sign are the same letters and signs, and 'M3×10' is searched for with an x. */
const plain = (sign: string): string => {
  if (sign === '×') return 'x';
  return /^[！-｠￠-￦]$/u.test(sign) ? sign.normalize('NFKC') : sign;
};
