/** Kitchen and what one eats. A line is what means the same, in English and German, without accents. */
export const KITCHEN = `
  pan, pfanne
  pot, topf
  pasta strainer, nudelsieb, pasta colander, nudelabgiesser
  salad spinner, salatschleuder, salad dryer, salattrockner, lettuce spinner
  bottle opener, flaschenoffner, kapselheber, beer bottle opener, bieroffner, flaschenaufmacher
  salad bowl, salatschussel, salatschale
  tray, tablett, serving tray, serviertablett, servierbrett, tea tray
  oven glove, ofenhandschuh, topflappen, oven mitt, pot holder, topfhandschuh, backhandschuh, kochhandschuh, backofenhandschuh
  tea towel, geschirrtuch, dish towel, kitchen towel, trockentuch, abtrockentuch, geschirrhandtuch, kuchenhandtuch, tea cloth, drying up cloth, dish drying towel
  dish rack, abtropfgestell, abtropfgitter, draining rack, dish drying rack, geschirrabtropfer, geschirrstander, abtropfstander, plate rack, geschirrabtropfgestell
  dish brush, spulburste, washing up brush, abwaschburste, geschirrburste, dishwashing brush
  sponge, schwamm
  scourer, scouring pad, topfreiniger, topfschwamm, scouring sponge, pan scrubber, scrub pad, scrubbing pad, scheuerschwamm, kratzschwamm, scheuerpad, scotch brite
  lunch box, lunchbox, brotdose, brotbox, sandwich box, bento box, bentobox, packed lunch box, lunch container, pausenbrotdose, pausenbox, butterbrotdose, vesperdose, vesperbox, jausenbox, jausendose, brotzeitdose, brotzeitbox, znunibox, brotbuchse, fruhstucksdose, lunchdose
  food container, frischhaltedose, tupperdose, tupperware, vorratsdose, food storage container, frischhaltebox, frischhaltebehalter, tupper, tupperbox, tupperschussel, tupperbehalter, vorratsbox, vorratsbehalter, lebensmittelbehalter, leftovers container
  ice cube tray, eiswurfelform, eiswurfelbereiter, ice tray, ice cube mould, ice cube mold, eiswurfelschale
  casserole dish, auflaufform, baking dish, oven dish, gratin dish, gratinform, auflaufschale, auflaufschussel, ofenform, lasagne dish, lasagneform, ovenproof dish, oven proof dish
  roasting tin, brater, roasting pan, bratform, roasting tray, roasting dish, bratenform, bratentopf, bratenblech, roaster pan
  nutcracker, nussknacker, nut cracker, nussbrecher
  pizza cutter, pizzaschneider, pizzaroller, pizza wheel, pizza slicer, pizza roller, pizzarad, pizzaradchen, pizzamesser, pizzarolle
  ice cream scoop, eisportionierer, eisloffel, ice cream scooper, ice cream server, eiskugelformer, eiskugelportionierer, eiskugelloffel, glaceportionierer, eisportioniererloffel
  drinking straw, trinkhalm, strohhalm, trinkrohrchen, trinkrohrli, trinkrohr, bendy straw
  placemat, platzset, tischset, place mat, platzdeckchen, tischmatte, table mat, dinner mat, platzmatte, tellerunterlage
  coaster, untersetzer, drinks coaster, drink coaster, cup coaster, glasuntersetzer, getrankeuntersetzer, tassenuntersetzer, drink mat, drinks mat
  kitchen timer, kuchenwecker, eieruhr, egg timer, kurzzeitwecker, kuchentimer, cooking timer, kurzzeitmesser, minute minder
  meat thermometer, fleischthermometer, bratenthermometer, food thermometer, cooking thermometer, roasting thermometer, kitchen thermometer, kuchenthermometer, grillthermometer, bbq thermometer, barbecue thermometer, kerntemperaturmesser, kerntemperaturfuhler, kerntemperaturthermometer, meat probe, fleischsonde
  french press, stempelkanne, cafetiere, coffee press, coffee plunger, kaffeepresse, pressstempelkanne, siebstempelkanne, kaffeedrucker, kolbenkanne, plunger pot
  teapot, teekanne, tea pot
  jug, krug, kanne, pitcher
  funnel, trichter, filling funnel, einfulltrichter, fulltrichter
  measuring spoon, messloffel, measuring scoop, dosierloffel
  pastry brush, backpinsel, kuchenpinsel, baking brush, glazing brush, backerpinsel
  piping bag, spritzbeutel, icing bag, pastry bag, decorating bag, frosting bag, dressiersack, dressierbeutel, spritzsack, spritztute, garnierbeutel
  pestle and mortar, morser, mortar and pestle, kitchen mortar, spice mortar, morser und stossel, morser mit stossel, morser und pistill, gewurzmorser, kuchenmorser
  tongs, grillzange, kuchenzange, kitchen tongs, cooking tongs, serving tongs, servierzange, bbq tongs, barbecue tongs, fleischzange
  skewer, spiess, schaschlikspiess, grillspiess, kebab skewer, kebab stick, barbecue skewer, bbq skewer, fleischspiess, kebabspiess, schaschlikstab
  vacuum sealer, vakuumierer, folienschweissgerat, vakuumiergerat, vakuumgerat, vakuumschweissgerat, vakuumversiegler, vakuumverpackungsgerat, foodsaver, food sealer, vacuum packer, vac packer, vac sealer, vacuum packing machine, vacuum sealing machine, vacuum food sealer
  microwave, mikrowelle, microwave oven, mikrowellengerat, mikrowellenherd, mikrowellenofen
  air fryer, heissluftfritteuse, hot air fryer, heissluftfriteuse, luftfritteuse, heissluft fritteuse
  deep fryer, fritteuse, deep fat fryer, fat fryer, fryer, friteuse, frittiergerat, frittierer, chip fryer
  rice cooker, reiskocher, rice maker, rice steamer
  slow cooker, schongarer, crock pot, langsamgarer, langsamkocher
  hotplate, kochplatte, electric hotplate, electric cooking plate, portable hob, elektrokochplatte, einzelkochplatte, doppelkochplatte
  extractor hood, dunstabzugshaube, cooker hood, range hood, dunstabzug, kitchen hood, stove hood, vent hood, kitchen extractor, kitchen extractor fan, cooker extractor, dunstesse, dunsthaube, abzugshaube, kuchenabzug, dampfabzug, dampfabzugshaube, wrasenabzug
  bread maker, brotbackautomat, bread machine, bread making machine, brotbackmaschine, brotbackgerat
  hand mixer, handmixer, handruhrgerat, electric whisk, electric hand mixer, hand held mixer, handheld mixer, electric beater, handruhrer, elektroquirl, handquirl, handmixgerat
  wine glass, weinglas
  wine cooler, weinkuhler
  cream, sahne, rahm, obers, susse sahne, susssahne
  yoghurt, joghurt, yogurt, yoghourt, jogurt
  ham, schinken
  bacon, speck, bacon rasher, bacon strip, streaky bacon, fruhstucksspeck, bauchspeck, speckstreifen
  beef, rindfleisch, rindsfleisch
  pork, schweinefleisch, schweinsfleisch
  chicken, huhn, hahnchen, chicken meat, huhnchen, hendl, poulet, hahnchenfleisch, huhnerfleisch
  cabbage, kohl, cabbage head, head of cabbage, kohlkopf, krautkopf, kabis
  spinach, spinat
  corn, mais, sweetcorn, maize, kukuruz, zuckermais, gemusemais, speisemais
  pumpkin, kurbis
  peach, pfirsich
  plum, pflaume, zwetschge, zwetsche, zwetschke
  pineapple, ananas
  raisin, rosine, sultana, sultanine, weinbeere, zibebe
  cinnamon, zimt, ground cinnamon, cinnamon powder, zimtpulver
  nutmeg, muskatnuss, muskat
  bay leaf, lorbeerblatt, lorbeer, laurel leaf
  caraway, kummel, caraway seed, kummelsamen, kummelkorner
  cumin, kreuzkummel, cumin seed, ground cumin, cumin powder, cummin, jeera, kreuzkummelpulver, kreuzkummelsamen, mutterkummel
  turmeric, kurkuma, turmeric powder, ground turmeric, curcuma, gelbwurz, gelbwurzel, kurkumapulver, haldi
  ginger, ingwer, ginger root, ingwerwurzel, ingwerknolle
  parsley, petersilie, petersil, peterli
  basil, basilikum
  thyme, thymian
  rosemary, rosmarin
  chives, schnittlauch, chive, schnittlauchrollchen
  mint, minze, peppermint, pfefferminze
  syrup, sirup
  peanut butter, erdnussbutter, erdnussmus, erdnusscreme, erdnussaufstrich, peanut spread
  muesli, musli, breakfast cereal, granola, muesli mix, muslimischung, birchermusli, knuspermusli
  breadcrumbs, paniermehl, semmelbrosel, breadcrumb, semmelmehl, weckmehl, brosel, panierbrosel
  gelatine, gelatin
  vanilla, vanille
  cocoa, kakao, cacao
  pudding powder, puddingpulver, custard powder, pudding mix, custard mix, instant pudding, blancmange powder
  broth, bruhe, bouillon
  tomato paste, tomatenmark, tomato puree, tomato concentrate, tomatenkonzentrat, tomatenpuree, tomatenpaste, paradeismark
  sunflower oil, sonnenblumenol
  rapeseed oil, rapsol, canola oil, rape oil, rape seed oil, colza oil, rapskernol
  coconut milk, kokosmilch, kokosnussmilch
  crispbread, knackebrot, crisp bread, ryvita, wasabrot, knusperbrot
  soy sauce, sojasauce, sojasosse, soya sauce, shoyu, sojatunke
  sweets, candy, sussigkeiten, bonbon, sweetie, confectionery, sussware, naschwerk, naschzeug, nascherei, naschi, schleckzeug, zuckerl, boiled sweet, hard candy
  chewing gum, kaugummi, bubble gum
  spirits, schnaps, liquor, hard liquor, schnapps, spirituose, branntwein
  sparkling wine, sekt, prosecco, schaumwein, perlwein, spumante, cava, bubbly
  dried fruit, trockenobst, trockenfrucht, trockenfruchte, dorrobst, backobst, dorrfrucht, getrocknete fruchte, getrocknetes obst
  long life milk, h milch, uht milch, haltbare milch, uht milk, up milch, shelf stable milk
  sauerkraut, pickled cabbage, fermented cabbage, saures kraut, weinkraut
  pickle, gewurzgurke, gherkin, essiggurke, cornichon, gurken, pickled cucumber, pickled gherkin, dill pickle, saure gurke, salzgurke, essiggurkerl, delikatessgurke, spreewaldgurke
  pet food, tierfutter, haustierfutter, heimtierfutter, tiernahrung
  wooden spoon, kochloffel, holzloffel, wooden cooking spoon, cooking spoon, holzkochloffel, ruhrloffel
  fish fingers, fischstabchen, fish sticks, fischstabli
  minced meat, hackfleisch, mince, ground beef, ground meat, minced beef, beef mince, gehacktes, faschiertes, rinderhack, rinderhackfleisch
  freezer, tiefkuhl
  plate, teller
  moka pot, espressokanne, espressokocher, stovetop espresso maker, stove top espresso maker, bialetti, espressobereiter, mokkakanne, herdkanne, caffettiera
  teaspoon, teeloffel, tea spoon
  apron, schurze, kitchen apron, cooking apron, bib apron, kochschurze, kuchenschurze, latzschurze
  kitchen knife, kuchenmesser, chefs knife, kochmesser, cooking knife, chefmesser
  bread knife, brotmesser, brotschneidemesser
  paring knife, schalmesser, gemusemesser, peeling knife, vegetable knife, spickmesser, rustmesser, officemesser, schalmesserchen, kneipchen
  carving fork, fleischgabel, meat fork, roasting fork, tranchiergabel, bratengabel
  knife block, messerblock, knife stand, messerstander
  knife sharpener, messerscharfer, knife grinder, messerschleifer, messerscharfgerat, messerschleifgerat, messerschleifmaschine
  steak knife, steakmesser
  butter knife, buttermesser, butter spreader, streichmesser, schmiermesser, butterstreicher
  butter dish, butterdose, butter box, butter keeper, butterglocke, butterbox, butterschale, butterbehalter
  bread bin, brotkasten, bread box, bread crock, bread container, brotkiste, brottopf, brotbehalter
  cake stand, tortenplatte, cake platter, cake plate, kuchenplatte, tortenstander, kuchenstander, tortenteller
  cake server, tortenheber, pie server, kuchenheber, kuchenschaufel, tortenschaufel
  cheese slicer, kasehobel, cheese plane, cheese cutter, kaseschneider
  mandoline, gemusehobel, mandoline slicer, mandolin slicer, vegetable slicer, gemuseschneider, gurkenhobel, kuchenhobel
  zester, zestenreisser, lemon zester, citrus zester, microplane, zestenreiber, zestenschneider, zitronenreibe, zitrusreibe, zestenmesser
  citrus juicer, zitronenpresse, lemon squeezer, citrus press, citrus squeezer, lemon juicer, lemon press, lime squeezer, orange juicer, orange squeezer, zitruspresse, orangenpresse, zitrusfruchtpresse, limettenpresse
  juicer, entsafter, saftpresse, juice extractor, juice maker, juicing machine, fruit juicer, slow juicer, obstentsafter
  meat grinder, fleischwolf, mincer, meat mincer, mincing machine, faschiermaschine, hackfleischmaschine
  meat tenderiser, fleischklopfer, meat mallet, meat hammer, meat pounder, steak hammer, schnitzelklopfer, steakklopfer, fleischhammer, fleischplattierer, plattiereisen
  potato ricer, kartoffelpresse, spatzlepresse, potato press, kartoffelquetsche, kartoffeldrucker, spatzledrucker
  pepper mill, pfeffermuhle, pepper grinder, pfeffermahler
  salt shaker, salzstreuer, salt cellar, salt pot, salzfass, salzfasschen, salzbuchse
  coffee grinder, kaffeemuhle, coffee mill, coffee bean grinder, espressomuhle, kaffeebohnenmuhle, kaffeemahlwerk
  coffee pot, kaffeekanne, coffee server, coffee carafe
  milk frother, milchaufschaumer, milk foamer, milk whisk, latte frother, milchschaumer, milchaufschaumgerat, milchschaumgerat, milchschaumschlager, aeroccino
  milk jug, milchkannchen, cream jug, creamer jug, sahnekannchen, sahnegiesser, milchgiesser, milchkrug, rahmkannchen
  sugar bowl, zuckerdose, sugar basin, sugar pot, sugar dish, zuckerschale, zuckertopf, zuckerbehalter
  tea strainer, teesieb, tea sieve
  tea infuser, tee ei, tea ball, tea egg, tea steeper, teeei, teekugel
  espresso machine, espressomaschine, portafilter machine, siebtragermaschine, espressoautomat
  coffee capsule, kaffeekapsel, coffee pod, nespresso capsule, nespresso pod, nespressokapsel, espresso capsule, espresso pod, espressokapsel, k cup
  ice cream maker, eismaschine, ice cream machine, gelato maker, eiscrememaschine, speiseeismaschine, speiseeisbereiter, eiscremebereiter, glacemaschine
  waffle maker, waffeleisen, waffelmaker
  sandwich maker, sandwichtoaster, sandwich toaster, toastie maker, toasted sandwich maker, toastie machine, sandwich press, sandwich grill, sandwichmaker, sandwichgrill
  fondue set, fondue, fondueset, fonduegarnitur
  raclette grill, raclette, raclettegrill, raclettegerat, racletteofen, raclette maker, raclette machine, raclette set
  wok, wokpfanne, wok pan
  stock pot, suppentopf, soup pot, fleischtopf, gemusetopf
  lid holder, deckelhalter, lid rack, lid stand, lid organiser, lid organizer, pot lid holder, pan lid holder, deckelstander, deckelhalterung, topfdeckelhalter
  roasting pan, bratreine
  loaf tin, kastenform, loaf pan, brotform, bread tin, konigskuchenform, brotbackform, bread pan, kastenbackform, kastenkuchenform, cakeform
  cooling rack, kuchengitter, wire rack, cake rack, cake cooler, wire cooling rack, kuchenrost, auskuhlgitter, abkuhlgitter, kuchenauskuhler
  dough scraper, teigschaber, teigkarte, bench scraper, bench knife, bowl scraper, pastry scraper, dough cutter, teigabstecher, teigspachtel
  mixing bowl, ruhrschussel, baking bowl, ruhrtopf, teigschussel, backschussel
  sifter, mehlsieb, flour sifter, flour sieve
  icing nozzle, spritztulle, icing tip, piping tip, pastry tip, frosting tip, decorating tip, pastry nozzle, frosting nozzle, garniertulle, dressiertulle
  baking mat, backmatte, backunterlage, silicone baking mat, silpat, silikonbackmatte, dauerbackfolie, dauerbackmatte
  cupcake case, papierformchen, muffin case, cupcake liner, cupcake cup, muffin liner, muffin cup, baking cup, bun case, fairy cake case, muffinformchen, muffinpapier, papierbackformchen, muffinpapierform
  ramekin, auflaufformchen, ramequin, souffle dish, souffleform, souffleformchen, creme brulee dish, auflaufschalchen, ofenformchen
  gravy boat, sauciere, sauce boat, gravy jug, sauce jug, sossengiesser, saucengiesser, sossenkanne, saucenkanne, sossiere
  soup bowl, suppenteller, suppentasse, soup plate, soup dish, suppenschale
  serving spoon, vorlegeloffel, servierloffel
  salad servers, salatbesteck, salad serving set, salad spoon and fork, salatvorlegebesteck
  slotted spoon, schaumloffel, schaumkelle, perforated spoon, straining spoon, draining spoon, skimming spoon, kitchen skimmer, seihloffel, siebkelle, siebloffel, lochloffel, lochkelle, abschaumloffel
  fish slice, pfannenwender, food turner, fish turner, egg flipper, turner spatula, bratwender, pfannenheber, pfannenschaufel, backschaufel, bratschaufel, fischwender, schmarrnschaufel
  egg cup, eierbecher
  egg slicer, eierschneider, egg cutter, eierteiler, eierharfe, eischneider
  egg boiler, eierkocher, egg cooker, egg steamer, egg maker
  tray table, tabletttisch
  champagne glass, sektglas, champagne flute, flute glass, prosecco glass, sektkelch, sektflote, champagnerglas, champagnerflote, champagnerkelch, proseccoglas
  beer glass, bierglas, pint glass
  beer mug, bierkrug, beer stein, bierseidel, bierhumpen, beer tankard, tankard, masskrug, humpen, krugerl
  carafe, karaffe, decanter, dekanter, dekantierkaraffe, wine decanter, wine carafe, weindekanter, weinkaraffe, glaskaraffe
  hip flask, flachmann, pocket flask, liquor flask, taschenflasche
  cocktail shaker, shaker, cocktailshaker, cocktail mixer, cocktailmixer, boston shaker, barshaker
  ice bucket, eiskubel, eiseimer, ice pail, eisbehalter, eiswurfelbehalter, eiswurfeleimer, eiswurfelkubel
  toothpick, zahnstocher, tooth pick, zahnholzchen
  cocktail stick, partyspiess, cocktail pick, cocktail skewer, party pick, partypicker, cocktailspiess, cocktailpicker, partyspiesschen, kasespiess, kasepicker
  paper plate, pappteller, disposable plate, party plate, einwegteller, papierteller, wegwerfteller
  paper cup, pappbecher, plastic cup, plastikbecher, disposable cup, party cup, solo cup, takeaway cup, throwaway cup, einwegbecher, wegwerfbecher, papierbecher, partybecher
  vacuum bag, vakuumbeutel, vacuum sealer bag, vacuum seal bag, vacuum pouch, vac pack bag, vakuumierbeutel
  sandwich bag, butterbrotbeutel, zip bag, ziplock bag, zipbeutel, ziploc bag, zip top bag, zipper bag, zipperbeutel, fruhstucksbeutel, snack bag
  jam jar, marmeladenglas, jelly jar, jam pot, marmeladeglas, konfiturenglas, konfitureglas, konfiglas
  preserving pot, einkochtopf, einkochautomat, preserving pan, canning pot, water bath canner, einkocher, einkochapparat, einkochkessel, einweckautomat, einwecktopf, wecktopf, weckautomat
  flip top bottle, bugelflasche, swing top bottle, swing stopper bottle, clip top bottle, bugelverschlussflasche
  storage jar, vorratsglas, storage canister, kitchen canister, aufbewahrungsglas
  spice rack, gewurzregal, spice shelf, spice holder, spice stand, spice carousel, gewurzstander, gewurzhalter, gewurzbord, gewurzkarussell
  spice jar, gewurzglas, spice bottle, spice pot, spice container, spice shaker, spice tin, gewurzdose, gewurzstreuer, gewurzbehalter, gewurzglaschen
  dehydrator, dorrautomat, dorrgerat, food dehydrator, food dryer, fruit dryer, fruit dehydrator, dorrapparat, dorrmaschine, obsttrockner, dehydrierer
  yoghurt maker, joghurtbereiter, yogurt maker, yoghurt machine, yogurt machine, joghurtmaschine, joghurtautomat, joghurtmaker
  sous vide, sous vide garer, sous vide cooker, sous vide stick, sous vide circulator, immersion circulator, sous vide gerat, sous vide stab
  kitchen torch, flambierbrenner, cooks torch, chefs torch, culinary torch, creme brulee torch, kitchen blowtorch, cooks blowtorch, kuchenbrenner, flambiergerat, creme brulee brenner, karamellisierbrenner
  gas lighter, stabfeuerzeug, bbq lighter, barbecue lighter, grill lighter, long lighter, stick lighter, utility lighter, kitchen lighter, candle lighter, fireplace lighter, grillfeuerzeug, kaminfeuerzeug, kerzenfeuerzeug, kuchenfeuerzeug, stabanzunder, gasanzunder
  trivet, untersetzer, topfuntersetzer, pan stand, saucepan stand, pot coaster, hot pot stand, pfannenuntersetzer, topfunterlage
  washing up bowl, spulschussel, washing up basin, washing up tub, dish tub, dish pan, dish basin, spulwanne, abwaschschussel, abwaschwanne
  dish cloth, spultuch, spullappen, washing up cloth, dish rag, kitchen cloth, abwaschlappen, abwaschtuch, spullumpen, geschirrlappen, kuchenlappen, abwaschfetzen, wettex
  kitchen scissors, kuchenschere, kitchen shears, household scissors, haushaltsschere
  pizza stone, pizzastein, baking stone, bread stone, pizzabackstein, brotbackstein
  thermos cup, thermobecher, travel mug, thermos mug, thermo mug, thermal mug, thermal cup, insulated mug, insulated cup, vacuum mug, travel cup, thermosbecher, isolierbecher, reisebecher, thermotasse, isobecher
  picnic basket, picknickkorb, picnic hamper
  picnic blanket, picknickdecke, picnic rug, picnic mat, picknickmatte
  bread basket, brotkorb, brotkorbchen, brotchenkorb, semmelkorb, brotschale
  fruit bowl, obstschale, fruit dish, fruchteschale, fruchtschale, obstschussel, fruchteschussel
  dinner set, tafelservice, geschirr, crockery, dishes, dinner service, dinnerware, dinnerware set, crockery set, tableware, tafelgeschirr, essgeschirr, speiseservice, essservice, geschirrset, geschirrservice
  dessert plate, dessertteller, side plate, small plate, kleiner teller, kuchenteller, nachtischteller, fruhstucksteller
  deep plate, tiefer teller, pasta plate, pasta bowl, pastateller
  cereal bowl, muslischale, breakfast bowl, muesli bowl, porridge bowl, muslischussel, mueslischale, mueslischussel, cornflakesschale, fruhstucksschale
  coffee spoon, kaffeeloffel
  tablespoon, essloffel, table spoon, soup spoon, suppenloffel, speiseloffel
  cake fork, kuchengabel, dessert fork, pastry fork, dessertgabel, tortengabel
  soup ladle, suppenkelle
  pastry wheel, teigrad, pastry cutting wheel, ravioli cutter, ravioli wheel, teigradchen, teigradl, teigradli, ravioliradchen
  garlic press, knoblauchpresse, garlic crusher, garlic squeezer, knoblauchdrucker, knoblauchquetsche
  apple corer, apfelentkerner, apfelausstecher, corer, apple core remover, kernhausausstecher, apfelkernausstecher, kerngehauseausstecher, apfelbohrer
  cherry pitter, kirschentsteiner, cherry stoner, cherry stone remover, olive pitter, kirschentkerner, kirschenentkerner, kirschenentsteiner, entsteiner, olivenentsteiner
  egg separator, eitrenner, yolk separator, egg yolk separator, egg white separator, eiertrenner, eigelbtrenner, dottertrenner, eiweisstrenner
  can crusher, dosenpresse, tin crusher, beer can crusher, can press, dosenquetsche, dosenstampfer
  bottle rack, flaschenregal, weinregal, wine rack, bottle shelf, wine bottle rack, wine shelf, wine stand, flaschenstander, weinstander, weinflaschenregal
  bottle stopper, flaschenverschluss, weinverschluss, wine stopper, wine bottle stopper, flaschenstopsel, flaschenstopfen, weinstopfen, weinstopsel, flaschenkorken
  water jug, wasserkrug, water pitcher, water carafe, wasserkaraffe, wasserkanne
  water carbonator, wassersprudler, sodastream, soda maker, carbonator, soda machine, seltzer maker, sparkling water maker, trinkwassersprudler, sodamaker, sprudler, soda club, sodabereiter
  ice crusher, eiscrusher, eiszerkleinerer, eismuhle, ice shaver
  hot plate warmer, warmhalteplatte, warming tray, warming plate, hostess tray, speisewarmhalteplatte
  electric grill, elektrogrill, tischgrill, electric barbecue, electric bbq, tabletop grill, table top grill, table grill, stromgrill, elektrischer grill
  gas grill, gasgrill, gas barbecue, gas bbq, propane grill, propangrill
  kettle grill, kugelgrill, kettle barbecue, kettle bbq, weber grill, webergrill, weber kettle
  induction hob, induktionskochfeld, induction cooker, induction cooktop, induction plate, induction stove, induktionsherd, induktionsplatte, induktionskochplatte, induktionsfeld
  popcorn maker, popcornmaschine, popcorn machine, popcorn popper, popcornautomat, popcorngerat, popcornmaker
  cotton candy machine, zuckerwattemaschine, cotton candy maker, candy floss machine, candy floss maker, fairy floss machine, zuckerwattegerat, zuckerwatteautomat, zuckerwattemaker
  pasta machine, nudelmaschine, pasta maker, pasta roller, noodle machine, noodle maker, pastamaschine, nudelmacher, nudelwalze, pastamaker
  blender, standmixer, liquidiser, liquidizer, jug blender, countertop blender, smoothie maker, smoothie mixer, mixgerat, kuchenmixer
  egg beater, egg whisk, rotary whisk
  grease proof paper, butterbrotpapier, sandwich paper, wax paper, waxed paper, wachspapier, pergamentpapier, fettpapier, brotpapier
  roasting bag, bratschlauch, oven bag, oven roasting bag, bratbeutel, bratenschlauch, bratenbeutel, bratfolie
  freezer container, gefrierdose, freezer box, freezer tub, gefrierbox, gefrierbehalter, einfrierdose, tiefkuhldose, tiefkuhlbox
  ice pop mould, eisform, ice pop mold, ice lolly mould, ice lolly maker, lolly mould, popsicle mould, popsicle mold, popsicle maker, stieleisform, eis am stiel form, eisformchen, glaceform
  lunch bag, lunchtasche, packed lunch bag, brotzeittasche, vespertasche, jausentasche
  thermos food jar, thermobehalter, food flask, food thermos, soup flask, lunch flask, vacuum food jar, insulated food jar, insulated food container, thermosbehalter, speisegefass, thermo speisebehalter, thermogefass
  drink carrier, flaschentrager, bottle carrier, flaschenkorb, getranketrager, drinks carrier
  dish drainer, abtropfkorb
  sink strainer, spulsieb, abflusssieb, spulbeckensieb, sink sieve, sink filter, plughole strainer, drain strainer, drain sieve, waschbeckensieb, ausgusssieb, spulensieb
  drain plug, stopsel, abflussstopsel, bathtub plug, badewannenstopfen, spulbeckenstopsel, wannenstopsel
  kitchen tap, kuchenarmatur, spultischarmatur, kitchen faucet, kitchen mixer tap, sink tap, sink mixer, sink faucet, kuchenwasserhahn, spulenarmatur, spulbeckenarmatur, kuchenmischbatterie, spultischmischer, spultischbatterie
  worktop, arbeitsplatte, countertop, kuchenarbeitsplatte, kitchen worktop, kitchen counter, kitchen countertop, kitchen work surface, work surface, arbeitsflache, benchtop
  kitchen cabinet, kuchenschrank, kitchen cupboard, kitchen unit, kuchenkastchen
  larder, speisekammer, pantry, vorratskammer, vorratsraum, speis
  springform pan, springform, springform tin, springform cake tin, spring form
`;
