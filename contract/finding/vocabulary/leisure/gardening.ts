/** Garden, farm, forest and trees. A line is what means the same, in English and German, without accents. */
export const GARDENING = `
  snowdrop, schneeglockchen
  hyacinth, hyazinthe
  lily of the valley, maiglockchen
  gladiolus, gladiole
  ranunculus, ranunkel
  grape hyacinth, traubenhyazinthe
  ornamental onion, zierlauch
  peony, pfingstrose
  pansy, stiefmutterchen
  primrose, primel
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
  columbine, akelei
  stonecrop, sedum, fetthenne
  houseleek, hauswurz, sempervivum
  cyclamen, alpenveilchen
  daffodil bulb, narzissenzwiebel
  rubber plant, gummibaum, rubber fig
  monstera, swiss cheese plant, fensterblatt
  spider plant, grunlilie
  snake plant, bogenhanf, sansevieria
  peace lily, einblatt, spathiphyllum
  african violet, usambaraveilchen
  houseplant, house plant, zimmerpflanze
  potted plant, topfpflanze, pot plant
  lilac, flieder
  cherry laurel, kirschlorbeer
  privet, liguster
  hawthorn, weissdorn
  forsythia, forsythie
  honeysuckle, geissblatt
  clematis, waldrebe
  wisteria, blauregen, glyzinie
  climbing rose, kletterrose
  rose bush, rosenstrauch, rosenstock
  butterfly bush, buddleia, sommerflieder, schmetterlingsflieder
  magnolia, magnolie
  hibiscus, hibiskus
  thuja, arborvitae, lebensbaum
  holly, stechpalme
  fruit tree, obstbaum
  apple tree, apfelbaum
  cherry tree, kirschbaum
  grapevine, grape vine, weinrebe, weinstock
  bamboo, bambus
  ornamental grass, ziergras
  pampas grass, pampasgras
  seed packet, seed sachet, samentute, samentutchen
  rose fertiliser, rose fertilizer, rosendunger
  citrus fertiliser, zitrusdunger
  slow release fertiliser, slow release fertilizer, langzeitdunger
  organic fertiliser, organic fertilizer, biodunger
  compost accelerator, compost activator, kompostbeschleuniger
  orchid compost, orchid soil, orchideenerde
  cactus soil, cactus compost, kakteenerde
  seed compost, seed starting mix, anzuchterde, aussaaterde
  ericaceous compost, rhododendronerde, moorbeeterde
  garden lime, lawn lime, rasenkalk, gartenkalk
  rooting powder, rooting hormone, bewurzelungspulver
  biochar, pflanzenkohle
  slug fence, schneckenzaun
  yellow sticky trap, gelbtafel, gelbsticker
  neem oil, neemol, niemol
  grease band, leimring, raupenleimring
  bird netting, vogelschutznetz
  insect netting, gemuseschutznetz, kulturschutznetz
  scarecrow, vogelscheuche
  mole repeller, maulwurfschreck, maulwurfvertreiber
  wood chips, woodchips, hackschnitzel, holzhacksel
  bait station, koderstation
  live trap, lebendfalle, humane trap
  fruit fly trap, fruchtfliegenfalle, obstfliegenfalle
  wasp spray, wespenspray
  root barrier, wurzelsperre, rhizomsperre
  drip emitter, tropfer
  pop up sprinkler, versenkregner
  oscillating sprinkler, viereckregner
  watering globe, bewasserungskugel
  hose hanger, hose holder, schlauchhalter, wandschlauchhalter
  tap connector, hahnanschluss, hahnverbinder
  watering lance, giessstab
  rain diverter, regensammler, fallrohrfilter, regendieb
  rainwater tank, regenwassertank, zisterne
  garden pump, gartenpumpe
  hand well pump, schwengelpumpe, pitcher pump
  hand fork, blumengabel, handgabel
  draw hoe, ziehhacke
  scuffle hoe, stirrup hoe, pendelhacke
  pruning knife, gartnermesser, gartenhippe
  budding knife, okuliermesser
  grafting tape, veredelungsband
  pole pruner, teleskopastschere, telescopic lopper
  ride on mower, riding mower, lawn tractor, aufsitzmaher, rasentraktor
  cylinder mower, reel mower, spindelmaher
  garden tiller, rotavator, rototiller, motorhacke, gartenfrase, bodenfrase
  polytunnel, poly tunnel, folientunnel
  tomato greenhouse, tomatenhaus
  tomato stake, tomatenstab, tomatenspirale, tomato spiral
  plant clip, pflanzenclip, pflanzenklammer
  shade net, shade cloth, schattiernetz
  greenhouse heater, gewachshausheizung
  garden cloche, pflanzglocke, frostglocke
  grow bag, pflanzsack, planting bag
  peat pellet, coir pellet, quelltablette, torfquelltablette, jiffy pellet
  plug tray, cell tray, multitopfplatte
  turf roll, sod, rollrasen, fertigrasen, lawn turf
  artificial grass, artificial turf, kunstrasen, astroturf
  grass paver, rasengitterstein, rasengitter
  green manure, grundungung, grundunger
  clover, klee
  pond filter, teichfilter
  pond net, teichnetz
  pond vacuum, teichsauger, teichschlammsauger
  pond plant, teichpflanze
  pond fish food, teichfischfutter
  pond aerator, teichbelufter
  pond heater, eisfreihalter
  garden fountain, springbrunnen, fountain
  goldfish, goldfisch
  koi carp, koi, koikarpfen
  swing seat, hollywoodschaukel, porch swing
  hammock chair, hanging chair, hangesessel
  cushion box, kissenbox, auflagenbox
  garden cushion, sitzauflage, polsterauflage, stuhlauflage
  plant trolley, plant caddy, pflanzenroller, plant roller
  flower frog, kenzan, blumenigel, steckigel
  bird table, vogelfutterhaus, vogelfutterhauschen
  wind chime, windspiel, klangspiel
  pinwheel, windradchen, windmuhlchen
  bat box, fledermauskasten
  hedgehog house, igelhaus
  beach shelter, beach tent, strandmuschel
  garden clogs, gartenclogs, gartenschuhe
  weather vane, wetterhahn, wetterfahne, weathercock
  wood pellet, holzpellet
  chainsaw chain, saw chain, sagekette
  chainsaw bar, chainsaw guide bar, kettensagenschwert, fuhrungsschwert
  chainsaw file, kettensagenfeile, sagekettenfeile
  chainsaw trousers, chainsaw pants, schnittschutzhose, chainsaw chaps
  forestry helmet, chainsaw helmet, forsthelm
  felling wedge, fallkeil
  felling lever, fallheber
  cant hook, peavey, wendehaken
  sappie, sapie, sappel
  log tongs, packzange, handpackzange
  log grapple, holzgreifer
  bark spud, schaleisen
  billhook, gertel, heppe
  machete, buschmesser
  brush cutter, brushcutter, freischneider, motorsense
  pole saw, hochentaster
  climbing spur, tree climbing spike, baumsteigeisen
  throw line, arborist throw line, wurfleine
  throw weight, wurfgewicht, wurfbeutel
  choker chain, chokerkette
  tree caliper, messkluppe, forstkluppe
  tree shelter, tree tube, wuchshulle
  deer fence, wildzaun, wildschutzzaun
  seed drill, samaschine, drillmaschine
  plough, plow, pflug
  harrow, egge
  hay rake, heurechen
  hay bale, heuballen
  straw bale, strohballen
  milking machine, melkmaschine
  milk filter, milchfilter
  ear tag pliers, ear tag applicator, ohrmarkenzange
  sheep shears, schafschere
  hoof knife, hufmesser
  hoof rasp, hufraspel
  power take off, zapfwelle
  three point hitch, three point linkage, dreipunktaufhangung
  top link, oberlenker
  linch pin, lynch pin, klappstecker, klappsplint
  front loader, frontlader
  silage film, silage wrap, silofolie
  burlap sack, hessian sack, gunny sack, jutesack
  electric fence polywire, polywire, weidezaunlitze
  wire strainer, wire tensioner, drahtspanner
  earth auger, post hole auger, erdbohrer, erdlochbohrer, soil auger, pfahlbohrer
  fruit mill, apple crusher, obstmuhle
`;
