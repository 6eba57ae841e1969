/** Medicine, nursing and safety. A line is what means the same, in English and German, without accents. */
export const MEDICINE = `
  wound closure strip, steri strip, butterfly stitches, wundnahtstreifen, klammerpflaster
  burn dressing, burn bandage, brandwundenverband
  pressure bandage, pressure dressing, druckverband
  kinesiology tape, kinesio tape, kinesiotape, kinesiologie tape
  sports tape, athletic tape, sporttape
  neck brace, cervical collar, halskrause, halskrawatte
  finger splint, fingerschiene
  knee brace, knee support, kniebandage
  ankle brace, ankle support, knochelbandage, sprunggelenkbandage
  elbow brace, elbow support, ellenbogenbandage
  back brace, back support belt, ruckenbandage, ruckenstutzgurt
  sick bag, vomit bag, spucktute, kotztute, brechbeutel
  kidney dish, emesis basin, nierenschale
  commode chair, bedside commode, toilettenstuhl, nachtstuhl
  urine bottle, urinal bottle, urinflasche, urinente
  specimen cup, urine cup, urinbecher, probenbecher
  catheter, katheter
  urine bag, urinbeutel
  adult diaper, adult nappy, erwachsenenwindel
  hospital bed, nursing bed, pflegebett, krankenbett
  patient lift, patient hoist, patientenlifter
  iv stand, iv pole, drip stand, infusionsstander
  infusion set, iv set, infusionsbesteck, infusionsset
  saline solution, saline, kochsalzlosung
  tongue depressor, mundspatel, zungenspatel
  otoscope, otoskop, ohrenspiegel
  reflex hammer, reflexhammer
  penlight, pen torch, stiftlampe
  nebuliser, nebulizer, vernebler, inhaliergerat
  oxygen mask, sauerstoffmaske
  oxygen concentrator, sauerstoffkonzentrator
  oxygen cylinder, oxygen bottle, oxygen tank, sauerstoffflasche
  ambu bag, bag valve mask, ambubeutel, beatmungsbeutel
  oropharyngeal airway, guedel airway, guedel tubus, guedeltubus
  suction unit, absauggerat, absaugpumpe
  trauma shears, emt shears, rettungsschere
  belt cutter, seat belt cutter, seatbelt cutter, gurtschneider, gurtmesser
  lancing device, stechhilfe
  pen needle, insulin pen needle, pen nadel
  sharps container, sharps box, sharps bin, kanulenbox, kanulenabwurfbehalter
  cpap mask, cpap maske
  cpap machine, cpap gerat, schlafapnoegerat
  pill splitter, pill cutter, tablettenteiler, tablettenschneider
  pill crusher, tablettenmorser
  medicine cup, medikamentenbecher, einnahmebecher
  oral syringe, dosierspritze
  suppository, zapfchen
  nasal douche, neti pot, nasendusche, nasenspulkanne
  ear syringe, ohrenspritze, ohrendusche
  enema syringe, enema kit, klistier, klistierspritze
  ffp2 mask, n95 mask, ffp2 maske
  charcoal tablet, kohletablette
  rehydration salts, oral rehydration salts, elektrolytpulver, elektrolytlosung
  iodine tablet, jodtablette
  suture kit, wundnahtset
  haemostat, hemostat, arterienklemme
  mouth mirror, dental mirror, mundspiegel, zahnspiegel
  prosthesis, prothese
  reacher, reacher grabber, greifhilfe
  litter picker, mullgreifer, mullzange
  stocking aid, sock aid, strumpfanzieher
  emergency call button, notrufknopf
  nurse watch, nurses fob watch, schwesternuhr
  eye chart, sehtesttafel
  spacer inhaler, inhalierhilfe
  finger plaster, fingertip plaster, fingerpflaster
  heat detector, heat alarm, hitzemelder, warmemelder
  fire hose, feuerwehrschlauch, loschschlauch
  fire bucket, loscheimer
  exit sign, emergency exit sign, notausgangsschild, fluchtwegschild
  emergency light, notlicht, notleuchte
  escape ladder, fire escape ladder, rettungsleiter, fluchtleiter
  fire door, brandschutztur
  powder extinguisher, pulverloscher
  co2 extinguisher, co2 loscher
  foam extinguisher, schaumloscher
  fire axe, fireman axe, feuerwehraxt
  fireproof bag, fireproof document bag, feuerfeste tasche, feuerfeste dokumententasche
  flammable storage cabinet, flammable cabinet, gefahrstoffschrank
  oil absorbent, oil binder, olbindemittel, olbinder
  eyewash station, eye wash station, augenspulstation
  emergency shower, safety shower, notdusche
  bug out bag, go bag, fluchtrucksack
  personal alarm, panic alarm, taschenalarm
  door alarm, turalarm
  gas mask, gasmaske
  disposable coverall, tyvek suit, einwegoverall, schutzoverall, maleroverall
  chemical suit, hazmat suit, chemikalienschutzanzug
  ear defenders, kapselgehorschutz, gehorschutzkapsel
  fire alarm button, manual call point, feuermeldeknopf, handfeuermelder
`;
