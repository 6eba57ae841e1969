/** Electronics and what carries current. A line is what means the same, in English and German, without accents. */
export const ELECTRONICS = `
  resistor, widerstand, electrical resistor, elektrischer widerstand, ohmscher widerstand
  capacitor, kondensator, cap
  kondensator, elko
  ceramic capacitor, kerko, mlcc, keramikkondensator, keramischer kondensator, vielschichtkondensator, multilayer ceramic capacitor
  electrolytic, elko, elektrolytkondensator, electrolytic capacitor, electrolytic cap
  film capacitor, folienkondensator, film cap, foil capacitor, kunststofffolienkondensator
  supercapacitor, supercap, goldcap, ultracapacitor, doppelschichtkondensator, superkondensator, ultracap
  coil, inductor, spule, drossel, choke, induktivitat
  potentiometer, pot, poti, drehpotentiometer, rotary potentiometer, rotary pot, drehpoti, drehwiderstand
  trimmer, trimpot, trimmpoti, trimmer potentiometer, preset potentiometer, trimmpotentiometer, trimmer pot, preset pot
  thermistor, ntc, ntc thermistor, heissleiter, ntc widerstand
  ptc, ptc thermistor, kaltleiter
  photoresistor, ldr, fotowiderstand, light sensor, lichtsensor, light dependent resistor, lichtabhangiger widerstand
  diode, gleichrichter, rectifier, gleichrichterdiode, rectifier diode
  op amp, opamp, operational amplifier, operationsverstarker, opv, operational amp
  voltage regulator, spannungsregler, ldo, linear regulator, linear voltage regulator, festspannungsregler, linearregler
  regulator, ldo
  solar panel, solar cell, solarzelle, solarpanel, solarmodul, pv panel, pv modul, solar module, photovoltaikmodul
  step down, buck converter, dc dc converter, buck, abwartswandler, step down converter, step down module, buck module, tiefsetzsteller, dc dc wandler
  relay, relais, electrical relay
  switch, schalter
  push button, taster, tactile switch, tact switch, pushbutton, momentary switch, momentary push button, drucktaster, tastschalter, druckknopfschalter, kurzhubtaster
  crystal, xtal, quartz, quarz, oscillator, schwingquarz, quartz crystal
  microcontroller, mikrocontroller, mcu, mikrokontroller, microcontroller unit
  raspberry pi, raspi, rpi, raspberry pi computer
  display, screen, anzeige, bildschirm, monitor, computer screen, pc monitor, pc bildschirm, computerbildschirm, computermonitor, pc screen
  temperature sensor, temp sensor, temperaturfuhler, temperatursensor, thermometer, thermofuhler
  stepper driver, schrittmotortreiber, stepper motor driver
  fuse, sicherung, glass fuse, feinsicherung, cartridge fuse, glass tube fuse, glassicherung, glasrohrsicherung
  blade fuse, flachsicherung, kfz sicherung, car fuse, automotive fuse, vehicle fuse, autosicherung, flachstecksicherung, ato fuse
  circuit breaker, mcb, sicherungsautomat, leitungsschutzschalter, miniature circuit breaker, ls schalter, leitungsschutzautomat
  residual current, rcd, rccb, gfci, fi schalter, fi schutzschalter, residual current breaker, residual current device, ground fault circuit interrupter, fehlerstromschutzschalter, rcd switch
  pin header, stiftleiste, header pins, male header, steckerleiste, pinleiste
  dc socket, dc jack, barrel jack, hohlstecker, hohlbuchse, barrel connector, power jack, hohlsteckerbuchse, dc power jack, dc power socket, dc buchse
  plug, stecker
  connector, stecker, steckverbinder
  socket, buchse, steckdose
  terminal, klemme
  terminal block, terminal strip, anschlussklemme, schraubklemme, lusterklemme, screw terminal, connector block, anschlussblock
  wago, lever nut, wago klemme, verbindungsklemme, lever connector, splicing connector, wago connector, lever terminal, hebelklemme, wago clamp
  ferrule, aderendhulse, bootlace ferrule, wire end sleeve, cable ferrule, wire ferrule, crimp ferrule, cord end terminal, cable end sleeve
  ring terminal, kabelschuh, ringkabelschuh, ring lug, cable lug, ring connector, eyelet terminal, ring crimp terminal, ringose, ring crimp
  heat shrink, heatshrink, schrumpfschlauch, shrink tube, shrink tubing, heat shrink tubing, shrink sleeve, heat shrink tube, heat shrinkable tube, heat shrink sleeving, warmeschrumpfschlauch, heat shrink sleeve
  conduit, installationsrohr, leerrohr, electrical conduit, elektrorohr, elektroinstallationsrohr, conduit pipe
  cable, kabel, leitung, lead
  wire, draht, litze
  patch cable, patchkabel, ethernet cable, network cable, netzwerkkabel, lan cable, lan kabel, ethernetkabel, lankabel, ethernet cord, patch lead
  extension lead, extension cord, extension cable, verlangerungskabel, verlangerung, power extension cord, mains extension lead, power extension lead, verlangerungsleitung, verlangerungsschnur, stromverlangerung
  mains lead, power cord, kettle lead, kaltgeratekabel, netzkabel, power cable, iec lead, power lead, mains cable, netzleitung, netzanschlusskabel, iec cable, iec power cable
  speaker cable, lautsprecherkabel, loudspeaker cable, speaker wire, loudspeaker wire, boxenkabel, speaker lead, lautsprecherleitung
  ladekabel, charging cable, usb cable, charger cable, charge cable, charging cord, charging lead, charger cord, charger lead
  power supply, psu, netzteil, power adapter, power brick, wall wart, power supply unit, netzgerat, steckernetzteil, ac adapter, mains adapter
  charger, ladegerat
  battery, batterie, akku, accumulator
  rechargeable, akku, rechargeable battery, nimh, nimh battery, nimh akku, wiederaufladbare batterie, rechargeable cell, aufladbare batterie
  timer ic, timer
  esc, speed controller, fahrtregler, electronic speed controller, brushless regler, brushless esc
  1 wire, one wire, onewire
  rc transmitter, radio transmitter, fernsteuerung
  patch cable, rj45 cable
  coin cell, button cell, knopfzelle, button battery, button cell battery, coin cell battery, knopfbatterie, knopfzellenbatterie
  aa battery, mignon, batterie aa, batterien aa, aa batterie, mignonzelle, lr6, mignonbatterie, double a battery, mignon akku
  aaa battery, micro batterie, micro battery, triple a battery, lr03, aaa batterie, batterie aaa
  solder, lot, lotzinn, solder wire, lotdraht, soldering wire, elektroniklot
  desoldering braid, solder wick, entlotlitze, desoldering wick, desolder braid, desoldering wire, solder braid, desolder wick, lotsauglitze, sauglitze
  desoldering pump, solder sucker, entlotpumpe, desolder pump, lotsauger, lotsaugpumpe, entlotsauger, entlotsaugpumpe
  flux, flussmittel, soldering flux, solder flux, lotflussmittel
  led strip, led stripe, led streifen, led band, led tape, led strip light, led light strip, led lichtband, led lichtstreifen
  bulb, lamp, lampe, gluhbirne, leuchtmittel, light bulb, gluhlampe, birne
  usb stick, thumb drive, flash drive, memory stick, pen drive, usb flash drive, usb key, usb speicherstick, speicherstick, usb memory
  3d printer, 3d drucker, 3d printing machine
  speaker, loudspeaker, lautsprecher, audio speaker
  fan, lufter, ventilator, cooling fan
  ws2812b, ws2812, neopixel, neo pixel, addressable led, rgb strip, rgb led strip, neopixel strip, ws2812b strip, addressable led strip, digital led strip, adressierbare led, ws2812 strip
  micro usb, usb micro, micro b, micro usb b
  limit switch, endstop, end stop, endschalter, endstop switch, end switch, endlagenschalter
  bench power supply, lab power supply, labornetzteil, lab bench power supply, laboratory power supply, regelbares netzteil, labornetzgerat
  pir, motion detector, motion sensor, bewegungsmelder, pir sensor, passive infrared sensor, pir motion sensor, pir bewegungsmelder
  e paper, epaper, e ink, eink, e paper display, eink display, e ink display, epaper display
  time of flight, tof, tof sensor, time of flight sensor, tof distance sensor, tof abstandssensor
  led, leuchtdiode, light emitting diode
  banana plug, bananenstecker, banana connector, laborstecker, 4 mm stecker, 4mm plug, banana plug connector
  linear bearing, linearlager, linear ball bearing, linearkugellager, linear bushing, linear ball bushing
  timing belt, zahnriemen, toothed belt, synchronous belt, synchronriemen, cogged belt, cog belt, tooth belt, toothed drive belt
  led driver, led treiber, led power supply, led netzteil, led konverter, led converter
  usb c, usb type c, type c, usb typ c, usb c connector
  extension socket, power strip, steckdosenleiste, mehrfachsteckdose, multi socket, power bar, surge protector, verteilersteckdose, tischsteckdose, power board, mains socket strip, socket strip
  breadboard, steckbrett, steckplatine, solderless breadboard, plugboard, laborsteckbrett, experimentiersteckbrett, protoboard, steckboard
  perfboard, lochrasterplatine, stripboard, veroboard, lochraster, proto board
  jumper wire, dupont, dupont wire, steckbrucke, jumper cable, dupont cable, jumperkabel, jumper lead, dupontkabel, breadboard wire, breadboard jumper wire
  transistor, bjt, bipolar transistor, bipolar junction transistor
  mosfet, fet, field effect transistor, feldeffekttransistor, mosfet transistor, power mosfet
  stepper, stepper motor, schrittmotor, stepping motor, step motor
  servo, servomotor, servo motor, rc servo, modellbauservo, hobby servo
  heat sink, heatsink, kuhlkorper, warmeableiter
  thermal paste, warmeleitpaste, thermal compound, thermal grease, heatsink paste, heat sink paste, thermopaste, warmepaste
  remote, remote control, fernbedienung, remote controller, remote control unit, fernbediener
  headphones, kopfhorer, earphones
  keyboard, tastatur, computer keyboard, pc keyboard, pc tastatur, computertastatur
  mouse, maus, computer mouse, pc maus, computermaus, pc mouse
  hard drive, festplatte, hard disk, hdd, hard disk drive, hard disc, hard disc drive, festplattenlaufwerk
  memory card, speicherkarte, sd card, sd karte, microsd card, microsd, sd memory card
  doorbell, klingel, turklingel, door chime, door bell chime
  smoke detector, rauchmelder, smoke alarm, feuermelder, rauchwarnmelder, rauchdetektor, rauchwarner
  wireless, kabellos, funk, drahtlos
  reader, leser, lesegerat
  oscilloscope probe, scope probe, tastkopf, oszi tastkopf, oszi probe, oszilloskop tastkopf
  shift register, schieberegister
  rtc, real time clock, echtzeituhr, realtime clock, rtc modul, real time clock module, echtzeituhr modul
  ram, arbeitsspeicher, ram modul, random access memory
  lead free, bleifrei
  9v battery, 9v block, 9 v block, block battery, 6lr61, pp3, 9 volt battery, 9 volt block, 9v batterie, 9v blockbatterie, 9 volt batterie
  lcd, lcd display, lcd anzeige, liquid crystal display, lcd screen, lc display, lcd bildschirm, flussigkristallanzeige, flussigkristallbildschirm, flussigkristalldisplay
  test lead, prufspitze, prufleitung, messleitung, multimeter lead, multimeter test lead
  buzzer, summer, piezosummer, beeper, piezo buzzer, piezo beeper, piepser
  toggle switch, kippschalter, flip switch, hebelschalter, kipphebelschalter, knebelschalter
  circuit board, platine, leiterplatte, pcb, printed circuit board, pcb board, electronic circuit board
  copper clad board, kupferkaschierte platine, copper clad pcb, copper clad laminate, platinenmaterial, leiterplattenrohling, platinenrohling
  zener diode, z diode, zenerdiode
  bridge rectifier, bruckengleichrichter, rectifier bridge, diode bridge, gleichrichterbrucke, graetzbrucke
  varistor, vdr, metal oxide varistor, voltage dependent resistor, metalloxidvaristor
  suppressor diode, tvs diode, transient voltage suppressor, tvs suppressor, uberspannungsschutzdiode
  optocoupler, optokoppler, optoisolator, photocoupler, optical isolator
  rotary encoder, drehgeber, encoder, drehencoder, inkrementalgeber, drehimpulsgeber, incremental encoder
  rotary switch, drehschalter, rotary selector switch, stufenschalter, rotary selector, drehwahlschalter, rotary wafer switch
  slide switch, schiebeschalter, slider switch, sliding switch
  rocker switch, wippschalter, wippenschalter, rocker power switch
  dip switch, dil schalter, dil switch, mauseklavier, dipschalter, codierschalter
  reed switch, reedkontakt, reed contact, reedschalter, magnetic reed switch
  hall sensor, hallsensor, hall effect sensor, halleffektsensor, hall ic, hallgeber, hall effect switch, hall switch
  pressure sensor, drucksensor, pressure transducer, druckaufnehmer, druckfuhler
  humidity sensor, feuchtesensor, feuchtigkeitssensor, luftfeuchtesensor, luftfeuchtigkeitssensor, feuchtefuhler
  distance sensor, abstandssensor, range sensor, distanzsensor, ranging sensor, entfernungssensor
  motion sensor, bewegungssensor, movement sensor, movement detector
  gas sensor, gassensor, gas detector sensor, gas sensor module, gassensormodul
  moisture sensor, bodenfeuchtesensor, soil moisture sensor, soil humidity sensor, erdfeuchtesensor, bodenfeuchtigkeitssensor, soil moisture probe
  load cell, wagezelle, weight sensor, gewichtssensor, weighing sensor, wiegezelle, scale sensor, weighing cell, wiegesensor
  accelerometer, beschleunigungssensor, acceleration sensor, beschleunigungsmesser, beschleunigungsaufnehmer, acceleration transducer
  gyroscope, gyroskop, gyro, gyrosensor, gyroskopsensor, kreiselsensor, gyro module
  solenoid, hubmagnet, elektromagnet, solenoid actuator
  dc motor, gleichstrommotor, direct current motor, brushed motor, burstenmotor, brushed dc motor
  gear motor, getriebemotor, geared motor, motor with gearbox, geared dc motor, dc gearmotor, gear box motor, motor mit getriebe, geared electric motor
  brushless motor, burstenloser motor, bldc motor, bldc, brushless dc motor, brushless electric motor, brushless dc, burstenloser elektromotor
  vibration motor, vibrationsmotor, vibrating motor, vibrator motor, vibromotor
  peltier, peltierelement, peltier module, peltier cooler, thermoelectric cooler, peltierkuhler
  heating element, heizelement, heater element
  seven segment, siebensegmentanzeige, 7 segment, seven segment display, 7 segment display, 7 segment anzeige, seven segment led, siebensegment
  ic socket, ic sockel, ic fassung, dip socket, dil socket, dip sockel, dil sockel
  ribbon cable, flachbandkabel, flat cable, idc cable, flat ribbon cable, flachkabel
  hook up wire, schaltlitze, schaltdraht, hookup wire
  enamelled wire, kupferlackdraht, magnet wire, lackdraht, enameled wire, enamelled copper wire, enameled copper wire
  litz wire, hf litze, high frequency litz wire, hochfrequenzlitze, litz cable
  silicone wire, silikonlitze, silikonkabel, silicone cable, silicone insulated wire, silicone lead, silikondraht
  spiral wrap, spiralschlauch, spiral cable wrap, kabelspirale, spiralkabelschlauch, spiralband
  cable sleeve, kabelschlauch, gewebeschlauch, braided sleeving, cable sleeving, geflechtschlauch, braided sleeve, braided cable sleeve
  ferrite, ferritkern, ferrit, ferrite core, ferrite bead, ferrite ring
  battery holder, batteriehalter, batteriefach, battery box, battery case holder, akkuhalter, batteriebox
  battery clip, batterieclip, battery snap, 9v clip, battery snap connector, 9v battery clip
  charge module, lademodul, charging module, charger module, charging board, lithium charger module, ladeplatine, charger board, charge board
  voltmeter module, spannungsanzeige, voltmetermodul, einbauvoltmeter, digitalvoltmeter modul, spannungsanzeige modul
  ammeter, amperemeter, strommesser, amp meter, ampermeter, current meter
  logic analyser, logikanalysator, logic analyzer, logikanalyzer, logikanalyser
  frequency counter, frequenzzahler, frequency meter, frequenzmesser, frequenzmessgerat
  soldering mat, lotmatte, solder mat, lotunterlage, silikon lotmatte, soldering work mat
  solder mask, lotstopplack, solder resist, lotstoppmaske, lotstopmaske, solder stop mask
  soldering aid, lothilfe, solder aid, soldering aid tool
  soldering iron stand, lotkolbenstander, lotkolbenhalter, soldering stand, solder stand, soldering iron holder, lotstander
  tip cleaner, lotspitzenreiniger, soldering tip cleaner, solder tip cleaner, lotkolbenreiniger, soldering iron cleaner, soldering iron tip cleaner
  esd mat, antistatikmatte, anti static mat, esd table mat, anti static work mat, antistatische matte, esd matte, antistatic mat
  esd wrist strap, antistatikarmband, anti static wrist strap, anti static bracelet, anti static wristband, antistatic strap, antistatic wrist strap, esd armband, antistatic wristband
  antistatic bag, antistatikbeutel, esd beutel, anti static bag, esd bag, static shielding bag, antistatische beutel
  contact spray, kontaktspray, electronics cleaner spray, kontaktreinigungsspray, contact cleaning spray
  cold spray, kaltespray, freeze spray, freezing spray, freezer spray
  conductive paint, leitlack, conductive ink, conductive lacquer, conductive varnish, leitfahige farbe
  potting compound, vergussmasse, electronic potting compound, encapsulating compound, encapsulant, elektronik vergussmasse
  programmer, programmiergerat, usb programmer, chip programmer
  development board, entwicklungsboard, dev board, developer board, entwicklungsplatine, entwicklerboard
  level shifter, pegelwandler, logic level converter, level converter, logic level shifter, pegelkonverter, pegelumsetzer
  expansion board, erweiterungsplatine, extension board, add on board, erweiterungsboard
  loudspeaker grille, lautsprechergitter, speaker grill, lautsprecherabdeckung, loudspeaker grill, boxengitter, lautsprecherschutzgitter
  key switch, schlusselschalter, key operated switch, key lock switch, schlusseltaster
  membrane keypad, folientastatur, membrane keyboard, folientastenfeld, membrane switch keypad
  keypad, tastenfeld
  number, nummer
  alligator lead, krokoklemmenkabel, crocodile clip lead, crocodile lead, alligator clip lead, alligator clip cable, crocodile clip cable
`;
