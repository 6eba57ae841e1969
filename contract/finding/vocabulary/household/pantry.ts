/** What one eats and drinks, as it is bought. A line is what means the same, in English and German, without accents. */
export const PANTRY = `
  cream stiffener, cream stabiliser, sahnesteif, whipping cream stabiliser, sahnefestiger, rahmhalter
  cake glaze, tortenguss, cake jelly, flan glaze, tortengelee
  chocolate glaze, schokoglasur, schokoladenglasur, chocolate icing, chocolate frosting, chocolate coating, schokoguss, schokoladenguss, kuchenglasur, kakaoglasur, fettglasur
  baking wafer, backoblate, wafer paper, lebkuchenoblate
  bakers ammonia, hirschhornsalz, hartshorn salt, baking ammonia, salt of hartshorn, ammonium bicarbonate
  cream of tartar, weinstein, weinsteinpulver, potassium bitartrate
  pectin, pektin, pectin powder, apple pectin, apfelpektin, pektinpulver
  xanthan gum, xanthan
  guar gum, guarkernmehl, guar, guargummi
  locust bean gum, carob gum, johannisbrotkernmehl, carob bean gum
  psyllium husk, flohsamenschale, psyllium, ispaghula husk, flohsamen
  chia seed, chiasamen, chia
  hemp seed, hanfsamen, hemp heart, hanfkorner
  amaranth, amarant
  oat bran, haferkleie
  wheat bran, weizenkleie
  wheat germ, weizenkeim
  vital wheat gluten, weizengluten, seitanpulver, vital gluten, gluten flour, wheat gluten, seitan powder, seitanmehl, weizenkleber
  potato starch, kartoffelstarke, kartoffelmehl, potato flour, kartoffelstarkemehl
  wheat starch, weizenstarke
  tapioca starch, tapioca flour, tapiokastarke, tapioca, tapiokamehl, cassava starch, maniokstarke
  rice flour, reismehl, rice powder
  almond flour, mandelmehl
  chickpea flour, gram flour, besan, kichererbsenmehl, garbanzo flour, besanmehl
  plain flour, all purpose flour, white flour, haushaltsmehl, glattes mehl, weissmehl, weizenmehl 405
  self raising flour, self rising flour, selbsttreibendes mehl, mehl mit backpulver
  caster sugar, superfine sugar, feinzucker, feiner zucker, castor sugar, bakers sugar, backzucker, feinstzucker, feinkristallzucker
  granulated sugar, kristallzucker, haushaltszucker, white sugar, table sugar, refined sugar, weisser zucker, tafelzucker, raffinadezucker
  pearl sugar, nib sugar, hagelzucker, decorating sugar, perlzucker
  rock sugar, rock candy, kandis, kandiszucker, sugar candy, candy sugar, kluntje, krustenkandis
  xylitol, birch sugar, xylit, birkenzucker, xucker
  erythritol, erythrit, erythritzucker
  fructose, fruit sugar, fruchtzucker, fruktose
  lactose, milk sugar, milchzucker, laktose
  molasses, black treacle, melasse, dark treacle, blackstrap molasses, zuckerrohrmelasse
  lemon peel, zitronenschale, lemon zest, lemon rind, zitronenabrieb, zitronenzeste
  vanilla extract, vanilleextrakt, vanilla essence, vanilla flavouring, vanilla flavoring, vanilleessenz, vanillearoma
  rum flavouring, rum flavoring, rumaroma, rum essence, rum extract
  bitter almond flavouring, bittermandelaroma, almond extract, almond essence, almond flavouring, almond flavoring, bittermandelol
  clarified butter, butterschmalz, ghee, butterreinfett, drawn butter, butterfett, bratbutter, geklarte butter
  frying fat, frittierfett, deep frying fat, frying oil, deep frying oil, frittierol, fritierfett
  walnut oil, walnussol, baumnussol
  peanut oil, groundnut oil, erdnussol, arachis oil
  corn oil, maiskeimol, maize oil, maisol
  grapeseed oil, traubenkernol, grape seed oil
  chilli oil, chili oil, chiliol, chilliol
  rice vinegar, reisessig, rice wine vinegar, reisweinessig
  herb vinegar, krauteressig, herbal vinegar
  tahini, tahina, tahin, sesame paste, sesammus, tahine, sesampaste, tahinpaste
  nori, nori sheet, noriblatt, nori seaweed, seaweed sheet, norialge, sushialge, algenblatt
  glass noodle, cellophane noodle, glasnudel, bean thread noodle, bean thread, mung bean noodle, bean vermicelli, cellophannudel
  instant noodle, cup noodle, instantnudel, pot noodle, instant ramen, instant noodle soup, instantnudelsuppe, instant nudelsuppe, nudelbecher
  macaroni, makkaroni, elbow macaroni, makaroni, maccaroni
  tagliatelle, ribbon noodle, bandnudel, ribbon pasta, fettuccine
  fusilli, spirelli, spiralnudel, rotini, spiral pasta, pasta twist, pasta spiral, spirali
  soup noodle, suppennudel, soup pasta
  rice paper, reispapier, rice paper wrapper, reispapierblatt
  jasmine rice, jasminreis, thai rice, fragrant rice, duftreis, thaireis
  wild rice, wildreis
  sushi rice, sushireis, japanese rice, japanischer reis
  pudding rice, rice pudding, milchreis, short grain rice, round grain rice, rundkornreis
  mung bean, mungbohne, moong bean, mungobohne
  black bean, schwarze bohne, black turtle bean, turtle bean
  broad bean, fava bean, ackerbohne, saubohne, dicke bohne, puffbohne, pferdebohne, horse bean
  runner bean, scarlet runner bean, feuerbohne, prunkbohne, kaferbohne
  bush bean, dwarf bean, buschbohne
  pole bean, climbing bean, stangenbohne
  green bean, french bean, string bean, grune bohne, fisole, snap bean, haricot vert, brechbohne, schnittbohne
  soya bean, soybean, soy bean, sojabohne
  soya mince, soy mince, sojagranulat, sojaschnetzel, tvp, textured vegetable protein, textured soy protein, soya granules, soya chunks, sojahack, sojahackfleisch
  pearl barley, perlgraupe, graupe, rollgerste, gerstengraupe, rollgerstl
  green spelt, grunkern
  puffed rice, puffreis, rice krispies, crisped rice, rice pops, gepuffter reis, knusperreis
  popping corn, popcorn maize, popcornmais, popcorn kernel, puffmais
  tortilla chip, nacho, nachochip, corn chip, tortillachip, maischip, doritos
  bread dumpling, semmelknodel, semmelkloss, brotknodel
  potato dumpling, kartoffelkloss, kartoffelknodel, erdapfelknodel
  dumpling, knodel, kloss
  mashed potato, kartoffelpuree, kartoffelbrei, kartoffelstock, potato mash, potato puree, stampfkartoffel, kartoffelmus, erdapfelpuree
  french fries, pommes frites, pommes, fritten, oven chips, frozen chips, frozen fries, potato fries, backofenpommes
  potato pancake, kartoffelpuffer, reibekuchen, latke, reiberdatschi, reibedatschi, reibeplatzchen, erdapfelpuffer, kartoffelpfannkuchen
  chopped tomatoes, gehackte tomaten, stuckige tomaten, diced tomatoes, tomatenstucke, pizzatomaten
  tinned tuna, canned tuna, dosenthunfisch, tuna tin, tin of tuna, can of tuna, thunfischdose, thunfischkonserve
  tinned corn, tinned sweetcorn, canned corn, dosenmais, tin of sweetcorn, can of corn, canned sweetcorn, maisdose
  tinned beans, canned beans, dosenbohnen, tin of beans, can of beans, bohnendose, bohnenkonserve
  tinned soup, canned soup, dosensuppe, tin of soup, can of soup, suppendose, suppenkonserve
  tinned food, canned food, konserven, dosenessen, tinned goods, canned goods, lebensmittelkonserve, dosenkost
  tinned fish, canned fish, fischkonserve, fish tin, fischdose, dosenfisch
  tinned pineapple, canned pineapple, dosenananas, tin of pineapple, can of pineapple, ananasdose, ananaskonserve
  packet soup, instant soup, tutensuppe, packerlsuppe, instantsuppe, soup packet, soup mix, dried soup, powdered soup, cup a soup, trockensuppe, suppentute, beutelsuppe, fertigsuppe, packlisuppe
  mackerel, makrele
  cod, kabeljau, dorsch, codfish
  trout, forelle
  carp, karpfen
  coley, saithe, seelachs, pollock, pollack, alaska pollock, alaska seelachs
  mussel, miesmuschel, blue mussel, pfahlmuschel
  squid, tintenfisch, calamari, kalmar, kalamari
  lobster, hummer
  caviar, kaviar
  smoked salmon, raucherlachs, geraucherter lachs
  veal, kalbfleisch
  frankfurter, frankfurter wurstchen, wiener wurstchen, frankfurter sausage, wiener sausage, hot dog sausage, wienerle, wienerli, saitenwurst, saitenwurstchen
  liver sausage, liverwurst, leberwurst, liver spread, leberstreichwurst
  black pudding, blood sausage, blutwurst, blood pudding, rotwurst, blunze, blunzn
  beef jerky, biltong, trockenfleisch, jerky, dried beef, dried meat
  chicken breast, hahnchenbrust, huhnerbrust, chicken fillet, chicken breast fillet, hahnchenbrustfilet, hahnchenfilet, huhnerfilet, pouletbrust
  goat cheese, goats cheese, ziegenkase, geissenkase
  blue cheese, blauschimmelkase, edelpilzkase, bleu cheese, edelschimmelkase
  processed cheese, cheese spread, schmelzkase, streichkase, processed cheese slice, spreadable cheese, american cheese, scheiblette, schmelzkasescheibe, toastkase
  grilling cheese, halloumi, grillkase, haloumi, grill cheese, pfannenkase, bratkase
  coffee creamer, coffee whitener, kaffeeweisser, non dairy creamer, powdered creamer, coffee mate
  coffee cream, kaffeesahne, kaffeerahm, coffee milk, kaffeemilch, kaffeeobers
  lactose free milk, laktosefreie milch, lactofree milk, lactosefreie milch
  lollipop, lutscher, lolli, dauerlutscher, lollypop, schlecker, chupa chups, chupa chup
  bar of chocolate, schokoladentafel, tafel schokolade, chocolate bar, slab of chocolate, schokotafel, schoggitafel
  candy bar, schokoriegel, schokoladenriegel
  muesli bar, granola bar, cereal bar, musliriegel, oat bar, getreideriegel, haferriegel, cerealienriegel
  protein bar, proteinriegel, eiweissriegel
  glucose tablet, dextrose tablet, traubenzuckertablette, glucose sweet, dextro energy, traubenzuckerbonbon
  candy floss, cotton candy, zuckerwatte, fairy floss, spun sugar
  box of chocolates, pralinenschachtel, chocolate box, chocolate assortment, assorted chocolates, schachtel pralinen, konfektschachtel, bonbonniere, bonboniere, pralinenpackung
  ice cream cone, waffle cone, eistute, eishornchen, eiswaffel, ice cream cornet, ice cone, sugar cone, waffeltute, waffelhornchen, eishorn
  sponge finger, ladyfinger, loffelbiskuit, savoiardi, lady finger, boudoir biscuit, biskotte
  speculoos, spekulatius, speculaas, lotus biscuit, biscoff, lotus biscoff, karamellgeback, karamellkeks
  meringue, baiser, meringue nest, schaumgeback, windbackerei
  peppermint sweet, pfefferminzbonbon, breath mint, mint sweet, mint candy, peppermint candy, minzbonbon, pfefferminzpastille, pfefferminzzuckerl
  apricot jam, aprikosenmarmelade, marillenmarmelade, apricot preserve, aprikosenkonfiture, marillenkonfiture
  raspberry jam, himbeermarmelade, himbeerkonfiture, raspberry preserve
  cherry jam, kirschmarmelade, cherry preserve, kirschkonfiture
  orange marmalade, orangenmarmelade, seville marmalade, orangenkonfiture
  plum butter, pflaumenmus, zwetschgenmus, powidl, plum spread, zwetschkenmus, powidel, latwerge
  olive paste, tapenade, olivenpaste, olive tapenade
  red cabbage, rotkohl, blaukraut, rotkraut, apfelrotkohl, rotkabis, blaukabis
  white cabbage, weisskohl, weisskraut, weisskabis
  savoy cabbage, wirsing, wirsingkohl, wirz
  chinese cabbage, napa cabbage, chinakohl, chinese leaves, chinese leaf, nappa cabbage, japankohl
  kale, grunkohl, curly kale, borecole, krauskohl, federkohl, braunkohl
  pak choi, bok choy, pak choy, bok choi, pac choi, senfkohl
  kohlrabi, turnip cabbage, oberrube
  rutabaga, steckrube, kohlrube, swedish turnip, wruke, bodenkohlrabi
  parsnip, pastinake
  salsify, schwarzwurzel, black salsify, scorzonera, winterspargel
  jerusalem artichoke, topinambur, sunchoke, erdartischocke
  celeriac, knollensellerie, sellerieknolle, celery root, selleriewurzel
  chicory, chicoree, belgian endive, witloof
  lambs lettuce, feldsalat, vogerlsalat, nusslisalat, corn salad, ackersalat, rapunzelsalat
  iceberg lettuce, eisbergsalat, eissalat, crisphead lettuce
  swiss chard, chard, mangold, silverbeet, leaf beet, stielmangold, krautstiel
  spring onion, scallion, green onion, fruhlingszwiebel, lauchzwiebel, salad onion, jungzwiebel, bundzwiebel, fruhlingslauch
  shallot, schalotte, eschalotte
  cherry tomato, kirschtomate, cocktailtomate, cocktail tomato, cherrytomate, partytomate, kirschparadeiser, cocktailparadeiser
  mangetout, snow pea, zuckererbse, zuckerschote, mange tout, sugar snap, sugar snap pea, sugar pea, kefe, kaiserschote
  wild garlic, ramsons, barlauch, bear garlic, bears garlic, waldknoblauch
  lovage, liebstockel, maggikraut, maggi herb
  sage herb, salbei, common sage, garden sage, sage leaf, gartensalbei, salbeiblatt
  lemon balm, melisse, zitronenmelisse
  borage, borretsch, gurkenkraut, boretsch
  chervil, kerbel, gartenkerbel, kerbelkraut
  summer savory, bohnenkraut
  sorrel, sauerampfer, garden sorrel
  stinging nettle, nettle, brennnessel, brennessel, common nettle
  dandelion, lowenzahn, pusteblume, kuhblume
  lemongrass, lemon grass, zitronengras
  valerian, baldrian, valerian root, baldrianwurzel
  st johns wort, johanniskraut, saint johns wort, hypericum
  rosehip, rose hip, hagebutte, hetscherl, hetschepetsch
  sea buckthorn, sanddorn
  sloe, schlehe, sloe berry, blackthorn, schlehdorn, schwarzdorn
  quince, quitte
  mulberry, maulbeere
  persimmon, kaki, kakifrucht, sharon fruit, kaki fruit, sharonfrucht
  pomegranate, granatapfel
  passion fruit, maracuja, passionsfrucht, grenadille
  lychee, litschi, litchi
  kiwi fruit, kiwi, kiwifrucht, chinese gooseberry
  dried date, dattel, medjool date, getrocknete dattel, date fruit, medjool dattel
  grapefruit, pampelmuse
  tangerine, mandarine, mandarin orange, satsuma, easy peeler
  clementine, klementine
  nectarine, nektarine
  sour cherry, sauerkirsche, morello cherry, weichsel, tart cherry, weichselkirsche, schattenmorelle
  redcurrant, red currant, rote johannisbeere, rote ribisel
  blackcurrant, black currant, schwarze johannisbeere, schwarze ribisel
  watermelon, wassermelone
  physalis, cape gooseberry, kapstachelbeere, andenbeere, goldenberry, golden berry, ground cherry, inkabeere
  aronia, chokeberry, apfelbeere, aroniabeere, aronia berry
  brazil nut, paranuss, parakern
  macadamia nut, macadamianuss, macadamia
  pistachio, pistazie, pistachio nut, pistazienkern
  coconut, kokosnuss
  coconut flake, kokosflocke, coconut chip, kokoschip, kokosspan
  fenugreek, bockshornklee, fenugreek seed, methi, bockshornkleesamen
  sumac, sumach, sumak
  chilli powder, chili powder, chilipulver, ground chilli, ground chili, chillipulver
  gingerbread spice, lebkuchengewurz, lebkuchen spice, pfefferkuchengewurz
  mulled wine spice, gluhweingewurz, mulling spice, gluhweinfix, gluhfix
  bread spice, brotgewurz
  pickling spice, einmachgewurz, gurkengewurz, pickle spice, einlegegewurz, einweckgewurz
  barbecue rub, bbq rub, grillgewurz, steak rub, dry rub, bbq seasoning, barbecue seasoning, grill seasoning, steak seasoning, bbq spice, bbq gewurz, steakgewurz
  herb salt, krautersalz, herbal salt, herbamare
  iodised salt, iodized salt, jodsalz, iodsalz, jodiertes salz, jodiertes speisesalz
  curing salt, pokelsalz, nitritpokelsalz, nitrite salt, pink curing salt, prague powder
  smoked paprika, raucherpaprika, pimenton, rauchpaprika, gerauchertes paprikapulver
  cinnamon stick, zimtstange, cinnamon quill, stangenzimt, zimtrinde
  juniper berry, wacholderbeere
  nigella seed, black cumin, schwarzkummel, nigella, black cumin seed, kalonji, schwarzkummelsamen
  monosodium glutamate, glutamat, flavour enhancer, flavor enhancer, geschmacksverstarker, natriumglutamat, mononatriumglutamat
  curry paste, currypaste
  liquid seasoning, speisewurze, maggi, maggi sauce, maggi seasoning, maggiwurze, suppenwurze, flussigwurze
  oyster sauce, austernsosse, austernsauce
  barbecue sauce, bbq sauce, barbecuesosse, grillsosse, barbecuesauce, bbq sosse, grillsauce
  sauce thickener, sossenbinder, saucenbinder, gravy thickener
  grape juice, traubensaft
  cherry juice, kirschsaft, sour cherry juice, sauerkirschsaft
  carrot juice, karottensaft, mohrensaft, rueblisaft
  multivitamin juice, multivitaminsaft, multisaft, vitaminsaft
  elderflower cordial, elderflower syrup, holunderblutensirup, elderflower squash, holundersirup, hollersirup, holunderblutensaft
  fruit cordial, fruit syrup, fruchtsirup, fruit squash, dilutable juice
  apple spritzer, apfelschorle, apple schorle, apfelsaftschorle
  rooibos tea, rotbuschtee, rooibos, redbush tea, red bush tea, rooibostee, roibuschtee
  malt coffee, grain coffee, malzkaffee, getreidekaffee, barley coffee, coffee substitute, chicory coffee, muckefuck, kornkaffee, ersatzkaffee, kaffeeersatz, zichorienkaffee, gerstenkaffee
  ginger tea, ingwertee
  fennel tea, fencheltee
  port wine, portwein
  rose wine, rosewein, blush wine, weissherbst
  vermouth, wermutwein, vermut, cinzano
  absinthe, absinth, green fairy, grune fee
  fruit brandy, obstbrand, obstler, obstwasser, fruit schnapps, eau de vie, obstschnaps, edelbrand, fruchtbrand
  herbal liqueur, krauterlikor, herb liqueur, herbal bitter, krauterschnaps, krauterbitter, magenbitter, jagermeister
  pilsner, pilsener, pils, pilsner beer, pilsbier
  dark beer, dunkelbier, dunkles bier, dark lager, schwarzbier
  shandy, radler, alsterwasser, beer shandy, lager shandy, biermischgetrank, panache
  malt beer, malzbier, malt drink, malztrunk, vitamalz
  mead, honigwein, honey wine, honigmet
  rice wine, reiswein, sake
  sugar syrup, simple syrup, zuckersirup, lauterzucker
  panko, panko breadcrumb, pankomehl
  leaf gelatine, gelatine leaf, gelatine sheet, gelatin sheet, blattgelatine, gelatineblatt
  coffee pad, kaffeepad, senseo pad
  gravy granules, gravy powder, instant gravy, sossenpulver, saucenpulver
  fruit gum, wine gum, fruchtgummi, weingummi
  mixed herbs, italian herbs, italian seasoning, krautermischung, krautermix, italienische krauter
  baked beans, beans in tomato sauce, bohnen in tomatensosse
  energy bar, energieriegel, energy riegel
  canned, tinned
`;
