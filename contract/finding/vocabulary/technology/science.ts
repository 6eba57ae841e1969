/** Measuring, laboratory, chemistry, biology, physics and astronomy. A line is what means the same, in English and German, without accents. */
export const SCIENCE = `
  component tester, transistor tester, bauteiltester, transistortester
  lcr meter, lcr messgerat, lcr messbrucke
  capacitance meter, kapazitatsmessgerat, kapazitatsmesser
  esr meter, esr messgerat
  decade box, resistance decade, widerstandsdekade
  electronic load, elektronische last
  variac, variable transformer, stelltrafo, regeltrafo, stelltransformator
  isolation transformer, trenntrafo, trenntransformator
  toroidal transformer, ringkerntrafo, ringkerntransformator
  spectrum analyzer, spectrum analyser, spektrumanalysator
  vector network analyzer, vector network analyser, vna, vektornetzwerkanalysator
  usb tester, usb power meter, usb messgerat
  anemometer, wind meter, windmesser, windmessgerat
  geiger counter, geigerzahler
  data logger, datenlogger
  vacuum gauge, vakuummeter, unterdruckmesser
  refractometer, refraktometer
  conductivity meter, ec meter, leitfahigkeitsmessgerat
  hardness tester, harteprufer, hartemessgerat
  metal detector, metalldetektor, metallsuchgerat
  panel meter, einbaumessgerat, einbauinstrument
  phase rotation meter, drehfeldmessgerat
  wattmeter, leistungsmesser
  theodolite, theodolit
  reagent bottle, laboratory bottle, laborflasche, reagenzienflasche, chemikalienflasche
  gas washing bottle, gaswaschflasche
  buret, burette
  pipette bulb, pipette filler, peleusball, pipettierball, pipettierhilfe
  pasteur pipette, transfer pipette, pasteurpipette, transferpipette
  micropipette, eppendorf pipette, mikropipette, kolbenhubpipette
  pipette tip, pipettenspitze
  microcentrifuge tube, eppendorf tube, reaktionsgefass, eppi
  centrifuge tube, falcon tube, zentrifugenrohrchen, falcon rohrchen
  cuvette, kuvette
  sample vial, specimen vial, probenglaschen, probenflaschchen
  desiccator, exsikkator
  buchner funnel, buchnertrichter
  suction flask, filter flask, buchner flask, saugflasche
  water jet pump, water aspirator, wasserstrahlpumpe
  dropping funnel, tropftrichter
  powder funnel, pulvertrichter
  distillation apparatus, destillationsapparat, destillationsapparatur
  glass tube, glass tubing, glasrohr
  rubber stopper, rubber bung, gummistopfen
  joint clip, keck clip, schliffklammer, schliffklemme
  evaporating dish, evaporating basin, abdampfschale
  pipeclay triangle, clay triangle, tondreieck
  spirit burner, spirit lamp, alcohol burner, spiritusbrenner, spirituslampe
  heating mantle, heizhaube
  water bath, wasserbad
  muffle furnace, muffelofen
  drying oven, drying cabinet, trockenschrank, trockenofen
  laboratory incubator, brutschrank
  fume hood, fume cupboard, laborabzug, digestorium
  autoclave, autoklav
  vortex mixer, vortexer, reagenzglasschuttler
  lab jack, laboratory jack, laborhebebuhne, laborboy
  retort clamp, stativklemme
  retort ring, stand ring, stativring
  spoon spatula, loffelspatel
  inoculating loop, inoculation loop, impfose
  bell jar, glasglocke
  dropper bottle, dropping bottle, tropfflasche, pipettenflasche, tropfflaschchen
  weighing paper, wagepapier
  ph electrode, ph elektrode
  buffer solution, ph buffer, pufferlosung
  calibration solution, kalibrierlosung, eichlosung
  syringe filter, spritzenfilter
  boiling chip, boiling stone, siedestein, siedesteinchen
  test tube brush, reagenzglasburste
  cork borer, korkbohrer
  lab wipe, labortuch
  photometer, fotometer
  spectrophotometer, spektralphotometer, spektralfotometer
  calorimeter, kalorimeter
  pycnometer, pyknometer
  potassium hydroxide, caustic potash, kaliumhydroxid, atzkali
  calcium chloride, calciumchlorid, kalziumchlorid
  calcium carbonate, calciumcarbonat, kalziumkarbonat
  potassium nitrate, saltpetre, saltpeter, kaliumnitrat, kalisalpeter
  ammonium chloride, sal ammoniac, ammoniumchlorid, salmiaksalz
  silver nitrate, silbernitrat
  iron sulphate, iron sulfate, ferrous sulphate, eisensulfat, eisenvitriol
  methanol, methyl alcohol, methylalkohol
  ethyl acetate, ethylacetat, essigester
  toluene, toluol
  xylene, xylol
  hexane, hexan
  petroleum ether, petrolether
  naphtha, white gas, waschbenzin, reinigungsbenzin
  dichloromethane, methylene chloride, dichlormethan, methylenchlorid
  chloroform, trichlormethan
  iodine solution, lugols iodine, iodlosung, jodlosung, lugolsche losung
  methylene blue, methylenblau
  bromothymol blue, bromthymolblau
  methyl orange, methylorange
  agar, agar agar, agaragar, agartine
  activated carbon, activated charcoal, aktivkohle
  sodium thiosulphate, sodium thiosulfate, natriumthiosulfat
  tartaric acid, weinsaure
  boric acid, borsaure
  stearic acid, stearinsaure
  mercury metal, quecksilber
  liquid nitrogen, flussigstickstoff, flussiger stickstoff
  dry ice, trockeneis
  dextrose, glucose, traubenzucker, grape sugar
  iron powder, eisenpulver
  sodium silicate, natronwasserglas, natriumsilikat
  sodium hypochlorite, natriumhypochlorit, chlorbleichlauge
  formaldehyde, formalin, formaldehyd
  stereo microscope, dissecting microscope, stereomikroskop, stereolupe
  digital microscope, usb microscope, digitalmikroskop, usb mikroskop
  eyepiece, okular
  microscope objective, mikroskopobjektiv
  immersion oil, immersionsol
  microtome, mikrotom
  dissecting kit, dissection kit, sezierbesteck, praparierbesteck
  dissecting needle, prapariernadel
  insect pin, insektennadel
  insect box, insektenkasten
  bug viewer, bug box, becherlupe, lupenbecher
  butterfly net, insect net, schmetterlingsnetz
  prepared slide, dauerpraparat, mikropraparat
  microscope lamp, mikroskopleuchte, mikroskopierleuchte
  microscope camera, mikroskopkamera
  plant press, flower press, pflanzenpresse, blumenpresse
  plankton net, planktonnetz
  anatomical model, anatomisches modell
  rock hammer, geologist hammer, geologenhammer, geological hammer
  specimen jar, praparateglas
  newtons cradle, newton cradle, kugelstosspendel, newtonpendel
  van de graaff generator, bandgenerator
  tesla coil, teslaspule, teslatransformator
  electroscope, elektroskop
  ruhmkorff coil, funkeninduktor
  plasma globe, plasma ball, plasmakugel
  optical bench, optische bank
  diffraction grating, beugungsgitter, optisches gitter
  linear air track, luftkissenbahn, luftkissenfahrbahn
  vacuum bell jar, vakuumglocke
  magdeburg hemispheres, magdeburger halbkugeln
  crookes radiometer, lichtmuhle
  stirling engine, stirlingmotor, heissluftmotor
  steam engine, dampfmaschine
  hand crank generator, handkurbelgenerator, kurbelgenerator
  bimetallic strip, bimetal strip, bimetallstreifen
  spectroscope, spektroskop
  spectral lamp, spektrallampe
  laboratory lead, laborkabel, experimentierkabel
  concave lens, diverging lens, zerstreuungslinse
  concave mirror, hohlspiegel
  fresnel lens, fresnellinse
  beam splitter, strahlteiler
  helium neon laser, hene laser
  polarising film, polarizing film, polarisationsfolie
  one way mirror, two way mirror, spionspiegel
  periscope, periskop
  monocular, monokular
  optical filter, optischer filter, optisches filter
  hand lens, handlupe
  headband magnifier, head magnifier, kopflupe, lupenbrille, stirnlupe
  refractor telescope, refractor, refracting telescope, linsenteleskop, refraktor
  reflector telescope, reflecting telescope, newtonian telescope, spiegelteleskop
  dobsonian, dobsonian telescope, dobson teleskop
  finderscope, finder scope, sucherfernrohr
  red dot finder, leuchtpunktsucher
  barlow lens, barlow linse, barlowlinse
  star diagonal, zenitspiegel
  equatorial mount, parallaktische montierung, aquatoriale montierung
  solar filter, sonnenfilter, sonnenfilterfolie
  eclipse glasses, sonnenfinsternisbrille, sofi brille
  planisphere, drehbare sternkarte
  star chart, star map, sternkarte
  star projector, sternenprojektor
  collimation laser, laser collimator, justierlaser
  dew shield, taukappe, tauschutzkappe
  counterweight, gegengewicht
  sundial, sonnenuhr
  meteorite, meteorit
`;
