/** Clothes, shoes, bags, jewellery and watches. A line is what means the same, in English and German, without accents. */
export const CLOTHING = `
  skirt, damenrock
  miniskirt, minirock
  pleated skirt, faltenrock
  petticoat, unterrock
  dress shirt, oberhemd, anzughemd
  turtleneck, rollkragenpullover, polo neck
  sweatpants, jogginghose, jogging bottoms, trainingshose, joggers
  cargo trousers, cargohose, cargo pants
  chinos, chinohose
  leather trousers, lederhose, leather pants
  dirndl, dirndlkleid
  tank top, tanktop, tragertop
  tunic, tunika
  evening dress, abendkleid, evening gown
  ball gown, ballkleid
  summer dress, sommerkleid, sundress
  suit jacket, sakko, jackett, suit coat
  tuxedo, smokinganzug, dinner suit
  tailcoat, frack
  windbreaker, windjacke, windcheater
  fleece jacket, fleecejacke
  denim jacket, jeansjacke, jean jacket
  quilted jacket, steppjacke
  quilted vest, steppweste, gilet, body warmer
  fur coat, pelzmantel
  cloak, umhang, cape
  nightgown, nachthemd, nightdress, nightie, nightshirt
  lingerie, dessous, reizwasche
  panties, damenslip, knickers
  sports bra, sport bh, sportbustier
  corset, korsett
  shapewear, miederwasche, miederhose
  ankle sock, sneakersocke, trainer sock
  knee sock, kniestrumpf, knee high sock
  fishnet tights, netzstrumpfhose
  leg warmer, beinstulpe, legwarmer
  arm warmer, armstulpe, armling
  non slip sock, stoppersocke, slipper sock, abs socke
  fingerless glove, halbfingerhandschuh, fingerloser handschuh
  neck gaiter, schlauchschal, schlauchtuch, multifunktionstuch
  headscarf, kopftuch
  neckerchief, halstuch
  shawl, schultertuch
  beret, baskenmutze
  flat cap, schiebermutze, schlagermutze
  bobble hat, bommelmutze, pudelmutze, pompom hat
  top hat, zylinderhut
  bowler hat, derby hat, bowlerhut
  bucket hat, fischerhut, anglerhut
  tie clip, krawattenklammer
  tie pin, krawattennadel
  pocket square, einstecktuch
  cummerbund, kummerbund
  sarong, pareo
  water shoe, wasserschuh, aqua shoe
  moccasin, mokassin
  ballet flat, ballerinaschuh, ballerina schuh
  ankle boot, stiefelette
  barefoot shoe, barfussschuh, minimalist shoe
  cycling shoe, fahrradschuh, radschuh
  shoe bag, schuhbeutel, schuhtasche
  shoe box, schuhkarton, schuhschachtel
  shoe care kit, schuhputzset, schuhputzzeug, shoe shine kit
  heel cushion, fersenkissen, fersenpolster, heel pad
  boot shaper, stiefelspanner, boot tree
  boot jack, stiefelknecht
  ice gripper, schuhspike, schuhkralle, ice cleat, ice grip
  shoe sole, schuhsohle
  evening bag, abendtasche, clutch bag
  shoulder bag, umhangetasche, schultertasche, crossbody bag
  briefcase, aktentasche
  drawstring bag, turnbeutel, sportbeutel, drawstring backpack
  coin purse, munzborse, kleingeldborse
  card case, kartenetui, card holder
  money belt, geldgurtel
  neck pouch, brustbeutel
  passport cover, reisepasshulle, passport holder, passhulle
  wheeled suitcase, rollkoffer, trolleykoffer, trolley suitcase
  cabin suitcase, handgepackkoffer, kabinenkoffer, carry on suitcase, bordcase, cabin bag, bordkoffer
  hard shell suitcase, hartschalenkoffer
  luggage tag, kofferanhanger, gepackanhanger
  luggage lock, kofferschloss, tsa schloss, tsa lock
  packing cube, packwurfel
  luggage cover, kofferhulle, suitcase cover
  steamer trunk, uberseekoffer
  beach bag, strandtasche, badetasche
  necklace pendant, kettenanhanger, schmuckanhanger, pendant
  locket, medaillon
  charm bracelet, bettelarmband
  bangle, armreif, armreifen
  anklet, fusskettchen, fusskette
  stud earring, ohrstecker, ear stud
  hoop earring, creole, kreole
  clip on earring, ohrclip, ohrklipp
  signet ring, siegelring
  pearl necklace, perlenkette
  costume jewellery, modeschmuck, costume jewelry, fashion jewellery
  hat pin, hutnadel
  nose ring, nasenring
  rosary, rosenkranz
  jewellery box, schmuckkastchen, schmuckkasten, jewelry box, schmuckschatulle
  jewellery stand, schmuckstander, jewelry stand
  ring sizer, ringmass
  gemstone, edelstein, precious stone
  watch strap, uhrenarmband, uhrarmband, watch band, watchstrap, uhrband
  spring bar, federsteg, watch spring bar
  pocket watch, taschenuhr
  watch box, uhrenbox, uhrenkasten
  watch winder, uhrenbeweger
  watch battery, uhrenbatterie
  cuckoo clock, kuckucksuhr
  grandfather clock, standuhr, longcase clock
  radio controlled clock, funkuhr
  travel alarm clock, reisewecker
  clock movement, uhrwerk, watch movement
  table clock, tischuhr
  glasses case, brillenetui, spectacle case
  glasses chain, brillenkette, brillenkordel, glasses cord
  contact lens case, kontaktlinsenbehalter
  contact lens solution, kontaktlinsenflussigkeit, kontaktlinsenmittel
`;
