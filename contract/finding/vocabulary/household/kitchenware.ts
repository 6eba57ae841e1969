/** Tools, pots and tableware of a kitchen. A line is what means the same, in English and German, without accents. */
export const KITCHENWARE = `
  griddle pan, grill pan, grillpfanne, chargrill pan, ridged grill pan, steakpfanne, rillenpfanne
  crepe pan, pancake pan, pfannkuchenpfanne, crepepfanne, palatschinkenpfanne, crepespfanne, eierkuchenpfanne
  milk pan, milchtopf, milk saucepan, milchkocher
  dutch oven, schmortopf, feuertopf, cast iron casserole, casserole pot, cocotte, french oven, gusseisentopf, gusseisenbrater, gusstopf, gusseiserner topf
  steamer basket, steaming basket, dampfeinsatz, dampfgareinsatz, steam basket, steamer insert, vegetable steamer, dampfkorb, dampfsieb, dampfgarkorb, dunsteinsatz, gareinsatz
  bamboo steamer, bambusdampfer, bambusdampfkorb, dim sum steamer, bamboo steaming basket, dim sum korb, bambusdampfgarer, bambusgarer
  double boiler, bain marie, wasserbadtopf, simmertopf, wasserbadschussel, porringer
  splatter screen, splatter guard, pfannenspritzschutz, spritzschutzsieb, splatter shield, grease splatter screen, frying pan guard, spritzschutzdeckel, spritzsieb
  pot lid, saucepan lid, topfdeckel, kochtopfdeckel, cooking pot lid
  pan lid, pfannendeckel, frying pan lid, skillet lid, bratpfannendeckel
  pot set, cookware set, saucepan set, topfset, pan set, pots and pans set, pots and pans, cookware, kochtopfset, topfserie
  pan protector, pfannenschoner, pan divider, pan separator, pot protector, pfannenschutz, topfschoner, pfannenprotektor, stapelschutz
  dough mixer, teigknetmaschine, knetmaschine, dough kneader, dough kneading machine, kneading machine, spiral mixer, teigmaschine, teigkneter, spiralkneter, teigruhrmaschine
  cake ring, tortenring, kuchenring
  tart tin, flan tin, tart pan, quiche dish, tarteform, quicheform, tart dish, flan dish, flan pan, quiche tin, quiche pan, tartform, obstbodenform, obstkuchenform, wahenblech
  pie dish, pie tin, pie plate, pieform, pie pan
  cake lifter, kuchenretter, tortenretter, cake mover
  cake dome, kuchenhaube, tortenhaube, tortenglocke, cake cover, cake cloche, kuchenglocke
  cake carrier, kuchentransportbox, kuchencontainer, tortencontainer, cake box, cake container, cake caddy, cake keeper, cake transporter, tortenbox, kuchenbox, tortentransportbox, tortenbehalter, kuchenbehalter, kuchenbutler, tortenbutler
  cake turntable, tortendrehteller, tortendrehscheibe, rotating cake stand, revolving cake stand, cake decorating turntable, tortendrehplatte, drehbare tortenplatte
  cake leveller, cake leveler, tortenbodenschneider, tortenbodenteiler, cake layer cutter, cake saw, cake slicer, tortenschneider, tortensage, tortenbodensage, biskuitschneider
  cake board, cake drum, tortenunterlage, tortenpappe, cake card, tortenscheibe, kuchenpappe, tortenpappscheibe
  paper doily, tortenspitze, tortenspitzenpapier, cake doily, papierspitze, tortendeckchen, kuchenspitze
  offset spatula, angled spatula, winkelpalette, tortenpalette, cranked palette knife, angled palette knife, icing spatula, frosting spatula, streichpalette, konditorpalette
  cream whipper, whipped cream dispenser, sahnesiphon, sahnespender, sahnebereiter, cream siphon, whipping siphon, whipped cream maker, cream dispenser, isi whip, rahmblaser, sahneblaser, espuma siphon, schlagobersbereiter
  cream charger, sahnekapsel, whipped cream charger, n2o charger, nitrous oxide charger, cream canister, sahnepatrone, sahneblaserkapsel, rahmkapsel, rahmblaserkapsel, n2o kapsel, lachgaskapsel, lachgaspatrone
  soda siphon, soda syphon, sodasiphon, seltzer siphon, seltzer bottle, siphon bottle, siphonflasche, sodawasserflasche
  soda charger, sodakapsel, soda cartridge, soda siphon charger, siphon charger, siphonkapsel, siphonpatrone, sodapatrone
  cookie press, biscuit press, gebackpresse, spritzgebackpresse, cookie gun, biscuit gun, biscuit maker, platzchenpresse, keksspritze, gebackspritze, spritzgebackmaschine, keksspritzpistole
  cookie jar, biscuit tin, cookie tin, keksdose, platzchendose, gebackdose, biscuit jar, biscuit barrel, biscuit box, cookie box, cookie container, keksbox, keksglas, keksbehalter, keksbuchse, guetzlidose
  baguette tray, baguette pan, baguetteblech, baguetteform, french bread pan, baguette tin, baguette baking tray, baguettebackblech
  pizza tray, pizza pan, pizzablech, pizza baking tray, pizza tin, pizzaform, pizzabackblech
  pizza peel, pizza shovel, pizzaschieber, pizzaschaufel, pizza paddle, pizza spade, pizzaheber
  bread peel, brotschieber, brotschiesser, bakers peel, bread paddle, bread shovel, brotschaufel, backschiesser, brotheber
  pizza oven, pizzaofen, pizzabackofen, pizzasteinofen
  baking beans, pie weights, blindbackkugeln, ceramic baking beans, pie beans, baking weights, backbohnen, blindbackbohnen, backperlen, blindbackperlen
  bread lame, backermesser, bakers lame, bakers blade, bread scorer, bread scoring knife, dough scorer, teigritzmesser, brotritzmesser, backerklinge, grignette
  grain flaker, oat roller, flockenquetsche, oat flaker, flaker, grain roller, flocker, haferquetsche, getreidequetsche, haferflockenquetsche
  sprouting jar, keimglas, sprossenglas, sprouter, seed sprouter, sprout jar, keimgerat, keimapparat, sprossengerat, sprossenkeimgerat, sprossenbox
  cheese dome, kaseglocke, cheese cloche, cheese bell, cheese cover, kasehaube
  cheese board, kasebrett, cheese platter, cheese cutting board, kaseplatte, kaseschneidebrett
  cheese knife, kasemesser
  cheese grater, kasereibe, parmesan grater, cheese mill, parmesanreibe, kaseraspel, kasemuhle
  box grater, vierkantreibe, four sided grater, vierkantraspel, kastenreibe, standreibe
  nutmeg grater, muskatreibe, nutmeg grinder, nutmeg mill, muskatnussreibe, muskatmuhle
  fish knife, fischmesser
  fish scaler, fischschupper, fischentschupper, fish descaler, fish scale remover, schuppmesser, entschupper, schuppenentferner, schuppenkratzer
  fish bone tweezers, gratenzange, gratenpinzette, fish bone tongs, fish tweezers, fish bone remover, pin bone tweezers, fischpinzette, gratenzieher, gratenentferner
  oyster knife, austernmesser, oyster shucker, oyster opener, oyster shucking knife, austernoffner, austernbrecher
  boning knife, ausbeinmesser, deboning knife, ausbeinermesser, entbeinmesser, ausbeiner
  filleting knife, fillet knife, filetiermesser, filiermesser, fish filleting knife, fish fillet knife, filet knife, filetmesser, filettiermesser, fischfiletiermesser
  meat cleaver, cleaver, hackbeil, kuchenbeil, butchers cleaver, butcher cleaver, meat chopper, fleischbeil, metzgerbeil, fleischerbeil, fleischhackbeil, hackmesser, knochenbeil
  meat carving knife, tranchiermesser, bratenmesser, roast carving knife, roast knife, aufschnittmesser
  mezzaluna, wiegemesser, rocking knife, herb chopper, herb rocker, rocker knife, krauterwiege, krauterwiegemesser, krautermesser, herb knife
  honing steel, sharpening steel, knife steel, wetzstahl, honing rod, sharpening rod, knife sharpening steel, wetzstab, abziehstahl, schleifstab, schleifstahl, messerstahl
  vegetable brush, gemuseburste, veggie brush, veg brush, vegetable scrubber, potato brush, kartoffelburste
  spiralizer, spiral cutter, spiralschneider, vegetable spiralizer, spiral slicer, zoodle maker, vegetable noodle maker, gemusespiralschneider, gemusenudelschneider, gemusespaghettischneider
  melon baller, kugelausstecher, melonenausstecher, fruit baller, melon scoop, parisienne scoop, kugelformer, parisienneausstecher, parisienneloffel
  apple slicer, apple cutter, apfelteiler, apple divider, apple wedger, apfelschneider, apfelspalter, apfelzerteiler
  pineapple cutter, ananasschneider, pineapple corer, pineapple slicer, pineapple peeler, ananasausstecher, ananasschaler, ananasentkerner
  bean slicer, bohnenschneider, bohnenschnippler, runner bean slicer, bean cutter, bean stringer, bohnenhobel, bohnenschnippelmaschine, bohnenschnitzler
  egg piercer, egg pricker, eierstecher, eierpikser, egg prick, egg poker, eierpiekser, eierpicker, eipick, eieranstecher, eierlocher
  food mill, passiergerat, passevite, flotte lotte, mouli, vegetable mill, tomato mill, puree mill, passe vite, passiermuhle, passiermaschine, tomatenpassiermaschine
  spaetzle maker, spatzlehobel, spatzlereibe, spatzlemaschine, spatzlesieb, knopflihobel, nockerlhobel, nockerlsieb, nockerlreibe, spaetzlehobel
  kitchen string, kitchen twine, butchers twine, kuchengarn, bratenschnur, rouladengarn, cooking string, cooking twine, meat twine, trussing string, butcher string, kuchenschnur, bratengarn, rouladenfaden, rollbratengarn, fleischgarn
  turkey baster, meat baster, bratenspritze, baster, bulb baster, food baster, bratenpipette, bratensaftspritze
  basting brush, grillpinsel, bbq brush, marinierpinsel, barbecue basting brush, marinating brush, sauce brush, bratenpinsel, fleischpinsel, marinadenpinsel
  fat separator, gravy separator, fetttrennkanne, fat separator jug, fettrennkanne, fettabscheidekanne, fettseparator, saucenfetttrenner
  spoon rest, loffelablage, kochloffelablage, spoon holder, ladle rest, ladle holder, utensil rest, loffelhalter, kochloffelhalter, loffelauflage, kochloffelauflage, loffelbank
  cutlery tray, silverware tray, flatware tray, besteckkasten, besteckeinsatz, cutlery organiser, cutlery organizer, cutlery insert, cutlery drawer insert, utensil tray, silverware organizer, besteckschubladeneinsatz, besteckorganizer, besteckfach
  chopstick, essstabchen, chop stick, esstabchen, chinastabchen, asiastabchen, sushistabchen
  rice paddle, reisloffel, rice spoon, rice scoop, rice spatula, rice server, shamoji, reiskelle, reispaddel
  sushi mat, sushimatte, sushi rolling mat, bamboo rolling mat, makisu, sushirollmatte, bambusrollmatte
  tagine, tajine, tajinetopf, tagine pot, tajine pot
  clay baker, clay roaster, romertopf, chicken brick, roman pot, terracotta roaster, schlemmertopf, romer topf, tonbrater
  fondue fork, fonduegabel, fondue skewer, fondue stick, fonduespiess
  fondue pot, fonduetopf, caquelon, fonduecaquelon, kasefonduetopf
  raclette pan, raclettepfannchen, raclettepfanne, raclette dish, racletteschieber, racletteschaufel
  kitchen roll holder, paper towel holder, kuchenrollenhalter, kitchen roll stand, kitchen towel holder, paper towel stand, kuchenrollenstander, kuchenpapierhalter, haushaltsrollenhalter, zewahalter
  cruet set, oil and vinegar set, essig und ol set, essig ol menage, cruet, condiment set, oil and vinegar cruet, oil vinegar set, menage, essig und ol spender
  whistling kettle, flotenkessel, pfeifkessel, stovetop kettle, stove top kettle, stove kettle, hob kettle, tea kettle, teekessel, flotenteekessel, wasserkessel
  samovar, samowar
  tea cosy, tea cozy, teehaube, teemutze, teapot cosy, teapot cozy, teekannenwarmer, teekannenhaube, kannenwarmer, kannenhaube
  teapot warmer, stovchen, teestovchen, tea warmer, teelichtstovchen, tea light warmer
  tea caddy, tea tin, teedose, tea canister, tea jar, teebuchse
  coffee tin, coffee canister, kaffeedose, coffee jar, coffee container, coffee caddy, kaffeebuchse, kaffeebehalter, kaffeevorratsdose
  coffee tamper, espresso tamper, kaffeestampfer, barista tamper, kaffeetamper, espressotamper, espressostampfer
  coffee dripper, pour over dripper, kaffeehandfilter, coffee cone, coffee filter cone, coffee filter holder, pour over coffee maker, drip cone, v60, kaffeefilterhalter, kaffeefilteraufsatz, handfilter, porzellanfilter
  cezve, ibrik, turkish coffee pot, turkish coffee maker, dzezva, djezve, jezve, mokkakannchen, mokkakocher, briki
  espresso cup, espressotasse, demitasse, demitasse cup, mokkatasse, espressotasschen
  cup saucer, untertasse, tea saucer, coffee saucer, unterteller, saucer
  shot glass, schnapsglas, stamperl, pinnchen, shooter glass, shotglas, schnapsglaschen, schnapsstamper, stamperle, pinneken, schnapsbecher, likorglas, liqueur glass
  brandy glass, brandy snifter, cognac glass, cognacschwenker, cognacglas, brandy balloon, snifter, snifter glass, cognac snifter, kognakschwenker, weinbrandglas, brandyglas, weinbrandschwenker
  cocktail glass, cocktailglas, martini glass, martiniglas, cocktailschale
  whisky glass, whiskey glass, whiskyglas, whisky tumbler, whiskey tumbler, whiskytumbler, rocks glass, old fashioned glass, lowball glass, whiskeyglas, whiskybecher
  red wine glass, rotweinglas
  white wine glass, weissweinglas
  punch bowl, bowleschussel, bowlegefass, punch set, bowletopf, bowlentopf, bowlenschussel, bowlengefass, bowleset, punschschussel
  bottle pourer, flaschenausgiesser, weinausgiesser, liquor pourer, spirit pourer, wine pourer, bottle spout, pourer, ausgiesser, ausgiesskorken, dosierausgiesser
  jigger, bar measure, spirit measure, barmass, measuring jigger, cocktail measure, cocktail jigger, spirits measure, barmessbecher, schnapsmass
  bar spoon, barloffel, cocktail spoon, cocktailloffel, longdrinkloffel
  muddler, cocktailstossel, caipirinhastossel, cocktail muddler, barstossel, mojitostossel, caipistossel, limettenstossel, cocktailstampfer, caipirinhastampfer
  cocktail strainer, barsieb, bar strainer, hawthorne strainer, julep strainer, cocktailsieb, barstrainer
  cocktail umbrella, drink umbrella, cocktailschirmchen, paper umbrella, cocktail parasol, drink parasol, papierschirmchen, eisschirmchen, dekoschirmchen
  drink stirrer, coffee stirrer, swizzle stick, kaffeeruhrstabchen, drinks stirrer, cocktail stirrer, stirring stick, stir stick, coffee stir stick, wooden stirrer, holzruhrstabchen, cocktailruhrer
  champagne stopper, sektverschluss, prosecco stopper, sparkling wine stopper, champagne sealer, sektflaschenverschluss, sektstopfen, sektstopsel, champagnerverschluss
  champagne bucket, champagne cooler, sektkuhler, champagnerkuhler, wine bucket, sekteimer, sektkubel, champagnerkubel, weinkubel
  ice tongs, eiszange, eiswurfelzange, ice cube tongs, eiswurfelgreifer
  serving bowl, servierschussel, serving dish, servierschale, anrichteschussel
  serving platter, servierplatte, serving plate, meat platter, servierteller, anrichteplatte, vorlegeplatte, fleischplatte, bratenplatte
  tiered cake stand, etagere, tiered stand, three tier cake stand, cupcake stand, afternoon tea stand, cake tier, tortenetagere, kuchenetagere, servieretagere
  dip bowl, dipping bowl, dipschale, dipschalchen, dip dish, dip pot, dipping dish, sauce dish, dipschussel, sossenschalchen, saucenschalchen
  breakfast board, fruhstucksbrettchen, fruhstucksbrett, brotzeitbrett, vesperbrett, jausenbrett, jausenbrettl, vesperbrettchen, brotzeitbrettchen, brotbrettchen, stullenbrett, fruhstucksbrettl
  charger plate, platzteller, under plate, presentation plate, service plate, dekoteller
  jar opener, glasoffner, deckeloffner, lid opener, jar key, jar wrench, jar gripper, lid gripper, schraubglasoffner, schraubdeckeloffner, glaseroffner, vakuumoffner, marmeladenglasoffner
  twist off lid, schraubdeckel, twist off deckel, twist lid, screw lid, screw on lid, twist off cap, jar lid, drehdeckel, twist off verschluss, twistoffdeckel
  preserving ring, canning ring, einmachring, einkochring, einweckring, jar sealing ring, jar seal, jar gasket, preserving jar seal, rubber jar ring, weckring, weckgummi, einweckgummi, einmachgummi, einkochgummi, rexgummi
  jar lifter, jar tongs, einkochzange, canning tongs, preserving tongs, jar grabber, einmachzange, einweckzange, glaserheber
  jam funnel, canning funnel, marmeladentrichter, preserving funnel, jar funnel, wide mouth funnel, einmachtrichter, einkochtrichter, konfiturentrichter
  steam juicer, dampfentsafter, steam juice extractor, fruit steamer, saftkocher, safttopf
  cheesecloth, kasetuch, seihtuch, passiertuch, cheese cloth, butter muslin, straining cloth, strainer cloth, kasereituch
  nut milk bag, nussmilchbeutel, almond milk bag, mandelmilchbeutel, nussmilchsack, passierbeutel
  candy thermometer, sugar thermometer, zuckerthermometer, jam thermometer, confectionery thermometer, bonbonthermometer, marmeladenthermometer, karamellthermometer
  fridge thermometer, kuhlschrankthermometer, refrigerator thermometer, freezer thermometer, gefrierschrankthermometer, gefrierthermometer, kuhlthermometer
  foil tray, foil container, aluschale, aluminium tray, aluminum tray, aluminum pan, foil pan, foil dish, aluminium foil tray, aluminum foil pan, aluminium container, foil takeaway container, aluminiumschale, alugrillschale, alu grillschale, aluform
  beeswax wrap, bienenwachstuch, wax wrap, bees wrap, beeswax food wrap, beeswax cloth, reusable food wrap
  disposable cutlery, plastic cutlery, einwegbesteck, plastikbesteck, throwaway cutlery, disposable silverware, plastic silverware, plastic flatware, wegwerfbesteck, einmalbesteck, partybesteck
  napkin holder, napkin dispenser, serviettenhalter, serviettenstander, serviette holder, napkin stand, napkin rack, serviettenspender, serviettenbehalter, serviettenbox
  crumb brush, table crumb sweeper, tischbesen, tischkehrset, crumb sweeper, crumb collector, table crumber, crumber, table brush, table sweeper, tischfeger, tischburste, krumelbesen, krumelburste, krumelfeger
  food cover, speisehaube, food dome, food umbrella, food tent, mesh food cover, speisenhaube, fliegenschutzhaube, insektenhaube, fliegenglocke, essenshaube
  chafing dish, speisenwarmer, buffet warmer, buffet server, speisewarmer, speisenwarmhalter, buffetwarmer, warmhaltebehalter
  chafing fuel, brennpaste, gel fuel, fuel gel, chafing gel, canned heat, sterno, brenngel, fonduepaste, fonduebrennpaste, sicherheitsbrennpaste, burning paste
  gastronorm pan, gn pan, gastronormbehalter, gn behalter, gastronorm container, gastronorm tray, gn container, hotel pan, steam table pan, gastrobehalter, gn schale, gastronormschale
  fridge magnet, kuhlschrankmagnet, refrigerator magnet
  lobster cracker, crab cracker, hummerzange, seafood cracker, shellfish cracker, crab claw cracker, hummerknacker, krebszange, krabbenzange, krustentierzange
  corn holder, corn cob holder, maiskolbenhalter, corn skewer, corn pick, corn fork, corn cob skewer, corn on the cob holder, corn on the cob skewer, cob holder, maishalter, maisspiess, maisspiesschen, maispicker, maiskolbenspiess
  burger press, hamburger press, burgerpresse, burger maker, hamburger maker, patty press, patty maker, hamburgerpresse, pattypresse, frikadellenpresse
  meat claw, pulled pork claw, fleischkralle, meat shredder, meat shredding claw, shredder claw, pulled pork kralle, pulled pork gabel, barenkralle
  kitchen tweezers, kuchenpinzette, cooking tweezers, chefs tweezers, plating tweezers, food tweezers, kochpinzette, anrichtepinzette
  sugar tongs, zuckerzange, sugar cube tongs, sugar nips, wurfelzuckerzange
  sugar shaker, sugar dispenser, zuckerstreuer, sugar pourer, sugar caster, sugar sifter, sugar duster, zuckerspender, zuckerdosierer, zuckergiesser, puderzuckerstreuer
  spaghetti server, spaghetti spoon, pasta spoon, spaghettiloffel, nudelloffel, spaghetti fork, pasta fork, pasta server, pasta ladle, spaghettiheber, nudelheber, spaghettikelle, nudelkelle, pastaloffel
  frying basket, frittierkorb, fry basket, fryer basket, deep fryer basket, chip basket, fritteusenkorb, fritierkorb, pommeskorb, frittiereinsatz
  kitchen sponge, washing up sponge, dish sponge, dishwashing sponge, spulschwamm, kuchenschwamm, haushaltsschwamm, abwaschschwamm
  wine fridge, wine refrigerator, weinkuhlschrank, weinklimaschrank, weintemperierschrank
  coffee percolator, percolator, perkolator, kaffeeperkolator
  espresso spoon, demitasse spoon, espressoloffel, mokkaloffel
  rauchol, dampfol, smoke oil, rauchdestillat, dampfdestillat
  budgie food, wellensittichfutter, budgie seed, budgerigar food, budgerigar seed, parakeet food, parakeet seed, sittichfutter
`;
