/** Brewing, cheese, smoking and barbecue. A line is what means the same, in English and German, without accents. */
export const BREWING = `
  beer kit, bierkit, brauset, brewing kit
  mash tun, maischbottich
  malt extract, malzextrakt
  brewing malt, braumalz
  hop pellet, hopfenpellet
  wine yeast, weinhefe
  pectic enzyme, antigeliermittel, pectinase
  bottle filler, bottling wand, abfullrohrchen
  corking machine, verkorker, corker
  wine cork, weinkorken
  champagne cork, sektkorken
  wine barrel, weinfass
  oak barrel, eichenfass
  grape crusher, traubenmuhle
  pot still, destille, brennblase
  kefir grain, kefirknolle, kefirpilz
  kombucha scoby, scoby, teepilz, kombuchapilz
  fermenting crock, sauerkraut crock, sauerkrauttopf
  kraut stomper, krautstampfer
  fermentation weight, gargewicht, beschwerungsstein
  cabbage slicer, krauthobel, cabbage shredder
  keg coupler, zapfkopf
  beer mat, bierdeckel, bierfilz
  beer crate, bierkasten, bierkiste, beer case
  rennet, labextrakt, labferment
  cheese mould, cheese mold, kaseform
  cheese press, kasepresse
  cheese wax, kasewachs
  curd knife, curd cutter, kaseharfe
  starter culture, cheese culture, kasekultur
  butter churn, butterfass
  yoghurt culture, yogurt culture, joghurtkultur, joghurtferment
  charcoal grill, charcoal barbecue, holzkohlegrill
  charcoal briquette, grillbrikett
  smoker box, raucherbox
  smoking dust, rauchermehl
  cold smoke generator, kaltrauchgenerator, sparbrand
  smoking hook, raucherhaken
  rotisserie spit, drehspiess, rotisserie
  grill basket, grillkorb
  barbecue cover, grill cover, bbq cover, grillabdeckung
  barbecue glove, bbq glove, grillhandschuh
  barbecue fork, grillgabel
  grill spatula, grillwender
  drip pan, fettauffangschale
  lava stone, lavastein
  sausage stuffer, sausage filler, wurstfuller
  cedar plank, grilling plank, zedernholzbrett, grillbrett
`;
