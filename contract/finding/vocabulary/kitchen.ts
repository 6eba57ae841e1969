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
`;
