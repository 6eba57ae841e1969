/** Brewing, cheese, smoking and barbecue. A line is what means the same, in English and German, without accents. */
export const BREWING = `
  beer kit, bierkit, brauset, brewing kit, home brew kit, homebrew kit, beer brewing kit, beer making kit, bierbrauset, braukit
  mash tun, maischbottich, mash kettle, mash vessel, maischekessel, maischegefass
  malt extract, malzextrakt, malt syrup, malzsirup
  brewing malt, braumalz, brewers malt, gerstenmalz, barley malt
  hop pellet, hopfenpellet, pellet hops, pelleted hops, pellethopfen
  wine yeast, weinhefe, reinzuchthefe, weinreinzuchthefe
  pectic enzyme, antigeliermittel, pectinase, pectolase, pektinase
  bottle filler, bottling wand, abfullrohrchen, bottling cane, filling wand, flaschenfuller, flaschenabfuller, abfullrohr
  corking machine, verkorker, corker, bottle corker, hand corker, corking tool, cork press, korkmaschine, verkorkmaschine, verkorkgerat, flaschenverkorker
  wine cork, weinkorken, bottle cork, weinkork, weinflaschenkorken
  champagne cork, sektkorken, champagnerkorken, prosecco cork
  wine barrel, weinfass, wine cask, barrique, barriquefass
  oak barrel, eichenfass, oak cask
  grape crusher, traubenmuhle, fruit crusher, fruchtmuhle, traubenquetsche
  pot still, destille, brennblase, alembic, moonshine still, distilling apparatus, brennanlage, brennkessel, schnapsbrennanlage, destillieranlage
  kefir grain, kefirknolle, kefirpilz, kefir culture, kefir starter, kefirkultur
  kombucha scoby, scoby, teepilz, kombuchapilz, kombucha culture, kombucha starter, kombucha mother, tea fungus, kombuchakultur
  fermenting crock, sauerkraut crock, sauerkrauttopf, fermentation crock, pickling crock, gartopf, krauttopf, krautfass, sauerkrautfass
  kraut stomper, krautstampfer, kraut pounder, sauerkraut pounder, cabbage stomper, cabbage tamper, sauerkrautstampfer, krautstosser
  fermentation weight, gargewicht, beschwerungsstein, fermenting weight, pickling weight, pickle weight, beschwerstein, beschwerungsgewicht, fermentiergewicht
  cabbage slicer, krauthobel, cabbage shredder, cabbage cutter, kraut cutter, sauerkraut slicer, krautschneider, kohlhobel, sauerkrauthobel
  keg coupler, zapfkopf, keg connector, kegzapfkopf
  beer mat, bierdeckel, bierfilz, beer coaster, bierfilzl
  beer crate, bierkasten, bierkiste, beer case, crate of beer, case of beer, kasten bier, bierharass
  rennet, labextrakt, labferment, rennet tablet, liquid rennet, kaselab, labpulver, labtablette, kalberlab
  cheese mould, cheese mold, kaseform, cheese form, kaseformchen
  cheese press, kasepresse
  cheese wax, kasewachs
  curd knife, curd cutter, kaseharfe, curd harp, cheese harp, bruchmesser
  starter culture, cheese culture, kasekultur, cheese starter, starterkultur, saurewecker
  butter churn, butterfass, butter maker, buttermaschine
  yoghurt culture, yogurt culture, joghurtkultur, joghurtferment, yoghurt starter, yogurt starter, joghurtstarter, joghurtbakterien
  charcoal grill, charcoal barbecue, holzkohlegrill, charcoal bbq, coal grill, coal bbq, kohlegrill
  charcoal briquette, grillbrikett, bbq briquette, barbecue briquette, holzkohlebrikett
  smoker box, raucherbox, smoking box, raucherkiste
  smoking dust, rauchermehl, smoking sawdust, smoke dust
  cold smoke generator, kaltrauchgenerator, sparbrand, cold smoker, cold smoke maze, kaltraucherzeuger, kaltrauchschnecke, raucherschnecke
  smoking hook, raucherhaken, smoker hook
  rotisserie spit, drehspiess, rotisserie, barbecue spit, bbq rotisserie, spit roaster, bratspiess, grilldrehspiess, hahnchenspiess
  grill basket, grillkorb, bbq basket, barbecue basket
  barbecue cover, grill cover, bbq cover, grillabdeckung, grillhaube, grillabdeckhaube, grillschutzhulle, grillhulle
  barbecue glove, bbq glove, grillhandschuh, barbecue mitt, bbq mitt, grill mitt, grill glove
  barbecue fork, grillgabel, bbq fork, grill fork
  grill spatula, grillwender, bbq spatula, barbecue spatula, barbecue turner, bbq turner, grill turner, burger flipper, burgerwender, grillschaufel
  drip pan, fettauffangschale, fettwanne, fettschale, tropfblech, grease tray, fat tray, fettauffangblech
  lava stone, lavastein, lava rock
  sausage stuffer, sausage filler, wurstfuller, sausage maker, sausage machine, sausage filling machine, wurstfullmaschine, wurstmaschine, wurstspritze, wurstpresse
  cedar plank, grilling plank, zedernholzbrett, grillbrett, cedar wood plank, bbq plank, grillplanke, zedernholzplanke, raucherbrett
`;
