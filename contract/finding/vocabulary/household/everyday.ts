/** Sewing, kitchen stores, medicine, sport, camping, games and office. A line is what means the same, in English and German, without accents. */
export const EVERYDAY = `
  zip, zipper, reissverschluss, zip fastener, zippverschluss, slide fastener
  velcro, hook and loop, klettband, klettverschluss, hook and loop fastener, velcro tape, klettverschlussband, velcro strip, velcro fastener, hook loop tape
  yarn, wolle, strickgarn, knitting wool, merino wool, knitting yarn, strickwolle, handstrickgarn
  garn, nahgarn, nahfaden, sewing thread, cotton reel, nahzwirn, sewing cotton, nahgarnrolle, spool of thread, thread spool
  sewing machine, nahmaschine
  overlocker, serger, overlock, overlockmaschine, overlock machine, overlock nahmaschine
  sewing needle, nahnadel
  knitting needle, stricknadel
  crochet hook, hakelnadel, crochet needle
  safety pin, sicherheitsnadel, nappy pin, diaper pin
  dressmaking shears, fabric scissors, stoffschere, dressmaking scissors, sewing scissors, sewing shears, nahschere, dressmakers shears, dressmaker scissors, tailor scissors, tailors shears, tailors scissors, dressmakers scissors, fabric shears, schneiderschere
  fabric, stoff, textile
  elastic, gummiband
  dressmaking pin, stecknadel, sewing pin, straight pin, dressmaker pin, dressmakers pin
  knopf, knopfe
  press stud, snap fastener, druckknopf, popper, snap button, press fastener, snap closure
  bicarbonate of soda, baking soda, bicarb, natron, sodium bicarbonate, speisenatron, natriumhydrogencarbonat, natriumbicarbonat, kaisernatron, kaiser natron, sodium hydrogen carbonate, natriumhydrogenkarbonat, bicarb soda, speisesoda, sodium hydrogencarbonate
  baking powder, backpulver, backtriebmittel
  icing sugar, puderzucker, powdered sugar, confectioners sugar, staubzucker
  olive oil, olivenol
  flour, mehl, weizenmehl
  sugar, zucker
  yeast, hefe
  chickpea, garbanzo, kichererbse, garbanzo bean, chick pea
  aubergine, eggplant, melanzani
  coriander, cilantro, koriander
  corn flour, cornstarch, corn starch, speisestarke, maisstarke, cornflour, maizena, mondamin, maize starch
  crisps, potato chips, kartoffelchips, potato crisps
  pasta, nudel, noodle, nudeln, spaghetti
  tinned tomatoes, canned tomatoes, dosentomaten, tinned tomato, canned tomato
  apple sauce, apfelmus, apfelbrei
  stock cube, bouillon cube, bruhwurfel, suppenwurfel, bouillonwurfel, gemusebruhwurfel, maggiwurfel, broth cube, oxo cube
  jam, marmelade, konfiture, fruchtaufstrich, fruit spread, konfi
  jar, einmachglas, preserving jar, mason jar, weckglas, einweckglas, rexglas, einkochglas, kilner jar, weck jar, canning jar
  cling film, plastic wrap, frischhaltefolie, saran wrap, cling wrap, klarsichtfolie, food wrap, glad wrap
  tin foil, aluminium foil, alufolie, kitchen foil, aluminum foil, aluminiumfolie, baking foil, silver foil, silberpapier
  baking paper, parchment paper, backpapier, baking parchment, greaseproof paper, backtrennpapier, greaseproof, non stick baking paper
  baking tin, cake tin, springform, backform, kuchenform, cake pan, baking pan, baking mould, baking mold
  muffin tin, muffinform, muffin tray, muffin pan, muffinbackform, cupcake tin, cupcake pan, cupcake tray, cupcakeform, bun tin
  cookie cutter, keksausstecher, ausstechformchen, ausstecher, ausstechform, platzchenform, platzchenausstecher, biscuit cutter, keksform, guetzliform, keksausstechform
  baking tray, baking sheet, backblech, oven tray, ofenblech, cookie sheet, backofenblech, sheet pan
  hand blender, stick blender, stabmixer, immersion blender, purierstab, bamix, hand held blender, handheld blender, purierer
  food processor, kuchenmaschine
  rolling pin, nudelholz, nudelwalker, wallholz, teigroller, nudelrolle, wellholz, teigrolle, backrolle, teigwalze, rollholz, dough roller
  whisk, schneebesen, balloon whisk, schneerute, schwingbesen, hand whisk, wire whisk
  colander, strainer, sieb, sieve, nudelsieb, abtropfsieb, kuchensieb, seiher, nudelseiher
  ladle, schopfkelle, suppenkelle, schopfer, schopfloffel, suppenschopfer
  spatula, pfannenwender, bratenwender, slotted turner, pancake turner, egg flip, egg slice
  peeler, schaler, sparschaler, potato peeler, kartoffelschaler
  grater, reibe, kuchenreibe, reibeisen, kitchen grater, raffel
  toaster, brotroster, toastautomat, bread toaster
  pressure cooker, schnellkochtopf, schnelltopf, dampfkochtopf, dampfdrucktopf, druckkochtopf, kelomat, sicomatic, duromatic
  hot water bottle, warmflasche, warmeflasche, bettflasche
  washing up liquid, dish soap, spulmittel, dishwashing liquid, geschirrspulmittel, fairy liquid, pril, geschirrmittel, abwaschmittel, handspulmittel, dish liquid, dish detergent, handgeschirrspulmittel, dishwashing soap, dishwashing detergent, dish washing liquid, spuli
  washing powder, laundry detergent, waschmittel, laundry powder, detergent, washing liquid, vollwaschmittel, waschpulver, washing detergent, clothes detergent, laundry liquid, flussigwaschmittel, laundry soap
  fabric softener, weichspuler, fabric conditioner, lenor, wascheweichspuler
  clothes peg, clothespin, wascheklammer, clothes pin, wascheklemme, waschklammer, washing peg, laundry peg, wascheklupperl, waschekluppe
  clothes airer, drying rack, waschestander, clothes horse, wascheturm, laundry rack, flugelwaschetrockner, laundry airer, clothes drying rack, laundry drying rack, standtrockner, flugeltrockner, clothes maiden, turmwaschetrockner, standwaschetrockner
  hanger, coat hanger, kleiderbugel, clothes hanger, garderobenbugel
  wound dressing, gauze, mullbinde, verbandsmaterial, wundauflage, verbandmaterial, verbandstoff, verbandszeug, verbandzeug, sterile dressing
  hay fever, heuschnupfen, antihistaminikum, antihistaminic, allergietablette, hay fever tablet, heuschnupfentablette, allergy pill
  antihistamine, allergy tablet
  paracetamol, acetaminophen
  cough syrup, hustensaft, cough medicine, cough mixture, hustensirup, cough linctus
  nasal spray, nasenspray, nose spray, schnupfenspray
  eye drops, augentropfen
  thermometer, fieberthermometer
  blood pressure monitor, blutdruckmessgerat, blutdruckmesser, blood pressure meter, sphygmomanometer, blutdruckgerat, bp monitor, blood pressure gauge, blood pressure machine
  insect repellent, bug spray, mosquito spray, mosquito repellent, insektenspray, muckenspray, insect spray, muckenschutz, antimuckenspray, mosquito repellant, anti muckenspray, insektenschutzmittel, gelsenspray, insektenabwehrspray, insect repellant, autan, antibrumm, anti brumm, insektenschutzspray, muckenmittel, bug repellent, midge spray, midge repellent, muckenabwehr, muckenschutzspray, muckenschutzmittel
  tick remover, zeckenzange, tick tweezers, zeckenkarte, tick removal tool, zeckenhaken, zeckenpinzette, tick hook, zeckenentferner, tick twister
  toothpaste, zahnpasta, zahncreme, tooth paste, zahnpaste
  cotton bud, q tip, wattestabchen, cotton swab, ohrenstabchen, cotton tip, ohrstabchen
  tissues, taschentucher, kleenex, tempo taschentuch, papiertaschentuch, paper hanky, paper handkerchief, paper tissue, zellstofftaschentuch, tempo
  nail clippers, nagelknipser, nagelzwicker, fingernail clipper, nagelzange, toenail clipper, nagelklipser, nail cutter, fingernagelschere, nail trimmer
  nail scissors, nagelschere
  racket, racquet, schlager
  table tennis, ping pong, tischtennis, tischtennisball
  dumbbell, weights, hantel, kurzhantel, hand weight, dumb bell
  exercise mat, yoga mat, yogamatte, gymnastikmatte, gym mat, fitnessmatte, sportmatte, trainingsmatte, workout mat, pilates mat, fitness mat, pilatesmatte
  skipping rope, jump rope, springseil, hupfseil, sprungseil, jumping rope, speed rope
  swimming goggles, schwimmbrille, swim goggles, swimming glasses
  swimming costume, swimsuit, badeanzug, bathing suit, bathing costume, schwimmanzug, swimming suit, swim suit, badekleid
  swim trunks, badehose, swimming trunks, bathing trunks, schwimmhose, bathing shorts, swim shorts, badeshorts, swimming shorts, schwimmshorts
  life jacket, lifejacket, schwimmweste, life vest, buoyancy aid, pfd, personal flotation device, flotation vest
  paddle, oar, paddel
  ski boot, skistiefel, skischuh, schischuh
  ski pole, skistock, ski stick, schistock, skistecken
  trekking pole, hiking pole, wanderstock, walking pole, trekkingstock, hiking stick, trekking stick, wanderstecken, nordic walking pole, nordic walking stock
  hiking boots, walking boots, wanderschuhe, wanderstiefel, bergschuh, trekkingschuh, hiking shoe, walking shoe, bergstiefel, trekkingstiefel, trekking boot, wanderschuh
  trainers, sneakers, turnschuhe, running shoes, sportschuhe, laufschuhe, gym shoe, tennis shoe, joggingschuh, athletic shoe, turnpatschen, turnschuh, laufschuh, running shoe
  roller skates, rollschuhe, inline skates, inliner, rollerblades, roller blade, inlineskate, inline skater, rollschuh
  air bed, air mattress, luftmatratze, airbed, inflatable mattress, luftbett, blow up bed, inflatable bed, blow up mattress, aufblasbares bett, aufblasbare matratze
  tent peg, tent stake, hering, zelthering, zeltnagel, tent spike, zeltpflock
  tent pole, zeltstange, zeltgestange
  tarp, tarpaulin, groundsheet, gewebeplane, zeltplane, ground sheet, blache, tent footprint
  camping stove, campingkocher, gaskocher, gas stove, camp stove, backpacking stove, campinggaskocher, camping gas stove, portable stove, camp cooker, trangia, outdoorkocher, camping cooker, trekkingkocher, primus stove
  camping chair, campingstuhl, folding chair, klappstuhl, faltstuhl, camp chair, campingsessel, anglerstuhl, klappsessel, fold up chair, foldable chair, folding camp chair, faltsessel
  gas canister, gas cartridge, gaskartusche, campinggas, camping gas, butane canister, camping gas cartridge, schraubkartusche, butane cartridge, stechkartusche, campinggaskartusche, butangaskartusche
  map, landkarte, strassenkarte, road map
  binoculars, fernglas, feldstecher, field glasses, binokular
  compass, kompass, magnetkompass, wanderkompass, marschkompass, orienteering compass
  water bottle, trinkflasche, drink bottle, drinking bottle, feldflasche, drinks bottle, sportflasche, sports bottle, wasserflasche, bidon
  carabiner, karabiner, karabinerhaken, karabinierhaken, snaplink, caribiner, carabiner hook, carabiner clip, snap hook, spring hook
  bicycle pump, bike pump, fahrradpumpe, standpumpe, floor pump, track pump, luftpumpe, cycle pump, velopumpe, radpumpe
  air pump, luftpumpe
  bicycle chain, bike chain, fahrradkette, cycle chain, velokette, radkette
  spoke key, spoke wrench, speichenschlussel, nippelspanner, nipple wrench, speichenspanner, nipple key, nippelschlussel, nippeldreher
  chain tool, chain breaker, kettennieter, kettennietdrucker, chain splitter, chain rivet tool, nietdrucker, chain riveter, kettentrenner, chain rivet extractor, chain breaker tool
  bike saddle, saddle, sattel, fahrradsattel, bicycle saddle, velosattel, cycle saddle, bike seat, bicycle seat
  brake cable, bremszug, bremskabel, bremsseil, bike brake cable, bremsseilzug, bremsbowdenzug
  gear cable, shift cable, schaltzug, shifter cable, gear wire, schaltseil, derailleur cable, gear shift cable, schaltbowdenzug, gear inner cable
  rear wheel, back wheel, hinterrad
  front wheel, vorderrad
  rear light, tail light, rucklicht, taillight, schlusslicht, heckleuchte, rear lamp, hinterlicht
  handlebar, lenker, handle bar, lenkstange, fahrradlenker, velolenker, bike handlebar, bicycle handlebar
  handlebar tape, lenkerband, bar tape, lenkerwickelband, handlebar wrap
  puncture repair kit, patch kit, flickzeug, tyre repair kit, puncture kit, puncture repair, tire repair kit, fahrradflickzeug, reifenflickzeug, flickset, bike patch kit, reifenflickset, tube repair kit, tube patch kit, fahrradflickset, inner tube repair kit
  bicycle bell, bike bell, fahrradklingel, fahrradglocke, veloglocke, cycle bell, radglocke, veloklingel
  bicycle light, bike light, fahrradlicht, fahrradlampe, fahrradbeleuchtung, cycle light, velolicht, bike lamp, velolampe, bicycle lamp, fahrradleuchte
  child seat, car seat, kindersitz, autositz, autokindersitz, kinderautositz, child car seat
  playing cards, deck of cards, spielkarten, kartenspiel, pack of cards, skatkarten, card deck, skatblatt, jasskarte, rommekarte, pokerkarte, poker card
  dice, wurfel, spielwurfel, gaming dice, game dice
  jigsaw puzzle, puzzle, puzzlespiel, legepuzzle, jig saw puzzle
  board game, brettspiel, gesellschaftsspiel
  building bricks, lego, klemmbausteine, lego brick, legostein, spielbaustein, toy brick, construction brick, klemmbaustein, building brick
  marble run, murmelbahn, kugelbahn, marble track, klickerbahn, kullerbahn
  watercolours, tuschkasten, watercolors, wasserfarben, watercolour paint, malkasten, wasserfarbkasten, farbkasten, wasserfarbenkasten, paint box, deckfarbkasten, deckfarbenkasten, aquarellkasten, aquarellfarbe, watercolour set, watercolor set, watercolor paint, watercolour box
  cot, crib, babybett, gitterbett, baby bed, baby cot, babybettchen, baby crib, kinderbettchen, gitterbettchen, cot bed, kinderbett, infant bed
  pacifier, schnuller, soother, baby dummy, nuckel, nuggi, binky, beruhigungssauger, schnulli
  bib, latzchen, babylatzchen, baby bib, sabberlatz, dribble bib, lutzerl, kinderlatzchen
  baby bottle, babyflasche, feeding bottle, nursing bottle, nuckelflasche, schoppenflasche, milchflaschchen, flaschchen
  mobile phone, cell phone, smartphone, cellphone, mobiltelefon, cellular phone, smart phone, natel, mobile telephone, cell telephone
  laptop, notebook, notebook computer, laptop computer, klapprechner, notebook pc
  printer cartridge, ink cartridge, tintenpatrone, druckerpatrone, inkjet cartridge, printer ink, druckertinte, printer ink cartridge
  drawing pin, thumbtack, reisszwecke, push pin, reissnagel, pushpin, reissbrettstift, heftzwecke, reissstift, reissbrettnagel, pinnwandnadel, thumb tack, drawing tack, map pin, board pin, pinboard pin, pinnadel
  paper clip, buroklammer, briefklammer
  hole punch, locher, hole puncher, paper punch, burolocher, aktenlocher, papierlocher, paper hole punch, paper puncher, paper hole puncher
  ring binder, ordner, lever arch file, aktenordner, folder, ringordner, leitz ordner, three ring binder, 3 ring binder, lever arch folder, bundesordner, hebelordner, briefordner, leitz folder, leitzordner
  felt tip, felt pen, filzstift, fasermaler, felt tip pen, felt tipped pen, filzer, faserstift, fibre tip pen, filzmaler, faserschreiber, filzschreiber, fiber tip pen
  highlighter, textmarker, leuchtmarker, highlighter pen, highlighting pen, textliner, stabilo boss, highlight pen, text highlighter, textmarkierer, neonmarker, leuchtstift, highlight marker, text liner, neonstift, markierstift
  marker, permanent marker, edding, sharpie, marker pen, filzmarker, permanent pen, marking pen, eddingstift, markerstift, permanentstift, permanent marker pen, indelible marker
  notebook, notizbuch, exercise book, schulheft, notizheft, schreibheft, kladde, jotter
  sticky note, post it, haftnotiz, haftzettel, post it note, klebenotiz, klebezettel, sticky memo, sticky pad, adhesive note, haftnotizzettel, haftnotizblock, klebezettelchen
  glue stick, klebestift, pritt, prittstift, uhu stick, uhu stic, pritt stick, leimstift, klebstift, pritt stift
  calculator, taschenrechner, pocket calculator, tischrechner, desk calculator, desktop calculator, calculating machine
  torch battery, taschenlampenbatterie, flashlight battery
  dog lead, dog leash, hundeleine, fuhrleine
  cat litter, katzenstreu, kitty litter, katzensand
  dog food, hundefutter, hundenassfutter, hundetrockenfutter
  bird feeder, vogelhaus, futterhauschen, vogelhauschen, bird feeding station, vogelfutterspender, futterhaus
  shed, gartenhaus, schuppen, garden shed, gartenschuppen, geratehaus, gartenhutte, gartenhauschen, tool shed, gerateschuppen, geratehauschen, gartengeratehaus, geratschuppen
  weed killer, unkrautvernichter, herbicide, unkrautvertilger, unkrautvernichtungsmittel, unkrautbekampfungsmittel, herbizid, roundup, unkrautex, unkraut ex, unkrautmittel
  slug pellets, schneckenkorn, schneckengift, slug bait, snail pellet, slug killer, snail bait, slug pellet
  leaf blower, laubblaser, laubgeblase, laubpuster, laubblasgerat, garden blower
  strimmer, string trimmer, rasentrimmer, grass trimmer, weed whacker, weed eater, line trimmer, fadentrimmer, fadenmaher, weed wacker, kantentrimmer, whipper snipper
  chainsaw, kettensage, motorsage, chain saw, benzinkettensage, elektrokettensage, akkukettensage
  ice scraper, eiskratzer, windscreen scraper, eisschaber, windshield scraper, scheibenkratzer
  dust sheet, drop cloth, abdeckplane, abdeckfolie, drop sheet, malerplane, malerabdeckvlies, painters drop cloth, malerabdeckfolie, decorators sheet, decorating sheet, malerfolie, plastic sheeting, abklebefolie
  folding rule, zollstock, meterstab, gliedermassstab, carpenters rule, folding ruler, doppelmeter, zollstab, klappmeter, gelenkmassstab, carpenter rule, gliedermeter, zimmermannsmeter, carpenters folding rule
  g clamp, c clamp, schraubzwinge, c zwinge
  function generator, signal generator, funktionsgenerator, function gen, waveform generator, arbitrary waveform generator, signal gen, wave generator
  oscilloscope, scope, oszilloskop, oszi, oscillograph, oszillograf, oszillograph, digital oscilloscope, o scope
  crocodile clip, alligator clip, krokodilklemme, croc clip, krokoklemme, krokoklammer, krokodilklammer, croc clamp, crocodile clamp, krokodilsklemme, krokodilclip, aligator clip
  emergency stop, e stop, not aus, estop, emergency stop button, not aus taster, not halt, not aus schalter, emergency stop switch, not halt taster, e stop button, estop button, not aus knopf, emergency off button, e stop switch
  network plug, rj45, ethernet connector, rj 45, ethernet plug, lan stecker, rj45 plug, rj45 stecker, netzwerkstecker, lan plug, rj45 connector
  micro sd, microsd
  micro sd card, microsd card, usd card, microsd karte, tf card, micro sd karte, micro sdhc, transflash, micro sdxc, micro sd speicherkarte, micro sd memory card
  expanding foam, pu foam, montageschaum, bauschaum, pu schaum, spray foam, dosenschaum, brunnenschaum, 1k schaum, zargenschaum, expansion foam, squirty foam, pistolenschaum, expandable foam, builders foam, expanding spray foam
  plug adapter, travel adapter, reiseadapter, reisestecker, travel plug, weltreiseadapter, steckeradapter, steckdosenadapter, reisesteckeradapter, travel plug adapter, plug adaptor, travel adaptor, weltadapter, universal travel adapter, reisesteckdose
  advent calendar, adventskalender, weihnachtskalender, christmas calendar
  advent wreath, adventskranz, adventkranz
  christmas star, herrnhuter stern, weihnachtsstern, adventsstern, moravian star
  tinsel, lametta, tinsel garland
  tree topper, christbaumspitze, christmas tree topper, baumspitze, christmas tree star, weihnachtsbaumspitze, tannenbaumspitze, christmas tree top
  santa hat, nikolausmutze, weihnachtsmutze, christmas hat, weihnachtsmannmutze, father christmas hat, santa claus hat
  christmas stocking, nikolausstiefel, xmas stocking, weihnachtssocke, nikolausstrumpf, weihnachtsstrumpf, nikolaussocke, weihnachtsstiefel
  christmas decoration, weihnachtsdeko, weihnachtsschmuck, xmas decoration, weihnachtsdekoration, christmas deco, christmas decor, adventsdeko
  nutcracker figure, nussknackerfigur
  candle arch, schwibbogen, schwippbogen, lichterbogen, candle bridge, christmas arch
  incense smoker, rauchermannchen, smoking man, rauchermann, rauchermandl, raucherfigur
  easter basket, osterkorb, osternest, easter nest, osterkorbchen
  easter bunny, osterhase, easter hare, easter rabbit, osterhaschen
  easter decoration, osterdeko, osterdekoration, osterschmuck, easter decor
  egg dye, eierfarbe, egg colouring, egg coloring, easter egg dye, ostereierfarbe
  halloween costume, halloweenkostum
  carnival, fasching, karneval, fasnacht, fastnacht, mardi gras, fasnet
  wig, perucke, kunsthaarperucke
  mask, maske
  confetti, konfetti, paper confetti
  paper streamer, luftschlange, streamers, party streamer, papierschlange, serpentine streamer
  garland, girlande
  paper lantern, lampion, papierlaterne, chinese lantern, papierlampion
  firework, feuerwerk, fireworks, feuerwerkskorper, pyrotechnics, silvesterfeuerwerk, pyrotechnik
  firecracker, knaller, boller, knallkorper, fire cracker, chinaboller, silvesterknaller, chinakracher, silvesterkracher, schweizerkracher
  rocket, rakete
  sparkler, wunderkerze, sternspritzer, sternwerfer, spritzkerze
  birthday candle, geburtstagskerze, cake candle, kuchenkerze, tortenkerze, birthday cake candle
  gift ribbon, geschenkband, kringelband, ringelband, curling ribbon, wrapping ribbon, gift wrap ribbon
  gift bag, geschenktute, geschenktasche, present bag, geschenktragetasche, geschenkbeutel, geschenksackerl
  gift box, geschenkbox, geschenkkarton, present box, geschenkschachtel
  greeting card, grusskarte, gluckwunschkarte, greetings card, gratulationskarte
  birthday card, geburtstagskarte
  invitation, einladung, invitation card, einladungskarte, invite card
  bunting, wimpelkette, wimpel, wimpelgirlande, pennant banner, flag bunting, pennant garland, fahnchenkette, fahnengirlande, flag garland, fahnenkette
  flag, fahne, flagge
  flagpole, fahnenmast, flag pole, fahnenstange, flaggenmast, flagstaff, flaggenstange
  party hat, partyhut, birthday hat, geburtstagshut, partyhutchen
  balloon pump, ballonpumpe, luftballonpumpe, balloon inflator, ballonaufblaser
  helium, ballongas, balloon gas, heliumflasche, heliumgas
  beer bench, bierbank, bierzeltgarnitur, bierzeltbank, festzeltgarnitur, festbank, beer table set, festgarnitur, festbankgarnitur, biergartengarnitur, heurigengarnitur, bierbankgarnitur, festzeltbank, heurigenbank, beer tent bench set, beer tent set, beer garden set
  party tent, partyzelt, pavillon, faltpavillon, pop up gazebo, gartenpavillon, festzelt, pop up canopy, marquee, partypavillon, faltzelt
  decoration, deko, dekoration, deco, dekoartikel, decor, dekomaterial
  seam ripper, unpicker, nahttrenner, stitch ripper, pfeiltrenner, stitch unpicker, quick unpick, nahtauftrenner, seam unpicker, auftrenner
  pinking shears, zickzackschere, zigzag scissors, zig zag scissors, zackenschere
  wadding, batting, volumenvlies
  bobbin, nahspule, nahmaschinenspule, sewing bobbin, sewing machine bobbin
  twin needle, zwillingsnadel, double needle
  ribbing, bundchenstoff, bundchen
  angle valve, eckventil, isolation valve, angle stop valve, angle stop
  siphon, p trap, geruchsverschluss, sink trap, waschbeckensiphon, syphon, sifon, flaschensiphon, waste trap, waschtischsiphon, bottle trap, drain trap, u bend
  shower hose, brauseschlauch, duschschlauch, handbrauseschlauch, shower head hose
  pipe cutter, rohrabschneider, kupferrohrschneider, pipe slice, copper pipe cutter, rohrschneider, tube cutter, tubing cutter
  caulking gun, silicone gun, kartuschenpistole, skeleton gun, auspresspistole, silikonpresse, mastic gun, kittpistole, silikonkartuschenpistole, fugenpistole, kartuschenspritze, kartuschenpresse, silikonspritze, caulk gun, sealant gun, cartridge gun, silikonpistole
  circulation pump, umwalzpumpe, circulating pump, heizungspumpe
  thermostatic head, trv head, thermostatkopf, thermostatic radiator valve, heizungsthermostat, radiator thermostat, heizkorperthermostat, trv, heizkorperthermostatkopf
  tee, t stuck
  ball valve, kugelventil
  spark plug socket, zundkerzenschlussel, spark plug wrench, spark plug spanner, kerzenschlussel, zundkerzennuss, zundkerzeneinsatz, zundkerzenstecknuss
  cabin filter, pollen filter, innenraumfilter, cabin air filter, innenraumluftfilter, kabinenfilter, cabin pollen filter, pollenfilter
  tyre pressure gauge, reifendruckprufer, tire pressure gauge, reifenluftdruckprufer, tire gauge, reifendruckmessgerat, reifenluftdruckmesser, tyre pressure tester
  puncture repair kit, reifenreparaturset
  cassette, ritzelpaket
  u lock, bugelschloss, d lock, shackle lock
  studio strobe, studio flash, studioblitz, monolight, studioblitzgerat, studio flash head, kompaktblitz, studioblitzanlage, blitzkopf
  extension tube, zwischenring, macro extension tube, macro tube, makroring, makrozwischenring, macro extension ring, macro ring
  polarizer, polariser, cpl filter, polfilter, polarisationsfilter, circular polarizer, zirkularpolfilter, circular polariser, polarising filter, polarizing filter, circular polarising filter, polarizer filter
  card reader, kartenleser, kartenlesegerat, memory card reader, speicherkartenleser, sd card reader, speicherkartenlesegerat, sd kartenleser, sd reader
  quick release plate, schnellwechselplatte, arca plate, arca swiss plate, tripod quick release plate, stativwechselplatte, tripod plate, stativplatte, quick release tripod plate, tripod mount plate, camera plate, wechselplatte, kameraplatte
  radio trigger, funkausloser, wireless trigger, wireless flash trigger, funkblitzausloser, remote flash trigger, radio flash trigger
  backdrop, background paper, hintergrundkarton, photo background, hintergrundpapier, studio backdrop, studiohintergrund, background roll, photography backdrop, studio background, hintergrundrolle
  slide film, diafilm, reversal film, umkehrfilm, transparency film, diapositivfilm, e6 film
  wetting agent, netzmittel
  stop bath, stoppbad
  developing tank, entwicklungsdose, film tank, film developing tank, entwicklertank, film development tank, filmentwicklungsdose, entwicklerdose, paterson tank
  enlarging paper, fotopapier, photographic paper, darkroom paper, vergrosserungspapier, barytpapier
  developing tray, entwicklerschale, darkroom tray, fotoschale, developer tray, entwicklungsschale, dunkelkammerschale
  changing bag, wechselsack, film changing bag, filmwechselsack, dunkelsack, dunkelkammersack, dark bag
  negative sleeve, negative page, negativhulle, negative file, negativtasche, negativablageblatt, pergaminhulle
  lens wipe, objektivreinigungstuch, lens cleaning wipe, optiktuch, lens tissue, optikreinigungstuch, brillentuch, lens cleaning cloth, brillenreinigungstuch, glasses cloth
  chef s knife, kochmesser, cooks knife, chef knife
  muffin tin, muffinblech
  stand mixer, kuchenmaschine, kitchenaid, kitchen mixer, table mixer, kitchen machine
  aa battery, aa akku, akku aa
  rain cover, regenhulle
  hiking map, wanderkarte
  fire steel, ferro rod, feuerstahl, ferrocerium rod, zundstahl, fire striker rod, fire striker
  nitrile, nitril
  cpr mask, beatmungsmaske, pocket mask, taschenmaske, pocket resuscitation mask, reanimationsmaske
  painkiller, ibuprofen
  painkiller, paracetamol
  schmerzmittel, ibuprofen
  schmerzmittel, paracetamol
  flash, blitz, speedlite, speedlight, flash gun, aufsteckblitz, camera flash, kamerablitz, systemblitz, blitzlicht, flash unit, external flash, blitzgerat
  rubber spatula, teigschaber, dough spatula, gummischaber, silicone spatula, rubber scraper, silikonspatel, silikonschaber, gummispatel, teigspatel
`;
