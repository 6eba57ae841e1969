/** Electronics and what carries current. A line is what means the same, in English and German, without accents. */
export const ELECTRONICS = `
  resistor, widerstand
  capacitor, kondensator, cap
  ceramic capacitor, kerko, mlcc, keramikkondensator
  electrolytic, elko, elektrolytkondensator, electrolytic capacitor
  film capacitor, folienkondensator
  supercapacitor, supercap, goldcap, ultracapacitor
  coil, inductor, spule, drossel, choke, induktivitat
  potentiometer, pot, poti, drehpotentiometer
  trimmer, trimpot, trimmpoti
  thermistor, ntc, ptc
  photoresistor, ldr, fotowiderstand
  diode, gleichrichter, rectifier
  op amp, opamp, operational amplifier, operationsverstarker, opv
  voltage regulator, spannungsregler, ldo, linear regulator
  step down, buck converter, dc dc converter, buck, abwartswandler, step down converter
  relay, relais
  switch, schalter
  push button, taster, tactile switch, tact switch, pushbutton
  crystal, quartz, quarz, oscillator
  microcontroller, mikrocontroller, mcu
  raspberry pi, raspi, rpi
  display, anzeige, bildschirm
  temperature sensor, temp sensor, temperaturfuhler, temperatursensor, thermometer
  stepper driver, schrittmotortreiber, stepper motor driver
  fuse, sicherung
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
  power supply, psu, netzteil, power adapter, power brick
  charger, ladegerat
  battery, batterie, akku, accumulator
  rechargeable, akku, rechargeable battery, nimh
  coin cell, button cell, knopfzelle, button battery
  aa battery, mignon
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
`;
