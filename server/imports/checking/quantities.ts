import type { DecimalMark } from '../guessing/content.ts';
import { UNCALCULATED, isFormulaError } from '../reading/cells.ts';

/** What a text says of a number of pieces: the number, whether it said more than that, or what it might mean. */
export type ReadQuantity =
  | { quantity: number | undefined; hasMore: boolean }
  | { problem: string; suggestion: string | null };

/** What people write where there is nothing to write. */
export const isNothing = (text: string): boolean =>
  /^(|-+|–|—|n\/?a|none|keine|k\.?\s?a\.?)$/i.test(text.trim());

const NO_NUMBER = 'Quantity must be a number.';
const NO_VALUE = 'Quantity is a formula without a value. Save the file once in a spreadsheet program.';

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const ABOUT = /^(~|≈|≥|≤|>|<|ca\.?|circa|approx\.?|about|etwa|env\.?|x|×)\s*/i;
/** A number with whatever groups its digits, and one unit behind it. */
const WITH_UNIT = /^([+-]?[\d.,'’ \u00A0\u202F]*\d)\s*([\p{L}"″'%²³µ×/().-]{0,16})$/u;
/** Units that say no more than that they are pieces. */
const PIECES =
  /^(x|×|pcs?|pieces?|pc\(s\)|pz|pzs?|pi[eè]ces?|pezzi|piezas?|stk|stück|stuks?|st|ea|each|units?|no|off|\.)?\.?$/i;
/** What stands for so many times the number before it: one kept as a unit would be far fewer. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(dz|dzn|doz|dozens?|dutzend|dtzd)\.?$/i, 12],
  [/^(hundreds?|hundert)$/i, 100],
  [/^gross$/i, 144],
  [/^(k|tsd|thousands?|tausend|mille)\.?$/i, 1000],
  [/^(mio|mln|millions?|millionen)\.?$/i, 1_000_000],
];
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Reads '12 pcs', '1,5 m', '~20', '1.234,5' and '3x'; where it is not sure it says what it might be. */
export function readQuantity(text: string, mark: DecimalMark): ReadQuantity {
  const trimmed = text.trim();
  if (isNothing(trimmed)) return { quantity: undefined, hasMore: false };
  // The numbers in a formula are not what it comes to.
  if (trimmed.startsWith('=') || trimmed === UNCALCULATED) return { problem: NO_VALUE, suggestion: null };
  if (isFormulaError(trimmed))
    return { problem: `Quantity is ${trimmed}: the formula in the spreadsheet failed.`, suggestion: null };
  const fraction = FRACTIONS[trimmed];
  if (fraction !== undefined) return { quantity: fraction, hasMore: false };
  const bare = trimmed.replace(ABOUT, '');
  const match = WITH_UNIT.exec(bare);
  const number =
    PLAIN.test(bare) && !/^\d{1,3}(\.\d{3})+$/.test(bare) ? Number(bare) : numberIn(match?.[1], mark);
  if (number === undefined || !Number.isFinite(number)) return unsure(trimmed, mark);
  const unit = PLAIN.test(bare) ? '' : (match?.[2] ?? '');
  const times = TIMES.find(([word]) => word.test(unit))?.[1];
  if (times !== undefined) return { problem: NO_NUMBER, suggestion: written(number * times) };
  return { quantity: number, hasMore: bare.length < trimmed.length || !PIECES.test(unit) };
}

/** A number as people write it; undefined for what is none. */
function numberIn(text: string | undefined, mark: DecimalMark): number | undefined {
  if (text === undefined) return undefined;
  const digits = text.replaceAll(/['’ \u00A0\u202F]/g, '');
  if (/['’ \u00A0\u202F]/.test(text) && !/^[+-]?\d{1,3}(['’ \u00A0\u202F]\d{3})+([.,]\d+)?$/.test(text))
    return undefined;
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points > 0 && commas > 0) {
    // The last one of both is the mark of decimals, and the other one groups.
    const [group, decimal] = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ['.', ','] : [',', '.'];
    const shape = new RegExp(String.raw`^[+-]?\d{1,3}([${group}]\d{3})+[${decimal}]\d+$`);
    return shape.test(digits) ? Number(digits.replaceAll(group, '').replace(decimal, '.')) : undefined;
  }
  const sign = points > 0 ? '.' : ',';
  const count = points + commas;
  if (count === 0) return Number(digits);
  const grouped = new RegExp(String.raw`^[+-]?[1-9]\d{0,2}([${sign}]\d{3})+$`).test(digits);
  if (count > 1) return grouped ? Number(digits.replaceAll(sign, '')) : undefined;
  return grouped && sign !== mark ? Number(digits.replace(sign, '')) : Number(digits.replace(sign, '.'));
}

function unsure(text: string, mark: DecimalMark): ReadQuantity {
  const halves = /^(\d+)\s*\/\s*(\d+)$/.exec(text);
  const first = /[+-]?\d[\d.,]*/.exec(text)?.[0].replace(/[.,]$/, '');
  const number = halves ? Number(halves[1]) / Number(halves[2]) : numberIn(first, mark);
  return {
    problem: NO_NUMBER,
    // Of 'many' nobody can tell how many: what is offered may be taken for all rows at once.
    suggestion: number !== undefined && Number.isFinite(number) ? written(number) : null,
  };
}

/** Without what calculating adds to its decimals. */
const written = (number: number): string => String(Number(number.toPrecision(12)));
