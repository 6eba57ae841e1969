/** Garden, car, bicycle, sport and camping. A line is what means the same, in English and German, without accents. */
export const OUTDOORS = `
  loppers, astschere, lopper, branch cutter
  trimmer line, trimmerfaden, strimmer line, mahfaden, trimmer cord
  pruning saw, astsage, baumsage
  hose connector, schlauchverbinder, schlauchkupplung
  hose reel, schlauchwagen, schlauchtrommel
  hose nozzle, schlauchspritze, gartenspritze, garden sprayer
  hoe, hacke, gartenhacke
  trowel, kelle, pflanzkelle, blumenkelle
  scythe, sense
  sickle, sichel
  scarifier, vertikutierer
  lawn spreader, streuwagen
  rain barrel, regentonne, water butt
  compost bin, komposter, composter
  bark mulch, rindenmulch
  peat, torf
  gravel, kies
  trellis, rankgitter, spalier
  greenhouse, gewachshaus
  seed tray, anzuchtschale
  flower bulb, blumenzwiebel
  weeder, unkrautstecher, weed puller
  parasol, sonnenschirm
  deck chair, liegestuhl, sun lounger, gartenliege
  hammock, hangematte
  nest box, nistkasten, bird house
  paving stone, pflasterstein
  fence, zaun
  fence post, zaunpfahl
  chicken wire, maschendraht, kaninchendraht, hasendraht
  firewood, brennholz, kaminholz
  firelighter, grillanzunder, kaminanzunder, anzunder, fire starter
  lighter, feuerzeug
  match, streichholz, streichholzer, zundholz
  fire pit, feuerschale
  paddling pool, planschbecken
  solar light, solarlampe, solarleuchte
  pressure sprayer, druckspruher, drucksprayer, spruhgerat
  pressure washer, hochdruckreiniger, karcher
  car battery, autobatterie, starterbatterie, starter battery, kfz batterie
  jump starter, starthilfegerat, starthilfe
  windscreen, windschutzscheibe, windshield
  car wax, autowachs, autopolitur
  spark plug, zundkerze
  oil filter, olfilter
  air filter, luftfilter
  tyre gauge, reifendruckmesser, luftdruckprufer, tyre pressure gauge
  wheel nut, radmutter, lug nut
  hubcap, radkappe, hub cap
  roof rack, dachtrager, roof bars
  bike rack, fahrradtrager, bike carrier
  trailer, anhanger
  number plate, kennzeichen, nummernschild, license plate
  brake fluid, bremsflussigkeit
  brake disc, bremsscheibe, brake rotor
  pannier, fahrradtasche, packtasche, saddle bag
  luggage rack, gepacktrager
  mudguard, schutzblech, fender
  repair stand, montagestander, bike stand, workstand, work stand
  derailleur, schaltwerk
  sprocket, ritzel
  valve cap, ventilkappe
  tubeless sealant, dichtmilch, tyre sealant
  bicycle tyre, fahrradreifen, bike tyre, fahrradmantel, bike tire
  snorkel, schnorchel
  fins, flossen, schwimmflossen, flippers
  wetsuit, neoprenanzug
  fishing rod, angelrute, angel
  fishing line, angelschnur
  climbing rope, kletterseil
  climbing harness, klettergurt
  knee pad, knieschoner, knieschutzer
  ski helmet, skihelm
  ski mask, sturmhaube, balaclava
  pocket torch, taschenlampe
  dry bag, packsack
  water filter, wasserfilter
  water canister, wasserkanister, jerrycan, jerry can, kanister
  petrol can, benzinkanister, gas can, fuel can
  folding table, klapptisch, camping table, campingtisch
  first aid cushion, autoverbandskasten
  tube, schlauch
  spoke, speiche
  bottle cage, flaschenhalter
  motorcycle helmet, motorradhelm, motorbike helmet
  rain suit, regenkombi, rain gear, regenanzug
  oil pan, olwanne, oil drain pan, olauffangwanne
  badminton, federball, shuttlecock
  strap, gurt, spanngurt
  saddle bag, satteltasche, tankrucksack, tank bag
  lawn edger, rasenkantenschneider, edging shears
  grass shears, grasschere
  hedge trimmer, heckenschere, elektrische heckenschere
  wood chipper, hacksler, shredder chipper
  log splitter, holzspalter
  splitting axe, spaltaxt
  splitting wedge, spaltkeil
  wedge, keil
  garden line, pflanzschnur
  dibber, pflanzholz
  bulb planter, blumenzwiebelpflanzer
  garden sieve, gartensieb, erdsieb
  cultivator, grubber
  garden gloves, gartenhandschuhe
  kneeling pad, kniekissen, kneeler
  plant label, pflanzenschild, pflanzschild, plant marker, pflanzenstecker
  plant tie, pflanzenbinder
  plant support, pflanzenstutze, rankhilfe
  bamboo cane, bambusstab
  planter, pflanzkubel, blumenkubel
  balcony box, blumenkasten, balkonkasten, window box
  hanging basket, blumenampel, hangeampel
  propagator, zimmergewachshaus, minigewachshaus
  cold frame, fruhbeet
  raised bed, hochbeet
  garden fleece, gartenvlies, frost cloth
  weed membrane, unkrautvlies, weed fabric
  pond liner, teichfolie
  pond pump, teichpumpe
  soaker hose, perlschlauch, tropfschlauch
  drip irrigation, tropfbewasserung, bewasserungssystem
  irrigation timer, bewasserungscomputer, water timer
  sprayer, spruher, spritze
  spray bottle, spruhflasche
  submersible pump, tauchpumpe
  rain gauge, regenmesser, niederschlagsmesser
  outdoor thermometer, aussenthermometer
  soil test, bodentest
  lime, kalk
  lawn fertiliser, rasendunger
  tomato fertiliser, tomatendunger
  liquid fertiliser, flussigdunger
  bone meal, knochenmehl
  horn shavings, hornspane
  manure, stallmist
  humus, kompost
  perlite, perlit
  vermiculite, vermiculit
  chippings, splitt
  pebble, kiesel
  fungicide, pilzmittel
  insecticide, insektizid, insektengift
  vole trap, wuhlmausfalle
  slug trap, schneckenfalle
  snail, schnecke
  tulip, tulpe
  daffodil, narzisse, osterglocke
  crocus, krokus
  dahlia, dahlie
  sunflower, sonnenblume
  lavender, lavendel
  hydrangea, hortensie
  geranium, geranie
  succulent, sukkulente
  cactus, kaktus
  orchid, orchidee
  fern, farn
  ivy, efeu
  moss, moos
  hedge, hecke
  tree, baum
  shrub, strauch
  cress, kresse
  garden bench, gartenbank
  garden chair, gartenstuhl
  garden table, gartentisch
  garden furniture, gartenmobel
  gazebo, pavillon
  awning, markise
  sun sail, sonnensegel
  parasol base, sonnenschirmstander, schirmstander
  patio heater, heizpilz
  grill grate, grillrost
  grill brush, grillburste
  chimney starter, anzundkamin
  grill tongs, grillzange
  smoking chips, raucherchips
  gas bottle, gasflasche, propangas, gas cylinder
  windsock, windsack
  garden gnome, gartenzwerg
  bird bath, vogeltranke
  insect hotel, insektenhotel
  snow blower, schneefrase
  road salt, streusalz, de icing salt
  grit bin, streugutbehalter
  garden waste bag, gartenabfallsack
  log basket, holzkorb
  chimney, kamin, schornstein
  ash bucket, ascheeimer
  poker, schurhaken
  fireplace, kamin
  stove pipe, ofenrohr
  wood stove, kaminofen, wood burner
  garden tool, gartengerat
  garden scissors, gartenschere
  hedge clippers, heckenschere
  bypass pruner, bypassschere
  tree stake, baumpfahl
  tree tie, baumbinder
  grafting knife, veredelungsmesser, pfropfmesser
  wound sealant, wundverschluss, baumwachs
  fruit picker, obstpflucker
  apple picker, apfelpflucker
  garden cart, gartenkarre, handwagen, bollerwagen, hand cart
  leaf bag, laubsack
  leaf vacuum, laubsauger
  lawn roller, rasenwalze
  lawn aerator, rasenlufter
  lawn edging, rasenkante
  grass catcher, fangkorb, grasfangkorb
  mulch, mulchmaterial
  coco coir, kokoserde
  clay pebbles, blahton
  expanded clay, blahton
  seedling pot, anzuchttopf
  peat pot, torftopf
  heat mat, heizmatte
  grow light, pflanzenlampe
  plant food, pflanzendunger
  vegetable seed, gemusesamen
  flower seed, blumensamen
  herb seed, krautersamen
  wildflower seed, wildblumensamen
  seed potato, pflanzkartoffel, saatkartoffel
  onion set, steckzwiebel
  strawberry plant, erdbeerpflanze
  ground cover, bodendecker
  water lily, seerose
  garden pond, gartenteich
  fountain pump, springbrunnenpumpe
  algae remover, algenmittel, algenvernichter
  rat trap, rattenfalle
  mole trap, maulwurffalle
  copper sulfate spray, kupfermittel
  aphid spray, blattlausspray
  moss killer, moosvernichter
  weed burner, unkrautbrenner, weed torch
  knapsack sprayer, ruckenspritze
  watering system, bewasserungsanlage
  hose coupling, schlauchkupplung
  hose splitter, schlauchverteiler, y verteiler
  garden shower, gartendusche
  pool cleaner, poolreiniger, poolsauger
  pool cover, poolabdeckung, poolplane
  pool net, poolkescher
  chlorine, chlor
  chlorine tablet, chlortablette
  pool thermometer, poolthermometer
  garden torch, gartenfackel
  flag stone, trittstein, stepping stone
  kerb stone, randstein, bordstein, curb stone
  gravel grid, kiesgitter
  fence panel, zaunelement
  fence slat, zaunlatte
  garden gate, gartentor
  privacy screen, sichtschutz
  wood shed, holzunterstand
  chopping block, hackklotz
  tree saw, baumsage
  bark, rinde
  fat ball, meisenknodel
  gardening glove, gartenhandschuh, garden glove
  tulip bulb, tulpenzwiebel
`;
