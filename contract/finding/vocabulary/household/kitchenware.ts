/** Tools, pots and tableware of a kitchen. A line is what means the same, in English and German, without accents. */
export const KITCHENWARE = `
  griddle pan, grill pan, grillpfanne
  crepe pan, pancake pan, pfannkuchenpfanne, crepepfanne
  milk pan, milchtopf
  dutch oven, schmortopf, feuertopf
  steamer basket, steaming basket, dampfeinsatz, dampfgareinsatz
  bamboo steamer, bambusdampfer, bambusdampfkorb
  double boiler, bain marie, wasserbadtopf
  splatter screen, splatter guard, pfannenspritzschutz, spritzschutzsieb
  pot lid, saucepan lid, topfdeckel
  pan lid, pfannendeckel
  pot set, cookware set, saucepan set, topfset
  pan protector, pfannenschoner
  dough mixer, teigknetmaschine, knetmaschine
  cake ring, tortenring
  tart tin, flan tin, tart pan, quiche dish, tarteform, quicheform
  pie dish, pie tin, pie plate, pieform
  cake lifter, kuchenretter, tortenretter
  cake dome, kuchenhaube, tortenhaube, tortenglocke
  cake carrier, kuchentransportbox, kuchencontainer, tortencontainer
  cake turntable, tortendrehteller, tortendrehscheibe
  cake leveller, cake leveler, tortenbodenschneider, tortenbodenteiler
  cake board, cake drum, tortenunterlage, tortenpappe
  paper doily, tortenspitze, tortenspitzenpapier
  offset spatula, angled spatula, winkelpalette, tortenpalette
  cream whipper, whipped cream dispenser, sahnesiphon, sahnespender, sahnebereiter
  cream charger, sahnekapsel, whipped cream charger
  soda siphon, soda syphon, sodasiphon
  soda charger, sodakapsel
  cookie press, biscuit press, gebackpresse, spritzgebackpresse
  cookie jar, biscuit tin, cookie tin, keksdose, platzchendose, gebackdose
  baguette tray, baguette pan, baguetteblech, baguetteform
  pizza tray, pizza pan, pizzablech
  pizza peel, pizza shovel, pizzaschieber, pizzaschaufel
  bread peel, brotschieber, brotschiesser
  pizza oven, pizzaofen
  baking beans, pie weights, blindbackkugeln
  bread lame, backermesser
  grain flaker, oat roller, flockenquetsche
  sprouting jar, keimglas, sprossenglas
  cheese dome, kaseglocke
  cheese board, kasebrett
  cheese knife, kasemesser
  cheese grater, kasereibe
  box grater, vierkantreibe
  nutmeg grater, muskatreibe
  fish knife, fischmesser
  fish scaler, fischschupper, fischentschupper
  fish bone tweezers, gratenzange, gratenpinzette, fish bone tongs
  oyster knife, austernmesser
  boning knife, ausbeinmesser
  filleting knife, fillet knife, filetiermesser, filiermesser
  meat cleaver, cleaver, hackbeil, kuchenbeil
  meat carving knife, tranchiermesser, bratenmesser
  mezzaluna, wiegemesser, rocking knife
  honing steel, sharpening steel, knife steel, wetzstahl
  vegetable brush, gemuseburste
  spiralizer, spiral cutter, spiralschneider
  melon baller, kugelausstecher, melonenausstecher
  apple slicer, apple cutter, apfelteiler
  pineapple cutter, ananasschneider
  bean slicer, bohnenschneider, bohnenschnippler
  egg piercer, egg pricker, eierstecher, eierpikser
  food mill, passiergerat, passevite, flotte lotte
  spaetzle maker, spatzlehobel
  kitchen string, kitchen twine, butchers twine, kuchengarn, bratenschnur, rouladengarn
  turkey baster, meat baster, bratenspritze
  basting brush, grillpinsel, bbq brush, marinierpinsel
  fat separator, gravy separator, fetttrennkanne
  spoon rest, loffelablage, kochloffelablage
  cutlery tray, silverware tray, flatware tray, besteckkasten, besteckeinsatz
  chopstick, essstabchen
  rice paddle, reisloffel
  sushi mat, sushimatte
  tagine, tajine, tajinetopf
  clay baker, clay roaster, romertopf
  fondue fork, fonduegabel
  fondue pot, fonduetopf
  raclette pan, raclettepfannchen
  kitchen roll holder, paper towel holder, kuchenrollenhalter
  cruet set, oil and vinegar set, essig und ol set, essig ol menage
  whistling kettle, flotenkessel, pfeifkessel, stovetop kettle
  samovar, samowar
  tea cosy, tea cozy, teehaube, teemutze
  teapot warmer, stovchen, teestovchen
  tea caddy, tea tin, teedose
  coffee tin, coffee canister, kaffeedose
  coffee tamper, espresso tamper, kaffeestampfer
  coffee dripper, pour over dripper, kaffeehandfilter
  cezve, ibrik, turkish coffee pot
  espresso cup, espressotasse
  cup saucer, untertasse
  shot glass, schnapsglas, stamperl, pinnchen
  brandy glass, brandy snifter, cognac glass, cognacschwenker, cognacglas
  cocktail glass, cocktailglas
  whisky glass, whiskey glass, whiskyglas
  red wine glass, rotweinglas
  white wine glass, weissweinglas
  punch bowl, bowleschussel, bowlegefass
  bottle pourer, flaschenausgiesser, weinausgiesser
  jigger, bar measure, spirit measure, barmass
  bar spoon, barloffel
  muddler, cocktailstossel, caipirinhastossel
  cocktail strainer, barsieb
  cocktail umbrella, drink umbrella, cocktailschirmchen
  drink stirrer, coffee stirrer, swizzle stick, kaffeeruhrstabchen
  champagne stopper, sektverschluss
  champagne bucket, champagne cooler, sektkuhler, champagnerkuhler
  ice tongs, eiszange, eiswurfelzange
  serving bowl, servierschussel
  serving platter, servierplatte
  tiered cake stand, etagere, tiered stand
  dip bowl, dipping bowl, dipschale, dipschalchen
  breakfast board, fruhstucksbrettchen, fruhstucksbrett, brotzeitbrett, vesperbrett
  charger plate, platzteller
  jar opener, glasoffner, deckeloffner
  twist off lid, schraubdeckel, twist off deckel
  preserving ring, canning ring, einmachring, einkochring, einweckring
  jar lifter, jar tongs, einkochzange
  jam funnel, canning funnel, marmeladentrichter
  steam juicer, dampfentsafter
  cheesecloth, kasetuch, seihtuch, passiertuch
  nut milk bag, nussmilchbeutel
  candy thermometer, sugar thermometer, zuckerthermometer
  fridge thermometer, kuhlschrankthermometer
  foil tray, foil container, aluschale, aluminium tray
  beeswax wrap, bienenwachstuch
  disposable cutlery, plastic cutlery, einwegbesteck, plastikbesteck
  napkin holder, napkin dispenser, serviettenhalter, serviettenstander
  crumb brush, table crumb sweeper, tischbesen, tischkehrset
  food cover, speisehaube
  chafing dish, speisenwarmer
  chafing fuel, brennpaste
  gastronorm pan, gn pan, gastronormbehalter, gn behalter
  fridge magnet, kuhlschrankmagnet
  lobster cracker, crab cracker, hummerzange
  corn holder, corn cob holder, maiskolbenhalter
  burger press, hamburger press, burgerpresse
  meat claw, pulled pork claw, fleischkralle
  kitchen tweezers, kuchenpinzette
  sugar tongs, zuckerzange
  sugar shaker, sugar dispenser, zuckerstreuer
  spaghetti server, spaghetti spoon, pasta spoon, spaghettiloffel, nudelloffel
  frying basket, frittierkorb
`;
