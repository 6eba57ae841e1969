/** Garden, farm, forest and trees. A line is what means the same, in English and German, without accents. */
export const GARDENING = `
  snowdrop, schneeglockchen
  hyacinth, hyazinthe
  lily of the valley, maiglockchen, convallaria
  gladiolus, gladiole
  ranunculus, ranunkel
  grape hyacinth, traubenhyazinthe
  ornamental onion, zierlauch, allium, ornamental allium
  peony, pfingstrose, paeonie, paonie
  pansy, stiefmutterchen
  primrose, primel, primula
  begonia, begonie
  fuchsia, fuchsie
  petunia, petunie
  zinnia, zinnie
  cornflower, kornblume
  forget me not, vergissmeinnicht
  marguerite, margerite, oxeye daisy
  chrysanthemum, chrysantheme
  carnation, gartennelke
  pot marigold, calendula, ringelblume
  french marigold, tagetes, studentenblume
  nasturtium, kapuzinerkresse
  coneflower, echinacea, purpursonnenhut
  delphinium, larkspur, rittersporn
  hollyhock, stockrose, stockmalve
  lupin, lupine
  columbine, akelei, aquilegia
  stonecrop, sedum, fetthenne
  houseleek, hauswurz, sempervivum
  cyclamen, alpenveilchen
  daffodil bulb, narzissenzwiebel
  rubber plant, gummibaum, rubber fig, ficus elastica
  monstera, swiss cheese plant, fensterblatt, monstera deliciosa
  spider plant, grunlilie, chlorophytum
  snake plant, bogenhanf, sansevieria, mother in laws tongue
  peace lily, einblatt, spathiphyllum, friedenslilie
  african violet, usambaraveilchen
  houseplant, house plant, zimmerpflanze, grunpflanze
  potted plant, topfpflanze, pot plant, topfblume
  lilac, flieder
  cherry laurel, kirschlorbeer, lorbeerkirsche
  privet, liguster
  hawthorn, weissdorn
  forsythia, forsythie
  honeysuckle, geissblatt, lonicera
  clematis, waldrebe
  wisteria, blauregen, glyzinie
  climbing rose, kletterrose
  rose bush, rosenstrauch, rosenstock, rosenbusch
  butterfly bush, buddleia, sommerflieder, schmetterlingsflieder
  magnolia, magnolie
  hibiscus, hibiskus
  thuja, arborvitae, lebensbaum
  holly, stechpalme, ilex
  fruit tree, obstbaum
  apple tree, apfelbaum
  cherry tree, kirschbaum
  grapevine, grape vine, weinrebe, weinstock, rebstock
  bamboo, bambus
  ornamental grass, ziergras
  pampas grass, pampasgras
  seed packet, seed sachet, samentute, samentutchen, packet of seeds, saatguttute
  rose fertiliser, rose fertilizer, rosendunger, rose feed, rose food, rosennahrung
  citrus fertiliser, zitrusdunger, citrus feed, citrus food, zitruspflanzendunger, zitronendunger
  slow release fertiliser, slow release fertilizer, langzeitdunger, controlled release fertiliser, depotdunger, slow release plant food
  organic fertiliser, organic fertilizer, biodunger, organic plant food, organischer dunger, naturdunger
  compost accelerator, compost activator, kompostbeschleuniger, compost starter, kompostaktivator, kompoststarter, schnellkompostierer
  orchid compost, orchid soil, orchideenerde, orchid mix, orchid potting mix, orchideensubstrat, orchid potting compost
  cactus soil, cactus compost, kakteenerde, cactus mix, cactus potting mix, succulent soil, kakteensubstrat, sukkulentenerde, cactus and succulent compost
  seed compost, seed starting mix, anzuchterde, aussaaterde, seed sowing compost, seed starting soil, anzuchtsubstrat, aussaatsubstrat, seedling soil, seed soil
  ericaceous compost, rhododendronerde, moorbeeterde, ericaceous soil, rhododendron compost, rhodohumus, moorbeetsubstrat
  garden lime, lawn lime, rasenkalk, gartenkalk, dungekalk, kalkdunger
  rooting powder, rooting hormone, bewurzelungspulver, rooting compound, bewurzelungshormon, bewurzelungsmittel, stecklingspulver, rooting hormone powder
  biochar, pflanzenkohle
  slug fence, schneckenzaun, slug barrier, snail fence, schneckenbarriere, schneckensperre, snail barrier
  yellow sticky trap, gelbtafel, gelbsticker, gelbfalle, gelbstecker, yellow sticky card
  neem oil, neemol, niemol
  grease band, leimring, raupenleimring, tree grease band, glue band, leimband, fruit tree grease band
  bird netting, vogelschutznetz, bird net, fruit netting, vogelnetz, obstbaumnetz, obstnetz
  insect netting, gemuseschutznetz, kulturschutznetz, insect mesh, insect protection net, vegetable mesh, vegetable netting, gemusenetz, crop netting
  scarecrow, vogelscheuche, vogelschreck, vogelverscheucher
  mole repeller, maulwurfschreck, maulwurfvertreiber, mole repellent, mole deterrent, maulwurfabwehr, maulwurfscheuche, maulwurfvergramer
  wood chips, woodchips, hackschnitzel, holzhacksel, wood chip, wood chippings, woodchip mulch, holzhackschnitzel, holzschnitzel, wood chip mulch
  bait station, koderstation, rat bait station, rat bait box, rattenkoderbox, koderbox, mouse bait station, rattenkoderstation, mausekoderstation
  live trap, lebendfalle, humane trap, live catch trap, live animal trap, live capture trap, humane animal trap, lebendtierfalle, lebendfanggerat
  fruit fly trap, fruchtfliegenfalle, obstfliegenfalle, fruit fly catcher, fruchtfliegenfanger, obstfliegenfanger
  wasp spray, wespenspray, wasp killer, wasp and hornet spray, wasp killer spray, wespenvernichter
  root barrier, wurzelsperre, rhizomsperre, bamboo barrier, root barrier fabric, bambussperre, wurzelsperrfolie, rhizomsperrfolie
  drip emitter, tropfer, dripper, irrigation dripper, tropfduse, drip nozzle
  pop up sprinkler, versenkregner, popup sprinkler, pop up lawn sprinkler
  oscillating sprinkler, viereckregner, oscillating lawn sprinkler, vierecksregner
  watering globe, bewasserungskugel, watering bulb, plant watering globe, plant watering bulb, self watering globe, giesskugel, durstkugel
  hose hanger, hose holder, schlauchhalter, wandschlauchhalter, hose bracket, hosepipe holder, wall hose holder, hosepipe hanger, schlauchhalterung, schlauchaufhanger, schlauchwandhalter, wandschlauchhalterung
  tap connector, hahnanschluss, hahnverbinder, hose tap connector, garden tap connector, outdoor tap connector, hahnstuck, hahnadapter, wasserhahnanschluss, wasserhahnadapter
  watering lance, giessstab, watering wand, water wand, giesslanze, giessbrausestab
  rain diverter, regensammler, fallrohrfilter, regendieb, downpipe filter, downspout diverter, downpipe diverter, rainwater diverter, rain water diverter, regenwassersammler, fallrohrsammler, regenwasserdieb
  rainwater tank, regenwassertank, zisterne, rain tank, rain water storage tank
  garden pump, gartenpumpe, garden water pump, gartenwasserpumpe
  hand well pump, schwengelpumpe, pitcher pump, handschwengelpumpe, gartenhandpumpe
  hand fork, blumengabel, handgabel, garden hand fork, pflanzgabel
  draw hoe, ziehhacke, gartenziehhacke
  scuffle hoe, stirrup hoe, pendelhacke, loop hoe, oscillating hoe
  pruning knife, gartnermesser, gartenhippe, pruners knife, gardeners knife, hippe
  budding knife, okuliermesser, okulationsmesser
  grafting tape, veredelungsband, budding tape, okulierband, veredlungsband
  pole pruner, teleskopastschere, telescopic lopper, extendable pruner, telescopic pruner, long reach pruner, teleskopbaumschere, pole lopper, long arm pruner
  ride on mower, riding mower, lawn tractor, aufsitzmaher, rasentraktor, ride on lawn mower, ride on lawnmower, riding lawn mower, sit on mower, aufsitzrasenmaher, rasenmahertraktor, lawnmower tractor
  cylinder mower, reel mower, spindelmaher, push reel mower, cylinder lawnmower, spindelrasenmaher, reel lawn mower
  garden tiller, rotavator, rototiller, motorhacke, gartenfrase, bodenfrase, rotovator, power tiller, garden rotavator, rotary tiller, rotary cultivator, motorkultivator, hackfrase, soil tiller, motor tiller
  polytunnel, poly tunnel, folientunnel, tunnel greenhouse, hoophouse, foliengewachshaus, folienhaus, tunnelgewachshaus, polyhouse
  tomato greenhouse, tomatenhaus, tomato house, tomatengewachshaus
  tomato stake, tomatenstab, tomatenspirale, tomato spiral, tomato support, tomatenstange, tomatenstutze, spiralstab, tomato cane
  plant clip, pflanzenclip, pflanzenklammer, plant support clip
  shade net, shade cloth, schattiernetz, shading net, shade netting, shade fabric, shading cloth, shading fabric, schattennetz, sonnenschutznetz, schattengewebe, schattiergewebe, schattierungsnetz, sunshade net, shade mesh
  greenhouse heater, gewachshausheizung, greenhouse heating, greenhouse frost heater, gewachshausheizer
  garden cloche, pflanzglocke, frostglocke, plant cloche, bell cloche, pflanzenglocke, pflanzhaube, pflanzschutzhaube, pflanzenschutzhaube
  grow bag, pflanzsack, planting bag, growing bag, plant grow bag, planting sack, planter bag, pflanzbeutel, pflanztasche, fabric grow bag
  peat pellet, coir pellet, quelltablette, torfquelltablette, jiffy pellet, peat plug, jiffy plug, anzuchttablette, compressed peat pellet
  plug tray, cell tray, multitopfplatte, seed plug tray, seedling plug tray, module tray, seed cell tray, multizellenplatte, anzuchtplatte, multi cell tray, quickpot, quickpotplatte, anzucht topfplatte, plug plant tray, cell seed tray
  turf roll, sod, rollrasen, fertigrasen, lawn turf, roll turf, rolled turf, sod roll, rolled sod, lawn sod, rasenrolle, grass turf, grass sod
  artificial grass, artificial turf, kunstrasen, astroturf, fake grass, fake turf, synthetic grass, synthetic turf, plastic grass, rasenteppich, kunstrasenteppich, artificial lawn, synthetic lawn, fake lawn
  grass paver, rasengitterstein, rasengitter, grass grid, turf paver, rasengitterplatte, grass grid paver, rasenwabe, rasenkammerstein, rasenkammerplatte, grass paving grid
  green manure, grundungung, grundunger, green manure seed, grundungersamen, grundungersaat
  clover, klee
  pond filter, teichfilter, garden pond filter
  pond net, teichnetz, pond netting, pond cover net, pond protection net, teichabdecknetz, teichschutznetz
  pond vacuum, teichsauger, teichschlammsauger, pond vac, pond vacuum cleaner, pond sludge vacuum, pond hoover, teichstaubsauger
  pond plant, teichpflanze, aquatic pond plant
  pond fish food, teichfischfutter, pond food
  pond aerator, teichbelufter, pond air pump, pond aeration pump, teichluftpumpe, teichbeluftungspumpe
  pond heater, eisfreihalter, pond de icer, pond deicer, pond ice preventer
  garden fountain, springbrunnen, fountain, outdoor fountain, gartenspringbrunnen, patio fountain
  goldfish, goldfisch
  koi carp, koi, koikarpfen, koi fish
  swing seat, hollywoodschaukel, porch swing, garden swing seat, patio swing, garden swing bench, schaukelsofa, garden hammock swing, canopy swing
  hammock chair, hanging chair, hangesessel, hanging hammock chair, hangestuhl, hangesitz, hangemattenstuhl, hangemattensessel
  cushion box, kissenbox, auflagenbox, cushion storage box, auflagentruhe, kissentruhe, outdoor cushion box, cushion chest
  garden cushion, sitzauflage, polsterauflage, stuhlauflage, outdoor cushion, patio cushion, garden chair cushion, gartenauflage, gartenstuhlauflage, gartenkissen, gartenpolster, outdoorkissen, patio chair cushion, garden seat cushion
  plant trolley, plant caddy, pflanzenroller, plant roller, plant dolly, plant pot trolley, pflanzenrolli, blumenroller, blumentopfroller, pflanztopfroller, rolluntersetzer, flower pot trolley, plant pot dolly
  flower frog, kenzan, blumenigel, steckigel, pin frog, flower pin holder, blumensteckigel, ikebana kenzan
  bird table, vogelfutterhaus, vogelfutterhauschen, bird feeding table, bird feeder house, vogelfutterstation, wild bird table
  wind chime, windspiel, klangspiel, windglockenspiel
  pinwheel, windradchen, windmuhlchen, toy windmill, garden pinwheel, windradl
  bat box, fledermauskasten, bat house, fledermaushaus, fledermausnistkasten
  hedgehog house, igelhaus, hedgehog home, hedgehog box, hedgehog hut, igelhutte, igelkasten
  beach shelter, beach tent, strandmuschel, pop up beach tent, pop up beach shelter, beach sun shelter, strandzelt
  garden clogs, gartenclogs, gartenschuhe, gardening clogs, gardening shoes, gardeners clogs
  weather vane, wetterhahn, wetterfahne, weathercock, windfahne
  wood pellet, holzpellet, heizpellet, presspellet
  chainsaw chain, saw chain, sagekette, chain saw chain, kettensagenkette, motorsagenkette, motorsagekette, sagenkette
  chainsaw bar, chainsaw guide bar, kettensagenschwert, fuhrungsschwert, chain saw bar, sagenschwert, motorsagenschwert, kettensageschwert, sageschwert
  chainsaw file, kettensagenfeile, sagekettenfeile, chain saw file, chainsaw sharpening file, motorsagenfeile
  chainsaw trousers, chainsaw pants, schnittschutzhose, chainsaw chaps, chainsaw protective trousers, chainsaw safety trousers, forstschnittschutzhose, chainsaw protection trousers, chainsaw safety pants, motorsagenhose, kettensagenhose
  forestry helmet, chainsaw helmet, forsthelm, chainsaw safety helmet, forstschutzhelm, waldarbeiterhelm, forstarbeiterhelm, chain saw helmet
  felling wedge, fallkeil, tree felling wedge, baumfallkeil
  felling lever, fallheber, tree felling lever, fallhebel
  cant hook, peavey, wendehaken, log peavey, log rolling tool
  sappie, sapie, sappel
  log tongs, packzange, handpackzange, timber tongs, hand log tongs, log carrying tongs
  log grapple, holzgreifer, timber grapple, timber grab, forstgreifer, rundholzgreifer
  bark spud, schaleisen, debarking spud, peeling iron, bark peeling tool, barking iron, rindenschaler, entrindungseisen, rindenschaleisen, debarking tool
  billhook, gertel, heppe
  machete, buschmesser, bush knife, haumesser
  brush cutter, brushcutter, freischneider, motorsense, petrol brushcutter, freischneidegerat, motorfreischneider
  pole saw, hochentaster, pole chainsaw, pole chain saw, telescopic chainsaw, teleskopkettensage
  climbing spur, tree climbing spike, baumsteigeisen, tree spur, tree climbing spur, tree climber spike, tree climbing iron
  throw line, arborist throw line, wurfleine, wurfschnur
  throw weight, wurfgewicht, wurfbeutel, throwing weight, wurfgewichtsbeutel
  choker chain, chokerkette
  tree caliper, messkluppe, forstkluppe, tree calliper, forestry caliper, forestry calliper, timber caliper, baumkluppe, stammkluppe, timber calliper
  tree shelter, tree tube, wuchshulle, tree guard tube, tree protection tube, sapling protector, sapling guard, baumschutzhulle, wuchsrohre, baumschutzrohre
  deer fence, wildzaun, wildschutzzaun, deer fencing, deer netting
  seed drill, samaschine, drillmaschine, seed sower, drill seeder, seeding machine, garden seeder
  plough, plow, pflug, ackerpflug
  harrow, egge, ackeregge
  hay rake, heurechen, wooden hay rake, heuharke, hand hay rake
  hay bale, heuballen, bale of hay, heubund
  straw bale, strohballen, bale of straw, strohbund
  milking machine, melkmaschine, milking unit, melkanlage, melkgerat
  milk filter, milchfilter
  ear tag pliers, ear tag applicator, ohrmarkenzange, ear tagger, ear tag gun, eartag pliers, ear tag tool, ear tagging pliers, ohrmarkengerat
  sheep shears, schafschere, hand sheep shears
  hoof knife, hufmesser, hoof paring knife, hoof trimming knife, klauenmesser, farrier knife, farriers knife, rinnmesser, hoof paring tool
  hoof rasp, hufraspel, hoof file, pferderaspel
  power take off, zapfwelle, pto, pto shaft, zapfwellenantrieb
  three point hitch, three point linkage, dreipunktaufhangung, 3 point hitch, 3 point linkage, dreipunktaufnahme
  top link, oberlenker, tractor top link, oberlenkerstange
  linch pin, lynch pin, klappstecker, klappsplint
  front loader, frontlader, tractor loader, front end loader, schlepperlader, loader tractor, traktorlader
  silage film, silage wrap, silofolie, silage stretch film, bale wrap, silage bale wrap, silagefolie, ballenfolie, silagewickelfolie, silowickelfolie, silagestretchfolie
  burlap sack, hessian sack, gunny sack, jutesack, burlap bag, hessian bag, rupfensack, gunny bag
  electric fence polywire, polywire, weidezaunlitze, elektrozaunlitze, weidelitze, fence polywire, elektrolitze, polydraht, zaunlitze
  wire strainer, wire tensioner, drahtspanner, fence wire strainer, fence wire tensioner, fence tensioner, fence strainer, zaunspanner, zaundrahtspanner, weidezaunspanner, fence wire tightener, wire tightener
  earth auger, post hole auger, erdbohrer, erdlochbohrer, soil auger, pfahlbohrer, earth drill, ground auger, garden auger, post hole borer, erdbohrgerat, motorerdbohrer, pfostenlochbohrer, erdlochbohrgerat, handerdbohrer
  fruit mill, apple crusher, obstmuhle, fruit grinder, apple mill, fruit scratter, apple grinder, apfelmuhle, obstzerkleinerer
  fire basket, feuerkorb, brazier
  half moon edger, half moon lawn edger, edging iron, rasenkantenstecher, kantenstecher
  garden claw, gartenkralle, claw cultivator
  plant saucer, plant pot saucer, flower pot saucer, blumentopfuntersetzer, blumenuntersetzer, pflanzenuntersetzer
  watering can rose, giesskannenbrause, giesskannenaufsatz, sprinkler rose
  greenhouse shelf, gewachshausregal, greenhouse staging
  potting bench, pflanztisch, potting table
  paving slab, gehwegplatte, terrassenplatte, patio slab, gartenplatte
  pea shingle, pea gravel, perlkies, rundkies
  pool ladder, poolleiter, swimming pool ladder
  pool pump, poolpumpe, swimming pool pump
  sand filter, sandfilter, sandfilteranlage, sand filter pump
  pool test kit, poolwassertester, pool tester
  compost thermometer, kompostthermometer
  skateboard helmet, skaterhelm, skate helmet
  garden twine, gartenschnur, gartengarn, garden string, gardening twine
  teichkescher, pond skimmer net, pond landing net, pond hand net
  citronella candle, muckenkerze, citronellakerze, antimuckenkerze, anti muckenkerze, mosquito candle
  terracotta pot, tontopf, clay pot, terrakottatopf, clay flower pot, tonblumentopf
`;
