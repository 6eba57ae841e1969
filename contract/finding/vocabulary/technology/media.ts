/** Computers, networks, sound, photography and music. A line is what means the same, in English and German, without accents. */
export const MEDIA = `
  hard disk enclosure, festplattengehause, hard drive enclosure, hard disk case, hard drive case, hdd enclosure, hdd case, ssd enclosure, drive enclosure, external drive enclosure, hard drive caddy, hdd gehause, externes festplattengehause, usb festplattengehause, laufwerksgehause
  external drive, externe festplatte, external hard drive, external hard disk, external hdd, portable hard drive, portable drive, portable hdd, usb hard drive, usb festplatte, externe hdd, mobile festplatte, externes laufwerk
  optical drive, dvd laufwerk, dvd drive, disc drive, cd drive, cd rom drive, dvd rom drive, dvd writer, dvd burner, dvd brenner, cd laufwerk, cd rom laufwerk, optisches laufwerk, cd brenner, cd burner
  docking station, dockingstation, dock, laptop dock, notebook dock, usb c dock, port replicator, portreplikator, laptop docking station, usb c docking station
  graphics card, grafikkarte, gpu, graphic card, video card, graphics adapter, vga card, videokarte, graka, grafikadapter
  motherboard, mainboard, hauptplatine, system board, logic board, mobo, systemplatine, mutterplatine
  processor, prozessor, cpu, central processing unit, computer processor, zentralprozessor, hauptprozessor
  network card, netzwerkkarte, network interface card, network adapter card, ethernet card, lan card, lan karte, ethernetkarte, netzwerkadapterkarte
  access point, wlan access point, wifi access point, wireless access point, wireless ap, wlan ap, wlan zugangspunkt
  network switch, netzwerkswitch, ethernet switch, lan switch, gigabit switch, netzwerkverteiler, lan verteiler, network hub, netzwerkhub, ethernet hub
  webcam, web camera, computer camera, pc camera, usb camera, webkamera, pc kamera, usb kamera, computerkamera
  mixing desk, mischpult, mixer, mixing console, mixing board, sound desk, sound board, sound mixer, audio mixer, tonmischpult, audiomischpult, tonpult
  subwoofer, tieftoner, woofer, bass speaker, bass box, basslautsprecher, tieftonlautsprecher
  record player, plattenspieler, turntable, vinyl player, lp player, schallplattenspieler, vinylspieler
  cassette tape, musikkassette, audio cassette, audio tape, compact cassette, tape cassette, audiokassette, kompaktkassette, tonkassette, musikcassette, leerkassette
  cd player, cd spieler, compact disc player, cd abspieler, cd deck, cd wiedergabegerat
  projection screen, leinwand, projector screen, movie screen, film screen, home cinema screen, home theater screen, beamer leinwand, projektionswand, filmleinwand, heimkinoleinwand, projektionsleinwand, kinoleinwand
  radio, radiogerat, radio receiver, radio set, wireless set, radioempfanger, radioapparat, rundfunkempfanger, rundfunkgerat
  hdmi cable, hdmi kabel, hdmi lead, hdmi cord, hdmi leitung
  adapter, adaptor
  audio cable, audiokabel, klinkenkabel, aux cable, jack cable, audio lead, aux lead, aux cord, jack lead, mini jack cable, stereo cable, aux kabel, stereokabel, miniklinkenkabel
  cinch, rca, phono cable, cinchkabel, rca cable, rca lead, rca connector, rca kabel, phono lead, phono connector, chinch, chinchkabel, rca stecker, cinch cable
  xlr cable, mikrofonkabel, xlr kabel, microphone cable, xlr lead, mic cable, mic lead, microphone lead, mikrokabel, mikrofonleitung, xlr leitung
  optical cable, toslink, lichtleiterkabel, optical audio cable, optical audio lead, optical lead, optical digital cable, digital optical cable, toslink kabel, toslink cable, optisches kabel, optisches audiokabel, optisches digitalkabel
  fibre optic, glasfaser, lwl, lichtwellenleiter, fiber optic, optical fibre, optical fiber, fiber optics, lichtleiter, lichtleitfaser, optic fibre, optic fiber
  tablet computer, tablet pc, ipad, android tablet, touchscreen tablet, tablet rechner
  e reader, ebook reader, kindle, electronic reader, e ink reader, ebook lesegerat, tolino, kobo, elektronischer reader
  phone cable, telefonkabel, phone lead, phone cord, telephone cable, telephone cord, telephone lead, telefonschnur, telefonleitung, telefonanschlusskabel, phone line cord
  telephone, telefon, phone, landline, landline phone, home phone, festnetztelefon, telefonapparat, fernsprecher, fixed line phone
  answering machine, anrufbeantworter, answerphone, answer machine, answering device, telephone answering machine, telefonbeantworter, anrufaufzeichner
  walkie talkie, funkgerat, two way radio, handfunkgerat, handheld radio, handheld transceiver, pmr radio, pmr funkgerat, walky talky, 2 way radio, handsprechfunkgerat, funksprechgerat, sprechfunkgerat, handfunke
  calculator, rechner
  scanner, scangerat, image scanner
  barcode scanner, strichcodescanner, barcodescanner, barcode reader, barcode gun, scan gun, qr code scanner, qr scanner, barcodeleser, barcodelesegerat, strichcodeleser, strichcodelesegerat, scanpistole, kassenscanner
  game console, spielkonsole, games console, gaming console, video game console, game machine, games machine, videospielkonsole, spielekonsole, gamekonsole
  joystick, gamepad, game controller, joypad, gaming controller, video game controller, console controller, spielcontroller, spielecontroller, steuerknuppel
  mouse pad, mauspad, mousepad, mouse mat, mausmatte, mausunterlage, gaming mousepad
  screen protector, displayschutz, schutzfolie, panzerglas, screen guard, screen film, display protector, displayschutzfolie, displayfolie, displayschutzglas, displayglas, bildschirmschutzfolie, panzerfolie, handyschutzfolie, tempered glass screen protector, phone screen protector
  laptop bag, laptoptasche, notebooktasche, laptop case, laptop carry case, laptop carrying case, laptop briefcase, notebook bag, notebook case, computer bag, computertasche
  laptop stand, laptopstander, laptop riser, laptop raiser, laptop holder, laptop mount, notebook stand, notebook riser, laptophalter, laptophalterung, laptoperhohung, notebookstander, notebookhalter, macbook stand
  cable organiser, kabelorganizer, kabelhalter, cable organizer, cable tidy, cable holder, cable keeper, cable manager, cord organizer, cord keeper, cord holder, wire organizer, wire tidy, kabelordner, kabelmanagement, kabelordnung, kabelhalterung, kabelsortierer
  compressed air, druckluft, druckluftspray, air duster, canned air, air can, can of air, compressed air can, compressed air duster, compressed air spray, gas duster, druckluftdose, druckgasspray, pressluftspray, pressluft, druckluftreiniger, luftspray
  server rack, serverschrank, netzwerkschrank, server cabinet, network rack, network cabinet, data cabinet, data rack, comms cabinet, comms rack, rack cabinet, 19 inch rack, 19 inch cabinet, 19 zoll schrank, 19 zoll rack, netzwerkrack, rackschrank, datenschrank, patchschrank
  smart plug, wlan steckdose, funksteckdose, smarte steckdose, smart socket, smart outlet, wifi plug, wifi socket, wifi outlet, wifi smart plug, smart power plug, zigbee plug, smart steckdose, intelligente steckdose, wlan stecker, wlan zwischenstecker, smart home steckdose, zigbee steckdose, wlan schaltsteckdose, schaltsteckdose, smarter zwischenstecker
  slr, spiegelreflexkamera, dslr, slr camera, dslr camera, single lens reflex, single lens reflex camera, reflex camera, digital slr, spiegelreflex, dslr kamera, slr kamera, reflexkamera
  monopod, einbeinstativ, unipod, camera monopod
  ball head, kugelkopf, tripod ball head, ball tripod head, ball joint head, stativkugelkopf, kugelneiger, kugelstativkopf
  lens cap, objektivdeckel, lens cover, front lens cap, camera lens cap, camera lens cover, objektivkappe, objektivschutzdeckel, objektivfrontdeckel, objektivschutzkappe
  telephoto lens, teleobjektiv, telephoto, tele lens, long lens, teleoptik, telelinse
  macro lens, makroobjektiv, close up camera lens, makrolinse, makrooptik, macro camera lens
  lens hood, streulichtblende, gegenlichtblende, sonnenblende, lens shade, lens sunshade, streulichtschutz
  lens cloth, brillenputztuch, objektivtuch, glasses cleaning cloth, spectacle cloth, spectacle cleaning cloth, eyeglass cloth, eyeglass cleaning cloth, linsentuch, linsenputztuch
  grey filter, graufilter, nd filter, gray filter, neutral density filter, neutral grey filter, neutraldichtefilter, nd graufilter, neutralgraufilter
  camera bag, fototasche, kameratasche, camera case, camera pouch, camera shoulder bag, camera holster, photo bag, kamerahulle, fotoapparattasche, fotokameratasche
  camera strap, kameragurt, trageriemen, camera neck strap, camera shoulder strap, camera sling, photo strap, kameraband, kameratragegurt, kameratrageriemen, kameraschultergurt, kamerariemen, fotogurt, kameraumhangeband
  softbox, lichtzelt, fotosoftbox
  reflector, reflektor
  light stand, lampenstativ, lichtstativ, lighting stand, studio light stand, photo light stand, flash stand, leuchtenstativ, studiostativ, blitzstativ
  backdrop, fotohintergrund
  remote release, fernausloser, shutter release, cable release, remote shutter, remote shutter release, shutter remote, shutter release cable, camera remote, camera remote control, drahtausloser, kabelausloser, kabelfernausloser, kamerafernausloser, kamerafernbedienung, wireless shutter release
  film roll, kleinbildfilm, rollfilm, roll of film, camera film, photo film, photographic film, 35mm film, fotofilm, analogfilm, kleinbildnegativfilm, filmrolle
  developer, entwickler, film developer, photo developer, photographic developer, filmentwickler, fotoentwickler, papierentwickler
  fixer, fixierer, fixierbad, film fixer, photo fixer, photographic fixer, fixing bath, rapid fixer, fixiermittel, fixiersalz, schnellfixierer, fotofixierer
  darkroom, dunkelkammer, fotolabor, photo lab
  enlarger, vergrosserer, photo enlarger, photographic enlarger, darkroom enlarger, vergrosserungsgerat, fotovergrosserer
  slide projector, diaprojektor, diavorfuhrgerat, diaskop, carousel projector, kodak carousel, diascope
  light meter, belichtungsmesser, exposure meter, belichtungsmessgerat, handbelichtungsmesser
  blower, blasebalg
  action cam, actioncam, gopro, action camera, actionkamera, sports camera, sports cam, helmet camera, helmet cam, helmkamera, sportkamera
  drone, drohne, quadcopter, quadrocopter, multicopter, multikopter, quadrokopter, quadkopter, camera drone, kameradrohne, unmanned aerial vehicle, uav
  gimbal, stabilisator, camera gimbal, camera stabiliser, camera stabilizer, handheld gimbal, kamerastabilisator, kameragimbal
  light table, leuchttisch, light pad, led light pad, light tracing pad, tracing light box, tracing pad, tracing table, lichttisch, leuchtpult, leuchtplatte, leuchtpad
  violin, geige, violine, fiddle, fiedel, violino
  viola, bratsche, altgeige
  cello, violoncello
  double bass, kontrabass, upright bass, string bass, contrabass, bass fiddle, bassgeige, standbass, stehbass
  violin bow, geigenbogen, fiddle bow, violinbogen
  rosin, kolophonium, violin rosin, bow rosin, geigenharz, kolofonium, bogenharz, colophony
  bass guitar, e bass, bassgitarre, electric bass, electric bass guitar, elektrobass, elektrischer bass, e bassgitarre
  electric guitar, e gitarre, elektrogitarre, stromgitarre, elektrische gitarre
  acoustic guitar, akustikgitarre, westerngitarre, folk guitar, western guitar, steel string guitar, folkgitarre, wandergitarre
  classical guitar, konzertgitarre, classic guitar, spanish guitar, nylon string guitar, klassische gitarre, klassikgitarre, spanische gitarre
  guitar stand, gitarrenstander, guitar holder, gitarrenstativ
  guitar strap, gitarrengurt, guitar belt, gitarrenband, gitarrenriemen
  guitar case, gitarrenkoffer, guitar hard case, hard guitar case, gitarrenkasten
  gig bag, gitarrentasche, guitar bag, guitar soft case, soft guitar case, gitarrenhulle, gitarrensack
  capo, kapodaster, guitar capo, capodaster, capotasto
  ukulele, ukulelen, ukelele, uke
  piano, klavier, upright piano, pianoforte, pianino
  piano stool, klavierhocker, piano bench, piano chair, piano seat, klavierbank, klavierstuhl, keyboard bench, keyboardbank
  keyboard stand, keyboardstander, piano keyboard stand, keyboardstativ, keyboardgestell, synth stand, synthesizer stand
  grand piano, flugel, concert grand, concert grand piano, konzertflugel, klavierflugel
  organ, orgel
  accordion, akkordeon, ziehharmonika, squeezebox, piano accordion, handorgel, schifferklavier, quetschkommode, handharmonika
  harmonica, mundharmonika
  flute, querflote, flote, transverse flute, concert flute
  clarinet, klarinette
  oboe, oboen
  bassoon, fagott
  saxophone, saxophon, saxofon, sax
  reed, rohrblatt
  mouthpiece, mundstuck
  trumpet, trompete
  trombone, posaune, slide trombone, zugposaune
  french horn, waldhorn, doppelhorn, orchesterhorn
  valve oil, ventilol, trumpet oil, trumpet valve oil, trompetenol
  drum, trommel
  drum kit, schlagzeug, drum set, schlagzeugset, trap set
  drumstick, trommelstock, drumsticks, drum stick, schlagzeugstock, schlagzeugstick, trommelschlegel, trommelschlagel
  snare drum, snare, kleine trommel, side drum, wirbeltrommel, snaretrommel
  tambourine, tamburin, schellenkranz, schellentrommel, schellenring, schellenreif
  triangle, triangel
  xylophone, xylophon, xylofon, glockenspiel, metallophon, metallophone
  metronome, metronom, taktmesser, musikmetronom
  tuner, stimmgerat, guitar tuner, chromatic tuner, instrument tuner, clip on tuner, gitarrenstimmgerat, clip tuner
  sheet music, noten, musiknoten, music sheet, musical score, music score, notenblatt, partitur, notenmaterial
  music, musik
  guitar amp, gitarrenverstarker, guitar amplifier, guitar combo amp, gitarrenamp, gitarrencombo
  effects pedal, effektpedal, effektgerat, effect pedal, guitar pedal, guitar effects pedal, fx pedal, stomp box, bodentreter, bodeneffekt, bodeneffektgerat, gitarrenpedal, gitarreneffektgerat
  microphone stand, mikrofonstander, mikrofonstativ, mic stand, mike stand, mic boom stand, microphone boom stand, mikrostander, mikrostativ, mikrofongalgen, galgenstativ
  pop filter, popschutz, pop screen, pop shield, mic pop filter, popkiller, ploppschutz, poppschutz
  headphone amplifier, kopfhorerverstarker, headphone amp, kopfhoreramp
  audio interface, audiointerface, soundkarte, sound card, usb audio interface, usb sound card, usb soundkarte, external sound card, externe soundkarte, recording interface, audiokarte, usb audio adapter
  di box, dibox, direct box, direct injection box
  stage light, buhnenscheinwerfer, stage lamp, stage spotlight, theatre light, theatre spotlight, theater light, buhnenstrahler, buhnenlicht, buhnenleuchte, theaterscheinwerfer, buhnenlampe, buhnenspot
  fog machine, nebelmaschine, smoke machine, fog generator, nebelgerat, party fog machine, discofog machine, rauchmaschine, fogger
  fog fluid, nebelfluid, fog juice, fog liquid, fog machine fluid, smoke fluid, smoke liquid, smoke machine fluid, nebelflussigkeit, nebelmaschinenfluid
  disco ball, discokugel, spiegelkugel, mirror ball, glitter ball, diskokugel, discospiegelkugel, glitzerkugel
  lens, objektiv
  lens pouch, objektivkocher, lens case, lens bag, camera lens pouch, camera lens case, objektivtasche, objektivbeutel, objektivetui
  lens brush, objektivpinsel, lens pen, lens cleaning brush, lens cleaning pen, linsenpinsel, objektivreinigungspinsel, objektivreinigungsstift
  step up ring, adapterring, filter adapter, step up adapter, step up adapter ring, filter step up ring, filter adapter ring
  uv filter, schutzfilter, lens protection filter, skylight filter, uv schutzfilter, uv lens filter
  memory card case, speicherkartenetui, memory card holder, memory card wallet, memory card box, sd card case, sd card holder, sd card wallet, sd kartenhulle, sd kartenetui, sd kartenbox, speicherkartenbox, speicherkartenhulle, speicherkartentasche
  battery grip, batteriegriff, vertical grip, camera battery grip, batteriehandgriff, hochformatgriff
  camera battery, kameraakku, camera battery pack, digital camera battery, dslr battery, fotoakku, kamerabatterie, dslr akku
  camera charger, kameraladegerat, akkuladegerat, camera battery charger, kameraakkuladegerat
  viewfinder, sucher, camera viewfinder, kamerasucher, optical viewfinder
  hot shoe, blitzschuh, flash shoe, accessory shoe, zubehorschuh
  flash diffuser, blitzdiffusor, diffusor, flash bouncer, flash softbox, speedlight diffuser, bounce card, blitzbouncer, blitzsoftbox, blitzdiffuser
  sync cable, synchronkabel, synchrokabel, flash sync cable, flash cable, flash cord, pc sync cable, sync cord, sync lead, blitzkabel, blitzsynchronkabel
  ring light, ringlicht, ring lamp, led ring light, selfie light, selfie ring light, ringleuchte, ringlampe, led ringlicht, selfielicht
  photo lamp, fotolampe, fotoleuchte, studio lamp, photo light, photography light, photo studio light, studio light, continuous light, fotolicht, studiolampe, studioleuchte, studiolicht, fotoscheinwerfer, studioscheinwerfer, fotostudiolampe
  photo backdrop, hintergrundstoff, backdrop cloth, fabric backdrop, muslin backdrop, background cloth, fotohintergrundstoff, stoffhintergrund
  green screen, greenscreen, chroma key, chroma key backdrop, green screen backdrop, chroma key screen, greenscreen tuch
  photo box, lichtbox, light tent, photo tent, photo cube, photo light box, light cube, shooting tent, fotozelt, lichtwurfel, aufnahmezelt, aufnahmewurfel, fotolichtzelt, fotolichtbox
  slide frame, diarahmen, slide mount, diarahmchen
  slide magazine, diamagazin, slide tray, slide carousel, carousel slide tray, diakassette, diakarussell, diarundmagazin, rundmagazin
  film can, filmdose, film canister, film cannister, film container, film pot, filmdoschen, filmbuchse
  film scanner, diascanner, slide scanner, negative scanner, film and slide scanner, negativscanner, diapositivscanner
  black and white film, schwarzweissfilm, bw film, b and w film, monochrome film, sw film
  colour film, farbfilm, color film, colour negative film, color negative film, farbnegativfilm
  instant film, sofortbildfilm, polaroid film, instant camera film, instant photo film, instax film, sofortfilm, instant photo paper
  instant camera, sofortbildkamera, polaroid, instant photo camera, instant print camera, polaroid camera, polaroidkamera, instax camera, instax kamera, sofortkamera
  safelight, dunkelkammerlampe, darkroom lamp, darkroom light, darkroom safelight, dunkelkammerleuchte, dunkelkammerlicht, fotolaborlampe
  enlarger easel, vergrosserungsrahmen, vergrosserungskassette, enlarging easel, printing easel, darkroom easel, masking frame, maskenrahmen
  tongs photo, laborzange, print tongs, photo tongs, darkroom tongs, developing tongs, fotozange, entwicklerzange, bilderzange, fotolaborzange, papierzange
  drying clip, filmklammer, film clip, film drying clip, film hanger clip, filmtrockenklammer, filmtrocknungsklammer
  video camera, videokamera, camcorder, handycam, videocam, digital camcorder
  teleprompter, prompter, autocue
  lavalier, ansteckmikrofon, lapel mic, lavalier microphone, lavalier mic, lav mic, lapel microphone, clip on mic, clip on microphone, tie clip microphone, lavaliermikrofon, krawattenmikrofon, ansteckmikro, clipmikrofon, knopflochmikrofon
  boom pole, tonangel, mic boom, microphone boom, mic boom pole, microphone boom pole, mikrofonangel, mikroangel
  windscreen mic, windschutz, deadcat, mic windscreen, microphone windscreen, mic windshield, microphone windshield, furry windscreen, windjammer, mikrofonwindschutz, fellwindschutz, mikrofonfell
  wireless microphone, funkmikrofon, wireless mic, radio mic, radio microphone, cordless microphone, cordless mic, drahtlosmikrofon, drahtloses mikrofon, kabelloses mikrofon, funkmikro
  studio monitor, monitorbox, monitor speaker, studio speaker, near field monitor, reference monitor, nahfeldmonitor, abhormonitor, studiolautsprecher, monitorlautsprecher, abhorlautsprecher, studiobox, referenzmonitor
  speaker box, lautsprecherbox, speaker cabinet, loudspeaker cabinet, loudspeaker box, speaker enclosure, hifi box, hifi lautsprecher, stereobox, lautsprechergehause
  speaker stand, boxenstander, lautsprecherstander, loudspeaker stand, speaker tripod, boxenstativ, lautsprecherstativ
  stage box, stagebox, multicore, stage snake, audio snake, multicore cable, multicore kabel, audio multicore
  cable drum, kabeltrommel
  gaffer tape, gewebeklebeband
  rigging clamp, traversenklemme, truss clamp, truss coupler, half coupler, rigging coupler, lighting clamp, traversenschelle, scheinwerferklemme, scheinwerferklammer
  truss, traverse, lighting truss, stage truss, aluminium truss, truss segment, alutraverse, buhnentraverse, lichttraverse
  par can, par scheinwerfer, par light, par spot, par64, par strahler, led par can, led par
  moving head, moving light, moving head light, moving head scheinwerfer, kopfbewegter scheinwerfer
  dmx cable, dmx kabel, dmx lead, dmx leitung
  music cassette, kassette
  cassette recorder, kassettenrekorder, cassette player, cassette tape recorder, tape player, kassettenspieler, kassettenrecorder, kassettenabspieler, kassettengerat
  stereo system, stereoanlage, hi fi system, music system, sound system, music centre, hifi anlage, musikanlage, kompaktanlage, home stereo
  hi fi, hifi
  earbuds, ohrhorer, in ear kopfhorer, earphone, in ear headphones, in ears, wireless earbuds, earpods, airpods, ohrstopselkopfhorer, in ear horer, true wireless kopfhorer
  headphone jack, klinkenbuchse, headphone socket, headphone port, headphone outlet, jack socket, audio jack socket, aux socket, kopfhorerbuchse, kopfhoreranschluss, kopfhorerausgang, aux buchse, audiobuchse
  splitter, verteiler
  y cable, y kabel, y adapter, y splitter, y lead, splitter cable, splitter lead, splitterkabel
  ethernet adapter, netzwerkadapter, lan adapter, usb ethernet adapter, usb to ethernet adapter, usb lan adapter, usb network adapter, usb netzwerkadapter, ethernet dongle, lan dongle, usb auf lan adapter, usb c ethernet adapter
  usb hub, usb verteiler, usb splitter, usb port hub, usb c hub, usb expander, usb mehrfachverteiler, usb verteiler hub
  ssd, festspeicher, solid state drive, solid state disk, ssd drive, ssd disk, ssd hard drive, ssd festplatte, ssd laufwerk, ssd platte, solid state festplatte, halbleiterlaufwerk
  nas, netzwerkspeicher, network attached storage, network storage, network hard drive, nas server, nas drive, nas system, netzwerkfestplatte, file server, dateiserver, netzlaufwerk
  printer cable, druckerkabel, printer lead, printer cord, druckeranschlusskabel
  ink bottle, tintenflasche, ink pot, ink jar, tintenglas, tintenflaschchen, printer ink bottle
  toner cartridge, tonerkartusche, laser cartridge, laser toner, laser printer cartridge, printer toner, druckertoner, tonerpatrone
  paper tray, papierfach, paper cassette, paper drawer, paper feed tray, printer tray, papierkassette, papierschublade, papierschacht, papierlade, druckerfach
  label roll, etikettenrolle, roll of labels, sticker roll, roll label, labelrolle, rollenetikett, thermal label, thermal label roll, thermoetikett, label printer roll, dymo etikett, stickerrolle
  thermal paper, thermopapier, thermal printer paper, heat sensitive paper, thermodruckerpapier, thermodruckpapier
  receipt printer, bondrucker, thermal receipt printer, pos printer, till printer, quittungsdrucker, kassendrucker, belegdrucker, pos drucker, thermobondrucker, kassenbondrucker
  laser printer, laserdrucker, laserjet
  inkjet printer, tintenstrahldrucker, ink printer, bubble jet printer, bubblejet, tintendrucker, tintenstrahler
  photo printer, fotodrucker, picture printer, bilderdrucker
  laptop charger, notebookladegerat, laptopladegerat, laptop netzteil, laptop power supply, laptop power adapter, laptop adapter, laptop power brick, laptop ac adapter, notebook charger, notebook adapter, notebook power supply, notebook netzteil, laptop ladekabel, macbook charger, macbook netzteil
  monitor arm, monitorarm, monitorhalterung, monitor mount, monitor bracket, monitor desk mount, screen arm, screen mount, screen bracket, vesa mount, vesa arm, vesa halterung, bildschirmhalterung, bildschirmarm, monitorhalter, monitorschwenkarm, bildschirmhalter
  keyboard cover, tastaturschutz, keyboard skin, keyboard protector, keyboard dust cover, tastaturabdeckung, tastaturhulle, tastaturschutzfolie, tastaturschutzhulle, tastaturhaube
  cleaning gel, reinigungsgel, cleaning putty, cleaning slime, cleaning goo, keyboard cleaning gel, keyboard cleaning putty, dust cleaning gel, cyber clean, reinigungsschleim, tastaturreinigungsgel, putzgel
  power bank cable, ladekabel
  case fan, gehauselufter, chassis fan, computer fan, computer case fan, pc fan, pc case fan, pc lufter, computerlufter, gehauseventilator, pc ventilator
  cpu cooler, prozessorkuhler, cpu kuhler, cpu fan, cpu heatsink, processor cooler, processor fan, cpu lufter, prozessorlufter, cpu kuhlkorper
  sata cable, sata kabel, sata lead, sata data cable, serial ata cable, sata datenkabel, sata leitung
  power cable, stromkabel
  display cable, displaykabel, monitorkabel, monitor cable, monitor lead, display lead, screen cable, bildschirmkabel, monitoranschlusskabel
  crossover cable, crosskabel, crossover kabel, crossover network cable, crossover ethernet cable, cross patchkabel, crosslinkkabel, crossover lead, gekreuztes netzwerkkabel
  patch panel, patchfeld, patch board, network patch panel, ethernet patch panel, patchpanel netzwerk, rangierfeld, netzwerkpatchpanel, verteilerfeld
  network tester, kabeltester, netzwerktester, cable tester, network cable tester, lan tester, lan cable tester, ethernet tester, ethernet cable tester, rj45 tester, lan kabeltester, netzwerkkabeltester, netzwerkprufer, netzwerkkabelprufer
  punch down tool, auflegewerkzeug, lsa werkzeug, idc tool, idc punch down tool, krone tool, krone punch down tool, lsa tool, anlegewerkzeug, lsa anlegewerkzeug, lsa auflegewerkzeug, lsa plus werkzeug, krone werkzeug
  network socket, netzwerkdose, network outlet, network wall socket, network point, ethernet socket, ethernet outlet, ethernet wall socket, lan socket, rj45 socket, data socket, data outlet, lan dose, datendose, rj45 dose, netzwerkanschlussdose, lan anschlussdose, netzwerksteckdose, cat6 dose, ethernet wall jack
  phone socket, telefondose, phone outlet, phone point, phone wall socket, telephone socket, telephone outlet, telephone point, bt socket, tae dose, telefonsteckdose, telefonanschlussdose, telefonbuchse, tae steckdose, fernmeldedose
  fax machine, faxgerat, fax, facsimile machine, telefax, telefaxgerat, faxapparat, fernkopierer
  smart watch, smartwatch, smart uhr, smarte uhr, apple watch
  sim card, sim karte, handy sim karte, mobile sim card, prepaid sim card, mobilfunkkarte
  klinkenadapter, jack adapter, headphone adapter, headphone jack adapter, audio jack adapter, aux adapter, kopfhoreradapter, klinkensteckeradapter, klinke adapter, headphone adaptor
  profile spotlight, profilscheinwerfer, ellipsoidal, profile spot, ellipsoidal spotlight, ellipsoidal reflector spotlight, leko, profile lantern, profilspot, ellipsenscheinwerfer
  fresnel, stufenlinse, fresnel spotlight, fresnel lantern, fresnelscheinwerfer, stufenlinsenscheinwerfer, stufenscheinwerfer
  colour filter, farbfilter, color filter, farbfolie, gel sheet, lighting gel, lighting gel sheet, colour gel, color gel, gel filter, filterfolie, scheinwerferfolie, lee filter, lighting filter
  lighting desk, lichtpult, lighting console, lighting board, light desk, lighting controller, dmx console, dmx desk, lichtmischpult, lichtstellpult, lichtsteuerpult, lichtstellanlage, dmx controller, dmx steuerung, dmx pult
  safety cable, sicherungsseil, safety seil, safety bond, lighting safety cable, fangseil, fangsicherung, scheinwerfersicherung
  hook clamp, c haken, lighting hook, truss hook, theatre hook clamp, scheinwerferhaken, hakenklemme
  molton, molleton, duvetyne, buhnenmolton, dekomolton, moltonstoff, molton fabric
  steel deck, buhnenpodest, stage platform, stage deck, stage riser, stage podium, stage module, buhnenelement, buhnenplattform, podestelement, praktikabel, portable stage
  fake blood, theaterblut, stage blood, artificial blood, theatrical blood, kunstblut, filmblut, halloweenblut, movie blood, kunstliches blut
  spirit gum, mastix, mastixkleber, bartkleber, theaterkleber, theatrical adhesive, beard glue, peruckenkleber
  beard, bart
  tricorne, dreispitz, tricorn hat, tricorne hat, three cornered hat, dreispitzhut
  crown, krone, konigskrone, kings crown
  rapier, degen, rapier sword, stossdegen
  mouth organ, mundharmonika
  guitar string, gitarrensaite
  songbook, liederbuch
  music stand light, notenlicht, notenpultleuchte, music stand lamp, music lamp, sheet music light, notenpultlampe, notenleuchte, notenlampe, notenpultlicht, notenstanderlampe, orchesterleuchte
  string, saite
`;
