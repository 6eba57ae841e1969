/** Safety, garden and house. A line is what means the same, in English and German, without accents. */
export const HOUSE = `
  safety glasses, safety goggles, schutzbrille, goggles, safety specs, safety spectacles, arbeitsschutzbrille, protective glasses, protective goggles, protective eyewear, safety eyewear, eye protection
  glove, handschuh
  hearing protection, ear defender, ear protection, gehorschutz, ear muff, earmuff, gehorschutzer, ohrenschutz
  first aid, erste hilfe, verbandskasten, verbandkasten, first aid kit, erste hilfe set, erste hilfe kasten, erste hilfe koffer, first aid box, verbandtasche, verbandstasche, sanitatskasten, sanikasten, verbandskoffer, verbandkoffer, erste hilfe tasche, first aid bag, first aid case
  fire extinguisher, feuerloscher, feuerloschgerat
  dust mask, respirator, staubmaske, atemschutz, ffp2, feinstaubmaske, staubschutzmaske, dust respirator
  respirator, atemschutzmaske, ffp3
  wheelbarrow, schubkarre, schubkarren, scheibtruhe, schiebkarre, wheel barrow, bauschubkarre
  lawn mower, rasenmaher, lawnmower, grass cutter, grass mower, rasenmahmaschine, mowing machine
  lawn, grass, rasen
  lawn seed, grass seed, rasensamen, grassamen, rasensaat, rasensaatgut, turf seed
  seed, samen, saatgut
  fertiliser, fertilizer, dunger, dungemittel, pflanzennahrung
  secateurs, pruners, pruning shears, gartenschere, rosenschere, pruner, baumschere, rebschere, handpruner, hand pruner, garden secateurs, garden clippers
  hedge shears, heckenschere, hedge trimmer, hedge clipper, garden shears, heckenschneider, hedge cutter, heckentrimmer
  spade, spaten
  shovel, schaufel, schippe
  rake, rechen, harke, garden rake, gartenrechen, gartenharke
  leaf rake, laubrechen, laubharke, laubbesen, facherbesen, lawn rake, laubfacher, rasenrechen, rasenbesen, fan rake, leaf broom
  digging fork, garden fork, grabegabel, spading fork, umgrabegabel, grabgabel
  potting soil, blumenerde, compost, pflanzerde, pflanzenerde, potting mix, topferde, blumentopferde, potting compost
  courgette, zucchini
  tomato, tomate, paradeiser
  string, twine, schnur, bindfaden, packschnur, parcel string
  rope, seil
  box, kiste, schachtel, karton
  spare, ersatzteil
  set, satz
  chair, stuhl
  snow chain, schneekette, tyre chain, tire chain
  headlamp, head torch, headlight, stirnlampe, kopflampe, stirnleuchte, kopfleuchte, head lamp
  cool box, cooler, kuhlbox, cool bag, kuhltasche, esky, ice chest, insulated bag, isoliertasche, thermobox, thermotasche, cooler bag, cooler box
  sunscreen, sun cream, sonnencreme, suncream, sunblock, sun lotion, suntan lotion, sonnenmilch, sonnenschutzmittel, sonnenschutzcreme, sun screen, sonnenlotion, sun block, sun milk
  descaler, entkalker, descaling agent, limescale remover, kalkloser, kalkreiniger, entkalkungsmittel
  birth certificate, geburtsurkunde
  passport, reisepass, reisepasse
  stamp, briefmarke, postage stamp, postwertzeichen, postmarke
  ski goggles, skibrille, snow goggles, skiing goggles
  balloon, luftballon
  waffle iron, waffeleisen, waffelautomat, waffelmaschine, waffle machine
  easter egg, osterei, ostereier
  rental agreement, rental contract, mietvertrag, lease, tenancy agreement, tenancy contract, wohnungsmietvertrag
  tax return, steuererklarung, income tax return, einkommensteuererklarung, tax declaration
  insurance, versicherung
  coffee filter, kaffeefilter, filtertute, coffee filter paper, kaffeefiltertute, kaffeefilterpapier
  dishwasher tab, spulmaschinentab, dishwasher tablet, geschirrspultab, spultab, dishwasher pod, dishwashing tablet, geschirrspulertab, spulmaschinentablette, geschirrspulmaschinentab
  roof box, skibox, dachbox, car roof box, rooftop box, autodachbox, dachkoffer, dachgepackbox, roof cargo box, rooftop cargo box, jetbag
  wax crayon, wachsmalstift, crayon, wachsmalkreide, wachsmaler, wachsstift
  ice skate, schlittschuh, eislaufschuh
  sleeping mat, isomatte, sleeping pad, camping mat, roll mat, foam camping mat, campingmatte, isolationsmatte
  bike lock, fahrradschloss, bicycle lock, cycle lock, veloschloss
  kitchen scale, kuchenwaage, scale, waage, kitchen scales, haushaltswaage, food scale
  thermos, thermoskanne, thermos flask, vacuum flask, thermosflasche, isolierkanne, insulated flask, vacuum bottle, thermokanne, warmhaltekanne, thermoflasche, thermos bottle
  vase, blumenvase, flower vase
  sledge, schlitten, sleigh, sled, toboggan, rodel, rodelschlitten
  jump lead, starthilfekabel, jumper cable, booster cable, uberbruckungskabel, jump cable, jump start cable, starterkabel
  helmet, helm
  shoe, schuh
  boot, stiefel
  stool, hocker, stockerl
  table, tisch
  desk, schreibtisch, writing desk, burotisch, office desk
  sofa, couch, settee
  bed, bett
  mattress, matratze
  pillow, kissen, cushion, kopfkissen, kopfpolster
  blanket, decke
  duvet, bettdecke, comforter, quilt, daunendecke, winterdecke, continental quilt, steppbett, federbett, oberbett, zudecke, steppdecke, doona, tuchent, eiderdown
  bed linen, bettwasche, bedding, bed clothes, bettzeug
  bed sheet, bettlaken, bedsheet, leintuch
  fitted sheet, spannbettlaken, bed sheet, fitted bed sheet, bottom sheet, elastic sheet, spannleintuch, fixleintuch, spannlaken, spannbetttuch
  towel, handtuch, frottierhandtuch, frotteehandtuch
  curtain, vorhang, gardine, drape, window curtain, fenstervorhang
  carpet, teppich, rug
  wardrobe, kleiderschrank, closet, kleiderkasten, garderobenschrank, armoire, clothes cupboard
  cupboard, schrank, cabinet
  shelf, regal, shelving, shelving unit, shelf unit, stellage
  mirror, spiegel
  picture, bild
  frame, rahmen
  candle, kerze
  tea light, teelicht, tealight, tea candle, teelichtkerze
  door lock, turschloss, schloss, lock
  padlock, vorhangeschloss, vorhangschloss, hangeschloss
  enclosure, gehause, project box, housing, project enclosure, device housing, gerategehause
  lid, deckel, cover
  bucket, eimer, pail
  broom, besen, kehrbesen, sweeping brush, sweeping broom
  mop, wischmopp, bodenwischer, feudel, floor wiper, bodenwischmopp
  dustpan, kehrschaufel, dust pan, kehrblech, dustpan and brush, handfeger und schaufel, kehrichtschaufel, kehrschaufel und handfeger, handfegergarnitur, dust pan and brush, kehrschaufel und besen, schaufel und besen, kehrgarnitur, kehrset
  bin bag, mullbeutel, abfallbeutel, trash bag, garbage bag, rubbish bag, mullsack, bin liner, mulltute, dustbin bag
  bin, mulleimer, trash can, garbage can, rubbish bin, dustbin, mulltonne, abfalleimer, wastebin, mistkubel, kehrichteimer, garbage bin, trash bin, wheelie bin, mullbehalter, abfallbehalter, waste can, abfallkubel, mullkubel, abfalltonne
  clothes iron, bugeleisen, steam iron, dampfbugeleisen, pressing iron
  ironing board, bugelbrett, bugeltisch, bugelladen
  washing machine, waschmaschine, clothes washer, waschautomat
  tumble dryer, trockner, dryer, waschetrockner, tumble drier, clothes dryer, laundry dryer
  dishwasher, geschirrspuler, spulmaschine, geschirrspulmaschine, abwaschmaschine, dish washer, dishwashing machine, geschirrwaschmaschine
  fridge, kuhlschrank, refrigerator
  freezer, gefrierschrank, gefriertruhe, deep freezer, tiefkuhlschrank, tiefkuhltruhe, tiefkuhler, chest freezer, gefriergerat, tiefkuhlgerat, deep freeze
  oven, backofen, backrohr
  stove, herd, cooker, hob, cooktop, kuchenherd, stovetop, stove top
  kettle, wasserkocher, electric kettle, water kettle, jug kettle, hot water kettle
  mixer, ruhrgerat, electric mixer
  coffee machine, kaffeemaschine, coffee maker
  saucepan, topf, kochtopf, cooking pot
  frying pan, pfanne, bratpfanne, skillet, fry pan
  dinner plate, teller, speiseteller, essteller
  mug, tasse, becher, coffee cup, teacup, kaffeetasse, kaffeebecher, coffee mug, tea mug, tea cup, haferl, kaffeepott, henkeltasse
  drinking glass, trinkglas, tumbler
  bowl, schussel, schale
  fork, gabel, dinner fork, essgabel, speisegabel, table fork
  spoon, loffel
  knife, messer
  scissors, schere, shears, pair of scissors
  cutlery, besteck, silverware, flatware, essbesteck, tafelbesteck, cutlery set, speisebesteck, eating utensil
  chopping board, schneidebrett, cutting board, schneidbrett
  corkscrew, korkenzieher, weinoffner, wine bottle opener, weinflaschenoffner, wine opener, stoppelzieher, zapfenzieher
  tin opener, dosenoffner, can opener, buchsenoffner, konservenoffner
  tent, zelt
  sleeping bag, schlafsack
  backpack, rucksack, rucksack bag, knapsack, daypack, tagesrucksack, haversack, day pack
  suitcase, koffer, reisekoffer
  bag, tasche
  umbrella, regenschirm, schirm, brolly, taschenschirm, knirps, parapluie
  football, fussball, soccer ball
  toy, spielzeug, spielsachen, spielwaren
  stroller, pram, kinderwagen, pushchair, buggy, baby carriage, baby buggy, perambulator, baby stroller, baby pram, kinderbuggy, babywagen
  nappy, diaper, windel, pampers, babywindel
  pflaster, band aid, sticking plaster, plasters, adhesive bandage, wundpflaster, hansaplast, elastoplast, wound plaster, plaster strip, pflasterstrip, wundschnellverband
  bandage, verband
  medicine, medizin, medikament, arznei, arzneimittel, medication
  painkiller, schmerzmittel, schmerztablette, pain reliever, analgesic, analgetikum
  toilet paper, wc papier, klopapier, toilettenpapier, loo roll, bathroom tissue, toilet roll, toilettenrolle, klorolle, toilet tissue, wc rolle, bath tissue, loo paper, bog roll
  kitchen roll, kuchenrolle, paper towel, kuchenpapier, zewa, haushaltsrolle, haushaltspapier, kitchen paper, haushaltstuch, kuchenkrepp, paper kitchen towel, kitchen tissue
  soap, seife
  shampoo, haarwaschmittel, hair shampoo
  hair dryer, fohn, hairdryer, haartrockner, blow dryer, hair drier, blow drier, fon
  toothbrush, zahnburste, zahnputzburste, tooth brush
  razor, rasierer, shaver, rasierapparat, shaving razor, rasiergerat
  christmas, weihnachten, xmas
  christmas tree, weihnachtsbaum, xmas tree
  fairy lights, lichterkette, string lights, christmas lights, lichtergirlande, xmas lights, twinkle lights
  bauble, christbaumkugel, weihnachtskugel, christmas ornament, christmas tree ornament, christmas tree bauble, tree ornament, christmas ball, weihnachtsbaumkugel, tannenbaumkugel, christmas bauble
  wrapping paper, geschenkpapier, gift wrap, gift wrapping paper
  envelope, umschlag, briefumschlag, briefkuvert, kuvert, couvert, mailing envelope, letter envelope
  stapler, hefter, heftgerat, heftmaschine, office stapler, bostitch, buroheftgerat
  vaccination record, impfpass, impfausweis, vaccination card, immunization record, vaccine card, impfbuch, immunisation record, vaccination certificate, vaccination pass
  potato masher, kartoffelstampfer, erdapfelstampfer, pureestampfer
  pen, kugelschreiber, biro, ballpoint, ballpoint pen, ball point pen, ball point, kuli, ball pen, druckkugelschreiber, drehkugelschreiber, click pen, retractable pen
  pencil, bleistift, lead pencil
  eraser, radiergummi, pencil eraser, ratzefummel, pencil rubber
  sticky tape, tesafilm, sellotape, scotch tape, tesa, klebestreifen, klebefilm, tixo, clear tape, transparent tape
  instructions, anleitung, manual, bedienungsanleitung, instruction manual, gebrauchsanleitung, betriebsanleitung, user guide, instruction booklet, owners manual, benutzerhandbuch, operating manual, instruction sheet, bedienungshandbuch, user manual, gebrauchsanweisung, operating instructions, instruction book, user handbook, instructions for use, handbuch
  receipt, quittung, kassenbon, kassenzettel, kaufbeleg, sales slip, kassabon, kassazettel, till receipt, sales receipt
  warranty, garantie, guarantee, garantieschein, warranty card, garantiekarte, guarantee card
  barbecue, grill, bbq, griller, barbecue grill, bbq grill
  charcoal, holzkohle, grillkohle, grill charcoal, bbq charcoal, barbecue charcoal
  watering can, giesskanne, spritzkanne
  flower pot, blumentopf, plant pot, pflanztopf, pflanzentopf
  sprinkler, rasensprenger, lawn sprinkler, garden sprinkler, gartensprinkler, gartensprenger, rasensprinkler
  axe, axt, beil, hatchet
  rat poison, rat bait, rattengift, rattenkoder
  snow shovel, schneeschippe, schneeschaufel, schneeschieber, schneeraumer
  plunger, pompel, pumpel, saugglocke, toilet plunger, abflusssauger, sink plunger, drain plunger, abflusspumpel, klostampfer, klopumpel
  time switch, timer switch, zeitschaltuhr, electric timer switch, schaltuhr, socket timer, zeitschalter, outlet timer, steckdosenzeitschaltuhr, steckdosen zeitschaltuhr, plug in time switch, plug timer
  fire blanket, loschdecke, feuerloschdecke
  concealed hinge, cabinet hinge, topfscharnier, topfband, european hinge, euro hinge, cup hinge, blum hinge, blum scharnier, kitchen cabinet hinge, schrankscharnier, cupboard hinge, kitchen hinge, mobelscharnier, kuchenscharnier, hidden hinge, furniture hinge, mobelband
  armchair, sessel, easy chair, fauteuil, lehnsessel, arm chair
  office chair, burostuhl, desk chair, schreibtischstuhl, computer chair, burodrehstuhl, burosessel, task chair, schreibtischsessel, computerstuhl
  bench, sitzbank
  bar stool, barhocker, tresenhocker, thekenhocker, breakfast bar stool
  coffee table, couchtisch, wohnzimmertisch, sofatisch, salontisch, stubentisch
  bedside table, nachttisch, nightstand, nachtkastchen, night stand, nachtkonsole, bedside cabinet, nachtschrank, bedside cupboard, nachtschrankchen, night table
  chest of drawers, kommode, dresser, schubladenkommode, bedroom dresser
  sideboard, anrichte, credenza, kredenz
  bookcase, bucherregal, bookshelf, buchregal
  display cabinet, vitrine, glass cabinet, glasvitrine, glasschrank, ausstellungsvitrine
  coat rack, garderobe, coat stand, hat stand, garderobenstander, hall stand, wandgarderobe, coat tree, hakenleiste, garderobenleiste
  drawer insert, schubladeneinsatz, drawer divider, drawer organiser, drawer organizer, schubladenteiler, schubladenorganizer, schubladentrenner
  bed frame, bettgestell, bettrahmen, bedstead
  slatted frame, lattenrost, lattenrahmen, bed slats, slatted base, bettrost, slatted bed base, bettlattenrost
  mattress topper, matratzenauflage, topper, mattress pad, matratzentopper, bed topper, mattress overlay
  mattress protector, matratzenschoner, matratzenschutzbezug, matratzenschutzer
  pillowcase, kissenbezug, kopfkissenbezug, pillow slip, kopfkissenhulle, polsterbezug, polsteruberzug, pillow case, kopfpolsterbezug, kissenanzug, kopfkissenuberzug, kopfpolsteruberzug, kissenuberzug
  duvet cover, bettbezug, bettdeckenbezug, bettuberzug, quilt cover, comforter cover, duvetbezug, duvetanzug, doona cover
  bedspread, tagesdecke, coverlet, bettuberwurf, counterpane
  throw, wolldecke, woollen blanket, wool blanket, woolen blanket
  sheepskin, lammfell, schaffell, sheep skin, schafsfell
  cushion cover, kissenhulle
  chair cushion, sitzkissen, seat cushion, stuhlkissen, chair pad, seat pad
  curtain rail, gardinenschiene, vorhangschiene, curtain track, gardinenleiste, vorhangleiste, drapery track
  curtain hook, gardinenhaken, vorhanghaken
  wall hook, wandhaken
  adhesive hook, klebehaken, self adhesive hook, command hook, stick on hook, selbstklebehaken
  poster, plakat, wall poster
  painting, gemalde
  photo, bild
  candlestick, kerzenstander, kerzenhalter, candle holder, kerzenleuchter, kerzenhalterung, candle stick
  candle snuffer, kerzenloscher, candle extinguisher, kerzenloschhut
  incense, raucherstabchen, incense stick, joss stick
  artificial flower, kunstblume, fake flower, kunstliche blume, plastikblume, plastic flower, faux flower
  tablecloth clip, tischtuchklammer, tischtuchklemme, tischdeckenklammer, tischdeckenklemme
  table runner, tischlaufer
  cloth napkin, stoffserviette, fabric napkin, cloth serviette
  napkin ring, serviettenring, serviette ring
  waste paper basket, papierkorb, wastebasket, waste basket, wastepaper basket, waste paper bin, paper bin, wastepaper bin, papierkubel
  umbrella stand, schirmstander, schirmhalter, umbrella holder, regenschirmstander
  shoe cabinet, schuhschrank, schuhkipper, shoe storage cabinet, schuhkasten
  storage box, aufbewahrungsbox, lagerbox, stapelbox, aufbewahrungskiste, stacking box, storage crate, storage tub, aufbewahrungsbehalter, stackable box, storage container, lagerkiste, stapelkiste, stapelbehalter, lagerbehalter, stapelkasten, storage tote, stacking crate, stackable storage box
  storage basket, aufbewahrungskorb
  basket, korb
  plastic box, kunststoffbox, plastikbox, plastikkiste, plastikbehalter, kunststoffkiste, kunststoffbehalter, plastic container, plastic crate
  euro container, eurobox, eurobehalter, eurokiste, euro stacking container, eurostapelbehalter, euronorm box, euro crate, euro stacking box, euro stapelbehalter, euronormbehalter, euro norm box
  stacking bin, sichtlagerkasten, storage bin, stapelsichtbox, sichtbox, sichtlagerbox, lagersichtkasten, stapelsichtkasten, lin bin, open front bin, picking bin, stackable parts bin, open fronted storage bin, open fronted bin
  assortment box, sortimentskasten, organiser box, kleinteilemagazin, sortierkasten, sortimentsbox, sortierbox, kleinteilebox, small parts organiser, small parts organizer, sortimentskoffer, kleinteilekasten, compartment box, parts organizer, parts organiser, sortimentkasten, assortment case, sortierkoffer, kleinteilekoffer, sorting box, sortimentkoffer
  parts drawer cabinet, kleinteilemagazin, schubladenmagazin, small parts cabinet, parts cabinet, multi drawer cabinet, kleinteileschrank, drawer storage cabinet, small parts storage cabinet, sortimentsschrank, component drawer cabinet, klarsichtmagazin
  pegboard, lochwand, peg board, werkzeuglochwand, skadis
  bag clip, verschlussclip, tutenklammer, beutelclip, bag sealing clip, bag closer, beutelklammer, tutenclip, tutenverschluss, frischhalteclip, tutenklemme
  vacuum storage bag, vakuumbeutel, vacuum bag for clothes, vakuumkleiderbeutel, space saver bag, vacuum clothes bag
  dust cover, staubschutzhulle, schutzhulle, staubhulle, staubschutzhaube, dust protection cover, staubhaube, staubabdeckung
  furniture roller, mobelroller, furniture dolly, transportroller, moving dolly, mobelhund, transportrollbrett, mobeltransportroller, umzugsroller, rollhund
  moving blanket, umzugsdecke, packdecke, mobeldecke, removal blanket, packing blanket, furniture blanket, transportdecke, mobelpackdecke, moving pad
  folding box, klappbox, faltbox, faltkiste, collapsible crate, folding crate, klappkiste, collapsible box, foldable box, foldable crate
  shopping bag, einkaufstasche, tragetasche, tote bag, grocery bag, einkaufsbeutel, jutebeutel, carrier bag, stoffbeutel, einkaufssackerl, reusable bag, bag for life, stofftasche, baumwolltasche, stoffsackerl, baumwollbeutel, jutetasche, reusable shopping bag
  shopping basket, einkaufskorb, grocery basket
  shopping trolley, einkaufstrolley, hackenporsche, einkaufsroller, wheeled shopping bag, rentnerporsche, granny trolley
  paper bag, papiertute, papiertasche, papiersackerl, papierbeutel, papiertragetasche
  plastic bag, plastiktute, plastikbeutel, polybag, plastiksackerl, poly bag, polythene bag, kunststoffbeutel, kunststofftute
  recycling bin, wertstofftonne, papiertonne, recyclingtonne, recycling box, recycling container, recyclingbehalter, recycle bin
  compost bucket, biomulleimer, food waste bin, compost caddy, kitchen caddy, biomullbehalter, bioabfalleimer, bioeimer, kompostkubel, compost pail, kitchen compost bin, food waste caddy, komposteimer
  pedal bin, treteimer, step bin, tretmulleimer, step trash can
  door mat, schmutzfangmatte, fussabstreifer, turmatte, welcome mat, turvorleger, entrance mat, sauberlaufmatte, schuhabstreifer, entry mat, eingangsmatte, front door mat, schuhabtreter
  clothes steamer, dampfglatter, garment steamer, dampfburste, fabric steamer
  sleeve board, armelbrett, armelbugelbrett, bugelarmbrett, sleeve ironing board
  laundry net, waschenetz, mesh laundry bag, laundry mesh bag
  fabric shaver, fusselrasierer, lint shaver, bobble remover, debobbler, textilrasierer, sweater shaver, bobble shaver
  washing machine hose, waschmaschinenschlauch, washer hose
  key cabinet, schlusselkasten, key box, schlusselschrank, schlusselkastchen, key cupboard, key storage cabinet
  key safe, schlusselsafe, schlusseltresor, key lock box, key lockbox
  door bell, turklingel, hausklingel, turglocke, hausglocke, hausturklingel, wohnungsklingel
  intercom, gegensprechanlage, door intercom, tursprechanlage, tursprechstelle, door phone, sprechanlage, door entry system, haussprechanlage, door entry phone, entryphone, turtelefon, intercom system
  door lock cylinder, schliesszylinder, euro cylinder, turzylinder, schlosszylinder, turschlosszylinder, key cylinder
  window handle, fenstergriff, fensterolive
  window lock, fenstersicherung, fensterschloss, fensterzusatzschloss
  curtain clip, vorhangklammer, curtain ring clip, gardinenklammer, gardinenclip, vorhangclip
  blackout curtain, verdunklungsvorhang, verdunkelungsvorhang, blackout drape, verdunklungsgardine, room darkening curtain, verdunkelungsgardine
  net curtain, gardine, tullgardine, sheer curtain, voile curtain, tullvorhang
  wall shelf, wandregal, wandboard, wandbord, wall mounted shelf
  corner shelf, eckregal, corner shelf unit
  shoe cupboard, schuhschrank
  folding bed, klappbett, gastebett, guest bed, faltbett, fold up bed, z bed, foldaway bed, foldable bed, fold away bed
  bunk bed, etagenbett, hochbett, stockbett, doppelstockbett
  rocking chair, schaukelstuhl, schaukelsessel
  bean bag, sitzsack, beanbag chair
  footstool, fussbank, hocker, foot stool, fusshocker, fussschemel
  dining table, esstisch, dinner table, esszimmertisch, speisetisch
  dining chair, esszimmerstuhl, essstuhl, esszimmersessel, esstischstuhl, dining room chair
  tv stand, fernsehschrank, tv mobel, tv bank, tv unit, fernsehtisch, tv lowboard, television stand, tv cabinet, tv schrank, tv bench, tv tisch, fernsehmobel, tv board
  floor cushion, bodenkissen, floor pillow, bodensitzkissen
  electric blanket, heizdecke, heated blanket, elektrische heizdecke
  mosquito coil, muckenspirale, moskitospirale, gelsenspirale
  oil lamp, ollampe, petroleumlampe, kerosene lamp, paraffin lamp, paraffinlampe, petroleum lamp
  led candle, led kerze, flameless candle, elektrische kerze, battery candle, electric candle, battery operated candle
  light chain, lichterkette
  lava lamp, lavalampe, lavaleuchte
  torch lamp, fackel, flaming torch
  wall plug socket, wandsteckdose
  plug in timer, zeitschaltuhr
  thermostat radio, funkthermostat
  co2 meter, co2 ampel, co2 messgerat, co2 monitor, carbon dioxide meter, co2 melder, co2 detector, kohlendioxidmessgerat, co2 warner, carbon dioxide monitor
  water alarm, wassermelder, water leak sensor, wasserwachter, wasseralarm, leckagesensor, flood sensor, wasserleckmelder, flood alarm, water leak detector, leckagemelder, flood detector, water leak alarm
  baby gate, turschutzgitter, treppenschutzgitter, kinderschutzgitter, child gate, child safety gate, baby safety gate
  mosquito net, moskitonetz, muckennetz, mosquito netting
  insect screen, fliegengitter, insektenschutzgitter, insektengitter, bug screen, fliegennetz, fliegenschutzgitter
  headnet, kopfnetz, mosquito head net
  nativity figure, krippenfigur, nativity figurine
  duvet cover, bettwasche
`;
