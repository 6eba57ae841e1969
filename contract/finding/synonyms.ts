/** Words that mean the same in a workshop; folded, each group in English and German. A phrase is one of them, too. */
const GROUPS: readonly (readonly string[])[] = [
  ['spanner', 'wrench', 'schraubenschlussel'],
  ['allen', 'allen key', 'hex key', 'inbus'],
  ['torch', 'flashlight', 'taschenlampe'],
  ['glue', 'adhesive', 'kleber', 'klebstoff'],
  ['vise', 'vice', 'schraubstock'],
  ['utility knife', 'stanley knife', 'box cutter', 'cuttermesser'],
  ['cable tie', 'zip tie', 'kabelbinder'],
  ['heat shrink', 'heatshrink', 'schrumpfschlauch'],
  ['duct tape', 'gaffer tape', 'panzertape'],
  ['tape', 'klebeband'],
  ['sandpaper', 'sanding paper', 'abrasive paper', 'emery paper', 'schleifpapier'],
  ['wall plug', 'rawlplug', 'dubel'],
  ['screw', 'schraube'],
  ['nut', 'mutter'],
  ['washer', 'unterlegscheibe'],
  ['nail', 'nagel'],
  ['pliers', 'zange'],
  ['screwdriver', 'schraubendreher', 'schraubenzieher'],
  ['drill bit', 'bohrer'],
  ['saw', 'sage'],
  ['file', 'feile'],
  ['fuse', 'sicherung'],
  ['resistor', 'widerstand'],
  ['capacitor', 'kondensator'],
  ['potentiometer', 'pot'],
  ['multimeter', 'dmm'],
  ['battery', 'batterie'],
  ['charger', 'ladegerat'],
  ['solder', 'lot', 'lotzinn'],
  ['soldering iron', 'lotkolben'],
  ['usb stick', 'thumb drive', 'flash drive', 'memory stick'],
  ['safety glasses', 'safety goggles', 'schutzbrille'],
  ['glove', 'handschuh'],
  ['ladder', 'leiter'],
  ['hose', 'schlauch'],
  ['tap', 'faucet'],
  ['level', 'wasserwaage'],
  ['tape measure', 'massband'],
  ['caliper', 'calliper', 'vernier', 'messschieber'],
  ['crimper', 'crimping tool', 'crimpzange'],
  ['spare', 'ersatzteil'],
  ['isopropyl', 'isopropanol', 'ipa'],
  ['residual current', 'rcd', 'rccb', 'gfci', 'fi schalter'],
  ['grub screw', 'set screw', 'madenschraube'],
  ['super glue', 'superglue', 'cyanoacrylate', 'sekundenkleber'],
  ['threadlocker', 'thread locker', 'schraubensicherung'],
  ['ptfe', 'teflon'],
  ['antifreeze', 'coolant', 'kuhlmittel'],
  ['nyloc', 'lock nut', 'stopmutter'],
  ['circlip', 'snap ring', 'retaining ring', 'seegerring', 'sicherungsring'],
  ['hexagon', 'hex'],
  ['bearing', 'kugellager'],
  ['spring', 'feder'],
  ['power supply', 'psu', 'netzteil'],
  ['paint', 'farbe'],
  ['sealant', 'silikon', 'silicone'],
  ['pin header', 'stiftleiste'],
];

/** The same word in the spelling of the other side of the sea; both ways. */
const SPELT: readonly (readonly [string, string])[] = [
  ['aluminium', 'aluminum'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['tyre', 'tire'],
  ['mould', 'mold'],
  ['sulphur', 'sulfur'],
  ['isation', 'ization'],
  ['ising', 'izing'],
  ['iser', 'izer'],
  ['ised', 'ized'],
  ['ise', 'ize'],
  ['yse', 'yze'],
];

const byWord = new Map<string, readonly string[]>();
for (const group of GROUPS) for (const word of group) byWord.set(word, group);

/** Words of which one may be a phrase of two; '' is none. */
export const synonymsOf = (phrase: string): readonly string[] =>
  [phrase, ...singularPhrases(phrase)]
    .flatMap((each) => byWord.get(each) ?? [])
    .filter((other) => other !== phrase);

/** 'zip ties' is 'zip tie'. */
function singularPhrases(phrase: string): string[] {
  const last = phrase.lastIndexOf(' ') + 1;
  return singulars(phrase.slice(last)).map((word) => phrase.slice(0, last) + word);
}

/** The word in the other spelling, where it has one. */
export function otherSpellings(word: string): string[] {
  for (const [one, other] of SPELT) {
    const isEnd = one.startsWith('i') || one.startsWith('y');
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      // Within a word they are other words: 'promise', 'raise'.
      const at = isEnd
        ? word.length > from.length + 3 && word.endsWith(from)
          ? word.length - from.length
          : -1
        : word.indexOf(from);
      if (at >= 0) return [word.slice(0, at) + to + word.slice(at + from.length)];
    }
  }
  return [];
}

/** What the word may be one or more of, the likeliest first; English and German. */
export function singulars(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return [word.slice(0, -2)];
  if (/[^siu]s$/.test(word)) return [word.slice(0, -1)];
  if (word.length < 6) return [];
  return /(?:en|ern|eln)$/.test(word) ? [word.slice(0, -1)] : [];
}
