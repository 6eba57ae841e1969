const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Each of these begins a value, or comes before one: `[`, `{`, `,`. */
const BEGINNINGS: ReadonlySet<number> = new Set([0x5b, 0x7b, 0x2c]);

/**
 * Whether a JSON text may have more than `most` values, in whatever depth, told without reading it: a megabyte of brackets
 * takes a third of a second to parse, one text of a megabyte some milliseconds.
 */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) {
        if (text.charCodeAt(at) === BACKSLASH) at++;
      }
    } else if (BEGINNINGS.has(code) && ++values > most) return true;
  }
  return false;
}
