/** Office, post, packaging and shop. A line is what means the same, in English and German, without accents. */
export const COMMERCE = `
  window envelope, fensterumschlag, fensterbriefumschlag, fensterkuvert, windowed envelope, fenstercouvert, fensterbriefkuvert, fensterbriefhulle
  squared paper, kariertes papier, karopapier, grid paper, quad paper, checked paper, square paper, karriertes papier, rechenpapier
  paper fastener, brass fastener, musterbeutelklammer, rundkopfklammer, paper brad, brass paper fastener, musterklammer, musterbeutel, spreizklammer
  filing strip, file fastener, heftstreifen, file strip, file fastener strip, prong fastener, paper file fastener, abheftstreifen, aktendulli, aktenheftstreifen, heftstreifer
  reinforcement ring, hole reinforcement, lochverstarkungsring, lochverstarker, hole reinforcer, paper reinforcement, hole reinforcement ring, paper hole reinforcement, lochrandverstarker, hole protector
  date stamp, datumstempel, datumsstempel, dating stamp, datumsstempler
  numbering machine, paginierstempel, nummerierstempel, numbering stamp, nummernstempel, numerierstempel, numeroteur, automatic numbering machine
  dip pen, nib holder, federhalter, nib pen, dipping pen, schreibfederhalter, tauchfeder
  pen nib, schreibfeder, nib, calligraphy nib, fountain pen nib, dip pen nib, zeichenfeder, fullerfeder, spitzfeder
  fountain pen cartridge, fullerpatrone, pen cartridge, pen ink cartridge, fountain pen ink cartridge, fountain pen refill, fullfederpatrone, fullhalterpatrone, fullertintenpatrone
  rollerball pen, tintenroller, rollerball, roller pen, tintenkugelschreiber, tintenschreiber, liquid ink pen
  gel pen, gelstift, gelschreiber, gel ink pen, gel roller, gelkugelschreiber, gelkuli, gelly roll
  clutch pencil, lead holder, fallminenstift, clutch lead holder, drop lead pencil, fallminenhalter, fallstift, fallbleistift, minenhalter, klemmstift
  kneaded eraser, putty rubber, knetradiergummi, knetradierer, kneadable eraser, kneaded rubber, putty eraser, kneadable putty rubber, knetgummiradierer, knetbarer radiergummi
  paint marker, lackmarker, lackmalstift, paint pen, lackschreiber, oil based marker, oil paint marker
  scale ruler, triangular scale, massstabslineal, dreikantmassstab, scale rule, architect scale, architects scale, triangular scale ruler, engineers scale, dreikantlineal, reduktionsmassstab, architektenlineal
  french curve, kurvenlineal, curve ruler, drawing curve, curve template, burmester schablone, kurvenschablone
  drawing board, zeichenbrett, zeichenplatte, drafting board, technical drawing board, reissbrett
  t square, reissschiene, tee square, zeichenschiene, drafting t square, t schiene
  lettering stencil, schriftschablone, letter stencil, alphabet stencil, lettering guide, lettering template, letter template, buchstabenschablone, beschriftungsschablone
  slide rule, rechenschieber, rechenstab, slide ruler
  pointer stick, zeigestock, telescopic pointer, teaching pointer, teacher pointer, pointing stick, zeigestab, teleskopzeigestab, teleskopzeiger
  whiteboard magnet, board magnet, haftmagnet, tafelmagnet, memo magnet, office magnet, notice board magnet, organisationsmagnet, pinnwandmagnet, buromagnet
  whiteboard eraser, board eraser, whiteboardloscher, tafelwischer, dry erase eraser, board rubber, board wiper, whiteboard rubber, whiteboard wiper, blackboard eraser, chalkboard eraser, whiteboardwischer, whiteboardschwamm, tafelloscher
  swivel chair, drehstuhl, revolving chair, drehsessel, chefsessel
  paperweight, paper weight, briefbeschwerer, papierbeschwerer, zettelbeschwerer, glass paperweight
  tape dispenser, klebefilmabroller, tesaabroller, klebebandabroller, sellotape dispenser, scotch tape dispenser, sticky tape dispenser, adhesive tape dispenser, tesafilmabroller, tischabroller, tixoabroller, klebestreifenabroller, klebebandspender, klebefilmspender
  packing tape dispenser, tape gun, packbandabroller, paketbandabroller, parcel tape dispenser, packing tape gun, parcel tape gun, packaging tape dispenser, paketabroller, handabroller, paketklebebandabroller, packbandspender
  desk calendar, tischkalender, desktop calendar, table calendar, schreibtischkalender, aufstellkalender, standkalender
  cash book, kassenbuch, cash ledger, petty cash book, cash journal, kassabuch, accounts book
  mileage log, driver logbook, fahrtenbuch, mileage book, mileage logbook, driving log, vehicle log, kilometerbuch
  receipt book, receipt pad, quittungsblock, receipts book, cash receipt book, duplicate receipt book, quittungsbuch, quittungsheft
  packing peanuts, foam peanuts, packing chips, verpackungschips, polsterchips, packaging peanuts, foam packing peanuts, polystyrene chips, polystyrene peanuts, styrofoam peanuts, loose fill, void fill, styroporchips, verpackungsflocken, fullchips, verpackungsflips, styroporflips
  stretch film, stretch wrap, pallet wrap, stretchfolie, wickelfolie, stretch plastic wrap, pallet film, pallet stretch wrap, palettenfolie, stretchwickelfolie, palettenwickelfolie, palettenstretchfolie, umzugsfolie, handstretchfolie
  shrink film, shrink wrap, schrumpffolie, shrink foil, heat shrink film, heat shrink wrap, schrumpfverpackung
  strapping band, umreifungsband, strapping, plastic strapping, pallet strapping, packing strap, pallet strap, umreifungsrolle
  strapping tool, umreifungsgerat, strapping machine, strapping tensioner, banding tool, umreifungszange, umreifungsmaschine, umreifungsspanner
  corrugated cardboard, wellpappe, corrugated board, corrugated card, corrugated fibreboard, corrugated fiberboard, wellkarton, rollenwellpappe
  document pouch, packing list envelope, lieferscheintasche, begleitpapiertasche, packing list pouch, packing slip pouch, documents enclosed wallet, documents enclosed envelope, document enclosed wallet, invoice pouch, lieferscheinhulle, dokutasche
  mailing bag, poly mailer, mailer bag, versandbeutel, mailing sack, postal bag, shipping bag, poly envelope, poly mailing bag, plastic mailer, plastic mailing bag, versandtute, versandsack, folienversandtasche, plastikversandtasche
  grip seal bag, zip lock bag, resealable bag, druckverschlussbeutel, ziploc, press seal bag, self seal bag, sealable bag, zippbeutel, zip lock beutel, schnellverschlussbeutel, minigrip beutel, gripbeutel
  shipping label, parcel label, versandetikett, versandaufkleber, paketaufkleber, postage label, postal label, parcel sticker, paketlabel, paketmarke, paketetikett, versandlabel, paketschein, versandschein, versandmarke
  heat sealer, bag sealer, beutelschweissgerat, impulse sealer, impulse heat sealer, heat sealing machine, bag sealing machine, plastic bag sealer, folienschweisser, tutenschweissgerat, beutelversiegler, balkenschweissgerat
  packing table, packtisch, packing bench, packing station, packing desk, packaging table, packplatz, verpackungstisch, versandtisch
  pen tray, stifteschale, pencil tray, stiftablage, stifteablage, schreibschale
  cash register, registrierkasse, ladenkasse, electronic cash register, till machine, shop till, kassensystem, elektronische kasse, checkout till, scannerkasse
  cash drawer, kassenschublade, kassenlade, till drawer, money drawer, cash register drawer, geldlade, geldschublade, kassalade
  card terminal, card machine, kartenterminal, ec terminal, ec gerat, card payment terminal, payment terminal, card payment machine, credit card machine, credit card terminal, chip and pin machine, pos terminal, pdq machine, kartenzahlungsgerat, bezahlterminal, zahlungsterminal, ec kartengerat, kreditkartenterminal, bankomatkassa
  till roll, receipt roll, kassenrolle, bonrolle, till paper, cash register roll, receipt paper, receipt paper roll, thermal roll, thermal paper roll, thermorolle, kassenpapier, kassarolle, thermopapierrolle, bonpapier
  price label, price sticker, preisetikett, preisaufkleber, pricing label, pricing sticker, price tag sticker, preissticker, preiskleber, preispickerl
  shopping cart, supermarket trolley, einkaufswagen, supermarket cart, grocery cart, einkaufswagerl, einkaufswageli, supermarktwagen
  mannequin, shop dummy, schaufensterpuppe, display mannequin, display dummy, window dummy, store mannequin, dekopuppe, dekorationspuppe, manikin, kleiderpuppe
  leaflet holder, brochure holder, prospektstander, prospekthalter, leaflet dispenser, leaflet stand, leaflet rack, leaflet display, brochure stand, brochure rack, flyer holder, flyer stand, literature holder, literature rack, flyerhalter, flyerstander, prospektaufsteller, prospektspender, prospektbox
  sandwich board, pavement sign, kundenstopper, a frame sign, a frame board, pavement board, sidewalk sign, gehwegaufsteller, gehsteigaufsteller, plakatstander, klappaufsteller, passantenstopper, strassenstopper
  roll up banner, pull up banner, roll up display, rollup banner, roll up stand, roller banner, retractable banner, pull up stand, pull up display, banner stand, rollup aufsteller, bannerdisplay, messebanner
  tagging gun, etikettierpistole, tag gun, clothing tag gun, tag attacher gun, tagging pistol, kimble gun, anschiesspistole, etikettenpistole, textilpistole, heftfadenpistole
  coin tray, zahlteller, change tray, money tray, cash tray, money dish, geldteller, zahlschale, wechselgeldteller, geldschale, munzschale, kassenteller
  coin sorter, munzsortierer, coin counter, coin sorting machine, coin counting machine, change sorter, munzzahler, munzsortiermaschine, munzzahlmaschine, kleingeldsortierer, munzenzahler
  banknote counter, money counter, geldzahlmaschine, geldscheinzahler, bill counter, note counter, note counting machine, cash counter, cash counting machine, money counting machine, currency counter, banknotenzahler, banknotenzahlmaschine, geldscheinzahlmaschine, geldzahler, notenzahler
  counterfeit detector, geldscheinprufer, falschgeldprufer, counterfeit money detector, counterfeit note detector, fake note detector, fake money detector, money detector, note checker, banknote checker, banknote detector, banknotenprufer, geldprufgerat, geldprufer, geldscheinprufgerat, falschgelddetektor, banknotenprufgerat
  coin roll, munzrolle, coin wrapper, roll of coins, munzhulse, geldrolle, munzrollenpapier, munzenrolle
  pegboard hook, lochwandhaken, peg board peg, peg hook, lochplattenhaken, euro hook, euro haken, lochblechhaken
  shop counter, ladentheke, verkaufstheke, sales counter, store counter, retail counter, checkout counter, cash desk, ladentisch, ladentresen, verkaufstresen, verkaufstisch, verkaufspult, kassentheke
  market stall, marktstand, verkaufsstand, market booth, market stand, sales booth, sales stall, vendor stall, marktbude, verkaufsbude, marktstandl
  queue barrier, barrier post, absperrstander, queue stand, queue post, queue pole, stanchion, crowd control post, crowd control barrier, belt barrier, tensa barrier, gurtabsperrung, gurtpfosten, personenleitsystem, gurtstander, personenleitstander, warteschlangenstander
  vending machine, verkaufsautomat, warenautomat, snack machine, snack vending machine, snackautomat, verpflegungsautomat, selecta automat
  gumball machine, kaugummiautomat, gumball dispenser, bubblegum machine, chewing gum machine, kaugummispender, kaugummimaschine
  tally counter, hand counter, handzahler, stuckzahler, hand tally counter, click counter, clicker counter, counting clicker, hand clicker, klickzahler, mengenzahler, handstuckzahler, klickerzahler
  festival wristband, event wristband, einlassband, eintrittsband, party wristband, admission wristband, entry wristband, tyvek wristband, paper wristband, festivalband, festivalbandchen, einlassbandchen, eventband, eintrittsarmband, festival bracelet
`;
