/** Parts of cars, motorcycles and boats, and their workshop. A line is what means the same, in English and German, without accents. */
export const VEHICLE_PARTS = `
  catalytic converter, katalysator, autokatalysator
  lambda sensor, lambda probe, lambdasonde
  exhaust manifold, abgaskrummer
  intake manifold, inlet manifold, ansaugkrummer, ansaugbrucke
  turbocharger, turbolader
  intercooler, ladeluftkuhler
  fuel injector, einspritzduse
  throttle body, drosselklappe
  egr valve, agr ventil
  mass air flow sensor, maf sensor, luftmassenmesser
  crankshaft sensor, crank sensor, kurbelwellensensor
  car radiator, autokuhler, motorkuhler
  coolant expansion tank, coolant reservoir, kuhlmittelausgleichsbehalter
  wishbone, control arm, querlenker
  drop link, stabiliser link, sway bar link, koppelstange
  anti roll bar, sway bar, querstabilisator
  drive shaft, antriebswelle
  propshaft, propeller shaft, kardanwelle
  cv joint, gleichlaufgelenk
  cv boot, cv joint boot, achsmanschette
  flywheel, schwungrad
  clutch disc, clutch plate, kupplungsscheibe
  clutch release bearing, throwout bearing, ausrucklager
  clutch kit, kupplungssatz
  brake booster, brake servo, bremskraftverstarker
  wheel cylinder, brake wheel cylinder, radbremszylinder
  brake bleeder, bremsenentlufter, bremsenentluftungsgerat
  brake piston tool, caliper wind back tool, bremskolbenrucksteller, bremskolbenrucksetzer
  spring compressor, federspanner
  ball joint separator, kugelgelenkabzieher
  wheel hub, radnabe
  wheel spacer, spurverbreiterung, spurplatte
  tyre valve, tire valve, reifenventil
  wheel weight, wheel balancing weight, auswuchtgewicht, wuchtgewicht
  wheel balancer, wuchtmaschine, auswuchtmaschine
  tyre changer, tire changer, reifenmontiergerat, reifenmontiermaschine
  all season tyre, all season tire, ganzjahresreifen, allwetterreifen
  summer tyre, summer tire, sommerreifen
  tpms sensor, reifendrucksensor, rdks sensor
  compression tester, kompressionsprufer, kompressionstester
  timing light, zundlichtpistole, stroboskoppistole
  battery hydrometer, batteriesaureprufer, saureprufer
  battery acid, batteriesaure
  engine crane, engine hoist, motorkran, werkstattkran
  engine stand, motorstander
  car ramp, drive on ramp, auffahrrampe
  car lift, hebebuhne
  oil extractor, oil extraction pump, olabsaugpumpe, olabsauger
  trim removal tool, trim tool, zierleistenkeil
  trim clip, panel clip, verkleidungsclip
  wiper arm, wischerarm
  wiper motor, wischermotor, scheibenwischermotor
  washer pump, waschwasserpumpe, scheibenwaschpumpe
  car wing, car fender, kotflugel
  tailgate, heckklappe
  mud flap, splash guard, spritzlappen
  daytime running light, tagfahrlicht
  reversing camera, rear view camera, backup camera, ruckfahrkamera
  parking sensor, einparkhilfe, parksensor
  car aerial, car antenna, autoantenne
  fuel cap, gas cap, petrol cap, tankdeckel
  fuel tank, gas tank, petrol tank, kraftstofftank, benzintank
  fuel tap, petcock, benzinhahn
  trailer jockey wheel, trailer support wheel, anhangerstutzrad
  trailer coupling head, kugelkupplung, zugkugelkupplung
  breakaway cable, abreissseil
  trailer light, anhangerleuchte
  rotating beacon, warning beacon, rundumleuchte, rundumkennleuchte
  paddock stand, motorradheber
  motorcycle chain, motorradkette
  fairing, motorradverkleidung
  fork seal, fork oil seal, gabelsimmerring, gabeldichtring
  fork oil, gabelol
  foot peg, footpeg, fussraste
  bar end weight, handlebar end weight, lenkerendgewicht
  kick starter, kickstarter
  carburettor jet, carburetor jet, vergaserduse
  float bowl, schwimmerkammer
  choke cable, chokezug
  contact breaker, ignition points, unterbrecherkontakt
  ignition condenser, zundkondensator
  top box, top case, topcase, topkoffer
  motorcycle pannier, motorradkoffer
  brake disc lock, disc lock, bremsscheibenschloss
  engine guard, sturzbugel
  gear knob, gear shift knob, shift knob, schaltknauf
  valve cover, rocker cover, ventildeckel
  valve cover gasket, rocker cover gasket, ventildeckeldichtung
  connecting rod, con rod, conrod, pleuel, pleuelstange
  rocker arm, kipphebel
  pushrod, stosselstange, push rod, schubstange
  engine mount, motorlager
  vacuum hose, unterdruckschlauch
  exhaust clamp, auspuffschelle
  exhaust gasket, auspuffdichtung
  exhaust paste, exhaust sealant, auspuffkitt
  exhaust wrap, hitzeschutzband
  battery cut off switch, battery disconnect switch, batterietrennschalter, battery isolator
  leisure battery, aufbaubatterie, versorgungsbatterie
  fender cover, kotflugelschoner
  mechanics stool, montagehocker, werkstatthocker
  flare nut wrench, flare nut spanner, bremsleitungsschlussel
  crowfoot wrench, hahnenfussschlussel
  breaker bar, gelenkgriff
  triple square bit, vielzahnbit, xzn bit
  hose clamp pliers, schlauchschellenzange
  piston ring compressor, kolbenringspannband
  valve spring compressor, ventilfederspanner
  clutch alignment tool, kupplungszentrierdorn
  paint thickness gauge, schichtdickenmesser, lackdickenmessgerat, coating thickness gauge, schichtdickenmessgerat, lackdickenmesser
  clay bar, reinigungsknete
  cam cleat, curryklemme
  fairlead, leitose
  winch handle, winschkurbel
  sail winch, sailing winch, winsch
  mainsheet, grossschot
  main halyard, grossfall
  jib sheet, fockschot
  main boom, grossbaum
  forestay, vorstag
  backstay, achterstag
  boom vang, kicking strap, baumniederholer
  sail batten, segellatte
  sail bag, segelsack
  sail repair tape, segelreparaturband, segeltape
  sailmakers palm, segelmacherhandschuh
  sailmakers needle, segelnadel
  whipping twine, takelgarn
  marlinspike, marlin spike, marlspieker
  anchor chain, ankerkette
  windlass, anchor windlass, anchor winch, ankerwinde, ankerwinsch
  rowlock, oarlock, ruderdolle, rudergabel
  life raft, liferaft, rettungsinsel
  fog horn, foghorn, nebelhorn
  radar reflector, radarreflektor
  navigation light, positionslicht, positionslaterne
  fish finder, fishfinder, echo sounder, depth sounder, echolot
  shore power cable, landstromkabel
  boat trailer, bootsanhanger, bootstrailer
  launching trolley, slipwagen
  seacock, seeventil
  boat varnish, yacht varnish, bootslack
  foul weather gear, oilskin, olzeug, oilskins
  sou wester, sudwester
  boat tiller, ruderpinne
  boat cover, bootsplane, persenning
`;
