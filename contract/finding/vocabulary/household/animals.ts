/** Pets, farm animals and bees. A line is what means the same, in English and German, without accents. */
export const ANIMALS = `
  aquarium, fish tank
  fish food, fischfutter
  aquarium filter, aquariumfilter
  terrarium, vivarium
  hay, heu
  straw, stroh
  rabbit hutch, hasenstall, kaninchenstall
  rabbit, kaninchen
  hamster wheel, laufrad
  bird cage, vogelkafig
  bird seed, vogelfutter, birdseed
  litter box, katzenklo, litter tray
  cat flap, katzenklappe
  cat toy, katzenspielzeug
  dog toy, hundespielzeug
  dog treat, hundeleckerli, leckerli, treats
  dog collar, hundehalsband
  dog harness, hundegeschirr
  muzzle, maulkorb
  poo bag, kotbeutel, hundekotbeutel, poop bag
  dog coat, hundemantel
  dog brush, hundeburste
  flea collar, flohhalsband
  flea, floh
  worming tablet, wurmkur
  water bowl, wassernapf
  automatic feeder, futterautomat
  chicken feed, huhnerfutter
  chicken coop, huhnerstall
  poultry, geflugel
  egg box, eierkarton, egg carton
  milking, melken
  electric fence, weidezaun, elektrozaun
  fence charger, weidezaungerat
  salt lick, salzleckstein
  cow, kuh
  sheep, schaf
  pig, schwein
  goat, ziege
  beehive, bienenstock, bienenbeute, beute
  bee smoker, imkerpfeife, smoker
  bee suit, imkeranzug
  hive tool, stockmeissel
  honey extractor, honigschleuder
  bee brush, bienenbesen
  animal feed, futtermittel
  horse feed, pferdefutter
  grain, getreide
  milk churn, milchkanne
  ear tag, ohrmarke
  cow bell, kuhglocke
  farrier, hufschmied
  horseshoe, hufeisen
  horse nail, hufnagel
  riding crop, reitgerte
  lead rope, fuhrstrick
  lunge line, longe
  feed bucket, futtereimer
  drinking trough, trankebecken, tranke
  egg incubator, brutapparat, brutmaschine
  dog basket, hundekorb
  dog shampoo, hundeshampoo
  dog crate, hundebox
  cat tree, kratzbaum
  cat bed, katzenbett
  bird perch, sitzstange
  hamster cage, hamsterkafig
  fish net, fangnetz, aquarium net
  aquarium heater, aquariumheizer, heizstab
  air stone, ausstromerstein
  reptile lamp, terrariumlampe
  comb foundation, mittelwand
  honey jar, honigglas
  varroa, varroamilbe
  insect, insekt
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
  turtle, schildkrote
  penguin, pinguin
  owl, eule
  hedgehog, igel
  squirrel, eichhornchen
  deer, reh
  beekeeping, imkerei
  beekeeper hat, imkerhut, bee hat, bee veil, imkerschleier
  bee suit, beekeeping suit, imkeranzug
  beekeeping gloves, imkerhandschuhe
  queen excluder, absperrgitter
  hive body, zarge, beute, beehive
  hive frame, rahmchen
  wax foundation, mittelwand, wachsmittelwand
  uncapping fork, entdeckelungsgabel
  oxalic acid, oxalsaure
  formic acid, ameisensaure
  bee fondant, futterteig
  top feeder, futterzarge
  entrance reducer, fluglochkeil
  bee escape, bienenflucht
  wax melter, sonnenwachsschmelzer, wachsschmelzer
  candle mould, kerzengiessform, kerzenform, candle mold
  pollen trap, pollenfalle
  mouse guard, mausegitter
  swarm catching bag, schwarmfangsack
  aquarium filter, aquarienfilter
`;
