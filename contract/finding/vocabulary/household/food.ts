/** What one eats and drinks, and what it is made with. A line is what means the same, in English and German, without accents. */
export const FOOD = `
  fruit, obst
  vegetable, gemuse
  orange, apfelsine
  grape, traube, weintraube
  pear, birne
  apricot, aprikose, marille
  melon, melone
  fig, feige
  currant, johannisbeere
  gooseberry, stachelbeere
  blackberry, brombeere
  cranberry, preiselbeere
  elderberry, holunder, holunderbeere, elderflower
  rhubarb, rhabarber
  lettuce, kopfsalat, salat
  rocket, rucola, arugula
  celery, sellerie
  leek, lauch, porree
  cauliflower, blumenkohl, karfiol
  brussels sprouts, rosenkohl
  radish, radieschen, rettich
  beetroot, rote bete, rote rube
  asparagus, spargel
  fennel, fenchel
  artichoke, artischocke
  bell pepper, paprika
  chilli, chili, chillies
  sweet potato, susskartoffel
  horseradish, meerrettich
  olive, oliven
  sunflower seed, sonnenblumenkern, sonnenblumenkerne
  pumpkin seed, kurbiskern, kurbiskerne
  linseed, leinsamen, flaxseed
  poppy seed, mohn
  sesame, sesam
  pine nut, pinienkern, pinienkerne
  cashew, cashewkern
  chestnut, kastanie, marone
  pecan, pekannuss
  nut mix, nussmischung, trail mix, studentenfutter
  dill, dillspitzen
  oregano, dost
  marjoram, majoran
  tarragon, estragon
  clove, nelke, gewurznelke
  cardamom, kardamom
  star anise, sternanis
  anise, anis
  juniper, wacholder
  saffron, safran
  curry powder, currypulver
  paprika powder, paprikapulver
  allspice, piment
  peppercorn, pfefferkorn, pfefferkorner
  chilli flakes, chiliflocken
  garlic powder, knoblauchpulver
  stock powder, bruhpulver, gemusebruhe, vegetable stock
  ketchup, tomatenketchup
  mayonnaise, mayo
  salad dressing, salatdressing, salatsosse
  balsamic vinegar, balsamico
  tinned fruit, obstkonserve
  tinned peas, erbsen konserve
  tin, dose, can
  preserve, konserve
  sardine, olsardine, sardinen
  salmon, lachs
  herring, hering
  anchovy, sardelle
  shrimp, garnele, prawn
  turkey, pute, truthahn
  duck, ente
  goose, gans
  lamb, lamm
  venison, wildfleisch
  gravy, bratensosse, sosse
  sauce, sosse
  semolina, griess
  polenta, maisgriess
  rye, roggen
  rye flour, roggenmehl
  spelt, dinkel
  spelt flour, dinkelmehl
  barley, gerste
  millet, hirse
  buckwheat, buchweizen
  wholemeal flour, vollkornmehl, whole wheat flour
  bran, kleie
  cornflakes, cereal
  sourdough, sauerteig
  toast, toastbrot
  rusk, zwieback
  cracker, salzgeback
  pretzel, brezel, breze
  pretzel sticks, salzstangen
  rice cake, reiswaffel
  gummy bears, gummibarchen, jelly babies
  liquorice, lakritz, lakritze, licorice
  nougat, nougatcreme
  chocolate spread, schokocreme, nutella
  icing, zuckerguss
  sprinkles, streusel, zuckerstreusel
  food colouring, lebensmittelfarbe, food coloring
  brown sugar, brauner zucker, rohrzucker
  vanilla sugar, vanillezucker
  jelly, gelee, gotterspeise
  gelling sugar, gelierzucker, jam sugar
  condensed milk, kondensmilch
  powdered milk, milchpulver, milk powder, dried milk
  lard, schmalz
  cream cheese, frischkase
  cottage cheese, huttenkase
  quark, curd
  sour cream, saure sahne
  whipped cream, schlagsahne, whipping cream
  buttermilk, buttermilch
  oat milk, hafermilch, haferdrink
  soy milk, sojamilch, sojadrink
  almond milk, mandelmilch
  apple juice, apfelsaft
  orange juice, orangensaft
  lemon juice, zitronensaft
  tomato juice, tomatensaft
  lemonade, limonade, limo
  cola, coke
  instant coffee, loskaffee, instantkaffee
  ground coffee, filterkaffee, gemahlener kaffee
  coffee beans, kaffeebohnen
  herbal tea, krautertee
  peppermint tea, pfefferminztee
  camomile tea, kamillentee, chamomile tea
  green tea, gruntee, gruner tee
  black tea, schwarztee, schwarzer tee
  fruit tea, fruchtetee
  tea bag, teebeutel
  drinking chocolate, trinkschokolade, hot chocolate, kakaopulver
  cider, apfelwein
  red wine, rotwein
  white wine, weisswein
  mulled wine, gluhwein
  liqueur, likor
  brandy, weinbrand
  egg liqueur, eierlikor, advocaat
  ready meal, fertiggericht, fertigessen
  frozen vegetables, tiefkuhlgemuse, tk gemuse
  ice cream, speiseeis, eiscreme
  ice cube, eiswurfel
  honey spoon, honigloffel
  baby food, babynahrung, babybrei
  hops, hopfen
  malt, malz
  fermenter, garbehalter, gareimer, garballon, demijohn
  airlock, garrohrchen, garspund
  brewing kettle, braukessel
  hydrometer, araometer, bierspindel, areometer, senkspindel
  bottle cap, kronkorken, crown cap
  wine press, obstpresse, weinpresse, fruit press
  sausage casing, wurstdarm
  smoker, raucherofen
  whole milk, vollmilch
  cheddar, hartkase
  grated cheese, reibekase, geriebener kase
  parmesan, parmesankase
  feta, schafskase
  egg noodles, eiernudeln
  lasagne sheets, lasagneplatten
  rice noodles, reisnudeln
  basmati rice, basmatireis
  brown rice, naturreis
  risotto rice, risottoreis
  kidney beans, kidneybohnen
  white beans, weisse bohnen
  red lentils, rote linsen
  split peas, schalerbsen
  mushrooms, champignons
  olives, oliven
  capers, kapern
  sun dried tomatoes, getrocknete tomaten
  tomato sauce, tomatensosse, pasta sauce
  fish sauce, fischsosse
  hot sauce, chilisosse, scharfe sosse
  worcester sauce, worcestersauce
  vegetable oil, pflanzenol, speiseol
  coconut oil, kokosol
  sesame oil, sesamol
  pumpkin seed oil, kurbiskernol
  wine vinegar, weinessig
  apple vinegar, apfelessig, cider vinegar
  mustard seed, senfkorner
  pickled onion, silberzwiebel
  fried onions, rostzwiebeln
  bread crumbs, semmelbrosel
  bread flour, brotmehl
  pizza dough, pizzateig
  puff pastry, blatterteig
  shortcrust pastry, murbeteig
  cake mix, backmischung, baking mix
  chocolate chips, schokotropfen
  dark chocolate, zartbitterschokolade, bitterschokolade
  white chocolate, weisse schokolade
  cooking chocolate, kuverture
  cocoa powder, kakaopulver, backkakao
  ground almonds, gemahlene mandeln
  ground hazelnuts, gemahlene haselnusse
  desiccated coconut, kokosraspel
  candied peel, zitronat, orangeat
  almond paste, marzipanrohmasse
  maple syrup, ahornsirup
  golden syrup, zuckerrubensirup
  agave syrup, agavendicksaft
  sweetener, sussstoff
  lump sugar, wurfelzucker
  rock salt, steinsalz
  herb, kraut, krauter
  herbes de provence, krauter der provence
  cayenne pepper, cayennepfeffer
  white pepper, weisser pfeffer
  bay leaves, lorbeerblatter
  vanilla pod, vanilleschote
  dried yeast, trockenhefe
  fresh yeast, frischhefe
  protein powder, eiweisspulver, proteinpulver
  energy drink, energydrink
  ginger ale, ingwerlimonade
  iced tea, eistee
  sparkling water, sprudelwasser, soda water
  still water, stilles wasser
  decaf, entkoffeinierter kaffee
  cappuccino, cappuccinopulver
  whiskey, whisky, scotch
  vodka, wodka
  champagne, champagner
  wheat beer, weissbier, weizenbier, hefeweizen
  alcohol free beer, alkoholfreies bier
  dog biscuit, hundekeks, hundekuchen
  dry yeast, trockenhefe
  strawberry jam, erdbeermarmelade, erdbeerkonfiture
  camomile, kamille, chamomile
  half mask, halbmaske
  fermenter, garfass, fermentation bucket
  demijohn, glasballon, carboy
  hop cones, hopfendolden, dolden
  brewing yeast, bierhefe, ale yeast, lager yeast
  mash paddle, maischpaddel
  lauter tun, lauterblech, false bottom
  wort chiller, wurzekuhler
  crown capper, kronkorker, bench capper
  swing top gasket, bugelverschlussdichtung
  keg, bierfass
  beer line, bierschlauch
  beer tap, zapfhahn
  auto siphon, heber
  grain mill, schrotmuhle, malzmuhle
  co2 cylinder, co2 flasche, co2 zylinder, kohlensaureflasche
  proofing basket, garkorbchen, banneton
  bundt pan, gugelhupfform
  piping nozzle, spritztulle
  couverture, kuverture
`;
