/** Colours and sizes. A line is what means the same, in English, then in German without accents and endings. */
const ADJECTIVES = `
  red, rot
  black, schwarz
  white, weiss
  blue, blau
  green, grun
  yellow, gelb
  grey, gray, grau
  brown, braun
  purple, violet, violett, lila
  pink, rosa
  silver, silbern
  golden, gold
  transparent, clear, klar, durchsichtig
  big, large, gross
  small, little, klein
  thick, dick
  thin, dunn
  wide, breit
  narrow, schmal
  round, rund
  flat, flach
  long, lang
  short, kurz
  rear, hinten, hinter
  front, vorn, vorne, vorder
`;
/** The last of them that German gives endings: 'gross', 'grosse'. */
const GERMAN =
  /^(?:rot|schwarz|weiss|blau|grun|gelb|grau|braun|violett|silbern|golden|klar|durchsichtig|gross|klein|dick|dunn|breit|schmal|rund|flach|lang|kurz|hinter|vorder)$/;
const ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'];
/** 'große' is a size as well: 'Größe 38'. */
const AMBIGUOUS = 'grosse';

/** Groups as those of things: 'rote' is among others 'rot' and 'red'. */
export const ADJECTIVE_GROUPS: readonly (readonly string[])[] = ADJECTIVES.trim()
  .split('\n')
  .map((line) =>
    line
      .trim()
      .split(', ')
      .flatMap((word) => (GERMAN.test(word) ? ENDINGS.map((ending) => word + ending) : [word]))
      .filter((word) => word !== AMBIGUOUS),
  );

/** Words that say how a thing is, and not what: nothing is made up of them at its end. */
export const ADJECTIVE_WORDS: ReadonlySet<string> = new Set([...ADJECTIVE_GROUPS.flat(), AMBIGUOUS]);
