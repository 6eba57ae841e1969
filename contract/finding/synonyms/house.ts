/** Safety, garden and house. A line is what means the same, in English and German, without accents. */
export const HOUSE = `
  safety glasses, safety goggles, schutzbrille, goggles
  glove, handschuh
  hearing protection, ear defender, ear protection, gehorschutz, ear muff, earmuff, ear plug, earplug
  first aid, erste hilfe, verbandskasten, verbandkasten, first aid kit
  fire extinguisher, feuerloscher
  dust mask, respirator, staubmaske, atemschutz, ffp2
  wheelbarrow, schubkarre
  lawn mower, rasenmaher, lawnmower
  lawn, grass, rasen
  lawn seed, grass seed, rasensamen, grassamen
  seed, samen, saatgut
  fertiliser, fertilizer, dunger
  secateurs, pruners, pruning shears, gartenschere, rosenschere, pruner
  hedge shears, heckenschere, hedge trimmer
  spade, spaten, shovel, schaufel
  rake, rechen, harke
  digging fork, garden fork, grabegabel
  potting soil, blumenerde, compost, pflanzerde
  courgette, zucchini
  tomato, tomate
  string, twine, schnur, bindfaden
  rope, seil
  box, kiste, schachtel, karton
  spare, ersatzteil
  set, satz
`;
