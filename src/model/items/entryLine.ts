import { check } from '../../../contract/check.ts';
import { ItemName, Quantity } from '../../../contract/fields.ts';
import { QUANTITY_ON_CREATE } from '../../../contract/limits.ts';
import { writtenNumber } from './writtenNumber.ts';

/** What a line is to add: an item of this name. */
export interface Entry {
  name: string;
  /** What the line says, 1 where it says nothing. */
  quantity: number;
}

/** `problem`: why the line cannot be added, for a person. */
export type EntryLine = Entry | { problem: string };

const UNREADABLE = 'The line cannot be read.';

const NUMBER = String.raw`[.,]?\d(?:[\d.,]*\d)?`;
/** 'M3 screws, 20'. A comma between two digits belongs to them: 'Fuse 2,5'. */
const AFTER_SEPARATOR = new RegExp(String.raw`^(.*?)\s*(?:(?<!\d),|,(?=\s)|;|\t)\s*([-−]?)(${NUMBER})$`, 'u');
/** 'M3 screws: 15 pcs', 'M3 screws, 20x': what counts says so. A comma between two digits belongs to them. */
const AFTER_COUNTED = new RegExp(
  String.raw`^(.*?)\s*((?<!\d),|,(?=\s)|[;\t]|:(?=\s))\s*(${NUMBER})\s?(x|×|pcs?\.?|pieces?|stk\.?|stück)$`,
  'iu',
);
/** What has pieces itself: a socket set, but no headset, a 'Bausatz', but no 'Einsatz'. */
const HAS_PARTS = new RegExp(
  `(?:${[
    String.raw`(?<!\p{L})(?:tool|repair)?kit`,
    '(?:tool|assortment|sorting) ?box',
    String.raw`(?<!\p{L})(?:service|game)`,
    '(?<!head|hand|off|out|in|sun|up)set',
    String.raw`(?<!ein|auf|ab|zu|vor|(?<!\p{L})er)satz`,
    'puzzle|assortment|sortiment|koffer|spiel',
  ].join('|')})$`,
  'iu',
);
/** What enlarges: a loupe is one of '10x', whatever is said of it; its caps are ten. */
const ENLARGES =
  /(?:loupe|lupe|lens|linse|scope|skop|zoom|magnifier|magnifying glass|binoculars?|fernglas|objective|objektiv|eyepiece|okular)(?!\p{L})/iu;
const IS_MANY = /(?<!len|binocular|s)s$/iu;
/** 'M3 screws x20', 'M3 screws × 20'. */
const AFTER_TIMES = new RegExp(String.raw`^(.*\S)\s+[x×]\s?(${NUMBER})$`, 'u');
/** '20x M3 screws', '20 × M3 screws'. */
const BEFORE_TIMES = new RegExp(String.raw`^(${NUMBER})\s?[x×]\s+(\S.*)$`, 'u');
/** '20 M3 screws': at most 9999, no year. */
const BEFORE_NAME = /^(?!(?:19|20)\d\d\s)([1-9]\d{0,3})\s+(\S.*)$/u;

