/** Kitchen and what one eats. A line is what means the same, in English and German, without accents. */
export const KITCHEN = `
  pan, pfanne
  pot, topf
  pasta strainer, nudelsieb
  salad spinner, salatschleuder
  bottle opener, flaschenoffner, kapselheber
  salad bowl, salatschussel
  tray, tablett, serving tray
  oven glove, ofenhandschuh, topflappen, oven mitt, pot holder, topfhandschuh
  tea towel, geschirrtuch, dish towel, kitchen towel, trockentuch
  dish rack, abtropfgestell, abtropfgitter, draining rack
  dish brush, spulburste, washing up brush
  sponge, schwamm
  scourer, scouring pad, topfreiniger, topfschwamm
  lunch box, lunchbox, brotdose, brotbox
  food container, frischhaltedose, tupperdose, tupperware, vorratsdose
  ice cube tray, eiswurfelform, eiswurfelbereiter
  casserole dish, auflaufform, baking dish, oven dish
  roasting tin, brater, roasting pan, bratform
  nutcracker, nussknacker
  pizza cutter, pizzaschneider, pizzaroller, pizza wheel
  ice cream scoop, eisportionierer, eisloffel
  drinking straw, trinkhalm, strohhalm
  placemat, platzset, tischset, place mat
  coaster, untersetzer
  kitchen timer, kuchenwecker, eieruhr, egg timer, kurzzeitwecker
  meat thermometer, fleischthermometer, bratenthermometer
  french press, stempelkanne, cafetiere
  teapot, teekanne, tea pot
  jug, krug, kanne, pitcher
  funnel, trichter
  measuring spoon, messloffel
  pastry brush, backpinsel, kuchenpinsel
  piping bag, spritzbeutel, icing bag
  pestle and mortar, morser, mortar and pestle
  tongs, grillzange, kuchenzange
  skewer, spiess, schaschlikspiess, grillspiess
  vacuum sealer, vakuumierer, folienschweissgerat
  microwave, mikrowelle
  air fryer, heissluftfritteuse
  deep fryer, fritteuse
  rice cooker, reiskocher
  slow cooker, schongarer
  hotplate, kochplatte
  extractor hood, dunstabzugshaube, cooker hood, range hood, dunstabzug
  bread maker, brotbackautomat, bread machine
  hand mixer, handmixer, handruhrgerat, electric whisk
  wine glass, weinglas
  wine cooler, weinkuhler
  cream, sahne
  yoghurt, joghurt, yogurt
  ham, schinken
  bacon, speck
  beef, rindfleisch
  pork, schweinefleisch
  chicken, huhn, hahnchen
  cabbage, kohl
  spinach, spinat
  corn, mais, sweetcorn
  pumpkin, kurbis
  peach, pfirsich
  plum, pflaume, zwetschge
  pineapple, ananas
  raisin, rosine
  cinnamon, zimt
  nutmeg, muskatnuss, muskat
  bay leaf, lorbeerblatt, lorbeer
  caraway, kummel
  cumin, kreuzkummel
  turmeric, kurkuma
  ginger, ingwer
  parsley, petersilie
  basil, basilikum
  thyme, thymian
  rosemary, rosmarin
  chives, schnittlauch
  mint, minze
  syrup, sirup
  peanut butter, erdnussbutter
  muesli, musli, breakfast cereal, granola
  breadcrumbs, paniermehl, semmelbrosel
  gelatine, gelatin
  vanilla, vanille
  cocoa, kakao
  pudding powder, puddingpulver, custard powder
  broth, bruhe
  tomato paste, tomatenmark, tomato puree
  sunflower oil, sonnenblumenol
  rapeseed oil, rapsol, canola oil
  coconut milk, kokosmilch
  crispbread, knackebrot
  soy sauce, sojasauce, sojasosse
  sweets, candy, sussigkeiten, bonbon
  chewing gum, kaugummi
  spirits, schnaps, liquor
  sparkling wine, sekt, prosecco
  dried fruit, trockenobst
  long life milk, h milch, uht milch, haltbare milch
  sauerkraut, pickled cabbage
  pickle, gewurzgurke, gherkin, essiggurke, cornichon, gurken
  pet food, tierfutter
  wooden spoon, kochloffel, holzloffel
  fish fingers, fischstabchen, fish sticks
  minced meat, hackfleisch, mince, ground beef
  freezer, tiefkuhl
  plate, teller
  moka pot, espressokanne, espressokocher
  teaspoon, teeloffel
  apron, schurze
  kitchen knife, kuchenmesser, chefs knife, kochmesser
  bread knife, brotmesser
  paring knife, schalmesser, gemusemesser
  carving fork, fleischgabel
  knife block, messerblock
  knife sharpener, messerscharfer
  steak knife, steakmesser
  butter knife, buttermesser
  butter dish, butterdose
  bread bin, brotkasten
  cake stand, tortenplatte
  cake server, tortenheber
  cheese slicer, kasehobel
  mandoline, gemusehobel
  zester, zestenreisser
  citrus juicer, zitronenpresse, lemon squeezer
  juicer, entsafter, saftpresse
  meat grinder, fleischwolf, mincer
  meat tenderiser, fleischklopfer
  potato ricer, kartoffelpresse, spatzlepresse
  pepper mill, pfeffermuhle, pepper grinder
  salt shaker, salzstreuer, salt cellar
  coffee grinder, kaffeemuhle
  coffee pot, kaffeekanne
  milk frother, milchaufschaumer
  milk jug, milchkannchen
  sugar bowl, zuckerdose
  tea strainer, teesieb
  tea infuser, tee ei
  espresso machine, espressomaschine
  coffee capsule, kaffeekapsel, coffee pod
  ice cream maker, eismaschine
  waffle maker, waffeleisen
  sandwich maker, sandwichtoaster, sandwich toaster
  fondue set, fondue
  raclette grill, raclette
  wok, wokpfanne
  stock pot, suppentopf
  lid holder, deckelhalter
  roasting pan, bratreine
  loaf tin, kastenform, loaf pan
  cooling rack, kuchengitter, wire rack
  dough scraper, teigschaber, teigkarte
  mixing bowl, ruhrschussel
  sifter, mehlsieb, flour sifter, flour sieve
  icing nozzle, spritztulle
  baking mat, backmatte, backunterlage
  cupcake case, papierformchen, muffin case, cupcake liner
  ramekin, auflaufformchen
  gravy boat, sauciere
  soup bowl, suppenteller, suppentasse
  serving spoon, vorlegeloffel
  salad servers, salatbesteck
  slotted spoon, schaumloffel, schaumkelle
  fish slice, pfannenwender
  egg cup, eierbecher
  egg slicer, eierschneider
  egg boiler, eierkocher, egg cooker
  tray table, tablett
  champagne glass, sektglas, champagne flute
  beer glass, bierglas, pint glass
  beer mug, bierkrug, beer stein, bierseidel, bierhumpen
  carafe, karaffe, decanter, dekanter, dekantierkaraffe
  hip flask, flachmann
  cocktail shaker, shaker
  ice bucket, eiskubel, eiseimer
  toothpick, zahnstocher
  cocktail stick, partyspiess
  paper plate, pappteller
  paper cup, pappbecher, plastic cup, plastikbecher, disposable cup
  vacuum bag, vakuumbeutel
  sandwich bag, butterbrotbeutel, zip bag, ziplock bag, zipbeutel
  jam jar, marmeladenglas
  preserving pot, einkochtopf, einkochautomat
  flip top bottle, bugelflasche, swing top bottle
  storage jar, vorratsglas
  spice rack, gewurzregal
  spice jar, gewurzglas
  dehydrator, dorrautomat, dorrgerat
  yoghurt maker, joghurtbereiter
  sous vide, sous vide garer
  kitchen torch, flambierbrenner
  gas lighter, stabfeuerzeug
  trivet, untersetzer, topfuntersetzer
  washing up bowl, spulschussel
  dish cloth, spultuch, spullappen
  kitchen scissors, kuchenschere
  pizza stone, pizzastein
  thermos cup, thermobecher, travel mug
  picnic basket, picknickkorb
  picnic blanket, picknickdecke
  bread basket, brotkorb
  fruit bowl, obstschale
  dinner set, tafelservice, geschirr, crockery, dishes
  dessert plate, dessertteller, side plate
  deep plate, tiefer teller
  cereal bowl, muslischale
  coffee spoon, kaffeeloffel
  tablespoon, essloffel
  cake fork, kuchengabel
  soup ladle, suppenkelle
  pastry wheel, teigrad
  garlic press, knoblauchpresse
  apple corer, apfelentkerner, apfelausstecher
  cherry pitter, kirschentsteiner
  egg separator, eitrenner
  can crusher, dosenpresse
  bottle rack, flaschenregal, weinregal, wine rack
  bottle stopper, flaschenverschluss, weinverschluss
  wine opener, korkenzieher
  water jug, wasserkrug
  water carbonator, wassersprudler, sodastream, soda maker
  ice crusher, eiscrusher
  hot plate warmer, warmhalteplatte
  electric grill, elektrogrill, tischgrill
  gas grill, gasgrill
  kettle grill, kugelgrill
  induction hob, induktionskochfeld
  popcorn maker, popcornmaschine
  cotton candy machine, zuckerwattemaschine
  pasta machine, nudelmaschine
  blender, standmixer
  egg beater, ruhrbesen
  grease proof paper, butterbrotpapier
  roasting bag, bratschlauch
  freezer container, gefrierdose
  ice pop mould, eisform
  lunch bag, lunchtasche
  thermos food jar, thermobehalter
  drink carrier, flaschentrager
  dish drainer, abtropfkorb
  sink strainer, spulsieb, abflusssieb, spulbeckensieb
  drain plug, stopsel, abflussstopsel
  kitchen tap, kuchenarmatur, spultischarmatur
  worktop, arbeitsplatte, countertop, kuchenarbeitsplatte
  kitchen cabinet, kuchenschrank
  larder, speisekammer, pantry
  rolling pin, teigrolle
  springform pan, springform
`;
