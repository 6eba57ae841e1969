/** Building, plumbing, wiring, furniture and home electronics. A line is what means the same, in English and German, without accents. */
export const BUILDING = `
  caulking gun, kartuschenpresse, kartuschenpistole, silikonspritze, caulk gun, sealant gun
  glue gun, heisskleber pistole
  hot glue stick, klebestick, heissklebestick, klebepatrone, heissklebepatrone
  torque, drehmoment
  jack, wagenheber
  jack plug, klinkenstecker, audio jack
  drywall screw, schnellbauschraube, gipskartonschraube, plasterboard screw, gypsum screw, sheetrock screw, gipsschraube, gipsplattenschraube
  wood screw, holzschraube
  sheet metal screw, blechschraube, self tapping screw
  chipboard screw, spanplattenschraube, spax
  machine screw, maschinenschraube, gewindeschraube
  coach bolt, schlossschraube, carriage bolt
  eye bolt, osenschraube, ringschraube, augenschraube, screw eye
  nail, nagel
  nail gun, nagler, druckluftnagler
  sander, schleifer
  belt sander, bandschleifer
  sanding block, schleifklotz
  tool bag, werkzeugtasche
  tool belt, werkzeuggurtel
  work light, arbeitsleuchte, baustrahler, floodlight, arbeitslampe
  welder, schweissgerat, welding machine
  solder paste, lotpaste
  hole saw, lochsage, lochsagensatz
  forstner bit, forstnerbohrer
  wood drill, holzbohrer, wood bit
  metal drill, metallbohrer
  drill chuck, bohrfutter
  pin punch, durchschlag, splinttreiber, splintentreiber
  plumb bob, senklot, senkblei
  chalk line, schlagschnur
  laser level, kreuzlinienlaser, linienlaser
  laser measure, entfernungsmesser, rangefinder, laser distance meter
  stud finder, leitungssucher, ortungsgerat
  moisture meter, feuchtigkeitsmesser
  bolt cutter, bolzenschneider
  pipe cutter, rohrschneider
  tile cutter, fliesenschneider
  glass cutter, glasschneider
  tile, fliese
  grout, fugenmasse, fugenmortel
  mortar, mortel
  cement, zement
  concrete, beton
  putty, kitt
  wallpaper, tapete
  wallpaper paste, tapetenkleister, kleister
  primer, grundierung
  wood stain, holzlasur, lasur, beize, holzbeize
  paint tray, farbwanne
  plasterboard, gipskarton, rigips, drywall
  insulation, dammung, isolierung, dammwolle
  mixer tap, mischbatterie
  drain, abfluss
  pipe, rohr
  pipe elbow, rohrbogen
  ball valve, kugelhahn
  valve, ventil
  radiator, heizkorper
  radiator key, entlufterschlussel, entluftungsschlussel
  hinge, scharnier
  drawer slide, schubladenschiene, drawer runner, schubladenauszug
  door stop, turstopper
  felt pad, filzgleiter, mobelgleiter
  castor, lenkrolle, caster
  angle bracket, winkelverbinder
  shelf bracket, regalwinkel, regaltrager
  shelf pin, regalstift, bodentrager
  cable gland, kabelverschraubung
  cable clip, kabelschelle, nagelschelle
  cable duct, kabelkanal, trunking
  junction box, abzweigdose, verteilerdose
  wall box, unterputzdose, geratedose
  wall socket, steckdose, wandsteckdose, power outlet, wall outlet
  light switch, lichtschalter
  time switch, zeitschaltuhr, plug timer
  power meter, energiemessgerat, strommessgerat
  fluorescent tube, leuchtstoffrohre, neonrohre, neon tube
  ceiling light, deckenlampe, deckenleuchte, ceiling lamp
  floor lamp, stehlampe
  table lamp, tischlampe
  bedside lamp, nachttischlampe
  desk lamp, schreibtischlampe
  lampshade, lampenschirm
  lamp holder, lampenfassung, bulb holder
  wifi router, wlan router, fritzbox, wireless router
  wifi, wlan
  phone charger, handy ladegerat, handyladegerat, usb charger, usb ladegerat
  phone case, handyhulle, phone cover, mobile phone case, smartphonehulle, handyschale
  phone holder, handyhalterung, phone mount
  phone, handy, telefon
  antenna, antenne, aerial
  battery charger, akkuladegerat, batterieladegerat
  projector, beamer, video projector
  tripod, stativ
  camera, kamera
  camera lens, objektiv
  amplifier, verstarker
  microphone, mikrofon
  vinyl record, schallplatte
  television, fernseher, tv, tv set, telly, fernsehgerat
  satellite dish, satellitenschussel, satellitenantenne
  coax cable, koaxkabel, antennenkabel, aerial cable
  alarm clock, wecker
  wall clock, wanduhr
  air conditioner, klimaanlage, klimagerat
  fan heater, heizlufter
  dehumidifier, luftentfeuchter
  humidifier, luftbefeuchter
  air purifier, luftreiniger
  weather station, wetterstation
  robot vacuum, saugroboter, robot vacuum cleaner, staubsaugerroboter
  coat hook, garderobenhaken, kleiderhaken
  coat rack, garderobe
  storage box, aufbewahrungsbox
  shoe rack, schuhregal
  door mat, fussmatte, doormat, fussabtreter
  step stool, tritthocker
  picture hook, bilderhaken, picture hanger, bildernagel
  roller blind, rollo
  venetian blind, jalousie
  curtain rail, gardinenstange, curtain rod, vorhangstange
  ear defender, ohrenschutzer, gehorschutz
  crate, kiste
  barrel, fass
  handle, henkel
  ultrasonic, ultraschall
  third hand, dritte hand, helping hands
  birch, birke
  beech, buche
  oak, eiche
  spruce, fichte
  pine, kiefer
  plywood, sperrholz, multiplex
  hot air, heissluft, heat gun
  corner bracket, winkel, bracket
  night light, nachtlicht
  paint tray, farbwanne, farbschale
  paint scraper, farbkratzer, farbschaber, schaber, scraper
  putty knife, spachtel, filling knife, spachtelmesser
  paint stripper, abbeizer, paint remover
  wallpaper brush, tapezierburste
  pasting table, tapeziertisch
  masking film, abdeckfolie
  radiator paint, heizkorperlack
  tinting paste, abtonfarbe
  tile, fliese, kachel
  tile adhesive, fliesenkleber
  tile spacer, fliesenkreuz, fugenkreuz
  grout, fugenmortel, fugenmasse, fugenweiss
  grout float, fugbrett, fugengummi
  notched trowel, zahnkelle, zahnspachtel
  plastering trowel, glattkelle
  bricklayers trowel, maurerkelle
  concrete, beton, estrichbeton
  screed, estrich
  mixing paddle, ruhrquirl, ruhrstab, ruhrer
  mortar tub, mortelkubel, maurerkubel, speisfass
  brick, ziegel, backstein, ziegelstein
  roof tile, dachziegel, dachpfanne
  roofing felt, dachpappe
  bitumen, teer
  insulation, dammung, dammstoff, isolierung
  mineral wool, mineralwolle, steinwolle, glaswolle, rock wool, glass wool
  polystyrene, styropor, styrofoam
  vapour barrier, dampfsperre, dampfbremse
  reinforcing mesh, armierungsgewebe, bewehrungsmatte
  plaster profile, putzprofil, kantenschutz, eckschutz
  joint tape, fugenband, fugendeckstreifen
  sealing tape, dichtband, dichtungsband
  cartridge gun, kartuschenpistole, kartuschenpresse, caulking gun, silikonpistole, caulk gun
  laminate, laminat
  parquet, parkett
  cork, kork
  underlay, trittschalldammung
  floor covering, bodenbelag
  decking, terrassendiele, terrassendielen
  laser distance meter, entfernungsmesser, laserentfernungsmesser, distanzmesser, rangefinder
  mason line, maurerschnur
  moisture meter, feuchtemessgerat, feuchtigkeitsmesser
  sledgehammer, vorschlaghammer, sledge hammer
  club hammer, faustel
  claw hammer, latthammer, zimmermannshammer
  roofing hammer, dachdeckerhammer
  pickaxe, spitzhacke, pick axe
  demolition hammer, abbruchhammer, stemmhammer
  core drill, kernbohrer, kernbohrmaschine
  diamond disc, diamantscheibe, diamanttrennscheibe
  suction lifter, saugheber, glassauger, suction cup
  suction cup, saugnapf
  tarpaulin, abdeckplane
  ear plug, ohrstopsel, ohropax
  hard hat, schutzhelm, bauhelm, safety helmet
  safety shoe, sicherheitsschuh, arbeitsschuh, work shoe, safety boot
  work gloves, arbeitshandschuhe
  cut resistant glove, schnittschutzhandschuh, cut proof glove
  chemical glove, chemikalienschutzhandschuh
  overalls, overall, blaumann, latzhose, boiler suit, coveralls, dungarees
  work trousers, arbeitshose
  face shield, gesichtsschutz, visier, visor
  safety harness, auffanggurt, sicherungsgurt, fall arrest harness
  eye wash, augenspulung, augendusche
  gas detector, gaswarner, gasmelder, gas alarm, gaswarngerat
  carbon monoxide detector, co melder, carbon monoxide alarm, co detector, kohlenmonoxidmelder, co warner
  fire alarm, feueralarm, brandmelder
  emergency exit, notausgang
  warning sign, warnschild
  barrier tape, absperrband, flatterband, caution tape
  traffic cone, pylone, verkehrskegel, leitkegel, road cone
  alarm system, alarmanlage, burglar alarm
  surveillance camera, uberwachungskamera, security camera, cctv
  door frame, turrahmen, turzarge
  window sill, fensterbank
  window frame, fensterrahmen
  skylight, dachfenster
  loft insulation, dachdammung
  roof batten, dachlatte
  roof gutter bracket, rinnenhalter
  ridge tile, firstziegel
  downspout strainer, laubfang, laubschutz
  manhole cover, schachtdeckel, kanaldeckel
  paving sand, fugensand
  tile leveling, nivelliersystem, tile levelling
  tile grout, fliesenfuge
  plaster board screw, rigipsschraube
  cavity plug, hohlraumdubel
  wall tie, maueranker
  steel beam, stahltrager, i beam
  angle iron, winkeleisen, winkelstahl
  construction foil, baufolie
  building sand, bausand
  lime plaster, kalkputz
  plaster, putz, render
  emulsion, dispersion
  undercoat, vorstreichfarbe
  paint bucket, farbeimer
  paint mixer, farbruhrer
  paint sprayer, farbspruhgerat
  extension pole, teleskopstange
  roller handle, rollerbugel
  paint guard, abdeckblech
  sugar soap, anlauger
  lead paint test, bleitest
`;
