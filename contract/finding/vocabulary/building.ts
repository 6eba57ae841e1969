/** Building, plumbing, wiring, furniture and home electronics. A line is what means the same, in English and German, without accents. */
export const BUILDING = `
  caulking gun, kartuschenpresse, kartuschenpistole, silikonspritze, caulk gun, sealant gun
  glue gun, heisskleber pistole
  hot glue stick, klebestick, heissklebestick, klebepatrone, heissklebepatrone
  torque, drehmoment
  jack, wagenheber
  jack plug, klinkenstecker, audio jack
  drywall screw, schnellbauschraube, gipskartonschraube, plasterboard screw
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
  plumb bob, senklot
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
  phone case, handyhulle
  phone holder, handyhalterung, phone mount
  phone, handy, telefon
  antenna, antenne, aerial
  battery charger, akkuladegerat, batterieladegerat
  projector, beamer
  tripod, stativ
  camera, kamera
  camera lens, objektiv
  amplifier, verstarker
  microphone, mikrofon
  vinyl record, schallplatte
  television, fernseher, tv
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
  robot vacuum, saugroboter
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
`;
