/** What one eats and drinks, as it is bought. A line is what means the same, in English and German, without accents. */
export const PANTRY = `
  cream stiffener, cream stabiliser, sahnesteif
  cake glaze, tortenguss
  chocolate glaze, schokoglasur, schokoladenglasur
  baking wafer, backoblate
  bakers ammonia, hirschhornsalz, hartshorn salt
  cream of tartar, weinstein
  pectin, pektin
  xanthan gum, xanthan
  guar gum, guarkernmehl
  locust bean gum, carob gum, johannisbrotkernmehl
  psyllium husk, flohsamenschale
  chia seed, chiasamen
  hemp seed, hanfsamen
  amaranth, amarant
  oat bran, haferkleie
  wheat bran, weizenkleie
  wheat germ, weizenkeim
  vital wheat gluten, weizengluten, seitanpulver
  potato starch, kartoffelstarke, kartoffelmehl
  wheat starch, weizenstarke
  tapioca starch, tapioca flour, tapiokastarke
  rice flour, reismehl
  almond flour, mandelmehl
  chickpea flour, gram flour, besan, kichererbsenmehl
  plain flour, all purpose flour
  self raising flour, self rising flour
  caster sugar, superfine sugar, feinzucker, feiner zucker
  granulated sugar, kristallzucker, haushaltszucker
  pearl sugar, nib sugar, hagelzucker
  rock sugar, rock candy, kandis, kandiszucker
  xylitol, birch sugar, xylit, birkenzucker
  erythritol, erythrit
  fructose, fruit sugar, fruchtzucker
  lactose, milk sugar, milchzucker
  molasses, black treacle, melasse
  lemon peel, zitronenschale
  vanilla extract, vanilleextrakt
  rum flavouring, rum flavoring, rumaroma
  bitter almond flavouring, bittermandelaroma
  clarified butter, butterschmalz, ghee
  frying fat, frittierfett
  walnut oil, walnussol
  peanut oil, groundnut oil, erdnussol
  corn oil, maiskeimol
  grapeseed oil, traubenkernol
  chilli oil, chili oil, chiliol
  rice vinegar, reisessig
  herb vinegar, krauteressig
  tahini, tahina, tahin, sesame paste, sesammus
  nori, nori sheet, noriblatt
  glass noodle, cellophane noodle, glasnudel
  instant noodle, cup noodle, instantnudel
  macaroni, makkaroni
  tagliatelle, ribbon noodle, bandnudel
  fusilli, spirelli, spiralnudel
  soup noodle, suppennudel
  rice paper, reispapier
  jasmine rice, jasminreis
  wild rice, wildreis
  sushi rice, sushireis
  pudding rice, rice pudding, milchreis
  mung bean, mungbohne
  black bean, schwarze bohne
  broad bean, fava bean, ackerbohne, saubohne, dicke bohne
  runner bean, scarlet runner bean, feuerbohne, prunkbohne
  bush bean, dwarf bean, buschbohne
  pole bean, climbing bean, stangenbohne
  green bean, french bean, string bean, grune bohne, fisole
  soya bean, soybean, soy bean, sojabohne
  soya mince, soy mince, sojagranulat, sojaschnetzel, tvp
  pearl barley, perlgraupe, graupe, rollgerste
  green spelt, grunkern
  puffed rice, puffreis
  popping corn, popcorn maize, popcornmais, popcorn kernel
  tortilla chip, nacho, nachochip
  bread dumpling, semmelknodel
  potato dumpling, kartoffelkloss, kartoffelknodel
  dumpling, knodel
  mashed potato, kartoffelpuree, kartoffelbrei, kartoffelstock
  french fries, pommes frites, pommes, fritten
  potato pancake, kartoffelpuffer, reibekuchen, latke
  chopped tomatoes, gehackte tomaten, stuckige tomaten
  tinned tuna, canned tuna, dosenthunfisch
  tinned corn, tinned sweetcorn, canned corn, dosenmais
  tinned beans, canned beans, dosenbohnen
  tinned soup, canned soup, dosensuppe
  tinned food, canned food, konserven, dosenessen
  tinned fish, canned fish, fischkonserve
  tinned pineapple, canned pineapple, dosenananas
  packet soup, instant soup, tutensuppe, packerlsuppe, instantsuppe
  mackerel, makrele
  cod, kabeljau, dorsch
  trout, forelle
  carp, karpfen
  coley, saithe, seelachs
  mussel, miesmuschel
  squid, tintenfisch, calamari
  lobster, hummer
  caviar, kaviar
  smoked salmon, raucherlachs
  veal, kalbfleisch
  frankfurter, frankfurter wurstchen, wiener wurstchen
  liver sausage, liverwurst, leberwurst
  black pudding, blood sausage, blutwurst
  beef jerky, biltong, trockenfleisch
  chicken breast, hahnchenbrust, huhnerbrust
  goat cheese, goats cheese, ziegenkase
  blue cheese, blauschimmelkase, edelpilzkase
  processed cheese, cheese spread, schmelzkase, streichkase
  grilling cheese, halloumi, grillkase
  coffee creamer, coffee whitener, kaffeeweisser
  coffee cream, kaffeesahne, kaffeerahm
  lactose free milk, laktosefreie milch
  lollipop, lutscher, lolli, dauerlutscher
  bar of chocolate, schokoladentafel, tafel schokolade
  candy bar, schokoriegel, schokoladenriegel
  muesli bar, granola bar, cereal bar, musliriegel
  protein bar, proteinriegel, eiweissriegel
  glucose tablet, dextrose tablet, traubenzuckertablette
  candy floss, cotton candy, zuckerwatte, fairy floss
  box of chocolates, pralinenschachtel
  ice cream cone, waffle cone, eistute, eishornchen, eiswaffel
  sponge finger, ladyfinger, loffelbiskuit, savoiardi
  speculoos, spekulatius
  meringue, baiser
  peppermint sweet, pfefferminzbonbon
  apricot jam, aprikosenmarmelade, marillenmarmelade
  raspberry jam, himbeermarmelade, himbeerkonfiture
  cherry jam, kirschmarmelade
  orange marmalade, orangenmarmelade
  plum butter, pflaumenmus, zwetschgenmus, powidl
  olive paste, tapenade, olivenpaste
  red cabbage, rotkohl, blaukraut, rotkraut
  white cabbage, weisskohl, weisskraut
  savoy cabbage, wirsing, wirsingkohl
  chinese cabbage, napa cabbage, chinakohl, chinese leaves
  kale, grunkohl, curly kale
  pak choi, bok choy, pak choy
  kohlrabi, turnip cabbage
  rutabaga, steckrube, kohlrube
  parsnip, pastinake
  salsify, schwarzwurzel
  jerusalem artichoke, topinambur
  celeriac, knollensellerie, sellerieknolle
  chicory, chicoree, belgian endive
  lambs lettuce, feldsalat, vogerlsalat, nusslisalat
  iceberg lettuce, eisbergsalat
  swiss chard, chard, mangold
  spring onion, scallion, green onion, fruhlingszwiebel, lauchzwiebel
  shallot, schalotte
  cherry tomato, kirschtomate, cocktailtomate
  mangetout, snow pea, zuckererbse, zuckerschote
  wild garlic, ramsons, barlauch
  lovage, liebstockel, maggikraut
  sage herb, salbei, common sage
  lemon balm, melisse, zitronenmelisse
  borage, borretsch
  chervil, kerbel
  summer savory, bohnenkraut
  sorrel, sauerampfer
  stinging nettle, nettle, brennnessel, brennessel
  dandelion, lowenzahn
  lemongrass, lemon grass, zitronengras
  valerian, baldrian
  st johns wort, johanniskraut
  rosehip, rose hip, hagebutte
  sea buckthorn, sanddorn
  sloe, schlehe
  quince, quitte
  mulberry, maulbeere
  persimmon, kaki, kakifrucht, sharon fruit
  pomegranate, granatapfel
  passion fruit, maracuja, passionsfrucht
  lychee, litschi
  kiwi fruit, kiwi, kiwifrucht
  dried date, dattel, medjool date
  grapefruit, pampelmuse
  tangerine, mandarine, mandarin orange
  clementine, klementine
  nectarine, nektarine
  sour cherry, sauerkirsche, morello cherry, weichsel
  redcurrant, red currant, rote johannisbeere
  blackcurrant, black currant, schwarze johannisbeere
  watermelon, wassermelone
  physalis, cape gooseberry, kapstachelbeere, andenbeere
  aronia, chokeberry, apfelbeere
  brazil nut, paranuss
  macadamia nut, macadamianuss
  pistachio, pistazie
  coconut, kokosnuss
  coconut flake, kokosflocke
  fenugreek, bockshornklee
  sumac, sumach
  chilli powder, chili powder, chilipulver
  gingerbread spice, lebkuchengewurz
  mulled wine spice, gluhweingewurz
  bread spice, brotgewurz
  pickling spice, einmachgewurz, gurkengewurz
  barbecue rub, bbq rub, grillgewurz, steak rub
  herb salt, krautersalz
  iodised salt, iodized salt, jodsalz
  curing salt, pokelsalz, nitritpokelsalz, nitrite salt
  smoked paprika, raucherpaprika
  cinnamon stick, zimtstange
  juniper berry, wacholderbeere
  nigella seed, black cumin, schwarzkummel
  monosodium glutamate, glutamat
  curry paste, currypaste
  liquid seasoning, speisewurze, maggi
  oyster sauce, austernsosse
  barbecue sauce, bbq sauce, barbecuesosse, grillsosse
  sauce thickener, sossenbinder
  grape juice, traubensaft
  cherry juice, kirschsaft
  carrot juice, karottensaft, mohrensaft
  multivitamin juice, multivitaminsaft, multisaft
  elderflower cordial, elderflower syrup, holunderblutensirup
  fruit cordial, fruit syrup, fruchtsirup
  apple spritzer, apfelschorle
  rooibos tea, rotbuschtee, rooibos
  malt coffee, grain coffee, malzkaffee, getreidekaffee
  ginger tea, ingwertee
  fennel tea, fencheltee
  port wine, portwein
  rose wine, rosewein
  vermouth, wermutwein
  absinthe, absinth
  fruit brandy, obstbrand, obstler, obstwasser
  herbal liqueur, krauterlikor
  pilsner, pilsener, pils
  dark beer, dunkelbier, dunkles bier
  shandy, radler, alsterwasser
  malt beer, malzbier
  mead, honigwein, honey wine
  rice wine, reiswein, sake
`;
