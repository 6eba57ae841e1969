/** Music, photography, games, children, sport and camping. A line is what means the same, in English and German, without accents. */
export const HOBBIES = `
  guitar, gitarre
  guitar string, saite, saiten
  plectrum, plektrum, plektren, guitar pick, guitar picks
  music stand, notenstander
  recorder, blockflote
  tuning fork, stimmgabel
  wide angle lens, weitwinkelobjektiv, weitwinkel, wide angle
  chess, schach, schachspiel
  loco, lok, lokomotive, locomotive
  googly eyes, wackelaugen
  cat food, katzenfutter
  changing bag, wickeltasche
  changing table, wickelkommode, wickeltisch
  travel cot, reisebett
  bottle warmer, flaschenwarmer
  breast pump, milchpumpe
  bottle brush, flaschenburste
  teat, flaschensauger, trinksauger
  teething ring, beissring
  rattle, rassel
  baby bath, babywanne, babybadewanne
  baby bouncer, babywippe
  playpen, laufstall
  baby blanket, krabbeldecke
  stair gate, treppengitter, turschutzgitter
  socket cover, steckdosenschutz, kindersicherung
  corner protector, eckenschutz
  potty, topfchen
  booster seat, sitzerhohung
  baby sling, tragetuch
  nursing pillow, stillkissen
  romper, strampler
  sandpit, sandkasten, sandbox
  sand toy, sandspielzeug
  swing, schaukel
  slide, rutsche
  trampoline, trampolin
  rocking horse, schaukelpferd
  balance bike, laufrad
  tricycle, dreirad
  pedal car, tretauto
  doll house, puppenhaus
  doll pram, puppenwagen
  hand puppet, handpuppe
  toy kitchen, spielkuche
  wooden train, holzeisenbahn
  toy car, spielzeugauto, modellauto
  remote control car, ferngesteuertes auto, rc car, rc auto
  building blocks, bauklotze, holzbausteine, wooden blocks
  spinning top, kreisel
  yo yo, jojo
  marbles, murmeln
  soap bubbles, seifenblasen, bubbles
  water pistol, wasserpistole, water gun
  magic kit, zauberkasten
  colouring book, malbuch, coloring book
  picture book, bilderbuch
  card game, kartenspiel
  memory game, memory
  dominoes, domino
  dartboard, dartscheibe
  dart, dartpfeil
  table football, tischkicker, kicker, foosball
  pool cue, queue
  skittles, kegel
  telescope, teleskop, fernrohr
  magic cube, zauberwurfel, rubiks cube
  face paint, kinderschminke
  school bag, schulranzen, schultasche, ranzen, satchel, schulrucksack, school backpack, school rucksack, school satchel, book bag, tornister, schulsack, schultornister, schulthek
  pencil case, federmappe, mappchen, federmappchen
  school cone, schultute
  piggy bank, sparschwein, money box, spardose
  night lamp, nachtlicht
  ball pump, ballpumpe
  football boots, fussballschuhe, soccer cleats
  shin guard, schienbeinschoner
  goalkeeper glove, torwarthandschuh
  whistle, pfeife, trillerpfeife
  referee, schiedsrichter
  goal, tor
  hockey stick, hockeyschlager
  baseball bat, baseballschlager
  golf club, golfschlager
  golf ball, golfball
  tennis racket, tennisschlager
  tennis ball, tennisball
  table tennis bat, tischtennisschlager, ping pong paddle
  badminton racket, federballschlager, badmintonschlager
  boxing glove, boxhandschuh
  punching bag, boxsack
  mouth guard, mundschutz, zahnschutz
  barbell, langhantel
  weight plate, hantelscheibe
  kettlebell, kugelhantel
  resistance band, fitnessband, theraband, exercise band
  pull up bar, klimmzugstange
  treadmill, laufband
  exercise bike, heimtrainer, hometrainer, ergometer
  rowing machine, rudergerat
  foam roller, faszienrolle, blackroll
  gym ball, gymnastikball, sitzball
  balance board, balancebrett
  bow, bogen
  arrow, pfeil
  archery target, zielscheibe, target
  elbow pad, ellbogenschoner
  wrist guard, handgelenkschoner
  ski, schi
  ski binding, skibindung
  ski wax, skiwachs
  ski jacket, skijacke
  ski glove, skihandschuh
  ski socks, skisocken
  cross country ski, langlaufski
  snowshoe, schneeschuh
  crampon, steigeisen
  ice axe, eispickel
  sunglasses strap, brillenband
  climbing shoe, kletterschuh
  chalk bag, chalkbag, magnesiabeutel
  belay device, sicherungsgerat
  quickdraw, expressschlinge, express set
  climbing helmet, kletterhelm
  slackline, balancierband
  swimming cap, badekappe, bathing cap
  diving mask, taucherbrille, tauchmaske
  pull buoy, schwimmbrett, kickboard
  swim ring, schwimmring, schwimmreifen, rubber ring
  swimming armbands, schwimmflugel, water wings
  surfboard, surfbrett
  sup board, stand up paddle, sup, stand up paddle board
  kayak, kajak
  canoe, kanu
  inflatable boat, schlauchboot, dinghy
  rowing boat, ruderboot
  sail, segel
  boat hook, bootshaken
  fender boat, bootsfender
  mooring line, festmacher, dock line, festmacherleine
  life ring, rettungsring, lifebuoy, life buoy
  flare, signalfackel, leuchtfackel
  riding boots, reitstiefel
  riding helmet, reithelm, reitkappe
  bridle, trense, zaumzeug
  halter, stallhalfter
  girth, sattelgurt
  stirrup, steigbugel
  saddle pad, schabracke, satteldecke
  hoof pick, hufkratzer
  horse blanket, pferdedecke
  curry comb, striegel
  tent line, abspannleine, guy rope, guy line
  camping lantern, campinglampe, campinglaterne
  camping pot, campinggeschirr, mess kit, campingtopf
  camp bed, feldbett
  camping toilet, campingtoilette, portable toilet
  spork, goffel
  signal mirror, signalspiegel
  rain poncho, regenponcho, poncho
  gaiters, gamaschen
  backpack cover, regenhulle, rucksackhulle
  hydration bladder, trinkblase, hydration pack
  survival kit, uberlebensset
  solar shower, solardusche
  spirit stove, spirituskocher, alcohol stove
  folding saw, klappsage
  hand warmer, handwarmer, taschenwarmer
  bivvy bag, biwaksack
  fishing hook, angelhaken
  fishing reel, angelrolle
  fishing lure, kunstkoder, blinker
  bait, koder
  float, schwimmer
  landing net, kescher
  fishing tackle, angelzeug
  lead weight, bleigewicht, angelblei
  waders, wathose
  sports shoe, sportschuh
  football shirt, fussballtrikot, trikot
  football goal, fussballtor
  handball, handballe
  rugby ball, rugbyball
  cricket bat, cricketschlager
  squash racket, squashschlager
  badminton net, badmintonnetz, federballnetz
  table tennis net, tischtennisnetz
  table tennis table, tischtennisplatte
  boules, boulekugeln, petanque, bocciakugeln, boccia
  frisbee, wurfscheibe, flying disc
  kite line, drachenschnur
  scoreboard, anzeigetafel
  agility ladder, koordinationsleiter
  marker cone, hutchen, markierungshutchen, sports cone
  sports bib, leibchen
  gymnastics ring, turnringe
  balance beam, schwebebalken
  crash mat, weichbodenmatte
  gym mat, turnmatte
  wall bars, sprossenwand
  medicine ball, medizinball
  wrist weight, gewichtsmanschette
  heart rate monitor, pulsuhr, brustgurt
  step counter, schrittzahler, pedometer
  running vest, laufweste
  cycling glove, radhandschuh, fahrradhandschuh
  cycling glasses, radbrille
  bike trainer, rollentrainer, turbo trainer
  bike stand, fahrradstander
  bike cover, fahrradgarage, fahrradabdeckung
  skate guard, kufenschoner
  ice hockey stick, eishockeyschlager
  puck, eishockeypuck
  curling stone, eisstock
  ski bag, skisack, skitasche
  ski skins, steigfelle
  avalanche transceiver, lvs gerat, avalanche beacon
  avalanche probe, lawinensonde
  avalanche shovel, lawinenschaufel
  via ferrata set, klettersteigset
  prusik, reepschnur, accessory cord
  descender, abseilachter, abseilgerat, figure eight
  ascender, steigklemme
  bouldering mat, crash pad, bouldermatte
  climbing hold, klettergriff
  diving fins, taucherflossen
  diving regulator, atemregler, lungenautomat
  diving bottle, tauchflasche, scuba tank
  buoy, boje
  rope ladder, strickleiter
  bilge pump, lenzpumpe, bilgepumpe
  cleat boat, klampe
  outboard motor, aussenborder, outboard engine, aussenbordmotor
  paddle float, paddelfloat
  spray deck, spritzdecke, spray skirt
  throw bag, wurfsack
  fishing net, fischernetz
  fishing chair, angelstuhl
  bite indicator, bissanzeiger
  swivel, wirbel
  hunting knife, jagdmesser
  game camera, wildkamera, trail camera, wildlife camera
  night vision, nachtsichtgerat
  spotting scope, spektiv
  air rifle, luftgewehr
  crossbow, armbrust
  bowstring, bogensehne
  sleeping bag liner, huttenschlafsack, inlett
  tent groundsheet, zeltunterlage
  awning tent, vorzelt
  camping cutlery, campingbesteck
  camping plate, campingteller
  folding bucket, falteimer
  water carrier, wassersack
  head lamp battery, stirnlampenakku
  emergency whistle, notpfeife, signalpfeife
  map case, kartentasche
  altimeter, hohenmesser
  gps device, gps gerat
  hiking backpack, wanderrucksack
  hiking pants, wanderhose
  hiking socks, wandersocken
  mosquito head net, kopfnetz
  bear spray, pfefferspray, pepper spray
  caravan, wohnwagen
  caravan mirror, wohnwagenspiegel
  camper van, wohnmobil, campervan, motorhome, reisemobil
  leveling ramp, auffahrkeil, levelling ramp
  cee plug, cee stecker, camping hook up
  toilet chemicals, sanitarflussigkeit
  fish hook, angelhaken
  ball pump, luftpumpe
  bucket and spade, sandspielzeug
`;
