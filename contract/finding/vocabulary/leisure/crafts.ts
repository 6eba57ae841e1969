/** Painting, modelling, jewellery, 3D printing and models, and what they show. A line is what means the same, in English and German, without accents. */
export const CRAFTS = `
  craft paper, bastelpapier, crafting paper
  construction paper, tonpapier, sugar paper, tonzeichenpapier, coloured construction paper
  card stock, tonkarton, fotokarton, craft card, coloured card, bastelkarton
  crepe paper, krepppapier, kreppapier
  tissue paper, seidenpapier
  origami paper, origamipapier, faltpapier, origami faltpapier, origami sheet
  tracing paper, transparentpapier, pauspapier
  carbon paper, kohlepapier, durchschlagpapier, durchschreibepapier, blaupapier, kohledurchschlagpapier
  graph paper, millimeterpapier, squared millimetre paper, millimetre paper
  oil paint, olfarbe, oil colour, kunstlerolfarbe, olmalfarbe
  gouache, deckfarbe, gouachefarbe, gouache paint
  poster paint, plakatfarbe, tempera paint, temperafarbe, plaka, plakafarbe, schultempera
  finger paint, fingerfarbe, fingermalfarbe
  oil pastel, olkreide, oil pastel crayon, olpastellkreide, olpastell
  charcoal stick, zeichenkohle, drawing charcoal, artists charcoal, kohlestabchen
  palette, farbpalette, paint palette, artists palette, malpalette, mischpalette, farbenpalette
  palette knife, malspachtel, malmesser, painting knife, artists palette knife, palettmesser, palettenmesser
  bristle brush, borstenpinsel
  airbrush, spritzpistole, airbrush gun, airbrushpistole
  spray gun, spritzpistole, lackierpistole, farbspruhsystem
  ink pen, tuschestift
  india ink, tusche, indian ink, china ink, chinatusche, drawing ink, zeichentusche
  calligraphy pen, kalligrafiestift, kalligraphiestift
  linocut, linolschnitt
  wood carving, schnitzen
  clay, tonerde, topferton, potters clay, pottery clay, topfererde, keramikton, modellierton
  pottery wheel, topferscheibe, throwing wheel
  kiln, brennofen, pottery kiln, ceramic kiln, keramikofen, topferofen, keramikbrennofen
  glaze, glasur, pottery glaze, keramikglasur, topferglasur, ceramic glaze
  modelling tool, modellierwerkzeug, clay tool, clay modelling tool, pottery tool, modellierholz, topferwerkzeug, modellierstab, sculpting tool
  polymer clay, fimo, ofenhartende modelliermasse, oven bake clay
  plaster bandage, gipsbinde, plaster of paris bandage, plaster cast bandage, plaster wrap
  casting resin, giessharz, giesskunstharz, pouring resin
  silicone mould, silikonform, silicone casting mould, silikongiessform
  candle wick, kerzendocht, docht, kerzenfaden
  wax, wachs
  soap mould, seifenform, soap making mould, seifengiessform
  glitter, glimmer, glitzer, glitterpulver, glitzerpulver, glitzerstaub, craft glitter
  sequin, paillette
  feather, feder, craft feather, bastelfeder
  felt sheet, filzplatte, bastelfilz, filzbogen
  pompom, bommel, pompon, wollbommel
  mosaic, mosaik
  jewellery pliers, schmuckzange, jewellers pliers, schmuckbiegezange
  beading wire, schmuckdraht, jewellery wire, perldraht
  earring, ohrring, ohrhanger
  necklace, halskette, halsschmuck, neck chain
  bracelet, armband, armkette
  ring, fingerring
  brooch, brosche
  varnish spray, klarlack, clear varnish spray, spray varnish, clear coat spray, clear lacquer spray
  decoupage, serviettentechnik
  glue spray, spruhkleber, spray adhesive
  masking fluid, rubbelkrepp, drawing gum, liquid frisket, rubbelkreppmasse, maskierflussigkeit, maskiermittel
  sticker album, stickeralbum, sticker book, stickerbuch
  washi tape, dekoband, decorative tape, dekoklebeband, motivklebeband, dekotape, bastelklebeband
  filament, 3d druck filament, 3d printer filament, 3d printing filament, printer filament
  print bed, druckbett, heizbett, heated bed, heatbed, build plate, druckplatte, printer bed, 3d printer bed, druckplattform, build surface
  hotend, hot end
  extruder, extruder motor
  resin, harz, kunstharz
  uv resin, uv harz, 3d printer resin, photopolymer resin, photopolymerharz, uv curing resin
  spool, spule, rolle
  spindle, spindel
  lead screw, gewindespindel, trapezgewindespindel, trapezoidal spindle, trapezspindel, trapezoidal screw, trapezoidal lead screw, acme screw, acme lead screw
  ball screw, kugelumlaufspindel, ballscrew, kugelgewindetrieb, ball spindle, kugelrollspindel, kugelgewindespindel, ball lead screw
  linear rail, linearschiene, linearfuhrung, linear guide, linear guideway, linear guide rail, linear slide rail, profilschienenfuhrung
  pulley, riemenscheibe, umlenkrolle, belt pulley, riemenrad, riemenrolle
  idler, umlenkrolle, spannrolle
  shaft, welle
  rod, stange, stab
  gear, zahnrad, gear wheel, cogwheel, cog wheel, toothed wheel
  rack and pinion, zahnstange, gear rack, toothed rack
  worm gear, schneckenrad, schneckengetriebe, worm drive, schneckentrieb
  laser module, lasermodul, laser head, laserkopf
  laser cutter, lasercutter, laserschneider, laser cutting machine, laserschneidmaschine
  vinyl cutter, schneideplotter, plotter, cutting plotter, hobbyplotter, vinyl cutting machine, folienschneider, folienplotter
  vinyl film, klebefolie, vinylfolie, adhesive vinyl, craft vinyl, plotterfolie, vinyl sheet, plottfolie, permanent vinyl
  heat press, transferpresse, heat press machine, heat transfer press, thermotransferpresse, textilpresse, t shirt press, hitzepresse
  drag chain, schleppkette, energiekette, cable carrier, cable chain, kabelkette, cable drag chain, energy chain, schleppkabelkette, energiefuhrungskette
  track, gleis, schiene
  railway track, gleis, train track, rail track, eisenbahnschiene, bahngleis, zuggleis, railroad track
  wagon, waggon, guterwagen, freight wagon, goods wagon, freight car, guterwaggon
  rc transmitter, fernsteuerung, funkfernsteuerung, rc remote, rc remote control, rc fernsteuerung, rc controller, radio control transmitter, rc sender
  rc receiver, empfanger, rc empfanger, radio control receiver, modellbauempfanger
  receiver, empfanger
  transmitter, sender
  propeller, luftschraube, modellpropeller, airscrew
  rudder, ruder, steuerruder, boat rudder
  lipo, lipo akku, lithium polymer battery, lipo battery, li po battery, lithium polymer akku, lipo pack
  lipo bag, lipo safe, lipo safe bag, lipo tasche, lipo charging bag, lipo safety bag, lipoguard, lipo schutztasche, lipo brandschutztasche, lipo ladetasche
  model kit, modellbausatz, bausatz, modelling kit, plastic model kit, plastikmodell, plastikmodellbausatz, model building kit, plastikbausatz
  model aircraft, modellflugzeug, model airplane, model aeroplane, model plane, flugmodell, flugzeugmodell
  model ship, modellschiff, model boat, modellboot, schiffsmodell, ship model, boat model, bootsmodell
  balsa knife, bastelmesser, hobby knife, x acto knife, exacto knife, modellbaumesser, hobbymesser
  scalpel, skalpell, surgical scalpel, operationsmesser, chirurgenmesser
  figure, figur
  scenery, landschaftsbau
  static grass, grasfasern, electrostatic grass, elektrostatische grasfaser, static grass fibre, grasfaser, streugras
  ballast, schotter
  scalpel blade, skalpellklinge, surgical blade
  girl, madchen, madel
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
  casting slip, giessmasse, porcelain slip, slip casting clay, pouring slip, giesston, porcelain casting slip, giessschlicker
  potters wheel, topferscheibe, potter wheel, topferdrehscheibe
  kiln shelf, ofenplatte, kiln plate, einsetzplatte, brennplatte
  seger cone, segerkegel, pyrometric cone, brennkegel, schmelzkegel, orton cone, pyrometerkegel, kiln cone
  loop tool, drahtschlinge, clay loop tool, abdrehwerkzeug, abdrehschlinge, modellierschlinge, loop trimming tool
  rubber kidney, gumminiere, pottery kidney, rubber rib, silicone kidney, topferniere
  cobalt oxide, kobaltoxid
  copper oxide, kupferoxid
  manganese dioxide, braunstein, mangandioxid
  china clay, kaolin, porzellanerde, kaolinerde
  kiln post, brennstutze, kiln prop, kiln support, ofenstutze, brennhilfe
  stilt, dreifuss
  cutting wire, schneidedraht, clay cutter, clay cutting wire, wire clay cutter, tonschneider, tonschneidedraht, clay wire cutter
  natural sponge, naturschwamm, sea sponge, meeresschwamm
  slip trailer, malballchen, slip trailing bottle, malball
  raku tongs, raku zange
  plaster mould, gipsform, plaster of paris mould, gipsgiessform
  clay extruder, tonpresse, clay gun, ton extruder, polymer clay extruder, clay extruder gun, tonstrangpresse
  sidewalk chalk, strassenkreide, malkreide, pavement chalk, street chalk, playground chalk, jumbo chalk, giant chalk, kinderstrassenkreide, outdoor chalk, strassenmalkreide
  witch, hexe
  pirate, pirat
`;
