/** Quantities as people write them on parts: one and the same in all of its spellings. */

/** Powers of ten, by what stands before a unit; folded, as all that is compared. */
const PREFIXES: Readonly<Record<string, number>> = { p: -12, n: -9, u: -6, m: -3, '': 0, k: 3, meg: 6, g: 9 };

interface Unit {
  /** As it may be written, the usual way first. */
  names: readonly string[];
  prefixes: readonly string[];
  /** The prefixes behind which it is mostly left out. */
  alone: readonly string[];
  /** What stands in place of the point where there is no prefix: 4r7, 3v3. */
  point?: string;
  /** The parts of one that are written as such: 1/4 W. */
  fractions?: readonly number[];
}

const FARAD: Unit = { names: ['f'], prefixes: ['p', 'n', 'u', 'm', ''], alone: ['p', 'n', 'u'] };
const OHM: Unit = { names: ['ohm', 'ω', 'r'], prefixes: ['', 'k', 'meg'], alone: ['k', 'meg'], point: 'r' };
const OTHERS: readonly Unit[] = ['h', 'v', 'a', 'w', 'hz', 'ah'].map((name) => ({
  names: [name],
  prefixes: name === 'hz' ? ['', 'k', 'meg', 'g'] : ['n', 'u', 'm', '', 'k'],
  alone: [],
  ...(name === 'v' && { point: 'v' }),
  ...(name === 'w' && { fractions: [2, 4, 8, 16] }),
}));
/** In words, as they are written behind a number. */
const IN_WORDS: Readonly<Record<string, string>> = {
  ohms: 'ohm',
  volt: 'v',
  volts: 'v',
  amp: 'a',
  amps: 'a',
  ampere: 'a',
  watt: 'w',
  watts: 'w',
  hertz: 'hz',
  henry: 'h',
};

/** Digits before and behind the point that somebody would write. */
const MOST_BEFORE = 6;
const MOST_BEHIND = 4;
/** One, counted in the least that somebody would write. */
const WHOLE = 10 ** MOST_BEHIND;

/** '100nf', '0.1uf', '4k7', '10 kohm'; folded. */
const PLAIN =
  /^(\d{1,9})(?:[.,](\d{1,6}))? ?(p|n|u|m|k|meg|g)?(f|h|ohms?|r|v|a|w|hz|ah|volts?|amps?|ampere|watts?|hertz|henry)?$/;
const WITHIN = /^(\d{1,6})(p|n|u|m|k|meg|r|v(?=\d+$))(\d{1,4})(f|h|ohms?)?$/;
const FRACTION = /^1\/(\d{1,2}) ?(w|watts?)$/;

interface Quantity {
  digits: bigint;
  /** The value is `digits` times ten to this power, of the unit. */
  power: number;
  unit: Unit;
}

/**
 * Other spellings of a quantity, each as the words that follow one another: of '0.1uf' among others
 * '100nf', '100 n' and '0 1 u'. None of what is no quantity; a number alone may count anything.
 *
 * @param folded a text without case and accents, with 'ohm' for the sign
 */
export function quantitySpellings(folded: string): string[] {
  const quantity = quantityIn(folded);
  return quantity ? spelt(quantity) : [];
}

function quantityIn(text: string): Quantity | undefined {
  const plain = PLAIN.exec(text);
  if (plain) {
    const [, whole = '', part = '', prefix = '', name] = plain;
    const unit = unitOf(prefix, name);
    return unit && read(whole, part, prefix, unit);
  }
  const within = WITHIN.exec(text);
  if (!within) return fractionIn(text);
  const [, whole = '', sign = '', part = '', name] = within;
  const isUnit = sign === 'r' || sign === 'v';
  const prefix = isUnit ? '' : sign;
  // '1M8' is of a resistor: a length is not written so.
  const unit = sign === 'm' && name === undefined ? OHM : unitOf(prefix, isUnit ? sign : name);
  return unit && read(whole, part, prefix, unit);
}

function fractionIn(text: string): Quantity | undefined {
  const [, below = '', name] = FRACTION.exec(text) ?? [];
  const unit = unitOf('', name);
  if (!unit?.fractions?.includes(Number(below))) return undefined;
  return { digits: BigInt(WHOLE / Number(below)), power: -MOST_BEHIND, unit };
}

/** Where none is written: thousands are mostly ohms, millionths mostly farads, and any other number anything. */
function unitOf(prefix: string, name: string | undefined): Unit | undefined {
  if (name === undefined) {
    if (prefix === 'k' || prefix === 'meg') return OHM;
    return prefix === 'p' || prefix === 'n' || prefix === 'u' ? FARAD : undefined;
  }
  const plain = IN_WORDS[name] ?? name;
  return [FARAD, OHM, ...OTHERS].find(({ names }) => names.includes(plain));
}

function read(whole: string, part: string, prefix: string, unit: Unit): Quantity {
  // Without case a million ohms are written as a thousandth is: nobody has so little.
  const sign = prefix === 'm' && unit === OHM ? 'meg' : prefix;
  return { digits: BigInt(whole + part), power: (PREFIXES[sign] ?? 0) - part.length, unit };
}

