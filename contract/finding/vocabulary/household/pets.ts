/** Pets, horses, poultry and bees. A line is what means the same, in English and German, without accents. */
export const PETS = `
  litter scoop, streuschaufel, katzenstreuschaufel
  catnip, katzenminze
  cat grass, katzengras
  cat wand, katzenangel, spielangel
  pet fountain, trinkbrunnen, katzenbrunnen
  cat net, katzennetz, katzenschutznetz
  retractable leash, rollleine, flexileine, retractable lead
  dog training lead, schleppleine, dog long line
  dog whistle, hundepfeife
  chew bone, kauknochen
  dog boot, hundeschuh, pfotenschuh, dog shoe
  dog tag, hundemarke
  paw balm, pfotenbalsam
  dog ramp, hunderampe
  treat pouch, leckerlibeutel, dog treat bag
  puppy pad, welpenunterlage, puppy training pad, pee pad
  dog kennel, hundehutte, dog house
  pet clipper, tierhaarschneider, hundeschermaschine, dog clipper, tierschermaschine
  claw clipper, krallenschere, krallenzange, pet nail clipper
  pet passport, heimtierausweis
  dog cone, halstrichter, elizabethan collar, leckschutzkragen
  lick mat, schleckmatte
  snuffle mat, schnuffelteppich
  slow feeder bowl, antischlingnapf
  small animal bedding, kleintierstreu, kleintiereinstreu, rodent bedding
  small animal water bottle, nagertranke, rodent water bottle
  hay rack, heuraufe
  rabbit run, freilaufgehege, kaninchenauslauf
  rodent food, nagerfutter
  cuttlebone, sepiaschale, cuttlefish bone
  millet spray, kolbenhirse, spray millet
  bird sand, vogelsand
  aviary, voliere
  aquarium gravel, aquariumkies
  aquarium plant, aquarienpflanze, aquariumpflanze
  aquarium light, aquariumleuchte, aquariumlampe, aquariumbeleuchtung
  gravel vacuum, mulmglocke, mulmsauger, gravel cleaner
  algae magnet, algenmagnet, scheibenmagnet
  water conditioner, wasseraufbereiter
  filter floss, filterwatte, filter wool
  filter sponge, filterschwamm
  canister filter, aussenfilter, external aquarium filter
  protein skimmer, eiweissabschaumer
  bogwood, moorkienwurzel, moorkienholz
  breeding box, ablaichkasten, ablaichbox
  fish flakes, flockenfutter, flake food
  fish feeder, fischfutterautomat, automatic fish feeder
  fish bowl, goldfischglas, goldfish bowl
  mealworm, mehlwurm
  house cricket, heimchen
  feeder insect, futterinsekt, futtertier
  feeding tweezers, futterpinzette
  ant farm, ameisenfarm, formicarium
  snake hook, schlangenhaken
  lunge whip, longierpeitsche
  saddle rack, sattelhalter
  riding breeches, reithose, jodhpurs
  riding glove, reithandschuh
  riding vest, reitweste
  riding spur, reitsporn, sporn
  bridle reins, reitzugel
  snaffle bit, trensengebiss, wassertrense
  stirrup leather, steigbugelriemen
  overreach boot, hufglocke, sprungglocke, bell boot
  fly mask, fliegenmaske
  fly rug, fliegendecke
  hoof oil, hufol
  hoof grease, huffett
  mane comb, mahnenkamm
  sweat scraper, schweissmesser
  grooming box, putzkasten, putzbox
  hay net, heunetz
  side reins, ausbinder, ausbindezugel
  sweat rug, abschwitzdecke, cooler rug
  turnout rug, weidedecke
  stable rug, stalldecke
  muck fork, mistgabel, manure fork, dung fork
  mineral feed, mineralfutter
  fence insulator, weidezaunisolator, zaunisolator
  electric fence tape, weidezaunband
  chicken feeder, huhnerfutterautomat, poultry feeder
  chicken drinker, huhnertranke, geflugeltranke, poultry drinker
  hen nest box, legenest, chicken nesting box
  chicken door, huhnerklappe, automatic coop door
  chicken perch, huhnerstange
  red mite, vogelmilbe
  diatomaceous earth, kieselgur
  brooder lamp, kukenlampe, chick heat lamp
  egg candler, schierlampe, candling lamp
  dummy egg, gipsei, nestei
  poultry netting, huhnernetz, geflugelnetz
  layer feed, legemehl, layers mash
  chick feed, kukenfutter
  frame feeder, futtertasche
  queen cage, zusetzkafig
  queen bee, bienenkonigin
  drone frame, drohnenrahmen
  hive stand, beutenbock, beutenstander
  frame wire, wabendraht, rahmchendraht
  honey bucket, honigeimer
  honey strainer, honey sieve, honigsieb
  honey stirrer, honigruhrer
  uncapping knife, entdeckelungsmesser
  nuc box, nucleus hive, ablegerkasten
  honeycomb, honigwabe
  mating box, begattungskastchen
  royal jelly, gelee royale
  honey label, honigetikett
`;
