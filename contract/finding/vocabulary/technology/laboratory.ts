/** School and laboratory: chemicals, glass and instruments. A line is what means the same, in English and German, without accents. */
export const LABORATORY = `
  acid, saure
  hydrochloric acid, salzsaure, hcl, muriatic acid
  sulfuric acid, sulphuric acid, schwefelsaure, h2so4
  ethanol, spiritus, brennspiritus, methylated spirits, denatured alcohol, ethyl alcohol, meths, vergallter alkohol
  lye, sodium hydroxide, natriumhydroxid, atznatron, naoh, caustic soda, natronlauge
  hydrogen peroxide, wasserstoffperoxid, h2o2, wasserstoffsuperoxid
  distilled water, destilliertes wasser, deionised water, deionized water, demineralised water, demineralisiertes wasser, entmineralisiertes wasser, aqua dest, demin water
  beaker, becherglas, glass beaker, laboratory beaker, laborbecher
  graduated cylinder, measuring cylinder, messzylinder, standzylinder
  test tube, reagenzglas, reagenzglaser, reagenzrohrchen, eprouvette
  test tube rack, reagenzglasstander, test tube stand, reagenzglasgestell
  bunsen burner, bunsenbrenner
  burner, brenner
  petri dish, petrischale
  pipette, pipetten, dropper
  lab coat, laborkittel, kittel, laboratory coat, labormantel
  stopwatch, stoppuhr, stop watch, stop clock, handstoppuhr
  microscope, mikroskop
  magnet, magnete
  neodymium, neodym, neodymium magnet, neodymmagnet
  funnel filter, filtertrichter, laborfiltertrichter, filter funnel
  erlenmeyer flask, erlenmeyerkolben, conical flask, erlenmeyer
  round bottom flask, rundkolben, round bottomed flask, rundbodenkolben
  volumetric flask, messkolben, measuring flask, masskolben
  watch glass, uhrglas, uhrglasschale
  crucible, tiegel, schmelztiegel, porcelain crucible, porzellantiegel
  mortar, morser
  filter paper, filterpapier, rundfilter
  ph paper, indikatorpapier, lackmuspapier, litmus paper, ph strip, ph test strip, ph streifen, ph teststreifen, ph indicator paper
  ph meter, ph messgerat, ph tester, ph wert messgerat
  slide glass, objekttrager, microscope slide, glass slide, specimen slide
  cover slip, deckglas, deckglaschen, cover glass
  wire gauze, drahtnetz
  laboratory stand, stativmaterial, retort stand, lab stand, laborstativ, ring stand, bunsenstativ, clamp stand
  boss head, doppelmuffe, stativmuffe
  weighing dish, wageschale, weighing boat, weigh boat, wageschalchen, weigh dish
  spatula lab, laborspatel, laboratory spatula, lab spatula, chemistry spatula
  stirrer, ruhrer, magnetruhrer, magnetic stirrer
  stir bar, ruhrfisch, ruhrstabchen, magnetic stir bar, magnetic stirring bar, stirring bar, magnetruhrstab
  hot plate, heizplatte, laborheizplatte
  centrifuge, zentrifuge, laborzentrifuge, lab centrifuge
  balance, waage, feinwaage
  precision scale, feinwaage, prazisionswaage, precision balance, laborwaage
  test tube holder, reagenzglashalter, reagenzglasklammer
  stopper, stopfen, korken, bung
  wash bottle, spritzflasche, laborspritzflasche
  reagent, reagenz, reagens, reagenzien
  hydrogen, wasserstoff
  oxygen, sauerstoff
  nitrogen, stickstoff
  carbon dioxide, kohlendioxid, co2, kohlenstoffdioxid
  sodium chloride, natriumchlorid, nacl
  sodium, natrium
  potassium, kalium
  calcium, kalzium
  ammonia, ammoniak, salmiakgeist, ammoniakwasser
  nitric acid, salpetersaure
  phosphoric acid, phosphorsaure, orthophosphoric acid, orthophosphorsaure
  acetic acid, essigsaure, ethanoic acid
  glycerine, glycerin, glycerol, glyzerin
  iron filings, eisenspane, eisenfeilspane, iron shavings
  sulphur, schwefel
  borax, natriumborat, sodium borate, natriumtetraborat
  copper sulphate, kupfersulfat, copper sulfate, blue vitriol, kupfervitriol
  prism, prisma, glass prism, glasprisma
  convex lens, sammellinse, converging lens, konvexlinse
  mirror foil, spiegelfolie, mirror film, spiegelfilm
  light bulb holder, lampenfassung
  bar magnet, stabmagnet
  horseshoe magnet, hufeisenmagnet
  compass needle, kompassnadel
  spring scale, federwaage, newton meter, kraftmesser, force meter, federkraftmesser
  weight set, gewichtssatz, calibration weight set, gewichtesatz, gewichtstucksatz
  pendulum, pendel
  globe, globus, world globe, weltkugel, erdkugel
  wall map, wandkarte
  skeleton, skelett, human skeleton, skelettmodell
  molecular model, molekulbaukasten, molekulmodell, molecular model kit, molecule model, molecule kit, molekulbausatz
  abacus, rechenschieber, rechenrahmen, counting frame, zahlrahmen
  compass set, zirkelkasten, drawing compass set, zirkelset, zirkelsatz
  sticking plaster, heftpflaster, adhesive plaster
  aed pads, aed elektroden, defibrillator pads, defibrillator electrodes, defi elektroden, defibrillatorelektroden, aed electrodes
  tourniquet, abbindesystem, arterial tourniquet, abbindegurt, combat tourniquet
  ear thermometer, ohrthermometer, infrared ear thermometer, ohrfieberthermometer, tympanic thermometer
  wound disinfectant, wunddesinfektion, wound antiseptic
  eye wash bottle, augenspulflasche, eye rinse bottle, augenspuler
  stretcher, krankentrage, tragbahre, ambulance stretcher, medical stretcher, patiententrage
  graduated pipette, messpipette, measuring pipette
  pestle, stossel, morserkeule, morserstossel, pistill
  separating funnel, scheidetrichter, separatory funnel, trenntrichter
  condenser, liebigkuhler, liebig condenser, distillation condenser, destillationskuhler
  potassium permanganate, kaliumpermanganat, permanganate, kmno4, ubermangansaures kali
  universal indicator, universalindikator, universalindikatorpapier
  crucible tongs, tiegelzange, laboratory tongs, lab tongs
  magnesium ribbon, magnesiumband, magnesium strip
`;
