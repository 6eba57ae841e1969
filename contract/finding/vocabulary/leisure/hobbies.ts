/** Music, photography, games, children, sport and camping. A line is what means the same, in English and German, without accents. */
export const HOBBIES = `
  guitar, gitarre
  guitar string, saite, saiten
  plectrum, plektrum, plektren, guitar pick, guitar picks, plek, gitarrenplektrum
  music stand, notenstander, sheet music stand, notenpult, notenhalter, music desk
  recorder, blockflote
  tuning fork, stimmgabel
  wide angle lens, weitwinkelobjektiv, weitwinkel, wide angle
  chess, schach, schachspiel, chess set, chess game
  loco, lok, lokomotive, locomotive, railway engine, train engine
  googly eyes, wackelaugen, wiggle eyes, wiggly eyes, wobbly eyes, wackelauge, kulleraugen
  cat food, katzenfutter, katzennahrung
  changing bag, wickeltasche, nappy bag, diaper bag, baby changing bag, windeltasche
  changing table, wickelkommode, wickeltisch, nappy changing table, diaper changing table, baby changing unit, changing unit, windeltisch, wickelplatz
  travel cot, reisebett, portable cot, portable crib, travel crib, reisekinderbett, kinderreisebett, babyreisebett
  bottle warmer, flaschenwarmer, baby bottle warmer, babykostwarmer, flaschchenwarmer, babyflaschenwarmer
  breast pump, milchpumpe
  bottle brush, flaschenburste, bottle cleaning brush, baby bottle brush, flaschenreinigungsburste
  teat, flaschensauger, trinksauger, bottle teat, baby bottle teat, bottle nipple, babyflaschensauger
  teething ring, beissring, teether, baby teether, teething toy, beissspielzeug, zahnungsring, zahnungshilfe
  rattle, rassel, baby rattle, babyrassel
  baby bath, babywanne, babybadewanne, baby bathtub, baby bath tub
  baby bouncer, babywippe, bouncy chair, baby bouncer seat, bouncer seat
  playpen, laufstall, play pen, laufgitter, laufstallchen, playard
  baby blanket, krabbeldecke, babydecke
  stair gate, treppengitter, turschutzgitter, safety gate
  socket cover, steckdosenschutz, kindersicherung, plug socket cover, outlet cover, outlet plug cover, plug protector, socket protector, steckdosensicherung
  corner protector, eckenschutz, corner bumper, kantenschutzer
  potty, topfchen, childrens potty, kindertopf, kindertopfchen, lerntopfchen
  booster seat, sitzerhohung, booster cushion, child booster seat, kindersitzerhohung
  baby sling, tragetuch
  nursing pillow, stillkissen, breastfeeding pillow, nursing cushion, feeding pillow
  romper, strampler, romper suit, babygrow, strampelanzug, strampelhose, strampelhoschen
  sandpit, sandkasten, sandbox, sandkiste
  sand toy, sandspielzeug, sandkastenspielzeug, buddelzeug
  swing, schaukel, garden swing, kinderschaukel, swing set
  slide, rutsche, playground slide, childrens slide, kinderrutsche, rutschbahn
  trampoline, trampolin, garden trampoline, gartentrampolin
  rocking horse, schaukelpferd, schaukelpferdchen
  balance bike, laufrad, kinderlaufrad, lernlaufrad
  tricycle, dreirad, kinderdreirad, dreiradler
  pedal car, tretauto, kids pedal car
  doll house, puppenhaus, dolls house, puppenstube, puppenhauschen
  doll pram, puppenwagen, dolls pram, doll stroller, dolls pushchair, dolls buggy, puppenbuggy
  hand puppet, handpuppe, glove puppet, kasperpuppe, kasperlepuppe
  toy kitchen, spielkuche, play kitchen, childrens kitchen, kids kitchen, kinderkuche, spielzeugkuche
  wooden train, holzeisenbahn, wooden railway, wooden train set, wooden toy train, holzbahn
  toy car, spielzeugauto, modellauto, matchbox car, die cast car, spielauto, matchboxauto
  remote control car, ferngesteuertes auto, rc car, rc auto, remote controlled car, radio controlled car, rc vehicle, rc fahrzeug, fernlenkauto
  building blocks, bauklotze, holzbausteine, wooden blocks, wooden bricks, toy blocks, bauklotz, holzklotzchen, holzklotze
  spinning top, kreisel, toy top, spielkreisel
  yo yo, jojo
  marbles, murmeln, glass marbles, schusser, glasmurmel
  soap bubbles, seifenblasen, bubbles, bubble solution, bubble mix, bubble mixture, seifenblasenflussigkeit, pustefix, seifenblasenwasser
  water pistol, wasserpistole, water gun, squirt gun, super soaker, wasserspritzpistole
  magic kit, zauberkasten, magic set, conjuring set, zauberset, zauberkoffer
  colouring book, malbuch, coloring book, colouring pad, ausmalbuch, malheft, ausmalheft
  picture book, bilderbuch, childrens picture book, kinderbilderbuch, pappbilderbuch
  card game, kartenspiel
  memory game, memory, pairs game, matching pairs, memoryspiel, memo game, pairs card game
  dominoes, domino, domino set, domino game, dominospiel, domino tile
  dartboard, dartscheibe, darts board, dartspiel, steeldartscheibe
  dart, dartpfeil, wurfpfeil, steeldart
  table football, tischkicker, kicker, foosball, foosball table, table soccer, fussballtisch, tischfussball, kickertisch, football table, fussballkasten, wuzzler, kickerkasten, toggelikasten
  pool cue, queue, snooker cue, billardqueue, billardstock
  skittles, kegel, ninepin, kegelspiel
  telescope, teleskop, fernrohr, astronomical telescope, astronomisches fernrohr, sternfernrohr
  magic cube, zauberwurfel, rubiks cube, rubik cube, puzzle cube, speedcube, rubikwurfel
  face paint, kinderschminke, face painting set, face paint set, schminkfarbe, gesichtsfarbe, karnevalsschminke, faschingsschminke
  school bag, schulranzen, schultasche, ranzen, satchel, schulrucksack, school backpack, school rucksack, school satchel, book bag, tornister, schulsack, schultornister, schulthek
  pencil case, federmappe, mappchen, federmappchen, pencil pouch, pen case, federtasche, federpennal, federpenal, stifteetui, griffelmappchen, stiftemappchen, stiftetasche
  school cone, schultute, zuckertute, school candy cone
  piggy bank, sparschwein, money box, spardose, coin bank, savings box, sparbuchse, sparkasseli
  night lamp, nachtlicht, nachtlampe, nachtleuchte, childrens night light, schlummerlicht
  ball pump, ballpumpe, football pump, ball inflator, ballluftpumpe, fussballpumpe
  football boots, fussballschuhe, soccer cleats, soccer shoes, soccer boots, football cleats, football shoes, stollenschuhe, nockenschuhe
  shin guard, schienbeinschoner, shin pad, schienbeinschutz, schienbeinprotektor
  goalkeeper glove, torwarthandschuh, goalie glove, keeper glove, torhuterhandschuh, tormannhandschuh, goalkeeping glove
  whistle, pfeife, trillerpfeife, referee whistle, schiedsrichterpfeife, pfeiferl
  referee, schiedsrichter
  goal, tor
  hockey stick, hockeyschlager, field hockey stick, feldhockeyschlager
  baseball bat, baseballschlager, baseballkeule
  golf club, golfschlager
  golf ball, golfball
  tennis racket, tennisschlager, tennis racquet
  tennis ball, tennisball
  table tennis bat, tischtennisschlager, ping pong paddle, table tennis paddle, table tennis racket, ping pong bat, ping pong racket, tischtennisracket, pingpongschlager, tischtenniskelle, tt schlager
  badminton racket, federballschlager, badmintonschlager, badminton racquet
  boxing glove, boxhandschuh
  punching bag, boxsack, punch bag, boxing bag, heavy bag
  mouth guard, mundschutz, zahnschutz, gumshield
  barbell, langhantel, barbell bar, barbell set, hantelstange, langhantelstange, weight bar
  weight plate, hantelscheibe, weight disc, barbell plate, dumbbell plate, gewichtsscheibe
  kettlebell, kugelhantel, kettle bell
  resistance band, fitnessband, theraband, exercise band, resistance loop, gymnastikband, widerstandsband, trainingsband, physio band
  pull up bar, klimmzugstange, chin up bar, chinning bar, pullup bar, door gym bar, klimmzugreck
  treadmill, laufband, running machine, jogging machine, fitnesslaufband
  exercise bike, heimtrainer, hometrainer, ergometer, exercise cycle, stationary bicycle, fahrradergometer, ergometerrad, zimmerfahrrad, standfahrrad, trimmrad, fitnessbike
  rowing machine, rudergerat, rowing ergometer, rudermaschine, ruderergometer, indoor rower
  foam roller, faszienrolle, blackroll, fascia roller, fasziarolle, faszienroller
  gym ball, gymnastikball, sitzball, exercise ball, swiss ball, stability ball, pezziball, fitnessball
  balance board, balancebrett, wobble board, rocker board, wackelbrett, balancierbrett, gleichgewichtsbrett
  bow, bogen, archery bow, bogenschiessbogen, pfeilbogen
  arrow, pfeil, archery arrow
  archery target, zielscheibe, target, archery butt, schiessscheibe, bogenzielscheibe
  elbow pad, ellbogenschoner, elbow guard, elbow protector, ellenbogenschoner, ellenbogenschutzer, ellbogenschutzer, ellenbogenprotektor
  wrist guard, handgelenkschoner, wrist protector, handgelenkschutz, handgelenksschoner, handgelenkprotektor
  ski, schi
  ski binding, skibindung, schibindung
  ski wax, skiwachs, schiwachs
  ski jacket, skijacke, schijacke, snowboardjacke, snowboard jacket
  ski glove, skihandschuh, schihandschuh, snowboard glove
  ski socks, skisocken, schisocken, skistrumpfe
  cross country ski, langlaufski, xc ski, nordic ski, langlaufschi
  snowshoe, schneeschuh, snow shoe
  crampon, steigeisen, ice crampon, climbing crampon
  ice axe, eispickel, mountaineering axe, gletscherpickel
  sunglasses strap, brillenband, eyeglass strap, eyewear retainer
  climbing shoe, kletterschuh, rock shoe, rock climbing shoe, kletterfinken, kletterpatschen, boulderschuh, boulder shoe
  chalk bag, chalkbag, magnesiabeutel, chalk pouch, chalkbeutel, kreidebeutel, magnesiasack
  belay device, sicherungsgerat
  quickdraw, expressschlinge, express set, bandexpress
  climbing helmet, kletterhelm, mountaineering helmet, bergsteigerhelm, bergsporthelm
  slackline, balancierband
  swimming cap, badekappe, bathing cap, swim cap, bademutze, schwimmkappe, schwimmmutze, bathing hat
  diving mask, taucherbrille, tauchmaske, scuba mask, snorkel mask, dive mask, schnorchelbrille, schnorchelmaske
  pull buoy, schwimmbrett, kickboard, swim board, swimming board, swimming float board
  swim ring, schwimmring, schwimmreifen, rubber ring, swimming ring, inflatable ring, swim tube, inflatable swim ring
  swimming armbands, schwimmflugel, water wings, arm floats, inflatable armbands, floaties, schwimmflugerl, schwimmarmel
  surfboard, surfbrett, wellenreitbrett
  sup board, stand up paddle, sup, stand up paddle board, paddleboard, stand up paddleboard, stehpaddelbrett, stand up board
  kayak, kajak
  canoe, kanu, canadian canoe, kanadier
  inflatable boat, schlauchboot, dinghy, rubber dinghy, inflatable dinghy, rubber boat, gummiboot, schlauchi
  rowing boat, ruderboot, rowboat, ruderkahn, kahn
  sail, segel
  boat hook, bootshaken
  fender boat, bootsfender, boat fender, yacht fender
  mooring line, festmacher, dock line, festmacherleine, mooring rope, anlegeleine, festmacherseil, bootsleine, bootsseil, belegleine
  life ring, rettungsring, lifebuoy, life buoy, lifebelt, ring buoy, lifesaver ring
  flare, signalfackel, leuchtfackel, emergency flare, signal flare, seenotfackel, notfackel, notsignalfackel, marine flare
  riding boots, reitstiefel, horse riding boots, equestrian boots, reiterstiefel
  riding helmet, reithelm, reitkappe, riding hat, horse riding helmet, equestrian helmet, reiterhelm, reitsporthelm
  bridle, trense, zaumzeug, horse bridle, snaffle bridle, reitzaum, pferdezaum
  halter, stallhalfter, headcollar, horse halter, pferdehalfter
  girth, sattelgurt, saddle girth
  stirrup, steigbugel, stirrup iron, steigbugeleisen
  saddle pad, schabracke, satteldecke, saddle cloth, saddle blanket, numnah, sattelunterlage
  hoof pick, hufkratzer, hoof cleaner, hufauskratzer, hufreiniger
  horse blanket, pferdedecke, horse rug
  curry comb, striegel, horse curry comb, gummistriegel, pferdestriegel
  tent line, abspannleine, guy rope, guy line, tent rope, tent cord, tent guy line, zeltleine, zeltschnur, sturmleine, zeltabspannleine, abspannseil, abspannschnur
  camping lantern, campinglampe, campinglaterne, camping lamp, camping light, tent lamp, tent light, zeltlampe, campingleuchte, campinglicht, zeltlaterne
  camping pot, campinggeschirr, mess kit, campingtopf, camping cookware, camping cooking set, camping cook set, outdoor kochset, campingkochset, campingkochgeschirr, kochgeschirr
  camp bed, feldbett, camping bed, camping cot, folding camp bed, campingliege, campingbett, feldliege, camp cot
  camping toilet, campingtoilette, portable toilet, portable loo, chemical toilet, portaloo, porta potti, porta potty, chemietoilette, campingklo, chemieklo, campingwc, mobiles wc, reisetoilette, camping loo
  spork, goffel, loffelgabel, gabelloffel
  signal mirror, signalspiegel, rescue mirror, notsignalspiegel
  rain poncho, regenponcho, poncho, rain cape, regencape, regenumhang, pelerine, regenpelerine
  gaiters, gamaschen, leg gaiters, hiking gaiters, beingamaschen
  backpack cover, regenhulle, rucksackhulle, rucksack cover, rucksack rain cover, backpack rain cover, regenschutzhulle, rucksackuberzug, rucksackregenhulle
  hydration bladder, trinkblase, hydration pack, water bladder, hydration system, trinksystem, trinkblasensystem, drinking bladder, hydration reservoir, camelbak, camelbag
  survival kit, uberlebensset, uberlebenskit, survivalset, emergency survival kit
  solar shower, solardusche, camping shower, shower bag, campingdusche, portable shower, camp shower, solarduschsack
  spirit stove, spirituskocher, alcohol stove, meths stove, methylated spirit stove, trangiakocher, spirit cooker
  folding saw, klappsage, foldable saw, collapsible saw, klappbare sage, camping saw, faltsage
  hand warmer, handwarmer, taschenwarmer, pocket warmer, handwarmerkissen
  bivvy bag, biwaksack, bivy bag, bivi bag, bivouac sack, bivouac bag, bivy sack
  fishing hook, angelhaken, angling hook, fischhaken, anglerhaken, fischerhaken
  fishing reel, angelrolle, angling reel, fischerrolle
  fishing lure, kunstkoder, blinker, artificial lure, angelkoder
  bait, koder, fishing bait, fischkoder, anglerkoder
  float, schwimmer
  landing net, kescher, fish landing net, fishing landing net, unterfangkescher, angelkescher, kascher, fischkescher
  fishing tackle, angelzeug, fishing gear, fishing equipment, angling equipment, angling gear, angelzubehor, angelausrustung, angelsachen, angelgerat, fischerzeug, fischerausrustung
  lead weight, bleigewicht, angelblei, fishing weight, sinker, fishing sinker, fishing lead, angelgewicht, wurfblei
  waders, wathose, fishing waders, chest waders, anglerhose, watthose, fischerhose
  sports shoe, sportschuh
  football shirt, fussballtrikot, trikot, soccer jersey, football jersey, football top, soccer shirt, fussballshirt, fussballleiberl
  football goal, fussballtor, soccer goal
  handball, handballe
  rugby ball, rugbyball
  cricket bat, cricketschlager, krickettschlager, kricketschlager
  squash racket, squashschlager, squash racquet
  badminton net, badmintonnetz, federballnetz, shuttlecock net
  table tennis net, tischtennisnetz, ping pong net, pingpongnetz
  table tennis table, tischtennisplatte, pingpongtisch, tischtennistisch, pingpongplatte, pingpongtable, tt platte
  boules, boulekugeln, petanque, bocciakugeln, boccia, boule, boule set, bocce, bocce ball, bocce set, boules set, petanque set, petanque balls, bocciaset, bocciaspiel, boulespiel, petanquekugeln
  frisbee, wurfscheibe, flying disc, frisbeescheibe, throwing disc
  kite line, drachenschnur, kite string, drachenleine, kite cord
  scoreboard, anzeigetafel, score flipper, spielstandanzeige, spielstandsanzeige, punktetafel, scoretafel, punkteanzeige
  agility ladder, koordinationsleiter, speed ladder, training ladder, coordination ladder, trainingsleiter, sprintleiter, agilityleiter, laufleiter
  marker cone, hutchen, markierungshutchen, sports cone, training cone, football cone, soccer cone, markierkegel, markierungskegel, trainingskegel, trainingshutchen, sporthutchen
  sports bib, leibchen, training bib, football bib, markierungshemd, trainingsleibchen, markierungsleibchen, parteileibchen, mannschaftsleibchen
  gymnastics ring, turnringe, gymnastic rings, gym ring, turnring
  balance beam, schwebebalken, gymnastics beam, balancierbalken, gym beam, turnbalken
  crash mat, weichbodenmatte, landing mat, gymnastics crash mat, weichboden, weichmatte, niedersprungmatte, crash landing mat
  gym mat, turnmatte, gymnastics mat
  wall bars, sprossenwand, stall bars, swedish ladder, swedish bars
  medicine ball, medizinball, med ball
  wrist weight, gewichtsmanschette, handgelenkgewicht, handgelenksgewicht
  heart rate monitor, pulsuhr, pulsmesser, herzfrequenzmesser, herzfrequenzmonitor, pulsmessgerat, pulse monitor
  heart rate strap, brustgurt, herzfrequenzgurt, pulsgurt
  step counter, schrittzahler, pedometer, schrittmesser, schrittezahler
  running vest, laufweste, hydration vest, trinkweste, trail running vest, trailrunning weste, trailvest
  cycling glove, radhandschuh, fahrradhandschuh, bike glove, bicycle glove, velohandschuh, bikehandschuh, cycle glove, biking glove
  cycling glasses, radbrille, cycling sunglasses, bike glasses, biking glasses, fahrradbrille, velobrille, bikebrille, cycle glasses, radsportbrille
  bike trainer, rollentrainer, turbo trainer, cycle trainer, fahrradtrainer, radrolle, trainingsrolle
  bike stand, fahrradstander, bicycle stand, cycle stand, velostander, radstander, fahrradparker, bike floor stand, fahrradhalter, bike parking stand, veloparker
  bike cover, fahrradgarage, fahrradabdeckung, bicycle cover, cycle cover, bike rain cover, fahrradhulle, fahrradplane, veloabdeckung, fahrradschutzhulle, velohulle, fahrradabdeckplane, fahrradhaube
  skate guard, kufenschoner, ice skate guard, ice skate blade cover, schlittschuhschoner, kufenschutz
  ice hockey stick, eishockeyschlager, eishockeystock
  puck, eishockeypuck, hockey puck, ice hockey puck
  curling stone, eisstock, curling rock, curlingstein
  ski bag, skisack, skitasche, ski carry bag, ski carrier bag, schisack
  ski skins, steigfelle, climbing skins, tourenfelle, steigfell, touring skins, skifell
  avalanche transceiver, lvs gerat, avalanche beacon, avalanche transmitter, lawinenpiepser, lawinenverschuttetensuchgerat, pieps, lawinensuchgerat, avalanche rescue beacon
  avalanche probe, lawinensonde
  avalanche shovel, lawinenschaufel, tourenschaufel
  via ferrata set, klettersteigset, via ferrata kit, ferrata set, klettersteigausrustung
  prusik, reepschnur, accessory cord, prusik cord, prusikschnur, prusikseil
  descender, abseilachter, abseilgerat, figure eight, abseilacht, figure of eight descender, figure 8 descender
  ascender, steigklemme, rope ascender, hand ascender, handsteigklemme
  bouldering mat, crash pad, bouldermatte, bouldering pad, boulder pad, boulder mat, bouldering crash pad, bouldercrashpad
  climbing hold, klettergriff, climbing grip, climbing wall hold, boulder hold, bouldergriff, kletterstein, kletterwandgriff
  diving fins, taucherflossen
  diving regulator, atemregler, lungenautomat, scuba regulator, dive regulator, tauchregler
  diving bottle, tauchflasche, scuba tank, scuba bottle, diving cylinder, dive tank, scuba cylinder, diving tank, taucherflasche, tauchgasflasche
  buoy, boje
  rope ladder, strickleiter, seilleiter
  bilge pump, lenzpumpe, bilgepumpe, boat bilge pump
  cleat boat, klampe, boat cleat, mooring cleat, deck cleat, dock cleat, belegklampe, bootsklampe, decksklampe
  outboard motor, aussenborder, outboard engine, aussenbordmotor, outboard
  paddle float, paddelfloat
  spray deck, spritzdecke, spray skirt, kayak skirt, kayak spray skirt, spritzschurze
  throw bag, wurfsack, rescue throw bag, throw line bag, rescue rope bag, rettungswurfsack, wurfleinensack
  fishing net, fischernetz, fischnetz, fischfangnetz
  fishing chair, angelstuhl, angling chair, angelsessel, anglersessel
  bite indicator, bissanzeiger, bite alarm, fishing bite alarm, fishing alarm, bissmelder
  swivel, wirbel, fishing swivel, angelwirbel
  hunting knife, jagdmesser, hunters knife, hunter knife, jagermesser, waidmesser, weidmesser
  game camera, wildkamera, trail camera, wildlife camera, wildlife cam, trail cam, game cam, wildlife trail camera, fotofalle, kamerafalle, wildtierkamera, camera trap, jagdkamera
  night vision, nachtsichtgerat, night vision device, night vision goggles, night vision scope, nachtsichtbrille, night scope
  spotting scope, spektiv, field scope, beobachtungsfernrohr, spotting telescope
  air rifle, luftgewehr, pellet gun, luftdruckgewehr, luftbuchse, luftdruckbuchse
  crossbow, armbrust
  bowstring, bogensehne, archery string, bogenschnur
  sleeping bag liner, huttenschlafsack, inlett, sleeping bag inlet, sleeping bag inner, sleeping bag sheet, schlafsackinlett, innenschlafsack, hut sleeping bag
  tent groundsheet, zeltunterlage, zeltboden, zeltbodenplane, zeltunterlegplane
  awning tent, vorzelt, caravan awning, camper awning, caravan porch awning, wohnwagenvorzelt, caravanvorzelt, annex tent
  camping cutlery, campingbesteck, camping cutlery set, camping utensils, outdoorbesteck
  camping plate, campingteller
  folding bucket, falteimer, collapsible bucket, foldable bucket, faltbarer eimer, fold up bucket, klappeimer, camping bucket
  water carrier, wassersack, water bag, wasserbeutel, faltkanister, collapsible water container, collapsible water carrier, foldable water container, faltbarer wasserkanister, folding water container, wasserfaltkanister
  head lamp battery, stirnlampenakku
  emergency whistle, notpfeife, signalpfeife, rescue whistle, survival whistle, notfallpfeife, rettungspfeife, signal whistle
  map case, kartentasche, map holder, map cover, waterproof map case, landkartentasche, map wallet, landkartenhulle, wanderkartenhulle, map pouch
  altimeter, hohenmesser, altitude meter
  gps device, gps gerat, gps unit, gps receiver, handheld gps, outdoor gps, gps empfanger, gps handgerat, outdoornavi, wandernavi, gps navigationsgerat
  hiking backpack, wanderrucksack, trekking backpack, trekkingrucksack, tourenrucksack, outdoorrucksack, bergrucksack
  hiking pants, wanderhose, hiking trousers, trekking trousers, trekking pants, walking trousers, trekkinghose, outdoorhose, berghose, tourenhose, outdoor trousers
  hiking socks, wandersocken, walking socks, trekking socks, trekkingsocken, outdoorsocken, wanderstrumpfe, tourensocken
  mosquito head net, kopfnetz, midge net, bug head net, midge head net, muckenkopfnetz, moskitokopfnetz, muckenhut, mosquito hat
  bear spray, pfefferspray, pepper spray, tierabwehrspray, abwehrspray
  caravan, wohnwagen, travel trailer, camping trailer, wohnanhanger, camper trailer
  caravan mirror, wohnwagenspiegel, towing mirror, caravan towing mirror, caravanspiegel, caravan aussenspiegel, tow mirror
  camper van, wohnmobil, campervan, motorhome, reisemobil, recreational vehicle, camping van, campingmobil, autocaravan
  leveling ramp, auffahrkeil, levelling ramp, levelling block, leveling block, levelling wedge, caravan leveller, ausgleichskeil, stufenkeil, nivellierkeil, caravan levelling ramp
  cee plug, cee stecker, camping hook up, commando plug, ceeform plug, caravan plug, blauer cee stecker, ceeform, blue site plug
  toilet chemicals, sanitarflussigkeit, toilet fluid, sanitarzusatz, camping toilet fluid, chemical toilet fluid, camping toilet chemical, toilettenflussigkeit, toilettenzusatz, chemietoilettenflussigkeit, caravan toilet fluid
  fish hook, angelhaken
  ball pump, luftpumpe
  bucket and spade, sandspielzeug
`;
