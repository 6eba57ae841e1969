/** Radio, sound and stage. A line is what means the same, in English and German, without accents. */
export const RADIO_AND_SOUND = `
  amateur radio, ham radio, amateurfunk, amateurfunkgerat, amateur radio set
  cb radio, cb funkgerat, cb funk, citizens band radio, cb gerat
  world receiver, short wave radio, shortwave radio, weltempfanger, kurzwellenempfanger, world band radio, worldband radio, kurzwellenradio
  radio scanner, funkscanner, scanner radio, scanner receiver
  clock radio, radio alarm clock, radiowecker, uhrenradio, alarm clock radio, radio clock, radio alarm, bedside radio
  internet radio, internetradio, webradio, wifi radio, wlan radio
  kitchen radio, kuchenradio
  dab radio, digitalradio, digital radio, dab plus radio, dab empfanger, dab radiogerat
  crystal radio, detektorradio, detektorempfanger, crystal set, kristallradio, crystal receiver
  dipole antenna, dipole aerial, dipolantenne
  yagi antenna, yagi antenne, yagiantenne, yagi aerial, yagi uda antenna, yagi
  telescopic antenna, telescopic aerial, teleskopantenne, telescopic whip antenna, ausziehantenne
  whip antenna, rod antenna, stabantenne, whip aerial, rod aerial, peitschenantenne
  mag mount antenna, magnetic mount antenna, magnetfussantenne, magnetic base antenna, magnet mount antenna
  loop antenna, rahmenantenne, loop aerial
  ferrite rod antenna, ferritantenne, ferritstabantenne, ferrite antenna, ferrite rod aerial, ferrite bar antenna
  indoor aerial, indoor antenna, zimmerantenne, room antenna, indoor tv antenna, indoor tv aerial, innenantenne
  antenna tuner, antenna matching unit, antennentuner, antennenkoppler, aerial tuner, aerial tuning unit, antenna coupler
  swr meter, swr messgerat, stehwellenmessgerat, stehwellenmesser, swr bridge, vswr meter
  dummy load, kunstantenne, dummyload, dummy antenna, rf dummy load, kunstlast
  morse key, telegraph key, morsetaste, cw key
  antenna rotator, antennenrotor, aerial rotator, antenna rotor, aerial rotor
  antenna mast, antennenmast, aerial mast, aerial pole
  antenna switch, antennenumschalter, antennenschalter, aerial switch, coax switch, koaxumschalter
  antenna amplifier, aerial amplifier, antennenverstarker, antenna booster, aerial booster, aerial amp
  software defined radio, sdr, sdr stick, sdr receiver, sdr dongle, sdr empfanger, rtlsdr
  speaker microphone, speaker mic, lautsprechermikrofon, shoulder microphone, shoulder mic
  toroid core, toroidal core, ringkern, ferrite toroid, ring core
  attenuator, dampfungsglied, rf attenuator
  pager, funkmeldeempfanger, funkmelder, funkrufempfanger, alarmpieper
  satellite receiver, sat receiver, satellitenreceiver, satellite box, sat box, sat tuner, satellitenempfanger
  lnb, low noise block converter, universal lnb, lnbf
  tweeter, hochtoner, hochtonlautsprecher, tweeter speaker
  midrange driver, midrange speaker, mitteltoner, mid range speaker, mid range driver, mitteltonlautsprecher
  crossover network, speaker crossover, frequenzweiche, audio crossover, speaker crossover network
  bluetooth speaker, bluetooth lautsprecher, bluetooth box, wireless speaker, portable speaker, portable bluetooth speaker
  megaphone, bullhorn, loudhailer, megafon, megaphon, flustertute, sprachrohr
  ear pad, ear cushion, ohrpolster, headphone pad, headphone cushion
  record needle, turntable stylus, plattennadel, tonnadel, abtastnadel, turntable needle, plattenspielernadel, stylus needle, record player needle, record stylus, record player stylus
  phono cartridge, tonabnehmersystem, turntable cartridge, pickup cartridge, record player cartridge, tonabnehmer
  record brush, plattenburste, schallplattenburste, record cleaning brush, vinyl brush, vinyl record brush
  cassette deck, tape deck, kassettendeck, tapedeck, cassette tape deck
  reel to reel, reel to reel recorder, tonbandgerat, tonbandmaschine, reel to reel tape recorder, bandmaschine
  dictaphone, voice recorder, diktiergerat, dictation machine, digital voice recorder, dictation recorder
  mp3 player, mp3 spieler, digital music player, mp3 abspielgerat
  boombox, ghetto blaster, ghettoblaster, radio cassette player, radiorecorder
  equaliser, equalizer, audio equaliser
  preamp, preamplifier, vorverstarker
  power amp, power amplifier, endstufe, leistungsverstarker
  microphone shock mount, mikrofonspinne, mic shock mount, shockmount
  condenser microphone, condenser mic, kondensatormikrofon, capacitor microphone, kondensatormikro
  dynamic microphone, dynamisches mikrofon, dynamic mic, dynamisches mikro, dynamisches mikrophon
  shotgun microphone, shotgun mic, richtmikrofon, richtrohrmikrofon, rifle microphone, directional microphone
  gooseneck microphone, schwanenhalsmikrofon, goose neck microphone, gooseneck mic, schwanenhalsmikro
  microphone clip, mic clip, mikrofonklemme, mikrofonhalter, microphone holder, mic holder, mikrofonhalterung
  synthesizer, synthesiser, synth, synthie, synth keyboard, synthesizer keyboard
  drum machine, drumcomputer, rhythm machine, rhythmusgerat
  loop pedal, looper pedal, loop station, looping pedal
  guitar cable, instrument cable, gitarrenkabel, instrumentenkabel, guitar lead, instrument lead, instrumental cable, guitar cord
  phantom power supply, phantomspeisung, phantomspeisegerat
  gramophone, phonograph, grammophon, grammofon, wind up gramophone
  music box, spieluhr, spieldose, musical box, musikdose
  personal stereo, walkman, portable cassette player, tragbarer kassettenspieler, cassette walkman
  record sleeve, schallplattenhulle, plattenhulle, vinyl sleeve, record cover, lp sleeve
  wireless headphones, bluetooth headphones, bluetooth kopfhorer, kabellose kopfhorer, cordless headphones, bt headphones, funkkopfhorer
  strobe light, stroboscope, stroboskop, strobe, strobe lamp, stroboskoplampe, disco strobe
  follow spot, followspot, verfolgerscheinwerfer, verfolgungsscheinwerfer, followspotlight
  barn doors, torblende, barn door light
  haze machine, hazer, dunstnebelmaschine, haze generator, hazer machine
  bubble machine, seifenblasenmaschine, bubble maker, bubble blower, soap bubble machine
  snow machine, schneemaschine, fake snow machine, artificial snow machine, snow effect machine
  uv lamp, uv lampe, ultraviolet lamp
  show laser, showlaser, stage laser
  dimmer pack, dimmerpack, dimming pack, dmx dimmer
  flight case, flightcase, roadcase
  cable ramp, cable protector ramp, cable bridge, kabelbrucke, cable protector, cable cover ramp, kabelrampe
  stage curtain, buhnenvorhang, theatre curtain, theatrical curtain, theater curtain, theatervorhang
  powered speaker, aktivbox, active speaker, aktivlautsprecher, active loudspeaker
  pa speaker, pa box, pa lautsprecher, pa loudspeaker
  fog, nebel
  12ax7, ecc83
  12au7, ecc82
  12at7, ecc81
  egg insulator, eierisolator
  insulator, isolator
  lightning arrestor, lightning arrester, blitzschutz, blitzstromableiter
  coax, koaxial, coaxial, koax
`;