/** What follows a number that measures or describes the thing instead of counting it: '12 V relays'. */
const NO_COUNT = new RegExp(
  `^(?:${[
    'nm|µm|um|mm|cm|dm|m|km|in|inch|inches|ft|foot|feet|yd|yards?|"|′|″',
    'mV|V|kV|mA|A|Ah|mAh|mW|W|kW|Wh|kWh|volts?|amps?|watts?|Hz|kHz|MHz|GHz|dB|lm|K',
    'pF|nF|µF|uF|mF|F|nH|µH|uH|mH|H|mΩ|Ω|kΩ|MΩ|ohms?|[kKMGTR]|[KMGT]B|bits?|bytes?',
    'mg|g|kg|t|oz|lbs?|ml|mL|cl|dl|l|L|litres?|liters?|gal|bar|psi|°C?|deg|degrees?|%',
    's|sec|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?',
    'way|pin|pins|pole|port|core|bay|gang|row|slot|channel|segment|phase|stroke|layer|drawer|step|speed|point',
    'ply|piece|part|tier|axis|wire|D|G|x',
  ].join('|')})$`,
  'u',
);
/** A measure in one word: '30', '30mm'. After 'times' it is the second side of a size. */
const SIDE = /^[\d.,]+(?:mm|cm|dm|m|in|ft|")?$/u;

/**
 * Reads a line as the name of an item and how many of it there are:
 * 'M3 screws, 20', 'M3 screws x20', '20x M3 screws', '20 M3 screws'.
 * Numbers that may belong to the name stay in it ('M3x20 screws', '10k resistor', '4 channel relay'):
 * a comma and a number at the end always say how many.
 */
export function parseEntryLine(line: string): EntryLine {
  const text = asOneLine(line);
  return (
    afterSeparator(text) ??
    afterCounted(text) ??
    afterTimes(text) ??
    beforeTimes(text) ??
    beforeName(text) ??
    entry(text.replace(/[\s,;]+$/u, ''), QUANTITY_ON_CREATE)
  );
}

/** A line that cannot be read as the texts of its two fields, to be put right there; all of it is the name where no number ends it. */
export function textsOfLine(line: string): { name: string; quantity: string } {
  const text = asOneLine(line);
  const [, named, sign = '', digits = ''] = AFTER_SEPARATOR.exec(text) ?? [];
  if (named !== undefined) return { name: named, quantity: sign + digits };
  if (afterCounted(text)) {
    const [, name = '', , quantity = ''] = AFTER_COUNTED.exec(text) ?? [];
    return { name, quantity };
  }
  if (afterTimes(text)) {
    const [, name = '', quantity = ''] = AFTER_TIMES.exec(text) ?? [];
    return { name, quantity };
  }
  const before = beforeTimes(text) ? BEFORE_TIMES : beforeName(text) ? BEFORE_NAME : undefined;
  const [, quantity = '', name = text] = before?.exec(text) ?? [];
  return { name, quantity };
}

/** With one blank, or one tab, between its words: a row of a table may have hundreds of empty cells. */
const asOneLine = (line: string): string =>
  line.trim().replace(/\s+/gu, (gap) => (gap.includes('\t') ? '\t' : ' '));

function afterSeparator(text: string): EntryLine | undefined {
  const [, name = '', sign, digits = ''] = AFTER_SEPARATOR.exec(text) ?? [];
  return counted(name, digits, sign === '' ? 1 : -1);
}

function afterCounted(text: string): EntryLine | undefined {
  const [, name = '', separator = '', digits = '', sign = ''] = AFTER_COUNTED.exec(text) ?? [];
  // '94 pcs' are in a socket set. What stands in a cell of its own counts whatever it is.
  const isOfOne = !/[;\t]/.test(separator) && (/^[x×]$/iu.test(sign) ? enlarges(name) : HAS_PARTS.test(name));
  return isOfOne ? undefined : counted(name, digits);
}

const enlarges = (name: string): boolean => ENLARGES.test(name) && !IS_MANY.test(name);

function afterTimes(text: string): EntryLine | undefined {
  const [, name = '', digits = ''] = AFTER_TIMES.exec(text) ?? [];
  const [last = '', before = ''] = name.split(/\s+/u).toReversed();
  // The second side of a size, not a count: 'Screw M3 x 20', 'Board 10 mm x 20'.
  if (/\d/u.test(last) || SIDE.test(before)) return undefined;
  return counted(name, digits);
}

function beforeTimes(text: string): EntryLine | undefined {
  const [, digits = '', name = ''] = BEFORE_TIMES.exec(text) ?? [];
  return SIDE.test(firstWord(name)) ? undefined : counted(name, digits);
}

function beforeName(text: string): EntryLine | undefined {
  const [, digits = '', name = ''] = BEFORE_NAME.exec(text) ?? [];
  const first = firstWord(name);
  if (!/^\p{L}/u.test(first) || NO_COUNT.test(first)) return undefined;
  // Only of what is named as many: '7 segment display' is one.
  return /\p{L}{2}s$/iu.test(name) && !/ss$/iu.test(name) ? counted(name, digits) : undefined;
}

const firstWord = (name: string): string => name.split(/\s/u)[0] ?? '';

/** undefined where `digits` are no number: then they belong to the name. */
function counted(name: string, digits: string, sign: 1 | -1 = 1): EntryLine | undefined {
  const written = writtenNumber(digits);
  if (written === undefined) return undefined;
  return 'twoWays' in written ? { problem: written.twoWays } : entry(name, sign * written.number);
}

function entry(name: string, quantity: number): EntryLine {
  // A host makes 1 of it (ENT-05): nobody is to be surprised.
  if (quantity <= 0) return { problem: 'Quantity of a new item must be more than 0.' };
  const checkedName = check(name.replace(/\s+/gu, ' '), ItemName);
  if (!checkedName.ok) return { problem: checkedName.fields[''] ?? UNREADABLE };
  const checkedQuantity = check(quantity, Quantity);
  if (!checkedQuantity.ok) return { problem: checkedQuantity.fields[''] ?? UNREADABLE };
  return { name: checkedName.value, quantity: checkedQuantity.value };
}
