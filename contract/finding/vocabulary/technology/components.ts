/** Electronic components, sensors and soldering. A line is what means the same, in English and German, without accents. */
export const COMPONENTS = `
  schottky diode, schottkydiode, schottky barrier diode
  flyback diode, freilaufdiode, freewheeling diode
  photodiode, fotodiode
  phototransistor, fototransistor
  infrared led, ir led, infrarot led, ir diode, infrarotdiode, ir emitter diode, ir sendediode, infrared diode
  ir receiver, infrared receiver, infrarotempfanger, ir empfanger, ir empfangsmodul
  laser diode, laserdiode
  resistor network, resistor array, widerstandsnetzwerk, widerstandsarray
  power resistor, leistungswiderstand, hochlastwiderstand, hochleistungswiderstand
  wirewound resistor, drahtwiderstand, wire wound resistor
  shunt resistor, shuntwiderstand, current sense resistor, strommesswiderstand
  tantalum capacitor, tantalkondensator, tantal kondensator, tantalelko
  variable capacitor, tuning capacitor, drehkondensator, drehko
  trimmer capacitor, trimmkondensator, trimmerkondensator
  motor capacitor, motorkondensator
  start capacitor, anlaufkondensator
  run capacitor, betriebskondensator
  suppression capacitor, entstorkondensator, interference suppression capacitor
  integrated circuit, integrierter schaltkreis, integrierte schaltung
  vacuum tube, thermionic valve, electron tube, elektronenrohre, electronic valve, radio valve, radio tube, radiorohre
  tube socket, valve socket, rohrensockel, rohrenfassung, valve holder
  nixie tube, nixie rohre, nixierohre
  cathode ray tube, crt, kathodenstrahlrohre, bildrohre, picture tube, braunsche rohre, kathodenrohre
  solid state relay, ssr, halbleiterrelais
  latching relay, bistabiles relais, bistable relay
  relay module, relay board, relaismodul, relaiskarte, relay card, relaisplatine, relaisboard
  motor driver, motor driver board, motortreiber, motor controller board, motortreiberplatine, motor driver module, motortreibermodul
  h bridge, h brucke
  crystal oscillator, quarzoszillator
  resettable fuse, polyfuse, polyswitch, ruckstellbare sicherung, self resetting fuse, selbstruckstellende sicherung, ptc fuse
  thermal fuse, thermal cutoff, thermosicherung, temperatursicherung, thermofuse, ubertemperatursicherung, temperature fuse
  fuse holder, sicherungshalter, fuse carrier, sicherungsfassung, sicherungssockel
  microswitch, micro switch, mikroschalter
  footswitch, foot switch, fussschalter, fusstaster, foot pedal switch, foot operated switch
  tilt switch, neigungsschalter, neigungssensor, kippsensor
  slide potentiometer, slide pot, schiebepotentiometer, schiebepoti, fader potentiometer, slider pot, flachbahnregler
  pot knob, potentiometer knob, potiknopf, potentiometerknopf
  led matrix, dot matrix display, punktmatrixanzeige, led dot matrix, matrixanzeige, led punktmatrix
  touchscreen, touch screen, touch display, beruhrungsbildschirm, touchpanel
  led holder, led bezel, led fassung, led halter, led clip, led montagering, led halterung
  piezo element, piezo disc, piezoelement, piezoscheibe, piezo disk
  rf module, radio module, funkmodul, radio frequency module, hf modul
  boost converter, step up converter, aufwartswandler, hochsetzsteller, step up module, step up wandler, boost module
  switching power supply, switch mode power supply, smps, schaltnetzteil, switched mode power supply, switching psu, switch mode psu
  din rail power supply, hutschienennetzteil, din rail psu
  electronics kit, elektronikbaukasten, elektronikbausatz, electronic kit
  breakout board, breakoutboard, breakout module
  audio transformer, nf ubertrager, audio ubertrager
  common mode choke, gleichtaktdrossel, stromkompensierte drossel
  thermocouple, thermoelement, thermopaar
  strain gauge, dehnungsmessstreifen, strain gage
  ultrasonic sensor, ultraschallsensor, ultrasonic distance sensor, ultrasound sensor, ultraschallmodul
  light barrier, lichtschranke
  slotted optical switch, photo interrupter, gabellichtschranke, optical slot sensor
  proximity switch, proximity sensor, naherungsschalter, naherungssensor, naherungsinitiator, prox switch
  inductive sensor, induktiver sensor, induktiver naherungsschalter, inductive proximity sensor, inductive proximity switch, induktivsensor
  flow sensor, flow meter, durchflusssensor, durchflussmesser, flow rate sensor, water flow sensor
  level sensor, water level sensor, fullstandssensor, wasserstandssensor, fluid level sensor, liquid level sensor, fullstandsgeber, niveausensor
  rain sensor, regensensor, rain detector, regenmelder, regenfuhler
  flame sensor, flammensensor, flame detector, flammenmelder
  current sensor, stromsensor, strommesssensor
  current transformer, stromwandler
  touch sensor, beruhrungssensor, capacitive touch sensor, kapazitiver touchsensor
  vibration sensor, vibrationssensor, erschutterungssensor, schwingungssensor
  air quality sensor, luftqualitatssensor, luftgutesensor, luftqualitatsmesser
  fingerprint reader, fingerprint sensor, fingerabdruckleser, fingerabdrucksensor, fingerprint scanner, fingerabdruckscanner
  colour sensor, color sensor, farbsensor
  line sensor, line follower sensor, liniensensor, line tracking sensor, linienfolgesensor
  fume extractor, solder fume extractor, lotrauchabsaugung, lotdampfabsaugung, solder fume absorber, fume absorber, lotrauchabsauger
  pcb holder, platinenhalter, circuit board holder, leiterplattenhalter
  soldering gun, lotpistole, solder gun
  gas soldering iron, gaslotkolben, butane soldering iron, gas solder iron, butane iron
  desoldering station, entlotstation, desoldering workstation
  desoldering iron, entlotkolben
  hot air station, hot air rework station, rework station, heissluftstation, heissluftlotstation, hot air soldering station, hot air rework, smd rework station
  reflow oven, reflow ofen, reflowofen, reflow lotofen
  soldering sponge, lotschwamm, solder sponge, lotkolbenschwamm, soldering iron sponge
  tip tinner, tip activator, lotspitzenaktivator, soldering tip tinner, tip tinner paste, tip refresher, lotspitzenreaktivator
  ferric chloride, iron chloride, eisenchlorid, iron iii chloride, eisen iii chlorid
  sodium persulfate, sodium persulphate, natriumpersulfat
  etching tank, atzgerat, atzkuvette, etching machine, pcb etching tank, atzmaschine
  photoresist board, fotoplatine, photoresist pcb, presensitised board, photosensitive pcb, presensitised pcb
  pcb drill bit, platinenbohrer, leiterplattenbohrer, pcb drill, circuit board drill bit
  solder stencil, smd schablone, lotpastenschablone, solder paste stencil, smd stencil, smt stencil, lotschablone
  smd tweezers, smd pinzette, smt tweezers
  vacuum pen, vacuum pickup tool, vakuumpipette, vakuumpinzette, vacuum pick up pen, suction pen, vacuum pick up tool, vakuum saugpipette
  microcontroller board, mikrocontrollerboard, mikrocontroller board, mikrocontroller platine
  snap on ferrite, klappferrit, clip on ferrite, split ferrite
  wire antenna, drahtantenne, wire aerial
  inductance meter, induktivitatsmessgerat, induktivitatsmesser
  etchant, atzmittel, atzlosung, etching solution, pcb etchant
  multiturn trimmer, spindeltrimmer, multiturn trimpot, spindeltrimmpoti, multi turn trimmer, multi turn trimpot, mehrgangtrimmer
`;
