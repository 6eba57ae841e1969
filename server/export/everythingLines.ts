import { utf8In } from '../imports/reading/utf8.ts';
import { sizeOfGiven } from '../imports/command/givenFile.ts';
import { ImportRefused } from '../imports/refusal.ts';
import { EVERYTHING_FORMAT, type Section, sectionsOf } from './everything.ts';

/** A record with all its texts and every quote of them escaped is shorter, in characters. */
const LINE_MAX = 4 * 1024 * 1024;

/** A record of the file, as it stands there. */
export interface FiledRecord {
  section: Section;
  /** 1 is the first. */
  line: number;
  /** An object; nothing else is known of it. */
  value: object;
}

/**
 * The records of a file that {@link everythingOf} wrote, in its order, one at a time. Throws {@link ImportRefused} for anything
 * else, at the end where the end is missing.
 */
export async function* recordsIn(path: string): AsyncGenerator<FiledRecord, void, undefined> {
  let section: Section | undefined;
  let sections: readonly Section[] = [];
  let done = 0;
  let state: 'begin' | 'sections' | 'records' | 'end' = 'begin';
  for await (const { number, text } of linesOf(path)) {
    const bare = text.endsWith(',') ? text.slice(0, -1) : text;
    if (state === 'begin') {
      sections = sectionsOf(formatOf(bare));
      state = 'sections';
    } else if (state === 'sections' && bare === '}' && done === sections.length) {
      state = 'end';
    } else if (state === 'sections') {
      section = sections[done];
      if (section === undefined || text !== `"${section}":[`) throw strange(number);
      state = 'records';
    } else if (state === 'records' && bare === ']') {
      done++;
      state = 'sections';
    } else if (state === 'records' && section !== undefined) {
      yield { section, line: number, value: objectIn(bare, number) };
    } else {
      throw strange(number);
    }
  }
  if (state === 'begin') throw new ImportRefused(['The file is empty.']);
  if (state !== 'end') throw new ImportRefused(['The end of the file is missing: it is not whole.']);
}

/** The format of the file that begins with this line; throws for one that is not ours. */
function formatOf(text: string): number {
  const { stowage_export: format }: { stowage_export?: unknown } = objectIn(`${text}}`, 1, NOT_OURS);
  if (typeof format !== 'number') throw new ImportRefused([NOT_OURS]);
  if (format > EVERYTHING_FORMAT) {
    throw new ImportRefused(['A newer version of Stowage made the file. Update this one first.']);
  }
  return format;
}

const NOT_OURS =
  'The file is no export of everything by Stowage, as it was written: one record on each line.';

function objectIn(text: string, line: number, problem?: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && isShallow(value)) return value;
  throw problem === undefined ? strange(line) : new ImportRefused([problem]);
}

/** A record has at most a list of objects of texts in it; what checks it prints deeper ones, and ends at that. */
function isShallow(value: unknown, depth = 3): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

const strange = (line: number): ImportRefused =>
  new ImportRefused([`line ${line}: this is not as Stowage writes it, one record on each line.`]);

/** Lines that are not blank, none of which is held beyond {@link LINE_MAX}. */
async function* linesOf(path: string): AsyncGenerator<{ number: number; text: string }, void, undefined> {
  let number = 0;
  let rest = '';
  for await (const chunk of textOf(path)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      number++;
      const text = line.trim();
      if (text.length > LINE_MAX) throw tooLong(number);
      if (text !== '') yield { number, text };
    }
    if (rest.length > LINE_MAX) throw tooLong(number + 1);
  }
  if (rest.trim() !== '') yield { number: number + 1, text: rest.trim() };
}

const tooLong = (line: number): ImportRefused =>
  new ImportRefused([`line ${line}: the line is longer than any that Stowage writes.`]);

async function* textOf(path: string): AsyncGenerator<string, void, undefined> {
  await sizeOfGiven(path);
  yield* utf8In(path, () => new ImportRefused(['The file is not UTF-8.']));
}
