/** Sewing, kitchen stores, medicine, sport, camping, games and office. A line is what means the same, in English and German, without accents. */
export const EVERYDAY = `
  zip, zipper, reissverschluss, zip fastener
  velcro, hook and loop, klettband, klettverschluss
  yarn, wolle, strickgarn, knitting wool, merino wool
  garn, nahgarn, nahfaden, sewing thread, cotton reel
  sewing machine, nahmaschine
  overlocker, serger, overlock
  sewing needle, nahnadel
  knitting needle, stricknadel
  crochet hook, hakelnadel
  safety pin, sicherheitsnadel
  dressmaking shears, fabric scissors, stoffschere, dressmaking scissors, sewing scissors
  fabric, stoff, textile
  elastic, gummiband
  dressmaking pin, stecknadel, sewing pin, straight pin
  knopf, knopfe
  press stud, snap fastener, druckknopf, popper, snap button
  rubber band, elastic band, gummiring, gummiband
  bicarbonate of soda, baking soda, bicarb, natron, sodium bicarbonate
  baking powder, backpulver
  icing sugar, puderzucker, powdered sugar, confectioners sugar
  olive oil, olivenol
  flour, mehl, weizenmehl
  sugar, zucker
  yeast, hefe
  chickpea, garbanzo, kichererbse, garbanzo bean
  aubergine, eggplant
  coriander, cilantro, koriander
  corn flour, cornstarch, corn starch, speisestarke, maisstarke, cornflour
  crisps, potato chips
  pasta, nudel, noodle, nudeln, spaghetti
  tinned tomatoes, canned tomatoes, dosentomaten
  apple sauce, apfelmus, apfelbrei
  stock cube, bouillon cube, bruhwurfel
  jam, marmelade, konfiture
  jar, einmachglas, preserving jar, mason jar, weckglas
  cling film, plastic wrap, frischhaltefolie, saran wrap, cling wrap, klarsichtfolie
  tin foil, aluminium foil, alufolie, kitchen foil
  baking paper, parchment paper, backpapier, baking parchment, greaseproof paper
  baking tin, cake tin, springform, backform, kuchenform, cake pan, baking pan
  muffin tin, muffinform, muffin tray, muffin pan
  cookie cutter, keksausstecher, ausstechformchen, ausstecher, ausstechform, platzchenform, platzchenausstecher
  baking tray, baking sheet, backblech
  hand blender, stick blender, stabmixer, immersion blender, purierstab
  food processor, kuchenmaschine
  rolling pin, nudelholz
  whisk, schneebesen
  colander, strainer, sieb, sieve, nudelsieb
  ladle, schopfkelle, suppenkelle
  spatula, pfannenwender
  peeler, schaler, sparschaler
  grater, reibe
  toaster, toastofen
  pressure cooker, schnellkochtopf
  hot water bottle, warmflasche
  washing up liquid, dish soap, spulmittel, dishwashing liquid, geschirrspulmittel
  washing powder, laundry detergent, waschmittel, laundry powder
  fabric softener, weichspuler
  clothes peg, clothespin, wascheklammer, clothes pin
  clothes airer, drying rack, waschestander, clothes horse
  hanger, coat hanger, kleiderbugel
  wound dressing, gauze, mullbinde, verbandsmaterial
  hay fever, antihistamine, heuschnupfen, allergy tablet
  paracetamol, acetaminophen
  cough syrup, hustensaft, cough medicine
  nasal spray, nasenspray
  eye drops, augentropfen
  thermometer, fieberthermometer
  blood pressure monitor, blutdruckmessgerat
  insect repellent, bug spray, mosquito spray, mosquito repellent, insektenspray, muckenspray, insect spray, muckenschutz
  tick remover, zeckenzange, tick tweezers, zeckenkarte
  toothpaste, zahnpasta, zahncreme
  cotton bud, q tip, wattestabchen, cotton swab
  tissues, taschentucher, kleenex
  nail clippers, nagelknipser, nail scissors, nagelschere
  racket, racquet, schlager
  table tennis, ping pong, tischtennis, tischtennisball
  dumbbell, weights, hantel, kurzhantel
  exercise mat, yoga mat, yogamatte, gymnastikmatte, gym mat
  skipping rope, jump rope, springseil
  swimming goggles, schwimmbrille, swim goggles
  swimming costume, swimsuit, badeanzug, bathing suit
  swim trunks, badehose, swimming trunks
  life jacket, lifejacket, schwimmweste, life vest, buoyancy aid, pfd
  paddle, oar, paddel
  ski boot, skistiefel, skischuh
  ski pole, skistock
  trekking pole, hiking pole, wanderstock, walking pole, trekkingstock
  hiking boots, walking boots, wanderschuhe, wanderstiefel
  trainers, sneakers, turnschuhe, running shoes, sportschuhe, laufschuhe
  wellies, wellington boots, rubber boots, gummistiefel
  roller skates, rollschuhe, inline skates, inliner, rollerblades
  air bed, air mattress, luftmatratze, airbed, inflatable mattress
  tent peg, tent stake, hering, zelthering, zeltnagel
  tent pole, zeltstange
  tarp, tarpaulin, groundsheet
  camping stove, campingkocher, gaskocher, gas stove, camp stove
  camping chair, campingstuhl, folding chair, klappstuhl
  gas canister, gas cartridge, gaskartusche
  map, landkarte
  binoculars, fernglas
  compass, kompass
  water bottle, trinkflasche
  carabiner, karabiner, karabinerhaken
  bicycle pump, bike pump, fahrradpumpe, standpumpe, floor pump, track pump, luftpumpe
  air pump, luftpumpe
  bicycle chain, bike chain, fahrradkette
  spoke key, spoke wrench, speichenschlussel, nippelspanner, nipple wrench
  chain tool, chain breaker, kettennieter, kettennietdrucker
  bike saddle, saddle, sattel, fahrradsattel
  brake cable, bremszug, bremskabel
  gear cable, shift cable, schaltzug, shifter cable
  rear wheel, back wheel, hinterrad
  front wheel, vorderrad
  rear light, tail light, rucklicht, taillight
  handlebar, lenker
  handlebar tape, lenkerband, bar tape
  puncture repair kit, patch kit, flickzeug, tyre repair kit, puncture kit, puncture repair
  bicycle bell, bike bell, fahrradklingel
  bicycle light, bike light, fahrradlicht
  child seat, car seat, kindersitz, autositz, autokindersitz
  playing cards, deck of cards, spielkarten, kartenspiel, pack of cards, skatkarten
  dice, wurfel
  jigsaw puzzle, puzzle
  board game, brettspiel
  building bricks, lego, klemmbausteine
  marble run, murmelbahn, kugelbahn
  watercolours, tuschkasten, watercolors, wasserfarben, watercolour paint, malkasten
  cot, crib, babybett
  pacifier, schnuller, soother, baby dummy, nuckel, nuggi
  bib, latzchen
  baby bottle, babyflasche, feeding bottle
  mobile phone, cell phone, smartphone, cellphone
  laptop, notebook
  printer cartridge, ink cartridge, tintenpatrone, druckerpatrone, toner
  drawing pin, thumbtack, reisszwecke, push pin, reissnagel, pushpin
  paper clip, buroklammer
  hole punch, locher
  ring binder, ordner, lever arch file, aktenordner, folder
  felt tip, felt pen, filzstift, fasermaler
  highlighter, textmarker
  marker, permanent marker, edding, sharpie
  notebook, notizbuch, exercise book, schulheft
  sticky note, post it, haftnotiz
  glue stick, klebestift, pritt
  calculator, taschenrechner
  torch battery, taschenlampenbatterie
  dog lead, dog leash, hundeleine
  cat litter, katzenstreu
  dog food, hundefutter
  bird feeder, vogelhaus
  shed, gartenhaus, schuppen
  weed killer, unkrautvernichter, herbicide
  slug pellets, schneckenkorn
  leaf blower, laubblaser
  strimmer, string trimmer, rasentrimmer, grass trimmer, weed whacker
  chainsaw, kettensage, motorsage, chain saw
  ice scraper, eiskratzer
  dust sheet, drop cloth, abdeckplane, abdeckfolie
  folding rule, zollstock, meterstab, gliedermassstab, carpenters rule, folding ruler
  g clamp, c clamp, schraubzwinge
  function generator, signal generator, funktionsgenerator, function gen
  oscilloscope, scope, oszilloskop, oszi
  crocodile clip, alligator clip, krokodilklemme, croc clip, krokoklemme
  emergency stop, e stop, not aus, estop, emergency stop button, not aus taster
  network plug, rj45, ethernet connector
  micro sd, microsd
  micro sd card, microsd card, usd card
  expanding foam, pu foam, montageschaum, bauschaum, pu schaum, spray foam
  plug adapter, travel adapter, reiseadapter, reisestecker
  advent calendar, adventskalender
  advent wreath, adventskranz
  christmas star, herrnhuter stern, weihnachtsstern, poinsettia
  tinsel, lametta
  tree topper, christbaumspitze
  santa hat, nikolausmutze, weihnachtsmutze
  christmas stocking, nikolausstiefel
  christmas decoration, weihnachtsdeko, weihnachtsschmuck
  nutcracker figure, nussknackerfigur
  candle arch, schwibbogen
  incense smoker, rauchermannchen
  easter basket, osterkorb, osternest
  easter bunny, osterhase
  easter decoration, osterdeko
  egg dye, eierfarbe
  halloween costume, halloweenkostum
  carnival, fasching, karneval
  wig, perucke
  mask, maske
  confetti, konfetti
  paper streamer, luftschlange, streamers
  garland, girlande
  paper lantern, lampion, papierlaterne
  firework, feuerwerk, fireworks
  firecracker, knaller, boller
  rocket, rakete
  sparkler, wunderkerze
  birthday candle, geburtstagskerze
  gift ribbon, geschenkband
  gift bag, geschenktute, geschenktasche
  gift box, geschenkbox, geschenkkarton
  greeting card, grusskarte, gluckwunschkarte
  birthday card, geburtstagskarte
  invitation, einladung, invitation card
  bunting, wimpelkette, wimpel
  flag, fahne, flagge
  flagpole, fahnenmast
  party hat, partyhut
  balloon pump, ballonpumpe, luftballonpumpe
  helium, ballongas
  beer bench, bierbank, bierzeltgarnitur, bierzeltbank
  party tent, partyzelt, pavillon
  decoration, deko, dekoration
  seam ripper, unpicker, nahttrenner
  fabric shears, stoffschere, schneiderschere
  pinking shears, zickzackschere
  wadding, batting, volumenvlies
  interfacing, vlieseline, bugeleinlage
  bobbin, nahspule
  twin needle, zwillingsnadel
  ribbing, bundchenstoff, bundchen
  angle valve, eckventil, isolation valve
  siphon, p trap, geruchsverschluss
  shower hose, brauseschlauch, duschschlauch
  pipe cutter, rohrabschneider
  caulking gun, silicone gun, kartuschenpistole
  circulation pump, umwalzpumpe, circulating pump, heizungspumpe
  thermostatic head, trv head, thermostatkopf
  tee, t stuck
  limescale remover, descaler, entkalker, kalkloser
  ball valve, kugelventil
  spark plug socket, zundkerzenschlussel
  cabin filter, pollen filter, innenraumfilter
  tyre pressure gauge, reifendruckprufer
  puncture repair kit, reifenreparaturset
  cassette, ritzelpaket
  u lock, bugelschloss
  studio strobe, studio flash, studioblitz
  extension tube, zwischenring
  polarizer, polariser, cpl filter, polfilter
  card reader, kartenleser, kartenlesegerat
  quick release plate, schnellwechselplatte
  radio trigger, funkausloser
  backdrop, background paper, hintergrundkarton
  slide film, diafilm
  wetting agent, netzmittel
  stop bath, stoppbad
  developing tank, entwicklungsdose
  enlarging paper, fotopapier
  developing tray, entwicklerschale
  changing bag, wechselsack
  negative sleeve, negative page, negativhulle
  lens wipe, objektivreinigungstuch
  chef s knife, kochmesser
  muffin tin, muffinblech
  loaf pan, bread tin, kastenform
  stand mixer, kuchenmaschine
  mason jar, canning jar, einmachglas
  aa battery, aa akku, akku aa
  rain cover, regenhulle
  hiking map, wanderkarte
  fire steel, ferro rod, feuerstahl
  nitrile, nitril
  cpr mask, beatmungsmaske
  painkiller, ibuprofen
  painkiller, paracetamol
  schmerzmittel, ibuprofen
  schmerzmittel, paracetamol
  flash, blitz, speedlite, speedlight
  rubber spatula, teigschaber, dough spatula
`;
