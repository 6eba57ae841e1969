/** Music, photography, games and pets. A line is what means the same, in English and German, without accents. */
export const LEISURE = `
  guitar, gitarre
  guitar string, saite, saiten
  plectrum, plektrum, plektren, guitar pick, guitar picks
  music stand, notenstander
  recorder, blockflote
  tuning fork, stimmgabel
  wide angle lens, weitwinkelobjektiv, weitwinkel, wide angle
  flash, blitz, blitzgerat, speedlight
  chess, schach, schachspiel
  loco, lok, lokomotive, locomotive
  googly eyes, wackelaugen
  cat food, katzenfutter
`;
