/** Computers, networks, telephones and the smart home. A line is what means the same, in English and German, without accents. */
export const COMPUTING = `
  desktop computer, desktop pc, standrechner
  personal computer, computer
  computer case, pc case, pc gehause, computergehause
  single board computer, sbc, einplatinencomputer, einplatinenrechner
  atx power supply, pc power supply, pc netzteil, computernetzteil
  floppy disk, floppy, diskette
  floppy drive, diskettenlaufwerk
  blank cd, cd r, cd rohling
  blank dvd, dvd rohling
  cd case, jewel case, cd hulle
  tape drive, bandlaufwerk
  graphics tablet, drawing tablet, pen tablet, grafiktablett, zeichentablett
  touch pen, stylus pen, touchpen, eingabestift, touchstift
  numeric keypad, numpad, ziffernblock, nummernblock
  kvm switch, kvm umschalter
  privacy filter, privacy screen filter, blickschutzfilter, blickschutzfolie
  laptop cooler, laptop cooling pad, laptopkuhler, notebookkuhler
  webcam cover, webcam abdeckung
  wrist rest, handballenauflage, handgelenkauflage
  bluetooth adapter, bluetooth dongle, bluetooth stick
  wifi dongle, wifi adapter, wlan stick, wlan adapter
  ide cable, ide kabel
  nvme, nvme ssd
  memory module, ram module, ram stick, speicherriegel, ram riegel
  bios battery, cmos battery, bios batterie
  laptop battery, notebook battery, laptopakku, notebookakku
  water cooling, wasserkuhlung
  vr headset, vr goggles, vr brille, virtual reality brille
  dot matrix printer, nadeldrucker
  typewriter ribbon, printer ribbon, farbband
  typewriter, schreibmaschine
  print head, druckkopf
  drum unit, bildtrommel
  waste toner box, resttonerbehalter
  document camera, visualiser, visualizer, dokumentenkamera
  monitor stand, monitor riser, monitorstander, monitorerhohung
  multifunction printer, all in one printer, multifunktionsdrucker
  photocopier, copier, kopierer, kopiergerat
  flatbed scanner, flachbettscanner
  document scanner, dokumentenscanner
  wireless mouse, funkmaus, kabellose maus
  wireless keyboard, funktastatur, kabellose tastatur
  mechanical keyboard, mechanische tastatur
  keycap, tastenkappe
  gaming chair, gamingstuhl, gaming stuhl
  smart card reader, chipkartenleser, chipkartenlesegerat
  usb printer cable, usb b cable, usb druckerkabel
  dsl splitter, dsl weiche
  powerline adapter, dlan adapter, dlan, powerlan
  wifi repeater, wifi extender, range extender, wlan repeater, wlan verstarker
  media converter, medienkonverter
  sfp module, sfp transceiver, sfp modul
  poe injector, poe injektor
  keystone jack, keystone module, keystone modul
  rj45 coupler, lan coupler, netzwerkkupplung, rj45 kupplung, lan kupplung
  blanking panel, blank panel, rack blindblende, rack blindplatte
  rack shelf, rackboden
  power distribution unit, rack pdu, rack steckdosenleiste
  fiber optic cable, fibre optic cable, glasfaserkabel, lwl kabel
  fusion splicer, spleissgerat
  rj45 crimper, rj45 crimping tool, rj45 crimpzange, netzwerkzange
  telephone plug, rj11, telefonstecker
  mobile router, mobile hotspot, mifi, mobiler router
  ip phone, voip phone, ip telefon, voip telefon
  cordless phone, dect phone, schnurlostelefon, schnurloses telefon
  telephone handset, telefonhorer
  rotary phone, rotary dial phone, wahlscheibentelefon
  ups battery, usv akku, usv batterie
  phone battery, handyakku
  tablet case, ipad case, tablethulle, tablet hulle
  tablet stand, tablet holder, tablethalter, tabletstander
  wireless charger, qi charger, induktionsladegerat, kabelloses ladegerat, qi ladegerat
  car charger, cigarette lighter charger, kfz ladegerat, autoladegerat, kfz ladeadapter
  cigarette lighter socket, zigarettenanzunderbuchse, zigarettenanzunderdose
  cigarette lighter plug, zigarettenanzunderstecker
  sim eject tool, sim tool, sim nadel
  fitness tracker, activity tracker, fitnessarmband, fitness armband
  bluetooth tracker, key finder, schlusselfinder
  senior phone, big button phone, seniorenhandy, seniorentelefon
  phone grip, handygriff
  phone pouch, handytasche
  phone lanyard, handykette, handyband
  smart bulb, smart light bulb, smarte lampe, smarte gluhbirne
  smart lock, smart door lock, smartes turschloss
  smart speaker, smarter lautsprecher
  video doorbell, doorbell camera, videoturklingel, videoklingel
  door contact, door sensor, window sensor, turkontakt, fensterkontakt, tursensor
  alarm siren, alarmsirene
  robot mower, robotic mower, robot lawn mower, mahroboter, rasenroboter, rasenmaherroboter
  shutter motor, tubular motor, rollladenmotor, rohrmotor
  nfc tag, nfc sticker, nfc chip
  rfid reader, rfid leser, rfid lesegerat
  dummy camera, fake camera, kameraattrappe
  ip camera, network camera, ip kamera, netzwerkkamera, wlan kamera
  led controller, led steuerung
`;
