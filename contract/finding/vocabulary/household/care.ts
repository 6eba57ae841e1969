/** Cleaning, laundry, medicine and what one uses on oneself. A line is what means the same, in English and German, without accents. */
export const CARE = `
  detergent, waschmittel, laundry detergent, washing liquid, vollwaschmittel, washing powder, waschpulver
  laundry, wasche
  laundry basket, waschekorb, washing basket
  washing line, wascheleine, clothes line
  bleach, bleichmittel, chlorreiniger
  glass cleaner, window cleaner, glasreiniger, fensterreiniger
  toilet cleaner, wc reiniger
  toilet brush, kloburste, wc burste, toilettenburste
  scrubbing brush, scheuerburste, wurzelburste
  all purpose cleaner, allzweckreiniger
  oven cleaner, backofenreiniger
  floor cloth, scheuertuch, putzlappen, putztuch, cleaning cloth
  squeegee, abzieher, fensterabzieher, window wiper
  feather duster, staubwedel
  stain remover, fleckenentferner, fleckensalz
  citric acid, zitronensaure, citronensaure
  limescale remover, entkalker, kalkreiniger
  mop, wischmop, wischer, floor mop
  hand brush, handfeger, dustpan and brush
  air freshener, lufterfrischer, raumduft
  mothball, mottenkugel
  fly swatter, fliegenklatsche
  mouse trap, mausefalle, mousetrap
  ant bait, ameisenkoder, ant poison, ameisengift
  lint roller, fusselrolle, fusselroller, kleiderrolle
  ointment, salbe
  disinfectant, desinfektionsmittel, desinfektion, antiseptic
  hand sanitiser, hand sanitizer, handdesinfektion
  bandage, mullbinde, elastic bandage, verbandsrolle
  gauze pad, kompresse, compress
  fever, fieber
  fever thermometer, fieberthermometer, clinical thermometer
  tablet, tablette
  pill, pille
  allergy, allergie
  cough, husten
  throat lozenge, halstablette, halsbonbon
  headache, kopfschmerzen
  blood pressure, blutdruck
  blood sugar, blutzucker, blood glucose
  pregnancy test, schwangerschaftstest
  rescue blanket, rettungsdecke, emergency blanket, space blanket
  cool pack, kuhlpack, kuhlakku, ice pack, cold pack, kuhlkissen
  tick, zecke
  condom, kondom
  contact lens, kontaktlinse
  face mask, mundschutz, mund nasen schutz, op maske
  crutch, krucke
  hearing aid, horgerat
  lip balm, lippenbalsam, lippenpflege, chapstick
  deodorant, deo
  shaving foam, rasierschaum, shaving cream
  shower gel, duschgel
  hair conditioner, haarspulung
  hairbrush, haarburste, hair brush
  comb, kamm
  hair clipper, haarschneider, haarschneidemaschine
  fon, fohn, hair dryer
  nail file, nagelfeile
  nail varnish, nagellack, nail polish
  cotton pad, wattepad
  cotton wool, watte
  sanitary towel, damenbinde, sanitary pad
  perfume, parfum
  bath mat, badematte, badvorleger
  bathrobe, bademantel
  shower curtain, duschvorhang
  shower head, duschkopf, brausekopf
  toilet seat, klobrille, wc sitz, toilettensitz
  plunger, saugglocke, pumpel
  wet wipe, feuchttuch, baby wipe
  disposable glove, einmalhandschuh, einweghandschuh
  cold medicine, erkaltungsmittel
  iodine, jod, betaisodona
  eye patch, augenklappe
  wheelchair, rollstuhl
  heat pad, warmepflaster, heating pad, heizkissen
  steam cleaner, dampfreiniger
  floor cleaner, bodenreiniger
  bathroom cleaner, badreiniger
  furniture polish, mobelpolitur
  metal polish, metallpolitur
  silver polish, silberputzmittel, silberpolitur
  carpet cleaner, teppichreiniger
  mould remover, schimmelentferner, mold remover
  vinegar essence, essigessenz
  washing soda, waschsoda, soda
  curd soap, kernseife
  soft soap, schmierseife
  dishwasher salt, spulmaschinensalz
  rinse aid, klarspuler
  dishwasher powder, spulmaschinenpulver
  colour catcher, farbfangtuch
  laundry bag, waschesack, waschebeutel, waschenetz
  laundry starch, waschestarke, starch
  iron water, bugelwasser
  clothes brush, kleiderburste
  shoe brush, schuhburste
  shoe spray, impragnierspray, waterproofing spray
  insole, einlegesohle, einlage
  dust cloth, staubtuch, duster
  window vac, fenstersauger
  toilet block, wc stein, duftspuler
  cleaning bucket, putzeimer
  rubber glove, gummihandschuh, haushaltshandschuh, household glove
  steel sponge, topfkratzer, stahlschwamm
  magic eraser, schmutzradierer
  moth trap, mottenfalle
  fly paper, fliegenfanger, fly trap, fliegenfalle
  wasp trap, wespenfalle
  insect killer, insektenvernichter
  ant trap, ameisenfalle
  dehumidifier, luftentfeuchter, entfeuchter, raumentfeuchter
  heater, heizlufter, fan heater, heizgerat
  infrared heater, heizstrahler
  hygrometer, feuchtigkeitsmesser
  broccoli, brokkoli
  hand cream, handcreme, hand lotion
  face cream, gesichtscreme
  body lotion, korperlotion
  mouthwash, mundwasser, mundspulung
  electric toothbrush, elektrische zahnburste
  toothbrush head, aufsteckburste, zahnburstenkopf, brush head
  interdental brush, interdentalburste
  denture cleaner, gebissreiniger
  eyeliner, kajal
  mascara, wimperntusche
  lipstick, lippenstift
  make up, schminke, makeup
  make up remover, abschminktuch
  eyelash curler, wimpernzange
  nail polish remover, nagellackentferner, acetone, aceton
  hairspray, haarspray
  hair gel, haargel
  hair dye, haarfarbe
  hair tie, haargummi, haarband, scrunchie
  hair clip, haarklammer, haarspange, haarklemme
  hair straightener, glatteisen
  curling iron, lockenstab
  curlers, lockenwickler
  shaving brush, rasierpinsel
  aftershave, rasierwasser
  beard trimmer, bartschneider
  flannel, waschlappen, face cloth, washcloth
  bath sponge, badeschwamm
  bath salts, badesalz
  bubble bath, schaumbad, badeschaum
  bath toy, badespielzeug, rubber duck, badeente
  soap dispenser, seifenspender
  soap dish, seifenschale
  toilet roll holder, toilettenpapierhalter, klorollenhalter
  towel rail, handtuchhalter
  bathroom scales, personenwaage
  wash basin plug, waschbeckenstopsel
  non slip mat, antirutschmatte, anti slip mat, rutschmatte
  sauna towel, saunatuch
  earplugs, ohrstopsel
  foot cream, fusscreme
  plaster roll, heftpflaster
  blister plaster, blasenpflaster
  triangular bandage, dreiecktuch
  sling, armschlinge
  elastic bandage, elastische binde
  tourniquet, aderpresse
  medical tape, leukoplast, fixierpflaster
  wound spray, wundspray
  wound ointment, wundsalbe, heilsalbe
  burn gel, brandsalbe
  syringe, spritze
  hypodermic needle, kanule, injektionsnadel
  lancet, lanzette
  glucose meter, blutzuckermessgerat
  test strip, teststreifen
  stethoscope, stethoskop
  pulse oximeter, pulsoximeter
  inhaler, inhalator
  resuscitation mask, beatmungsmaske
  defibrillator, defi, aed
  stretcher, trage
  wrist support, handgelenkbandage
  compression stockings, stutzstrumpfe, kompressionsstrumpfe
  walking frame, rollator, walker
  walking stick, gehstock, spazierstock
  pill box, tablettenbox, pillendose, pill organiser
  hot pack, warmekissen
  heating blanket, heizdecke
  antibiotic, antibiotikum
  laxative, abfuhrmittel
  diarrhoea, durchfall
  nausea tablet, reisetablette, travel sickness tablet
  heartburn, sodbrennen
  sore throat, halsschmerzen
  ibuprofen, ibu
  aspirin, ass
  dressing scissors, verbandschere
  thermometer cover, thermometerhulle
  self test, schnelltest, corona test, antigen test, covid test
  disinfectant wipe, desinfektionstuch
  eye bath, augenbad
  cold compress, kaltkompresse
  hot compress, warmekompresse
  ear drops, ohrentropfen
  nose drops, nasentropfen
  cough drops, hustenbonbon
  stomach tablet, magentablette
  vitamin c, ascorbinsaure, ascorbic acid
  magnesium tablet, magnesiumtablette
  zinc ointment, zinksalbe
  arnica, arnikasalbe
  insect bite, insektenstich
  sun burn, sonnenbrand
  after sun, after sun lotion
  shower cap, duschhaube
  hair net, haarnetz
  nail brush, nagelburste
  pumice, bimsstein, pumice stone
  callus file, hornhautfeile
  massage oil, massageol
  essential oil, atherisches ol
  aroma diffuser, duftlampe
  breathalyser, alkoholtester, alcohol tester
  hearing aid battery, horgeratebatterie
  bed pan, bettpfanne
  incontinence pad, inkontinenzeinlage
  mobility scooter, elektromobil
  eye mask, schlafmaske, sleep mask
  ear warmers, ohrenwarmer
  spf, lsf, lichtschutzfaktor
  wundsalbe, wundcreme
  headache tablet, kopfschmerztablette, painkiller
  bandage, verband, mullbinde
  bath towel, badetuch, duschtuch, shower towel
  face powder, gesichtspuder, puder
  schmerztablette, ibuprofen
  schmerztablette, paracetamol
`;
