/** Pets, horses, poultry and bees. A line is what means the same, in English and German, without accents. */
export const PETS = `
  litter scoop, streuschaufel, katzenstreuschaufel, cat litter scoop, kitty litter scoop, litter shovel, katzenkloschaufel, katzenschaufel
  catnip, katzenminze, catmint, cat mint
  cat grass, katzengras
  cat wand, katzenangel, spielangel, cat teaser, cat teaser wand, feather wand, cat fishing rod, katzenwedel, federangel, katzenspielangel
  pet fountain, trinkbrunnen, katzenbrunnen, cat fountain, cat water fountain, pet water fountain, pet drinking fountain, katzentrinkbrunnen, haustierbrunnen
  cat net, katzennetz, katzenschutznetz, cat netting, cat safety net, cat proof net, katzenbalkonnetz
  retractable leash, rollleine, flexileine, retractable lead, retractable dog lead, retractable dog leash, extendable lead, extendable dog lead, extending lead, flexi lead, flexi leash
  dog training lead, schleppleine, dog long line, dog training leash, dog long lead, recall lead, trainingsleine, feldleine
  dog whistle, hundepfeife, ultrasonic dog whistle, ultraschallpfeife, hochfrequenzpfeife
  chew bone, kauknochen, dog chew, dog chew bone, dog bone, rawhide bone, hundeknochen, hundekauknochen, rinderhautknochen
  dog boot, hundeschuh, pfotenschuh, dog shoe, dog bootie, paw boot, hundestiefel, pfotenschutz, pfotenschutzschuh
  dog tag, hundemarke, dog id tag, pet tag, pet id tag, hundesteuermarke, hundeplakette
  paw balm, pfotenbalsam, paw wax, paw cream, pfotencreme, pfotensalbe, pfotenwachs
  dog ramp, hunderampe, pet ramp, dog car ramp, hundeeinstiegshilfe
  treat pouch, leckerlibeutel, dog treat bag, dog treat pouch, dog training pouch, treat bag, leckerlitasche, leckerchenbeutel
  puppy pad, welpenunterlage, puppy training pad, pee pad, puppy pee pad, dog pee pad, puppy training mat, welpenpad, welpenmatte, welpentoilette
  dog kennel, hundehutte, dog house, hundehaus
  pet clipper, tierhaarschneider, hundeschermaschine, dog clipper, tierschermaschine, pet hair clipper, pet trimmer, pet shaver, dog trimmer, dog shaver, dog grooming clipper, animal clipper, hundetrimmer, hunderasierer, hundehaarschneider, tierhaarschneidemaschine
  claw clipper, krallenschere, krallenzange, pet nail clipper, claw cutter, claw trimmer, claw scissors, pet nail cutter, pet nail trimmer, dog nail clipper, dog nail trimmer, cat nail clipper, krallenschneider, krallenknipser, hundekrallenschere
  pet passport, heimtierausweis, eu pet passport, dog passport, heimtierpass, haustierausweis, tierausweis, hundepass
  dog cone, halstrichter, elizabethan collar, leckschutzkragen, cone of shame, pet cone, buster collar, recovery cone, pet recovery collar, schutztrichter, trichterkragen, hundetrichter
  lick mat, schleckmatte, lick pad, licking mat, leckmatte, dog lick mat
  snuffle mat, schnuffelteppich, sniffing mat, sniff mat, dog snuffle mat, schnuffelmatte
  slow feeder bowl, antischlingnapf, slow feed bowl, slow feed dog bowl, slow feeder dog bowl, antischlingschussel, anti schling napf, anti gulp bowl
  small animal bedding, kleintierstreu, kleintiereinstreu, rodent bedding, hamster bedding, cage bedding, nagerstreu, hamsterstreu, nagereinstreu, hamstereinstreu
  small animal water bottle, nagertranke, rodent water bottle, hamster water bottle, rabbit water bottle, rabbit bottle, nagertrinkflasche, kleintiertrinkflasche, hamstertranke, kleintiertranke
  hay rack, heuraufe, hay feeder, hay manger, futterraufe
  rabbit run, freilaufgehege, kaninchenauslauf, rabbit pen, rabbit playpen, rabbit enclosure, small animal run, kaninchengehege, hasengehege, hasenauslauf, kaninchenfreilauf, kleintiergehege
  rodent food, nagerfutter, small animal food, rodent feed, kleintierfutter
  cuttlebone, sepiaschale, cuttlefish bone, cuttle bone, sepiaschulp
  millet spray, kolbenhirse, spray millet, foxtail millet, hirsekolben
  bird sand, vogelsand
  aviary, voliere, bird aviary, flight cage, vogelvoliere
  aquarium gravel, aquariumkies, fish tank gravel, aquarium substrate, aquarienkies, aquarienbodengrund
  aquarium plant, aquarienpflanze, aquariumpflanze, fish tank plant
  aquarium light, aquariumleuchte, aquariumlampe, aquariumbeleuchtung, aquarium lamp, aquarium lighting, fish tank light, fish tank lamp, aquarienleuchte, aquarienlampe, aquarienbeleuchtung
  gravel vacuum, mulmglocke, mulmsauger, gravel cleaner, gravel siphon, aquarium vacuum, aquarium siphon, fish tank vacuum, substrate cleaner, aquariumsauger, kiesreiniger
  algae magnet, algenmagnet, scheibenmagnet, magnetic algae cleaner, magnetic glass cleaner, magnetic aquarium cleaner, aquarium magnet, magnetscheibenreiniger, aquariummagnet
  water conditioner, wasseraufbereiter, aquarium water conditioner, tap water conditioner, dechlorinator, water dechlorinator, wasseraufbereitungsmittel
  filter floss, filterwatte, filter wool, aquarium filter wool, aquarium floss, aquariumwatte
  filter sponge, filterschwamm, filter foam, filter foam pad, foam filter, filterschaum, filterschaumstoff
  canister filter, aussenfilter, external aquarium filter, aquarium canister filter, external canister filter, aquariumaussenfilter, topffilter
  protein skimmer, eiweissabschaumer, aquarium skimmer, foam fractionator, abschaumer, proteinabschaumer
  bogwood, moorkienwurzel, moorkienholz, aquarium wood, aquarium driftwood, aquarium root, aquariumwurzel, aquarienwurzel, mangrovenwurzel, mopaniwurzel, moorholz, wurzelholz
  breeding box, ablaichkasten, ablaichbox, breeder box, spawning box, breeding trap, fish breeding box, hatchery box, laichkasten, aufzuchtkasten
  fish flakes, flockenfutter, flake food, fish food flakes, fish flake food, fischflocken, futterflocken
  fish feeder, fischfutterautomat, automatic fish feeder, aquarium feeder, auto fish feeder, fish food dispenser, aquariumfutterautomat
  fish bowl, goldfischglas, goldfish bowl, goldfischkugel, fischglas, kugelaquarium
  mealworm, mehlwurm, mehlkaferlarve
  house cricket, heimchen, feeder cricket, hausgrille
  feeder insect, futterinsekt, futtertier, live food, lebendfutter
  feeding tweezers, futterpinzette, feeding tongs, feeding forceps, reptile tweezers, reptile tongs, reptile feeding tweezers, futterzange, terrarienpinzette
  ant farm, ameisenfarm, formicarium, ant habitat, ant formicarium, formikarium
  snake hook, schlangenhaken, snake handling hook, snake stick
  lunge whip, longierpeitsche, lungeing whip, lunging whip, longing whip, longenpeitsche
  saddle rack, sattelhalter, saddle holder, saddle stand, saddle bracket, sattelbock, sattelstander, sattelhalterung
  riding breeches, reithose, jodhpurs, riding pants, riding trousers, riding tights, riding leggings, horse riding trousers, reitleggings, jodhpurhose, jodhpur
  riding glove, reithandschuh, horse riding glove, equestrian glove
  riding vest, reitweste, riding body protector, riding safety vest, reitschutzweste, sicherheitsreitweste
  riding spur, reitsporn, sporn, cowboy spur, westernsporn
  bridle reins, reitzugel, horse reins, pferdezugel
  snaffle bit, trensengebiss, wassertrense, horse bit, pferdegebiss
  stirrup leather, steigbugelriemen, stirrup strap, bugelriemen
  overreach boot, hufglocke, sprungglocke, bell boot, over reach boot, horse bell boot, springglocke, gummiglocke
  fly mask, fliegenmaske, horse fly mask, fliegenschutzmaske
  fly rug, fliegendecke, horse fly rug, horse fly sheet, fly blanket, fliegenschutzdecke
  hoof oil, hufol, horse hoof oil, hufpflegeol
  hoof grease, huffett, hoof balm, hoof ointment, hoof cream, hufsalbe, hufbalsam, hufcreme
  mane comb, mahnenkamm, mane brush, mane and tail comb, mane and tail brush, horse comb, mahnenburste, pferdekamm, schweifkamm
  sweat scraper, schweissmesser, horse sweat scraper, schweissabzieher
  grooming box, putzkasten, putzbox, horse grooming kit, grooming tote, putzkiste, putzkoffer, pferdeputzkasten, pferdeputzkiste, pferdeputzbox
  hay net, heunetz, hay bag, heusack, heutasche
  side reins, ausbinder, ausbindezugel, ausbindzugel
  sweat rug, abschwitzdecke, cooler rug, anti sweat rug, horse cooler, horse fleece rug, pferdeabschwitzdecke
  turnout rug, weidedecke, turnout blanket, turnout sheet, horse rain rug, horse turnout rug, pferderegendecke
  stable rug, stalldecke, stable blanket, horse stable rug, pferdestalldecke
  muck fork, mistgabel, manure fork, dung fork, stable fork, mistforke, stallgabel, dunggabel
  mineral feed, mineralfutter, mineral feed supplement, mineralstofffutter
  fence insulator, weidezaunisolator, zaunisolator, electric fence insulator, elektrozaunisolator, ringisolator
  electric fence tape, weidezaunband, electric fencing tape, fence tape, elektrozaunband, zaunband, weideband
  chicken feeder, huhnerfutterautomat, poultry feeder, hen feeder, chick feeder, chicken food dispenser, huhnerfutterspender, huhnerfuttertrog, huhnertrog, geflugelfutterautomat, geflugelfuttertrog
  chicken drinker, huhnertranke, geflugeltranke, poultry drinker, chicken waterer, poultry waterer, hen drinker, chicken water dispenser, stulptranke, kukentranke
  hen nest box, legenest, chicken nesting box, hen nest, hen nesting box, laying box, laying nest, chicken nest box, chicken nest, egg laying box, huhnernest, legekasten
  chicken door, huhnerklappe, automatic coop door, chicken coop door, automatic chicken door, automatic chicken coop door, hen house door, huhnertur, huhnerstalltur, huhnerschieber
  chicken perch, huhnerstange, chicken roost, hen perch, hen roost, poultry perch, roosting bar, roosting perch, huhnersitzstange
  red mite, vogelmilbe, poultry red mite, chicken mite, poultry mite, bird mite, rote vogelmilbe, rote milbe, huhnermilbe
  diatomaceous earth, kieselgur, diatomite, diatomeenerde
  brooder lamp, kukenlampe, chick heat lamp, brooder heat lamp, chick lamp, chicken heat lamp, kukenwarmelampe
  egg candler, schierlampe, candling lamp, egg candling lamp, egg candling light, candling light, egg tester, eierdurchleuchter, eierschierlampe
  dummy egg, gipsei, nestei, fake egg, decoy egg, pot egg, kunstei, eiattrappe
  poultry netting, huhnernetz, geflugelnetz, poultry net, chicken net, chicken netting, huhnerzaun, geflugelzaun
  layer feed, legemehl, layers mash, layers pellets, laying pellets, layer mash, laying mash, layers feed, legehennenfutter, legekorn
  chick feed, kukenfutter, chick crumb, chick starter, chick starter feed, kukenstarter, kukenaufzuchtfutter
  frame feeder, futtertasche, division board feeder, rahmenfutterer
  queen cage, zusetzkafig, queen bee cage, queen introduction cage, koniginnenkafig, koniginnenzusetzkafig, weiselkafig, ausfresskafig
  queen bee, bienenkonigin, bee queen, weisel
  drone frame, drohnenrahmen, drone brood frame, baurahmen, drohnenbrutrahmen
  hive stand, beutenbock, beutenstander, beehive stand, bee hive stand, bienenstockstander
  frame wire, wabendraht, rahmchendraht, bee frame wire, imkerdraht
  honey bucket, honigeimer, honey pail, honigkubel, honighobbock
  honey strainer, honey sieve, honigsieb, honey filter, honigfilter, honigdoppelsieb, honigspitzsieb
  honey stirrer, honigruhrer, honey mixer, honigruhrstab, honigruhrwerk, honigruhrgerat
  uncapping knife, entdeckelungsmesser, honey knife, honigmesser, entdecklungsmesser
  nuc box, nucleus hive, ablegerkasten, nuc hive, nucleus box, bee nuc, ablegerbeute
  honeycomb, honigwabe, honey comb, bee comb, bienenwabe
  mating box, begattungskastchen, mating nuc, mating hive, mating nucleus, begattungskasten, einwabenkastchen
  royal jelly, gelee royale, weiselfuttersaft
  honey label, honigetikett, honey jar label
`;
