/** Painting, modelling, jewellery, 3D printing and models, and what they show. A line is what means the same, in English and German, without accents. */
export const CRAFTS = `
  craft paper, bastelpapier
  construction paper, tonpapier, sugar paper
  card stock, tonkarton, fotokarton
  crepe paper, krepppapier
  tissue paper, seidenpapier
  origami paper, origamipapier, faltpapier
  tracing paper, transparentpapier, pauspapier
  carbon paper, kohlepapier
  graph paper, millimeterpapier
  oil paint, olfarbe
  gouache, deckfarbe
  poster paint, plakatfarbe
  finger paint, fingerfarbe
  oil pastel, olkreide, pastellkreide
  charcoal stick, zeichenkohle
  palette, farbpalette
  palette knife, malspachtel, malmesser
  bristle brush, borstenpinsel
  airbrush, spritzpistole
  spray gun, spritzpistole, lackierpistole
  ink pen, tuschestift
  india ink, tusche
  calligraphy pen, kalligrafiestift, kalligraphiestift
  linocut, linolschnitt
  wood carving, schnitzen
  clay, tonerde, topferton
  pottery wheel, topferscheibe
  kiln, brennofen
  glaze, glasur
  modelling tool, modellierwerkzeug
  polymer clay, fimo
  plaster bandage, gipsbinde, plaster of paris bandage
  casting resin, giessharz
  silicone mould, silikonform
  candle wick, kerzendocht, docht
  wax, wachs
  soap mould, seifenform
  glitter, glimmer
  sequin, paillette
  feather, feder
  felt sheet, filzplatte, bastelfilz
  pompom, bommel
  mosaic, mosaik
  jewellery pliers, schmuckzange
  beading wire, schmuckdraht
  earring, ohrring
  necklace, halskette
  bracelet, armband
  ring, fingerring
  brooch, brosche
  varnish spray, klarlack
  decoupage, serviettentechnik
  glue spray, spruhkleber, spray adhesive
  masking fluid, rubbelkrepp
  sticker album, stickeralbum
  washi tape, dekoband
  filament, 3d druck filament
  print bed, druckbett, heizbett, heated bed, heatbed, build plate, druckplatte
  hotend, hot end
  extruder, extruder motor
  resin, harz, kunstharz
  uv resin, uv harz
  spool, spule, rolle
  spindle, spindel
  lead screw, gewindespindel, trapezgewindespindel, trapezoidal spindle, trapezspindel
  ball screw, kugelumlaufspindel, ballscrew, kugelgewindetrieb
  linear rail, linearschiene, linearfuhrung, linear guide
  pulley, riemenscheibe, umlenkrolle
  idler, umlenkrolle, spannrolle
  shaft, welle
  rod, stange, stab
  gear, zahnrad, gear wheel, cogwheel, cog wheel
  rack and pinion, zahnstange
  worm gear, schneckenrad, schneckengetriebe
  laser module, lasermodul
  laser cutter, lasercutter, laserschneider
  vinyl cutter, schneideplotter, plotter, cutting plotter, hobbyplotter
  vinyl film, klebefolie, vinylfolie, adhesive vinyl
  heat press, transferpresse
  drag chain, schleppkette, energiekette, cable carrier, cable chain, kabelkette
  track, gleis, schiene
  railway track, gleis
  wagon, waggon, guterwagen
  rc transmitter, fernsteuerung, funkfernsteuerung
  rc receiver, empfanger
  receiver, empfanger
  transmitter, sender
  propeller, luftschraube
  rudder, ruder
  lipo, lipo akku, lithium polymer battery
  lipo bag, lipo safe, lipo safe bag, lipo tasche
  model kit, modellbausatz, bausatz
  model aircraft, modellflugzeug, model airplane, model aeroplane
  model ship, modellschiff, model boat, modellboot, schiffsmodell
  balsa knife, bastelmesser
  scalpel, skalpell
  figure, figur
  scenery, landschaftsbau
  static grass, grasfasern
  ballast, schotter
  scalpel blade, skalpellklinge
  girl, madchen
  boy, junge
  woman, damen
  women, damen
  men, herren
  unicorn, einhorn
  dinosaur, dinosaurier
  dragon, drache
  fairy, fee
  princess, prinzessin
  knight, ritter
  king, konig
  queen, konigin
  ghost, gespenst
  star, stern
  moon, mond
  heart, herz
  cross, kreuz
  circle, kreis
  church, kirche
  castle, burg
  house, haus
  ship, schiff
  night, nacht
  summer, sommer
  autumn, herbst
  cube, wurfel
  cone, kegel
  family, familie
  casting slip, giessmasse, porcelain slip
  potters wheel, topferscheibe
  kiln shelf, ofenplatte
  seger cone, segerkegel, pyrometric cone
  loop tool, drahtschlinge
  rubber kidney, gumminiere
  cobalt oxide, kobaltoxid
  copper oxide, kupferoxid
  manganese dioxide, braunstein, mangandioxid
  china clay, kaolin
  kiln post, brennstutze
  stilt, dreifuss
  cutting wire, schneidedraht, clay cutter
  natural sponge, naturschwamm
  slip trailer, malballchen
  raku tongs, raku zange
  plaster mould, gipsform
  clay extruder, tonpresse
  sidewalk chalk, strassenkreide, malkreide, pavement chalk
  witch, hexe
  pirate, pirat
`;