function spelt({ digits, power, unit }: Quantity): string[] {
  // Nothing is as much in every unit; only of ohms it is sold.
  if (digits === 0n)
    return unit === OHM ? ['0r', '0 r', ...OHM.names.flatMap((name) => [`0${name}`, `0 ${name}`])] : [];
  return unit.prefixes.flatMap((prefix) => {
    const number = decimal(digits, power - (PREFIXES[prefix] ?? 0));
    if (number === undefined) return [];
    const [whole = '', part] = number;
    // 'M' is what a million of them are usually written with.
    const signs = prefix === 'meg' ? ['meg', 'm'] : [prefix];
    const endings = signs.flatMap((sign) => [
      ...(unit.alone.includes(prefix) ? [sign] : []),
      ...unit.names.map((name) => `${sign}${name}`),
    ]);
    const points = prefix === '' ? (unit.point === undefined ? [] : [unit.point]) : signs;
    const between = part === undefined ? [] : points.map((point) => `${whole}${point}${part}`);
    const fractions = (unit.fractions ?? []).filter(
      (below) => prefix === '' && whole === '0' && Number(`0.${part}`) * below === 1,
    );
    return [
      ...[...written(whole, part), ...fractions.map((below) => `1 ${below}`)].flatMap((words) =>
        // Behind a blank an 'm' is of metres.
        endings.flatMap((ending) => [
          `${words}${ending}`,
          ...(prefix === 'meg' && ending === 'm' ? [] : [`${words} ${ending}`]),
        ]),
      ),
      ...between,
      // Whole volts are written like those with a part: '5V0'.
      ...(prefix === '' && unit.point === 'v' && part === undefined && whole.length < 3
        ? [`${whole}v0`]
        : []),
    ];
  });
}

/** A number as the index has it, a small whole one also with a nought behind its point. */
const written = (whole: string, part?: string): string[] =>
  part !== undefined ? [`${whole} ${part}`] : whole.length < 3 ? [whole, `${whole} 0`] : [whole];

/** The digits before and behind the point; undefined where nobody would write so many. */
function decimal(digits: bigint, power: number): readonly [string, string?] | undefined {
  if (power > MOST_BEFORE) return undefined;
  const text = power >= 0 ? digits.toString() + '0'.repeat(power) : digits.toString();
  const behind = power >= 0 ? 0 : -power;
  const padded = text.padStart(behind + 1, '0');
  const whole = padded.slice(0, padded.length - behind).replace(/^0+(?=\d)/, '');
  const part = padded.slice(padded.length - behind).replace(/0+$/, '');
  if (whole.length > MOST_BEFORE || part.length > MOST_BEHIND) return undefined;
  return part === '' ? [whole] : [whole, part];
}

/** What is long, heavy or full, each with the powers of ten between its units. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { mm: 0, cm: 1, m: 3 },
  { g: 0, kg: 3 },
  { ml: 0, cl: 1, l: 3 },
];
/** As labels have them in full, which is looked for by their signs (asTyped.ts). */
const IN_FULL: Readonly<Record<string, readonly string[]>> = {
  l: ['litre', 'litres', 'liter', 'liters'],
  m: ['metre', 'metres', 'meter', 'meters'],
  kg: ['kilo', 'kilos', 'kilograms', 'kilogramm'],
  g: ['gram', 'grams', 'gramm'],
};
const SIZE = /^(\d{1,6})(?:[.,](\d{1,4}))? ?(mm|cm|m|k?g|[mc]?l)$/;

/** Other spellings of a size, as those of a quantity: of '0.25 l' among others '250ml', of '3mm' '3 0 mm', and 'o3' for a diameter. */
export function sizeSpellings(folded: string): string[] {
  const [, whole = '', part = '', unit = ''] = SIZE.exec(folded) ?? [];
  const units = SIZES.find((each) => unit in each);
  if (!units) return [];
  const across = unit === 'mm' && part === '' ? [`o${whole}`] : [];
  const spelt = Object.entries(units).flatMap(([name, power]) => {
    const number = decimal(BigInt(whole + part), (units[unit] ?? 0) - part.length - power);
    const inWords = name === unit ? (IN_FULL[name] ?? []) : [];
    return number
      ? written(...number).flatMap((words) => [
          `${words}${name}`,
          `${words} ${name}`,
          ...inWords.map((word) => `${words} ${word}`),
        ])
      : [];
  });
  return [...spelt, ...across];
}

const BEGUN_BY = Array.from({ length: 10 }, (_, at) => at);

/**
 * What a size begins with of which this length is the first side, or the diameter: '10mm' of '10x3' and 'Ø10x3', which are one word
 * each. '4x' alone is how many there are ('4x AA').
 */
