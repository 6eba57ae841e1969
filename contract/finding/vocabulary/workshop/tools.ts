/** Tools and what they measure with. A line is what means the same, in English and German, without accents. */
export const TOOLS = `
  spanner, wrench, schraubenschlussel, schlussel, maulschlussel, gabelschlussel, schraubschlussel
  combination spanner, combination wrench, ringmaulschlussel, ring spanner, ringschlussel, gabelringschlussel, ringgabelschlussel, ring gabelschlussel, combi spanner, box end wrench, box wrench, box ended wrench, ring wrench, doppelringschlussel, double ring spanner, double box end wrench
  torque wrench, drehmomentschlussel, torque spanner, drehmomentratsche, drehmomentschraubenschlussel
  adjustable wrench, adjustable spanner, crescent wrench, rollgabelschlussel, englander, rollgabel, verstellschlussel, verstellbarer schraubenschlussel, rollgabelschraubenschlussel, shifting spanner, monkey wrench, crescent spanner
  pipe wrench, water pump pliers, rohrzange, wasserpumpenzange, slip joint pliers, channellock, stillson, stillson wrench, wapuzange, pump pliers, tongue and groove pliers, channel lock pliers, groove joint pliers, schwedenzange, eckrohrzange, pumpenzange, pipe pliers
  allen, allen key, hex key, inbus, imbus, inbusschlussel, imbusschlussel, allen wrench, innensechskant, sechskantschlussel, hex wrench, innensechskantschlussel, sechskantstiftschlussel, hexagon key, hexagonal key
  torch, flashlight, taschenlampe, taschenleuchte, stablampe, stabtaschenlampe, led taschenlampe, hand torch, torch light, maglite, led torch, led flashlight
  torch, blowtorch, gas torch, lotlampe, gasbrenner, butane torch, blowlamp, blow lamp, blow torch, propane torch, gaslotlampe, lotbrenner, propangasbrenner, propanbrenner, handbrenner
  vise, vice, schraubstock, bench vise, bench vice, engineers vice, bankschraubstock, parallelschraubstock, tischschraubstock, table vice
  utility knife, stanley knife, box cutter, cuttermesser, craft knife, teppichmesser, universalmesser, stanleymesser, teppichschneider, kartonschneider, carpet knife, trimming knife, razor knife, trapezmesser, cutter knife, retractable knife, snap off knife, snap blade knife, snap off cutter, japanmesser, tapetenmesser, kartonmesser, paketmesser, abbrechklingenmesser, abbrechmesser
  pliers, zange
  combination pliers, combi pliers, kombizange, linesman pliers, lineman pliers, linemans pliers, kombinationszange, universalzange, engineers pliers, universal pliers
  side cutter, diagonal cutter, wire cutter, seitenschneider, flush cutter, nippers, side cutting pliers, diagonal pliers, diagonal cutting pliers, elektronikseitenschneider, drahtschneider, side snips, wire snips, wire nippers, side nippers, seitenschneidezange
  tin snips, aviation snips, blechschere, sheet metal shears, metal snips, handblechschere, sheet metal snips, tinners snips, metallschere, tin shears, aviation shears
  needle nose, long nose, spitzzange, needle nose pliers, needle nosed pliers, long nose pliers, snipe nose pliers, telefonzange, radiozange, flachrundzange, nadelzange, schnabelzange, storchschnabelzange
  circlip pliers, snap ring pliers, seegerringzange, retaining ring pliers, sicherungsringzange, sprengringzange, segeringzange, lock ring pliers, seegerzange
  cable stripper, wire stripper, abisolierzange, abmantler, wire stripping pliers, wire stripping tool, stripping pliers, entmantler, abmantelungswerkzeug, abisoliergerat, abisolierwerkzeug, kabelabisolierer, kabelentmantler, abisolierer, entmantelungswerkzeug, insulation stripper
  crimper, crimping tool, crimping pliers, crimpzange, crimp tool, crimp pliers, crimpwerkzeug, aderendhulsenzange, quetschzange, kabelschuhzange, wire crimper, ferrule crimper
  tweezer, pinzette
  pozidriv, pozidrive, pz, pozi, posidriv, posidrive, supadriv
  phillips, philips, ph, kreuzschlitz, crosshead, cross head, philipps, cross recess
  torx, innensechsrund, star drive, innentorx, hexalobular, six lobe, innenvielrund
  power drill, bohrmaschine, electric drill, drill, drilling machine, drill machine, elektrobohrer, elektrobohrmaschine, mains drill, corded drill, bohrgerat
  mitre saw, miter saw, kappsage, gehrungssage, chop saw, mitre chop saw, compound mitre saw, compound miter saw, sliding mitre saw, kapp und gehrungssage, kappgehrungssage, drop saw, zug kappsage, paneelsage
  band saw, bandsaw, bandsage, bandsagemaschine
  table saw, tischkreissage, saw bench, bench saw, tischsage, baukreissage, tischkreissagemaschine
  scroll saw, dekupiersage, elektrische laubsage, laubsagemaschine, feinschnittsage, elektrolaubsage, powered fretsaw, electric fretsaw, dekupiersagemaschine
  lathe, drehbank, drehmaschine, turning lathe, metal lathe, metalldrehbank, turning machine, metalldrehmaschine, engine lathe
  milling machine, frasmaschine, mill, frase, vertical mill
  milling cutter, end mill, endmill, fraser, slot drill, schaftfraser, fraswerkzeug, end milling cutter, fingerfraser
  router, oberfrase, plunge router, handoberfrase, wood router, oberfrasmaschine
  planer, hobel, hand plane, block plane, handhobel, bench plane, wood plane, hand planer, holzhobel, jack plane, einhandhobel, blockhobel, woodworking plane
  rasp, raspel, holzraspel, wood rasp, raspelfeile
  crowbar, brecheisen, pry bar, prybar, nageleisen, kuhfuss, wrecking bar, jemmy, brechstange, pinch bar, ripping bar
  staple gun, tacker, handtacker, tacker gun, heftpistole, klammerpistole, klammergerat, tackergerat, elektrotacker, hammertacker, stapling gun, upholstery stapler, klammernagler
  rivet gun, nietzange, riveter, pop riveter, blindnietzange, nietpistole, pop rivet gun, rivet tool, riveting tool, blind riveter, blindnietgerat, nietgerat, popnietzange, rivet pliers, hand riveter, handnietzange, riveting pliers
  engraver, graviergerat, engraving tool, engraving pen, gravierstift, graviermaschine, engraving machine, gravurgerat, gravurstift, gravierer
  magnifier, lupe, loupe, magnifying glass, vergrosserungsglas, leselupe, magnifying lens
  toolbox, werkzeugkasten, tool box, werkzeugkiste, werkzeugkoffer, tool chest, tool case, werkzeugbox, werkzeugtruhe, montagekoffer, handwerkerkoffer, tool caddy
  workbench, werkbank, work bench, arbeitsbank, hobelbank, arbeitstisch, werktisch, work table, werkstatttisch, joiners bench, workmate, working table
  screwdriver, schraubendreher, schraubenzieher, screw driver
  cordless drill, akkuschrauber, akkubohrschrauber, cordless screwdriver, drill driver, bohrschrauber, akkubohrer, cordless drill driver, battery drill, akkubohrmaschine, akkuschlagbohrschrauber, akkuschlagbohrer, power screwdriver, electric screwdriver, elektroschrauber, combi drill, cordless combi drill, cordless driver, akkuschraubenzieher, akkuschraubendreher, battery screwdriver
  impact driver, schlagschrauber, impact wrench, impact gun, rattle gun, drehschlagschrauber, impact screwdriver, akkuschlagschrauber, cordless impact driver, akkudrehschlagschrauber
  hammer drill, rotary hammer, schlagbohrmaschine, bohrhammer, schlagbohrer, percussion drill, sds drill, sds bohrmaschine, kombihammer, impact drill, schlagbohrhammer, sds hammer
  angle grinder, winkelschleifer, flex, trennschleifer, flexmaschine, disc grinder, trennmaschine, einhandwinkelschleifer, winkelschleifmaschine, akkuflex, trennflex
  bench grinder, doppelschleifer, schleifbock, doppelschleifmaschine, pedestal grinder, tischschleifmaschine, bench grinding machine
  rotary tool, dremel, multitool, proxxon, minibohrmaschine, feinbohrschleifer, mini drill, hobby drill, mini grinder, minibohrschleifer, dremmel, kleinbohrmaschine, feinbohrmaschine
  orbital sander, exzenterschleifer, schleifmaschine, schwingschleifer, random orbital sander, random orbit sander, palm sander, vibrationsschleifer, sheet sander, finishing sander, vibrationsschleifmaschine, eccentric sander, excenterschleifer
  cutting disc, cut off wheel, trennscheibe, cutoff wheel, cutting wheel, cut off disc, flexscheibe, cutting disk, slitting disc, grinder disc, cut off disk, parting disc, flexblatt, metal cutting disc, trennschleifscheibe
  drill bit, drill, bohrer, twist drill, spiralbohrer, bohreinsatz, bohrspitze, hss bohrer, hss drill, jobber drill, wendelbohrer, bohraufsatz, boring bit
  step drill, stufenbohrer, unibit, step bit, cone drill, cone cutter, konusbohrer, kegelbohrer, stepped drill, stepped drill bit, step drill bit, cone drill bit, blechschalbohrer, schalbohrer, stepped bit
  countersink, senker, kegelsenker, countersink bit, senkbohrer, versenker, krauskopf, countersink drill, countersinking bit, spitzsenker, entgratsenker, versenkbohrer
  hand tap, tap, gewindebohrer, thread cutter, screw tap, taper tap, handgewindebohrer, gewindeschneidbohrer, threading tap
  threading die, die, schneideisen, thread die, screw die, gewindeschneideisen, die nut, schneidmutter, thread cutting die, button die, gewindeeisen
  reamer, reibahle, hand reamer, handreibahle, machine reamer
  screw extractor, linksausdreher, easy out, schraubenausdreher, bolt extractor, ausdreher, schraubenentferner, linksdreher, ezy out, schraubenlinksausdreher, stripped screw remover, screw remover, schraubausdreher
  center punch, centre punch, korner, prick punch, ankorner, handkorner, centering punch, ankornstift
  scriber, reissnadel, anreissnadel, scribing tool, anreissstift, anreisser, scribing needle, metal scribe
  saw, sage
  saw blade, sageblatt
  jigsaw, stichsage, sabre saw, jig saw, pendelhubstichsage, akkustichsage, pendelstichsage, stichsagemaschine, pendelsage
  hacksaw, metallsage, eisensage, bugelsage, hack saw, metallbugelsage, junior hacksaw, puksage, handbugelsage, eisenbugelsage, metallhandsage, puk sage
  circular saw, kreissage, skilsaw, handkreissage, buzz saw, skil saw, handkreissagemaschine, skillsaw, akkukreissage, cordless circular saw
  file, feile, metal file, metallfeile, hand file, handfeile, engineers file, schlosserfeile, eisenfeile
  hammer, mallet
  rubber mallet, gummihammer, rubber hammer, gummischlegel, gummischlagel
  wheel brace, lug wrench, radkreuz, wheel wrench, radmutternschlussel, lug nut wrench, radmutternkreuz, kreuzschlussel, four way lug wrench, four way wheel brace, wheel nut wrench, radschlussel, wheel spanner, radschraubenschlussel, wheel nut brace, radkreuzschlussel, spider wrench
  hay fork, pitchfork, pitch fork, heugabel, strohgabel, forke, hay pitchfork, straw fork
  post rammer, post driver, post knocker, post hole rammer, pfostenramme, pfahlramme, pfahltreiber, post pounder, fence post driver, fence post rammer, zaunpfahlramme, zaunpfahltreiber, pfostentreiber
  tenon saw, back saw, ruckensage, zapfensage
  dovetail cutter, dovetail bit, zinkenfraser, schwalbenschwanzfraser, gratfraser, dovetail router bit
  track saw, plunge saw, tauchsage, tauchkreissage, plunge cut saw, schienensage, rail saw, tauchhandkreissage
  circular saw blade, table saw blade, kreissageblatt, handkreissageblatt, tischkreissageblatt, hm sageblatt, skilsaw blade, hartmetallsageblatt
  welding rod, arc rod, welding electrode, schweisselektrode, stabelektrode, stick electrode, schweissstab, arc welding rod, arc electrode, stick welding rod, mma electrode, schweissstabelektrode, elektrode
  welding helmet, welding mask, schweisshelm, schweissmaske, schweissschild, schweisserhelm, welding hood, welders mask, welders helmet, schweissschirm, schweisserschild, schweisserschutzschild, automatikschweisshelm, welding shield, auto darkening helmet, schweissermaske, schweissschutzhelm
  f clamp, bar clamp, f zwinge, f style clamp
  ratchet, ratsche, knarre, ratchet wrench, ratchet handle, ratschenschlussel, umschaltknarre, umschaltratsche, socket ratchet, knarrenschlussel
  socket set, steckschlusselsatz, nusskasten, stecknusse, knarrenkasten, ratschenkasten, steckschlusselset, steckschlusselkasten, stecknusssatz, stecknussset, nusssatz, knarrensatz, ratschensatz, socket wrench set, ratchet set, knarrenset, ratschenset, nusskoffer, nussset, knarrenkoffer, nussensatz
  tape measure, massband, measuring tape, rollbandmass, bandmass, rollmeter, metermass, rollmass, messband, retractable tape measure, taschenrollbandmass, tape rule, pocket tape measure, measure tape, taschenbandmass, rollenmassband, meterband
  steel rule, ruler, steel ruler, lineal, stahllineal, metal ruler, metal rule, stahlmassstab, metalllineal, stahlmass
  caliper, calliper, vernier, messschieber, schieblehre, schiebelehre, vernier caliper, vernier calliper, schublehre, sliding caliper, slide caliper, caliper gauge
  micrometer, bugelmessschraube, mikrometer, mikrometerschraube, messschraube, micrometer screw gauge, micrometer gauge, outside micrometer, micrometer screw, feinmessschraube, aussenmikrometer, aussenmessschraube
  dial indicator, dial gauge, messuhr, dial gage, clock gauge, zeigermessuhr, dial comparator
  feeler gauge, fuhlerlehre, feeler gage, thickness gauge, fuhllehre, blattlehre, fuhlerblattlehre, ventillehre, ventilspiellehre, feeler blade, abstandslehre, dickenlehre, spaltlehre
  square, winkel, try square, anschlagwinkel, winkelmass, schreinerwinkel, tischlerwinkel, schlosserwinkel, joiners square, anschlagswinkel
  level, wasserwaage, spirit level, wasserwage, bubble level, builders level, richtwaage, torpedo level
  multimeter, dmm, voltmeter, digital multimeter, vielfachmessgerat, multimessgerat, spannungsmesser, digitalmultimeter, dvm, multitester, volt meter, spannungsmessgerat, avometer, voltage meter
  voltage tester, spannungsprufer, duspol, phasenprufer, mains tester, spannungstester, stromprufer, phase tester, neon screwdriver, neon tester, voltage detector, volt stick, stromtester, phasentester, lugenstift, phasenschraubenzieher, prufschraubendreher, prufschraubenzieher, polprufer, non contact voltage tester, voltage pen, phasenprufschraubendreher
  soldering iron, lotkolben, soldering station, lotstation, solder iron, soldering pen, loteisen, lotgerat, lotgriffel, lotstift, soldering tool, elektrolotkolben, solder station
  soldering tip, lotspitze, solder tip, soldering iron tip, soldering bit, lotkolbenspitze
  hot air gun, heat gun, heissluftpistole, heissluftfon, heissluftgeblase, heissluftgerat, heissluftfohn, hot air blower, hot air tool, paint stripping gun, industriefohn
  glue gun, heissklebepistole, klebepistole, heissleimpistole, leimpistole, heisskleberpistole, klebstoffpistole, schmelzklebepistole
  clamp, zwinge, schraubzwinge, screw clamp, schraubenzwinge, klemmzwinge, g zwinge
  ladder, leiter
  step ladder, stepladder, trittleiter, stehleiter, bockleiter, haushaltsleiter, haushaltleiter, klappleiter, folding ladder, stufenleiter, stufenstehleiter, doppelleiter, pair of steps, malerleiter
  air compressor, kompressor, compressor, druckluftkompressor, luftkompressor, luftverdichter, drucklufterzeuger, werkstattkompressor, pressluftkompressor
  vacuum, vacuum cleaner, hoover, staubsauger, bodenstaubsauger, bodensauger, canister vacuum, upright vacuum, vacuum sweeper
  vacuum bag, vacuum cleaner bag, hoover bag, staubsaugerbeutel, dust bag, staubbeutel, hoover dust bag, staubsaugersack, staubsack, staubsaugertute, staubsaugerfilterbeutel, vac bag, saugerbeutel
  anchor, anker
  nuss, stecknuss, socket wrench insert
  snap off blade, abbrechklinge, cutterklinge, utility blade, cuttermesserklinge, teppichmesserklinge, utility knife blade, stanley blade, stanley knife blade, box cutter blade, trapezklinge, cutter blade, ersatzklinge
  blade, klinge
  air hose, druckluftschlauch, pneumatikschlauch, pneumatic hose, compressor hose, kompressorschlauch, pressluftschlauch, luftschlauch, airline hose, compressed air hose
  solenoid valve, magnetventil, elektromagnetventil, electromagnetic valve, elektroventil
  shaft coupling, wellenkupplung, shaft coupler, motor coupling, flexible coupling, flexible shaft coupling, wellenverbinder, flexkupplung
  coping saw, laubsage, fretsaw, fret saw, laubsagebogen, laubsagebugel
  marking gauge, streichmass, reissmass, anreissmass, wheel marking gauge, wheel gauge
  open end wrench, gabelschlussel, open ended spanner, open ended wrench, open jaw spanner, open end spanner, doppelmaulschlussel, doppelgabelschlussel, double open ended spanner
  socket wrench, steckschlussel, nut driver, socket spanner, nut spinner, sechskantsteckschlussel, steckschraubendreher
  socket, stecknuss, steckschlusseleinsatz, schlusselnuss, ratschennuss, knarrennuss, steckschlusselnuss, wrench socket, sechskantnuss, steckeinsatz, ratchet socket
  bit holder, bithalter, bitaufnahme, screwdriver bit holder, bit adapter, bithalterung
  bit set, bitsatz, bits, screwdriver bit set, bitset, bitbox, bitkasten, bitsortiment, driver bit set, screwdriver bit, schrauberbit, schraubendreherbit, schraubbit, driver bit
  magnetic bit holder, magnethalter, magnetischer bithalter, magnetbithalter
  slotted screwdriver, schlitzschraubendreher, flathead screwdriver, flat screwdriver, flat head screwdriver, flat blade screwdriver, flat bladed screwdriver, schlitzschraubenzieher, flat tip screwdriver, standard screwdriver, flachschraubendreher, flachschraubenzieher, slot screwdriver, straight screwdriver
  phillips screwdriver, kreuzschlitzschraubendreher, cross head screwdriver, crosspoint screwdriver, kreuzschlitzschraubenzieher, kreuzschraubenzieher, kreuzschraubendreher, philips screwdriver, ph screwdriver
  torx screwdriver, torx schraubendreher, torxschraubenzieher, star screwdriver, torx driver
  precision screwdriver, feinmechanikerschraubendreher, uhrmacherschraubendreher, jewellers screwdriver, jewelers screwdriver, watchmakers screwdriver, feinschraubendreher, feinmechanikerschraubenzieher, feinschraubenzieher, uhrmacherschraubenzieher, prazisionsschraubendreher, prazisionsschraubenzieher, miniature screwdriver, mini screwdriver, minischraubendreher, micro screwdriver, elektronikschraubendreher, watch screwdriver
  vde screwdriver, vde schraubendreher, insulated screwdriver, electricians screwdriver, isolierter schraubendreher, elektrikerschraubendreher, elektrikerschraubenzieher, isolierter schraubenzieher, vde schraubenzieher
  extension bar, ratschenverlangerung, socket extension, ratchet extension, knarrenverlangerung, nussverlangerung, stecknussverlangerung, steckschlusselverlangerung, socket extension bar
  universal joint, kardangelenk, u joint, gelenkstuck, cardan joint, kreuzgelenk, universalgelenk
  t handle, t griff
  pipe vice, rohrschraubstock, pipe vise
  corner clamp, winkelspanner, eckenspanner, angle clamp, winkelzwinge, right angle clamp, 90 degree clamp, eckzwinge, eckenzwinge, winkelklemme
  spring clamp, federzwinge, federklemme, federklammer, leimklammer
  quick clamp, einhandzwinge, quick grip, quick grip clamp, one handed clamp, one hand clamp, schnellspannzwinge, trigger clamp, schnellzwinge, einhandspanner, one handed bar clamp
  bench dog, bankhaken
  vise jaws, schonbacken, schraubstockbacken, vice jaws, soft jaws, schutzbacken, jaw protector, jaw cover, magnetbacken, vise jaw
  mandrel, dorn
  punch, locheisen, stanzeisen, hollow punch, wad punch, belt punch, gasket punch, henkellocheisen, lochpfeife, lochstanze
  number stamp, schlagzahlen, zahlenstempel, number punch, figure punch, schlagzahl, einschlagzahlen, metal number stamp, metal number punch, number punch set
  letter stamp, schlagbuchstaben, alphabet punch, metal letter stamp, letter punch set, einschlagbuchstaben, alphabet stamp
  tin opener bit, kombiwerkzeug
  pick up tool, magnetheber, magnetic pick up, greifer, grabber, magnetic pickup tool, magnetic pick up tool, pickup tool, teleskopmagnet, magnetic retriever, magnetgreifer, krallengreifer, magnetstab, magnetic wand, telescopic magnet, claw grabber, magnetfinger
  inspection mirror, inspektionsspiegel, telescopic mirror, teleskopspiegel, mechanics mirror, kontrollspiegel, telescoping mirror, montagespiegel
  inspection camera, endoskop, endoskopkamera, endoscope, borescope, boroskop, kanalkamera, drain camera, rohrkamera, videoendoskop, snake camera, schwanenhalskamera, pipe camera, endoscope camera
  stethoscope mechanic, mechanikerstethoskop, mechanics stethoscope, engine stethoscope, motorstethoskop, automotive stethoscope, mechanic stethoscope
  thermometer gun, infrarotthermometer, infrared thermometer, ir thermometer, laser thermometer, laserthermometer, pyrometer, infra red thermometer, temperature gun, non contact thermometer, infrared temperature gun, temperaturpistole, beruhrungsloses thermometer, kontaktloses thermometer
  thermal camera, warmebildkamera, thermal imaging camera, thermal imager, infrared camera, ir camera, infrarotkamera, thermografiekamera, thermokamera, flir, ir kamera, warmebildgerat, heat camera
  sound level meter, schallpegelmesser, decibel meter, db meter, noise meter, schallpegelmessgerat, larmmessgerat, schallmessgerat, dezibelmesser, sound meter, larmmesser, dezibelmessgerat, noise level meter, spl meter, lautstarkemesser
  lux meter, luxmeter, beleuchtungsmesser, lichtmesser, lichtmessgerat, helligkeitsmesser, illuminance meter, luxmessgerat, beleuchtungsstarkemesser
  tachometer, drehzahlmesser, rev counter, rpm meter, drehzahlmessgerat, revolution counter, rpm gauge, umdrehungszahler, tourenzahler, rpm counter
  vernier height, hohenmesser
  digital caliper, digitaler messschieber, digital vernier, digital vernier caliper, digitalmessschieber, digitale schieblehre, digitalschieblehre, digital calliper, digitale schublehre, electronic caliper
  radius gauge, radiuslehre, radienlehre, radienschablone, radius gage, fillet gauge, radiusschablone
  wire gauge, drahtlehre, wire gage, drahtstarkenlehre
  spring balance, federwaage, zugwaage
  hanging scale, hangewaage, hakenwaage, fischwaage, hook scale
  letter punch, schlagbuchstabe
  nail puller, nagelzieher, nail bar, nail remover, nagelheber, nail lifter, nail extractor, nagelziehzange
  upholstery nail, polsternagel, upholstery tack, ziernagel, upholstery pin, mobelnagel, decorative nail, polsterstift
  roofing nail, dachpappstift, dachpappennagel, dachpappnagel, pappnagel, clout nail, felt nail, breitkopfstift, dachpappenstift, teerpappnagel, breitkopfnagel
  panel pin, drahtstift, brad nail, stauchkopfnagel, veneer pin, finishing nail, panel nail, moulding pin
  tool wall, werkzeugwand, tool board, werkzeugtafel
  tool trolley, werkstattwagen, tool cart, werkzeugwagen, roll cab, tool chest trolley, roller cabinet, werkstattrollwagen, werkzeugtrolley, rolling tool chest, werkstatttrolley, rolling tool cabinet
  creeper, rollbrett, montagerollbrett, mechanics creeper, car creeper, montageliege, werkstattliege, rollliege, creeper board, montagebrett
  drip tray, auffangwanne, tropfschale, oil drip tray, abtropfschale, tropfwanne, spill tray, auffangschale, oil catch pan, drain pan
  parts washer, teilewaschgerat, parts cleaner, teilereiniger, kleinteilereiniger, teilereinigungsgerat, teilewaschmaschine, teilewaschtisch, teilewascher
  ultrasonic cleaner, ultraschallreiniger, ultraschallbad, ultrasonic bath, ultraschallreinigungsgerat, ultrasonic cleaning machine, ultraschallwanne, sonic cleaner, ultrasonic cleaning bath
  sandblaster, sandstrahler, sand blaster, sandstrahlgerat, sandstrahlpistole, grit blaster, shot blaster, strahlgerat, media blaster, sandblasting machine, sandblast gun, sandstrahlanlage, bead blaster
  blasting media, strahlmittel, strahlsand, strahlgut, blast media, blasting sand, blasting grit, sandstrahlmittel, sandstrahlsand, sandblasting media, blasting medium, sandblasting sand
  spray booth, lackierkabine, paint booth, lackierbox, spritzkabine, spritzstand, airbrush booth, spruhkabine
  paint gun, lackierpistole, paint spray gun, farbspritzpistole, farbpistole, lackspritzpistole, farbspruhpistole, hvlp gun, lackierspritzpistole
  air gun, ausblaspistole, blow gun, druckluftpistole, air blow gun, blaspistole, blow off gun, druckluftausblaspistole, pressluftpistole, abblaspistole, air blower gun
  air coupling, druckluftkupplung, schnellkupplung, quick coupling, air line coupling, air line fitting, airline coupler, air coupler, kompressorkupplung, druckluftschnellkupplung, quick coupler, quick connect coupler, air hose coupling, pneumatikkupplung
  water separator, wasserabscheider, moisture trap, druckluftfilter, moisture separator, kondensatabscheider, feuchtigkeitsabscheider, air line water trap
  impact socket, kraftnuss, schlagnuss, schlagschraubernuss, schlagschraubnuss, kraftstecknuss, impact wrench socket, schlagschraubereinsatz
  air ratchet, druckluftratsche, pneumatic ratchet, druckluftknarre, druckluftratschenschrauber, ratschenschrauber, air ratchet wrench
  box spanner, tube spanner, rohrsteckschlussel
  hook spanner, c spanner, hakenschlussel, hook wrench
  drill stand, bohrstander, bohrmaschinenstander
  tool kit, tool set, werkzeugset, werkzeugsatz
  oscillating tool, oszillierer, oscillating multi tool, oszillationswerkzeug, multimaster
  dial bore gauge, innenmessuhr
  ratchet spanner, ratcheting wrench, ratschenringschlussel, ratschenschraubenschlussel
  tap extractor, gewindebohrerausdreher
  impact bit, impact driver bit, schlagschrauberbit
  tool cabinet, werkzeugschrank
  post spike, fence spike, fence post spike, metpost, einschlagbodenhulse, bodenhulse, einschlaghulse, bodeneinschlaghulse
  brace and bit, hand brace, bit brace, bohrwinde, brustleier, carpenters brace
  razor wire, natodraht, klingendraht
  drill bit set, bohrersatz, bohrerset, bohrer set
  cassette removal tool, kassettenabzieher, cassette lockring tool, kassettenwerkzeug, cassette tool, cassette remover
`;
