/** Measuring, laboratory, chemistry, biology, physics and astronomy. A line is what means the same, in English and German, without accents. */
export const SCIENCE = `
  component tester, transistor tester, bauteiltester, transistortester, transistor checker, component checker, bauteileprufer
  lcr meter, lcr messgerat, lcr messbrucke, lcr bridge, rlc messgerat, lcr tester
  capacitance meter, kapazitatsmessgerat, kapazitatsmesser, capacitor tester, capacitor meter, kondensatortester, kondensatorprufer
  esr meter, esr messgerat, esr tester, esr messer
  decade box, resistance decade, widerstandsdekade, decade resistor, decade resistance box, resistor decade box, dekadenwiderstand
  electronic load, elektronische last, dc electronic load, dc load
  variac, variable transformer, stelltrafo, regeltrafo, stelltransformator, regeltransformator, ringstelltrafo
  isolation transformer, trenntrafo, trenntransformator, isolating transformer, mains isolation transformer
  toroidal transformer, ringkerntrafo, ringkerntransformator, toroid transformer, ringtrafo, ringtransformator
  spectrum analyzer, spectrum analyser, spektrumanalysator, spektrumanalyzer, spektrum analyser
  vector network analyzer, vector network analyser, vna, vektornetzwerkanalysator
  usb tester, usb power meter, usb messgerat, usb meter, usb multimeter
  anemometer, wind meter, windmesser, windmessgerat, wind speed meter, windgeschwindigkeitsmesser, wind gauge
  geiger counter, geigerzahler, geigermullerzahler, radiation detector, strahlungsmessgerat, strahlenmessgerat
  data logger, datenlogger, messdatenlogger
  vacuum gauge, vakuummeter, unterdruckmesser, vacuum meter, vacuum pressure gauge, unterdruckmanometer, unterdruckmessgerat
  refractometer, refraktometer, handrefraktometer, brix refractometer
  conductivity meter, ec meter, leitfahigkeitsmessgerat, ec tester, conductivity tester, leitwertmesser, leitwertmessgerat
  hardness tester, harteprufer, hartemessgerat, hardness testing machine, harteprufgerat
  metal detector, metalldetektor, metallsuchgerat, metallsucher, metal finder
  panel meter, einbaumessgerat, einbauinstrument, panel instrument, schalttafelmessgerat
  phase rotation meter, drehfeldmessgerat, phase sequence indicator, phase rotation tester, drehfeldanzeiger
  wattmeter, leistungsmesser
  theodolite, theodolit
  reagent bottle, laboratory bottle, laborflasche, reagenzienflasche, chemikalienflasche, lab bottle, schott bottle, schottflasche
  gas washing bottle, gaswaschflasche, drechsel bottle, dreschel bottle
  buret, burette, titration burette, titrierburette, titrationsburette
  pipette bulb, pipette filler, peleusball, pipettierball, pipettierhilfe, rubber pipette bulb
  pasteur pipette, transfer pipette, pasteurpipette, transferpipette, plastic transfer pipette
  micropipette, eppendorf pipette, mikropipette, kolbenhubpipette, pipettor, piston pipette
  pipette tip, pipettenspitze, pipettor tip, micropipette tip
  microcentrifuge tube, eppendorf tube, reaktionsgefass, eppi, micro centrifuge tube, microfuge tube, eppendorfgefass
  centrifuge tube, falcon tube, zentrifugenrohrchen, falcon rohrchen, conical centrifuge tube, centrifugation tube
  cuvette, kuvette, cuvet, photometer cuvette
  sample vial, specimen vial, probenglaschen, probenflaschchen, probeflaschchen, probenvial, glass sample vial
  desiccator, exsikkator, desikkator
  buchner funnel, buchnertrichter, buchner filter funnel, nutsche
  suction flask, filter flask, buchner flask, saugflasche, side arm flask, sidearm flask, filtrierflasche
  water jet pump, water aspirator, wasserstrahlpumpe, water jet aspirator, water jet vacuum pump
  dropping funnel, tropftrichter, addition funnel, pressure equalising funnel, addition dropping funnel
  powder funnel, pulvertrichter, solids funnel, feststofftrichter
  distillation apparatus, destillationsapparat, destillationsapparatur
  glass tube, glass tubing, glasrohr, glasrohrchen, laborglasrohr, lab glass tubing
  rubber stopper, rubber bung, gummistopfen, gummistopsel, gummistoppel
  joint clip, keck clip, schliffklammer, schliffklemme, keck clamp, ground joint clamp, ground joint clip, keckklemme
  evaporating dish, evaporating basin, abdampfschale, evaporation dish, porcelain evaporating dish
  pipeclay triangle, clay triangle, tondreieck, porcelain triangle, tonrohrendreieck
  spirit burner, spirit lamp, alcohol burner, spiritusbrenner, spirituslampe, alcohol lamp, ethanol burner, meths burner
  heating mantle, heizhaube, lab heating mantle, isomantle
  water bath, wasserbad, laborwasserbad, lab water bath, laboratory water bath
  muffle furnace, muffelofen, muffle oven
  drying oven, drying cabinet, trockenschrank, trockenofen, lab drying oven
  laboratory incubator, brutschrank, lab incubator
  fume hood, fume cupboard, laborabzug, digestorium, fume extraction cupboard, laboratory fume hood, abzugsschrank
  autoclave, autoklav, steam steriliser, dampfsterilisator, steam sterilizer, dampfdrucksterilisator
  vortex mixer, vortexer, reagenzglasschuttler, vortexmischer, vortex shaker
  lab jack, laboratory jack, laborhebebuhne, laborboy, laboratory scissor jack, lab lift, scissor lab jack
  retort clamp, stativklemme, burette clamp, stativklammer, burettenklemme
  retort ring, stand ring, stativring, ring stand ring
  spoon spatula, loffelspatel, lab spoon spatula, spatelloffel
  inoculating loop, inoculation loop, impfose, impfschlinge
  bell jar, glasglocke, glass bell jar, bell glass, vacuum bell jar, vakuumglocke
  dropper bottle, dropping bottle, tropfflasche, pipettenflasche, tropfflaschchen, pipette bottle, eye dropper bottle, glass dropper bottle
  weighing paper, wagepapier, weigh paper
  ph electrode, ph elektrode, ph probe, ph sonde, ph messelektrode
  buffer solution, ph buffer, pufferlosung, ph buffer solution, ph pufferlosung
  calibration solution, kalibrierlosung, eichlosung, ph calibration liquid, kalibrierflussigkeit
  syringe filter, spritzenfilter, membrane syringe filter, spritzenvorsatzfilter
  boiling chip, boiling stone, siedestein, siedesteinchen, anti bumping granule, boiling granule
  test tube brush, reagenzglasburste, test tube cleaning brush
  cork borer, korkbohrer, cork boring tool
  lab wipe, labortuch, kimwipe, laboratory wipe
  photometer, fotometer
  spectrophotometer, spektralphotometer, spektralfotometer, spektrofotometer, spektrophotometer
  calorimeter, kalorimeter
  pycnometer, pyknometer, specific gravity bottle, density bottle, dichteflasche, relative density bottle
  potassium hydroxide, caustic potash, kaliumhydroxid, atzkali, koh, kaliumhydroxyd
  calcium chloride, calciumchlorid, kalziumchlorid, cacl2, chlorcalcium, chlorkalzium
  calcium carbonate, calciumcarbonat, kalziumkarbonat, caco3, calcium karbonat
  potassium nitrate, saltpetre, saltpeter, kaliumnitrat, kalisalpeter, kno3, salpeter, nitre
  ammonium chloride, sal ammoniac, ammoniumchlorid, salmiaksalz, nh4cl, salammoniak
  silver nitrate, silbernitrat, agno3, hollenstein, lunar caustic
  iron sulphate, iron sulfate, ferrous sulphate, eisensulfat, eisenvitriol, copperas, green vitriol, iron ii sulphate, eisen ii sulfat
  methanol, methyl alcohol, methylalkohol, wood alcohol, wood spirit, holzgeist
  ethyl acetate, ethylacetat, essigester, essigsaureethylester, ethyl ethanoate, essigsaureathylester
  toluene, toluol, methylbenzol, methylbenzene
  xylene, xylol, dimethylbenzene, dimethylbenzol
  hexane, hexan, n hexane
  petroleum ether, petrolether, pet ether, petroleumather
  naphtha, white gas, waschbenzin, reinigungsbenzin, coleman fuel
  dichloromethane, methylene chloride, dichlormethan, methylenchlorid, dcm, dichloromethan
  chloroform, trichlormethan, trichloromethane
  iodine solution, lugols iodine, iodlosung, jodlosung, lugolsche losung, lugol solution, lugol losung, lugols solution
  methylene blue, methylenblau, methylthioninium chloride
  bromothymol blue, bromthymolblau
  methyl orange, methylorange
  agar, agar agar, agaragar, agartine, agar powder, agarpulver
  activated carbon, activated charcoal, aktivkohle, active carbon, active charcoal
  sodium thiosulphate, sodium thiosulfate, natriumthiosulfat, sodium hyposulphite
  tartaric acid, weinsaure, weinsteinsaure, l weinsaure
  boric acid, borsaure, boracic acid, orthoborsaure
  stearic acid, stearinsaure, stearin
  mercury metal, quecksilber, liquid mercury, metallic mercury, metallisches quecksilber, quicksilver
  liquid nitrogen, flussigstickstoff, flussiger stickstoff, ln2, liquid n2
  dry ice, trockeneis, solid carbon dioxide, kohlensaureeis, carbon dioxide ice, co2 eis
  dextrose, glucose, traubenzucker, grape sugar, d glucose, glukose
  iron powder, eisenpulver, powdered iron
  sodium silicate, natronwasserglas, natriumsilikat, wasserglas, water glass, natriumsilicat
  sodium hypochlorite, natriumhypochlorit, chlorbleichlauge, chlorbleiche, natriumhypochloritlosung
  formaldehyde, formalin, formaldehyd, formalinlosung, formol
  stereo microscope, dissecting microscope, stereomikroskop, stereolupe, binocular microscope, stereoscopic microscope
  digital microscope, usb microscope, digitalmikroskop, usb mikroskop, usb digital microscope
  eyepiece, okular, ocular, ocular lens, telescope eyepiece, telescope ocular
  microscope objective, mikroskopobjektiv, microscope lens, microscope objective lens
  immersion oil, immersionsol, microscope immersion oil, immersionsoel
  microtome, mikrotom
  dissecting kit, dissection kit, sezierbesteck, praparierbesteck, dissection set, dissecting set
  dissecting needle, prapariernadel, dissection needle, teasing needle
  insect pin, insektennadel, entomological pin, entomology pin
  insect box, insektenkasten, insect display case, insect display box, insektenschaukasten
  bug viewer, bug box, becherlupe, lupenbecher, insect viewer, magnifying pot, magnifying jar, bug jar
  butterfly net, insect net, schmetterlingsnetz, butterfly catching net, insektennetz, insektenkescher, butterfly catcher, schmetterlingskescher
  prepared slide, dauerpraparat, mikropraparat, microscope prepared slide, prepared microscope slide, fertigpraparat
  microscope lamp, mikroskopleuchte, mikroskopierleuchte, microscope light, microscope illuminator, mikroskopierlampe
  microscope camera, mikroskopkamera, microscope cam
  plant press, flower press, pflanzenpresse, blumenpresse, herbarium press
  plankton net, planktonnetz, plankton tow net, planktonkescher
  anatomical model, anatomisches modell, anatomy model, human anatomy model, anatomiemodell, anatomy torso
  rock hammer, geologist hammer, geologenhammer, geological hammer, geology hammer, rock pick, geologists hammer
  specimen jar, praparateglas, praparatglas
  newtons cradle, newton cradle, kugelstosspendel, newtonpendel, newtons balls, kugelpendel
  van de graaff generator, bandgenerator, van de graaf generator, van de graaf, van de graaff, van de graaff machine
  tesla coil, teslaspule, teslatransformator, tesla transformer
  electroscope, elektroskop, gold leaf electroscope
  ruhmkorff coil, funkeninduktor, ruhmkorff induktor
  plasma globe, plasma ball, plasmakugel, plasma lamp, plasma sphere, plasmalampe
  optical bench, optische bank, optics bench, optikbank
  diffraction grating, beugungsgitter, optisches gitter, optical grating
  linear air track, luftkissenbahn, luftkissenfahrbahn, air track, luftkissenschiene
  magdeburg hemispheres, magdeburger halbkugeln, magdeburger kugeln, magdeburg spheres
  crookes radiometer, lichtmuhle, light mill
  stirling engine, stirlingmotor, heissluftmotor, hot air engine, hot air motor
  steam engine, dampfmaschine, model steam engine
  hand crank generator, handkurbelgenerator, kurbelgenerator, crank generator, hand cranked generator, handgenerator
  bimetallic strip, bimetal strip, bimetallstreifen, bi metal strip
  spectroscope, spektroskop, hand spectroscope, handspektroskop
  spectral lamp, spektrallampe, spectrum lamp, spektralrohre
  laboratory lead, laborkabel, experimentierkabel, lab lead, experiment lead
  concave lens, diverging lens, zerstreuungslinse, konkavlinse, negative lens
  concave mirror, hohlspiegel, konkavspiegel
  fresnel lens, fresnellinse, fresnel sheet lens
  beam splitter, strahlteiler, beam splitter mirror, teilerspiegel
  helium neon laser, hene laser, he ne laser
  polarising film, polarizing film, polarisationsfolie, polariser film, polarising sheet, polarizer film, polarizing sheet
  one way mirror, two way mirror, spionspiegel, see through mirror, venezianischer spiegel, einwegspiegel
  periscope, periskop, sehrohr
  monocular, monokular, monocular telescope, spotting monocular
  optical filter, optischer filter, optisches filter, optics filter, optikfilter
  hand lens, handlupe, hand magnifier, magnifying hand lens, hand held magnifier
  headband magnifier, head magnifier, kopflupe, lupenbrille, stirnlupe, head loupe, headband loupe, head mounted magnifier
  refractor telescope, refractor, refracting telescope, linsenteleskop, refraktor, linsenfernrohr
  reflector telescope, reflecting telescope, newtonian telescope, spiegelteleskop, newton telescope, newtonian reflector, newtonian
  dobsonian, dobsonian telescope, dobson teleskop, dobson, dob telescope, dobson telescope
  finderscope, finder scope, sucherfernrohr, telescope finder, telescope finder scope
  red dot finder, leuchtpunktsucher, led finder
  barlow lens, barlow linse, barlowlinse, barlow
  star diagonal, zenitspiegel, zenith mirror
  equatorial mount, parallaktische montierung, aquatoriale montierung, eq mount, equatorial telescope mount, aquatorialmontierung
  solar filter, sonnenfilter, sonnenfilterfolie, sun filter, telescope solar filter, telescope sun filter
  eclipse glasses, sonnenfinsternisbrille, sofi brille, solar eclipse glasses, eclipse viewer, solar viewing glasses, sun viewing glasses
  planisphere, drehbare sternkarte, star wheel, star finder wheel, sternscheibe, drehbare sternenkarte
  star chart, star map, sternkarte, sky chart, sky map, sternenkarte
  star projector, sternenprojektor, night sky projector, sternenhimmelprojektor, starry sky projector, sternprojektor, home planetarium, heimplanetarium
  collimation laser, laser collimator, justierlaser, collimator laser
  dew shield, taukappe, tauschutzkappe, dew hood
  counterweight, gegengewicht, counterbalance weight, ausgleichsgewicht
  sundial, sonnenuhr, garden sundial, gartensonnenuhr
  meteorite, meteorit, meteoritenstein
`;
