/** Electronic components, sensors and soldering. A line is what means the same, in English and German, without accents. */
export const COMPONENTS = `
  schottky diode, schottkydiode, schottky barrier diode, schottky, schottky rectifier, schottky gleichrichter, schottky barrier rectifier
  flyback diode, freilaufdiode, freewheeling diode, kickback diode, catch diode
  photodiode, fotodiode
  phototransistor, fototransistor
  infrared led, ir led, infrarot led, ir diode, infrarotdiode, ir emitter diode, ir sendediode, infrared diode
  ir receiver, infrared receiver, infrarotempfanger, ir empfanger, ir empfangsmodul, ir receiver module, infrared receiver module, ir empfangermodul, infrarotempfangsmodul, ir receiver diode, ir empfangsdiode
  laser diode, laserdiode
  resistor network, resistor array, widerstandsnetzwerk, widerstandsarray, resistor pack
  power resistor, leistungswiderstand, hochlastwiderstand, hochleistungswiderstand, high power resistor
  wirewound resistor, drahtwiderstand, wire wound resistor, drahtgewickelter widerstand
  shunt resistor, shuntwiderstand, current sense resistor, strommesswiderstand, current sensing resistor, sense resistor, current measuring resistor
  tantalum capacitor, tantalkondensator, tantal kondensator, tantalelko, tantalum cap, tantalperle
  variable capacitor, tuning capacitor, drehkondensator, drehko, tuning condenser, variable cap
  trimmer capacitor, trimmkondensator, trimmerkondensator, trim cap, trimmer cap
  motor capacitor, motorkondensator, motor cap
  start capacitor, anlaufkondensator, starting capacitor, motor start capacitor, startkondensator, motor starter capacitor, motorstartkondensator, start cap
  run capacitor, betriebskondensator, run cap, running capacitor, motorbetriebskondensator
  suppression capacitor, entstorkondensator, interference suppression capacitor, emi suppression capacitor, entstorungskondensator, noise suppression capacitor, rfi suppression capacitor, interference suppressor capacitor
  integrated circuit, integrierter schaltkreis, integrierte schaltung, ic chip, ic baustein
  vacuum tube, thermionic valve, electron tube, elektronenrohre, electronic valve, radio valve, radio tube, radiorohre
  tube socket, valve socket, rohrensockel, rohrenfassung, valve holder
  nixie tube, nixie rohre, nixierohre, nixie, nixie display, ziffernanzeigerohre
  cathode ray tube, crt, kathodenstrahlrohre, bildrohre, picture tube, braunsche rohre, kathodenrohre
  solid state relay, ssr, halbleiterrelais, solid state relais, ssr relay, ssr relais, festkorperrelais
  latching relay, bistabiles relais, bistable relay
  relay module, relay board, relaismodul, relaiskarte, relay card, relaisplatine, relaisboard
  motor driver, motor driver board, motortreiber, motor controller board, motortreiberplatine, motor driver module, motortreibermodul
  h bridge, h brucke
  crystal oscillator, quarzoszillator, quartz oscillator
  resettable fuse, polyfuse, polyswitch, ruckstellbare sicherung, self resetting fuse, selbstruckstellende sicherung, ptc fuse
  thermal fuse, thermal cutoff, thermosicherung, temperatursicherung, thermofuse, ubertemperatursicherung, temperature fuse
  fuse holder, sicherungshalter, fuse carrier, sicherungsfassung, sicherungssockel, sicherungshalterung
  microswitch, micro switch, mikroschalter, snap action switch, schnappschalter, miniature snap action switch
  footswitch, foot switch, fussschalter, fusstaster, foot pedal switch, foot operated switch
  tilt switch, neigungsschalter, neigungssensor, kippsensor, tilt sensor
  slide potentiometer, slide pot, schiebepotentiometer, schiebepoti, fader potentiometer, slider pot, flachbahnregler
  pot knob, potentiometer knob, potiknopf, potentiometerknopf, potentiometer drehknopf, potikappe
  led matrix, dot matrix display, punktmatrixanzeige, led dot matrix, matrixanzeige, led punktmatrix
  touchscreen, touch screen, touch display, beruhrungsbildschirm, touchpanel, touch monitor, touchscreen display, beruhrungsempfindlicher bildschirm, touch sensitive screen
  led holder, led bezel, led fassung, led halter, led clip, led montagering, led halterung
  piezo element, piezo disc, piezoelement, piezoscheibe, piezo disk, piezoelectric element, piezoelectric disc, piezo ceramic disc, piezoelektrisches element
  rf module, radio module, funkmodul, radio frequency module, hf modul, wireless transceiver module
  boost converter, step up converter, aufwartswandler, hochsetzsteller, step up module, step up wandler, boost module
  switching power supply, switch mode power supply, smps, schaltnetzteil, switched mode power supply, switching psu, switch mode psu
  din rail power supply, hutschienennetzteil, din rail psu, rail mount power supply, hutschienen netzgerat, din rail power supply unit, din rail mount power supply
  electronics kit, elektronikbaukasten, elektronikbausatz, electronic kit, electronic construction kit, electronics project kit, circuit building kit, electronic project kit
  breakout board, breakoutboard, breakout module, breakout platine
  audio transformer, nf ubertrager, audio ubertrager, nf transformer, tonubertrager, audio trafo, nf trafo
  common mode choke, gleichtaktdrossel, stromkompensierte drossel, common mode inductor
  thermocouple, thermoelement, thermopaar, thermocouple probe, thermoelementfuhler
  strain gauge, dehnungsmessstreifen, strain gage, dehnmessstreifen, foil strain gauge
  ultrasonic sensor, ultraschallsensor, ultrasonic distance sensor, ultrasound sensor, ultraschallmodul, ultrasonic module, ultraschall abstandssensor, ultraschall entfernungssensor, ultrasonic range finder, ultrasonic ranger, ultrasonic distance module
  light barrier, lichtschranke, light beam sensor, photoelectric barrier, break beam sensor
  slotted optical switch, photo interrupter, gabellichtschranke, optical slot sensor, slotted optical sensor, fork light barrier, slot photo interrupter, optische gabellichtschranke
  proximity switch, proximity sensor, naherungsschalter, naherungssensor, naherungsinitiator, prox switch
  inductive sensor, induktiver sensor, induktiver naherungsschalter, inductive proximity sensor, inductive proximity switch, induktivsensor
  flow sensor, flow meter, durchflusssensor, durchflussmesser, flow rate sensor, water flow sensor
  level sensor, water level sensor, fullstandssensor, wasserstandssensor, fluid level sensor, liquid level sensor, fullstandsgeber, niveausensor
  rain sensor, regensensor, rain detector, regenmelder, regenfuhler, raindrop sensor, regentropfensensor, raindrop module
  flame sensor, flammensensor, flame detector, flammenmelder, ir flame sensor, flame detection sensor, flammendetektor, flame detection module, flame sensor module
  current sensor, stromsensor, strommesssensor, current transducer, stromsensormodul, current sensing module, current sensor module, amp sensor, current measuring sensor
  current transformer, stromwandler
  touch sensor, beruhrungssensor, capacitive touch sensor, kapazitiver touchsensor, touch sensor module, sensortaster
  vibration sensor, vibrationssensor, erschutterungssensor, schwingungssensor, vibration detector, erschutterungsmelder
  air quality sensor, luftqualitatssensor, luftgutesensor, luftqualitatsmesser, air quality meter, air quality detector, luftgutemesser, luftqualitatsmonitor, air quality monitor, luftqualitatsmessgerat
  fingerprint reader, fingerprint sensor, fingerabdruckleser, fingerabdrucksensor, fingerprint scanner, fingerabdruckscanner
  colour sensor, color sensor, farbsensor, colour detector, color detection sensor, color detector, colour detection sensor
  line sensor, line follower sensor, liniensensor, line tracking sensor, linienfolgesensor, line following sensor, line tracker sensor, line tracker, line tracking module
  fume extractor, solder fume extractor, lotrauchabsaugung, lotdampfabsaugung, solder fume absorber, fume absorber, lotrauchabsauger
  pcb holder, platinenhalter, circuit board holder, leiterplattenhalter, pcb clamp, platinenhalterung, pcb vise, pcb vice, pcb stand, leiterplattenhalterung, circuit board clamp, circuit board vise
  soldering gun, lotpistole, solder gun, instant soldering gun
  gas soldering iron, gaslotkolben, butane soldering iron, gas solder iron, butane iron, butan lotkolben, gas powered soldering iron, butangaslotkolben, gas powered solder iron, cordless gas soldering iron
  desoldering station, entlotstation, desoldering workstation, desolder station
  desoldering iron, entlotkolben, desolder iron
  hot air station, hot air rework station, rework station, heissluftstation, heissluftlotstation, hot air soldering station, hot air rework, smd rework station
  reflow oven, reflow ofen, reflowofen, reflow lotofen, reflow soldering oven, reflow solder oven, reflow soldering machine
  soldering sponge, lotschwamm, solder sponge, lotkolbenschwamm, soldering iron sponge, soldering tip sponge, solder tip sponge, lotspitzenschwamm, lotreinigungsschwamm, solder cleaning sponge
  tip tinner, tip activator, lotspitzenaktivator, soldering tip tinner, tip tinner paste, tip refresher, lotspitzenreaktivator
  ferric chloride, iron chloride, eisenchlorid, iron iii chloride, eisen iii chlorid, iron trichloride, fecl3, eisen 3 chlorid, iron 3 chloride, ferric chloride solution
  sodium persulfate, sodium persulphate, natriumpersulfat, natriumperoxodisulfat, sodium peroxodisulfate, sodium peroxydisulfate, na2s2o8
  etching tank, atzgerat, atzkuvette, etching machine, pcb etching tank, atzmaschine
  photoresist board, fotoplatine, photoresist pcb, presensitised board, photosensitive pcb, presensitised pcb
  pcb drill bit, platinenbohrer, leiterplattenbohrer, pcb drill, circuit board drill bit, circuit board drill
  solder stencil, smd schablone, lotpastenschablone, solder paste stencil, smd stencil, smt stencil, lotschablone
  smd tweezers, smd pinzette, smt tweezers, electronics tweezers, elektronikpinzette, electronic tweezers
  vacuum pen, vacuum pickup tool, vakuumpipette, vakuumpinzette, vacuum pick up pen, suction pen, vacuum pick up tool, vakuum saugpipette
  microcontroller board, mikrocontrollerboard, mikrocontroller board, mikrocontroller platine, mcu board, microcontroller dev board
  snap on ferrite, klappferrit, clip on ferrite, split ferrite, ferrite clip, ferritklammer, clamp on ferrite, ferrit clip, klappferritkern, ferrite cable clip, snap on ferrite core, clip on ferrite core
  wire antenna, drahtantenne, wire aerial
  inductance meter, induktivitatsmessgerat, induktivitatsmesser, inductance tester, inductor meter, inductor tester
  etchant, atzmittel, atzlosung, etching solution, pcb etchant, pcb etch solution, etching fluid, pcb etching solution, platinenatzmittel, etching liquid, pcb etching fluid, atzflussigkeit, etch solution
  multiturn trimmer, spindeltrimmer, multiturn trimpot, spindeltrimmpoti, multi turn trimmer, multi turn trimpot, mehrgangtrimmer
`;
