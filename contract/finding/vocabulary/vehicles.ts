/** Cars, motorcycles and what bicycles have beside their parts. A line is what means the same, in English and German, without accents. */
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
  cabin filter, innenraumfilter, pollenfilter
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
  chamois, fensterleder, autoleder, chamois leather
  tow bar, anhangerkupplung, trailer hitch
  trailer socket, anhangersteckdose
  obd reader, obd, diagnosegerat
  tyre iron, montiereisen, montierhebel
  wheel chock, unterlegkeil
  jump pack, starthilfe
  parking disc, parkscheibe
  dashcam, dash cam
  sat nav, navi, navigationsgerat, satnav
  car radio, autoradio
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
  motorbike, motorrad, motorcycle
  moped, mofa
  kick scooter, tretroller
  unicycle, einrad
  tandem, tandemrad
  e bike, ebike, pedelec, elektrofahrrad, electric bike
  bike computer, tacho, fahrradcomputer, fahrradtacho, cycle computer
  bike basket, fahrradkorb
  bike bag, fahrradtasche
  child bike seat, fahrradkindersitz
  trouser clip, hosenklammer
  multi tool, multitool, multifunktionswerkzeug
  crankset, kurbel, kurbelgarnitur
  rear rack, gepacktrager
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
`;
