/** Office, post, packaging and shop. A line is what means the same, in English and German, without accents. */
export const COMMERCE = `
  window envelope, fensterumschlag, fensterbriefumschlag, fensterkuvert
  squared paper, kariertes papier, karopapier
  paper fastener, brass fastener, musterbeutelklammer, rundkopfklammer
  filing strip, file fastener, heftstreifen
  reinforcement ring, hole reinforcement, lochverstarkungsring, lochverstarker
  date stamp, datumstempel, datumsstempel
  numbering machine, paginierstempel, nummerierstempel
  dip pen, nib holder, federhalter
  pen nib, schreibfeder, nib
  fountain pen cartridge, fullerpatrone
  rollerball pen, tintenroller
  gel pen, gelstift, gelschreiber
  clutch pencil, lead holder, fallminenstift
  kneaded eraser, putty rubber, knetradiergummi, knetradierer
  paint marker, lackmarker, lackmalstift
  scale ruler, triangular scale, massstabslineal, dreikantmassstab
  french curve, kurvenlineal
  drawing board, zeichenbrett, zeichenplatte
  t square, reissschiene
  lettering stencil, schriftschablone
  slide rule, rechenstab
  pointer stick, zeigestock
  whiteboard magnet, board magnet, haftmagnet, tafelmagnet
  whiteboard eraser, board eraser, whiteboardloscher, tafelwischer
  swivel chair, drehstuhl
  paperweight, paper weight, briefbeschwerer
  tape dispenser, klebefilmabroller, tesaabroller, klebebandabroller
  packing tape dispenser, tape gun, packbandabroller, paketbandabroller
  desk calendar, tischkalender
  cash book, kassenbuch
  mileage log, driver logbook, fahrtenbuch
  receipt book, receipt pad, quittungsblock
  packing peanuts, foam peanuts, packing chips, verpackungschips, polsterchips
  stretch film, stretch wrap, pallet wrap, stretchfolie, wickelfolie
  shrink film, shrink wrap, schrumpffolie
  strapping band, umreifungsband
  strapping tool, umreifungsgerat
  corrugated cardboard, wellpappe
  document pouch, packing list envelope, lieferscheintasche, begleitpapiertasche
  mailing bag, poly mailer, mailer bag, versandbeutel
  grip seal bag, zip lock bag, resealable bag, druckverschlussbeutel
  shipping label, parcel label, versandetikett, versandaufkleber, paketaufkleber
  heat sealer, bag sealer, beutelschweissgerat
  packing table, packtisch
  pen tray, stifteschale
  cash register, registrierkasse, ladenkasse
  cash drawer, kassenschublade, kassenlade
  card terminal, card machine, kartenterminal, ec terminal, ec gerat
  till roll, receipt roll, kassenrolle, bonrolle
  price label, price sticker, preisetikett, preisaufkleber
  shopping cart, supermarket trolley, einkaufswagen
  mannequin, shop dummy, schaufensterpuppe
  leaflet holder, brochure holder, prospektstander, prospekthalter
  sandwich board, pavement sign, kundenstopper
  roll up banner, pull up banner, roll up display, rollup banner
  tagging gun, etikettierpistole
  coin tray, zahlteller
  coin sorter, munzsortierer
  banknote counter, money counter, geldzahlmaschine, geldscheinzahler
  counterfeit detector, geldscheinprufer, falschgeldprufer
  coin roll, munzrolle
  pegboard hook, lochwandhaken
  shop counter, ladentheke, verkaufstheke
  market stall, marktstand, verkaufsstand
  queue barrier, barrier post, absperrstander
  vending machine, verkaufsautomat, warenautomat
  gumball machine, kaugummiautomat
  tally counter, hand counter, handzahler, stuckzahler
  festival wristband, event wristband, einlassband, eintrittsband
`;
