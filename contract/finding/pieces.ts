import { withFractions } from '../searchWords.ts';
import { withOneSign } from './asTyped.ts';

/** Pieces of a query that are looked at; nobody types more. */
const PIECES_MAX = 5;
/** Letters of a word with signs within. */
const CHUNK_MAX = 60;

/**
 * How many of the numbers of a query, of its words with a sign within and of its single letters a name does not have as they are, to
 * order what fits as well: for 'drill 6 mm' is '6.0 mm' before '6.8 mm' and '1.6 mm', whose words begin or end alike, for 'usb-c
 * cable' 'USB-C' before 'USB-A', for 't nut' 'T-nut' before 'Nut, titanium'. Undefined where the query has none.
 */
export function piecesMissing(query: string): ((name: string) => number) | undefined {
  const typed = withOneSign(query);
  const numbers = typed.match(/(?:\d+[ -])?\d+\/\d+|\d+(?:[.,]\d+)?/g) ?? [];
  const signed = typed
    .split(' ')
    .filter((chunk) => chunk.length <= CHUNK_MAX && /^[\p{L}\d]+(?:-[\p{L}\d]+)+$/u.test(chunk));
  // The last one is not typed to its end yet.
  const letters = typed
    .split(' ')
    .slice(0, -1)
    .filter((chunk) => /^\p{L}$/u.test(chunk));
  const all = [
    ...Array.from(new Set(numbers), (number) => () => numberPattern(number)),
    ...Array.from(new Set(signed), (chunk) => () => wholePattern(chunk)),
    ...Array.from(new Set(letters), (letter) => () => wholePattern(letter)),
  ];
  if (all.length === 0) return undefined;
  const looked = all.slice(0, PIECES_MAX).map((pattern) => pattern());
  return (name) => {
    const written = inFigures(name);
    return looked.reduce((missing, pattern) => (pattern.test(written) ? missing : missing + 1), 0);
  };
}

/** '1½' as '1 1/2'. */
const inFigures = (name: string): string =>
  /[¼-¾⅐-⅞]/u.test(name) ? withFractions(name).normalize('NFKD').replaceAll('⁄', '/') : name;

function numberPattern(number: string): RegExp {
  if (number.includes('/')) return fractionPattern(number);
  const [whole = '', part = ''] = number.split(/[.,]/);
  const behind = part === '' ? '(?:[.,]0+)?' : `[.,]${part}0*`;
  return new RegExp(`(?<!\\d|\\d[.,/])0*${whole}${behind}(?![.,/]?\\d|[ -]\\d+/\\d)`);
}

/** '1/2' is no part of '1 1/2'. */
const fractionPattern = (fraction: string): RegExp =>
  new RegExp(`(?<!\\d|\\d[ -])${fraction.replace(/[ -]/, '[ -]')}(?!\\d)`);

const wholePattern = (chunk: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${chunk.split('-').join('[^\\p{L}\\d]*')}(?![\\p{L}\\d])`, 'iu');
