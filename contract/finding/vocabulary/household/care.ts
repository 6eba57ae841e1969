/** Cleaning, laundry, medicine and what one uses on oneself. A line is what means the same, in English and German, without accents. */
export const CARE = `
  laundry, wasche
  laundry basket, waschekorb, washing basket, clothes basket, dirty laundry basket, wash basket, washing hamper
  washing line, wascheleine, clothes line, laundry line, waschleine
  bleach, bleichmittel, chlorreiniger, javelwasser, domestos, clorox, household bleach, danklorix
  glass cleaner, window cleaner, glasreiniger, fensterreiniger, fensterputzmittel, glasreinigungsmittel
  toilet cleaner, wc reiniger, toilettenreiniger, toilet bowl cleaner, kloreiniger, wc ente, toilet duck
  toilet brush, kloburste, wc burste, toilettenburste, loo brush, klobesen, lavatory brush
  scrubbing brush, scheuerburste, wurzelburste, schrubburste, scrub brush
  all purpose cleaner, allzweckreiniger, allesreiniger, universalreiniger, multi purpose cleaner, multi surface cleaner, general purpose cleaner, haushaltsreiniger
  oven cleaner, backofenreiniger, backofenspray, ofenreiniger
  floor cloth, scheuertuch, putzlappen, putztuch, cleaning cloth, bodentuch, bodenlappen, wischtuch, wischlappen, putzlumpen, putzfetzen, reinigungstuch, cleaning rag, scheuerlappen, aufwischlappen, rag
  squeegee, abzieher, fensterabzieher, window wiper, fensterwischer, window squeegee, gummiwischer, wasserabzieher, gummiabzieher
  feather duster, staubwedel, federwisch, staubwischer, federstaubwedel
  stain remover, fleckenentferner, fleckensalz, fleckentferner, fleckenmittel, fleckenspray, spot remover
  citric acid, zitronensaure, citronensaure, zitronensaurepulver
  mop, wischmop, wischer, floor mop
  hand brush, handfeger, dustpan and brush, handbesen, bartwisch
  air freshener, lufterfrischer, raumduft, raumspray, raumerfrischer, room freshener, room spray, duftspray, raumduftspray
  mothball, mottenkugel, moth ball
  fly swatter, fliegenklatsche, fliegenpatsche, fly swat, fliegenpracker
  mouse trap, mausefalle, mousetrap
  ant bait, ameisenkoder, ant poison, ameisengift, ant killer, ant powder, ameisenmittel, ameisenpulver
  lint roller, fusselrolle, fusselroller, kleiderrolle, kleiderroller, lint brush, fusselburste, tierhaarroller
  ointment, salbe
  disinfectant, desinfektionsmittel, desinfektion, antiseptic, desinfektionsspray, sanitiser, sanitizer, sagrotan, dettol, flachendesinfektionsmittel, desinfektionslosung
  hand sanitiser, hand sanitizer, handdesinfektion, handdesinfektionsmittel, desinfektionsgel, hand disinfectant, handdesinfektionsgel, handedesinfektion, sterillium
  bandage, mullbinde, elastic bandage, verbandsrolle, gauze roll, gauze bandage
  gauze pad, kompresse, compress, wundkompresse, mullkompresse, gauze swab, gazekompresse
  fever, fieber
  fever thermometer, fieberthermometer, clinical thermometer, medical thermometer
  tablet, tablette
  pill, pille
  allergy, allergie
  cough, husten
  throat lozenge, halstablette, halsbonbon, throat sweet, lutschtablette, throat drop, halspastille, throat pastille, rachentablette
  headache, kopfschmerzen
  blood pressure, blutdruck
  blood sugar, blutzucker, blood glucose, blutglukose
  pregnancy test, schwangerschaftstest, pregnancy test kit
  rescue blanket, rettungsdecke, emergency blanket, space blanket, foil blanket, mylar blanket, rettungsfolie, survival blanket
  cool pack, kuhlpack, kuhlakku, ice pack, cold pack, kuhlkissen, freezer block, freezer pack, gel pack, kuhlelement, kalteakku, cooling pack, ice brick, kalteelement, cold compress, kaltkompresse, kuhlkompresse, cooling compress
  tick, zecke
  condom, kondom, praservativ, durex
  contact lens, kontaktlinse, haftschale
  face mask, mundschutz, mund nasen schutz, op maske, medical mask, surgical mask, medizinische maske, op mundschutz, mund nase maske
  crutch, krucke, gehstutze, unterarmgehstutze, forearm crutch, gehkrucke, gehhilfe
  hearing aid, horgerat, hearing device, horapparat, horhilfe, hearing instrument
  lip balm, lippenbalsam, lippenpflege, chapstick, lippenpflegestift, labello, lip salve, lippenfettstift, lippencreme
  deodorant, deo, antiperspirant, deospray, deo spray, deostick
  shaving foam, rasierschaum, shaving cream, rasiercreme, shave foam, shave cream
  shower gel, duschgel, body wash, duschbad, duschcreme, shower cream
  hair conditioner, haarspulung, haarpflegespulung, haarbalsam, pflegespulung
  hairbrush, haarburste, hair brush
  comb, kamm, hair comb, haarkamm
  hair clipper, haarschneider, haarschneidemaschine, hair trimmer, haartrimmer, haarschneidegerat, barber clippers
  nail file, nagelfeile, emery board, sandblattfeile
  nail varnish, nagellack, nail polish, nail lacquer, nail enamel
  cotton pad, wattepad, cotton round, cotton wool pad, abschminkpad, cosmetic pad, kosmetikpad, make up pad
  cotton wool, watte, verbandwatte, cotton ball, wattebausch, cotton wool ball, wattekugel, absorbent cotton, verbandswatte
  sanitary towel, damenbinde, sanitary pad, menstrual pad, monatsbinde, sanitary napkin, period pad
  perfume, parfum, eau de toilette, eau de parfum, cologne, eau de cologne, duftwasser
  bath mat, badematte, badvorleger, bath rug, bathroom rug, badteppich, badvorlage, duschvorleger, badezimmermatte, bathroom mat, badezimmerteppich, badezimmervorleger
  bathrobe, bademantel, bath robe, towelling robe, terry robe, saunamantel, frotteemantel
  shower curtain, duschvorhang, badewannenvorhang, bath curtain
  shower head, duschkopf, brausekopf, duschbrause, handdusche, shower handset, shower rose
  toilet seat, klobrille, wc sitz, toilettensitz, toilettenbrille, loo seat, wc brille
  wet wipe, feuchttuch, baby wipe, wet tissue, moist wipe, moist towelette, babytuch, babyfeuchttuch
  cold medicine, erkaltungsmittel, cold remedy, grippemittel, erkaltungsmedikament, cold and flu medicine
  iodine, jod, betaisodona, povidone iodine, betadine, iod, jodtinktur
  eye patch, augenklappe, augenpflaster, augenabdeckung
  wheelchair, rollstuhl, wheel chair
  heat pad, warmepflaster, heating pad, heizkissen, thermopflaster, thermacare, heat patch, heizpad, heat plaster
  steam cleaner, dampfreiniger, dampfreinigungsgerat, steam mop, dampfbesen, dampfmopp
  floor cleaner, bodenreiniger, fussbodenreiniger, bodenreinigungsmittel
  bathroom cleaner, badreiniger, badezimmerreiniger, sanitarreiniger, bath cleaner
  furniture polish, mobelpolitur, mobelpflege
  metal polish, metallpolitur, metallputzmittel, brasso, metallpolierpaste
  silver polish, silberputzmittel, silberpolitur, silver cleaner, silberreiniger, silver dip
  carpet cleaner, teppichreiniger, teppichshampoo, rug cleaner, carpet shampoo, teppichschaum
  mould remover, schimmelentferner, mold remover, mildew remover, mould killer, schimmelspray, mould spray, schimmelvernichter, mildew cleaner, antischimmelspray
  vinegar essence, essigessenz
  washing soda, waschsoda, soda, sodium carbonate, natriumcarbonat, soda crystals, soda ash, kristallsoda, reine soda, natriumkarbonat
  curd soap, kernseife, waschseife, laundry soap bar
  soft soap, schmierseife
  dishwasher salt, spulmaschinensalz, regeneriersalz, spulsalz, geschirrspulsalz, geschirrspulersalz
  rinse aid, klarspuler, glanzspuler, klarspulmittel, rinse agent, dishwasher rinse
  dishwasher powder, spulmaschinenpulver, geschirrspulpulver, dishwashing powder, geschirrspulerpulver
  colour catcher, farbfangtuch, farbfanger, dye catcher, dye trap, color catcher
  laundry bag, waschesack, waschebeutel, waschenetz, schmutzwaschebeutel, dirty laundry bag, schmutzwaschesack
  laundry starch, waschestarke, starch, spray starch, spruhstarke, ironing starch, bugelstarke, fabric starch
  iron water, bugelwasser, ironing water
  clothes brush, kleiderburste, garment brush, textilburste
  shoe brush, schuhburste, schuhputzburste, shoe polish brush, shoe shine brush, glanzburste
  shoe spray, impragnierspray, waterproofing spray, water repellent spray, impragniermittel, waterproof spray, schuhspray, schuhimpragnierspray, scotchgard, nanospray, shoe protector spray
  insole, einlegesohle, einlage, schuheinlage, innensohle, shoe insole, inner sole, shoe insert, schuheinlegesohle
  dust cloth, staubtuch, duster, staublappen, dusting cloth, staubwischtuch
  window vac, fenstersauger, window vacuum, window vacuum cleaner, akkufenstersauger
  toilet block, wc stein, duftspuler, duftstein, klostein, toilettenstein, toilet rim block, rim block
  cleaning bucket, putzeimer, wischeimer, mop bucket, putzkubel, scheuereimer, aufwischeimer
  rubber glove, gummihandschuh, haushaltshandschuh, household glove, spulhandschuh, putzhandschuh, washing up glove, dishwashing glove, marigold glove, marigolds, abwaschhandschuh, cleaning glove
  steel sponge, topfkratzer, stahlschwamm, stahlwollschwamm, brillo pad, spiralschwamm, edelstahlschwamm, pot scourer, akopads, pan scourer, pot scrubber, metallschwamm, edelstahlspirale
  magic eraser, schmutzradierer, melamine sponge, melaminschwamm, zauberschwamm, wunderschwamm, radierschwamm, magic sponge, fleckenradierer
  moth trap, mottenfalle
  fly paper, fliegenfanger, fly trap, fliegenfalle, fliegenstreifen, fliegenpapier, fly strip, fliegenband, klebefliegenfanger
  wasp trap, wespenfalle, wasp catcher, wespenfanger
  insect killer, insektenvernichter, fly killer, bug zapper, insect zapper, bug killer, insektenkiller
  ant trap, ameisenfalle, ant bait station, ameisenkoderdose
  dehumidifier, luftentfeuchter, entfeuchter, raumentfeuchter, luftentfeuchtungsgerat, raumtrockner, moisture absorber, entfeuchtungsgerat
  heater, heizlufter, fan heater, heizgerat, electric heater, space heater, heizgeblase, raumheizer, elektroheizung, elektroheizer, room heater, portable heater, heizofen, elektroheizgerat, ceramic heater, keramikheizlufter, warmluftgeblase, blow heater
  infrared heater, heizstrahler, infrarotheizung, radiant heater, infrarotstrahler, infrarotheizstrahler
  hygrometer, feuchtigkeitsmesser, humidity meter, luftfeuchtigkeitsmesser, luftfeuchtemesser, luftfeuchtigkeitsmessgerat, humidity gauge, luftfeuchtemessgerat, thermohygrometer, thermo hygrometer
  broccoli, brokkoli
  hand cream, handcreme, hand lotion, handbalsam, handsalbe, hand balm
  face cream, gesichtscreme, tagescreme, facial cream, day cream
  body lotion, korperlotion, korpercreme, body cream, korpermilch, body milk
  mouthwash, mundwasser, mundspulung, mouth wash, mundspullosung, listerine, mouth rinse, oral rinse, odol
  electric toothbrush, elektrische zahnburste, elektrozahnburste, sonic toothbrush, schallzahnburste, akkuzahnburste
  toothbrush head, aufsteckburste, zahnburstenkopf, brush head, zahnburstenaufsatz, replacement brush head, electric toothbrush head
  interdental brush, interdentalburste, zahnzwischenraumburste, interspace brush, tepe brush
  denture cleaner, gebissreiniger, denture tablet, prothesenreiniger, gebissreinigungstablette, kukident, steradent, denture cleaning tablet
  eyeliner, kajal, eye liner, kajalstift, kohl pencil, eye pencil
  mascara, wimperntusche, maskara
  lipstick, lippenstift, lip stick
  make up, schminke, makeup, cosmetics, kosmetik
  make up remover, abschminktuch, makeup remover, abschminklotion, make up entferner, makeup entferner, make up wipe, makeup wipe, abschminkmittel
  eyelash curler, wimpernzange, lash curler, wimpernformer
  nail polish remover, nagellackentferner, acetone, aceton, nail varnish remover
  hairspray, haarspray, hair spray, haarlack, hair lacquer
  hair gel, haargel, styling gel, frisiergel
  hair dye, haarfarbe, hair colour, hair color, haarfarbemittel, haarcoloration
  hair tie, haargummi, haarband, scrunchie, hair band, hair elastic, hair bobble, zopfgummi, ponytail holder
  hair clip, haarklammer, haarspange, haarklemme, hair slide, barrette, bobby pin, hairgrip, hair grip, kirby grip, haarclip
  hair straightener, glatteisen, hair iron, straightening iron, haarglatter, haarglatteisen
  curling iron, lockenstab, curling tong, curling wand, lockeneisen, hair curling iron, lockendreher, lockenstyler
  curlers, lockenwickler, hair roller, lockenwickel, hair curler, haarwickler
  shaving brush, rasierpinsel
  aftershave, rasierwasser, after shave, after shave lotion, aftershave lotion, aftershave balm, after shave balm
  beard trimmer, bartschneider, barttrimmer, beard clipper, bartschneidemaschine
  flannel, waschlappen, face cloth, washcloth, waschhandschuh, waschfleck, wash cloth, washrag, face flannel, wash mitt, waschlappli, waschtuch
  bath sponge, badeschwamm, body sponge, shower sponge, duschschwamm, badschwamm, korperschwamm, waschschwamm
  bath salts, badesalz, badekristalle
  bubble bath, schaumbad, badeschaum, foam bath, schaumbadezusatz, bath foam
  bath toy, badespielzeug, rubber duck, badeente, badewannenspielzeug, bathtub toy, quietscheente, bath duck, quietscheentchen, gummiente, rubber ducky
  soap dispenser, seifenspender, flussigseifenspender, soap pump, hand soap dispenser, liquid soap dispenser, seifenpumpe
  soap dish, seifenschale, soap holder, soap tray, seifenhalter, seifenablage
  toilet roll holder, toilettenpapierhalter, klorollenhalter, toilet paper holder, klopapierhalter, wc papierhalter, wc rollenhalter, toilettenrollenhalter, loo roll holder, klopapierrollenhalter
  towel rail, handtuchhalter, towel rack, towel bar, handtuchstange, towel holder, badetuchhalter, handtuchreling
  bathroom scales, personenwaage, bathroom scale, body scale, korperwaage, badezimmerwaage
  wash basin plug, waschbeckenstopsel, sink plug, basin plug, sink stopper, abflussstopfen, waschbeckenstopfen, basin stopper, drain stopper
  non slip mat, antirutschmatte, anti slip mat, rutschmatte, rutschschutzmatte, anti slip pad, antirutschunterlage, gleitschutzmatte, grip mat, non skid mat, teppichstopper, nonslip mat
  sauna towel, saunatuch
  earplugs, ohrstopsel, ohrenstopsel, foam earplug, oropax, ohrpfropfen, gehorstopsel, gehorschutzstopsel, ear plug, ohropax
  foot cream, fusscreme, fusspflegecreme, fussbalsam, foot lotion, foot balm
  plaster roll, heftpflaster, pflasterrolle, rollenpflaster
  blister plaster, blasenpflaster, blister bandage, compeed, blister pad, blister patch, hydrokolloidpflaster
  triangular bandage, dreiecktuch, triangle bandage, dreieckstuch
  sling, armschlinge, arm sling, armtragetuch
  elastic bandage, elastische binde, ace bandage, elastikbinde, crepe bandage, fixierbinde, idealbinde, compression bandage, kompressionsbinde, elasticated bandage
  tourniquet, aderpresse, stauschlauch
  medical tape, leukoplast, fixierpflaster, surgical tape, micropore tape, micropore, zinc oxide tape, fixierklebeband
  wound spray, wundspray, wunddesinfektionsspray, octenisept, antiseptic spray, wunddesinfektionsmittel
  wound ointment, wundsalbe, heilsalbe, bepanthen, healing ointment, antiseptic cream, savlon, germolene, wundheilsalbe
  burn gel, brandsalbe, burn cream, brandgel, burn ointment, brandwundengel
  syringe, spritze, injektionsspritze, einwegspritze, disposable syringe, einmalspritze
  hypodermic needle, kanule, injektionsnadel, injection needle, spritzennadel, injektionskanule, syringe needle
  lancet, lanzette, blutlanzette, blood lancet
  glucose meter, blutzuckermessgerat, blood glucose meter, glukometer, glucometer, blood sugar meter, blood sugar monitor, blood glucose monitor, blutzuckermesser, blutzuckergerat
  test strip, teststreifen
  stethoscope, stethoskop
  pulse oximeter, pulsoximeter, oximeter, fingerpulsoximeter, spo2 meter, finger pulse oximeter, sauerstoffsattigungsmessgerat, blood oxygen meter, fingeroximeter
  inhaler, inhalator, asthmaspray, asthma inhaler
  resuscitation mask, beatmungsmaske
  defibrillator, defi, aed, automated external defibrillator, laiendefibrillator
  stretcher, trage, krankenbahre, rettungstrage
  wrist support, handgelenkbandage, wrist brace, handgelenksbandage, handgelenkstutze, wrist bandage, handgelenkschiene, wrist splint, wrist wrap, handgelenksschiene, handgelenksstutze
  compression stockings, stutzstrumpfe, kompressionsstrumpfe, support stocking, compression sock, thrombosestrumpf, flight sock, kompressionssocke, anti embolism stocking, reisestrumpf, stutzstrumpf, kompressionsstrumpf
  walking frame, rollator, walker, zimmer frame, gehgestell, gehrahmen, wheeled walker, rolling walker, gehbock, gehwagen
  walking stick, gehstock, spazierstock, walking cane, kruckstock
  pill box, tablettenbox, pillendose, pill organiser, pill organizer, tablettendose, medikamentenbox, medikamentendosierer, pillenbox, pill case, pill dispenser, medikamentendose, tablettendosierer, dosette box, dosett, wochendosierer, medikamentendispenser
  hot pack, warmekissen, heat pack, warmepad, heat bag
  heating blanket, heizdecke
  antibiotic, antibiotikum
  laxative, abfuhrmittel, abfuhrtablette, laxans
  diarrhoea, durchfall, diarrhea, durchfallmittel, imodium, loperamide, loperamid, durchfalltablette, diarrhoea tablet
  nausea tablet, reisetablette, travel sickness tablet, travel sickness pill, motion sickness tablet, motion sickness pill, seasickness tablet, reisekrankheitstablette, vomex, ubelkeitstablette, reisekaugummi, dramamine
  heartburn, sodbrennen, antacid, antazidum, acid reflux, rennie, gaviscon, indigestion tablet, saureblocker
  sore throat, halsschmerzen, halsweh
  ibuprofen, ibu, nurofen, advil
  aspirin, ass, acetylsalicylsaure, acetylsalicylic acid
  dressing scissors, verbandschere, bandage scissors, verbandsschere, bandage shears, medical scissors
  thermometer cover, thermometerhulle
  self test, schnelltest, corona test, antigen test, covid test, corona schnelltest, rapid test, lateral flow test, covid schnelltest, selbsttest, rapid antigen test, antigen schnelltest
  disinfectant wipe, desinfektionstuch, antibacterial wipe, disinfecting wipe, alcohol wipe, antiseptic wipe, alkoholtupfer, alcohol swab, sanitizing wipe, hygienetuch, disinfection wipe, alcohol pad
  eye bath, augenbad, eyewash, eyewash bottle, augenwanne
  hot compress, warmekompresse, warm compress
  ear drops, ohrentropfen, ohrtropfen
  nose drops, nasentropfen, nasal drops
  cough drops, hustenbonbon, cough sweet, hustendrops, cough lozenge, hustenpastille, hustenzuckerl, cough candy
  stomach tablet, magentablette, magenmittel
  vitamin c, ascorbinsaure, ascorbic acid, vit c, vitamin c tablette
  magnesium tablet, magnesiumtablette, magnesium brausetablette, magnesium supplement, magnesiumkapsel
  zinc ointment, zinksalbe, zinc cream, zinkcreme, zinc oxide cream, zinkpaste
  arnica, arnikasalbe, arnica cream, arnica gel, arnikagel, arnica ointment, arnika
  insect bite, insektenstich, muckenstich, mosquito bite, insect sting, fenistil, bug bite
  sun burn, sonnenbrand
  after sun, after sun lotion, aftersun lotion, apres lotion, after sun cream
  shower cap, duschhaube, badehaube, duschkappe, bath cap
  hair net, haarnetz
  nail brush, nagelburste, handwaschburste
  pumice, bimsstein, pumice stone
  callus file, hornhautfeile, foot file, fussfeile, pedicure file, foot rasp
  massage oil, massageol, body massage oil
  essential oil, atherisches ol, aromaol, aroma oil, aromatherapy oil
  aroma diffuser, duftlampe, aromalampe, oil diffuser, essential oil diffuser, aromatherapy diffuser, duftdiffuser, scent diffuser
  breathalyser, alkoholtester, alcohol tester, breathalyzer, alkotester, promilletester, alkomat, alkoholmessgerat, alcohol breath tester
  hearing aid battery, horgeratebatterie, horgeratbatterie
  bed pan, bettpfanne, steckbecken, bettschussel
  incontinence pad, inkontinenzeinlage, inkontinenzvorlage, inkontinenzbinde, tena lady, bladder pad
  mobility scooter, elektromobil, seniorenmobil, seniorenscooter, electric mobility scooter
  eye mask, schlafmaske, sleep mask, schlafbrille, sleeping mask, eye shade, augenmaske, sleep eye mask
  ear warmers, ohrenwarmer
  spf, lsf, lichtschutzfaktor
  wundsalbe, wundcreme
  headache tablet, kopfschmerztablette, painkiller, kopfwehtablette, kopfschmerzmittel, headache pill
  bandage, verband, mullbinde
  face powder, gesichtspuder, puder, kompaktpuder, pressed powder, compact powder, makeup powder
  schmerztablette, ibuprofen
  schmerztablette, paracetamol
  moth repellent, mottenschutz, mottenabwehr, mottenmittel, moth protection
`;
