import { parseEntryLine } from '../../items/entryLine.ts';

/** What a sentence does; nothing that takes a record away is ever one. */
export type Verb = 'move' | 'change' | 'set' | 'new' | 'add';

/** What was typed, taken apart; what is missing was not typed. */
export interface Sentence {
  verb: Verb;
  /** What it is done to, as it was typed; of 'new' and 'add' what the new record is called. */
  record?: string;
  place?: string;
  /** As `quantityAnswers` reads it: '140' sets, '+5' and '-2' change. */
  quantity?: string;
}

/** What has to be looked up for a sentence; '' for nothing. */
export interface SentenceParts {
  record: string;
  place: string;
}

const NUMBER = String.raw`[.,]?\d(?:[\d.,]*\d)?`;
const SIGN = '[-+−–]';
/** '+5 m3x10', '-2x m3x10'. */
const SIGN_FIRST = new RegExp(String.raw`^(${SIGN})(${NUMBER})\s?[x×]?\s+(\S.*)$`, 'iu');
/** 'm3x10 +5'. */
const SIGN_LAST = new RegExp(String.raw`^(\S.*?)\s+(${SIGN})(${NUMBER})$`, 'u');
/** 'm3x10 = 140', but not 'screw qty:>=100', which narrows a search down. */
const EQUALS = new RegExp(String.raw`^(\S.*?)\s*(?<![<>:])=\s*(${NUMBER})$`, 'u');
/** 'take 2 m3x10', 'use 2 of m3x10', 'took out 2 m3x10'. */
const TAKE = new RegExp(
  String.raw`^(?:(?:take|took|use)\s+(?:out\s+)?|used\s+(?=\S+\s+(?:of|from)\s))(${NUMBER})\s?[x×]?\s+(?:(?:of|from)\s+)?(\S.*)$`,
  'iu',
);
/** 'put back 3 m3x10', 'return 3 of m3x10'; with a place it is a move. */
const PUT_BACK = new RegExp(
  String.raw`^(?:put\s+back|return|returned)\s+(${NUMBER})\s?[x×]?\s+(?!(?:.*\s)?(?:to|into|in)\s)(?:of\s+)?(\S.*)$`,
  'iu',
);
/** 'put 3 m3x10 back'. */
const PUT_BACK_LAST = new RegExp(String.raw`^put\s+(${NUMBER})\s?[x×]?\s+(?:of\s+)?(\S.*)\s+back$`, 'iu');
/** 'add 5 to m3x10': without a name between there is nothing that could be new. */
const MORE_OF = new RegExp(String.raw`^add\s+(${NUMBER})\s+to\s+(\S.*)$`, 'iu');
const COUNT = /^(count|qty|set)\s+(\S.*)$/iu;
const COUNTED = new RegExp(String.raw`^(\S.*?)\s+(?:to\s+)?(${NUMBER})$`, 'iu');
const MOVE = /^(mv|move|put)(?:\s+(.*))?$/iu;
/** 'mv m3 screws > drawer 12': behind the first sign there is a path, which may have more of them. */
const ARROW = /^(.*?)\s*(?:->|=>|[>→›])\s*(.*)$/u;
/** 'move box to cabinet to shelf 2': a name may have the word, so the last one leads to the place. */
const TO = /^(?:(.*\S)\s+)?(?:to|into)(?:\s+(.*))?$/iu;
const NEW = /^(?:new|create)\s+(.*\S)\s+(?:in|inside|under)(?:\s+(.*))?$/iu;
const ADD = /^add\s+(.*\S)\s+(?:to|into|in)(?:\s+(.*))?$/iu;
/** The record that the page is of, or the selected ones: not a name. */
const THIS = /^(?:it|this|these|them)$/iu;
/** What the commands call records: 'move item', 'set quantity' are names of those. */
const NO_RECORD = /^(?:items?|locations?|quantity|stock|selected|to|into)$/iu;

/** Reads what was typed as verb, record, place and number; undefined where it is no sentence. */
export function readSentence(typed: string): Sentence | undefined {
  const text = typed.trim().replace(/\s+/gu, ' ');
  return readChange(text) ?? readCount(text) ?? readMove(text) ?? readNew(text) ?? readAdd(text);
}

/** Whether nothing is missing in it that was to be typed. */
export function isWhole({ verb, place, quantity }: Sentence): boolean {
  return (verb === 'change' || verb === 'set' ? quantity : place) !== undefined;
}

