/** Electronics and what carries current. A line is what means the same, in English and German, without accents. */
export const ELECTRONICS = `
  resistor, widerstand
  capacitor, kondensator, cap
  kondensator, elko
  ceramic capacitor, kerko, mlcc, keramikkondensator
  electrolytic, elko, elektrolytkondensator, electrolytic capacitor, electrolytic cap
  film capacitor, folienkondensator
  supercapacitor, supercap, goldcap, ultracapacitor
  coil, inductor, spule, drossel, choke, induktivitat
  potentiometer, pot, poti, drehpotentiometer
  trimmer, trimpot, trimmpoti
  thermistor, ntc, ptc
  photoresistor, ldr, fotowiderstand, light sensor, lichtsensor
  diode, gleichrichter, rectifier
  op amp, opamp, operational amplifier, operationsverstarker, opv
  voltage regulator, spannungsregler, ldo, linear regulator
  regulator, ldo
  solar panel, solar cell, solarzelle, solarpanel, solarmodul
  step down, buck converter, dc dc converter, buck, abwartswandler, step down converter
  relay, relais
  switch, schalter
  push button, taster, tactile switch, tact switch, pushbutton
  crystal, xtal, quartz, quarz, oscillator
  microcontroller, mikrocontroller, mcu
  raspberry pi, raspi, rpi
  display, screen, anzeige, bildschirm
  temperature sensor, temp sensor, temperaturfuhler, temperatursensor, thermometer
  stepper driver, schrittmotortreiber, stepper motor driver
  fuse, sicherung, glass fuse, feinsicherung
  blade fuse, flachsicherung, kfz sicherung, car fuse
  circuit breaker, mcb, sicherungsautomat, leitungsschutzschalter
  residual current, rcd, rccb, gfci, fi schalter, fi schutzschalter, residual current breaker
  pin header, stiftleiste, header pins, male header, steckerleiste
  dc socket, dc jack, barrel jack, hohlstecker, hohlbuchse, barrel connector, power jack, hohlsteckerbuchse
  plug, stecker
  connector, stecker, steckverbinder
  socket, buchse, steckdose
  terminal, klemme
  terminal block, terminal strip, anschlussklemme, schraubklemme, lusterklemme, screw terminal
  wago, lever nut, wago klemme, verbindungsklemme, lever connector, splicing connector
  ferrule, aderendhulse, bootlace ferrule, wire end sleeve
  ring terminal, kabelschuh, ringkabelschuh, ring lug, cable lug
  heat shrink, heatshrink, schrumpfschlauch, shrink tube, shrink tubing, heat shrink tubing, shrink sleeve, heat shrink tube
  conduit, installationsrohr, leerrohr
  cable, kabel, leitung, lead
  wire, draht, litze
  patch cable, patchkabel, ethernet cable, network cable, netzwerkkabel, lan cable, lan kabel, ethernetkabel, lankabel
  extension lead, extension cord, extension cable, verlangerungskabel, verlangerung
  mains lead, power cord, kettle lead, kaltgeratekabel, netzkabel, power cable, iec lead, power lead
  speaker cable, lautsprecherkabel, loudspeaker cable, speaker wire
  ladekabel, charging cable, usb cable
  power supply, psu, netzteil, power adapter, power brick, wall wart
  charger, ladegerat
  battery, batterie, akku, accumulator
  rechargeable, akku, rechargeable battery, nimh
  timer ic, timer
  esc, speed controller, fahrtregler
  1 wire, one wire, onewire
  radio transmitter, remote control, fernsteuerung
  patch cable, rj45 cable
  coin cell, button cell, knopfzelle, button battery
  aa battery, mignon, batterie aa, batterien aa, aa batterie
  aaa battery, micro batterie
  solder, lot, lotzinn, solder wire, lotdraht
  desoldering braid, solder wick, entlotlitze, desoldering wick, desolder braid
  desoldering pump, solder sucker, entlotpumpe
  flux, flussmittel
  led strip, led stripe, led streifen, led band
  bulb, lamp, lampe, gluhbirne, leuchtmittel, light bulb, gluhlampe, birne
  usb stick, thumb drive, flash drive, memory stick
  3d printer, 3d drucker
  speaker, loudspeaker, lautsprecher
  fan, lufter, ventilator
  ws2812b, ws2812, neopixel, neo pixel, addressable led, rgb strip, rgb led strip
  micro usb, usb micro, micro b
  limit switch, endstop, end stop, endschalter
  bench power supply, lab power supply, labornetzteil
  pir, motion detector, motion sensor, bewegungsmelder
  e paper, epaper, e ink, eink
  time of flight, tof
  led, leuchtdiode
  banana plug, bananenstecker
  linear bearing, linearlager, linear ball bearing, linearkugellager
  timing belt, zahnriemen, toothed belt
  led driver, led treiber
  usb c, usb type c, type c
  extension socket, power strip, steckdosenleiste, mehrfachsteckdose, multi socket, power bar, surge protector, verteilersteckdose, tischsteckdose
  breadboard, steckbrett, steckplatine
  perfboard, lochrasterplatine, stripboard, veroboard, lochraster, proto board
  jumper wire, dupont, dupont wire, steckbrucke, jumper cable, dupont cable, jumperkabel
  transistor, bjt
  mosfet, fet
  stepper, stepper motor, schrittmotor
  servo, servomotor, servo motor
  heat sink, heatsink, kuhlkorper
  thermal paste, warmeleitpaste, thermal compound, thermal grease
  remote, remote control, fernbedienung
  headphones, kopfhorer, headset, earphones
  keyboard, tastatur
  mouse, maus
  monitor, bildschirm, screen
  hard drive, festplatte, hard disk, hdd
  memory card, speicherkarte, sd card, sd karte, microsd card, microsd
  doorbell, klingel, turklingel
  smoke detector, rauchmelder, smoke alarm
  wireless, kabellos, funk
  reader, leser, lesegerat
  oscilloscope probe, scope probe, tastkopf
  shift register, schieberegister
  rtc, real time clock, echtzeituhr
  ram, arbeitsspeicher
  lead free, bleifrei
  9v battery, 9v block, 9 v block, block battery, 6lr61, pp3
  lcd, lcd display
  test lead, prufspitze, prufleitung, messleitung
  buzzer, summer, piezosummer
  toggle switch, kippschalter
  circuit board, platine, leiterplatte, pcb, printed circuit board
  copper clad board, kupferkaschierte platine
  zener diode, z diode, zenerdiode
  bridge rectifier, bruckengleichrichter
  varistor, vdr
  suppressor diode, tvs diode
  optocoupler, optokoppler
  rotary encoder, drehgeber, encoder, drehencoder
  rotary switch, drehschalter
  slide switch, schiebeschalter
  rocker switch, wippschalter, wippenschalter
  dip switch, dil schalter
  reed switch, reedkontakt
  hall sensor, hallsensor
  pressure sensor, drucksensor
  humidity sensor, feuchtesensor, feuchtigkeitssensor
  distance sensor, abstandssensor
  motion sensor, bewegungssensor
  gas sensor, gassensor
  moisture sensor, bodenfeuchtesensor, soil moisture sensor
  load cell, wagezelle
  accelerometer, beschleunigungssensor
  gyroscope, gyroskop, gyro
  solenoid, hubmagnet, elektromagnet, magnetventil
  dc motor, gleichstrommotor
  gear motor, getriebemotor, geared motor
  brushless motor, burstenloser motor
  vibration motor, vibrationsmotor
  peltier, peltierelement
  heating element, heizelement
  seven segment, siebensegmentanzeige, 7 segment
  ic socket, ic sockel, ic fassung
  ribbon cable, flachbandkabel, flat cable
  hook up wire, schaltlitze, schaltdraht
  enamelled wire, kupferlackdraht, magnet wire, lackdraht
  litz wire, hf litze
  silicone wire, silikonlitze, silikonkabel
  spiral wrap, spiralschlauch
  cable sleeve, kabelschlauch, gewebeschlauch, braided sleeving
  ferrite, ferritkern, ferrit
  battery holder, batteriehalter, batteriefach, battery box
  battery clip, batterieclip
  charge module, lademodul
  voltmeter module, spannungsanzeige
  ammeter, amperemeter, strommesser
  logic analyser, logikanalysator, logic analyzer
  frequency counter, frequenzzahler
  soldering mat, lotmatte
  solder mask, lotstopplack
  soldering aid, lothilfe
  soldering iron stand, lotkolbenstander, lotkolbenhalter
  tip cleaner, lotspitzenreiniger
  esd mat, antistatikmatte, anti static mat
  esd wrist strap, antistatikarmband, anti static wrist strap
  antistatic bag, antistatikbeutel, esd beutel
  contact spray, kontaktspray
  cold spray, kaltespray, freeze spray
  conductive paint, leitlack
  potting compound, vergussmasse
  programmer, programmiergerat
  development board, entwicklungsboard, dev board
  level shifter, pegelwandler
  expansion board, erweiterungsplatine
  loudspeaker grille, lautsprechergitter
  key switch, schlusselschalter
  membrane keypad, folientastatur
  keypad, tastenfeld
  number, nummer
  alligator lead, krokoklemmenkabel
  charging cable, ladekabel, charger cable
`;
