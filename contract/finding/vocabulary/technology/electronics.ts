/** Electronics and what carries current. A line is what means the same, in English and German, without accents. */
export const ELECTRONICS = `
  resistor, widerstand, electrical resistor, elektrischer widerstand
  capacitor, kondensator, cap
  kondensator, elko
  ceramic capacitor, kerko, mlcc, keramikkondensator
  electrolytic, elko, elektrolytkondensator, electrolytic capacitor, electrolytic cap, elyt
  film capacitor, folienkondensator
  supercapacitor, supercap, goldcap, ultracapacitor, doppelschichtkondensator, superkondensator, ultracap
  coil, inductor, spule, drossel, choke, induktivitat
  potentiometer, pot, poti, drehpotentiometer, rotary potentiometer, rotary pot, drehpoti, drehwiderstand
  trimmer, trimpot, trimmpoti, trimmer potentiometer, preset potentiometer, trimmpotentiometer, trimmer pot, preset pot
  thermistor, ntc, ptc, ntc thermistor, ptc thermistor, heissleiter, kaltleiter, ntc widerstand
  photoresistor, ldr, fotowiderstand, light sensor, lichtsensor, light dependent resistor, lichtabhangiger widerstand, helligkeitssensor
  diode, gleichrichter, rectifier, gleichrichterdiode
  op amp, opamp, operational amplifier, operationsverstarker, opv
  voltage regulator, spannungsregler, ldo, linear regulator, linear voltage regulator, festspannungsregler, linearregler, spannungsstabilisator
  regulator, ldo
  solar panel, solar cell, solarzelle, solarpanel, solarmodul, pv panel, pv modul, solar module, photovoltaikmodul, solarplatte
  step down, buck converter, dc dc converter, buck, abwartswandler, step down converter, step down module, buck module, tiefsetzsteller, dcdc wandler, dc dc wandler
  relay, relais
  switch, schalter
  push button, taster, tactile switch, tact switch, pushbutton, momentary switch, momentary push button, drucktaster, tastschalter, druckknopfschalter, kurzhubtaster
  crystal, xtal, quartz, quarz, oscillator, crystal resonator, schwingquarz, quartz crystal
  microcontroller, mikrocontroller, mcu, microcontroller board, mikrocontrollerboard, controllerboard
  raspberry pi, raspi, rpi, raspberrypi board, himbeer pi
  display, screen, anzeige, bildschirm, monitor, computer screen, pc monitor, pc bildschirm, computerbildschirm, computermonitor, pc screen
  temperature sensor, temp sensor, temperaturfuhler, temperatursensor, thermometer, temperature probe, thermofuhler, thermosensor
  stepper driver, schrittmotortreiber, stepper motor driver, stepper motor controller, schrittmotorsteuerung, schrittmotorcontroller
  fuse, sicherung, glass fuse, feinsicherung, cartridge fuse, glass tube fuse, glassicherung, glasrohrsicherung, geratesicherung, schmelzsicherung
  blade fuse, flachsicherung, kfz sicherung, car fuse, automotive fuse, vehicle fuse, autosicherung, flachstecksicherung, ato fuse, steckersicherung kfz
  circuit breaker, mcb, sicherungsautomat, leitungsschutzschalter, miniature circuit breaker, ls schalter, leitungsschutzautomat
  residual current, rcd, rccb, gfci, fi schalter, fi schutzschalter, residual current breaker, residual current device, ground fault circuit interrupter, fi, fehlerstromschutzschalter, rcd switch, fi schutz
  pin header, stiftleiste, header pins, male header, steckerleiste, pin strip, pinleiste, header strip
  dc socket, dc jack, barrel jack, hohlstecker, hohlbuchse, barrel connector, power jack, hohlsteckerbuchse, dc plug, dc power plug, dc power jack, dc power socket, dc buchse
  plug, stecker
  connector, stecker, steckverbinder
  socket, buchse, steckdose
  terminal, klemme
  terminal block, terminal strip, anschlussklemme, schraubklemme, lusterklemme, screw terminal, connector block, connector strip, chock block, anschlussblock
  wago, lever nut, wago klemme, verbindungsklemme, lever connector, splicing connector, wago connector, lever terminal, hebelklemme, wago clamp, steckklemme
  ferrule, aderendhulse, bootlace ferrule, wire end sleeve, cable ferrule, wire ferrule, crimp ferrule, cord end terminal, cable end sleeve
  ring terminal, kabelschuh, ringkabelschuh, ring lug, cable lug, ring connector, eyelet terminal, ring crimp terminal, ringose, kabelose, ring crimp
  heat shrink, heatshrink, schrumpfschlauch, shrink tube, shrink tubing, heat shrink tubing, shrink sleeve, heat shrink tube, heat shrinkable tube, heat shrink sleeving, shrink wrap tube, warmeschrumpfschlauch, heat shrink sleeve
  conduit, installationsrohr, leerrohr, electrical conduit, elektrorohr, kabelrohr, elektroinstallationsrohr, conduit pipe, kabelschutzrohr
  cable, kabel, leitung, lead
  wire, draht, litze
  patch cable, patchkabel, ethernet cable, network cable, netzwerkkabel, lan cable, lan kabel, ethernetkabel, lankabel
  extension lead, extension cord, extension cable, verlangerungskabel, verlangerung, power extension cord, mains extension lead, power extension lead, verlangerungsleitung, verlangerungsschnur, stromverlangerung
  mains lead, power cord, kettle lead, kaltgeratekabel, netzkabel, power cable, iec lead, power lead, power cable lead, mains cable, computer power cable, netzleitung, netzanschlusskabel
  speaker cable, lautsprecherkabel, loudspeaker cable, speaker wire, loudspeaker wire, boxenkabel, speaker lead, lautsprecherleitung
  ladekabel, charging cable, usb cable, charger cable, charge cable, charging cord, charging lead, charger cord, charger lead
  power supply, psu, netzteil, power adapter, power brick, wall wart, power supply unit, power pack, netzgerat, steckernetzteil, ac adapter, mains adapter
  charger, ladegerat, lader gerat, charging adapter
  battery, batterie, akku, accumulator
  rechargeable, akku, rechargeable battery, nimh, nimh battery, nimh akku, rechargable battery, wiederaufladbare batterie, rechargeable cell, aufladbare batterie
  timer ic, timer
  esc, speed controller, fahrtregler, electronic speed controller, brushless regler, brushless esc, motorregler, drehzahlregler modellbau, speed control rc
  1 wire, one wire, onewire
  radio transmitter, remote control, fernsteuerung
  patch cable, rj45 cable
  coin cell, button cell, knopfzelle, button battery, button cell battery, coin battery, coin cell battery, knopfbatterie, knopfzellenbatterie
  aa battery, mignon, batterie aa, batterien aa, aa batterie, mignonzelle, lr6, penlight battery, mignonbatterie, double a battery, mignon akku
  aaa battery, micro batterie, micro battery, triple a battery, lr03, aaa batterie, batterie aaa
  solder, lot, lotzinn, solder wire, lotdraht, soldering wire, soldering tin, weichlot, elektroniklot, tin solder, loetzinn
  desoldering braid, solder wick, entlotlitze, desoldering wick, desolder braid, desoldering wire, solder braid, entlotband, desolder wick, lotsauglitze, sauglitze
  desoldering pump, solder sucker, entlotpumpe, desolder pump, solder remover pump, lotsauger, lotsaugpumpe, entlotsauger, entlotsaugpumpe
  flux, flussmittel, soldering flux, soldering paste flux, lotfett, lotpaste flux, solder flux, lotflussmittel
  led strip, led stripe, led streifen, led band, led tape, led tape light, led strip light, led light strip, led lichtband, led lichtstreifen
  bulb, lamp, lampe, gluhbirne, leuchtmittel, light bulb, gluhlampe, birne, lamp bulb, glow bulb, glimmlampe, incandescent bulb, led bulb, leuchte birne
  usb stick, thumb drive, flash drive, memory stick, pen drive, usb flash drive, usb key, usb speicherstick, speicherstick, usb memory
  3d printer, 3d drucker, drei d drucker, three d printer, fdm printer, fdm drucker, 3d printing machine
  speaker, loudspeaker, lautsprecher, audio speaker, hi fi speaker, boxen, sound box
  fan, lufter, ventilator, cooling fan, ventilation fan, kuhlventilator, lufter ventilator
  ws2812b, ws2812, neopixel, neo pixel, addressable led, rgb strip, rgb led strip, neopixel strip, ws2812b strip, addressable led strip, digital led strip, adressierbare led, ws2812 strip
  micro usb, usb micro, micro b, micro usb cable, micro usb kabel, micro usb b
  limit switch, endstop, end stop, endschalter, endstop switch, end switch, endlagenschalter, endlage schalter, positionsschalter
  bench power supply, lab power supply, labornetzteil, lab bench power supply, laboratory power supply, regelnetzteil, regelbares netzteil, bench psu
  pir, motion detector, motion sensor, bewegungsmelder, pir sensor, passive infrared sensor, pir motion sensor, prasenzmelder, pir bewegungsmelder, movement sensor
  e paper, epaper, e ink, eink, e paper display, eink display, e ink display, epaper display, electronic paper, elektronisches papier
  time of flight, tof, tof sensor, time of flight sensor, laufzeitsensor, laser distance sensor module
  led, leuchtdiode, light emitting diode, led diode, lumineszenzdiode
  banana plug, bananenstecker, banana connector, banana jack plug, laborstecker, banane stecker
  linear bearing, linearlager, linear ball bearing, linearkugellager, linear bushing, linear ball bushing, lm8uu, kugelbuchse linear, linearkugelbuchse
  timing belt, zahnriemen, toothed belt, cambelt, synchronous belt, gt2 belt, gt2 riemen, zahnflachriemen
  led driver, led treiber, led power supply, led transformer, led netzteil, led trafo, led vorschaltgerat, led konverter
  usb c, usb type c, type c, usb c cable, usb c kabel, usb type c cable, usb typ c
  extension socket, power strip, steckdosenleiste, mehrfachsteckdose, multi socket, power bar, surge protector, verteilersteckdose, tischsteckdose, power board, mains socket strip, multi plug, multi plug adapter, socket strip, stromleiste
  breadboard, steckbrett, steckplatine, solderless breadboard, prototyping board solderless, steckbrettchen, laborsteckboard, experimentierplatine steck, plugboard
  perfboard, lochrasterplatine, stripboard, veroboard, lochraster, proto board, prototype board, prototyping board, pcb prototype board, lochrasterkarte
  jumper wire, dupont, dupont wire, steckbrucke, jumper cable, dupont cable, jumperkabel, jumper lead, dupont leitung, dupontkabel, breadboard wire, breadboard jumper wire
  transistor, bjt, bipolartransistor, npn transistor, pnp transistor
  mosfet, fet, field effect transistor, feldeffekttransistor, mosfet transistor, power mosfet
  stepper, stepper motor, schrittmotor, nema17, stepping motor, stepmotor, nema motor
  servo, servomotor, servo motor, rc servo, modellbauservo, stellmotor, hobby servo, micro servo
  heat sink, heatsink, kuhlkorper, cooler heat sink, cooling fin, cooling heatsink, kuhlrippe
  thermal paste, warmeleitpaste, thermal compound, thermal grease, heatsink paste, heat paste, heat sink paste, thermal gel paste, thermopaste, warmepaste
  remote, remote control, fernbedienung, remote controller, remote control unit, clicker tv
  headphones, kopfhorer, headset, earphones, over ear headphones, stereokopfhorer
  keyboard, tastatur, computer keyboard, pc keyboard, pc tastatur, computertastatur, usb keyboard
  mouse, maus, computer mouse, pc maus, computermaus, usb mouse, pc mouse
  hard drive, festplatte, hard disk, hdd, hard disk drive, harddisc, hard disc drive, disk drive hard
  memory card, speicherkarte, sd card, sd karte, microsd card, microsd, sd memory card, flash card memory
  doorbell, klingel, turklingel, door chime, ring doorbell, haustur glocke
  smoke detector, rauchmelder, smoke alarm, smoke sensor, feuermelder, rauchwarnmelder
  wireless, kabellos, funk
  reader, leser, lesegerat
  oscilloscope probe, scope probe, tastkopf, oscilloscope test probe, oszilloskop tastkopf, oszi tastkopf, tastkopf oszilloskop, oszi probe
  shift register, schieberegister
  rtc, real time clock, echtzeituhr, clock module, realtime clock, uhrenmodul, rtc modul
  ram, arbeitsspeicher, arbeitsspeicher riegel
  lead free, bleifrei
  9v battery, 9v block, 9 v block, block battery, 6lr61, pp3, 9 volt battery, 9 volt block, 9v batterie, 9v blockbatterie, neun volt block, 9 volt batterie
  lcd, lcd display, lcd screen, lcd anzeige, liquid crystal display, flussigkristallanzeige, lcd modul
  test lead, prufspitze, prufleitung, messleitung, multimeter lead, multimeter probe, multimeter test lead, test probe
  buzzer, summer, piezosummer, beeper, piezo buzzer, signalsummer, signalgeber piezo, piezo beeper
  toggle switch, kippschalter, flip switch, lever switch, hebelschalter, kippschalter hebel, kipphebelschalter, kippschalter metall
  circuit board, platine, leiterplatte, pcb, printed circuit board, pcb board, pc board, electronic circuit board, pcbs
  copper clad board, kupferkaschierte platine, copper clad pcb, copper clad laminate, basismaterial platine, platinenmaterial, leiterplattenrohling, platinenrohling
  zener diode, z diode, zenerdiode, zener
  bridge rectifier, bruckengleichrichter, rectifier bridge, diode bridge, graetz gleichrichter, gratz gleichrichter, gleichrichterbrucke, graetzbrucke
  varistor, vdr, mov varistor, metal oxide varistor, voltage dependent resistor, metalloxidvaristor, uberspannungsvaristor
  suppressor diode, tvs diode, tvs, transient voltage suppressor, transil, transil diode, uberspannungsschutzdiode
  optocoupler, optokoppler, optoisolator, photocoupler
  rotary encoder, drehgeber, encoder, drehencoder, rotary encoder module, inkrementalgeber, drehimpulsgeber, winkelgeber, incremental encoder, impulsgeber dreh
  rotary switch, drehschalter, rotary selector switch, selector switch, stufenschalter, wahlschalter, rotary selector
  slide switch, schiebeschalter, slider switch, sliding switch, schieber schalter
  rocker switch, wippschalter, wippenschalter, rocker power switch, rocker switches, geratewippschalter
  dip switch, dil schalter, dil switch, mauseklavier, dipschalter, codierschalter, dip switches
  reed switch, reedkontakt, reed contact, reed sensor, reedschalter, magnetic reed switch, magnetic switch reed
  hall sensor, hallsensor, hall effect sensor, halleffektsensor, hall ic, hallgeber, hall effect switch, hall switch
  pressure sensor, drucksensor, pressure transducer, drucktransmitter, druckaufnehmer, pressure transmitter, pressure sender
  humidity sensor, feuchtesensor, feuchtigkeitssensor, hygrometer sensor, luftfeuchtesensor, luftfeuchtigkeitssensor, moisture humidity sensor, feuchtefuhler
  distance sensor, abstandssensor, range sensor, range finder sensor, distanzsensor, ranging sensor, entfernungssensor, entfernungsmesser sensor
  motion sensor, bewegungssensor, movement sensor module
  gas sensor, gassensor, gas detector sensor, gas sensor module, mq2, mq sensor, gas detection sensor
  moisture sensor, bodenfeuchtesensor, soil moisture sensor, soil humidity sensor, erdfeuchtesensor, bodenfeuchtigkeitssensor, soil sensor, bodensensor, soil moisture probe
  load cell, wagezelle, weight sensor, gewichtssensor, weighing sensor, kraftsensor wage, kraftaufnehmer, kraftmesszelle
  accelerometer, beschleunigungssensor, acceleration sensor, accelerometer sensor, beschleunigungsmesser, beschleunigungsaufnehmer, g sensor
  gyroscope, gyroskop, gyro, gyrosensor, kreiselsensor, kreiselinstrument, gyroscope sensor, gyroskopsensor, drehratensensor
  solenoid, hubmagnet, elektromagnet, magnetventil, electromagnet, zugmagnet, solenoid actuator, solenoid coil
  dc motor, gleichstrommotor, direct current motor, brushed motor, burstenmotor, brushed dc motor
  gear motor, getriebemotor, geared motor, motor with gearbox, geared dc motor, motor mit getriebe, motor gearbox
  brushless motor, burstenloser motor, bldc motor, bldc, brushless dc motor, brushless, burstenlos motor
  vibration motor, vibrationsmotor, vibrating motor, vibrator motor, haptic motor, ruttelmotor
  peltier, peltierelement, peltier module, peltier cooler, thermoelectric cooler, tec1 12706, peltierkuhler
  heating element, heizelement, heater element, heating cartridge element, heater coil, heizwiderstand, heizstab element
  seven segment, siebensegmentanzeige, 7 segment, seven segment display, 7 segment display, 7 segment anzeige, seven segment led, siebensegment
  ic socket, ic sockel, ic fassung, chip socket, dip socket, ic holder, dil socket, dip sockel, dil sockel
  ribbon cable, flachbandkabel, flat cable, idc cable, flat ribbon cable, flachkabel, bandkabel, rainbow cable
  hook up wire, schaltlitze, schaltdraht, hookup wire, equipment wire, hookup cable, stranded hook up wire
  enamelled wire, kupferlackdraht, magnet wire, lackdraht, enameled wire, enamelled copper wire, enameled copper wire, winding wire
  litz wire, hf litze, high frequency litz wire, hochfrequenzlitze, litz cable, hf litzendraht
  silicone wire, silikonlitze, silikonkabel, silicone cable, silicone insulated wire, silicone lead, silikondraht, silicone stranded wire
  spiral wrap, spiralschlauch, spiral cable wrap, spiral wrapping band, cable spiral, kabelspirale, spiralkabelschlauch, spiralband
  cable sleeve, kabelschlauch, gewebeschlauch, braided sleeving, cable sleeving, cable sock, geflechtschlauch, braided sleeve, braided cable sleeve
  ferrite, ferritkern, ferrit, ferrite core, ferrite bead, ferrite ring, ferrite clip, ferrite choke, klappferrit
  battery holder, batteriehalter, batteriefach, battery box, battery case holder, battery compartment, battery tray, akkuhalter, batteriebox
  battery clip, batterieclip, battery snap, 9v clip, battery snap connector, clip 9v, 9v battery clip
  charge module, lademodul, charging module, charger module, lipo lademodul, tp4056, tp4056 module, charging board
  voltmeter module, spannungsanzeige
  ammeter, amperemeter, strommesser, amp meter, ampermeter, current meter
  logic analyser, logikanalysator, logic analyzer, logic analyzer usb, saleae, logikanalyzer, logikanalyser
  frequency counter, frequenzzahler, frequency meter, frequenzmesser, frequenzmessgerat, cymometer, frequency counter module
  soldering mat, lotmatte, solder mat, soldering pad mat, soldering work mat, lotunterlage, solder work mat
  solder mask, lotstopplack, solder resist, lotstoppmaske, lotstopmaske, solder stop mask, solder mask ink, uv solder mask
  soldering aid, lothilfe, lotwerkzeug, soldering helper tool, solder aid, lotbesteck, soldering aid tool
  soldering iron stand, lotkolbenstander, lotkolbenhalter, soldering stand, solder stand, soldering iron holder, lotstander
  tip cleaner, lotspitzenreiniger, soldering tip cleaner, brass wool cleaner, solder tip cleaner, messingwolle lot, brass sponge soldering
  esd mat, antistatikmatte, anti static mat, esd table mat, anti static work mat, antistatische matte, esd matte, antistatic mat, static mat
  esd wrist strap, antistatikarmband, anti static wrist strap, anti static bracelet, anti static wristband, antistatic strap, antistatic wrist strap, esd armband, antistatic wristband
  antistatic bag, antistatikbeutel, esd beutel, anti static bag, esd bag, static shielding bag, shielding bag, antistatische beutel
  contact spray, kontaktspray, contact cleaner spray, electronics cleaner spray
  cold spray, kaltespray, freeze spray, cooling spray electronic, vereisungsspray elektronik, freezer spray, freezing spray, eisspray elektronik
  conductive paint, leitlack, conductive ink, silver paint conductive, leitsilber, silberleitlack, conductive lacquer
  potting compound, vergussmasse, electronic potting compound, encapsulating compound, potting resin, encapsulant, elektronik vergussmasse
  programmer, programmiergerat, usb programmer, avr programmer, flash programmer, programmierer gerat, isp programmer, avr programmiergerat
  development board, entwicklungsboard, dev board, developer board, evaluation board, evalboard, entwicklungsplatine
  level shifter, pegelwandler, logic level converter, level converter, logic level shifter, pegelkonverter, pegelumsetzer
  expansion board, erweiterungsplatine, shield board, extension board, hat board, expansion card, add on board
  loudspeaker grille, lautsprechergitter, speaker grill, speaker cover grille, lautsprecherabdeckung, loudspeaker grill
  key switch, schlusselschalter, key operated switch, key lock switch, lock switch key, schlusseltaster
  membrane keypad, folientastatur, membrane keyboard, matrix keypad, membrane switch keypad, folientastenfeld, folienkeypad
  keypad, tastenfeld, tastaturfeld, zahlenfeld
  number, nummer
  alligator lead, krokoklemmenkabel, crocodile clip lead, crocodile lead, alligator clip lead, alligator clip cable, crocodile clip cable
`;
