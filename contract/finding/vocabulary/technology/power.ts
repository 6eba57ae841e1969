/** Batteries, solar power and motors. A line is what means the same, in English and German, without accents. */
export const POWER = `
  c battery, c cell, lr14, baby batterie, babyzelle
  d battery, d cell, lr20, mono batterie, monozelle
  18650, 18650 cell, 18650 battery, 18650 akku
  cr2032, cr2032 battery, cr2032 batterie
  lead acid battery, bleiakku, bleibatterie, blei saure batterie
  agm battery, agm batterie
  gel battery, gelbatterie, gelakku
  lithium ion battery, li ion battery, li ion akku, lithium ionen akku
  lifepo4, lithium iron phosphate battery, lifepo4 akku, lithium eisenphosphat akku
  nicd battery, nickel cadmium battery, nicd akku
  bms, battery management system, batteriemanagementsystem
  nickel strip, nickelstreifen, nickelband, hiluminband
  battery pack, akkupack, akkupaket
  power tool battery, cordless tool battery, werkzeugakku
  portable power station, powerstation
  e bike battery, ebike battery, e bike akku, ebike akku, fahrradakku
  lantern battery, 4r25, laternenbatterie, 6v blockbatterie
  3r12, flachbatterie
  balcony solar, plug in solar, balkonkraftwerk, balkonsolar
  micro inverter, microinverter, mikrowechselrichter, modulwechselrichter
  mppt charge controller, mppt laderegler, mppt regler
  solar mount, solar bracket, solarhalterung, pv halterung
  solar charger, solarladegerat
  solar pump, solarpumpe
  solar battery, solarbatterie, solarakku, solarspeicher
  wind turbine, wind generator, windgenerator, windturbine
  solar collector, solar thermal collector, sonnenkollektor, solarkollektor
  robot arm, robotic arm, roboterarm
  robot kit, roboterbausatz, roboterbaukasten
  robot chassis, roboterfahrgestell
  ball caster, ball transfer unit, kugelrolle
  rubber track, gummikette
  mecanum wheel, mecanum rad
  omni wheel, omniwheel, allseitenrad
  linear actuator, linearantrieb, linearaktuator
  linear shaft, smooth rod, linearwelle
  carbon brush, motor brush, kohleburste, motorkohle
  induction motor, asynchronous motor, asynchronmotor
  three phase motor, drehstrommotor
  electric motor, elektromotor, e motor
  soft starter, sanftanlauf, sanftstarter
  motor protection switch, motor circuit breaker, motorschutzschalter
  plc, programmable logic controller, speicherprogrammierbare steuerung
  slip ring, schleifring
`;
