/** Radio, sound and stage. A line is what means the same, in English and German, without accents. */
export const RADIO_AND_SOUND = `
  amateur radio, ham radio, amateurfunk, amateurfunkgerat, amateur radio set, ham radio transceiver, amateurfunktransceiver, ham radio set, ham transceiver
  cb radio, cb funkgerat, cb funk, citizens band radio, cb gerat, cb transceiver, cb set, citizen band radio, cb radio set
  world receiver, short wave radio, shortwave radio, weltempfanger, kurzwellenempfanger, world band radio, worldband radio, kurzwellenradio
  radio scanner, funkscanner, scanner radio, scanner receiver, scanner empfanger
  clock radio, radio alarm clock, radiowecker, uhrenradio, alarm clock radio, radio clock, radio alarm, bedside radio
  internet radio, internetradio, webradio, wifi radio, wlan radio, network radio, netzwerkradio, digital internet radio
  kitchen radio, kuchenradio
  dab radio, digitalradio, digital radio, dab plus radio, dab empfanger, dab radiogerat
  crystal radio, detektorradio, detektorempfanger, crystal set, kristallradio, crystal receiver
  dipole antenna, dipole aerial, dipolantenne, dipole, dipol
  yagi antenna, yagi antenne, yagiantenne, yagi aerial, yagi uda antenna, yagi
  telescopic antenna, telescopic aerial, teleskopantenne, telescopic whip antenna, ausziehantenne, telescoping antenna
  whip antenna, rod antenna, stabantenne, whip aerial, rod aerial, peitschenantenne
  mag mount antenna, magnetic mount antenna, magnetfussantenne, magnetic base antenna, magnet mount antenna, mag mount aerial, magnetantenne, magnetic antenna
  loop antenna, rahmenantenne, loop aerial, loopantenne, frame aerial
  ferrite rod antenna, ferritantenne, ferritstabantenne, ferrite antenna, ferrite rod aerial, ferrite bar antenna
  indoor aerial, indoor antenna, zimmerantenne, room antenna, indoor tv antenna, indoor tv aerial, innenantenne
  antenna tuner, antenna matching unit, antennentuner, antennenkoppler, aerial tuner, aerial tuning unit, antenna coupler
  swr meter, swr messgerat, stehwellenmessgerat, stehwellenmesser, swr bridge, vswr meter
  dummy load, kunstantenne, dummyload, dummy antenna, rf dummy load, kunstlast
  morse key, telegraph key, morsetaste, cw key, morse code key, telegraphentaste, telegrafentaste, morse telegraph key
  antenna rotator, antennenrotor, aerial rotator, antenna rotor, aerial rotor
  antenna mast, antennenmast, aerial mast, aerial pole, antenna pole, antennenstange
  antenna switch, antennenumschalter, antennenschalter, aerial switch, coax switch, koaxumschalter
  antenna amplifier, aerial amplifier, antennenverstarker, antenna booster, aerial booster, aerial amp
  software defined radio, sdr, sdr stick, sdr receiver, sdr dongle, sdr empfanger, rtlsdr
  speaker microphone, speaker mic, lautsprechermikrofon, shoulder microphone, shoulder mic, lautsprechermikro, remote speaker mic, handlautsprechermikrofon, remote speaker microphone
  toroid core, toroidal core, ringkern, ferrite toroid, ring core, ferritring, ferritringkern, toroidkern, ferrite ring core
  attenuator, dampfungsglied, rf attenuator, hf dampfungsglied
  pager, funkmeldeempfanger, funkmelder, funkrufempfanger, alarmpieper, funkrufmelder, meldeempfanger, personenrufempfanger
  satellite receiver, sat receiver, satellitenreceiver, satellite box, sat box, sat tuner, satellitenempfanger
  lnb, low noise block converter, universal lnb, lnbf, satellite lnb, sat lnb
  tweeter, hochtoner, hochtonlautsprecher, tweeter speaker
  midrange driver, midrange speaker, mitteltoner, mid range speaker, mid range driver, mitteltonlautsprecher
  crossover network, speaker crossover, frequenzweiche, audio crossover, speaker crossover network, lautsprecherweiche, lautsprecherfrequenzweiche
  bluetooth speaker, bluetooth lautsprecher, bluetooth box, wireless speaker, portable speaker, portable bluetooth speaker
  megaphone, bullhorn, loudhailer, megafon, megaphon, flustertute, sprachrohr
  ear pad, ear cushion, ohrpolster, headphone pad, headphone cushion, headphone ear pad, ohrpad, kopfhorerpolster, headphone ear cushion, ohrmuschelpolster
  record needle, turntable stylus, plattennadel, tonnadel, abtastnadel, turntable needle, plattenspielernadel, stylus needle, record player needle, record stylus, record player stylus
  phono cartridge, tonabnehmersystem, turntable cartridge, pickup cartridge, record player cartridge, tonabnehmer
  record brush, plattenburste, schallplattenburste, record cleaning brush, vinyl brush, vinyl record brush
  cassette deck, tape deck, kassettendeck, tapedeck, cassette tape deck, cassettendeck
  reel to reel, reel to reel recorder, tonbandgerat, tonbandmaschine, reel to reel tape recorder, bandmaschine
  dictaphone, voice recorder, diktiergerat, dictation machine, digital voice recorder, dictation recorder
  mp3 player, mp3 spieler, digital music player, mp3 abspielgerat, mp3 abspieler, digital audio player, mp3 music player
  boombox, ghetto blaster, ghettoblaster, radio cassette player, radiorecorder, radio cassette recorder, kassettenradio, radiokassettenrecorder, radio rekorder, radiokassettenrekorder
  equaliser, equalizer, audio equaliser, audio equalizer
  preamp, preamplifier, vorverstarker
  power amp, power amplifier, endstufe, leistungsverstarker, endverstarker, leistungsendstufe, audio power amplifier
  microphone shock mount, mikrofonspinne, mic shock mount, shockmount, mikrofonspider, mic spider, elastische mikrofonhalterung, microphone spider
  condenser microphone, condenser mic, kondensatormikrofon, capacitor microphone, kondensatormikro, kondensatormikrophon, capacitor mic
  dynamic microphone, dynamisches mikrofon, dynamic mic, dynamisches mikro, dynamisches mikrophon
  shotgun microphone, shotgun mic, richtmikrofon, richtrohrmikrofon, rifle microphone, directional microphone
  gooseneck microphone, schwanenhalsmikrofon, goose neck microphone, gooseneck mic, schwanenhalsmikro, schwanenhalsmikrophon
  microphone clip, mic clip, mikrofonklemme, mikrofonhalter, microphone holder, mic holder, mikrofonhalterung
  synthesizer, synthesiser, synth, synthie, synth keyboard, synthesizer keyboard
  drum machine, drumcomputer, rhythm machine, rhythmusgerat, rhythmusmaschine, drummaschine
  loop pedal, looper pedal, loop station, looping pedal, looping station, loopgerat
  guitar cable, instrument cable, gitarrenkabel, instrumentenkabel, guitar lead, instrument lead, instrumental cable, guitar cord
  phantom power supply, phantomspeisung, phantomspeisegerat, phantom power unit, phantom power adapter, phantomspeiseadapter
  gramophone, phonograph, grammophon, grammofon, wind up gramophone
  music box, spieluhr, spieldose, musical box, musikdose, musikspieldose, musikspieluhr, wind up music box
  personal stereo, walkman, portable cassette player, tragbarer kassettenspieler, cassette walkman, walkman kassette, walkman cassette player, tragbarer kassettenplayer
  record sleeve, schallplattenhulle, plattenhulle, vinyl sleeve, record cover, lp sleeve
  wireless headphones, bluetooth headphones, bluetooth kopfhorer, kabellose kopfhorer, cordless headphones, bt headphones, funkkopfhorer
  strobe light, stroboscope, stroboskop, strobe, strobe lamp, stroboskoplampe, disco strobe
  follow spot, followspot, verfolgerscheinwerfer, verfolgungsscheinwerfer, followspotlight, verfolger spot
  barn doors, torblende, barn door light, flugeltore, barndoor
  haze machine, hazer, dunstnebelmaschine, haze generator, hazer machine, hazer nebelmaschine, dunstgenerator
  bubble machine, seifenblasenmaschine, bubble maker, bubble blower, soap bubble machine, seifenblasengerat, bubble blowing machine, seifenblasenautomat
  snow machine, schneemaschine, fake snow machine, artificial snow machine, snow effect machine, kunstschneemaschine, party snow machine, schneeeffektmaschine
  uv lamp, uv lampe, ultraviolet lamp, uv leuchte, ultraviolettlampe
  show laser, showlaser, stage laser, disco laser, party laser, laser light show projector, lasershow gerat, laser show projector, laserlichteffekt, disko laser
  dimmer pack, dimmerpack, dimming pack, dmx dimmer, dmx dimmerpack, lighting dimmer pack
  flight case, flightcase, roadcase, tourcase, touring case
  cable ramp, cable protector ramp, cable bridge, kabelbrucke, cable protector, cable cover ramp, kabelrampe
  stage curtain, buhnenvorhang, theatre curtain, theatrical curtain, theater curtain, theatervorhang
  powered speaker, aktivbox, active speaker, aktivlautsprecher, active loudspeaker, aktivlautsprecherbox, aktive lautsprecherbox, powered loudspeaker, amplified speaker
  pa speaker, pa box, pa lautsprecher, pa loudspeaker, beschallungslautsprecher, pa system speaker, public address speaker, beschallungsbox, pa lautsprecherbox
  fog, nebel
  12ax7, ecc83, ecc83 tube, 12ax7 tube, ecc83 rohre, 12ax7a
  12au7, ecc82, ecc82 tube, 12au7 tube, ecc82 rohre, 12au7a
  12at7, ecc81, ecc81 tube, 12at7 tube, ecc81 rohre
  egg insulator, eierisolator, antennenei, ei isolator, antenna egg insulator
  insulator, isolator, electrical insulator
  lightning arrestor, lightning arrester, blitzschutz, blitzstromableiter, lightning surge arrestor, antennenblitzschutz
  coax, koaxial, coaxial, koax
`;