export function sizesFrom(folded: string): string[] {
  const [, first] = /^(\d{1,3}) ?(?:mm|in|inch|")$/.exec(folded) ?? [];
  return first === undefined ? [] : BEGUN_BY.flatMap((digit) => [`${first}x${digit}`, `o${first}x${digit}`]);
}

/** A cross-section with how many wires have it: '1,5 mm2' as '3x1,5'. */
export function wiresOf(folded: string): string[] {
  const [, whole, part] = /^(\d{1,3})(?:[ .,](\d{1,2}))? ?mm2$/.exec(folded) ?? [];
  const area = part === undefined ? whole : `${whole} ${part}`;
  return whole === undefined ? [] : [2, 3, 4, 5, 7].map((wires) => `${wires}x${area}`);
}

/** What stands before a length, and before any other number of a size. */
const LETTERS = { length: ['s', 'm', 'd'], other: ['r', 'p', 'k'] };
/** What stands before the size of what is worn, and what that is. */
const SIZE_WORDS: readonly string[] = ['size', 'grosse', 'groesse', 'gr', 'nr', 'no'];
const WORN = /^(?:\d{1,3}|x{0,3}[sml]|\dxl)$/;

export const isWornSize = (word: string, size: string): boolean =>
  SIZE_WORDS.includes(word) && WORN.test(size);

/** A size as it is named: 'size 38' as 'Gr. 38'. */
export function wornSizes(folded: string): string[] {
  const [word = '', size = '', ...more] = folded.split(' ');
  return more.length === 0 && isWornSize(word, size) ? sizesNamed(size) : [];
}

const sizesNamed = (size: string): string[] => SIZE_WORDS.map((word) => `${word} ${size}`);

/** A size with what stands before it: '8' and '8mm' as 'S8' or 'M8', '38' as 'Gr. 38', too. */
export function letteredSizes(folded: string): string[] {
  const [, number, unit] = /^(\d{1,4})( ?mm)?$/.exec(folded) ?? [];
  if (number === undefined) return [];
  const letters = unit === undefined ? [...LETTERS.length, ...LETTERS.other] : LETTERS.length;
  const lettered = letters.flatMap((letter) => [`${letter}${number}`, `${letter} ${number}`]);
  return unit === undefined ? [...lettered, ...sizesNamed(number)] : lettered;
}

/** Other spellings of a grit: 'P120', 'K120', '120 grit', 'Körnung 120' (turned round in asTyped.ts). */
export function gritSpellings(folded: string): string[] {
  const [, letter, number] = /^(?:[pk](\d{2,4})|(\d{2,4}) ?(?:grit|kornung))$/.exec(folded) ?? [];
  const grit = letter ?? number;
  if (grit === undefined) return [];
  const inWords = ['grit', 'kornung'].flatMap((word) => [`${grit} ${word}`, `${word} ${grit}`]);
  const spelt = [`p${grit}`, `k${grit}`, ...inWords];
  return letter === undefined ? [...spelt, `p ${grit}`, `k ${grit}`] : spelt;
}

/** A length as it is written where everybody knows that it is in millimetres: '10mm' as '10'. */
export function bareLength(folded: string): string[] {
  const [, whole = '', part] = /^(\d{1,4})(?:[.,](\d{1,3}))? ?mm$/.exec(folded) ?? [];
  return whole === '' ? [] : [part === undefined ? whole : `${whole} ${part}`];
}

/** In mm. */
const INCH = 25.4;
const INCHES = /^(\d{1,2}(?:[.,]\d{1,2})?)(?:\/(\d{1,2}))? ?(?:"|''|in|inch|inches|zoll)$/;
const MILLIMETRES = /^(\d{1,3})[.,](\d{1,3}) ?mm$/;

/** Inches without their sign, a fraction of one in millimetres, and the other way round: '1/4"' is '6 35mm'; '6.35mm' is '1 4'. */
export function inchSpellings(folded: string): string[] {
  const inches = INCHES.exec(folded);
  if (inches) {
    const [, above = '', below] = inches;
    if (below === undefined) return inInches(above.replace(/[.,]/, ' '));
    const millimetres = inMillimetres(Number(above), Number(below));
    const words = millimetres?.replace('.', ' ');
    return [...inInches(`${above} ${below}`), ...(words === undefined ? [] : [`${words}mm`, `${words} mm`])];
  }
  const millimetres = MILLIMETRES.exec(folded);
  if (!millimetres) return [];
  const value = Number(`${millimetres[1]}.${millimetres[2]}`);
  return [2, 4, 8, 16].flatMap((below) => {
    const above = Math.round((value / INCH) * below);
    const isFraction = above % 2 === 1 && above < below;
    return isFraction && Math.abs((above / below) * INCH - value) < 0.006
      ? inInches(`${above} ${below}`)
      : [];
  });
}

/** With its sign, which the index has not, and its name. */
const inInches = (fraction: string): string[] =>
  ['', 'in', ' in', 'inch', ' inch'].map((unit) => `${fraction}${unit}`);

function inMillimetres(above: number, below: number): string | undefined {
  if (below === 0 || above >= below) return undefined;
  return String(Math.round((above / below) * INCH * 100) / 100);
}
