/**
 * Nouns of the house that German puts together, and English beside each other: of ‘garlic’ and ‘press’ comes a ‘Knoblauchpresse’. A line is what
 * means the same, in English and German, without accents.
 */
export const NOUNS = `
  garlic, knoblauch
  onion, zwiebel
  potato, kartoffel, erdapfel
  carrot, karotte, mohre, mohrrube, ruebli
  apple, apfel
  cherry, kirsche
  raspberry, himbeere
  strawberry, erdbeere
  blueberry, heidelbeere, blaubeere
  lemon, zitrone
  banana, banane
  walnut, walnuss
  peanut, erdnuss
  hazelnut, haselnuss
  almond, mandel
  bread, brot
  milk, milch
  cheese, kase
  egg, eier
  rice, reis
  oat, oats, hafer, haferflocken, rolled oats, porridge, oatmeal
  wheat, weizen
  tuna, thunfisch
  fish, fisch
  meat, fleisch
  sausage, wurst
  juice, saft
  water, wasser
  tea, tee
  coffee, kaffee
  bean, bohne
  pea, erbse
  lentil, linsen
  mushroom, pilz, schwammerl
  cucumber, gurke
  honey, honig
  salt, salz, table salt, kochsalz, speisesalz, meersalz, sea salt
  pepper, pfeffer
  spice, gewurz
  vinegar, essig
  mustard, senf
  soup, suppe
  chocolate, schokolade
  biscuit, keks, cookie, guetzli, cooky
  cake, kuchen
  beer, bier
  wine, wein
  bottle, flasche
  press, presse
  grinder, muhle
  opener, offner
  holder, halter
  stand, stander
  rack, stander, gestell
  napkin, serviette, paper napkin, papierserviette, table napkin
  tablecloth, tischdecke, tischtuch, table cloth
  birthday, geburtstag
  gift, geschenk, present
  wreath, kranz
  door, tur
  window, fenster
  key, schlussel
  handle, griff
  hook, haken
  net, netz
  mosquito, moskito, mucke
  wool, wolle
  cotton, baumwolle
  silk, seide
  leather, leder
  sock, socke
  shirt, hemd
  jacket, jacke
  coat, mantel
  sweater, pullover, jumper, pulli, strickpullover, strickpulli
  dress, kleid
  hat, mutze, beanie, woolly hat, wollmutze, strickmutze, wool hat, knitted hat
  scarf, schal
  belt, gurtel
  light, licht
  lens, linse
  paper, papier
  printer, drucker
  calendar, kalender
  clock, uhr
  book, buch
  letter, brief
  card, karte
  child, kind
  dog, hund
  cat, katze
  bird, vogel
  horse, pferd
  bee, biene
  flower, blume
  leaf, laub
  snow, schnee
  ice, eis
  rain, regen
  sun, sonne
  stone, stein
  ground, erde, soil
  tooth, zahn
  hair, haar
  foot, fuss
  eye, auge
  ear, ohr
  bath, bad
  kitchen, kuche
  garden, garten
  car, auto, motor car, automobil, automobile
  motorcycle, motorrad, motorbike
  wheel, rad
  brake, bremse
  tyre lever, reifenheber, tire lever, reifenmontierhebel, reifenmontiereisen, reifenhebel, reifenloffel
  tow rope, abschleppseil, tow cable, tow line, towing rope, abschleppband, towing strap
  warning triangle, warndreieck, pannendreieck, hazard triangle, emergency triangle
  ratchet strap, spanngurt, zurrgurt, lashing strap, ratchet tie down, tie down strap, ratschengurt, ratchet lashing, ratschenspanngurt, cargo strap, spannset
  reflective vest, warnweste, safety vest, high vis vest, hi vis vest, sicherheitsweste, reflektorweste, leuchtweste, pannenweste, hi viz vest, high visibility vest, hi vis jacket, high viz vest, safety waistcoat, reflexweste, hi vis waistcoat
  baby monitor, babyfon, babyphone, baby phone, baby alarm, babyphon
  modelling clay, modeling clay, knete, play doh, plasticine, playdough, knetmasse, plastilin, play dough, knetgummi, kinderknete, plastiline
  picture frame, bilderrahmen, photo frame, fotorahmen, wechselrahmen
  printer paper, druckerpapier, kopierpapier, copy paper, printing paper, photocopy paper, copier paper, druckpapier, photocopier paper
  freezer bag, gefrierbeutel, freezing bag, tiefkuhlbeutel, gefriersackerl, freezer storage bag, gefriertute
  dental floss, zahnseide, tooth floss, zahnfaden
  shoe horn, schuhloffel, schuhanzieher
  shoe polish, schuhcreme, schuhwichse, schuhpaste, schuhpolitur, schuhpflegecreme, shoe cream, schuhputzmittel
  shoelace, schnursenkel, bootlace, schuhsenkel, shoestring, schuhbandel, schnurbandel
  sewing kit, nahkasten, nahset, sewing set, nahetui, mending kit
  staple, heftklammer, stapler staple
  razor blade, rasierklinge
  spare key, ersatzschlussel, zweitschlussel, reserveschlussel
  nativity set, krippe, weihnachtskrippe, nativity scene, christmas crib, nativity crib, nativity
  christmas tree stand, christbaumstander, weihnachtsbaumstander, tannenbaumstander, xmas tree stand, baumstander, weihnachtsbaumfuss, christbaumfuss, christmas tree base, tree stand
  christmas tree, christbaum, tannenbaum
  measuring cup, messbecher, measuring jug, masskanne, measure jug, messkanne, messkrug
  cast iron, gusseisen
  steel wool, stahlwolle, wire wool, drahtwolle
  white spirit, terpentinersatz, mineral spirits, testbenzin, white spirits, sangajol
  turpentine, turps, terpentin
  bike helmet, fahrradhelm, bicycle helmet, cycling helmet, velohelm, cycle helmet, radhelm
  pocket knife, taschenmesser, penknife, jackknife, schweizer messer, klappmesser, folding knife, sackmesser, clasp knife, taschenfeitel, swiss army knife, schweizer taschenmesser
  dowel, holzdubel, dubel, dubelstab, wooden dowel, wood dowel, riffeldubel
  nitrile glove, nitrilhandschuh, disposable glove, einweghandschuh, latex glove, exam glove, examination glove, untersuchungshandschuh, medical glove, einmalhandschuh, wegwerfhandschuh
  chain lube, chain oil, kettenol, chain lubricant, kettenspray, bike chain oil, bike chain lube, kettenschmierstoff
  hot glue gun, heissklebepistole, hot melt gun, heissklebegerat, hot melt glue gun
  jigsaw blade, stichsageblatt, stichsageblatter, jig saw blade
  ski pants, skihose, ski trousers, salopettes, skiing trousers, snow pants, schihose
  bath towel, badetuch, handtuch, duschtuch, shower towel
  power bank, powerbank, portable charger, mobiler akku, external battery pack, externer akku
  nozzle, duse
  module, modul
  welding wire, schweissdraht, fulldraht
  wire brush, drahtburste
  linseed oil, leinol, flax oil, flaxseed oil
  silica gel, silikagel, desiccant, trockenmittel, kieselgel, trockenmittelbeutel, trockenperlen, desiccant bag, desiccant pack, silica gel sachet, trockenbeutel
  spray paint, spruhlack, spruhfarbe, lackspray, aerosol paint, farbspray, lackspruhdose, rattle can, spraylack, farbspruhdose, sprayfarbe, spruhlackdose
  tip, spitze
  staples, tackerklammern, heftklammern
  brush, burste
  extension, verlangerung
  holder, halterung, mount, bracket
  wall mount, wandhalterung, wandhalter, wall bracket
  cap, kappe
  cover, abdeckung
  case, koffer, etui
  spray, spruhdose
  powder, pulver
  foil, folie
  roll, rolle
  block, klotz
  strip, streifen
  tool, werkzeug
  device, gerat
  machine, maschine
  accessory, zubehor, accessories
  replacement, ersatz
  colour, farbe
  pair, paar
  piece, stuck
  weight, gewicht
  engine, motor
  gate, tor
  bridge, brucke
  tank, behalter
  container, behalter
  flugzeug, airplane, aircraft
  truck, lkw, lastwagen, lorry, lastkraftwagen, laster, camion
  tractor, traktor, trecker, schlepper
  excavator, bagger, digger
  lime, limette
  guinea pig, meerschweinchen, meerschwein, meersauli
  toy train, spielzeugeisenbahn, spielzeugzug, toy railway, spielzeugbahn
  wheel, rolle
  crank, kurbel
  pedal, pedale
  horn, hupe
  mesh, gitter
  grid, gitter, raster
  rail, schiene
  post, pfosten
  knob, knopf, drehknopf
  button, taste
  lever, hebel
  needle case, nadeletui, pin case, nadeldose, nadelmappchen
  bow saw, bugelsage, log saw, schwedensage
  wall, wand
  floor, fussboden
  ceiling, zimmerdecke
  roof, dach
  stairs, treppe
  corner, ecke
  edge, kante
  hole, loch
  thread, faden
  rope, strick
  knot, knoten
  axle, achse
  shaft, schaft
  blade, klinge, sageblatt
  stripe, streifen
  ball, kugel
  disc, scheibe, disk
  plate, platte
  sheet, blatt
  panel, tafel, paneel
  layer, schicht
  coating, beschichtung
  surface, oberflache
  filling, fullung
  stuffing, fullung
  mixture, mischung
  liquid, flussigkeit
  smoke, rauch
  fire, feuer
  flame, flamme
  heat, hitze
  cold, kalte
  steam, dampf
  dust, staub
  dirt, schmutz
  stain, fleck
  rust, rost
  mould, schimmel
  smell, geruch
  noise, larm
  colour, farbton
  shadow, schatten
  spring season, fruhling
  holiday, urlaub, vacation
  trip, reise, travel
  school, schule
  work, arbeit
  leg, bein
  knee, knie
  head, kopf
  face, gesicht
  nose, nase
  mouth, mund
  neck, hals
  skin, haut
  bone, knochen
  blood, blut
  wound, wunde
  pain, schmerz
  sleep, schlaf
  food, essen
  drink, getrank
  breakfast, fruhstuck
  lunch, mittagessen
  dinner, abendessen
  feed, futter
  plant, pflanze
  root, wurzel
  branch, ast
  trunk, stamm
  grass, gras
  weed, unkraut
  street, strasse
  train, bahn
`;
