/** What one eats and drinks, and what it is made with. A line is what means the same, in English and German, without accents. */
export const FOOD = `
  fruit, obst, frucht
  vegetable, gemuse, veggie
  orange, apfelsine
  grape, traube, weintraube
  pear, birne
  apricot, aprikose, marille
  melon, melone
  fig, feige
  currant, johannisbeere, ribisel, ribiseli
  gooseberry, stachelbeere
  blackberry, brombeere
  cranberry, preiselbeere, lingonberry, kronsbeere
  elderberry, holunder, holunderbeere, elderflower, fliederbeere, holunderblute
  rhubarb, rhabarber
  lettuce, kopfsalat, salat, hauptelsalat, blattsalat
  rocket, rucola, arugula, rauke, rukola, ruccola, salatrauke, rocket salad
  celery, sellerie, staudensellerie, stangensellerie, celery stalk, celery stick
  leek, lauch, porree, lauchstange, porreestange
  cauliflower, blumenkohl, karfiol
  brussels sprouts, rosenkohl, brussel sprouts, kohlsprossen
  radish, radieschen, rettich
  beetroot, rote bete, rote rube, rote beete, rande, randen, rahne, red beet
  asparagus, spargel
  fennel, fenchel, fennel bulb, fenchelknolle
  artichoke, artischocke
  bell pepper, paprika, capsicum, sweet pepper, paprikaschote, gemusepaprika
  chilli, chili, chillies, chilli pepper, chili pepper, chile pepper, chilischote, pfefferoni, peperoncino
  sweet potato, susskartoffel, batate
  horseradish, meerrettich, kren, meerettich
  olive, oliven
  sunflower seed, sonnenblumenkern, sonnenblumenkerne
  pumpkin seed, kurbiskern, kurbiskerne
  linseed, leinsamen, flaxseed, leinsaat, flax seed
  poppy seed, mohn, mohnsamen, blaumohn, graumohn
  sesame, sesam, sesame seed, sesamsamen, sesamsaat
  pine nut, pinienkern, pinienkerne, pine kernel, pignoli
  cashew, cashewkern, cashew nut, cashewnuss
  chestnut, kastanie, marone, sweet chestnut, esskastanie, edelkastanie, marroni, maroni
  pecan, pekannuss, pecan nut, pecannuss
  nut mix, nussmischung, trail mix, studentenfutter, mixed nuts, nusskernmischung
  dill, dillspitzen, dill weed, dillkraut
  oregano, dost
  marjoram, majoran
  tarragon, estragon
  clove, nelke, gewurznelke
  cardamom, kardamom, cardamon, kardamon, cardamom pod, kardamomkapsel
  star anise, sternanis
  anise, anis, aniseed, anissamen
  juniper, wacholder
  saffron, safran, saffron threads, saffron strands, safranfaden
  curry powder, currypulver, curry spice, currygewurz
  paprika powder, paprikapulver, ground paprika, sweet paprika, paprikagewurz, edelsusspaprika
  allspice, piment, nelkenpfeffer, neugewurz
  peppercorn, pfefferkorn, pfefferkorner
  chilli flakes, chiliflocken, chili flakes, crushed chilli, red pepper flakes, crushed red pepper, chilliflocken, pul biber
  garlic powder, knoblauchpulver, garlic granules, granulated garlic, knoblauchgranulat
  stock powder, bruhpulver, gemusebruhe, vegetable stock, broth powder, bouillon powder, vegetable broth, gekornte bruhe, instantbruhe, bouillonpulver, gemusebouillon
  ketchup, tomatenketchup, tomato ketchup, catsup, ketschup
  mayonnaise, mayo, majo, mayonaise, majonase
  salad dressing, salatdressing, salatsosse, vinaigrette, salatsauce
  balsamic vinegar, balsamico, balsamic, balsamessig, balsamicoessig, aceto balsamico
  tinned fruit, obstkonserve, canned fruit, dosenobst, fruchtkonserve
  tinned peas, erbsen konserve, canned peas, dosenerbsen
  tin, dose, can, tin can, konservendose, konservenbuchse
  preserve, konserve, eingemachtes, eingewecktes
  sardine, olsardine, sardinen, pilchard
  salmon, lachs
  herring, hering
  anchovy, sardelle, anchovis, anchovy fillet, sardellenfilet
  shrimp, garnele, prawn, shrimps, scampi, krevette, crevette
  turkey, pute, truthahn, turkey meat, putenfleisch, truthahnfleisch
  duck, ente
  goose, gans
  lamb, lamm, lammfleisch
  venison, wildfleisch, deer meat, game meat, wildbret, hirschfleisch, rehfleisch
  gravy, bratensosse, sosse, bratensauce, bratensaft
  sauce, sosse, tunke
  semolina, griess, weizengriess, hartweizengriess, cream of wheat
  polenta, maisgriess, cornmeal, maize meal, polentagriess
  rye, roggen
  rye flour, roggenmehl
  spelt, dinkel
  spelt flour, dinkelmehl
  barley, gerste
  millet, hirse
  buckwheat, buchweizen
  wholemeal flour, vollkornmehl, whole wheat flour, wholewheat flour, wholegrain flour, whole grain flour, weizenvollkornmehl
  bran, kleie
  cornflakes, cereal, corn flakes, cerealien, fruhstucksflocken, fruhstuckscerealien, maisflocken
  sourdough, sauerteig, sourdough starter, sauerteigansatz, sauerteigstarter, anstellgut
  toast, toastbrot, toast bread, sliced bread, sandwich bread, toastscheibe
  rusk, zwieback
  cracker, salzgeback, cream cracker, saltine, salzcracker, kracker
  pretzel, brezel, breze, soft pretzel, laugenbrezel, bretzel, brezn
  pretzel sticks, salzstangen, salt sticks, salzletten, soletti
  rice cake, reiswaffel, puffed rice cake, puffreiswaffel
  gummy bears, gummibarchen, jelly babies, gummi bears, goldbaren, haribo
  liquorice, lakritz, lakritze, licorice, barendreck
  nougat, nougatcreme, nussnougat
  chocolate spread, schokocreme, nutella, hazelnut spread, chocolate hazelnut spread, nussnougatcreme, nuss nougat creme, schokoaufstrich, schokoladenaufstrich, schokoladencreme
  icing, zuckerguss, frosting, sugar icing, cake icing, zuckerglasur
  sprinkles, streusel, zuckerstreusel, hundreds and thousands, sugar strands, cake sprinkles, dekostreusel, bunte streusel, zuckerperlen, liebesperlen
  food colouring, lebensmittelfarbe, food coloring, food dye, food colour, food color, lebensmittelfarbstoff, speisefarbe, backfarbe
  brown sugar, brauner zucker, rohrzucker, cane sugar, raw cane sugar, demerara sugar, muscovado sugar, rohzucker, rohrohrzucker, vollrohrzucker
  vanilla sugar, vanillezucker, vanillin sugar, vanillinzucker
  jelly, gelee, gotterspeise, jello, gelatin dessert, wackelpudding, wackelpeter
  gelling sugar, gelierzucker, jam sugar, preserving sugar, jam making sugar, einmachzucker
  condensed milk, kondensmilch, evaporated milk, sweetened condensed milk, dosenmilch, buchsenmilch
  powdered milk, milchpulver, milk powder, dried milk, dry milk, instant milk, trockenmilch
  lard, schmalz, pork lard, schweineschmalz, schweinefett
  cream cheese, frischkase, philadelphia, doppelrahmfrischkase
  cottage cheese, huttenkase, korniger frischkase
  quark, curd, curd cheese, speisequark, magerquark
  sour cream, saure sahne, soured cream, sauerrahm, saurer rahm, schmand
  whipped cream, schlagsahne, whipping cream, heavy cream, heavy whipping cream, schlagobers, schlagrahm
  buttermilk, buttermilch
  oat milk, hafermilch, haferdrink, oat drink, oatly
  soy milk, sojamilch, sojadrink, soya milk, soya drink, soy drink
  almond milk, mandelmilch, almond drink, mandeldrink
  apple juice, apfelsaft
  orange juice, orangensaft, osaft, o saft
  lemon juice, zitronensaft, lemon juice concentrate, zitronensaftkonzentrat
  tomato juice, tomatensaft
  lemonade, limonade, limo, soft drink, softdrink, fizzy drink, soda pop, fizzy pop, carbonated drink, kracherl, brauselimonade, erfrischungsgetrank
  cola, coke, coca cola, pepsi, pepsi cola
  instant coffee, loskaffee, instantkaffee, nescafe, soluble coffee, coffee granules, pulverkaffee, loslicher kaffee
  ground coffee, filterkaffee, gemahlener kaffee, filter coffee, kaffeepulver, kaffeemehl
  coffee beans, kaffeebohnen, espresso beans, whole bean coffee, bohnenkaffee, espressobohnen
  herbal tea, krautertee, herb tea, herbal infusion, tisane
  peppermint tea, pfefferminztee, mint tea, minztee
  camomile tea, kamillentee, chamomile tea
  green tea, gruntee, gruner tee
  black tea, schwarztee, schwarzer tee, breakfast tea, english breakfast tea
  fruit tea, fruchtetee, fruit infusion, fruchttee
  tea bag, teebeutel, aufgussbeutel
  drinking chocolate, trinkschokolade, hot chocolate, hot cocoa, hot chocolate powder, heisse schokolade, trinkkakao, kakaogetrank, nesquik
  cider, apfelwein, hard cider, cidre, apfelmost, ebbelwoi
  red wine, rotwein
  white wine, weisswein
  mulled wine, gluhwein, spiced wine
  liqueur, likor
  brandy, weinbrand, cognac, kognak
  egg liqueur, eierlikor, advocaat, advokaat, verpoorten
  ready meal, fertiggericht, fertigessen, microwave meal, tv dinner, prepared meal, convenience food, convenience meal, fertigmahlzeit, fertigmenu, mikrowellengericht
  frozen vegetables, tiefkuhlgemuse, tk gemuse, frozen veg, frozen veggies
  ice cream, speiseeis, eiscreme, gelato, glace
  ice cube, eiswurfel
  honey spoon, honigloffel, honey dipper, honey drizzler, honey stick, honigheber, honigstab
  baby food, babynahrung, babybrei, baby puree, infant food, babykost
  hops, hopfen
  malt, malz
  fermenter, garbehalter, gareimer, garballon, demijohn, fermenting vessel, fermentation vessel, fermenting bucket, fermenting bin, brewing bucket, brew bucket, gargefass, garbottich, gartonne, gartank, fermentor
  airlock, garrohrchen, garspund, fermentation lock, fermentation airlock, airlock bubbler, garverschluss, garglocke, garaufsatz
  brewing kettle, braukessel, brew kettle, brew pot, brewing pot, boil kettle, sudkessel, sudpfanne, brautopf, wurzepfanne
  hydrometer, araometer, bierspindel, areometer, senkspindel, saccharometer, beer hydrometer, wurzespindel, bierwurzespindel
  bottle cap, kronkorken, crown cap, crown cork, beer cap, beer bottle cap, kronenkorken, kronverschluss
  wine press, obstpresse, weinpresse, fruit press, grape press, apple press, cider press, fruchtpresse, apfelpresse, mostpresse, traubenpresse, kelter
  sausage casing, wurstdarm, sausage skin, hog casing, wursthulle, wurstpelle, wursthaut, naturdarm, kunstdarm
  smoker, raucherofen, food smoker, meat smoker, bbq smoker, smoker grill, smoking oven, smoking cabinet, raucherschrank, rauchertonne, raucherkammer, raucherkasten
  whole milk, vollmilch, full fat milk, full cream milk
  cheddar, cheddar cheese
  grated cheese, reibekase, geriebener kase, shredded cheese, gratinkase, streukase, raspelkase, geraspelter kase
  parmesan, parmesankase, parmesan cheese, parmigiano, parmigiano reggiano
  feta, schafskase, feta cheese, fetakase, schafkase, hirtenkase
  egg noodles, eiernudeln, egg pasta, eierteigwaren
  lasagne sheets, lasagneplatten, lasagna sheets, lasagne noodles, lasagna noodles, lasagneblatter
  rice noodles, reisnudeln, rice vermicelli
  basmati rice, basmatireis, basmati
  brown rice, naturreis, wholegrain rice, whole grain rice, vollkornreis
  risotto rice, risottoreis, arborio, arborio rice, carnaroli
  kidney beans, kidneybohnen, red kidney beans, rote bohnen
  white beans, weisse bohnen, cannellini beans, haricot beans, navy beans
  red lentils, rote linsen
  split peas, schalerbsen, yellow split peas, halbe erbsen, geschalte erbsen, gelbe erbsen
  mushrooms, champignons, button mushrooms, egerling, zuchtchampignon
  olives, oliven
  capers, kapern
  sun dried tomatoes, getrocknete tomaten, dried tomatoes, trockentomaten
  tomato sauce, tomatensosse, pasta sauce, tomatensauce, spaghetti sauce, marinara sauce, pastasauce, nudelsauce, nudelsosse, pastasosse, spaghettisauce, spaghettisosse, sugo
  fish sauce, fischsosse, fischsauce, nam pla
  hot sauce, chilisosse, scharfe sosse, chili sauce, chilli sauce, chilisauce, scharfe sauce, tabasco
  worcester sauce, worcestersauce, worcestershire sauce, worcestersosse, worcestershiresauce
  vegetable oil, pflanzenol, speiseol, cooking oil, bratol, kochol
  coconut oil, kokosol, coconut fat, kokosfett, kokosnussol
  sesame oil, sesamol
  pumpkin seed oil, kurbiskernol, kernol
  wine vinegar, weinessig
  apple vinegar, apfelessig, cider vinegar, apple cider vinegar, obstessig
  mustard seed, senfkorner, senfsaat, senfsamen
  pickled onion, silberzwiebel, silverskin onion, cocktail onion, perlzwiebel
  fried onions, rostzwiebeln, crispy onions, crispy fried onions
  bread crumbs, semmelbrosel
  bread flour, brotmehl, strong flour, strong white flour, strong bread flour, brotbackmehl
  pizza dough, pizzateig
  puff pastry, blatterteig, flaky pastry
  shortcrust pastry, murbeteig, shortcrust, short crust, short pastry, pie dough, pie pastry, pie crust
  cake mix, backmischung, baking mix, kuchenbackmischung, cake baking mix, fertigbackmischung
  chocolate chips, schokotropfen, choc chips, chocolate drops, schokodrops, schokoladentropfen, schokotropfchen, schokostuckchen
  dark chocolate, zartbitterschokolade, bitterschokolade, plain chocolate, bittersweet chocolate, edelbitterschokolade, dunkle schokolade, edelbitter, zartbitter
  white chocolate, weisse schokolade
  cooking chocolate, kuverture, baking chocolate, bakers chocolate, kochschokolade, blockschokolade, backschokolade, schokoladenkuverture
  cocoa powder, kakaopulver, backkakao, baking cocoa, cacao powder
  ground almonds, gemahlene mandeln, almond meal, geriebene mandeln
  ground hazelnuts, gemahlene haselnusse, hazelnut meal, geriebene haselnusse
  desiccated coconut, kokosraspel, shredded coconut, kokosette, kokosnussraspel
  candied peel, zitronat, orangeat, mixed peel, citronat, candied lemon peel, candied orange peel
  almond paste, marzipanrohmasse, marzipan, marzipan paste, rohmarzipan
  maple syrup, ahornsirup
  golden syrup, zuckerrubensirup, light treacle, rubensirup, rubenkraut, goldsaft
  agave syrup, agavendicksaft, agave nectar, agavensirup
  sweetener, sussstoff, artificial sweetener, sugar substitute, sweetener tablet, zuckerersatz, sussungsmittel, sussstofftablette
  lump sugar, wurfelzucker, sugar cube, cube sugar, sugar lump, stuckzucker
  rock salt, steinsalz
  herb, kraut, krauter
  herbes de provence, krauter der provence, provencal herbs, provenzalische krauter, provencekrauter
  cayenne pepper, cayennepfeffer, cayenne
  white pepper, weisser pfeffer
  bay leaves, lorbeerblatter
  vanilla pod, vanilleschote, vanilla bean, vanillestange, vanillestangel
  dried yeast, trockenhefe, active dry yeast, instant yeast, fast action yeast, trockengerm, trockenbackhefe
  fresh yeast, frischhefe, yeast cube, compressed yeast, hefewurfel, wurfelhefe, frischgerm, germwurfel
  protein powder, eiweisspulver, proteinpulver, whey protein, whey powder, protein shake, proteinshake, eiweissshake
  energy drink, energydrink, red bull, energygetrank
  ginger ale, ingwerlimonade
  iced tea, eistee, ice tea
  sparkling water, sprudelwasser, soda water, fizzy water, carbonated water, seltzer, seltzer water, club soda, sodawasser, selterswasser
  still water, stilles wasser, uncarbonated water, stilles mineralwasser
  decaf, entkoffeinierter kaffee, decaf coffee, decaffeinated coffee, koffeinfreier kaffee
  cappuccino, cappuccinopulver
  whiskey, whisky, scotch, bourbon whiskey, scotch whisky, single malt
  vodka, wodka
  champagne, champagner, schampus
  wheat beer, weissbier, weizenbier, hefeweizen
  alcohol free beer, alkoholfreies bier, non alcoholic beer, nonalcoholic beer, zero alcohol beer
  dog biscuit, hundekeks, hundekuchen, dog cookie
  dry yeast, trockenhefe
  strawberry jam, erdbeermarmelade, erdbeerkonfiture
  camomile, kamille, chamomile
  half mask, halbmaske, half face mask, half face respirator, half mask respirator, atemschutzhalbmaske
  fermenter, garfass, fermentation bucket
  demijohn, glasballon, carboy, weinballon, ballonflasche, korbflasche
  hop cones, hopfendolden, dolden, hop flowers, whole hops, leaf hops, doldenhopfen, rohhopfen
  brewing yeast, bierhefe, ale yeast, lager yeast, brewers yeast, beer yeast, brauhefe
  mash paddle, maischpaddel, brewing paddle, mash stirrer, braupaddel, maischeholz
  lauter tun, lauterblech, false bottom, lauterbottich, lauterboden
  wort chiller, wurzekuhler, wort cooler, immersion chiller, wurzekuhlspirale
  crown capper, kronkorker, bench capper, bottle capper, beer bottle capper, kronenkorker, kronkorkenverschliesser, kronkorkenmaschine
  swing top gasket, bugelverschlussdichtung, swing top seal, swing top washer, flip top seal, bugelflaschendichtung, bugelflaschengummi, bugelgummi
  keg, bierfass, beer keg, beer barrel, party keg, bierkeg, partyfass, bierfasschen
  beer line, bierschlauch, beer hose, beer tube, beer tubing, bierleitung
  beer tap, zapfhahn, beer faucet, keg tap, bierzapfhahn, schankhahn, bierhahn
  auto siphon, heber, racking cane, weinheber, abfullheber
  grain mill, schrotmuhle, malzmuhle, grain grinder, malt mill, malt crusher, flour mill, getreidemuhle, kornmuhle, mehlmuhle
  co2 cylinder, co2 flasche, co2 zylinder, kohlensaureflasche, co2 bottle, co2 tank, carbon dioxide cylinder, sodastream cylinder, kohlendioxidflasche, kohlensaurezylinder, sprudelzylinder
  proofing basket, garkorbchen, banneton, proving basket, bread proofing basket, bread proving basket, garkorb, brotgarkorb, simperl
  bundt pan, gugelhupfform, bundt tin, bundt cake tin, bundt cake pan, guglhupfform, gugelhopfform, napfkuchenform, kranzform, kugelhopf tin
  piping nozzle, spritztulle
  couverture, kuverture
`;
