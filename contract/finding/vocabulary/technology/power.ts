/** Batteries, solar power and motors. A line is what means the same, in English and German, without accents. */
export const POWER = `
  c battery, c cell, lr14, baby batterie, babyzelle, c size battery, lr14 battery, c batterie
  d battery, d cell, lr20, mono batterie, monozelle, d size battery, lr20 battery, d batterie
  18650, 18650 cell, 18650 battery, 18650 akku, 18650 lithium battery, 18650 li ion, 18650 rechargeable battery
  cr2032, cr2032 battery, cr2032 batterie, cr 2032 battery, cr2032 coin cell, cr2032 knopfzelle, cr2032 button cell
  lead acid battery, bleiakku, bleibatterie, blei saure batterie, sla battery, sealed lead acid battery
  agm battery, agm batterie, agm akku, agm bleiakku, absorbent glass mat battery, vliesbatterie
  gel battery, gelbatterie, gelakku, gel cell battery, blei gel akku, blei gel batterie, gel cell, gel lead acid battery
  lithium ion battery, li ion battery, li ion akku, lithium ionen akku, li ion cell, liion akku
  lifepo4, lithium iron phosphate battery, lifepo4 akku, lithium eisenphosphat akku, lfp battery, lifepo4 battery, lithium eisenphosphat batterie, lfp akku
  nicd battery, nickel cadmium battery, nicd akku, ni cd battery, ni cd akku, nickel cadmium akku, nicad battery
  bms, battery management system, batteriemanagementsystem, bms board, battery protection board, battery management board, akkuschutzplatine, bms platine, bms modul, batteriemanagement
  nickel strip, nickelstreifen, nickelband, hiluminband, nickel tape, battery nickel strip
  battery pack, akkupack, akkupaket, rechargeable battery pack, accupack, akkublock
  power tool battery, cordless tool battery, werkzeugakku, cordless drill battery, akkuschrauberakku
  portable power station, powerstation, mobile powerstation, mobile power station, tragbare powerstation, solargenerator, portable power supply station, tragbare stromstation, camping powerstation
  e bike battery, ebike battery, e bike akku, ebike akku, fahrradakku, electric bike battery, ebike batterie, ebike accu, elektrofahrrad akku
  lantern battery, 4r25, laternenbatterie, 6v blockbatterie, 6 volt lantern battery, 6v lantern battery, 6 volt blockbatterie
  3r12, flachbatterie, 3lr12, 4 5 v battery, 4 5v batterie
  balcony solar, plug in solar, balkonkraftwerk, balkonsolar, balcony power plant, plug in solar system, balcony solar system
  micro inverter, microinverter, mikrowechselrichter, modulwechselrichter, solar microinverter, mikroinverter, balkonkraftwerk wechselrichter, microwechselrichter
  mppt charge controller, mppt laderegler, mppt regler, mppt controller, mppt solar charge controller, mppt solarladeregler, mppt solar controller
  solar mount, solar bracket, solarhalterung, pv halterung, solar panel mount, solar panel bracket, solar mounting bracket, pv mount
  solar charger, solarladegerat, solar battery charger, solarlader
  solar pump, solarpumpe, solar water pump, solar powered pump, solar teichpumpe
  solar battery, solarbatterie, solarakku, solarspeicher, solar storage battery, pv speicher, solarstromspeicher
  wind turbine, wind generator, windgenerator, windturbine, wind power generator, wind turbine generator, windkraftgenerator
  solar collector, solar thermal collector, sonnenkollektor, solarkollektor, solar thermal panel, solar water panel, thermischer kollektor
  robot arm, robotic arm, roboterarm, robot manipulator, robot manipulator arm, roboter greifarm
  robot kit, roboterbausatz, roboterbaukasten, robotics kit, robot building kit, robotik bausatz, robotik kit, robotikset, robotikbaukasten, robot construction kit, roboterset, robotic kit, robotics set
  robot chassis, roboterfahrgestell, robot car chassis, roboter chassis, robot platform, robot car kit chassis, roboterplattform
  ball caster, ball transfer unit, kugelrolle, ball castor, ball castor wheel, ball caster wheel, roboter kugelrolle, ball transfer
  rubber track, gummikette, rubber crawler track, gummiraupe, gummiraupenkette
  mecanum wheel, mecanum rad, omnidirectional mecanum wheel, mecanum omni wheel
  omni wheel, omniwheel, allseitenrad, omnidirectional wheel, omni directional wheel, omnirad
  linear actuator, linearantrieb, linearaktuator, electric linear actuator, elektrozylinder, electric cylinder
  linear shaft, smooth rod, linearwelle, linear rod, linear motion shaft, linear bearing shaft, linear bearing rod
  carbon brush, motor brush, kohleburste, motorkohle, motor brushes, motor carbon brush
  induction motor, asynchronous motor, asynchronmotor, ac induction motor, induktionsmotor, drehstrom asynchronmotor, async motor
  three phase motor, drehstrommotor, 3 phase motor, kraftstrommotor, three phase electric motor, dreiphasenmotor, 3 phasen motor, starkstrommotor, 3 phase electric motor
  electric motor, elektromotor, e motor, electrical motor, electromotor, elektrischer motor
  soft starter, sanftanlauf, sanftstarter, soft start module, sanftanlaufgerat, soft starter module, sanftanlaufmodul, softstart, motor soft starter, softstarter modul
  motor protection switch, motor circuit breaker, motorschutzschalter, motor protection circuit breaker, motor protector switch, motor protection breaker
  plc, programmable logic controller, speicherprogrammierbare steuerung, sps, programmable controller, sps steuerung, plc controller, sps controller, programmable logic control
  slip ring, schleifring, sliprings, slip ring connector, schleifringubertrager, slip ring collector
`;
