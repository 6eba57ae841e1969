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
  access point, wlan access point
  network switch, netzwerkswitch
  webcam, web camera
  mixing desk, mischpult, mixer
  subwoofer, tieftoner
  record player, plattenspieler, turntable
  cassette tape, musikkassette
  cd player, cd spieler
  projection screen, leinwand, projector screen
  radio, radiogerat
  hdmi cable, hdmi kabel
  adapter, adaptor
  audio cable, audiokabel, klinkenkabel, aux cable, jack cable
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
  slr, spiegelreflexkamera, dslr
  monopod, einbeinstativ
  ball head, kugelkopf
  lens cap, objektivdeckel
  telephoto lens, teleobjektiv
  macro lens, makroobjektiv
  lens hood, streulichtblende, gegenlichtblende, sonnenblende
  lens cloth, brillenputztuch, objektivtuch
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
  drumstick, trommelstock, drumsticks, drum stick, schlagzeugstock
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
  lens, objektiv
  lens pouch, objektivkocher, lens case
  lens brush, objektivpinsel, lens pen
  step up ring, adapterring, filter adapter
  uv filter, schutzfilter
  memory card case, speicherkartenetui
  battery grip, batteriegriff
  camera battery, kameraakku
  camera charger, kameraladegerat, akkuladegerat
  viewfinder, sucher
  hot shoe, blitzschuh
  flash diffuser, blitzdiffusor, diffusor
  sync cable, synchronkabel, synchrokabel
  ring light, ringlicht
  photo lamp, fotolampe, fotoleuchte, studio lamp
  photo backdrop, hintergrundstoff
  green screen, greenscreen
  photo box, lichtbox, light tent
  slide frame, diarahmen
  slide magazine, diamagazin
  film can, filmdose
  film scanner, diascanner
  black and white film, schwarzweissfilm
  colour film, farbfilm
  instant film, sofortbildfilm, polaroid film
  instant camera, sofortbildkamera, polaroid
  safelight, dunkelkammerlampe
  enlarger easel, vergrosserungsrahmen, vergrosserungskassette
  tongs photo, laborzange
  drying clip, filmklammer, film clip
  video camera, videokamera, camcorder
  teleprompter, prompter
  lavalier, ansteckmikrofon, lapel mic, lavalier microphone
  boom pole, tonangel
  windscreen mic, windschutz, deadcat
  wireless microphone, funkmikrofon
  studio monitor, monitorbox, monitor speaker
  speaker box, lautsprecherbox
  speaker stand, boxenstander, lautsprecherstander
  stage box, stagebox, multicore, stage snake
  cable drum, kabeltrommel
  gaffer tape, gewebeklebeband
  rigging clamp, traversenklemme
  truss, traverse
  par can, par scheinwerfer
  moving head, moving light
  dmx cable, dmx kabel
  music cassette, kassette
  cassette recorder, kassettenrekorder
  stereo system, stereoanlage
  hi fi, hifi
  earbuds, ohrhorer, in ear kopfhorer
  headphone jack, klinkenbuchse
  splitter, verteiler
  y cable, y kabel
  ethernet adapter, netzwerkadapter, lan adapter
  usb hub, usb verteiler
  ssd, festspeicher, solid state drive
  nas, netzwerkspeicher
  printer cable, druckerkabel
  ink bottle, tintenflasche
  toner cartridge, tonerkartusche
  paper tray, papierfach
  label roll, etikettenrolle
  thermal paper, thermopapier
  receipt printer, bondrucker
  laser printer, laserdrucker
  inkjet printer, tintenstrahldrucker
  photo printer, fotodrucker
  laptop charger, notebookladegerat, laptopladegerat, laptop netzteil
  monitor arm, monitorarm, monitorhalterung
  keyboard cover, tastaturschutz
  cleaning gel, reinigungsgel
  power bank cable, ladekabel
  case fan, gehauselufter
  cpu cooler, prozessorkuhler, cpu kuhler
  sata cable, sata kabel
  power cable, stromkabel
  display cable, displaykabel, monitorkabel, monitor cable
  crossover cable, crosskabel
  patch panel, patchfeld
  network tester, kabeltester, netzwerktester, cable tester
  punch down tool, auflegewerkzeug, lsa werkzeug
  network socket, netzwerkdose
  phone socket, telefondose
  fax machine, faxgerat, fax
  smart watch, smartwatch
  sim card, sim karte
  klinkenadapter, jack adapter, headphone adapter
  profile spotlight, profilscheinwerfer, ellipsoidal
  fresnel, stufenlinse
  colour filter, farbfilter, color filter, farbfolie, gel sheet
  lighting desk, lichtpult, lighting console
  safety cable, sicherungsseil, safety seil
  hook clamp, c haken
  molton, molleton
  steel deck, buhnenpodest, stage platform
  fake blood, theaterblut, stage blood
  spirit gum, mastix
  beard, bart
  tricorne, dreispitz
  crown, krone
  rapier, degen
  mouth organ, mundharmonika
  guitar string, gitarrensaite
  songbook, liederbuch
  music stand light, notenlicht, notenpultleuchte
  string, saite
`;
