/** Building, plumbing, wiring, furniture and home electronics. A line is what means the same, in English and German, without accents. */
export const BUILDING = `
  glue gun, heisskleber pistole
  hot glue stick, klebestick, heissklebestick, klebepatrone, heissklebepatrone
  torque, drehmoment
  jack plug, klinkenstecker, audio jack, klinke, headphone plug, audio plug, stereo plug, mini jack, trs plug, aux plug, kopfhorerstecker, miniklinke, jackstecker, aux stecker, miniklinkenstecker
  drywall screw, schnellbauschraube, gipskartonschraube, plasterboard screw, gypsum screw, sheetrock screw, gipsschraube, gipsplattenschraube, trockenbauschraube
  wood screw, holzschraube, spax, chipboard screw, spanplattenschraube, spaxschraube, particle board screw, holzbauschraube
  sheet metal screw, blechschraube, self tapping screw
  machine screw, maschinenschraube, gewindeschraube, metric screw, machine bolt, metric bolt, metrische schraube
  coach bolt, schlossschraube, carriage bolt, flachrundschraube, cup square bolt, torbandschraube, schlosserschraube, din 603, cup head bolt
  eye bolt, osenschraube, ringschraube, augenschraube, screw eye, lifting eye, lifting eye bolt, ring bolt, augbolzen, hebeose
  nail, nagel
  nail gun, nagler, druckluftnagler, nailer, nagelpistole, nagelschussgerat, nagelgerat, nailing gun, air nailer, pneumatic nailer, druckluftnagelgerat, akkunagler
  sander, schleifer
  belt sander, bandschleifer
  sanding block, schleifklotz
  tool bag, werkzeugtasche
  tool belt, werkzeuggurtel
  work light, arbeitsleuchte, baustrahler, floodlight, arbeitslampe
  welder, schweissgerat, welding machine
  solder paste, lotpaste
  hole saw, lochsage, lochsagensatz, dosenbohrer
  forstner bit, forstnerbohrer
  wood drill, holzbohrer, wood bit
  metal drill, metallbohrer, hss drill bit, metal drill bit
  drill chuck, bohrfutter
  plumb bob, senklot, senkblei
  chalk line, schlagschnur, chalk reel, chalk line reel
  laser level, kreuzlinienlaser, linienlaser, cross line laser, cross laser, line laser
  laser measure, entfernungsmesser, rangefinder, laser distance meter, laserentfernungsmesser, distanzmesser
  stud finder, leitungssucher, ortungsgerat, stud detector, wall scanner
  moisture meter, feuchtigkeitsmesser, feuchtemessgerat
  bolt cutter, bolzenschneider, bolt cropper
  tile cutter, fliesenschneider
  glass cutter, glasschneider
  tile, fliese, kachel
  grout, fugenmasse, fugenmortel, fugenweiss
  mortar, mortel
  cement, zement
  concrete, beton, estrichbeton
  putty, kitt
  wallpaper, tapete
  wallpaper paste, tapetenkleister, kleister, wallpaper glue, tapezierkleister
  wood stain, holzlasur, lasur, beize, holzbeize
  paint tray, farbwanne, farbschale
  plasterboard, gipskarton, rigips, drywall
  insulation, dammung, isolierung, dammwolle, dammstoff
  mixer tap, mischbatterie, einhebelmischer, einhandmischer
  drain, abfluss
  pipe, rohr
  pipe elbow, rohrbogen
  ball valve, kugelhahn
  valve, ventil
  radiator, heizkorper
  radiator key, entlufterschlussel, entluftungsschlussel, bleed key
  hinge, scharnier
  drawer slide, schubladenschiene, drawer runner, schubladenauszug, drawer rail, drawer glide, schubladenfuhrung, auszugschiene, vollauszug, teleskopschiene, ball bearing slide, telescopic runner, kugelauszug, rollenauszug, schubkastenfuhrung, schubkastenauszug, telescopic slide, ladenauszug, drawer track
  angle bracket, winkelverbinder, lochwinkel, corner brace, l bracket, angle brace, stuhlwinkel, right angle bracket, winkelbeschlag, bauwinkel, montagewinkel, befestigungswinkel, metallwinkel, eckwinkel, eckverbinder, schwerlastwinkel
  cable gland, kabelverschraubung
  cable clip, kabelschelle, nagelschelle, kabelclip
  cable duct, kabelkanal, trunking, cable trunking, cable channel, cable raceway
  junction box, abzweigdose, verteilerdose, verbindungsdose
  wall box, unterputzdose, geratedose, flush box, schalterdose, pattress box, back box
  wall socket, steckdose, wandsteckdose, power outlet, wall outlet, outlet, power point
  light switch, lichtschalter
  power meter, energiemessgerat, strommessgerat, energy meter
  fluorescent tube, leuchtstoffrohre, neonrohre, neon tube, strip light
  ceiling light, deckenlampe, deckenleuchte, ceiling lamp
  floor lamp, stehlampe
  table lamp, tischlampe, desk lamp, schreibtischlampe
  bedside lamp, nachttischlampe
  lampshade, lampenschirm
  lamp holder, lampenfassung, bulb holder, fassung, lamp socket
  wifi router, wlan router, fritzbox, wireless router, router, internet router, broadband router, broadband hub, dsl router, home router, internetbox, heimrouter, speedport
  wifi, wlan, wi fi, wireless network, wireless lan, funknetzwerk, drahtlosnetzwerk, wireless internet
  phone charger, handy ladegerat, handyladegerat, usb charger, usb ladegerat, usb netzteil, usb wall charger, usb power adapter, usb power supply, usb charging plug, usb charger plug, usb mains charger, usb mains adapter, usb ladestecker, usb steckernetzteil, usb netzstecker, usb ladeadapter, usb lader
  phone case, handyhulle, phone cover, mobile phone case, smartphonehulle, handyschale
  phone, handy, telefon
  antenna, antenne, aerial
  battery charger, akkuladegerat, batterieladegerat
  projector, beamer, video projector
  tripod, stativ, dreibein, camera tripod, camera stand, fotostativ, kamerastativ, dreibeinstativ
  camera, kamera, fotoapparat, photo camera, fotokamera, photokamera, photoapparat, stills camera, photographic camera
  camera lens, objektiv
  amplifier, verstarker, amp, audio amplifier, hifi amplifier, stereo amplifier, audioverstarker, hifi verstarker, stereoverstarker
  microphone, mikrofon, mikro, mic, mikrophon
  vinyl record, schallplatte, record, gramophone record, phonograph record, vinyl lp, vinyl album, langspielplatte, vinylplatte
  television, fernseher, tv, tv set, telly, fernsehgerat
  satellite dish, satellitenschussel, satellitenantenne, sat schussel, sat dish, dish antenna, satellite antenna, parabolic antenna, sat antenne, parabolantenne, sat spiegel, satellitenspiegel, parabolspiegel
  coax cable, koaxkabel, antennenkabel, aerial cable, antenna cable, coaxial cable, aerial lead, antenna lead, coaxial lead, coax lead, tv aerial cable, tv cable, fernsehkabel, satkabel, koaxialkabel, tv kabel, antennenleitung
  alarm clock, wecker
  wall clock, wanduhr
  air conditioner, klimaanlage, klimagerat
  humidifier, luftbefeuchter
  air purifier, luftreiniger
  weather station, wetterstation
  robot vacuum, saugroboter, robot vacuum cleaner, staubsaugerroboter
  coat hook, garderobenhaken, kleiderhaken
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
  paint scraper, farbkratzer, farbschaber, schaber, scraper
  putty knife, spachtel, filling knife, spachtelmesser, scraper
  paint stripper, abbeizer, paint remover
  wallpaper brush, tapezierburste
  pasting table, tapeziertisch
  masking film, abdeckfolie
  radiator paint, heizkorperlack
  tinting paste, abtonfarbe
  tile adhesive, fliesenkleber
  tile spacer, fliesenkreuz, fugenkreuz
  grout float, fugbrett, fugengummi
  notched trowel, zahnkelle, zahnspachtel
  plastering trowel, glattkelle, finishing trowel, plasterers trowel, glattekelle
  bricklayers trowel, maurerkelle, brick trowel, bricklaying trowel, masons trowel
  screed, estrich
  mixing paddle, ruhrquirl, ruhrstab, ruhrer
  mortar tub, mortelkubel, maurerkubel, speisfass, mixing tub, mortelwanne, mortelkasten
  brick, ziegel, backstein, ziegelstein
  roof tile, dachziegel, dachpfanne
  roofing felt, dachpappe
  bitumen, teer
  mineral wool, mineralwolle, steinwolle, glaswolle, rock wool, glass wool
  polystyrene, styropor, styrofoam
  vapour barrier, dampfsperre, dampfbremse
  reinforcing mesh, armierungsgewebe, bewehrungsmatte
  plaster profile, putzprofil, kantenschutz, eckschutz
  joint tape, fugenband, fugendeckstreifen
  sealing tape, dichtband, dichtungsband
  laminate, laminat
  parquet, parkett
  cork, kork
  underlay, trittschalldammung
  floor covering, bodenbelag
  decking, terrassendiele, terrassendielen
  mason line, maurerschnur
  sledgehammer, vorschlaghammer, sledge hammer
  club hammer, faustel
  claw hammer, latthammer, zimmermannshammer, klauenhammer
  roofing hammer, dachdeckerhammer
  pickaxe, spitzhacke, pick axe
  demolition hammer, abbruchhammer, stemmhammer
  core drill, kernbohrer, kernbohrmaschine
  diamond disc, diamantscheibe, diamanttrennscheibe
  suction lifter, saugheber, glassauger, suction cup
  suction cup, saugnapf
  tarpaulin, abdeckplane
  hard hat, schutzhelm, bauhelm, safety helmet
  safety shoe, sicherheitsschuh, arbeitsschuh, work shoe, safety boot
  work gloves, arbeitshandschuhe, working gloves
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
