/** Safety, garden and house. A line is what means the same, in English and German, without accents. */
export const HOUSE = `
  safety glasses, safety goggles, schutzbrille, goggles, safety specs, safety spectacles
  glove, handschuh
  hearing protection, ear defender, ear protection, gehorschutz, ear muff, earmuff, ear plug, earplug
  first aid, erste hilfe, verbandskasten, verbandkasten, first aid kit
  fire extinguisher, feuerloscher
  dust mask, respirator, staubmaske, atemschutz, ffp2
  respirator, atemschutzmaske, ffp3
  wheelbarrow, schubkarre
  lawn mower, rasenmaher, lawnmower
  lawn, grass, rasen
  lawn seed, grass seed, rasensamen, grassamen
  seed, samen, saatgut
  fertiliser, fertilizer, dunger
  secateurs, pruners, pruning shears, gartenschere, rosenschere, pruner
  hedge shears, heckenschere, hedge trimmer, hedge clipper, garden shears
  spade, spaten, shovel, schaufel
  rake, rechen, harke
  leaf rake, laubrechen, laubharke, laubbesen, facherbesen
  digging fork, garden fork, grabegabel
  potting soil, blumenerde, compost, pflanzerde
  courgette, zucchini
  tomato, tomate
  string, twine, schnur, bindfaden
  rope, seil
  box, kiste, schachtel, karton
  spare, ersatzteil
  set, satz
  chair, stuhl
  snow chain, schneekette
  headlamp, head torch, headlight, stirnlampe, kopflampe
  cool box, cooler, kuhlbox, cool bag, kuhltasche
  sunscreen, sun cream, sonnencreme, suncream, sunblock, sun lotion, suntan lotion, sonnenmilch
  descaler, entkalker
  birth certificate, geburtsurkunde
  passport, reisepass, reisepasse
  stamp, briefmarke, postage stamp
  ski goggles, skibrille
  balloon, luftballon
  waffle iron, waffeleisen
  easter egg, osterei, ostereier
  rental agreement, rental contract, mietvertrag, lease, tenancy agreement
  tax return, steuererklarung
  insurance, versicherung
  coffee filter, kaffeefilter
  dishwasher tab, spulmaschinentab, dishwasher tablet, geschirrspultab, spultab
  roof box, skibox, dachbox
  wax crayon, wachsmalstift, crayon, wachsmalkreide, wachsmaler
  ice skate, schlittschuh
  sleeping mat, isomatte, sleeping pad, camping mat, roll mat
  bike lock, fahrradschloss, bicycle lock
  kitchen scale, kuchenwaage, scale, waage
  thermos, thermoskanne, thermos flask, vacuum flask
  vase, blumenvase
  sledge, schlitten, sleigh, sled, toboggan, rodel
  bird food, vogelfutter
  jump lead, starthilfekabel, jumper cable, booster cable, uberbruckungskabel
  helmet, helm
  shoe, schuh
  boot, stiefel
  glove, handschuh
  stool, hocker
  table, tisch
  desk, schreibtisch, writing desk
  sofa, couch, settee
  bed, bett
  mattress, matratze
  pillow, kissen, cushion
  blanket, decke
  duvet, bettdecke, comforter, quilt, daunendecke, winterdecke
  bed linen, bettwasche, bed sheet, bedding, bedsheet, bettlaken
  towel, handtuch
  curtain, vorhang, gardine, drape
  carpet, teppich, rug
  wardrobe, kleiderschrank, closet
  cupboard, schrank, cabinet
  shelf, regal
  mirror, spiegel
  picture, bild
  frame, rahmen
  candle, kerze
  tea light, teelicht, tealight
  door lock, turschloss, schloss
  padlock, vorhangeschloss
  enclosure, gehause, project box, housing
  lid, deckel, cover
  bucket, eimer, pail
  broom, besen
  mop, wischmopp
  dustpan, kehrschaufel, dust pan, kehrblech, dustpan and brush, handfeger und schaufel
  bin bag, mullbeutel, abfallbeutel, trash bag, garbage bag, rubbish bag, mullsack, bin liner
  bin, mulleimer, trash can, garbage can, rubbish bin, dustbin, mulltonne
  clothes iron, bugeleisen, steam iron
  ironing board, bugelbrett
  washing machine, waschmaschine
  tumble dryer, trockner, dryer
  dishwasher, geschirrspuler, spulmaschine
  fridge, kuhlschrank, refrigerator
  freezer, gefrierschrank, gefriertruhe
  oven, backofen
  stove, herd, cooker, hob
  kettle, wasserkocher
  mixer, ruhrgerat, blender
  coffee machine, kaffeemaschine, coffee maker
  saucepan, topf, kochtopf, cooking pot
  frying pan, pfanne, bratpfanne, skillet
  dinner plate, teller
  mug, tasse, becher, coffee cup, teacup
  drinking glass, trinkglas, tumbler
  bowl, schussel, schale
  fork, gabel
  spoon, loffel
  knife, messer
  scissors, schere, shears
  cutlery, besteck, silverware, flatware
  chopping board, schneidebrett, cutting board
  corkscrew, korkenzieher
  tin opener, dosenoffner, can opener
  tent, zelt
  sleeping bag, schlafsack
  backpack, rucksack, rucksack bag
  suitcase, koffer
  bag, tasche
  umbrella, regenschirm, schirm
  football, fussball, soccer ball
  toy, spielzeug
  stroller, pram, kinderwagen, pushchair, buggy
  nappy, diaper, windel
  pflaster, band aid, sticking plaster, plasters, adhesive bandage
  bandage, verband
  medicine, medizin, medikament
  painkiller, schmerzmittel, schmerztablette, pain reliever
  toilet paper, wc papier, klopapier, toilettenpapier, loo roll, bathroom tissue
  kitchen roll, kuchenrolle, paper towel, kuchenpapier
  soap, seife
  shampoo, haarwaschmittel
  hair dryer, fohn, hairdryer, haartrockner
  toothbrush, zahnburste
  razor, rasierer, shaver
  christmas, weihnachten, xmas
  christmas tree, weihnachtsbaum
  fairy lights, lichterkette, string lights, christmas lights
  bauble, christbaumkugel, weihnachtskugel, christmas ornament
  wrapping paper, geschenkpapier, gift wrap
  envelope, umschlag, briefumschlag, briefkuvert, kuvert, couvert
  stapler, hefter, heftgerat
  vaccination record, impfpass, impfausweis, vaccination card
  potato masher, kartoffelstampfer
  pen, kugelschreiber, biro, ballpoint
  pencil, bleistift
  eraser, radiergummi
  sticky tape, tesafilm, sellotape, scotch tape
  instructions, anleitung, manual, bedienungsanleitung
  receipt, quittung, kassenbon
  warranty, garantie, guarantee
  barbecue, grill, bbq
  charcoal, holzkohle, grillkohle
  watering can, giesskanne
  flower pot, blumentopf, plant pot
  sprinkler, rasensprenger
  axe, axt, beil, hatchet
  rat poison, rat bait, rattengift
  snow shovel, schneeschippe, schneeschaufel, schneeschieber
  plunger, pompel, pumpel, saugglocke
  time switch, timer switch, zeitschaltuhr
  fire blanket, loschdecke
  concealed hinge, cabinet hinge, topfscharnier, topfband
  armchair, sessel
  office chair, burostuhl, desk chair, schreibtischstuhl
  bench, sitzbank
  bar stool, barhocker
  coffee table, couchtisch
  bedside table, nachttisch, nightstand, nachtkastchen
  chest of drawers, kommode, dresser
  sideboard, anrichte
  bookcase, bucherregal, bookshelf
  display cabinet, vitrine, glass cabinet, glasvitrine
  coat rack, garderobe, coat stand
  drawer insert, schubladeneinsatz, drawer divider
  bed frame, bettgestell
  slatted frame, lattenrost
  mattress topper, matratzenauflage, topper
  mattress protector, matratzenschoner
  pillowcase, kissenbezug, kopfkissenbezug
  duvet cover, bettbezug
  bedspread, tagesdecke
  throw, wolldecke, woollen blanket
  sheepskin, lammfell
  cushion cover, kissenhulle
  chair cushion, sitzkissen
  curtain rail, gardinenschiene, vorhangschiene
  curtain hook, gardinenhaken
  wall hook, wandhaken
  adhesive hook, klebehaken
  poster, plakat
  painting, gemalde
  photo, bild
  candlestick, kerzenstander, kerzenhalter, candle holder
  candle snuffer, kerzenloscher
  incense, raucherstabchen, incense stick
  artificial flower, kunstblume
  tablecloth clip, tischtuchklammer
  table runner, tischlaufer
  cloth napkin, stoffserviette
  napkin ring, serviettenring
  waste paper basket, papierkorb, wastebasket
  umbrella stand, schirmstander
  shoe cabinet, schuhschrank
  storage box, aufbewahrungsbox, lagerbox, stapelbox
  storage basket, aufbewahrungskorb
  basket, korb
  plastic box, kunststoffbox, plastikbox, plastikkiste
  euro container, eurobox, eurobehalter
  stacking bin, sichtlagerkasten, storage bin
  assortment box, sortimentskasten, organiser box, kleinteilemagazin
  parts drawer cabinet, kleinteilemagazin
  pegboard, lochwand
  bag clip, verschlussclip, tutenklammer
  vacuum storage bag, vakuumbeutel
  dust cover, staubschutzhulle, schutzhulle
  furniture roller, mobelroller
  moving blanket, umzugsdecke, packdecke
  folding box, klappbox, faltbox
  shopping bag, einkaufstasche, tragetasche, tote bag
  shopping basket, einkaufskorb
  shopping trolley, einkaufstrolley, hackenporsche
  paper bag, papiertute, papiertasche
  plastic bag, plastiktute, plastikbeutel
  recycling bin, wertstofftonne, papiertonne
  compost bucket, biomulleimer, food waste bin
  pedal bin, treteimer
  dustbin bag, mulltute
  door mat, schmutzfangmatte
  clothes steamer, dampfglatter
  sleeve board, armelbrett
  laundry net, waschenetz
  fabric shaver, fusselrasierer
  washing machine hose, waschmaschinenschlauch
  key cabinet, schlusselkasten, key box, schlusselschrank
  key safe, schlusselsafe, schlusseltresor
  door bell, turklingel
  intercom, gegensprechanlage, door intercom, tursprechanlage
  door lock cylinder, schliesszylinder
  window handle, fenstergriff
  window lock, fenstersicherung
  curtain clip, vorhangklammer
  blackout curtain, verdunklungsvorhang
  net curtain, gardine
  wall shelf, wandregal
  corner shelf, eckregal
  shoe cupboard, schuhschrank
  folding bed, klappbett, gastebett, guest bed
  bunk bed, etagenbett, hochbett
  rocking chair, schaukelstuhl
  bean bag, sitzsack
  footstool, fussbank, hocker
  dining table, esstisch
  dining chair, esszimmerstuhl
  tv stand, fernsehschrank, tv mobel
  floor cushion, bodenkissen
  electric blanket, heizdecke
  mosquito coil, muckenspirale
  oil lamp, ollampe, petroleumlampe, kerosene lamp
  led candle, led kerze
  light chain, lichterkette
  lava lamp, lavalampe
  torch lamp, fackel
  wall plug socket, wandsteckdose
  plug in timer, zeitschaltuhr
  thermostat radio, funkthermostat
  co2 meter, co2 ampel, co2 messgerat, co2 monitor
  water alarm, wassermelder, water leak sensor, wasserwachter
  baby gate, turschutzgitter
  bin bag, mullbeutel, mulltute, dustbin bag, trash bag
  mosquito net, fliegengitter, moskitonetz
  christbaumkugel, christmas bauble, weihnachtskugel
  nativity figure, krippenfigur
  duvet cover, bettwasche
`;
