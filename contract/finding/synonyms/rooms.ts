/** What rooms and furniture are called, in English and German. A line is what means the same, without accents. */
const ROOMS = `
  attic, loft, dachboden, speicher
  basement, cellar, keller
  kitchen, kuche
  office, study, buro, arbeitszimmer
  hall, hallway, corridor, flur, diele
  bathroom, bad, badezimmer
  bedroom, schlafzimmer
  lounge, wohnzimmer
  nursery, kinderzimmer
  shed, schuppen, gartenhaus
  workshop, werkstatt
  garden, garten
  cupboard, cabinet, schrank
  shelf, shelves, regal
  drawer, schublade
  box, kiste, crate
`;

const byWord = new Map<string, readonly string[]>();
for (const line of ROOMS.trim().split('\n')) {
  const called = line.trim().split(', ');
  for (const word of called)
    byWord.set(
      word,
      called.filter((other) => other !== word),
    );
}

/** What else a place may be called that is called so; `word`: folded. */
export const otherRooms = (word: string): readonly string[] => byWord.get(word) ?? [];
