/** Many of a word that does not begin them: 'power supply' of 'power supplies', 'leaf' of 'leaves', 'knife' of 'knives'. */
export function pluralsInOthers(word: string): string[] {
  if (/[^aeiou\d]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:lea|loa|shea|[aeo]l|hie)f$/.test(word)) return [`${word.slice(0, -1)}ves`];
  return /(?:kn|w|l)ife$/.test(word) ? [`${word.slice(0, -2)}ves`] : [];
}

/** Letters of a verb without its ending. */
const STEM_MIN = 4;

/** What an English word in '-ing' or '-ed' is made of, which others may begin with: 'bleeding' of 'bleed', 'cutting' of 'cut' and 'cutt'. */
export function stemsOf(word: string): string[] {
  const [, stem = ''] = /^(\p{L}+?)(?:ing|ed)$/u.exec(word) ?? [];
  if (stem.length < STEM_MIN) return [];
  return [stem, ...(/([bdgmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [])];
}

/** What German words end with of which many have an '-er', folded: 'Gläser'. */
export const IN_ER =
  /(?:glas|blatt|brett|buch|tuch|kleid|rad|bild|licht|schild|schloss|haus|fass|holz|band|fach|dach)$/;

/** What German words end with of which many have an '-en': 'Sensoren', 'Batterien' have but an 'n'. */
const IN_EN = /(?:ung|.{3}or|ion|heit|keit|schaft|tat|ist|ent|uhr|ur|ik)$/;

/** A word that means the same in one and many: it is looked for as a whole, or 'buck' would be 'bucking'. */
export const inOneAndMany = (word: string): string[] => [
  word,
  `${word}${/(?:ch|sh|x|s)$/.test(word) ? 'es' : 's'}`,
  `${word}n`,
  // 'Stift' and 'Schuh'; of short words it makes others: 'tap' is no 'tape'.
  ...(/^.{4,}[bdfghklmnprtz]$/.test(word) ? [`${word}e`] : []),
  // 'Nüsse' and 'Verschlüsse', but 'große' is no many; 'Kondensatoren' and 'Dichtungen'.
  ...(/(?:nuss|.{3}[aeiou]ss)$/.test(word) ? [`${word}e`] : []),
  ...(IN_EN.test(word) ? [`${word}en`] : []),
  ...pluralsInOthers(word),
  ...(IN_ER.test(word) ? [`${word}er`] : []),
];
