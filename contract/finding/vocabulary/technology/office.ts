/** Office, post, sewing, crafts, toys, pets and travel. A line is what means the same, in English and German, without accents. */
export const OFFICE = `
  cardboard, pappe
  cardboard box, pappkarton, karton
  moving box, umzugskarton, removal box
  shipping box, versandkarton, shipping carton
  bubble wrap, luftpolsterfolie, noppenfolie
  padded envelope, luftpolstertasche, luftpolsterumschlag, jiffy bag, polsterumschlag
  parcel tape, paketband, packband, packing tape, paketklebeband
  parcel, paket
  laminating pouch, laminierfolie, laminating film, laminierhulle
  laminator, laminiergerat
  shredder, aktenvernichter, reisswolf, paper shredder
  sticker, aufkleber
  label printer, etikettendrucker, label maker, beschriftungsgerat, labeller
  label tape, schriftband, beschriftungsband
  ink, tinte
  fountain pen, fuller, fullfederhalter, fullhalter
  kuli, kugelschreiber, pen
  pen, stift
  pencil, stift
  coloured pencil, buntstift, colored pencil, farbstift
  chalk, kreide
  board marker, whiteboard marker, whiteboardstift
  pencil sharpener, anspitzer, spitzer, bleistiftspitzer, sharpener
  correction tape, korrekturroller, correction fluid, tipp ex, tippex
  set square, geodreieck
  drawing compass, zirkel
  clipboard, klemmbrett
  plastic wallet, klarsichthulle, prospekthulle, sheet protector, punched pocket
  hanging file, hangemappe
  document folder, mappe, schnellhefter
  divider, trennblatt, register
  desk pad, schreibunterlage
  letter scale, briefwaage
  paper cutter, papierschneider, guillotine, paper trimmer, papierschneidemaschine
  bookend, buchstutze, book end
  rubber stamp, stempel
  stamp pad, stempelkissen, ink pad
  document, dokument, unterlagen
  contract, vertrag
  invoice, rechnung
  certificate, urkunde, zeugnis
  photo album, fotoalbum
  magazine, zeitschrift
  newspaper, zeitung
  thread, gewinde
  needle, nadel
  button, knopf
  thimble, fingerhut
  pin cushion, nadelkissen, pincushion
  felt, filz
  ribbon, schleifenband, geschenkband
  embroidery thread, stickgarn
  embroidery hoop, stickrahmen, stickring
  sewing pattern, schnittmuster
  cutting mat, schneidematte, schneideunterlage
  stencil, schablone
  bead, perle
  pipe cleaner, pfeifenreiniger, pfeifenputzer, chenilledraht, chenille stem
  canvas, leinwand
  easel, staffelei
  acrylic paint, acrylfarbe
  sketchbook, skizzenblock, zeichenblock, sketch pad, skizzenbuch, drawing pad
  leash, leine, dog lead
  collar, halsband
  cat carrier, transportbox, pet carrier, katzentransportbox
  food bowl, fressnapf, napf, dog bowl, hundenapf
  scratching post, kratzbaum
  cage, kafig
  dog bed, hundebett, hundekorb
  game, spiel
  soft toy, kuscheltier, stofftier, plush toy, teddy, teddybar, teddy bear
  doll, puppe
  model railway, modelleisenbahn, model train
  kite, drachen, lenkdrachen
  fancy dress, kostum, costume
  easter, ostern
  lantern, laterne
  travel bag, reisetasche, holdall, duffel bag, duffle bag
  wash bag, kulturbeutel, toiletry bag, kulturtasche, waschbeutel
  neck pillow, nackenkissen, nackenhornchen, travel pillow, reisekissen
  luggage scale, kofferwaage, gepackwaage
  wallet, geldbeutel, portemonnaie, brieftasche
  handbag, handtasche
  sunglasses, sonnenbrille
  glasses, brille, spectacles
  reading glasses, lesebrille
  watch, armbanduhr, wristwatch
  jewellery, schmuck, jewelry
  safe, tresor
  key ring, schlusselanhanger, schlusselring, keyring
  cash box, geldkassette
  cot, kinderbett, crib, babybett
  high chair, hochstuhl
  baby carrier, babytrage, tragetuch
  changing mat, wickelunterlage
  rotary cutter, rollschneider
  emery, schmirgel
  train, zug
  tax, steuer
  fitted sheet, spannbettlaken, bed sheet, bettlaken
  kids, kinder, children
  label, etikett, etiketten
  name tag, namensschild, namensschilder, name badge
  visitor badge, besucherausweis
  badge, ausweis
  ballpoint pen refill, kugelschreibermine, kulimine, pen refill
  pencil lead, bleistiftmine, druckbleistiftmine
  mechanical pencil, druckbleistift, propelling pencil
  fineliner, feinschreiber
  chalk marker, kreidemarker, kreidestift
  blackboard, tafel, chalkboard
  whiteboard, weisswandtafel
  flip chart, flipchart
  notice board, pinnwand, cork board, pinboard
  magnetic board, magnettafel
  rubber stamp ink, stempelfarbe
  writing pad, schreibblock, notepad, notizblock
  index card, karteikarte
  card box, karteikasten
  index divider, registerblatt
  bulldog clip, foldback klammer, binder clip, foldback clip
  letter opener, briefoffner
  letter tray, briefablage, ablagekorb, document tray
  magazine file, stehsammler, magazine holder
  staple remover, entklammerer, enthefter
  binding machine, bindegerat
  binding comb, bindrucken
  photo paper, fotopapier
  label sheet, etikettenbogen
  price tag, preisschild
  price gun, preisauszeichner
  address label, adressetikett
  packing list, lieferschein, delivery note
  order form, bestellschein
  business card, visitenkarte
  diary, taschenkalender, terminkalender
  planner, terminplaner
  dictionary, worterbuch
  cookbook, kochbuch, recipe book
  novel, romane
  music book, notenheft, liederbuch
  file box, archivbox, archivschachtel
  zip wallet, reissverschlusstasche
  identity card, personalausweis, id card
  driving licence, fuhrerschein, driver license, driving license
  vehicle registration, fahrzeugschein, zulassungsbescheinigung
  health card, krankenkassenkarte, gesundheitskarte
  bank statement, kontoauszug
  payslip, gehaltsabrechnung, lohnabrechnung
  pension, rente
  testament, last will
  power of attorney, vollmacht
  marriage certificate, heiratsurkunde
  school report, schulzeugnis
  user manual, bedienungsanleitung, gebrauchsanweisung, operating instructions
  spare part, ersatzteil
  coin, munze
  banknote, geldschein, bank note
  voucher, gutschein
  ticket, eintrittskarte, fahrkarte
  membership card, mitgliedsausweis
  ink pad refill, stempelfarbe
  ink eraser, tintenkiller
  glue bottle, flussigkleber, bastelkleber, craft glue, pva glue
  school scissors, bastelschere, craft scissors
  exercise book cover, heftumschlag
  ring folder, ringbuch
  plastic pocket, klarsichttasche
  archive box, archivkarton
  desk organiser, schreibtischorganizer, stiftehalter, pen holder, stiftebecher, pen pot
  waste bin, papierkorb
  book shelf, bucherregal
  desk fan, tischventilator
  foot rest, fussstutze
  blotting paper, loschpapier
  wrapping tape, packband
  string parcel, paketschnur
  parcel scale, paketwaage
  customs form, zollformular
  cheque, scheck
  folder label, ruckenschild
  poster tube, versandrohre, papprolle
  flip chart paper, flipchartpapier
  presenter, laserpointer, laser pointer
  overhead projector, tageslichtprojektor
  blackboard sponge, tafelschwamm
  school chalk, tafelkreide
  chalk board, tafel
  sports day medal, medaille, medal
  trophy, pokal
  cup prize, pokal
  ribbon cutter, bandschneider
  badge maker, buttonmaschine, button machine
  lanyard, schlusselband, umhangeband
  name plate, namensschild
  sign, schild
  traffic sign, verkehrsschild
  mirror traffic, verkehrsspiegel
  payslip, lohnzettel
  school certificate, zeugnis, schulzeugnis
  drawing pin, pinnwandnadel, reisszwecke, push pin, thumb tack, thumbtack
  left handed, linkshander
  tax records, steuerunterlagen
  padded envelope, versandtasche
  sticky note, klebezettel, haftnotiz
  highlighter, leuchtstift, textmarker
  shredder, papierschredder, aktenvernichter
  cutter knife, cuttermesser, teppichmesser, box cutter, utility knife
  school bag, schulrucksack, schulranzen
`;
