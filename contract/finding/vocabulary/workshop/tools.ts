/** Tools and what they measure with. A line is what means the same, in English and German, without accents. */
export const TOOLS = `
  spanner, wrench, schraubenschlussel, schlussel, maulschlussel, gabelschlussel
  combination spanner, combination wrench, ringmaulschlussel, ring spanner, ringschlussel
  torque wrench, drehmomentschlussel
  adjustable wrench, adjustable spanner, crescent wrench, rollgabelschlussel, englander
  pipe wrench, water pump pliers, rohrzange, wasserpumpenzange, slip joint pliers, channellock
  allen, allen key, hex key, inbus, imbus, inbusschlussel, imbusschlussel, allen wrench, innensechskant, sechskantschlussel
  torch, flashlight, taschenlampe
  torch, blowtorch, gas torch, lotlampe, gasbrenner, butane torch
  vise, vice, schraubstock
  utility knife, stanley knife, box cutter, cuttermesser, craft knife, teppichmesser
  pliers, zange
  combination pliers, combi pliers, kombizange, linesman pliers, lineman pliers
  side cutter, diagonal cutter, wire cutter, seitenschneider, flush cutter, nippers
  tin snips, aviation snips, blechschere, sheet metal shears
  needle nose, long nose, spitzzange
  circlip pliers, snap ring pliers, seegerringzange
  cable stripper, wire stripper, abisolierzange, abmantler
  crimper, crimping tool, crimping pliers, crimpzange
  tweezer, pinzette
  pozidriv, pozidrive, pz
  phillips, philips, ph, kreuzschlitz, crosshead, cross head
  torx, innensechsrund, star drive
  power drill, bohrmaschine, electric drill, drill
  mitre saw, miter saw, kappsage, gehrungssage, chop saw
  band saw, bandsaw, bandsage
  table saw, tischkreissage
  scroll saw, dekupiersage
  lathe, drehbank, drehmaschine
  milling machine, frasmaschine, mill
  milling cutter, end mill, endmill, fraser
  router, oberfrase
  planer, hobel, hand plane, block plane, handhobel
  rasp, raspel
  crowbar, brecheisen, pry bar, prybar, nageleisen, kuhfuss
  staple gun, tacker, stapler, handtacker
  rivet gun, nietzange, riveter, pop riveter
  engraver, graviergerat
  magnifier, lupe, loupe, magnifying glass
  toolbox, werkzeugkasten, tool box, werkzeugkiste, werkzeugkoffer
  workbench, werkbank, work bench
  screwdriver, schraubendreher, schraubenzieher
  cordless drill, akkuschrauber, akkubohrschrauber, cordless screwdriver, drill driver, bohrschrauber, akkubohrer
  impact driver, schlagschrauber, impact wrench
  hammer drill, rotary hammer, schlagbohrmaschine, bohrhammer
  angle grinder, winkelschleifer, flex, trennschleifer
  bench grinder, doppelschleifer, schleifbock
  rotary tool, dremel, multitool
  orbital sander, exzenterschleifer, schleifmaschine, schwingschleifer
  cutting disc, cut off wheel, trennscheibe, cutoff wheel, cutting wheel, cut off disc, flexscheibe
  drill bit, drill, bohrer, twist drill, spiralbohrer
  step drill, stufenbohrer, unibit, step bit
  countersink, senker, kegelsenker
  hand tap, tap, gewindebohrer, thread cutter
  threading die, die, schneideisen
  reamer, reibahle
  screw extractor, linksausdreher, easy out, schraubenausdreher
  center punch, centre punch, korner
  scriber, reissnadel, anreissnadel
  saw, sage
  saw blade, sageblatt
  jigsaw, stichsage, sabre saw
  hacksaw, metallsage, eisensage, bugelsage
  circular saw, kreissage, skilsaw, handkreissage
  file, feile
  hammer, mallet
  rubber mallet, gummihammer
  wheel brace, lug wrench, radkreuz, wheel wrench
  hay fork, pitchfork, pitch fork, heugabel
  post rammer, post driver, post knocker, post hole rammer
  tenon saw, back saw, ruckensage
  dovetail cutter, dovetail bit
  track saw, plunge saw, tauchsage
  circular saw blade, table saw blade, kreissageblatt
  welding rod, arc rod, welding electrode, schweisselektrode
  welding helmet, welding mask, schweisshelm
  f clamp, bar clamp
  chisel, wood chisel, meissel, stechbeitel, stemmeisen
  ratchet, ratsche, knarre
  socket set, steckschlusselsatz, nusskasten, stecknusse
  tape measure, massband, measuring tape, rollbandmass, bandmass, rollmeter
  steel rule, ruler, steel ruler, lineal, stahllineal
  caliper, calliper, vernier, messschieber, schieblehre, schiebelehre
  micrometer, bugelmessschraube, mikrometer
  dial indicator, dial gauge, messuhr, dial gage
  feeler gauge, fuhlerlehre, feeler gage, thickness gauge
  square, winkel, try square, anschlagwinkel
  level, wasserwaage, spirit level
  multimeter, dmm, voltmeter, digital multimeter
  voltage tester, spannungsprufer, duspol, phasenprufer
  soldering iron, lotkolben, soldering station, lotstation
  soldering station, lotstation
  soldering tip, lotspitze
  hot air gun, heat gun, heissluftpistole, heissluftfon
  glue gun, heissklebepistole, klebepistole
  clamp, zwinge, schraubzwinge
  ladder, leiter
  step ladder, stepladder, trittleiter, stehleiter
  air compressor, kompressor, compressor, druckluftkompressor
  trolley jack, car jack, wagenheber, rangierwagenheber, floor jack
  vacuum, vacuum cleaner, hoover, staubsauger
  vacuum bag, vacuum cleaner bag, hoover bag, staubsaugerbeutel, dust bag
  welding rod, elektrode, schweisselektrode
  sewing machine needle, nahmaschinennadel
  anchor, anker
  nuss, stecknuss, socket wrench insert
  snap off blade, abbrechklinge, cutterklinge, utility blade
  blade, klinge
  drill press, tischbohrmaschine, standbohrmaschine, pillar drill
  air hose, druckluftschlauch, pneumatikschlauch, pneumatic hose
  solenoid valve, magnetventil
  shaft coupling, wellenkupplung
  putty knife, scraper, spachtel
  coping saw, laubsage, fretsaw
  marking gauge, streichmass
  ring spanner, ringschlussel, box end wrench
  open end wrench, gabelschlussel, open ended spanner
  socket wrench, steckschlussel, nut driver
  socket, stecknuss, steckschlusseleinsatz
  bit holder, bithalter
  bit set, bitsatz, bits
  magnetic bit holder, magnethalter
  slotted screwdriver, schlitzschraubendreher, flathead screwdriver, flat screwdriver
  phillips screwdriver, kreuzschlitzschraubendreher
  torx screwdriver, torx schraubendreher
  precision screwdriver, feinmechanikerschraubendreher, uhrmacherschraubendreher
  vde screwdriver, vde schraubendreher, insulated screwdriver
  extension bar, ratschenverlangerung
  universal joint, kardangelenk
  t handle, t griff
  pipe vice, rohrschraubstock
  corner clamp, winkelspanner, eckenspanner
  spring clamp, federzwinge, federklemme
  quick clamp, einhandzwinge
  bench dog, bankhaken
  vise jaws, schonbacken, schraubstockbacken
  mandrel, dorn
  punch, locheisen, stanzeisen
  number stamp, schlagzahlen, zahlenstempel
  letter stamp, schlagbuchstaben
  tin opener bit, kombiwerkzeug
  pick up tool, magnetheber, magnetic pick up, greifer, grabber
  inspection mirror, inspektionsspiegel
  inspection camera, endoskop, endoskopkamera, endoscope, borescope
  stethoscope mechanic, mechanikerstethoskop
  thermometer gun, infrarotthermometer, infrared thermometer
  thermal camera, warmebildkamera
  sound level meter, schallpegelmesser
  lux meter, luxmeter
  tachometer, drehzahlmesser
  vernier height, hohenmesser
  digital caliper, digitaler messschieber
  radius gauge, radiuslehre
  wire gauge, drahtlehre
  spring balance, federwaage
  hanging scale, hangewaage
  letter punch, schlagbuchstabe
  nail puller, nagelzieher, nail bar
  nail gun, nagler, nailer, druckluftnagler
  upholstery nail, polsternagel
  roofing nail, dachpappstift
  panel pin, drahtstift
  tool wall, werkzeugwand
  tool trolley, werkstattwagen, tool cart
  creeper, rollbrett, montagerollbrett
  drip tray, auffangwanne, tropfschale
  parts washer, teilewaschgerat
  ultrasonic cleaner, ultraschallreiniger, ultraschallbad
  sandblaster, sandstrahler
  blasting media, strahlmittel
  spray booth, lackierkabine
  paint gun, lackierpistole
  air gun, ausblaspistole, blow gun, druckluftpistole
  air coupling, druckluftkupplung, schnellkupplung, quick coupling
  water separator, wasserabscheider
  impact socket, kraftnuss, schlagnuss
  air ratchet, druckluftratsche
`;
