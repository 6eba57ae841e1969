import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Match } from '../../search/match.ts';
import { cutLexeme, isShortStart, SHORT, STARTS } from './searchDocument.ts';

/**
 * Whether `doc` has what is asked. Of other spellings each phrase is asked for by itself, so that it costs what its own
 * rarest word costs: in one query PostgreSQL weighs all of them for every item that has any word of any of them.
 */
export function fits(match: Match, before = ''): RawBuilder<boolean> {
  if (isPlain(match)) return sql<boolean>`doc @@ ${searchQuery(match, before)}::tsquery`;
  if ('all' in match) {
    const plain = match.all.filter(isPlain);
    const parts = [
      ...(plain.length > 0 ? [{ all: plain }] : []),
      ...match.all.filter((part) => !isPlain(part)),
    ];
    return joined(parts, before, sql` and `);
  }
  if ('any' in match) {
    const single = match.any.filter((part) => !hasPhrase(part));
    const parts = [...(single.length > 0 ? [anyOf(single)] : []), ...match.any.filter(hasPhrase)];
    return joined(parts, before, sql` or `);
  }
  if ('in' in match) return fits(match.match, match.in === 'short' ? SHORT : before);
  if ('without' in match) {
    return sql<boolean>`(${fits(match.match, before)} and not ${fits(match.without, before)})`;
  }
  throw new TypeError('Only what has several spellings is asked for in parts.');
}

/** The same of items that are at hand: as a function it is nothing that PostgreSQL would ask the index for. */
export const fitsByItself = (match: Match): RawBuilder<boolean> =>
  sql<boolean>`ts_match_vq(doc, ${searchQuery(match)}::tsquery)`;

const joined = (parts: readonly Match[], before: string, by: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    parts.map((part) => fits(part, before)),
    by,
  )})`;

/** Whether one query is the best way to ask for it: it has no spellings of more than one word. */
function isPlain(match: Match): boolean {
  if ('phrase' in match || 'start' in match) return true;
  if ('all' in match) return match.all.every(isPlain);
  if ('any' in match) return !match.any.some(hasPhrase);
  return isPlain(match.match) && (!('without' in match) || isPlain(match.without));
}

function hasPhrase(match: Match): boolean {
  if ('phrase' in match) return match.phrase.includes(' ');
  if ('start' in match) return false;
  if ('all' in match) return match.all.some(hasPhrase);
  if ('any' in match) return match.any.some(hasPhrase);
  return hasPhrase(match.match) || ('without' in match && hasPhrase(match.without));
}

/** The tsquery of what is asked; `before` each of its words. */
export function searchQuery(match: Match, before = ''): string {
  if ('phrase' in match) {
    const words = match.phrase.split(' ').map((word) => `'${cutLexeme(before + word)}'`);
    const phrase = `${words.join(' <-> ')}${match.isWhole ? '' : ':*'}`;
    return words.length === 1 ? phrase : `(${phrase})`;
  }
  if ('start' in match) {
    const lexeme = `'${cutLexeme(STARTS[match.of] + match.start)}'`;
    return isShortStart(match.start) ? lexeme : `${lexeme}:*`;
  }
  // What the others alone have nobody tells apart: who asks for it compares what is found.
  if ('in' in match) return searchQuery(match.match, match.in === 'short' ? SHORT : before);
  if ('without' in match) {
    return `(${searchQuery(match.match, before)} & !${searchQuery(match.without, before)})`;
  }
  const [parts, between] = 'all' in match ? [match.all, ' & '] : [match.any, ' | '];
  return `(${parts.map((part) => searchQuery(part, before)).join(between)})`;
}
