/** School and laboratory: chemicals, glass and instruments. A line is what means the same, in English and German, without accents. */
export const LABORATORY = `
  acid, saure
  hydrochloric acid, salzsaure, hcl, muriatic acid, spirits of salt, chlorwasserstoffsaure
  sulfuric acid, sulphuric acid, schwefelsaure, h2so4, oil of vitriol, vitriolol
  ethanol, spiritus, brennspiritus, methylated spirits, denatured alcohol, ethyl alcohol, meths, vergallter alkohol
  lye, sodium hydroxide, natriumhydroxid, atznatron, naoh, caustic soda, natronlauge
  hydrogen peroxide, wasserstoffperoxid, h2o2, wasserstoffsuperoxid, wasserstoffperoxyd, peroxide solution, wasserstoffperoxidlosung
  distilled water, destilliertes wasser, deionised water, deionized water, demineralised water, demineralisiertes wasser, entmineralisiertes wasser, aqua dest, demin water
  beaker, becherglas, glass beaker, laboratory beaker, laborbecher, lab beaker, laborbecherglas
  graduated cylinder, measuring cylinder, messzylinder, standzylinder, measurement cylinder, volumetric cylinder, laborstandzylinder
  test tube, reagenzglas, reagenzglaser, reagenzrohrchen, eprouvette, reagenzrohr, prufglas, proberohrchen, laboratory test tube, probierglas
  test tube rack, reagenzglasstander, test tube stand, reagenzglasgestell, reagenzglashalterung, test tube rack holder, eprouvettenstander
  bunsen burner, bunsenbrenner
  burner, brenner
  petri dish, petrischale, petri plate
  pipette, pipetten, dropper, tropfpipette, eye dropper, medicine dropper, pipet, dropper pipette
  lab coat, laborkittel, kittel, laboratory coat, labormantel
  stopwatch, stoppuhr, stop watch, stop clock, handstoppuhr, digital stopwatch, digitale stoppuhr, sports stopwatch
  microscope, mikroskop, light microscope, lichtmikroskop, compound microscope
  magnet, magnete
  neodymium, neodym, neodymium magnet, neodymmagnet, rare earth magnet, supermagnet, neo magnet, ndfeb magnet, neodymium iron boron magnet
  funnel filter, filtertrichter, laborfiltertrichter, filter funnel, glass filter funnel, laboratory filter funnel, lab filter funnel
  erlenmeyer flask, erlenmeyerkolben, conical flask, erlenmeyer, conical glass flask
  round bottom flask, rundkolben, round bottomed flask, rundbodenkolben
  volumetric flask, messkolben, measuring flask, masskolben, volumetric measuring flask
  watch glass, uhrglas, uhrglasschale
  crucible, tiegel, schmelztiegel, porcelain crucible, porzellantiegel, melting crucible, smelting crucible
  mortar, morser
  filter paper, filterpapier, rundfilter, rundfilterpapier, laboratory filter paper, filter disc paper, lab filter paper
  ph paper, indikatorpapier, lackmuspapier, litmus paper, ph strip, ph test strip, ph streifen, ph teststreifen, ph indicator paper
  ph meter, ph messgerat, ph tester, ph wert messgerat, ph wert messer, ph wert tester, digital ph meter, ph messer
  slide glass, objekttrager, microscope slide, glass slide, specimen slide, microscope glass slide, objekttragerglas, microscopic slide, mikroskop objekttrager, microscope specimen slide
  cover slip, deckglas, deckglaschen, cover glass, microscope cover glass, microscope cover slip, deckglasplattchen
  wire gauze, drahtnetz, bunsen burner gauze, wire gauze mat
  laboratory stand, stativmaterial, retort stand, lab stand, laborstativ, ring stand, bunsenstativ, clamp stand
  boss head, doppelmuffe, stativmuffe, bosshead clamp
  weighing dish, wageschale, weighing boat, weigh boat, wageschalchen, weigh dish
  spatula lab, laborspatel, laboratory spatula, lab spatula, chemistry spatula, chemiespatel, chemical spatula
  stirrer, ruhrer, magnetruhrer, magnetic stirrer, magnetruhrgerat, mag stirrer, stir plate, magnetic stir plate
  stir bar, ruhrfisch, ruhrstabchen, magnetic stir bar, magnetic stirring bar, stirring bar, magnetruhrstab
  hot plate, heizplatte, laborheizplatte, laboratory hotplate, lab hotplate
  centrifuge, zentrifuge, laborzentrifuge, lab centrifuge, laboratory centrifuge
  balance, waage, feinwaage
  precision scale, feinwaage, prazisionswaage, precision balance, laborwaage, precision weighing scale, lab scale, lab balance, laboratory balance, laboratory scale, digital precision scale, prazisionsfeinwaage
  test tube holder, reagenzglashalter, reagenzglasklammer, test tube clamp, test tube clip
  stopper, stopfen, korken, bung, flask stopper, laborstopfen
  wash bottle, spritzflasche, laborspritzflasche, squeeze wash bottle, laboratory wash bottle, laboratory squeeze bottle, lab wash bottle, plastic wash bottle
  reagent, reagenz, reagens, reagenzien, chemical reagent, lab reagent, laborreagenz, laboratory reagent
  hydrogen, wasserstoff
  oxygen, sauerstoff
  nitrogen, stickstoff
  carbon dioxide, kohlendioxid, co2, kohlenstoffdioxid, co2 gas, kohlensaure gas
  sodium chloride, natriumchlorid, nacl
  sodium, natrium
  potassium, kalium
  calcium, kalzium, calciummetall
  ammonia, ammoniak, salmiakgeist, ammoniakwasser, ammonia solution, ammonia water, ammoniak losung, ammonium hydroxide, aqueous ammonia
  nitric acid, salpetersaure, hno3
  phosphoric acid, phosphorsaure, orthophosphoric acid, orthophosphorsaure, h3po4
  acetic acid, essigsaure, ethanoic acid, ethansaure
  glycerine, glycerin, glycerol, glyzerin, vegetable glycerin, pflanzliches glycerin, glyzerol
  iron filings, eisenspane, eisenfeilspane, iron shavings, eisenfeilicht, eisenspan, eisenfeilspan
  sulphur, schwefel, sulfur, sulfur powder, sulphur powder, schwefelpulver, schwefelblute, brimstone, flowers of sulphur, schwefelblume, flowers of sulfur
  borax, natriumborat, sodium borate, natriumtetraborat, sodium tetraborate, borax powder, boraxpulver, dinatriumtetraborat
  copper sulphate, kupfersulfat, copper sulfate, blue vitriol, kupfervitriol, bluestone, cuso4, copper ii sulfate, kupfersulphat, copper ii sulphate, kupfer ii sulfat, cupric sulphate, cupric sulfate
  prism, prisma, glass prism, glasprisma, optical prism, optisches prisma, lichtprisma
  convex lens, sammellinse, converging lens, konvexlinse, positive lens, collecting lens
  mirror foil, spiegelfolie, mirror film, spiegelfilm, mirrored foil, selbstklebende spiegelfolie, mirrored film, self adhesive mirror film, klebespiegelfolie
  light bulb holder, lampenfassung, lampholder, gluhlampenfassung, bulb socket, light socket, birnenfassung, gluhbirnenfassung, light bulb socket, leuchtmittelfassung
  bar magnet, stabmagnet
  horseshoe magnet, hufeisenmagnet, u magnet, u shaped magnet, horse shoe shaped magnet
  compass needle, kompassnadel, magnetnadel, magnetic needle, magnetic compass needle
  spring scale, federwaage, newton meter, kraftmesser, force meter, federkraftmesser
  weight set, gewichtssatz, calibration weight set, gewichtesatz, gewichtstucksatz, kalibriergewichte, balance weight set, waagegewichte, calibration weight
  pendulum, pendel
  globe, globus, world globe, weltkugel, erdkugel, earth globe, erdglobus, weltglobus
  wall map, wandkarte, wandlandkarte
  skeleton, skelett, human skeleton, skelettmodell, anatomy skeleton, anatomical skeleton, menschliches skelett, schulskelett, anatomieskelett, skeleton model, human skeleton model
  molecular model, molekulbaukasten, molekulmodell, molecular model kit, molecule model, molecule kit, molekulbausatz
  abacus, rechenrahmen, counting frame, zahlrahmen, counting abacus, abakus, bead frame, bead abacus, kugelrechenrahmen, zahlenrahmen
  compass set, zirkelkasten, drawing compass set, zirkelset, zirkelsatz, geometry compass set, reisszeug
  sticking plaster, heftpflaster, adhesive plaster, bandaid
  aed pads, aed elektroden, defibrillator pads, defibrillator electrodes, defi elektroden, defibrillatorelektroden, aed electrodes
  tourniquet, abbindesystem, arterial tourniquet, abbindegurt, combat tourniquet, emergency tourniquet, abbindeband, medical tourniquet
  ear thermometer, ohrthermometer, infrared ear thermometer, ohrfieberthermometer, tympanic thermometer, in ear thermometer, infrarot ohrthermometer, digital ear thermometer, braun thermoscan, thermoscan, aural thermometer
  wound disinfectant, wunddesinfektion, wound antiseptic, wound disinfection spray, antiseptic wound spray, wound disinfection, wundantiseptikum, first aid antiseptic
  eye wash bottle, augenspulflasche, eye rinse bottle, augenspuler, augenwaschflasche, eye wash solution bottle, eye irrigation bottle
  stretcher, krankentrage, tragbahre, ambulance stretcher, medical stretcher, patiententrage
  graduated pipette, messpipette, measuring pipette, graduated glass pipette
  pestle, stossel, morserkeule, morserstossel, pistill, morserstampfer
  separating funnel, scheidetrichter, separatory funnel, trenntrichter, schutteltrichter, sep funnel, separation funnel, liquid separation funnel
  condenser, liebigkuhler, liebig condenser, distillation condenser, destillationskuhler, distilling condenser, laboratory condenser, destillationskuhler glas
  potassium permanganate, kaliumpermanganat, permanganate, kmno4, ubermangansaures kali, condys crystals, condy crystals, permanganate of potash
  universal indicator, universalindikator, universalindikatorpapier, universal indicator paper, universal indicator strip
  crucible tongs, tiegelzange, laboratory tongs, lab tongs, crucible tongs lab, labortiegelzange
  magnesium ribbon, magnesiumband, magnesium strip, magnesiumstreifen, magnesium ribbon roll, magnesium metal ribbon
`;
