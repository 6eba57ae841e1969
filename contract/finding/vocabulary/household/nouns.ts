/**
 * Nouns of the house that German puts together, and English beside each other: of ‘garlic’ and ‘press’ comes a ‘Knoblauchpresse’. A line is what
 * means the same, in English and German, without accents.
 */
export const NOUNS = `
  garlic, knoblauch
  onion, zwiebel
  potato, kartoffel, erdapfel
  carrot, karotte, mohre
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
  oat, oats, hafer, haferflocken, rolled oats, porridge
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
  mushroom, pilz
  cucumber, gurke
  honey, honig
  salt, salz, table salt, kochsalz, speisesalz, meersalz, sea salt
  pepper, pfeffer
  spice, gewurz
  vinegar, essig
  mustard, senf
  soup, suppe
  chocolate, schokolade
  biscuit, keks, cookie
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
  napkin, serviette, paper napkin
  tablecloth, tischdecke
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
  sweater, pullover, jumper
  dress, kleid
  hat, mutze, beanie, woolly hat
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
  car, auto
  motorcycle, motorrad
  wheel, rad
  brake, bremse
  tyre lever, reifenheber, tire lever
  tow rope, abschleppseil
  warning triangle, warndreieck
  ratchet strap, spanngurt, zurrgurt, lashing strap
  reflective vest, warnweste, safety vest, high vis vest, hi vis vest
  baby monitor, babyfon, babyphone
  modelling clay, modeling clay, knete, play doh, plasticine, playdough
  picture frame, bilderrahmen, photo frame
  printer paper, druckerpapier, kopierpapier, copy paper
  freezer bag, gefrierbeutel
  dental floss, zahnseide
  shoe horn, schuhloffel
  shoe polish, schuhcreme
  shoelace, schnursenkel
  sewing kit, nahkasten, nahset
  staple, heftklammer
  razor blade, rasierklinge
  spare key, ersatzschlussel
  nativity set, krippe, weihnachtskrippe, nativity scene
  christmas tree stand, christbaumstander, weihnachtsbaumstander, tannenbaumstander
  christmas tree, christbaum, tannenbaum
  measuring cup, messbecher, measuring jug
  cast iron, gusseisen
  steel wool, stahlwolle, wire wool
  white spirit, terpentinersatz, turpentine, turps, terpentin, mineral spirits
  bike helmet, fahrradhelm, bicycle helmet, cycling helmet
  pocket knife, taschenmesser, penknife
  dowel, holzdubel, dubel, dubelstab
  nitrile glove, nitrilhandschuh, disposable glove, einweghandschuh, latex glove
  chain lube, chain oil, kettenol, chain lubricant, kettenspray
  hot glue gun, heissklebepistole
  jigsaw blade, stichsageblatt, stichsageblatter
  ski pants, skihose, ski trousers
  bath towel, badetuch, handtuch
  peeler, schaler, potato peeler, kartoffelschaler
  power bank, powerbank
  nozzle, duse
  module, modul
  welding wire, schweissdraht, fulldraht
  wire brush, drahtburste
  linseed oil, leinol
  seam ripper, nahttrenner
  silica gel, silikagel, desiccant, trockenmittel
  spray paint, spruhlack, spruhfarbe, spray can, spruhdose, lackspray
  tip, spitze
  staples, tackerklammern, heftklammern
  brush, burste
  extension, verlangerung
  holder, halterung, mount, bracket
  wall mount, wandhalterung, wandhalter
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
  truck, lkw, lastwagen, lorry
  tractor, traktor, trecker, schlepper
  excavator, bagger
  lime, limette
  guinea pig, meerschweinchen
  toy train, spielzeugeisenbahn
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
  needle case, nadeletui
  bow saw, bugelsage
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
