/** Medicine, nursing and safety. A line is what means the same, in English and German, without accents. */
export const MEDICINE = `
  wound closure strip, steri strip, butterfly stitches, wundnahtstreifen, klammerpflaster, skin closure strip, butterfly closure, butterfly bandage, butterfly plaster, adhesive suture, wundverschlussstreifen, wundnahtpflaster, leukostrip
  burn dressing, burn bandage, brandwundenverband, burns dressing, burn pad, burn wound dressing, brandverband, brandwundenkompresse, brandwundenauflage, brandwundentuch
  pressure bandage, pressure dressing, druckverband, israeli bandage, israeli dressing, emergency bandage, trauma bandage, trauma dressing, druckverbandpackchen
  kinesiology tape, kinesio tape, kinesiotape, kinesiologie tape, k tape, muscle tape, physio tape, therapy tape, muskeltape, physiotherapy tape
  sports tape, athletic tape, sporttape, sport tape, athletes tape, sports strapping tape, tapeverband, sportler tape
  neck brace, cervical collar, halskrause, halskrawatte, cervical brace, neck collar, c collar, halsmanschette, schanzkragen, halsorthese, halsbandage, zervikalstutze
  finger splint, fingerschiene, mallet splint, mallet finger splint, finger brace, finger support, stack schiene, fingerorthese, fingerstutze
  knee brace, knee support, kniebandage, knee sleeve, knee bandage, knee wrap, knieorthese, kniestutze, knieschiene
  ankle brace, ankle support, knochelbandage, sprunggelenkbandage, ankle bandage, ankle sleeve, ankle wrap, sprunggelenksbandage, sprunggelenkorthese, fussgelenkbandage, fussbandage, knochelstutze
  elbow brace, elbow support, ellenbogenbandage, elbow sleeve, elbow bandage, tennis elbow brace, ellbogenbandage, ellenbogenstutze, tennisarmbandage
  back brace, back support belt, ruckenbandage, ruckenstutzgurt, back belt, lumbar brace, lumbar support belt, lumbar belt, ruckengurt, ruckenorthese, lendenbandage, lumbalbandage
  sick bag, vomit bag, spucktute, kotztute, brechbeutel, barf bag, sickness bag, air sickness bag, motion sickness bag, puke bag, emesis bag, kotzbeutel, speibeutel, speitute, brechtute, speisackerl
  kidney dish, emesis basin, nierenschale, kidney bowl, kidney tray, kidney basin, brechschale, vomit bowl, sick bowl, emesis bowl
  commode chair, bedside commode, toilettenstuhl, nachtstuhl, toilet chair, commode toilet, wc stuhl, klostuhl, leibstuhl
  urine bottle, urinal bottle, urinflasche, urinente, pee bottle, portable urinal, male urinal bottle, harnflasche, urinalflasche, pinkelflasche
  specimen cup, urine cup, urinbecher, probenbecher, specimen container, specimen pot, urine sample cup, urine sample container, urinprobenbecher, urinprobenbehalter, urinsammelbecher
  catheter, katheter, urinary catheter, blasenkatheter, harnkatheter, urinkatheter, bladder catheter, harnrohrenkatheter
  urine bag, urinbeutel, catheter bag, leg bag, urine collection bag, urinary drainage bag, katheterbeutel, beinbeutel, harnbeutel, urinauffangbeutel
  adult diaper, adult nappy, erwachsenenwindel, incontinence pants, incontinence nappy, incontinence diaper, incontinence brief, inkontinenzwindel, inkontinenzhose, inkontinenzslip, seniorenwindel
  hospital bed, nursing bed, pflegebett, krankenbett, care bed, profiling bed, medical bed, patient bed, krankenhausbett, spitalbett, spitalsbett, krankenpflegebett
  patient lift, patient hoist, patientenlifter, patient lifter, hoyer lift, mobility hoist, medical hoist, patientenlift, patientenheber, personenlifter, krankenlifter
  iv stand, iv pole, drip stand, infusionsstander, iv drip stand, drip pole, infusion stand, infusion pole, infusionsstativ, tropfstander, infusionsgalgen
  infusion set, iv set, infusionsbesteck, infusionsset, giving set, iv giving set, drip set, iv line, iv tubing, iv administration set, infusionsleitung, infusionsschlauch
  saline solution, saline, kochsalzlosung, normal saline, physiological saline, salt water solution, sodium chloride solution, physiologische kochsalzlosung, natriumchloridlosung, nacl losung
  tongue depressor, mundspatel, zungenspatel, tongue spatula, tongue blade, tongue stick, holzmundspatel
  otoscope, otoskop, ohrenspiegel, auriscope, ear scope, ohrspiegel, auriskop
  reflex hammer, reflexhammer, tendon hammer, percussion hammer, knee hammer, neurological hammer, perkussionshammer
  penlight, pen torch, stiftlampe, pen light, pen flashlight, pupil light, diagnostikleuchte, diagnostiklampe, pupillenleuchte, stifttaschenlampe, stiftleuchte
  nebuliser, nebulizer, vernebler, inhaliergerat, inhalationsgerat, aerosolgerat, pari boy, inhalierapparat, nebuliser machine
  oxygen mask, sauerstoffmaske, o2 mask, o2 maske, oxygen face mask, oxygen breathing mask, sauerstoffatemmaske
  oxygen concentrator, sauerstoffkonzentrator, oxygen machine, o2 concentrator, sauerstoffgerat, sauerstofferzeuger, o2 konzentrator
  oxygen cylinder, oxygen bottle, oxygen tank, sauerstoffflasche, o2 cylinder, o2 bottle, o2 flasche, sauerstofftank, oxygen canister
  ambu bag, bag valve mask, ambubeutel, beatmungsbeutel, bvm, resuscitation bag, resuscitator bag, manual resuscitator, handbeatmungsbeutel, notfallbeatmungsbeutel
  oropharyngeal airway, guedel airway, guedel tubus, guedeltubus, oral airway, oropharyngealtubus, guedel
  suction unit, absauggerat, absaugpumpe, suction machine, suction apparatus, medical suction pump, sekretabsauger, sekretabsauggerat, schleimabsauger
  trauma shears, emt shears, rettungsschere, paramedic shears, paramedic scissors, emergency shears, medical shears, tuff cut scissors, notfallschere, kleiderschere, sanitaterschere
  belt cutter, seat belt cutter, seatbelt cutter, gurtschneider, gurtmesser, seat belt cutting tool, strap cutter, gurttrenner, sicherheitsgurtschneider, gurtkapper
  lancing device, stechhilfe, finger pricker, finger prick device, lancet device, lancet pen, stechgerat, lanzettengerat
  pen needle, insulin pen needle, pen nadel, insulin needle, insulinnadel, penkanule, insulinpennadel
  sharps container, sharps box, sharps bin, kanulenbox, kanulenabwurfbehalter, sharps bucket, sharps disposal box, needle disposal container, needle bin, spritzenbox, spritzenabwurfbehalter, nadelabwurfbehalter, kanulensammler, kanulenabwurf
  cpap mask, cpap maske, sleep apnea mask, sleep apnoea mask, schlafapnoemaske, apnoemaske
  cpap machine, cpap gerat, schlafapnoegerat, cpap, cpap device, sleep apnea machine, sleep apnoea machine, schlaftherapiegerat, apnoegerat
  pill splitter, pill cutter, tablettenteiler, tablettenschneider, tablet cutter, tablet splitter, pillenteiler, pillenschneider, medication cutter
  pill crusher, tablettenmorser, tablet crusher, pill grinder, tablet grinder, tablettenzerkleinerer, tablettenmuhle, pillenmorser
  medicine cup, medikamentenbecher, einnahmebecher, medication cup, pill cup, dose cup, medizinbecher, arzneibecher, tablettenbecher
  oral syringe, dosierspritze, medicine syringe, oral medicine syringe, oral dosing syringe, medication syringe, enteral syringe, oralspritze, medikamentenspritze, medizinspritze
  suppository, zapfchen, fieberzapfchen, suppositorium, fever suppository, suppositorien, arzneizapfchen
  nasal douche, neti pot, nasendusche, nasenspulkanne, nasal rinse, nasal irrigator, nose rinse, sinus rinse, nasal rinse bottle, nasenspulung, nasenspuler, nasenkannchen, nasenspulflasche
  ear syringe, ohrenspritze, ohrendusche, ear bulb syringe, ear irrigator, ear washer, ear irrigation kit, ohrspritze, ohrdusche, ohrenspulspritze, ohrspulung
  enema syringe, enema kit, klistier, klistierspritze, enema, enema set, enema bulb, einlaufset, einlaufgerat, klistierset, einlaufspritze, klistierball
  ffp2 mask, n95 mask, ffp2 maske, n95, kn95 mask, kn95 maske, n95 maske, n95 respirator, ffp2 respirator, kn95
  charcoal tablet, kohletablette, activated charcoal tablet, charcoal pill, charcoal capsule, medizinische kohle, aktivkohletablette, kohlekapsel, kohlekompretten
  rehydration salts, oral rehydration salts, elektrolytpulver, elektrolytlosung, rehydration powder, rehydration sachet, electrolyte powder, dioralyte, elotrans, rehydrationslosung, rehydrationspulver
  iodine tablet, jodtablette, iodine pill, iodide tablet, potassium iodide tablet, kaliumiodidtablette, kaliumjodidtablette, iodtablette
  suture kit, wundnahtset, suture set, suturing kit, surgical suture kit, nahtbesteck, wundnahbesteck, chirurgisches nahset
  haemostat, hemostat, arterienklemme, artery forceps, artery clamp, haemostatic forceps, hemostatic forceps, locking forceps, surgical clamp, gefassklemme, peanklemme, kocherklemme, moskitoklemme
  mouth mirror, dental mirror, mundspiegel, zahnspiegel, dentist mirror, dentists mirror, dental inspection mirror, zahnarztspiegel, dentalspiegel
  prosthesis, prothese, artificial limb, prosthetic, prosthetic limb, beinprothese, kunstglied
  reacher, reacher grabber, greifhilfe, grabber tool, reaching aid, reaching tool, reacher tool, reach extender, picker upper, aufhebehilfe, aufhebezange
  litter picker, mullgreifer, mullzange, litter grabber, litter picking tool, litter picking stick, trash grabber, trash picker, rubbish picker, garbage picker, abfallgreifer, abfallzange, mullpicker, mullgreifzange
  stocking aid, sock aid, strumpfanzieher, sock helper, sock puller, sock assist, stocking donner, stocking applicator, compression stocking aid, sockenanzieher, sockenanziehhilfe, strumpfanziehhilfe, sockenhilfe, strumpfhilfe
  emergency call button, notrufknopf, panic button, sos button, help button, medical alert button, nurse call button, medical alarm, hausnotruf, notrufsender, hausnotrufknopf, sos knopf, notruftaster
  nurse watch, nurses fob watch, schwesternuhr, nurses watch, nursing watch, nurse fob watch, fob watch, pflegeuhr, krankenschwesternuhr, kitteluhr, ansteckuhr
  eye chart, sehtesttafel, eye test chart, vision chart, visual acuity chart, snellen chart, sehprobentafel, optotypentafel, snellen tafel, sehprobetafel
  spacer inhaler, inhalierhilfe, asthma spacer, inhaler spacer, inhalation chamber, valved holding chamber, aerochamber, vorschaltkammer, inhalationshilfe
  finger plaster, fingertip plaster, fingerpflaster, finger bandage, fingertip bandage, fingertip dressing, fingerkuppenpflaster, fingerverband
  heat detector, heat alarm, hitzemelder, warmemelder, thermal detector, temperaturmelder, thermomelder, hitzewarnmelder
  fire hose, feuerwehrschlauch, loschschlauch, firefighting hose, brandschlauch, feuerloschschlauch
  fire bucket, loscheimer, fire pail, feuereimer, feuerloscheimer, brandeimer
  exit sign, emergency exit sign, notausgangsschild, fluchtwegschild, fire exit sign, escape route sign, rettungszeichen, rettungswegschild, notausgangschild, fluchtwegzeichen
  emergency light, notlicht, notleuchte, emergency lamp, emergency lighting, emergency luminaire, power failure light, notbeleuchtung, notlampe, sicherheitsleuchte, stromausfallleuchte
  escape ladder, fire escape ladder, rettungsleiter, fluchtleiter, fire ladder, emergency ladder, emergency escape ladder, feuerleiter, notleiter
  fire door, brandschutztur, fire rated door, fire resistant door, fireproof door, feuerschutztur, feuerhemmende tur, brandtur
  powder extinguisher, pulverloscher, dry powder extinguisher, powder fire extinguisher, dry chemical extinguisher, abc extinguisher, pulverfeuerloscher, abc loscher, abc feuerloscher
  co2 extinguisher, co2 loscher, co2 fire extinguisher, carbon dioxide extinguisher, co2 feuerloscher, kohlendioxidloscher, kohlensaureloscher
  foam extinguisher, schaumloscher, foam fire extinguisher, schaumfeuerloscher, afff extinguisher, afff fire extinguisher
  fire axe, fireman axe, feuerwehraxt, fire ax, firefighter axe, firemans axe, brandaxt, feueraxt, feuerwehrbeil
  fireproof bag, fireproof document bag, feuerfeste tasche, feuerfeste dokumententasche, fireproof pouch, fireproof document pouch, fire resistant bag, feuerfeste dokumentenmappe, brandschutztasche, feuerfeste mappe, feuerfester beutel
  flammable storage cabinet, flammable cabinet, gefahrstoffschrank, flammables cabinet, flammable locker, flammable liquid cabinet, fire safety cabinet, hazmat cabinet, hazardous materials cabinet, gefahrgutschrank, sicherheitsschrank, losungsmittelschrank
  oil absorbent, oil binder, olbindemittel, olbinder, oil absorber, oil absorbing granules, oil absorbent granules, oil sorbent, oil granules, spill absorbent, spill granules, olbindegranulat, olaufsaugmittel, olgranulat
  eyewash station, eye wash station, augenspulstation, eye shower, eyewash fountain, emergency eyewash, eye rinse station, augennotdusche, augenspuleinrichtung
  emergency shower, safety shower, notdusche, drench shower, deluge shower, korperdusche, sicherheitsdusche, notfalldusche, korpernotdusche
  bug out bag, go bag, fluchtrucksack, grab bag, 72 hour bag, evacuation bag, emergency backpack, survival backpack, survivalrucksack, fluchtgepack, notgepack
  personal alarm, panic alarm, taschenalarm, personal attack alarm, personal safety alarm, attack alarm, rape alarm, pocket alarm, panikalarm, schrillalarm, handtaschenalarm
  door alarm, turalarm, door entry alarm, door open alarm, turalarmgerat, turalarmanlage
  gas mask, gasmaske, full face respirator, abc schutzmaske, nbc mask, cbrn mask, abc maske
  disposable coverall, tyvek suit, einwegoverall, schutzoverall, maleroverall, disposable overall, disposable suit, paper suit, paint suit, painters suit, painters coverall, tyvek coverall, tyvek overall, protective coverall, tyvekanzug, einweganzug, einmaloverall, maleranzug, lackieroverall
  chemical suit, hazmat suit, chemikalienschutzanzug, chem suit, chemical protective suit, biohazard suit, hazmat, chemieschutzanzug, vollschutzanzug, csa anzug, abc anzug
  ear defenders, kapselgehorschutz, gehorschutzkapsel, ear protector, hearing protector, safety earmuffs, kapselgehorschutzer, larmschutzkopfhorer, gehorschutzkopfhorer, larmschutzkapsel, pamir
  fire alarm button, manual call point, feuermeldeknopf, handfeuermelder, fire alarm call point, fire alarm pull station, fire call point, break glass call point, break glass unit, call point, druckknopfmelder, brandmeldetaster, feueralarmknopf, brandmelderknopf
`;