/** Words begin words where records are found: without the s of the plural they find one and many. */
export function singular(record: string): string {
  return record.replace(/(?<=\p{L}{3})(?<!s)s(?=\s|$)/giu, '');
}

/** What has to be looked up for a text; undefined where it is no sentence. */
export function partsOf(typed: string): SentenceParts | undefined {
  const sentence = readSentence(typed);
  if (!sentence) return undefined;
  const { verb, record = '', place = '' } = sentence;
  return { record: verb === 'new' || verb === 'add' ? '' : singular(record), place };
}

function readChange(text: string): Sentence | undefined {
  const [, sign = '', number = '', record = ''] = SIGN_FIRST.exec(text) ?? [];
  if (isRecord(record)) return changed(record, sign, number);
  const [, before = '', signBehind = '', behind = ''] = SIGN_LAST.exec(text) ?? [];
  if (isRecord(before)) return changed(before, signBehind, behind);
  const [, taken = '', from = ''] = TAKE.exec(text) ?? [];
  if (isRecord(from)) return changed(from, '-', taken);
  const [, put = '', back = ''] = PUT_BACK.exec(text) ?? PUT_BACK_LAST.exec(text) ?? [];
  if (isRecord(back)) return changed(back, '+', put);
  const [, added = '', to = ''] = MORE_OF.exec(text) ?? [];
  return isRecord(to) ? changed(to, '+', added) : undefined;
}

const changed = (record: string, sign: string, number: string): Sentence => ({
  verb: 'change',
  record,
  quantity: `${sign === '+' ? '+' : '-'}${number}`,
});

function readCount(text: string): Sentence | undefined {
  const [, equal = '', quantity = ''] = EQUALS.exec(text) ?? [];
  if (isRecord(equal)) return { verb: 'set', record: equal, quantity };
  const [, verb = '', rest = ''] = COUNT.exec(text) ?? [];
  const [, record = '', number = ''] = COUNTED.exec(rest) ?? [];
  if (isRecord(record)) return { verb: 'set', record, quantity: number };
  // 'set' begins other things as well; a bare number is no record.
  if (/^set$/iu.test(verb) || !isRecord(rest) || !/\p{L}/u.test(rest)) return undefined;
  return { verb: 'set', record: rest };
}

function readMove(text: string): Sentence | undefined {
  const [, verb = '', rest = ''] = MOVE.exec(text) ?? [];
  if (rest === '') return undefined;
  // 'Move drill to cabinet 2 > drawer 1' has its sign in the path, 'mv usb to serial cable > attic' before it.
  const isShort = /^mv$/iu.test(verb);
  const led = isShort ? (ARROW.exec(rest) ?? TO.exec(rest)) : (TO.exec(rest) ?? ARROW.exec(rest));
  const [whole, record = '', place = ''] = led ?? putIn(text) ?? [];
  if (whole === undefined) return isRecord(rest) ? { verb: 'move', record: rest } : undefined;
  if (record === '' || THIS.test(record)) return place === '' ? undefined : { verb: 'move', place };
  return isRecord(record) ? { verb: 'move', record, ...(place !== '' && { place }) } : undefined;
}

/** 'put m3 screws in drawer 12'. */
function putIn(text: string): RegExpExecArray | null {
  return /^put\s+(.*\S)\s+in(?:\s+(.*))?$/iu.exec(text);
}

function readNew(text: string): Sentence | undefined {
  const [whole, record = '', place = ''] = NEW.exec(text) ?? [];
  if (whole === undefined || /^items?$/iu.test(record)) return undefined;
  // 'New location in cabinet 2' says no name.
  const isNamed = !NO_RECORD.test(record);
  return { verb: 'new', ...(isNamed && { record }), ...(place !== '' && { place }) };
}

function readAdd(text: string): Sentence | undefined {
  const [whole, line = '', place = ''] = ADD.exec(text) ?? [];
  if (whole === undefined || !isRecord(line)) return undefined;
  const entry = parseEntryLine(line);
  const isCounted = !('problem' in entry) && entry.name !== line;
  return {
    verb: 'add',
    record: isCounted ? entry.name : line,
    ...(place !== '' && { place }),
    ...(isCounted && { quantity: String(entry.quantity) }),
  };
}

const isRecord = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !NO_RECORD.test(text) && !THIS.test(text);
