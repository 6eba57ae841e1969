import { runsBackwards } from '../../../contract/texts.ts';
import type { Random } from './random.ts';

/** Texts that are allowed and break what is careless: each has been the cause of somebody's bug. */
export const HOSTILE_TEXTS: readonly string[] = [
  // Right-to-left, alone, mixed, and in stretches of a direction.
  'مفتاح ربط مقاس 13 مم',
  'מברג פיליפס 2 PH',
  'برغي M6×20 (فولاذ) A2-70',
  'Bolt \u202Bgnp.exe\u202C M4',
  '\u2067שלום\u2069 / wrench / \u2066left\u2069',
  // Emoji: astral, joined, with skin tones, flags, keycaps.
  '🔩🔧 nuts & bolts 🪛',
  '👩🏽‍🔧 kit 👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿 🇩🇪🇯🇵 adapter',
  '1️⃣2️⃣3️⃣ set',
  '𝕄𝟛×𝟙𝟘 𝓈𝒸𝓇ℯ𝓌',
  // Combining marks: decomposed, stacked, leading.
  'Schlu\u0308ssel fu\u0308r Mutter',
  'Z\u0351\u036B\u0343a\u0344\u0346l\u0356\u0347g\u0339\u0324o\u033C\u0329 clamp',
  '\u0301accent first',
  'นอตตัวเมีย M8 สแตนเลส',
  'हथौड़ा ३०० ग्राम',
  // Quotes and escapes.
  `O'Brien's "1/2"" socket`,
  '`backtick` \\ backslash \\n \\u0041',
  '«guillemets» „Gänsefüßchen“ ‘single’',
  '5\' 11" — 3/4″ × 8′',
  // What looks like SQL, markup, templates, paths, patterns.
  `'; DROP TABLE items; --`,
  `" OR "1"="1`,
  '100% _wild_ %card*',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</textarea><b>bold</b>&lt;&amp;',
  'javascript:alert(document.domain)',
  '{{7*7}} ${7*7} #{7*7} <%= 7 %>',
  '../../etc/passwd',
  'C:\\aux\\con.txt?a=b&c=d#e',
  '%00%2F%2e%2e %E0%A4%A',
  '^(a+)+$ [[:alpha:]] (?=x)',
  'http://[::1]:80/?q=<>',
  // What spreadsheets and CSV readers stumble over.
  '=1+1',
  '=HYPERLINK("https://example.com","x")',
  '@SUM(A1:A9)',
  '-2+3+cmd|calc',
  'a,b;c "quoted, comma"',
  'semi;colon;list',
  // Zero-width and odd spaces.
  'Bo\u200Blt\u200C M\u200D3',
  'soft\u00ADhy\u00ADphen\u2060ated',
  'no\u00A0break\u2003em\u3000wide',
  '\u200B\u200B\u200B8',
  // Words that are values elsewhere.
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e309',
  '__proto__',
  'constructor',
  'toString',
  '007',
  '2.5000000000000001',
  '00000000-0000-0000-0000-000000000000',
  // Case and folding.
  'İIıi DİŞLİ',
  'STRASSE straße ﬁtting ǅ',
  'ＦＵＬＬ ｗｉｄｔｈ １２',
  'Ⅷ ½ ² ㎜ ℃',
  'Å Å å',
  'ΌΣΟΣ όσος',
];

/** A hostile text of 2 to `max` characters in one line, as a name must be. Some are exactly `max` long. */
export function hostileName(random: Random, max: number): string {
  if (random.chance(0.12)) return random.pick(['W', '😀', 'é', 'i', '字', '٣', 'x\u0301'].map(repeated(max)));
  const text = random.pick(HOSTILE_TEXTS);
  const longer = random.chance(0.15) ? [...`${text} ${random.pick(HOSTILE_TEXTS)}`] : [...text];
  const cut = longer.slice(0, max).join('').trim();
  // A stretch of a direction may have lost its end.
  return runsBackwards(cut) ? cut.replaceAll(/[\u202B\u202C\u2066-\u2069]/g, '') : cut;
}

/** A hostile text of any length; some have several lines. */
export function hostileText(random: Random): string {
  const text = random.pick(HOSTILE_TEXTS);
  if (random.chance(0.2))
    return `${text}\n\t${random.pick(HOSTILE_TEXTS)}\r\n\r\n${random.pick(HOSTILE_TEXTS)}`;
  if (random.chance(0.02)) return 'longwordwithoutanyspace'.repeat(200);
  return text;
}

const repeated = (max: number) => (text: string) => [...text.repeat(max)].slice(0, max).join('');
