/** Pets, farm animals and bees. A line is what means the same, in English and German, without accents. */
export const ANIMALS = `
  aquarium, fish tank, fish aquarium, fischbecken, fischaquarium
  fish food, fischfutter, fish feed, zierfischfutter
  aquarium filter, aquariumfilter, fish tank filter
  terrarium, vivarium, reptile tank, reptile enclosure
  hay, heu
  straw, stroh
  rabbit hutch, hasenstall, kaninchenstall, rabbit cage, rabbit house, bunny hutch, kaninchenkafig, hasenkafig, kaninchenhaus
  rabbit, kaninchen, bunny, karnickel, stallhase
  hamster wheel, laufrad, running wheel, rodent wheel, hamsterrad, hamsterlaufrad
  bird cage, vogelkafig, vogelbauer, budgie cage, parrot cage, papageienkafig, wellensittichkafig
  bird seed, vogelfutter, birdseed, wild bird seed, vogelstreufutter, meisenfutter, streufutter, bird food, vogelkorner, wild bird food, bird feed, wildvogelfutter
  litter box, katzenklo, litter tray, litter pan, cat litter box, cat litter tray, cat toilet, kitty litter box, katzentoilette, katzen wc, katzenkiste, katzenkisterl, katzenkistli
  cat flap, katzenklappe, cat door, pet door, pet flap, katzentur, haustierklappe
  cat toy, katzenspielzeug, kitten toy
  dog toy, hundespielzeug, puppy toy, welpenspielzeug
  dog treat, hundeleckerli, leckerli, treats, dog snack, leckerchen, hundesnack
  dog collar, hundehalsband, puppy collar
  dog harness, hundegeschirr, puppy harness, brustgeschirr
  muzzle, maulkorb, dog muzzle, beisskorb, hundemaulkorb
  poo bag, kotbeutel, hundekotbeutel, poop bag, dog poo bag, dog poop bag, dog waste bag, hundesackerl, gassibeutel, kottute, hundekottute, kackbeutel, robidog
  dog coat, hundemantel, dog jacket, hundejacke
  dog brush, hundeburste, pet brush, pet grooming brush, dog grooming brush, fellburste, tierburste
  flea collar, flohhalsband, tick collar, flea and tick collar, zeckenhalsband, ungezieferhalsband
  flea, floh
  worming tablet, wurmkur, wormer, dewormer, deworming tablet, worm tablet, wurmtablette, entwurmungsmittel, entwurmungstablette, wurmmittel
  water bowl, wassernapf, drinking bowl, dog water bowl, pet water bowl, trinknapf
  automatic feeder, futterautomat, automatic pet feeder, pet feeder, futterspender, katzenfutterautomat
  chicken feed, huhnerfutter, chicken food, poultry feed, poultry food, hen food, geflugelfutter, hennenfutter
  chicken coop, huhnerstall, hen house, hen coop, chicken house, poultry house, geflugelstall, huhnerhaus
  poultry, geflugel, fowl, federvieh
  egg box, eierkarton, egg carton, egg container, eierschachtel, eierbox, eierverpackung
  milking, melken
  electric fence, weidezaun, elektrozaun, electric fencing, elektrischer weidezaun, stromzaun, e zaun
  fence charger, weidezaungerat, fence energiser, fence energizer, electric fence energiser, electric fence energizer, electric fence charger, electric fencer, elektrozaungerat, viehhuter
  salt lick, salzleckstein, mineral lick, lick stone, leckstein
  cow, kuh, dairy cow, milchkuh
  sheep, schaf
  pig, schwein
  goat, ziege, geiss
  beehive, bienenstock, bienenbeute, beute, bee hive, bienenkasten, bienenwohnung, magazinbeute
  bee smoker, imkerpfeife, smoker, hive smoker, beekeeping smoker, imkerrauchgerat, bienenrauchgerat
  bee suit, imkeranzug, beekeeping suit, beekeeper suit, beekeepers suit, bienenanzug, imkerschutzanzug, imkeroverall
  hive tool, stockmeissel, imkermeissel, beutenmeissel
  honey extractor, honigschleuder, honey spinner, honey centrifuge, wabenschleuder, honigzentrifuge
  bee brush, bienenbesen, imkerbesen, abkehrbesen, bienenburste
  animal feed, futtermittel, livestock feed, fodder, viehfutter, nutztierfutter
  horse feed, pferdefutter, horse food, equine feed
  grain, getreide
  milk churn, milchkanne, milk can, milchtransportkanne
  ear tag, ohrmarke, cattle tag, cattle ear tag, livestock tag
  cow bell, kuhglocke, kuhschelle, viehglocke, treichel
  farrier, hufschmied, horse shoer, beschlagschmied
  horseshoe, hufeisen, horse shoe
  horse nail, hufnagel, horseshoe nail, hoof nail, hufeisennagel
  riding crop, reitgerte, riding whip, horse whip, reitpeitsche, gerte
  lead rope, fuhrstrick, horse lead rope, horse lead, halter rope, anbindestrick, fuhrseil, halfterstrick, pferdestrick
  lunge line, longe, lunging line, lunge rein, lungeing rein, lunge rope, lunging rope, longierleine
  feed bucket, futtereimer, feed pail, futterkubel
  drinking trough, trankebecken, tranke, water trough, cattle trough, livestock trough, livestock waterer, wassertrog, viehtranke, trankewanne, weidetranke
  egg incubator, brutapparat, brutmaschine, poultry incubator, chicken incubator, egg hatcher, egg hatching machine, brutautomat, brutgerat, eierbrutmaschine
  dog basket, hundekorb, hundekorbchen
  dog shampoo, hundeshampoo, pet shampoo, puppy shampoo
  dog crate, hundebox, dog cage, dog travel crate, pet crate, hundetransportbox, hundekafig
  cat tree, kratzbaum, cat scratching post, cat scratcher, cat tower, cat condo, katzenbaum, kratzsaule
  cat bed, katzenbett, kitty bed, katzenkorbchen, katzenkissen
  bird perch, sitzstange, cage perch, parrot perch, vogelstange, vogelsitzstange
  hamster cage, hamsterkafig, rodent cage, small animal cage, nagerkafig, kleintierkafig
  fish net, fangnetz, aquarium net, fish tank net, aquarienkescher, aquariumkescher
  aquarium heater, aquariumheizer, heizstab, fish tank heater, aquarienheizer, aquariumheizung, aquarienheizung, regelheizer
  air stone, ausstromerstein, bubble stone, aquarium bubbler, sprudelstein, luftstein, luftausstromer, ausstromer
  reptile lamp, terrariumlampe, reptile light, reptile bulb, basking lamp, basking light, basking bulb, vivarium light, terrarienlampe, terrariumleuchte, terrariumbeleuchtung, reptilienlampe
  comb foundation, mittelwand
  honey jar, honigglas, honigtopf
  varroa, varroamilbe, varroa mite, bienenmilbe
  insect, insekt, kerbtier
  ant, ameise
  wasp, wespe
  fly, fliege
  spider, spinne
  worm, wurm
  slug, nacktschnecke
  rat, ratte
  mole, maulwurf
  fox, fuchs
  lion, lowe
  elephant, elefant
  monkey, affe
  snake, schlange
  frog, frosch
  turtle, schildkrote, tortoise
  penguin, pinguin
  owl, eule
  hedgehog, igel
  squirrel, eichhornchen, eichkatzchen, eichhorn
  deer, reh, roe deer
  beekeeping, imkerei, apiculture, bienenzucht, bienenhaltung
  beekeeper hat, imkerhut, bee hat, bee veil, imkerschleier, beekeeping hat, beekeeping veil, beekeeper veil, bienenschleier, imkerhaube
  beekeeping gloves, imkerhandschuhe, beekeeper gloves, bee gloves
  queen excluder, absperrgitter, koniginnengitter, koniginnenabsperrgitter
  hive body, zarge
  hive frame, rahmchen, bee frame, beehive frame, honeycomb frame, wabenrahmen, wabenrahmchen, bienenrahmen
  wax foundation, mittelwand, wachsmittelwand, beeswax foundation, foundation sheet, bienenwachsmittelwand
  uncapping fork, entdeckelungsgabel, cappings fork, uncapping scratcher, entdecklungsgabel
  oxalic acid, oxalsaure, ethanedioic acid, ethandisaure
  formic acid, ameisensaure, methanoic acid, methansaure
  bee fondant, futterteig, bee candy, bienenfutterteig, apifonda
  top feeder, futterzarge, hive top feeder, futteraufsatz
  entrance reducer, fluglochkeil, entrance block, fluglochschieber, fluglochverenger
  bee escape, bienenflucht, clearer board, escape board
  wax melter, sonnenwachsschmelzer, wachsschmelzer, beeswax melter, solar wax melter, dampfwachsschmelzer
  candle mould, kerzengiessform, kerzenform, candle mold, candle making mould, kerzengussform
  pollen trap, pollenfalle, pollen collector, pollensammler
  mouse guard, mausegitter, mouse excluder, mauseschutz, mausekeil
  swarm catching bag, schwarmfangsack, swarm bag, swarm catcher, schwarmsack, schwarmfangbeutel
  aquarium filter, aquarienfilter
`;
