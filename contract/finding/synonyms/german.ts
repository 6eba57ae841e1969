/** What words are known to mean the same. */
interface Known {
  has(word: string): boolean;
  of(word: string): Iterable<string>;
}

/** Parts of German words that are nothing to look for by themselves, with what they are in English. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    garten: ['garden'],
    oliven: ['olive'],
    kuchen: ['kitchen', 'cake'],
    zahn: ['tooth'],
    haar: ['hair'],
    tee: ['tea'],
    kaffee: ['coffee'],
    fleisch: ['meat'],
    fisch: ['fish'],
    brot: ['bread'],
    sonnen: ['sun'],
    regen: ['rain'],
    schnee: ['snow'],
    kinder: ['children', 'kids'],
    hunde: ['dog'],
    katzen: ['cat'],
    fenster: ['window'],
    boden: ['floor'],
    dach: ['roof'],
    bad: ['bath'],
    fuss: ['foot'],
    schloss: ['lock'],
    zange: ['pliers'],
    wand: ['wall'],
    holz: ['wood'],
    metall: ['metal'],
    flach: ['flat'],
    rund: ['round'],
    vierkant: ['square'],
    senk: ['countersunk'],
    holzbau: ['wood'],
    auto: ['car'],
    winter: ['winter'],
    sommer: ['summer'],
    sand: ['sand'],
    luft: ['air'],
    wasser: ['water'],
    staub: ['dust'],
    bremsen: ['brake'],
    motor: ['motor', 'engine'],
    ketten: ['chain'],
    kabel: ['cable'],
    draht: ['wire'],
    leiterplatten: ['pcb'],
    keramik: ['ceramic'],
    folien: ['film'],
    leistungs: ['power'],
    netz: ['mains', 'power'],
    hdmi: ['hdmi'],
    usb: ['usb'],
    arbeits: ['work'],
    schutz: ['safety', 'protective'],
    hand: ['hand'],
    bohr: ['drill'],
    messer: ['knife'],
    halter: ['holder'],
    spray: ['spray'],
    band: ['tape', 'strip'],
    rolle: ['roller', 'roll'],
    scheibe: ['disc', 'washer'],
    schlauch: ['hose', 'tube'],
    filter: ['filter'],
    lampe: ['lamp', 'bulb'],
    dose: ['box', 'can'],
    gewinde: ['thread', 'threaded'],
    stange: ['rod', 'bar'],
    schere: ['scissors', 'shears'],
    weiss: ['white'],
    weisse: ['white'],
    schwarz: ['black'],
    schwarze: ['black'],
    rot: ['red'],
    rote: ['red'],
    blau: ['blue'],
    blaue: ['blue'],
    grun: ['green'],
    grune: ['green'],
    gelb: ['yellow'],
    gelbe: ['yellow'],
    grau: ['grey', 'gray'],
    grosse: ['gross', 'grosser', 'grosses', 'grossen', 'large', 'big'],
  }),
);
/** Colours and the like, which also stand by themselves. */
const ALONE = /^(?:weiss|schwarz|rot|blau|grun|gelb|grau|gross)e?[rsn]?$/;

/** Each part of a word has so many letters at least: any shorter one is in too many. */
const PART_MIN = 3;
const FIRST_MIN = 2;
const MOST = 12;

/**
 * A German word in English, where it is one known word, or two that were written as one: 'sechskantmutter' is among others
 * 'hexagon nut', 'silikonspray' 'silicone spray'. `folded`: without accents, or with an 'e' in place of them.
 */
export function inGerman(folded: string, known: Known): string[] {
  const plain = folded.replace(/(?<=\p{L}[^aeiou]?)([aou])e(?=\p{L})/gu, '$1');
  if (plain !== folded && known.has(plain)) return [plain, ...known.of(plain)];
  const colour = ALONE.test(folded)
    ? (PARTS.get(folded.replace(/[rsn]$/, '')) ?? PARTS.get(folded))
    : undefined;
  if (colour) return [...colour];
  if (folded.includes(' ') || /\d/.test(folded)) return [];
  for (const word of new Set([folded, plain])) {
    for (let at = FIRST_MIN; at <= word.length - PART_MIN; at++) {
      const first = meaningOf(word.slice(0, at), known, true);
      const second = first.length > 0 ? meaningOf(word.slice(at), known, false) : [];
      const pairs = first.flatMap((one) => second.map((other) => `${one} ${other}`));
      if (pairs.length > 0) return pairs.slice(0, MOST);
    }
  }
  return [];
}

/** What stands between the parts of a German word, and what it ends with where it is many. */
const JOINTS = ['', 'n', 's', 'en', 'es', 'er'];
const MANY = ['', 'n', 'en', 'e', 's'];
const WAYS_MAX = 4;

/** German words that two words may be together, going by what each of them means: 'tomato' and 'seed' are 'tomatensamen'. */
export function compoundsFrom(first: readonly string[], last: readonly string[]): string[] {
  const parts = (words: readonly string[]) =>
    words.filter((word) => /^\p{L}{3,}$/u.test(word)).slice(0, WAYS_MAX);
  // 'Wolle' is 'Woll' in 'Wolldecke'.
  const led = parts(first).flatMap((one) => (/.{3}e$/.test(one) ? [one, one.slice(0, -1)] : [one]));
  return led.flatMap((one) =>
    JOINTS.flatMap((joint) => parts(last).flatMap((other) => MANY.map((many) => one + joint + other + many))),
  );
}

const FIRST_ENDINGS = ['en', 'n', 's', 'es'];
const LAST_ENDINGS = ['en', 'n', 'e', 'er', 's'];
const cut = (part: string, end: string): string[] => (part.endsWith(end) ? [part.slice(0, -end.length)] : []);

/** What a part means; with its joint where it is the first one: 'bremsen', 'arbeits'. */
function meaningOf(part: string, known: Known, isFirst: boolean): string[] {
  // 'tomaten' is of 'tomate' as well as 'ketten' of 'kett'.
  const forms = [part, ...(isFirst ? FIRST_ENDINGS : LAST_ENDINGS).flatMap((one) => cut(part, one))];
  const meant = forms.flatMap((form) => [...(PARTS.get(form) ?? []), ...known.of(form)]);
  return [...new Set(meant)].filter((word) => !word.includes(' ')).slice(0, 5);
}
