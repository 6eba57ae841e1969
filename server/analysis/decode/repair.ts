/** A JSON text found in a longer one. */
export interface Repaired {
  text: string;
  /** Where it ended in the longer one. */
  end: number;
  /** Whether the end was missing: what was begun there is left out. */
  isCut: boolean;
}

/** What languages other than JSON write for its values, and models with them. */
const WORDS: Readonly<Record<string, string>> = {
  NaN: 'null',
  Infinity: 'null',
  '-Infinity': 'null',
  '-NaN': 'null',
  undefined: 'null',
  None: 'null',
  True: 'true',
  False: 'false',
};
/** Such a word, or a number. */
const WORD = /-?[A-Za-z_]\w*|-?[\d.][\d.eE+-]*/y;
/** Nobody nests the list of compartments deeper than this. */
const DEPTH_MAX = 10;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The object or list that begins at `start`, as JSON.parse takes it: without trailing commas, comments and line ends
 * in texts, and with null for numbers that are none. Where the end is missing it ends after the last whole entry of
 * its outermost list. Undefined when brackets do not match, or when nothing is whole. Recurses nowhere: the text may
 * have a hundred thousand brackets.
 */
export function repairJson(source: string, start: number): Repaired | undefined {
  const parts: string[] = [];
  const open: string[] = [];
  let lists = 0;
  let copied = start;
  let hasComma = false;
  let whole: { parts: number; open: readonly string[] } | undefined;
  const copyTo = (at: number, next = at): void => {
    if (at > copied) parts.push(source.slice(copied, at));
    copied = next;
  };
  const keepComma = (): void => {
    if (hasComma) parts.push(',');
    hasComma = false;
  };

  for (let at = start; at < source.length;) {
    const character = source.charAt(at);
    if (character === '"') {
      copyTo(at);
      keepComma();
      at = copyString(source, at, parts);
      copied = at;
    } else if (character === '{' || character === '[') {
      copyTo(at);
      keepComma();
      open.push(character);
      if (character === '[') lists++;
      at++;
    } else if (character === '}' || character === ']') {
      // A comma before it is left out.
      copyTo(at);
      hasComma = false;
      if (CLOSING[open.pop() ?? ''] !== character) return undefined;
      copyTo(++at);
      if (open.length === 0) return { text: parts.join(''), end: at, isCut: false };
      if (character === ']') lists--;
      else if (lists === 1 && open.at(-1) === '[' && open.length <= DEPTH_MAX)
        whole = { parts: parts.length, open: [...open] };
    } else if (character === ',') {
      copyTo(at, at + 1);
      hasComma = true;
      at++;
    } else if (source.startsWith('//', at)) {
      const lineEnd = source.indexOf('\n', at);
      copyTo(at, lineEnd < 0 ? source.length : lineEnd);
      at = copied;
    } else if (/\s/.test(character)) {
      at++;
    } else {
      copyTo(at);
      keepComma();
      WORD.lastIndex = at;
      const word = WORD.exec(source)?.[0] ?? character;
      parts.push(Object.hasOwn(WORDS, word) ? (WORDS[word] ?? '') : word);
      at += word.length;
      copied = at;
    }
  }
  if (!whole) return undefined;
  const closing = whole.open.map((bracket) => CLOSING[bracket]).reverse();
  return { text: [...parts.slice(0, whole.parts), ...closing].join(''), end: source.length, isCut: true };
}

/** Copies the string that begins at `start`, control characters as spaces; answers where it ended. */
function copyString(source: string, start: number, parts: string[]): number {
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== '"') at += source.charAt(at) === '\\' ? 2 : 1;
  const end = Math.min(at + 1, source.length);
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  parts.push(source.slice(start, end).replace(/[\u0000-\u001F]/g, ' '));
  return end;
}
