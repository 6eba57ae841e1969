/** Computers, networks, telephones and the smart home. A line is what means the same, in English and German, without accents. */
export const COMPUTING = `
  desktop computer, desktop pc, standrechner, tower pc, tower computer, stand pc, standcomputer, desktoprechner, towerrechner, arbeitsplatzrechner
  personal computer, computer, home computer, heimcomputer
  computer case, pc case, pc gehause, computergehause, pc chassis, computer chassis, atx case, tower case, computer housing, atx gehause, towergehause, midi tower, rechnergehause
  single board computer, sbc, einplatinencomputer, einplatinenrechner, single board pc, single board microcomputer, einplatinen pc, singleboard rechner
  atx power supply, pc power supply, pc netzteil, computernetzteil, computer power supply, atx psu, pc psu, computer psu, desktop power supply, atx netzteil, rechnernetzteil
  floppy disk, floppy, diskette, floppy disc, floppy diskette, flexible disk
  floppy drive, diskettenlaufwerk, floppy disk drive, floppy disc drive, floppylaufwerk, fdd
  blank cd, cd r, cd rohling, recordable cd, writable cd, writeable cd, burnable cd, leere cd, cd r rohling, beschreibbare cd
  blank dvd, dvd rohling, recordable dvd, writable dvd, writeable dvd, burnable dvd, dvd r, leere dvd, dvd r rohling, beschreibbare dvd
  cd case, jewel case, cd hulle, cd jewel case, cd leerhulle, compact disc case, disc case, cd slimcase
  tape drive, bandlaufwerk, tape streamer, bandstation, magnetbandlaufwerk, lto drive, lto laufwerk, tape backup drive
  graphics tablet, drawing tablet, pen tablet, grafiktablett, zeichentablett, graphic tablet, graphics pad, digital drawing tablet, digitizing tablet, digitizer tablet, wacom tablet, wacom tablett, stifttablett, grafiktablet, zeichentablet, grafikpad, zeichenpad
  touch pen, stylus pen, touchpen, eingabestift, touchstift, touch stylus, touchscreen pen, touchscreen stylus, tablet pen, tablet stylus, ipad pen, apple pencil, capacitive stylus, active stylus, stylus stift, touchscreenstift, tabletstift, bildschirmstift, digital stylus
  numeric keypad, numpad, ziffernblock, nummernblock, number pad, numeric pad, numeric keyboard, number keypad, zahlenblock, zehnerblock, numerische tastatur, zehnertastatur
  kvm switch, kvm umschalter, kvm, kvm schalter, kvm switcher, kvm box, keyboard video mouse switch, tastaturumschalter
  privacy filter, privacy screen filter, blickschutzfilter, blickschutzfolie, laptop privacy screen, laptop privacy filter, monitor privacy screen, computer privacy screen, sichtschutzfilter, blickschutz, anti spy filter, anti spy folie, bildschirm sichtschutz, laptop sichtschutz
  laptop cooler, laptop cooling pad, laptopkuhler, notebookkuhler, notebook cooler, notebook cooling pad, laptop cooling stand, laptop cooling tray, notebookkuhlpad, laptopkuhlpad, laptopkuhlung, notebookkuhlung
  webcam cover, webcam abdeckung, webcam slider, webcam blocker, webcam shutter, laptop camera cover, camera privacy cover, kameraabdeckung, webcamschutz, webcam schieber
  wrist rest, handballenauflage, handgelenkauflage, palm rest, palm support, wrist pad, wrist cushion, mouse wrist rest, keyboard wrist rest, gel wrist rest, handgelenkkissen, handballenstutze, handballenkissen
  bluetooth adapter, bluetooth dongle, bluetooth stick, usb bluetooth adapter, bluetooth usb adapter, bluetooth usb stick, bluetooth usb dongle, bt adapter, bt dongle
  wifi dongle, wifi adapter, wlan stick, wlan adapter, wifi stick, wifi usb adapter, usb wifi adapter, usb wifi dongle, wireless adapter, wireless dongle, wireless usb adapter, wlan usb stick, wlan usb adapter, usb wlan stick, usb wlan adapter, wlan dongle
  ide cable, ide kabel, pata cable, pata kabel, ata cable, ata kabel, ide ribbon cable, ide flachbandkabel, parallel ata cable
  nvme, nvme ssd, nvme drive, m2 ssd, nvme festplatte, nvme laufwerk, nvme m2 ssd
  memory module, ram module, ram stick, speicherriegel, ram riegel, dimm, sodimm, computer memory, ram memory, ram speicher, speichermodul, arbeitsspeichermodul
  bios battery, cmos battery, bios batterie, motherboard battery, mainboard battery, mainboardbatterie, cmos batterie, rtc battery, rtc batterie
  laptop battery, notebook battery, laptopakku, notebookakku, laptop battery pack, laptopbatterie, notebookbatterie, macbook akku, macbook battery
  water cooling, wasserkuhlung, liquid cooling, water cooling system, liquid cooling system, cpu water cooler, liquid cooler, flussigkeitskuhlung, aio wasserkuhlung, aio water cooler, waku
  vr headset, vr goggles, vr brille, virtual reality brille, vr glasses, vr googles, virtual reality headset, virtual reality glasses, virtual reality goggles, head mounted display, oculus quest, meta quest, vr helm
  dot matrix printer, nadeldrucker, matrix printer, matrixdrucker, impact printer, needle printer
  typewriter ribbon, printer ribbon, farbband, ink ribbon, ribbon cartridge, typewriter ink ribbon, schreibmaschinenband, farbbandkassette, druckerfarbband, schreibmaschinenfarbband
  typewriter, schreibmaschine, typing machine
  print head, druckkopf, printer head, druckerkopf, inkjet head, inkjet print head
  drum unit, bildtrommel, imaging drum, image drum, imaging unit, printer drum, drum cartridge, photoconductor unit, trommeleinheit, fotoleitertrommel, druckertrommel, bildtrommeleinheit, trommelmodul, fotoleitereinheit
  waste toner box, resttonerbehalter, waste toner container, waste toner bottle, waste toner collector, waste toner bin, tonerabfallbehalter, tonerauffangbehalter, tonersammelbehalter, alttonerbehalter, resttonerbox
  document camera, visualiser, visualizer, dokumentenkamera, visualiser camera, doc cam, dokucam, dokukamera
  monitor stand, monitor riser, monitorstander, monitorerhohung, monitor raiser, monitor base, monitor platform, monitor shelf, screen stand, screen riser, screen raiser, computer riser, bildschirmstander, bildschirmerhohung, monitorsockel, monitorpodest, monitorfuss
  multifunction printer, all in one printer, multifunktionsdrucker, all in one drucker, multifunktionsgerat, multifunction device, printer scanner, printer scanner copier, combi printer, kombidrucker, 3 in 1 drucker, mfp
  photocopier, copier, kopierer, kopiergerat, copy machine, copying machine, photocopy machine, office copier, fotokopierer, fotokopiergerat, kopiermaschine, kopierapparat, xerox machine
  flatbed scanner, flachbettscanner, auflichtscanner
  document scanner, dokumentenscanner, sheet fed scanner, adf scanner, office scanner, paper scanner, einzugscanner, einzugsscanner, belegscanner, dokumentscanner
  wireless mouse, funkmaus, kabellose maus, cordless mouse, cordless computer mouse, wireless computer mouse, schnurlose maus, drahtlose maus, wireless maus, kabellose computermaus
  wireless keyboard, funktastatur, kabellose tastatur, cordless keyboard, schnurlose tastatur, drahtlose tastatur, wireless tastatur
  mechanical keyboard, mechanische tastatur, mech keyboard, mechanical gaming keyboard, mechanische gaming tastatur
  keycap, tastenkappe, keyboard cap, keyboard keycap, tastaturkappe, tastenkappchen
  gaming chair, gamingstuhl, gaming stuhl, gamer chair, racing chair, gamerstuhl, zockerstuhl, zockersessel, gamingsessel, gamersessel
  smart card reader, chipkartenleser, chipkartenlesegerat, chip card reader, id card reader, smartcard leser, ausweisleser, personalausweisleser
  usb printer cable, usb b cable, usb druckerkabel, usb a to b cable, usb a b cable, usb type b cable, usb b kabel, usb typ b kabel, printer usb cable
  dsl splitter, dsl weiche, dsl filter, adsl filter, adsl splitter, adsl microfilter, broadband filter, phone line filter, telefonsplitter, vdsl filter
  powerline adapter, dlan adapter, dlan, powerlan, powerline, homeplug, homeplug adapter, powerlan adapter, powerline ethernet adapter, powerline stecker, dlan stecker, powerline kit, dlan set
  wifi repeater, wifi extender, range extender, wlan repeater, wlan verstarker, wifi booster, wifi range extender, wireless repeater, wireless extender, wireless range extender, wlan extender, wlan booster, fritz repeater, wlan signalverstarker, wifi verstarker, wlan reichweitenverstarker, internet booster
  media converter, medienkonverter, fibre media converter, fiber media converter, fibre converter, fiber converter, lwl medienkonverter, lwl konverter, glasfaserkonverter
  sfp module, sfp transceiver, sfp modul, sfp, gbic, mini gbic, optical transceiver, optical transceiver module, sfp plus, transceiver modul
  poe injector, poe injektor, poe adapter, poe power supply, poe netzteil, power over ethernet injector, poe einspeiser, poe power injector
  keystone jack, keystone module, keystone modul, keystone, keystone socket, keystone insert, keystone buchse, rj45 keystone
  rj45 coupler, lan coupler, netzwerkkupplung, rj45 kupplung, lan kupplung, ethernet coupler, network coupler, network cable coupler, ethernet cable coupler, ethernet joiner, ethernet cable joiner, rj45 joiner, netzwerkverbinder, netzwerkkabelverbinder, rj45 verbinder, lan verbinder, patchkabelkupplung
  blanking panel, blank panel, rack blindblende, rack blindplatte, rack blank, rack blank panel, rack blanking panel, rack filler panel, 19 zoll blindplatte, 19 zoll blindblende, rackblende, blindpanel
  rack shelf, rackboden, rack tray, rackmount shelf, server rack shelf, server shelf, rack fachboden, 19 zoll fachboden, rackablage
  power distribution unit, rack pdu, rack steckdosenleiste, pdu, rack power strip, rack mount power strip, rack power bar, 19 zoll steckdosenleiste, server pdu
  fiber optic cable, fibre optic cable, glasfaserkabel, lwl kabel, fibre cable, fiber cable, optical fibre cable, optical fiber cable, fibre patch cable, fiber patch cable, fibre patch lead, fiber patch cord, fibre optic patch cable, fiber optic patch cable, lwl patchkabel, glasfaserpatchkabel, lichtwellenleiterkabel, lwl leitung
  fusion splicer, spleissgerat, fiber splicer, fibre splicer, fiber fusion splicer, fibre fusion splicer, fiber optic splicer, fusion splicing machine, spleissmaschine, fusionsspleissgerat, lwl spleissgerat, glasfaserspleissgerat
  rj45 crimper, rj45 crimping tool, rj45 crimpzange, netzwerkzange, rj45 crimp tool, network crimper, network crimping tool, network cable crimper, ethernet crimper, ethernet crimping tool, ethernet crimp tool, modular crimper, modular plug crimper, rj45 zange, netzwerkcrimpzange, lan zange, lan crimpzange, westernzange, modularzange
  telephone plug, rj11, telefonstecker, telephone connector, rj11 plug, rj11 stecker, rj11 connector, bt plug, tae stecker
  mobile router, mobile hotspot, mifi, mobiler router, portable router, portable hotspot, mifi router, mobile wifi, mobile wifi router, mobile wlan router, mobiler wlan router, pocket wifi, mobiler hotspot, lte hotspot, mobile broadband router, portable wifi
  ip phone, voip phone, ip telefon, voip telefon, voip handset, voip desk phone, sip phone, sip telefon, internet phone, internettelefon, voice over ip phone
  cordless phone, dect phone, schnurlostelefon, schnurloses telefon, cordless telephone, cordless handset, dect telefon, dect handset, dect mobilteil, wireless telephone, dect gerat
  telephone handset, telefonhorer, phone handset, telephone receiver, phone receiver, handapparat, telefonhandapparat
  rotary phone, rotary dial phone, wahlscheibentelefon, rotary telephone, dial telephone, dial phone, rotary dial telephone, drehscheibentelefon, wahlscheibe telefon
  ups battery, usv akku, usv batterie, ups replacement battery, ups backup battery, ups battery pack, ups akku, ups batterie, usv ersatzakku
  phone battery, handyakku, cell phone battery, mobile phone battery, mobile battery, smartphone battery, iphone battery, iphone akku, smartphoneakku, handybatterie, natelakku, mobiltelefonakku
  tablet case, ipad case, tablethulle, tablet hulle, tablet cover, tablet sleeve, ipad cover, ipad sleeve, ipad hulle, tablettasche, tabletschutzhulle
  tablet stand, tablet holder, tablethalter, tabletstander, tablet mount, tablet cradle, ipad stand, ipad holder, ipad mount, ipad halter, ipad halterung, ipad stander, tablethalterung, tabletaufsteller
  wireless charger, qi charger, induktionsladegerat, kabelloses ladegerat, qi ladegerat, wireless charging pad, wireless charging station, wireless charger pad, wireless charging stand, charging pad, inductive charger, qi charging pad, magsafe charger, magsafe, induktionsladestation, induktives ladegerat, induktive ladestation, drahtloses ladegerat, qi ladestation, ladepad, kabellose ladestation, wireless ladegerat
  car charger, cigarette lighter charger, kfz ladegerat, autoladegerat, kfz ladeadapter, in car charger, car usb charger, usb car charger, car phone charger, car usb adapter, kfz lader, kfz usb ladegerat, kfz usb adapter, auto usb adapter, auto usb ladegerat, autoladeadapter, zigarettenanzunder ladegerat, zigarettenanzunder adapter
  cigarette lighter socket, zigarettenanzunderbuchse, zigarettenanzunderdose, car lighter socket, car power socket, 12v socket, 12 volt socket, 12v outlet, 12v power socket, auxiliary power outlet, 12v steckdose, 12 volt steckdose, bordsteckdose, kfz steckdose, autosteckdose, zigarettenanzundersteckdose, bordspannungssteckdose
  cigarette lighter plug, zigarettenanzunderstecker, car lighter plug, car power plug, 12v car plug, kfz stecker, bordnetzstecker, kfz universalstecker, bordspannungsstecker
  sim eject tool, sim tool, sim nadel, sim ejector, sim ejector pin, sim eject pin, sim eject needle, sim card tool, sim card ejector, sim tray tool, sim needle, sim key, sim kartennadel, sim offner, sim auswerfer
  fitness tracker, activity tracker, fitnessarmband, fitness armband, fitness watch, fitness wristband, fitness bracelet, activity band, smart band, step tracker, fitbit, mi band, fitnessuhr, aktivitatstracker
  bluetooth tracker, key finder, schlusselfinder, key tracker, item tracker, item finder, tracker tag, tracking tag, smart tag, key locator, airtag, tile tracker, schlusseltracker, schlusselsucher, bluetooth key finder, bluetooth tag, luggage tracker, gegenstandsfinder
  senior phone, big button phone, seniorenhandy, seniorentelefon, senior mobile phone, senior cell phone, big button telephone, big button mobile, large button phone, easy phone, grosstastenhandy, grosstastentelefon, seniorenmobiltelefon, doro phone, doro handy
  phone grip, handygriff, phone ring holder, phone ring, phone finger holder, phone finger ring, popsocket, popgrip, handyring, handyfingerhalter, handyfingerring, smartphone ring
  phone pouch, handytasche, phone sleeve, phone bag, phone holster, phone sock, mobile phone pouch, mobile pouch, cell phone pouch, smartphone pouch, handybeutel, handysocke, handyetui, smartphonetasche, handyumhangetasche, handytaschchen
  phone lanyard, handykette, handyband, phone strap, phone chain, phone necklace, phone neck strap, phone tether, cell phone lanyard, cell phone strap, mobile phone lanyard, mobile phone strap, handykordel, handyschnur, handyumhangeband, handyhalsband, handyumhangekette, smartphonekette, handyleine
  smart bulb, smart light bulb, smarte lampe, smarte gluhbirne, smart lamp, smart lampe, smart led bulb, wifi bulb, wifi light bulb, zigbee bulb, connected bulb, hue bulb, hue lampe, smartes leuchtmittel, smart leuchtmittel, smart gluhbirne, wlan lampe, wlan gluhbirne, zigbee lampe, intelligente lampe
  smart lock, smart door lock, smartes turschloss, keyless smart lock, wifi door lock, smart turschloss, smartes schloss, intelligentes turschloss, nuki, smart home schloss
  smart speaker, smarter lautsprecher, voice assistant, voice assistant speaker, sprachassistent, amazon echo, echo dot, alexa, google home, homepod, smart lautsprecher, intelligenter lautsprecher, alexa lautsprecher
  video doorbell, doorbell camera, videoturklingel, videoklingel, smart doorbell, smart video doorbell, wifi doorbell, doorbell with camera, doorbell cam, kameraklingel, smarte turklingel, smarte klingel, wlan turklingel, turklingel mit kamera, klingel mit kamera, kameraturklingel
  door contact, door sensor, window sensor, turkontakt, fensterkontakt, tursensor, window contact, contact sensor, door window sensor, door and window sensor, door window contact, magnetic door contact, magnetic door sensor, tur fenster kontakt, turfenstersensor, fenstersensor, kontaktsensor, magnetkontakt, offnungsmelder, offnungssensor, offnungskontakt, turoffnungssensor
  alarm siren, alarmsirene, siren, sirene, security siren, alarm sounder, burglar alarm siren, security alarm siren, innensirene, aussensirene, alarmhupe, signalsirene
  robot mower, robotic mower, robot lawn mower, mahroboter, rasenroboter, rasenmaherroboter, robotic lawn mower, robo mower, auto mower, lawn robot, automatic lawn mower, rasenmahroboter, automatischer rasenmaher
  shutter motor, tubular motor, rollladenmotor, rohrmotor, roller shutter motor, blind motor, roller blind motor, shade motor, shutter drive, tubular drive, rolladenmotor, rollladenantrieb, rolladenantrieb, rohrantrieb, rollomotor, rolloantrieb, jalousiemotor, storenmotor
  nfc tag, nfc sticker, nfc chip, nfc label, nfc aufkleber, nfc etikett, nfc transponder, nfc anhanger, nfc karte, nfc token
  rfid reader, rfid leser, rfid lesegerat, rfid scanner, rfid card reader, rfid reader module, rfid modul, rfid module, transponderleser, transponder reader, rfid kartenleser, rfid lesemodul
  dummy camera, fake camera, kameraattrappe, dummy security camera, dummy cctv camera, dummy cctv, fake security camera, fake cctv, fake cctv camera, imitation camera, decoy camera, dummykamera, fake kamera, attrappenkamera, uberwachungskameraattrappe
  ip camera, network camera, ip kamera, netzwerkkamera, wlan kamera, ip cam, network cam, wifi camera, wifi cam, wifi security camera, wireless security camera, internet camera, poe camera, poe kamera, ip cctv camera, ip uberwachungskamera, wlan uberwachungskamera, internetkamera, wlan cam
  led controller, led steuerung, led strip controller, led light controller, rgb controller, rgb led controller, rgb steuerung, led steuergerat, led streifen controller, rgb steuergerat, wled controller
`;
