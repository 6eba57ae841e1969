/** Clothes, shoes, bags, jewellery and watches. A line is what means the same, in English and German, without accents. */
export const CLOTHING = `
  skirt, damenrock, jupe, frauenrock, ladies skirt
  miniskirt, minirock, minijupe, short skirt
  pleated skirt, faltenrock, plisseerock, faltenjupe
  petticoat, unterrock, underskirt, half slip, waist slip, halbrock
  dress shirt, oberhemd, anzughemd, business shirt, formal shirt, businesshemd, herrenhemd, burohemd
  turtleneck, rollkragenpullover, polo neck, turtle neck, roll neck, polo neck jumper, turtleneck sweater, roll neck jumper, rollkragenpulli
  sweatpants, jogginghose, jogging bottoms, trainingshose, joggers, track pants, tracksuit bottoms, tracksuit trousers, trackie bottoms, joggingpants, trainerhose, sweathose
  cargo trousers, cargohose, cargo pants, combat trousers, combat pants, cargohosen
  chinos, chinohose, chino, chino pants, chino trousers, khaki pants
  leather trousers, lederhose, leather pants
  dirndl, dirndlkleid, dirndl dress, dirndlgewand
  tank top, tanktop, tragertop, vest top, singlet, sleeveless top, sleeveless shirt, tragershirt, tragerhemd, muskelshirt, achselshirt, muscle shirt
  tunic, tunika, tunic top, tunikashirt, tunikabluse
  evening dress, abendkleid, evening gown, abendrobe, formal dress, formal gown, galakleid
  ball gown, ballkleid, prom dress, prom gown, ballrobe, abschlussballkleid
  summer dress, sommerkleid, sundress, sun dress, summer frock
  suit jacket, sakko, jackett, suit coat, anzugjacke, anzugjackett, anzugsakko, sports coat, sport coat, sports jacket, veston, blazer
  tuxedo, smokinganzug, dinner suit, dinner jacket, tux, smokingjacke, black tie suit
  tailcoat, frack, tail coat, frackjacke, frackanzug, swallow tail coat
  windbreaker, windjacke, windcheater, wind jacket, windbreakerjacke, windbluse, windblouson
  fleece jacket, fleecejacke, polar fleece jacket, fleece top, faserpelzjacke, faserpelz
  denim jacket, jeansjacke, jean jacket, jeans jacket, jeanskittel
  quilted jacket, steppjacke, padded jacket, quilted coat, padded coat, wattierte jacke, pufferjacke
  quilted vest, steppweste, gilet, body warmer, padded vest, padded gilet, quilted gilet, puffer vest, puffer gilet, down vest, daunenweste, pufferweste, wattierte weste
  fur coat, pelzmantel, fur jacket, pelzjacke
  cloak, umhang, cape, umhangmantel, capelet
  nightgown, nachthemd, nightdress, nightie, nightshirt, night gown, night dress, schlafhemd, schlafkleid, sleep shirt, schlafshirt
  lingerie, dessous, reizwasche, ladies underwear, womens underwear, damenunterwasche, damenwasche, spitzenunterwasche
  panties, damenslip, knickers, ladies briefs, ladies knickers, womens briefs, womens underpants, damenunterhose, frauenslip, schlupfer, damenhoschen
  sports bra, sport bh, sportbustier, gym bra, running bra, exercise bra, athletic bra, sport bustenhalter
  corset, korsett, schnurmieder, schnurkorsett, taillenkorsett
  shapewear, miederwasche, miederhose, body shaper, shaping underwear, control underwear, foundation garment, spanx, girdle, formwasche, bauchweghose, figurformende wasche
  ankle sock, sneakersocke, trainer sock, sneaker sock, low cut sock, short sock, kurzsocke
  knee sock, kniestrumpf, knee high sock, kniesocke, knee length sock, knee high
  fishnet tights, netzstrumpfhose, fishnets, fishnet stocking, fishnet pantyhose, net tights, netzstrumpf
  leg warmer, beinstulpe, legwarmer, beinwarmer, wadenwarmer, tanzstulpe
  arm warmer, armstulpe, armling, arm sleeve, cycling arm warmer
  non slip sock, stoppersocke, slipper sock, abs socke, anti slip sock, grip sock, gripper sock, antirutschsocke, rutschfeste socke, noppensocke
  fingerless glove, halbfingerhandschuh, fingerloser handschuh, half finger glove, open finger glove, fingerless mitt
  neck gaiter, schlauchschal, schlauchtuch, multifunktionstuch, neck tube, neck warmer, snood, tube scarf, buff tuch, buff scarf, halswarmer, halsschlauch, multifunktionsschal, multituch
  headscarf, kopftuch, head scarf, head cloth
  neckerchief, halstuch, bandana, nickituch, neck scarf, halstuchlein, bandanatuch
  shawl, schultertuch, stola, pashmina, shoulder wrap, umschlagtuch, umschlagetuch
  beret, baskenmutze, baskenkappe, barett, pullmannkappe, french beret, beret cap
  flat cap, schiebermutze, schlagermutze, cloth cap, ivy cap, driving cap, schieberkappe, schlagerkappe, batschkapp, paddy cap
  bobble hat, bommelmutze, pudelmutze, pompom hat, pom pom hat, pom pom beanie, bobble beanie, bobble cap, pompon hat, bommelkappe, pudelkappe, pompommutze, tuque
  top hat, zylinderhut, chapeau claque, silk hat, stovepipe hat
  bowler hat, derby hat, bowlerhut, melonenhut, derby hut, coke hat
  bucket hat, fischerhut, anglerhut, fisherman hat, fishermans hat, fishing hat, angelhut
  tie clip, krawattenklammer, tie bar, tie clasp, tie slide, krawattenspange, krawattenclip, schlipsklammer
  tie pin, krawattennadel, tie tack, cravat pin, stick pin, schlipsnadel
  pocket square, einstecktuch, pocket handkerchief, pocket hanky, kavalierstuch, ziertaschentuch, stecktuch
  cummerbund, kummerbund, smokingscharpe, cumberbund
  sarong, pareo, beach wrap, strandwickeltuch, pareotuch, lungi
  water shoe, wasserschuh, aqua shoe, aqua sock, swim shoe, beach shoe, reef shoe, schwimmschuh, strandschuh, surfschuh
  moccasin, mokassin, moccassin, mocassin, mokassinschuh
  ballet flat, ballerinaschuh, ballerina schuh, ballerina shoe, ballerina flat, ballet pump, dolly shoe, ballerinas, damenballerina
  ankle boot, stiefelette, short boot, halbstiefel, kurzstiefel, knochelstiefel
  barefoot shoe, barfussschuh, minimalist shoe, minimal shoe, barefoot sneaker, minimalschuh, barfusslaufschuh
  cycling shoe, fahrradschuh, radschuh, bike shoe, bicycle shoe, biking shoe, veloschuh, rennradschuh, klickschuh, bikeschuh
  shoe bag, schuhbeutel, schuhtasche, shoe sack, shoe pouch, boot bag, schuhsack
  shoe box, schuhkarton, schuhschachtel, schuhbox, shoe storage box, schuhaufbewahrungsbox
  shoe care kit, schuhputzset, schuhputzzeug, shoe shine kit, shoe polish kit, shoe cleaning kit, shoe polishing set, schuhpflegeset, schuhputzkasten, schuhputzkiste, schuhputzbox, schuhpflegekasten
  heel cushion, fersenkissen, fersenpolster, heel pad, heel insert, heel cup, gel heel pad, heel gel pad, fersenpad, ferseneinlage, gelfersenkissen
  boot shaper, stiefelspanner, boot tree, boot shaft shaper, boot insert, boot form, schaftformer, stiefelschaftformer, stiefelformer, stiefelschaftspanner
  boot jack, stiefelknecht, boot puller, boot remover, stiefelauszieher, stiefelausziehhilfe
  ice gripper, schuhspike, schuhkralle, ice cleat, ice grip, ice creeper, ice spike, shoe spike, shoe chain, snow cleat, snow grip, yaktrax, eisspike, eiskralle, schuhschneekette, grodel
  shoe sole, schuhsohle, outsole, laufsohle, outer sole
  evening bag, abendtasche, clutch bag, evening purse, evening clutch, clutch purse, abendtaschchen, unterarmtasche, damenclutch
  shoulder bag, umhangetasche, schultertasche, crossbody bag, cross body bag, crossbody tasche, crossover tasche, crossbag, schulterbeutel
  briefcase, aktentasche, brief case, attache case, attachekoffer, aktenkoffer, diplomatenkoffer, businesstasche, business bag
  drawstring bag, turnbeutel, sportbeutel, drawstring backpack, gym sack, cinch bag, cinch sack, pe bag, turnsack, turnsackchen, turnsackli, kordelzugbeutel, kordelbeutel, zugbeutel
  coin purse, munzborse, kleingeldborse, change purse, coin pouch, coin wallet, munzgeldborse, munzportemonnaie, kleingeldtasche, munzetui, munzbeutel, kleingeldportemonnaie
  card case, kartenetui, card holder, card wallet, credit card holder, credit card case, credit card wallet, slim wallet, kreditkartenetui, kreditkartenhulle, kreditkartenhalter, kartenborse, kartenportemonnaie
  money belt, geldgurtel, travel belt, travel money belt, geldgurt, geldkatze, geldbauchgurtel, waist wallet
  neck pouch, brustbeutel, neck wallet, neck purse, travel neck pouch, brustbeutelchen, brustsafe, neck safe
  passport cover, reisepasshulle, passport holder, passhulle, passport case, passport wallet, passport sleeve, reisepassetui, passetui, reisepassmappe
  wheeled suitcase, rollkoffer, trolleykoffer, trolley suitcase, rolling suitcase, trolley case, roller case, wheelie case, wheelie suitcase, spinner suitcase, rolling luggage, reisetrolley, pull along suitcase
  cabin suitcase, handgepackkoffer, kabinenkoffer, carry on suitcase, bordcase, cabin bag, bordkoffer, cabin case, cabin trolley, cabin luggage, carry on bag, carry on luggage, hand luggage, hand luggage suitcase, handgepack, handgepacktrolley, kabinentrolley, bordtrolley
  hard shell suitcase, hartschalenkoffer, hard case suitcase, hardside suitcase, hard sided suitcase, hard shell luggage, hartschalentrolley
  luggage tag, kofferanhanger, gepackanhanger, bag tag, suitcase tag, baggage tag, luggage label, baggage label, adressanhanger, kofferschild, gepackschild, kofferetikett
  luggage lock, kofferschloss, tsa schloss, tsa lock, suitcase lock, suitcase padlock, luggage padlock, travel lock, travel padlock, gepackschloss, reiseschloss
  packing cube, packwurfel, packing organiser, packing organizer, packing pouch, suitcase organiser, luggage organiser, kofferorganizer, kofferpacktasche, packbeutel, kleiderpacktasche
  luggage cover, kofferhulle, suitcase cover, luggage protector, luggage sleeve, suitcase protector, suitcase sleeve, kofferschutzhulle, kofferuberzug, kofferbezug, gepackhulle, kofferschutz
  steamer trunk, uberseekoffer, travel trunk, travelling trunk, traveling trunk, cabin trunk, wardrobe trunk, schrankkoffer, schiffskoffer, reisetruhe
  beach bag, strandtasche, badetasche, beach tote, pool bag, swim bag, swimming bag, schwimmtasche, strandbeutel, badesack, badebeutel
  necklace pendant, kettenanhanger, schmuckanhanger, pendant, jewellery pendant, kettchenanhanger, halskettenanhanger
  locket, medaillon, photo locket, picture locket, locket necklace, medaillonanhanger, fotomedaillon
  charm bracelet, bettelarmband, charmarmband, anhangerarmband
  bangle, armreif, armreifen, bangle bracelet, armspange, armring
  anklet, fusskettchen, fusskette, ankle bracelet, ankle chain, fesselkettchen, knochelkette, fussreif
  stud earring, ohrstecker, ear stud, earring stud, post earring, ohrenstecker
  hoop earring, creole, kreole, earring hoop, ear hoop, ohrcreole, creolen
  clip on earring, ohrclip, ohrklipp, clip earring, ear clip, clipohrring, ohrklips, klips
  signet ring, siegelring, seal ring, crest ring, wappenring, familienring
  pearl necklace, perlenkette, string of pearls, strand of pearls, perlenhalskette, perlencollier
  costume jewellery, modeschmuck, costume jewelry, fashion jewellery, fashion jewelry, imitation jewellery, imitation jewelry, fake jewellery, fake jewelry, bijouterie, unechter schmuck
  hat pin, hutnadel, hutstecker, hutanstecker
  nose ring, nasenring, nose piercing, nose hoop, nasenpiercing
  rosary, rosenkranz, rosary bead, rosary necklace, rosenkranzkette, gebetskette, prayer bead
  jewellery box, schmuckkastchen, schmuckkasten, jewelry box, schmuckschatulle, jewellery case, jewelry case, jewellery casket, jewellery chest, jewel box, jewellery organiser, trinket box, schmuckkassette, schmuckdose, schmuckbox, schmuckkoffer, schmuckkastli
  jewellery stand, schmuckstander, jewelry stand, jewellery holder, jewelry holder, jewellery tree, jewelry tree, necklace stand, necklace holder, schmuckbaum, schmuckhalter, kettenstander
  ring sizer, ringmass, ring size gauge, ring size measure, finger gauge, ringgrossenmesser, ringmassband, ringweitenmesser, fingermass
  gemstone, edelstein, precious stone, gem, gem stone, schmuckstein, semi precious stone, halbedelstein
  watch strap, uhrenarmband, uhrarmband, watch band, watchstrap, uhrband, watch bracelet, watch wristband, uhrenband, uhrenriemen, uhrriemen
  spring bar, federsteg, watch spring bar, watch pin, watch strap pin, watch band pin, spring bar pin, uhrensteg, uhrstift, uhrenstift, uhrenfedersteg
  pocket watch, taschenuhr, sackuhr, springdeckeluhr
  watch box, uhrenbox, uhrenkasten, watch storage box, watch display case, watch organiser, uhrenkassette, uhrenkastchen, uhrenkoffer, uhrenschatulle, uhrenaufbewahrung
  watch winder, uhrenbeweger, automatic watch winder, watch rotator, uhrendreher, automatikuhrenbeweger, uhrenwinder
  watch battery, uhrenbatterie, wristwatch battery, uhrbatterie, armbanduhrbatterie, uhrenknopfzelle
  cuckoo clock, kuckucksuhr, black forest clock, schwarzwalduhr, schwarzwalder uhr, kuckuckuhr
  grandfather clock, standuhr, longcase clock, long case clock, tall case clock, floor clock, bodenstanduhr, pendelstanduhr, pendulum floor clock
  radio controlled clock, funkuhr, radio controlled wall clock, funkgesteuerte uhr, funkwanduhr, dcf uhr, atomic wall clock
  travel alarm clock, reisewecker, travel clock, travel alarm, travelling alarm clock, reiseuhr, klappwecker
  clock movement, uhrwerk, watch movement, clockwork, clock mechanism, watch mechanism, quartz movement, quarzuhrwerk, quarzwerk, uhrenwerk
  table clock, tischuhr, desk clock, shelf clock, schreibtischuhr, mantel clock, mantelpiece clock, kaminuhr, stutzuhr, carriage clock
  glasses case, brillenetui, spectacle case, spectacles case, eyeglass case, eyeglasses case, sunglasses case, specs case, glasses pouch, brillenbox, brillenhulle, brillenfutteral, brillendose, sonnenbrillenetui
  glasses chain, brillenkette, brillenkordel, glasses cord, spectacle chain, eyeglass chain, spectacle cord, glasses strap, glasses lanyard, eyeglass cord, brillenschnur, brillenhalteband, sportbrillenband
  contact lens case, kontaktlinsenbehalter, contact lens box, contact lens holder, contacts case, kontaktlinsendose, kontaktlinsenbox, kontaktlinsenetui, linsendoschen
  contact lens solution, kontaktlinsenflussigkeit, kontaktlinsenmittel, contact lens fluid, contact lens cleaner, contact lens liquid, contact solution, kontaktlinsenlosung, kontaktlinsenreiniger, kontaktlinsenpflegemittel, linsenflussigkeit
  luggage, baggage, gepack, reisegepack
  huttenschuh, huttensocke
  hi vis, high visibility, hivis, high vis, hi viz
`;
