/** Electronic components, sensors and soldering. A line is what means the same, in English and German, without accents. */
export const COMPONENTS = `
  schottky diode, schottkydiode
  flyback diode, freilaufdiode
  photodiode, fotodiode
  phototransistor, fototransistor
  infrared led, ir led, infrarot led, ir diode, infrarotdiode
  ir receiver, infrared receiver, infrarotempfanger, ir empfanger
  laser diode, laserdiode
  resistor network, resistor array, widerstandsnetzwerk
  power resistor, leistungswiderstand, hochlastwiderstand
  wirewound resistor, drahtwiderstand
  shunt resistor, shuntwiderstand
  tantalum capacitor, tantalkondensator, tantal kondensator
  variable capacitor, tuning capacitor, drehkondensator, drehko
  trimmer capacitor, trimmkondensator
  motor capacitor, motorkondensator
  start capacitor, anlaufkondensator
  run capacitor, betriebskondensator
  suppression capacitor, entstorkondensator
  integrated circuit, integrierter schaltkreis, integrierte schaltung
  vacuum tube, thermionic valve, electron tube, elektronenrohre
  tube socket, valve socket, rohrensockel, rohrenfassung
  nixie tube, nixie rohre, nixierohre
  cathode ray tube, crt, kathodenstrahlrohre, bildrohre
  solid state relay, ssr, halbleiterrelais
  latching relay, bistabiles relais
  relay module, relay board, relaismodul, relaiskarte
  motor driver, motor driver board, motortreiber
  h bridge, h brucke
  crystal oscillator, quarzoszillator
  resettable fuse, polyfuse, polyswitch, ruckstellbare sicherung
  thermal fuse, thermal cutoff, thermosicherung, temperatursicherung
  fuse holder, sicherungshalter
  microswitch, micro switch, mikroschalter
  footswitch, foot switch, fussschalter, fusstaster
  tilt switch, neigungsschalter
  slide potentiometer, slide pot, schiebepotentiometer, schiebepoti
  pot knob, potentiometer knob, potiknopf, potentiometerknopf
  led matrix, dot matrix display, punktmatrixanzeige
  touchscreen, touch screen, touch display, beruhrungsbildschirm
  led holder, led bezel, led fassung
  piezo element, piezo disc, piezoelement, piezoscheibe
  rf module, radio module, funkmodul
  boost converter, step up converter, aufwartswandler, hochsetzsteller
  switching power supply, switch mode power supply, smps, schaltnetzteil
  din rail power supply, hutschienennetzteil
  electronics kit, elektronikbaukasten, elektronikbausatz
  breakout board, breakoutboard
  audio transformer, nf ubertrager
  common mode choke, gleichtaktdrossel, stromkompensierte drossel
  thermocouple, thermoelement
  strain gauge, dehnungsmessstreifen
  ultrasonic sensor, ultraschallsensor
  light barrier, lichtschranke
  slotted optical switch, photo interrupter, gabellichtschranke
  proximity switch, proximity sensor, naherungsschalter, naherungssensor
  inductive sensor, induktiver sensor, induktiver naherungsschalter
  flow sensor, flow meter, durchflusssensor, durchflussmesser
  level sensor, water level sensor, fullstandssensor, wasserstandssensor
  rain sensor, regensensor
  flame sensor, flammensensor
  current sensor, stromsensor
  current transformer, stromwandler
  touch sensor, beruhrungssensor
  vibration sensor, vibrationssensor, erschutterungssensor
  air quality sensor, luftqualitatssensor
  fingerprint reader, fingerprint sensor, fingerabdruckleser, fingerabdrucksensor
  colour sensor, color sensor, farbsensor
  line sensor, line follower sensor, liniensensor
  fume extractor, solder fume extractor, lotrauchabsaugung, lotdampfabsaugung
  pcb holder, platinenhalter
  soldering gun, lotpistole
  gas soldering iron, gaslotkolben
  desoldering station, entlotstation
  desoldering iron, entlotkolben
  hot air station, hot air rework station, rework station, heissluftstation, heissluftlotstation
  reflow oven, reflow ofen, reflowofen
  soldering sponge, lotschwamm
  tip tinner, tip activator, lotspitzenaktivator
  ferric chloride, iron chloride, eisenchlorid
  sodium persulfate, sodium persulphate, natriumpersulfat
  etching tank, atzgerat, atzkuvette
  photoresist board, fotoplatine
  pcb drill bit, platinenbohrer, leiterplattenbohrer
  solder stencil, smd schablone, lotpastenschablone
  smd tweezers, smd pinzette
  vacuum pen, vacuum pickup tool, vakuumpipette, vakuumpinzette
`;
