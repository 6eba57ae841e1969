/** Turning, milling, welding, forging and casting. A line is what means the same, in English and German, without accents. */
export const METALWORKING = `
  tailstock, reitstock
  live centre, live center, mitlaufende kornerspitze, mitlaufende zentrierspitze
  dead centre, dead center, feste kornerspitze, feste zentrierspitze
  steady rest, fixed steady, setzstock, stehlunette
  lathe faceplate, planscheibe
  four jaw chuck, vierbackenfutter
  tool post, toolpost, stahlhalter
  quick change tool post, qctp, schnellwechselstahlhalter
  parting tool, parting off tool, abstechstahl, abstechmeissel
  boring bar, bohrstange, ausdrehstahl, innendrehstahl
  boring head, ausdrehkopf, ausbohrkopf
  centre drill, center drill, zentrierbohrer
  spotting drill, spot drill, nc anbohrer
  face mill, planfraser, planfraskopf
  ball nose end mill, ball end mill, kugelfraser, kugelkopffraser
  roughing end mill, roughing cutter, schruppfraser
  slitting saw, schlitzsage, schlitzfraser
  chamfer mill, chamfer bit, chamfering cutter, fasenfraser, fasefraser
  t slot cutter, t nutenfraser, t nuten fraser
  dividing head, indexing head, teilapparat, teilkopf
  rotary table, rundteiltisch
  edge finder, kantentaster
  collet chuck, spannzangenfutter, spannzangenhalter
  morse taper, morsekegel, morsekonus
  morse taper sleeve, reduzierhulse, morsekegelhulse
  drill chuck arbor, bohrfutterdorn, bohrfutteraufnahme
  keyless chuck, schnellspannbohrfutter, schnellspannfutter
  v block, vee block, prismenblock, prismenunterlage
  angle plate, aufspannwinkel
  clamping kit, spannpratzensatz, spannpratzenset
  toggle clamp, kniehebelspanner, hebelspanner
  plug gauge, plug gage, lehrdorn, grenzlehrdorn
  telescopic gauge, telescoping gauge, teleskoplehre
  bore gauge, bore gage, innenmessgerat, innenfeinmessgerat
  inside micrometer, innenmessschraube, innenmikrometer
  depth micrometer, tiefenmessschraube, tiefenmikrometer
  depth caliper, depth vernier, tiefenmessschieber
  magnetic base, magnetic stand, magnetstativ, magnetmessstativ, magnetfuss, messuhrstander
  dial test indicator, fuhlhebelmessgerat, puppitast, lever indicator
  engineers square, machinist square, prazisionswinkel, flachwinkel
  knife edge ruler, knife straight edge, haarlineal
  combination square, kombinationswinkel, kombiwinkel
  centre square, center square, centre finder, zentrierwinkel
  outside caliper, aussentaster
  inside caliper, innentaster
  automatic centre punch, automatic center punch, automatikkorner, automatischer korner
  cold chisel, kaltmeissel
  sds drill bit, sds bohrer, hammerbohrer
  sds chisel, sds meissel
  bandsaw blade, band saw blade, bandsageblatt, bandsageband
  surface grinder, flachschleifmaschine
  die grinder, straight grinder, geradschleifer, stabschleifer
  metal cut off saw, abrasive chop saw, metalltrennsage, metalltrennmaschine
  sheet metal guillotine, tafelschere, schlagschere
  sheet metal brake, bending brake, abkantbank, schwenkbiegemaschine
  press brake, abkantpresse, gesenkbiegepresse
  slip roll, plate roll, rundbiegemaschine
  bead roller, sickenmaschine
  english wheel, wheeling machine, rollenstreckmaschine
  arbor press, dornpresse
  hydraulic press, hydraulikpresse, hydraulische presse
  shop press, werkstattpresse
  body hammer, panel beating hammer, ausbeulhammer
  ball peen hammer, ball pein hammer, kugelhammer
  cross peen hammer, cross pein hammer, schlosserhammer
  copper hammer, kupferhammer
  soft face hammer, soft faced hammer, schonhammer
  dead blow hammer, ruckschlagfreier hammer
  slide hammer, gleithammer, ausziehhammer
  blacksmith hammer, forging hammer, schmiedehammer
  blacksmith tongs, forging tongs, schmiedezange
  blacksmith forge, schmiedeesse
  gas forge, gasesse
  hot cut hardy, abschrot
  quenching oil, quench oil, harteol, abschreckol
  hardening furnace, hardening oven, harteofen
  silver solder, silberlot
  brazing flux, hartlotflussmittel
  mig welder, mig mag welder, mig schweissgerat, mag schweissgerat, schutzgasschweissgerat
  tig welder, wig schweissgerat, tig schweissgerat
  stick welder, arc welder, elektrodenschweissgerat, e hand schweissgerat
  inverter welder, schweissinverter, inverterschweissgerat
  spot welder, punktschweissgerat
  plasma cutter, plasmaschneider
  cutting torch, schneidbrenner
  oxy acetylene torch, autogenbrenner, autogenschweissbrenner
  mig torch, mig gun, mig brenner, mag brenner
  mig contact tip, contact tip, stromduse
  gas lens, gaslinse
  tig rod, tig filler rod, wig stab, wig schweissstab
  welding table, schweisstisch
  welding curtain, schweissvorhang, schweisserschutzvorhang
  welding blanket, schweisserdecke, schweissschutzdecke
  welding apron, schweisserschurze
  welding jacket, schweisserjacke
  welding goggles, schweisserbrille, schweissbrille
  welding glass, schweisserglas, schweissglas
  electrode holder, elektrodenhalter
  melting furnace, schmelzofen
  foundry sand, casting sand, formsand, giessereisand
  ingot mould, ingot mold, barrenform
  babbitt metal, white metal, lagermetall, weissmetall
  silver steel, drill rod, silberstahl
  tool steel, werkzeugstahl
  spring steel, federstahl
  structural steel, baustahl
  chequer plate, checker plate, tread plate, riffelblech, tranenblech
  perforated sheet, perforated metal, lochblech
  corrugated sheet, corrugated iron, wellblech
  expanded metal, streckmetall
  brass rod, messingstange, messingstab
  brass tube, messingrohr
  aluminium tube, aluminum tube, alurohr, aluminiumrohr
  aluminium rod, aluminum rod, alustange, aluminiumstange
  steel tube, steel pipe, stahlrohr
  hexagon bar, hexagonal bar, sechskantstange, sechskantstahl
  u channel, channel section, u profil
  metal offcut, metallrest, metallabschnitt
  swarf, metal shaving, metallspan
  scrap metal, altmetall, metallschrott
  cold bluing, kaltbrunierung
  hand vice, hand vise, feilkloben
  file card, feilenburste
  file handle, feilenheft, feilengriff
  round file, rat tail file, rundfeile
  half round file, halbrundfeile
  triangular file, three square file, dreikantfeile
  square file, vierkantfeile
  riffler, riffler file, riffelfeile
  thread file, gewindefeile
  thread mill, gewindefraser
  machine tap, maschinengewindebohrer
  nut splitter, mutternsprenger
  stud extractor, stehbolzenausdreher
  stud bolt, stehbolzen, stiftschraube
  pipe threader, gewindeschneidkluppe, gewindekluppe
  flaring tool, bordelgerat, bordelwerkzeug
  pipe expander, tube expander, rohraufweiter
`;
