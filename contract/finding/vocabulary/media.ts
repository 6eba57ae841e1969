/** Computers, networks, sound, photography and music. A line is what means the same, in English and German, without accents. */
export const MEDIA = `
  hard disk enclosure, festplattengehause
  external drive, externe festplatte
  optical drive, dvd laufwerk, dvd drive
  docking station, dockingstation, dock
  graphics card, grafikkarte, gpu
  motherboard, mainboard, hauptplatine
  processor, prozessor, cpu
  network card, netzwerkkarte
  router, wlan router, wifi router
  access point, wlan access point
  network switch, netzwerkswitch
  wifi, wlan, wi fi
  webcam, web camera
  microphone, mikrofon, mikro, mic
  amplifier, verstarker, amp
  mixing desk, mischpult, mixer
  subwoofer, tieftoner
  record player, plattenspieler, turntable
  record, schallplatte, vinyl record
  cassette tape, musikkassette
  cd player, cd spieler
  projection screen, leinwand, projector screen
  radio, radiogerat
  antenna cable, antennenkabel, koaxkabel, coax cable, coaxial cable
  satellite dish, satellitenschussel, sat schussel
  hdmi cable, hdmi kabel
  adapter, adaptor
  audio cable, audiokabel, klinkenkabel, aux cable, jack cable
  jack plug, klinkenstecker, klinke
  cinch, rca, phono cable, cinchkabel
  xlr cable, mikrofonkabel, xlr kabel, microphone cable
  optical cable, toslink, lichtleiterkabel
  fibre optic, glasfaser, lwl, lichtwellenleiter
  tablet computer, tablet pc, ipad
  e reader, ebook reader, kindle
  phone cable, telefonkabel
  telephone, telefon, phone
  answering machine, anrufbeantworter
  walkie talkie, funkgerat, two way radio, handfunkgerat
  calculator, rechner
  scanner, scangerat
  barcode scanner, strichcodescanner, barcodescanner
  game console, spielkonsole, games console
  joystick, gamepad, game controller
  mouse pad, mauspad, mousepad
  screen protector, displayschutz, schutzfolie, panzerglas
  laptop bag, laptoptasche, notebooktasche
  laptop stand, laptopstander
  cable organiser, kabelorganizer, kabelhalter
  compressed air, druckluft, druckluftspray, air duster
  server rack, serverschrank, netzwerkschrank
  smart plug, wlan steckdose, funksteckdose, smarte steckdose
  camera, kamera, fotoapparat, photo camera
  slr, spiegelreflexkamera, dslr
  tripod, stativ, dreibein
  monopod, einbeinstativ
  ball head, kugelkopf
  lens cap, objektivdeckel
  telephoto lens, teleobjektiv
  macro lens, makroobjektiv
  lens hood, streulichtblende, gegenlichtblende, sonnenblende
  lens cloth, brillenputztuch, objektivtuch
  polarising filter, polfilter, polarizing filter, polarizer
  grey filter, graufilter, nd filter
  camera bag, fototasche, kameratasche
  camera strap, kameragurt, trageriemen
  softbox, lichtzelt
  reflector, reflektor
  light stand, lampenstativ, lichtstativ
  backdrop, fotohintergrund
  remote release, fernausloser, shutter release, cable release
  film roll, kleinbildfilm, rollfilm
  developer, entwickler
  fixer, fixierer, fixierbad
  darkroom, dunkelkammer
  enlarger, vergrosserer
  slide projector, diaprojektor
  light meter, belichtungsmesser
  blower, blasebalg
  action cam, actioncam, gopro
  drone, drohne, quadcopter, quadrocopter
  gimbal, stabilisator
  light table, leuchttisch
  violin, geige, violine, fiddle
  viola, bratsche
  cello, violoncello
  double bass, kontrabass
  violin bow, geigenbogen
  rosin, kolophonium
  bass guitar, e bass, bassgitarre
  electric guitar, e gitarre
  acoustic guitar, akustikgitarre, westerngitarre
  classical guitar, konzertgitarre
  guitar stand, gitarrenstander
  guitar strap, gitarrengurt
  guitar case, gitarrenkoffer
  gig bag, gitarrentasche
  capo, kapodaster
  ukulele, ukulelen
  piano, klavier
  piano stool, klavierhocker, piano bench
  keyboard stand, keyboardstander
  grand piano, flugel
  organ, orgel
  accordion, akkordeon, ziehharmonika
  harmonica, mundharmonika
  flute, querflote, flote
  clarinet, klarinette
  oboe, oboen
  bassoon, fagott
  saxophone, saxophon, saxofon, sax
  reed, rohrblatt
  mouthpiece, mundstuck
  trumpet, trompete
  trombone, posaune
  french horn, waldhorn
  valve oil, ventilol
  drum, trommel
  drum kit, schlagzeug, drum set
  drumstick, trommelstock, drumsticks
  snare drum, snare, kleine trommel
  tambourine, tamburin, schellenkranz
  triangle, triangel
  xylophone, xylophon, xylofon, glockenspiel
  metronome, metronom
  tuner, stimmgerat
  sheet music, noten, musiknoten
  music, musik
  guitar amp, gitarrenverstarker
  effects pedal, effektpedal, effektgerat
  microphone stand, mikrofonstander, mikrofonstativ, mic stand
  pop filter, popschutz
  headphone amplifier, kopfhorerverstarker
  audio interface, audiointerface, soundkarte, sound card
  di box, dibox
  stage light, buhnenscheinwerfer
  fog machine, nebelmaschine, smoke machine
  fog fluid, nebelfluid
  disco ball, discokugel, spiegelkugel
`;
