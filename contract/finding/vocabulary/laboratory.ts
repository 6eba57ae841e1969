/** School and laboratory: chemicals, glass and instruments. A line is what means the same, in English and German, without accents. */
export const LABORATORY = `
  acid, saure
  hydrochloric acid, salzsaure, hcl, muriatic acid
  sulfuric acid, sulphuric acid, schwefelsaure
  ethanol, spiritus, brennspiritus, methylated spirits, denatured alcohol, ethyl alcohol
  lye, sodium hydroxide, natriumhydroxid, atznatron, naoh, caustic soda
  hydrogen peroxide, wasserstoffperoxid, h2o2
  distilled water, destilliertes wasser, deionised water, deionized water, demineralised water
  beaker, becherglas
  graduated cylinder, measuring cylinder, messzylinder
  test tube, reagenzglas, reagenzglaser
  test tube rack, reagenzglasstander
  bunsen burner, bunsenbrenner
  burner, brenner
  petri dish, petrischale
  pipette, pipetten, dropper
  lab coat, laborkittel, kittel
  stopwatch, stoppuhr
  microscope, mikroskop
  magnet, magnete
  neodymium, neodym
`;
