/** Garden, car, bicycle, sport and camping. A line is what means the same, in English and German, without accents. */
export const OUTDOORS = `
  loppers, astschere, lopper, branch cutter, lopping shears, tree lopper, pruning lopper, astschneider, zweihandastschere
  trimmer line, trimmerfaden, strimmer line, mahfaden, trimmer cord, trimmer string, weed eater line, weed whacker line, string trimmer line, weed eater string, trimmerschnur, mahschnur, rasentrimmerfaden, motorsensenfaden, freischneiderfaden
  pruning saw, astsage, baumsage, branch saw, gartensage, gartnersage
  hose connector, schlauchverbinder, schlauchkupplung, hose fitting, hose coupler, hose joiner, schlauchkuppler, schlauchanschluss
  hose reel, schlauchwagen, schlauchtrommel, hose cart, hose trolley, hosepipe reel, schlauchaufroller, schlauchhaspel, schlauchbox, schlauchroller
  hose nozzle, schlauchspritze, gartenspritze, garden sprayer, hose gun, hose spray gun, garden spray gun, garden spray nozzle, garden hose nozzle, hosepipe nozzle, giesspistole, schlauchbrause, schlauchduse, bewasserungspistole, gartenspritzpistole
  hoe, hacke, gartenhacke, garden hoe, haue, gartenhaue
  trowel, kelle, pflanzkelle, blumenkelle, garden trowel, hand trowel, pflanzschaufel, blumenschaufel, gartenkelle
  scythe, sense, handsense, grassense
  sickle, sichel, reaping hook, handsichel, grassichel
  scarifier, vertikutierer, lawn scarifier, dethatcher, lawn dethatcher, rasenvertikutierer, verticutter, lawn raker
  lawn spreader, streuwagen, fertiliser spreader, seed spreader, dungerstreuer, dungerwagen, dungerstreuwagen, universalstreuer, broadcast spreader, rasenstreuwagen
  rain barrel, regentonne, water butt, rainwater barrel, rainwater butt, regenfass, wassertonne, regenwassertonne, regenwasserfass, wasserfass
  compost bin, komposter, composter, compost container, composting bin, kompostbehalter, komposttonne, kompostkiste, kompostsilo
  bark mulch, rindenmulch, bark chips, bark chippings, chipped bark, mulch bark, rindenschrot, mulchrinde
  peat, torf, peat moss, gartentorf, sphagnum peat, torfmull
  gravel, kies, gravel stone, kiesstein
  trellis, rankgitter, spalier, garden trellis, plant trellis, rankgerust, rankgestell, klettergitter, pflanzengitter
  greenhouse, gewachshaus, glasshouse, hothouse, treibhaus, glashaus, gartengewachshaus
  seed tray, anzuchtschale, seedling tray, seed starting tray, germination tray, aussaatschale, saatschale, pikierschale
  flower bulb, blumenzwiebel, plant bulb, garden bulb, zwiebelblume
  weeder, unkrautstecher, weed puller, weeding tool, dandelion weeder, dandelion digger, unkrautzieher, lowenzahnstecher, distelstecher
  parasol, sonnenschirm, sun umbrella, garden umbrella, patio umbrella, garden parasol, gartenschirm, terrassenschirm, beach umbrella, beach parasol, strandschirm
  deck chair, liegestuhl, sun lounger, gartenliege, lounger, garden lounger, sonnenliege, relaxliege, patio lounger
  hammock, hangematte, garden hammock, gartenhangematte
  nest box, nistkasten, bird house, nesting box, vogelkasten, meisenkasten, vogelnistkasten, nisthohle, bird box
  paving stone, pflasterstein, paver, paving block, gehwegstein, paving brick, pflasterziegel
  fence, zaun, garden fence, garden fencing, gartenzaun, umzaunung, einzaunung
  fence post, zaunpfahl, fence pole, fencing post, fence stake, zaunpfosten, zaunsaule
  chicken wire, maschendraht, kaninchendraht, hasendraht, poultry wire, wire netting, hexagonal wire netting, rabbit wire, huhnerdraht, sechseckgeflecht, hasengitter, kaninchengitter
  firewood, brennholz, kaminholz, feuerholz, ofenholz, scheitholz, holzscheit, stove wood, fireplace wood
  firelighter, grillanzunder, kaminanzunder, anzunder, fire starter, feueranzunder, ofenanzunder, anzundwurfel, zundwurfel, anzundhilfe, fire starter cube, firelighter cube, kohleanzunder, barbecue firelighter, anzundwolle
  lighter, feuerzeug, pocket lighter, disposable lighter, taschenfeuerzeug, gasfeuerzeug, einwegfeuerzeug
  match, streichholz, streichholzer, zundholz, matchstick, safety match, zundholzchen, streichholzchen, zundholzl
  fire pit, feuerschale, fire bowl, feuerstelle
  paddling pool, planschbecken, wading pool, kiddie pool, kids pool, childrens pool, kinderpool, kinderplanschbecken, planschpool, splash pool, baby pool
  solar light, solarlampe, solarleuchte, solar lamp, solar garden light, garden solar light, solarlicht, solargartenleuchte, solargartenlampe
  pressure sprayer, druckspruher, drucksprayer, spruhgerat, garden pressure sprayer, pump sprayer, pump up sprayer, druckspruhgerat, druckspritze, pumpspruher
  pressure washer, hochdruckreiniger, karcher, power washer, jet wash, high pressure cleaner, high pressure washer, hochdruckreinigungsgerat, hochdruckwascher
  car battery, autobatterie, starterbatterie, starter battery, kfz batterie, vehicle battery, automotive battery, fahrzeugbatterie, pkw batterie
  jump starter, starthilfegerat, starthilfe, jump start pack, booster pack, battery booster, car jump starter, starthilfebooster, batteriebooster, starthilfe powerbank
  windscreen, windschutzscheibe, windshield, frontscheibe, front windscreen
  car wax, autowachs, autopolitur, car polish, auto wax, auto polish, autolackpolitur, lackpolitur
  spark plug, zundkerze, sparking plug
  oil filter, olfilter, engine oil filter, motorolfilter
  air filter, luftfilter, air filter element, luftfiltereinsatz, engine air filter, motorluftfilter
  tyre gauge, reifendruckmesser, luftdruckprufer, tyre pressure gauge, reifenmanometer, luftdruckprufgerat
  wheel nut, radmutter, lug nut, wheel lug nut, felgenmutter
  hubcap, radkappe, hub cap, wheel cover, wheel trim, radzierblende, radblende, radzierkappe
  roof rack, dachtrager, roof bars, car roof rack, roof bar, roof carrier, autodachtrager, dachgepacktrager, lastentrager
  bike rack, fahrradtrager, bike carrier, cycle carrier, cycle rack, bicycle rack, bicycle carrier, velotrager, radtrager, heckfahrradtrager, car bike rack
  trailer, anhanger, car trailer, utility trailer, pkw anhanger, autoanhanger
  number plate, kennzeichen, nummernschild, license plate, licence plate, registration plate, vehicle registration plate, autokennzeichen, autonummer, kontrollschild, kfz kennzeichen, nummerntafel, kennzeichentafel
  brake fluid, bremsflussigkeit, brake oil, bremsol
  brake disc, bremsscheibe, brake rotor, brake disk, disc rotor, disc brake rotor, bremsrotor
  pannier, fahrradtasche, packtasche, saddle bag, pannier bag, bike pannier, bicycle bag, gepacktragertasche, radtasche, velotasche
  luggage rack, gepacktrager
  mudguard, schutzblech, fender, bike mudguard, bicycle fender, radschutzblech, kotblech, fahrradschutzblech
  repair stand, montagestander, bike stand, workstand, work stand, bike repair stand, bicycle repair stand, bike work stand, fahrradmontagestander, reparaturstander, fahrradreparaturstander, bicycle work stand
  derailleur, schaltwerk, rear mech, fahrradschaltwerk
  sprocket, ritzel, kettenritzel
  valve cap, ventilkappe, valve dust cap, tyre valve cap, valve stem cap, ventilschutzkappe, reifenventilkappe
  tubeless sealant, dichtmilch, tyre sealant, tubeless milk, tubeless milch, reifendichtmilch, pannenmilch, reifendichtmittel
  bicycle tyre, fahrradreifen, bike tyre, fahrradmantel, bike tire, cycle tyre, velopneu, veloreifen, fahrraddecke, velomantel
  snorkel, schnorchel, diving snorkel, tauchschnorchel
  fins, flossen, schwimmflossen, flippers, swim fins, swimming fins, diving flippers, tauchflossen
  wetsuit, neoprenanzug, wet suit, neoprene suit, surf suit, surfanzug
  fishing rod, angelrute, angel, fishing pole, angling rod, angelstock, fischerrute, fischrute, anglerrute
  fishing line, angelschnur, angling line, angelsehne, anglerschnur, fischerschnur
  climbing rope, kletterseil, mountaineering rope, bergseil, bergsteigerseil
  climbing harness, klettergurt, sit harness, seat harness, rock climbing harness, huftgurt, sitzgurt, kletterharness
  knee pad, knieschoner, knieschutzer, knee guard, knee protector, knieprotektor, knieschutz
  ski helmet, skihelm, snowboard helmet, snow helmet, snowboardhelm, schihelm
  ski mask, sturmhaube, balaclava, skimaske, sturmmaske, unterziehhaube, schimaske
  pocket torch, taschenlampe
  dry bag, packsack, dry sack, waterproof bag, trockensack, wasserdichter packsack
  water filter, wasserfilter, water purifier, wasserfiltersystem, water filtration system
  water canister, wasserkanister, jerrycan, jerry can, kanister, water jerrycan, trinkwasserkanister
  petrol can, benzinkanister, gas can, fuel can, gasoline can, petrol canister, fuel canister, kraftstoffkanister, spritkanister, treibstoffkanister, reservekanister
  folding table, klapptisch, camping table, campingtisch, foldable table, fold up table, fold out table, collapsible table, falttisch, folding camping table
  first aid cushion, autoverbandskasten, car first aid kit, verbandkissen, verbandskissen, autoverbandkasten, kfz verbandkasten, autoapotheke
  tube, schlauch
  spoke, speiche, wheel spoke, bike spoke, bicycle spoke, fahrradspeiche, radspeiche
  bottle cage, flaschenhalter, bike bottle holder, water bottle cage, water bottle holder, trinkflaschenhalter, flaschenhalterung, fahrradflaschenhalter, bidonhalter
  motorcycle helmet, motorradhelm, motorbike helmet, crash helmet, biker helmet, sturzhelm, mopedhelm
  rain suit, regenkombi, rain gear, regenanzug, rainwear, rain clothing, waterproof suit, wet weather gear, regenkleidung, regenbekleidung
  oil pan, olwanne
  oil drain pan, olauffangwanne
  badminton, federball
  shuttlecock, federball, birdie, badminton birdie
  strap, gurt, spanngurt
  saddle bag, satteltasche
  tank bag, tankrucksack
  lawn edger, rasenkantenschneider, edging shears, lawn edge trimmer, lawn edge cutter, lawn edging tool, rasenkantentrimmer, rasenkantenschere, lawn edging shears
  grass shears, grasschere, lawn shears, grass clippers, grass scissors, rasenschere
  hedge trimmer, heckenschere, elektrische heckenschere, electric hedge trimmer, elektroheckenschere, motorheckenschere, akkuheckenschere
  wood chipper, hacksler, shredder chipper, garden shredder, garden chipper, branch shredder, branch chipper, brush chipper, gartenhacksler, holzhacksler, asthacksler, gartenschredder
  log splitter, holzspalter, wood splitter, firewood splitter, wood splitting machine, brennholzspalter, holzspaltmaschine
  splitting axe, spaltaxt, log splitting axe, wood splitting axe, holzspaltaxt, spalthacke
  splitting wedge, spaltkeil, wood splitting wedge, log splitting wedge, holzspaltkeil
  wedge, keil
  garden line, pflanzschnur, planting line, gartnerschnur, pflanzleine
  dibber, pflanzholz, dibbler, seed dibber, setzholz, pflanzdorn
  bulb planter, blumenzwiebelpflanzer, bulb planting tool, zwiebelpflanzer, blumenzwiebelsetzer, blumenzwiebelstecher, zwiebelstecher
  garden sieve, gartensieb, erdsieb, soil sieve, garden riddle, soil riddle, soil sifter, garden sifter, compost sieve, compost sifter, kompostsieb
  cultivator, grubber, garden cultivator, hand cultivator, soil cultivator, gartengrubber, handgrubber
  garden gloves, gartenhandschuhe
  kneeling pad, kniekissen, kneeler, garden kneeler, kneeling mat, kneeling cushion, kniematte, gartenkniekissen
  plant label, pflanzenschild, pflanzschild, plant marker, pflanzenstecker, plant tag, plant name tag, garden label, garden marker, pflanzenetikett, steckschild, stecketikett, pflanzetikett, pflanzenmarker, krauterschild
  plant tie, pflanzenbinder, plant twist tie, garden tie, garden twist tie, plant wire, pflanzenbindedraht, gartenbindedraht, pflanzendraht, pflanzenband, pflanzenbindeband
  plant support, pflanzenstutze, rankhilfe, plant stake, garden stake, pflanzstab, pflanzenstab, staudenhalter, staudenstutze
  bamboo cane, bambusstab, bamboo stick, bamboo pole, bamboo stake, bambusstange, bambusstock, bambusrohr, tonkinstab
  planter, pflanzkubel, blumenkubel, plant container, planter pot, flower tub, plant trough, flower trough, pflanzgefass, pflanzenkubel, pflanztrog, blumentrog
  balcony box, blumenkasten, balkonkasten, window box, flower box, balcony planter, window planter, railing planter, pflanzkasten, balkonblumenkasten, blumenkistl, balkonkistl, blumenkiste, geranienkasten
  hanging basket, blumenampel, hangeampel, hanging planter, hanging pot, hanging plant pot, hanging flower basket, hangetopf, pflanzenampel, pflanzampel, hangeblumentopf
  propagator, zimmergewachshaus, minigewachshaus, seed propagator, heated propagator, mini greenhouse, propagation box, anzuchtstation, anzuchthaus, anzuchtbox, anzuchtkasten, zimmertreibhaus
  cold frame, fruhbeet, fruhbeetkasten, mistbeet, mistbeetkasten
  raised bed, hochbeet, raised garden bed, raised planter, elevated planter, hochbeetkasten
  garden fleece, gartenvlies, frost cloth, horticultural fleece, frost fleece, plant fleece, frost blanket, row cover, winterschutzvlies, frostschutzvlies, pflanzenvlies, wintervlies, pflanzenschutzvlies, kalteschutzvlies
  weed membrane, unkrautvlies, weed fabric, weed control fabric, weed mat, weed barrier, weed barrier fabric, landscape fabric, ground cover fabric, unkrautfolie, unkrautschutzvlies, mulchvlies, unkrautschutzfolie, bandchengewebe
  pond liner, teichfolie, pond lining, pond membrane, teichplane
  pond pump, teichpumpe, garden pond pump, gartenteichpumpe
  soaker hose, perlschlauch, tropfschlauch, seep hose, drip hose, leaky hose, weeping hose, porous hose, schwitzschlauch, sickerschlauch, perlbewasserungsschlauch
  drip irrigation, tropfbewasserung, bewasserungssystem, drip irrigation system, drip watering system, trickle irrigation, micro drip system, tropfchenbewasserung, tropfbewasserungssystem
  irrigation timer, bewasserungscomputer, water timer, watering timer, tap timer, hose timer, sprinkler timer, irrigation controller, watering computer, bewasserungsuhr, bewasserungssteuerung, bewasserungstimer
  sprayer, spruher, spritze
  spray bottle, spruhflasche, misting bottle, mist bottle, squirt bottle, trigger spray bottle, zerstauberflasche, pumpspruhflasche, sprayflasche
  submersible pump, tauchpumpe, submersible water pump, underwater pump, immersion pump, tauchmotorpumpe, unterwasserpumpe
  rain gauge, regenmesser, niederschlagsmesser, pluviometer, rain meter, rainfall gauge, niederschlagsmessgerat, regenmessgerat
  outdoor thermometer, aussenthermometer, outside thermometer, window thermometer, garden thermometer, fensterthermometer, gartenthermometer
  soil test, bodentest, soil test kit, soil testing kit, bodenanalyse, bodentestset
  lime, kalk
  lawn fertiliser, rasendunger, lawn feed, lawn food, grass fertiliser, grass feed
  tomato fertiliser, tomatendunger, tomato feed, tomato food
  liquid fertiliser, flussigdunger, liquid feed, liquid plant food, liquid plant feed, flussigdungemittel
  bone meal, knochenmehl
  horn shavings, hornspane, horn chips, hoof and horn
  manure, stallmist, farmyard manure, animal manure, dung, stalldung
  humus, kompost, komposterde, humuserde
  perlite, perlit
  vermiculite, vermiculit, vermikulit
  chippings, splitt, stone chippings, stone chips, gravel chippings, crushed stone, steinsplitt, ziersplitt, edelsplitt
  pebble, kiesel, pebble stone, river pebble, kieselstein, flusskiesel
  fungicide, pilzmittel, fungizid, fungus spray, pilzbekampfungsmittel
  insecticide, insektizid, insektengift, insect killer spray, insektenmittel, insektenbekampfungsmittel, insektenvernichtungsmittel, ungeziefermittel, ungezieferspray
  vole trap, wuhlmausfalle, schermausfalle
  slug trap, schneckenfalle, snail trap, slug pub
  snail, schnecke
  tulip, tulpe
  daffodil, narzisse, osterglocke, narcissus
  crocus, krokus
  dahlia, dahlie
  sunflower, sonnenblume
  lavender, lavendel
  hydrangea, hortensie
  geranium, geranie, pelargonium, pelargonie
  succulent, sukkulente, succulent plant, fettpflanze
  cactus, kaktus, kakteen, cacti
  orchid, orchidee
  fern, farn, farnkraut
  ivy, efeu
  moss, moos
  hedge, hecke, hedgerow, gartenhecke
  tree, baum
  shrub, strauch, ornamental shrub, garden shrub, zierstrauch
  cress, kresse, garden cress, gartenkresse
  garden bench, gartenbank, patio bench, outdoor bench, park bench, parkbank, terrassenbank
  garden chair, gartenstuhl, patio chair, outdoor chair, lawn chair, terrassenstuhl, gartensessel
  garden table, gartentisch, patio table, outdoor table, terrassentisch
  garden furniture, gartenmobel, patio furniture, outdoor furniture, lawn furniture, terrassenmobel, balkonmobel, outdoormobel
  gazebo, pavillon, garden gazebo, pavillonzelt
  awning, markise, patio awning, retractable awning, sonnenmarkise, gelenkarmmarkise, sonnenstore, terrassenmarkise
  sun sail, sonnensegel, shade sail, sun shade sail, sonnenschutzsegel
  parasol base, sonnenschirmstander, schirmstander, umbrella base, parasol stand, parasol foot, parasol weight, patio umbrella base, patio umbrella stand, sonnenschirmfuss, schirmfuss, sonnenschirmhalter, sonnenschirmsockel
  patio heater, heizpilz, outdoor heater, terrassenheizer, terrassenstrahler, terrassenheizstrahler, terrassenheizung
  grill grate, grillrost, grill rack, grill grid, bbq grate, barbecue grate, cooking grate, cooking grid, bbq rack, grillgitter
  grill brush, grillburste, barbecue brush, grill cleaning brush, grillreinigungsburste, grillrostburste
  chimney starter, anzundkamin, charcoal chimney, charcoal starter, bbq chimney, barbecue chimney starter, grillkamin, grillanzundkamin, kohlekamin
  grill tongs, grillzange, grillgutzange
  smoking chips, raucherchips, smoker chips, wood smoking chips, smoking wood chips, smoking wood, raucherspane, rauchspane, raucherholz
  gas bottle, gasflasche, propangas, gas cylinder, propane tank, propane cylinder, propane bottle, lpg bottle, lpg cylinder, propanflasche, propangasflasche, butangasflasche, flussiggasflasche, campinggasflasche
  windsock, windsack, wind sock
  garden gnome, gartenzwerg, lawn gnome, garden dwarf, zwergenfigur
  bird bath, vogeltranke, vogelbad, bird drinker, bird waterer
  insect hotel, insektenhotel, bug hotel, insect house, bug house, bee hotel, bee house, bienenhotel, insektenhaus, wildbienenhotel, insektennisthilfe, nutzlingshotel
  snow blower, schneefrase, snow thrower, schneeschleuder, motorschneefrase
  road salt, streusalz, de icing salt, gritting salt, winter salt, ice melt, ice melt salt, auftausalz, tausalz, winterstreusalz
  grit bin, streugutbehalter, salt bin, grit box, streusalzbehalter, streugutbox, streugutkiste, streukiste, streusandkiste
  garden waste bag, gartenabfallsack, green waste bag, yard waste bag, garden bag, garden sack, garden refuse sack, garden rubbish bag, gartensack, grunabfallsack, grunschnittsack
  log basket, holzkorb, firewood basket, wood basket, kaminholzkorb, brennholzkorb, feuerholzkorb
  chimney, kamin, schornstein, chimney stack, rauchfang, schlot
  ash bucket, ascheeimer, ash pail, ash bin, aschekubel, aschebehalter, ascheneimer
  poker, schurhaken, fireplace poker, fire poker, feuerhaken, kaminhaken, ofenhaken, schureisen
  fireplace, kamin, open fireplace, open fire, hearth, offener kamin, cheminee
  stove pipe, ofenrohr, stove flue pipe, chimney pipe, kaminrohr, kaminofenrohr
  wood stove, kaminofen, wood burner, wood burning stove, log burner, log burning stove, holzofen, schwedenofen
  garden tool, gartengerat, gardening tool, yard tool, gartenwerkzeug, gartengeratschaft
  garden scissors, gartenschere
  hedge clippers, heckenschere, hand hedge shears, hand hedge trimmer, manual hedge trimmer, handheckenschere
  bypass pruner, bypassschere, bypass secateurs, bypass pruning shears, bypass gartenschere
  tree stake, baumpfahl, tree post, tree support, tree support stake, baumstutze, baumpflock
  tree tie, baumbinder, tree strap, tree tie strap, baumanbinder, baumbindegurt, baumband
  grafting knife, veredelungsmesser, pfropfmesser, veredlungsmesser, kopuliermesser
  wound sealant, wundverschluss, baumwachs, tree wound sealant, tree wound paint, pruning sealer, pruning paste, pruning sealant, tree sealant, grafting wax, veredelungswachs, veredlungswachs, wundverschlussmittel, wundwachs, lac balsam
  fruit picker, obstpflucker, fruit picking pole, obsternter, obstpfluckstange
  apple picker, apfelpflucker, apple picking pole
  garden cart, gartenkarre, handwagen, bollerwagen, hand cart, garden trolley, garden wagon, pull cart, pull along cart, pull wagon, ziehwagen, handkarren, leiterwagen, gartenwagen, handwagerl
  leaf bag, laubsack, leaf sack, leaf collection bag, laubtasche, laubbeutel
  leaf vacuum, laubsauger, leaf vac, garden vac, garden vacuum, leaf hoover, gartensauger
  lawn roller, rasenwalze, garden roller, turf roller, gartenwalze
  lawn aerator, rasenlufter, lawn spiker, garden aerator, rasenbelufter, aerifizierer, rasenaerifizierer
  lawn edging, rasenkante, lawn border, garden edging, garden border, lawn edge, border edging, landscape edging, flower bed edging, beeteinfassung, beetumrandung, raseneinfassung, rasenbegrenzung, mahkante, rasenkantenband
  grass catcher, fangkorb, grasfangkorb, grass box, grass collector, grass bag, mower bag, lawn mower bag, grasfangsack, grasfangbox, grassammelkorb, grasauffangkorb
  mulch, mulchmaterial, garden mulch, mulching material, gartenmulch
  coco coir, kokoserde, coconut coir, coir, coco peat, coir compost, coconut soil, kokosfaser, kokossubstrat, kokosquellerde, kokoshumus, kokosziegel
  clay pebbles, blahton, leca, hydroton, clay granules, blahtonkugel, blahtongranulat, tongranulat
  expanded clay, blahton
  seedling pot, anzuchttopf, nursery pot, seed pot, seed starter pot, plant starter pot, aussaattopf, pikiertopf
  peat pot, torftopf, jiffy pot, torfquelltopf, torfanzuchttopf, jiffytopf
  heat mat, heizmatte, heating mat, heated mat, seedling heat mat, warmematte
  grow light, pflanzenlampe, grow lamp, growing light, plant light, plant lamp, plant grow light, led grow light, pflanzenlicht, pflanzenleuchte, wachstumslampe, pflanzenbeleuchtung, growlampe
  plant food, pflanzendunger, plant fertiliser, plant feed, flower food, flower fertiliser, blumendunger
  vegetable seed, gemusesamen, veg seed, gemusesaat, gemusesaatgut, gemusesame
  flower seed, blumensamen, blumensaat, blumensaatgut, blumensame
  herb seed, krautersamen, krautersaat, krautersaatgut, krautersame
  wildflower seed, wildblumensamen, wildflower mix, wildflower meadow seed, wildblumensaat, wildblumensaatgut, wildblumenmischung
  seed potato, pflanzkartoffel, saatkartoffel, setzkartoffel, steckkartoffel, saaterdapfel, setzerdapfel
  onion set, steckzwiebel, setzzwiebel
  strawberry plant, erdbeerpflanze, strawberry seedling, erdbeersetzling, erdbeerstaude
  ground cover, bodendecker, ground cover plant, bodendeckerpflanze
  water lily, seerose, pond lily, wasserrose
  garden pond, gartenteich, ornamental pond, zierteich, gartenbiotop
  fountain pump, springbrunnenpumpe, water feature pump, water fountain pump, zimmerbrunnenpumpe, wasserspielpumpe
  algae remover, algenmittel, algenvernichter, algaecide, algicide, algae killer, algizid, algenentferner, algenstopp, algenschutzmittel
  rat trap, rattenfalle, rat snap trap, rattenschlagfalle
  mole trap, maulwurffalle, maulwurfsfalle
  copper sulfate spray, kupfermittel, copper spray, copper fungicide, kupferspritzmittel, kupferfungizid
  aphid spray, blattlausspray, aphid killer, greenfly killer, greenfly spray, blattlausmittel, blattlausfrei, blattlausvernichter
  moss killer, moosvernichter, moss remover, moss control, moosentferner, moosmittel, mooskiller
  weed burner, unkrautbrenner, weed torch, flame weeder, weed wand, weed flamer, weed burning torch, abflammgerat, unkrautflammer, abflammer
  knapsack sprayer, ruckenspritze, backpack sprayer, rucksackspritze, rucksackspruhgerat, ruckenspruhgerat, ruckenspruher, ruckenspritzgerat
  watering system, bewasserungsanlage, irrigation system, garden irrigation, garden watering system, irrigation kit, gartenbewasserung, automatische bewasserung, bewasserungsset
  hose coupling, schlauchkupplung
  hose splitter, schlauchverteiler, y verteiler, hose y splitter, hose divider, tap splitter, two way tap splitter, twin tap connector, schlauchabzweiger, 2 wege verteiler, zweiwegeverteiler
  garden shower, gartendusche, outdoor shower, pool shower, aussendusche, pooldusche
  pool cleaner, poolreiniger, poolsauger, pool vacuum, pool vacuum cleaner, pool hoover, pool robot, poolroboter, poolstaubsauger, poolbodensauger, schwimmbadsauger
  pool cover, poolabdeckung, poolplane, pool tarp, swimming pool cover, pool tarpaulin, poolabdeckplane, schwimmbadabdeckung
  pool net, poolkescher, swimming pool net, pool leaf net, pool skimmer net, leaf skimmer, pool leaf skimmer, schwimmbadkescher, laubkescher, poolkascher, poolnetz
  chlorine, chlor, pool chlorine, poolchlor
  chlorine tablet, chlortablette, chlorine tab, pool tablet, chlortab, pooltablette, pool chlorine tablet
  pool thermometer, poolthermometer, swimming pool thermometer, schwimmbadthermometer
  garden torch, gartenfackel, tiki torch, bamboo torch, outdoor torch, oil torch, bambusfackel, olfackel
  flag stone, trittstein, stepping stone, garden stepping stone, step stone, trittplatte, gartentrittstein, schrittplatte
  kerb stone, randstein, bordstein, curb stone, kerb, edging stone, kantenstein, bordsteinkante, rasenbordstein, tiefbordstein
  gravel grid, kiesgitter, gravel mat, gravel stabiliser, gravel paver, kieswabe, splittwabe, splittgitter, kiesstabilisierung
  fence panel, zaunelement, fencing panel, fence section, zaunfeld, zaunsegment, zaunpaneel
  fence slat, zaunlatte, fence picket, fence board, fence paling, zaunbrett, zaunlamelle
  garden gate, gartentor, fence gate, gartentur, gartenpforte, gartenturchen, zauntor, zauntur
  privacy screen, sichtschutz, privacy fence, garden screen, balcony screen, privacy screening, sichtschutzzaun, sichtschutzmatte, sichtschutzwand, balkonsichtschutz, sichtblende
  wood shed, holzunterstand, log store, log shed, wood store, firewood store, firewood shed, firewood rack, kaminholzregal, brennholzregal, holzschuppen, holzlege, brennholzunterstand
  chopping block, hackklotz, wood chopping block, splitting block, hackstock, holzhackklotz, spaltklotz, hauklotz
  tree saw, baumsage
  bark, rinde, tree bark, borke, baumrinde
  fat ball, meisenknodel, suet ball, fettknodel, futterknodel, meisenring, vogelfutterknodel, vogelknodel
  gardening glove, gartenhandschuh, garden glove, gartnerhandschuh, gartenarbeitshandschuh
  tulip bulb, tulpenzwiebel
`;
