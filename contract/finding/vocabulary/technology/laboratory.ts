/** School and laboratory: chemicals, glass and instruments. A line is what means the same, in English and German, without accents. */
export const LABORATORY = `
  acid, saure
  hydrochloric acid, salzsaure, hcl, muriatic acid
  sulfuric acid, sulphuric acid, schwefelsaure
  ethanol, spiritus, brennspiritus, methylated spirits, denatured alcohol, ethyl alcohol
  lye, sodium hydroxide, natriumhydroxid, atznatron, naoh, caustic soda, natronlauge
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
  stopwatch, stoppuhr, stop watch, stop clock
  microscope, mikroskop
  magnet, magnete
  neodymium, neodym
  funnel filter, filtertrichter
  erlenmeyer flask, erlenmeyerkolben, conical flask
  round bottom flask, rundkolben
  volumetric flask, messkolben
  watch glass, uhrglas
  crucible, tiegel, schmelztiegel
  mortar, morser
  filter paper, filterpapier, rundfilter
  ph paper, indikatorpapier, lackmuspapier, litmus paper
  ph meter, ph messgerat
  slide glass, objekttrager, microscope slide
  cover slip, deckglas, deckglaschen
  wire gauze, drahtnetz
  laboratory stand, stativmaterial, retort stand
  boss head, doppelmuffe
  weighing dish, wageschale, weighing boat
  spatula lab, laborspatel
  stirrer, ruhrer, magnetruhrer, magnetic stirrer
  stir bar, ruhrfisch, ruhrstabchen
  hot plate, heizplatte
  centrifuge, zentrifuge
  balance, waage, feinwaage
  precision scale, feinwaage, prazisionswaage, precision balance
  test tube holder, reagenzglashalter
  stopper, stopfen, korken
  wash bottle, spritzflasche
  reagent, reagenz
  hydrogen, wasserstoff
  oxygen, sauerstoff
  nitrogen, stickstoff
  carbon dioxide, kohlendioxid, co2
  sodium chloride, natriumchlorid, nacl
  sodium, natrium
  potassium, kalium
  calcium, kalzium
  ammonia, ammoniak
  nitric acid, salpetersaure
  phosphoric acid, phosphorsaure
  acetic acid, essigsaure
  glycerine, glycerin, glycerol
  iron filings, eisenspane, eisenfeilspane
  sulphur, schwefel
  borax, natriumborat
  copper sulphate, kupfersulfat, copper sulfate
  prism, prisma
  convex lens, sammellinse
  mirror foil, spiegelfolie
  light bulb holder, lampenfassung
  bar magnet, stabmagnet
  horseshoe magnet, hufeisenmagnet
  compass needle, kompassnadel
  spring scale, federwaage, newton meter, kraftmesser
  weight set, gewichtssatz
  pendulum, pendel
  globe, globus
  wall map, wandkarte
  skeleton, skelett
  molecular model, molekulbaukasten, molekulmodell
  abacus, rechenschieber, rechenrahmen
  compass set, zirkelkasten
  sticking plaster, heftpflaster, adhesive plaster
  aed pads, aed elektroden
  tourniquet, abbindesystem
  ear thermometer, ohrthermometer
  wound disinfectant, wunddesinfektion
  hand sanitizer, handedesinfektion, sterillium
  eye wash bottle, augenspulflasche
  stretcher, krankentrage, tragbahre
  graduated pipette, messpipette
  pestle, stossel
  separating funnel, scheidetrichter
  condenser, liebigkuhler, liebig condenser
  potassium permanganate, kaliumpermanganat
  universal indicator, universalindikator
  crucible tongs, tiegelzange
  magnesium ribbon, magnesiumband
`;
