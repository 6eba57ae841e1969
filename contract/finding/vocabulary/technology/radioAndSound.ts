/** Radio, sound and stage. A line is what means the same, in English and German, without accents. */
export const RADIO_AND_SOUND = `
  amateur radio, ham radio, amateurfunk
  cb radio, cb funkgerat, cb funk
  world receiver, short wave radio, shortwave radio, weltempfanger, kurzwellenempfanger
  radio scanner, funkscanner
  clock radio, radio alarm clock, radiowecker, uhrenradio
  internet radio, internetradio, webradio
  kitchen radio, kuchenradio
  dab radio, digitalradio, digital radio
  crystal radio, detektorradio, detektorempfanger
  dipole antenna, dipole aerial, dipolantenne
  yagi antenna, yagi antenne, yagiantenne
  telescopic antenna, telescopic aerial, teleskopantenne
  whip antenna, rod antenna, stabantenne
  mag mount antenna, magnetic mount antenna, magnetfussantenne
  loop antenna, rahmenantenne
  ferrite rod antenna, ferritantenne, ferritstabantenne
  indoor aerial, indoor antenna, zimmerantenne
  antenna tuner, antenna matching unit, antennentuner, antennenkoppler
  swr meter, swr messgerat, stehwellenmessgerat, stehwellenmesser
  dummy load, kunstantenne, dummyload
  morse key, telegraph key, morsetaste
  antenna rotator, antennenrotor
  antenna mast, antennenmast
  antenna switch, antennenumschalter, antennenschalter
  antenna amplifier, aerial amplifier, antennenverstarker
  software defined radio, sdr, sdr stick
  speaker microphone, speaker mic, lautsprechermikrofon
  toroid core, toroidal core, ringkern
  attenuator, dampfungsglied
  pager, funkmeldeempfanger, funkmelder
  satellite receiver, sat receiver, satellitenreceiver
  lnb, low noise block converter
  tweeter, hochtoner
  midrange driver, midrange speaker, mitteltoner
  crossover network, speaker crossover, frequenzweiche
  bluetooth speaker, bluetooth lautsprecher, bluetooth box
  megaphone, bullhorn, loudhailer, megafon, megaphon, flustertute
  ear pad, ear cushion, ohrpolster
  record needle, turntable stylus, plattennadel, tonnadel, abtastnadel, turntable needle, plattenspielernadel
  phono cartridge, tonabnehmersystem
  record brush, plattenburste, schallplattenburste
  cassette deck, tape deck, kassettendeck, tapedeck
  reel to reel, reel to reel recorder, tonbandgerat, tonbandmaschine
  dictaphone, voice recorder, diktiergerat
  mp3 player, mp3 spieler
  boombox, ghetto blaster, ghettoblaster
  equaliser, equalizer
  preamp, preamplifier, vorverstarker
  power amp, power amplifier, endstufe, leistungsverstarker
  microphone shock mount, mikrofonspinne
  condenser microphone, condenser mic, kondensatormikrofon
  dynamic microphone, dynamisches mikrofon
  shotgun microphone, shotgun mic, richtmikrofon, richtrohrmikrofon
  gooseneck microphone, schwanenhalsmikrofon
  microphone clip, mic clip, mikrofonklemme, mikrofonhalter
  synthesizer, synthesiser, synth, synthie
  drum machine, drumcomputer
  loop pedal, looper pedal, loop station
  guitar cable, instrument cable, gitarrenkabel, instrumentenkabel
  phantom power supply, phantomspeisung
  gramophone, phonograph, grammophon, grammofon
  music box, spieluhr, spieldose, musical box
  personal stereo, walkman
  record sleeve, schallplattenhulle, plattenhulle
  wireless headphones, bluetooth headphones, bluetooth kopfhorer, kabellose kopfhorer
  strobe light, stroboscope, stroboskop, strobe
  follow spot, followspot, verfolgerscheinwerfer, verfolgungsscheinwerfer
  barn doors, torblende
  haze machine, hazer, dunstnebelmaschine
  bubble machine, seifenblasenmaschine
  snow machine, schneemaschine
  uv lamp, uv lampe
  show laser, showlaser
  dmx controller, dmx steuerung, dmx pult
  dimmer pack, dimmerpack
  flight case, flightcase
  cable ramp, cable protector ramp, cable bridge, kabelbrucke
  stage curtain, buhnenvorhang, theatre curtain
`;
