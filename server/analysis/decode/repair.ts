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
/** What a JSON text is made of, and what models put into one: comments, and words instead of values. */
const TOKEN =
  /(?<space>\s+|\/\/[^\n]*)|(?<text>"[^"\\]*(?:\\[^][^"\\]*)*"?)|(?<value>-?[A-Za-z_]\w*|-?[\d.][\d.eE+-]*)|[^]/y;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
/** Nobody nests the list of compartments deeper than the first, or anything deeper than the second. */
const LIST_DEPTH_MAX = 10;
const DEPTH_MAX = 1000;

/**
 * The object or list that begins at `start`, as JSON.parse takes it: without trailing commas, comments and line ends
 * in texts, and with null for numbers that are none. Where the end is missing it ends after the last whole entry of
 * its outermost list. Undefined when brackets do not match or are too many, or when nothing is whole.
 */
export function repairJson(source: string, start: number): Repaired | undefined {
  const writing = new Writing();
  TOKEN.lastIndex = start;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const { space, text, value } = token.groups ?? {};
    if (space !== undefined) continue;
    if (text !== undefined) writing.value(withoutControls(text));
    else if (value !== undefined) writing.value(Object.hasOwn(WORDS, value) ? (WORDS[value] ?? '') : value);
    else if (!writing.sign(token[0])) return undefined;
    if (writing.isDone) return { text: writing.all(), end: TOKEN.lastIndex, isCut: false };
  }
  const text = writing.upToLastWhole();
  return text === undefined ? undefined : { text, end: source.length, isCut: true };
}

// oxlint-disable-next-line no-control-regex -- control characters are the point
const withoutControls = (text: string): string => text.replace(/[\u0000-\u001F]/g, ' ');

/** A JSON text while it is written, token after token. */
class Writing {
  readonly #parts: string[] = [];
  /** The brackets that are open, and how many of them are lists. */
  readonly #open: string[] = [];
  #lists = 0;
  /** A comma is written once something follows that is not the end. */
  #hasComma = false;
  #whole: { parts: number; open: readonly string[] } | undefined;

  get isDone(): boolean {
    return this.#open.length === 0;
  }

  value(text: string): void {
    if (this.#hasComma) this.#parts.push(',');
    this.#hasComma = false;
    this.#parts.push(text);
  }

  /** Writes a sign; false for a bracket that closes what is not open, or opens too much. */
  sign(sign: string): boolean {
    if (sign === ',') {
      this.#hasComma = true;
    } else if (sign === '{' || sign === '[') {
      this.value(sign);
      this.#open.push(sign);
      if (sign === '[') this.#lists++;
      return this.#open.length <= DEPTH_MAX;
    } else if (sign === '}' || sign === ']') {
      return this.#close(sign);
    } else {
      this.value(sign);
    }
    return true;
  }

  #close(sign: '}' | ']'): boolean {
    if (CLOSING[this.#open.pop() ?? ''] !== sign) return false;
    this.#hasComma = false;
    this.#parts.push(sign);
    if (sign === ']') this.#lists--;
    else this.#noteWhole();
    return true;
  }

  /** An object has ended: if it was an entry of the outermost list, the text could end after it. */
  #noteWhole(): void {
    const isEntry = this.#lists === 1 && this.#open.at(-1) === '[';
    if (isEntry && this.#open.length <= LIST_DEPTH_MAX)
      this.#whole = { parts: this.#parts.length, open: [...this.#open] };
  }

  all(): string {
    return this.#parts.join('');
  }

  upToLastWhole(): string | undefined {
    if (!this.#whole) return undefined;
    const closing = this.#whole.open.map((bracket) => CLOSING[bracket]).reverse();
    return [...this.#parts.slice(0, this.#whole.parts), ...closing].join('');
  }
}
