/** Cars, motorcycles, boats and what bicycles have beside their parts. A line is what means the same, in English and German, without accents. */
export const VEHICLES = `
  wiper fluid, wischwasser
  headlight bulb, scheinwerferlampe, autolampe, h7 lampe
  indicator, blinker, turn signal
  brake light, bremslicht
  exhaust, auspuff
  clutch, kupplung
  gearbox, getriebe, transmission
  alternator, lichtmaschine
  starter motor, anlasser
  radiator hose, kuhlerschlauch
  shock absorber, stossdampfer
  wheel bearing, radlager
  ball joint, kugelgelenk, traggelenk
  tie rod, spurstange
  drive belt, antriebsriemen
  fuel pump, benzinpumpe, kraftstoffpumpe
  glow plug, gluhkerze
  floor mat, automatte
  seat cover, sitzbezug, schonbezug
  steering wheel, lenkrad
  hand brake, handbremse
  bumper, stossstange, stossfanger
  bonnet, motorhaube
  windscreen cover, frontscheibenabdeckung
  car shampoo, autoshampoo
  rim, felge, alufelge
  rim cleaner, felgenreiniger
  chamois, fensterleder, autoleder, chamois leather, shammy, shammy leather, chammy
  tow bar, anhangerkupplung, trailer hitch
  trailer socket, anhangersteckdose
  obd reader, obd, diagnosegerat, obd scanner, obd2 scanner, obd2 reader, obd diagnosegerat, obd tester, diagnostic scanner
  tyre iron, montiereisen, montierhebel
  wheel chock, unterlegkeil
  jump pack, starthilfe
  parking disc, parkscheibe
  dashcam, dash cam
  sat nav, navi, navigationsgerat, satnav
  car radio, autoradio, car stereo
  phone holder, handyhalter, handyhalterung, phone mount
  fuel, kraftstoff
  petrol, benzin, gasoline
  diesel, dieselkraftstoff
  adblue, harnstoff
  two stroke oil, 2 takt ol, zweitaktol, 2 stroke oil
  chain saw oil, sagekettenol, bar and chain oil
  gear oil, getriebeol
  battery terminal, polklemme, batterieklemme
  trickle charger, erhaltungsladegerat, ctek, battery maintainer
  moped, mofa
  kick scooter, tretroller, kinderroller, push scooter, cityroller, trottinett
  unicycle, einrad
  tandem, tandemrad
  bike wheel, bicycle wheel, laufrad, rear wheel
  bike wheel, laufrad, front wheel
  e bike, ebike, pedelec, elektrofahrrad, electric bike
  bike computer, tacho, fahrradcomputer, fahrradtacho, cycle computer, bicycle computer
  bike basket, fahrradkorb, bicycle basket
  bike bag, fahrradtasche
  child bike seat, fahrradkindersitz, bicycle child seat
  trouser clip, hosenklammer
  multi tool, multitool, multifunktionswerkzeug
  crankset, kurbel, kurbelgarnitur
  freewheel, freilauf
  thru axle, steckachse
  headset spacer, spacer
  rim brake, felgenbremse
  v brake, v bremse
  hydraulic brake, hydraulikbremse
  brake shoe, bremsschuh
  tubular tyre, schlauchreifen
  valve core, ventileinsatz
  valve extension, ventilverlangerung
  valve adapter, ventiladapter
  sclaverand, presta, presta valve, franzosisches ventil, sclaverandventil
  dunlop valve, blitzventil
  training wheels, stutzrader, stabilisers
  windscreen repair, scheibenreparatur
  touch up paint, lackstift
  body filler, autospachtel
  underbody protection, unterbodenschutz
  wheel brush, felgenburste
  tyre foam, reifenpflege
  tyre inflator, reifenfuller, reifenfullgerat
  tyre bag, reifentasche, reifensack
  wheel stand, felgenbaum
  snow brush, schneebesen auto, scheibenbesen
  sun shade, sonnenblende
  steering lock, lenkradschloss
  trailer lock, anhangerschloss
  motorcycle cover, motorradplane, abdeckhaube
  motorcycle glove, motorradhandschuh
  motorcycle jacket, motorradjacke
  motorcycle boots, motorradstiefel
  chain set, kettensatz, chain kit
  brake caliper, bremssattel
  brake hose, bremsschlauch, brake line, bremsleitung
  brake drum, bremstrommel
  master cylinder, hauptbremszylinder
  clutch cable, kupplungszug
  throttle cable, gaszug
  clutch lever, kupplungshebel
  ignition coil, zundspule
  ignition lock, zundschloss
  spark plug cap, zundkerzenstecker
  distributor cap, verteilerkappe
  head gasket, zylinderkopfdichtung
  piston ring, kolbenring
  piston, kolben
  camshaft, nockenwelle
  crankshaft, kurbelwelle
  timing chain, steuerkette
  water pump, wasserpumpe
  coolant hose, kuhlwasserschlauch
  radiator cap, kuhlerdeckel
  oil drain plug, olablassschraube
  sump plug, olablassschraube
  oil dipstick, olmessstab, olpeilstab
  oil filter wrench, olfilterschlussel
  wheel bolt, radschraube
  lock nut wheel, felgenschloss, wheel lock
  spare wheel, ersatzrad, notrad, reserverad
  tail lamp, ruckleuchte
  fog light, nebelscheinwerfer
  car horn, autohupe
  window regulator, fensterheber
  wing mirror, aussenspiegel, side mirror
  rear view mirror, innenspiegel, ruckspiegel
  seat belt, sicherheitsgurt
  child lock, kindersicherung
  luggage net, gepacknetz
  boot liner, kofferraumwanne, trunk liner
  first aid kit car, kfz verbandskasten
  emergency hammer, nothammer, life hammer
  towing eye, abschleppose
  quick link chain, kettenschloss
  headlight bulb, h7 gluhlampe, h4 gluhlampe, halogenlampe h7
  life jacket, rettungsweste
  mainsail, grosssegel
  jib, fock
  snap shackle, schnappschakel
  tiller extension, pinnenausleger
  rudder blade, ruderblatt
  centreboard, daggerboard, schwert
  bailer, osfass
  antifouling, unterwasseranstrich
  handheld vhf, handfunkgerat
  distress flare, seenotsignal, signalfackel
  hand bearing compass, handpeilkompass
  nautical chart, seekarte, sea chart
  plotting triangle, kursdreieck
  windex, verklicker, wind vane
  trapeze harness, trapezgurt
  drysuit, trockenanzug, dry suit, trockentauchanzug
  neoprene boots, neoprenschuhe, wetsuit boots, neoprene shoes
  vehicle, fahrzeug, kfz, kraftfahrzeug, motor vehicle
  seat, sitz
`;
