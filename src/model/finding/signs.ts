/** Which of the letters a to z and the digits each of many texts has: a single one is what most queries begin with. */
export interface Signs {
  /** Calls `found` with the number of each text that has `sign`; false where `sign` is not among those noted. */
  eachWith(sign: string, found: (number: number) => void): boolean;
}

const LETTERS = 26;
const CODE_OF_A = 97;
const CODE_OF_0 = 48;

/** The bit of a sign: letters first, digits behind them; -1 for any other. */
function bitOf(code: number): number {
  if (code >= CODE_OF_A && code < CODE_OF_A + LETTERS) return code - CODE_OF_A;
  if (code >= CODE_OF_0 && code < CODE_OF_0 + 10) return LETTERS + code - CODE_OF_0;
  return -1;
}

/** `texts` are folded. */
export function signsOf(texts: readonly string[]): Signs {
  const letters = new Uint32Array(texts.length);
  const digits = new Uint16Array(texts.length);
  texts.forEach((text, number) => {
    let inLetters = 0;
    let inDigits = 0;
    for (let at = 0; at < text.length; at++) {
      const bit = bitOf(text.charCodeAt(at));
      if (bit >= LETTERS) inDigits |= 1 << (bit - LETTERS);
      else if (bit >= 0) inLetters |= 1 << bit;
    }
    letters[number] = inLetters;
    digits[number] = inDigits;
  });
  return {
    eachWith(sign, found) {
      const bit = sign.length === 1 ? bitOf(sign.charCodeAt(0)) : -1;
      if (bit < 0) return false;
      const [table, mask] = bit < LETTERS ? [letters, 1 << bit] : [digits, 1 << (bit - LETTERS)];
      for (let number = 0; number < table.length; number++) {
        if (((table[number] ?? 0) & mask) !== 0) found(number);
      }
      return true;
    },
  };
}
