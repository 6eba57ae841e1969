/** Office, post, sewing, crafts, toys, pets and travel. A line is what means the same, in English and German, without accents. */
export const OFFICE = `
  cardboard, pappe, paperboard, pasteboard, card board, pappdeckel
  cardboard box, pappkarton, karton, carton, corrugated box, pappschachtel, kartonschachtel, pappkiste, faltkarton, kartonbox
  moving box, umzugskarton, removal box, packing box, moving carton, house moving box, umzugskiste, umzugsbox, zugelkiste, zugelkarton, zugelschachtel, ubersiedlungskarton
  shipping box, versandkarton, shipping carton, mailing box, postal box, parcel box, packing carton, paketkarton, versandbox, versandschachtel, postkarton
  bubble wrap, luftpolsterfolie, noppenfolie, bubble film, bubble foil, knallfolie, blasenfolie, luftblasenfolie, knisterfolie
  padded envelope, luftpolstertasche, luftpolsterumschlag, jiffy bag, polsterumschlag, bubble envelope, bubble mailer, padded mailer, padded jiffy bag, luftpolsterkuvert, polsterkuvert, polstertasche, luftpolsterversandtasche, gepolsterter umschlag
  parcel tape, paketband, packband, packing tape, paketklebeband, packaging tape, package tape, box tape, carton tape, brown tape, shipping tape, moving tape, packklebeband, kartonklebeband, braunes klebeband
  parcel, paket, package, packchen, postpaket, packerl, packli
  laminating pouch, laminierfolie, laminating film, laminierhulle, laminating sheet, laminating sleeve, laminator pouch, laminiertasche, laminierbeutel, laminierfolientasche, laminator sheet
  laminator, laminiergerat, laminating machine, laminiermaschine, laminierapparat, pouch laminator
  shredder, aktenvernichter, reisswolf, paper shredder, document shredder, dokumentenvernichter, papiervernichter, papierwolf, aktenschredder, papierschredder
  sticker, aufkleber, klebebild, klebebildchen, pickerl
  label printer, etikettendrucker, label maker, beschriftungsgerat, labeller, label machine, label writer, labelling machine, labeling machine, labeler, dymo, p touch, etikettiergerat, beschriftungsdrucker, labeldrucker
  label tape, schriftband, beschriftungsband, label cassette, label ribbon, labelling tape, labeling tape, label maker tape, dymo tape, dymo band, p touch band, tze band, etikettenband, schriftbandkassette, beschriftungsbandkassette
  ink, tinte
  fountain pen, fuller, fullfederhalter, fullhalter, cartridge pen, fullfeder, fulli, patronenfuller, tintenfuller, schulfuller, kolbenfuller
  pen, stift, writing pen, schreibstift
  pencil, stift, graphite pencil
  coloured pencil, buntstift, colored pencil, farbstift, colour pencil, color pencil, colouring pencil, coloring pencil, pencil crayon, malstift, farbbleistift, holzmalstift, holzfarbstift
  chalk, kreide, chalk stick, stick of chalk, kreidestuck
  board marker, whiteboard marker, whiteboardstift, dry erase marker, dry wipe marker, dry erase pen, whiteboard pen, tafelstift, tafelmarker, whiteboard stift
  pencil sharpener, anspitzer, spitzer, bleistiftspitzer, sharpener, bleistiftanspitzer, bleistiftspitzmaschine, spitzmaschine, stiftspitzer, dosenspitzer, pencil pointer
  correction tape, korrekturroller, tipp ex, tippex, correction roller, korrekturband, korrekturmaus, tippex roller
  correction fluid, korrekturflussigkeit, tipp ex, tippex, white out, wite out, liquid paper, korrekturfluid, correction pen, korrekturstift
  set square, geodreieck, geometry triangle, drawing triangle, drafting triangle, protractor triangle, geometriedreieck, zeichendreieck
  drawing compass, zirkel, pair of compasses, geometry compass, maths compass, school compass, drafting compass, bow compass, schulzirkel, einsatzzirkel
  clipboard, klemmbrett, clip board, schreibbrett, klemmmappe, schreibplatte
  plastic wallet, klarsichthulle, prospekthulle, sheet protector, punched pocket, poly pocket, punched wallet, plastic sleeve, document sleeve, page protector, poly sleeve, sichthulle, lochhulle, dokumentenhulle, zeigetasche, sichtmappe
  hanging file, hangemappe, hanging folder, hanging file folder, suspension file, suspension folder, hangehefter, hangetasche, hangeordner, hangeregistratur, pendelmappe
  document folder, mappe, schnellhefter, file folder, manila folder, flat file, report cover, presentation folder, report file, sichthefter, aktenhefter, dokumentenmappe
  divider, trennblatt, register, file divider, folder divider, page divider, subject divider, tab divider, binder divider, ordnerregister, ordnertrennblatt, trennregister
  desk pad, schreibunterlage, desk mat, desk blotter, desk protector, schreibtischunterlage, schreibtischauflage
  letter scale, briefwaage, letter scales, postal scale, postage scale, post scale, mail scale, mailing scale, postwaage
  paper cutter, papierschneider, guillotine, paper trimmer, papierschneidemaschine, paper guillotine, guillotine cutter, guillotine trimmer, rotary trimmer, photo trimmer, papierguillotine, hebelschneider, hebelschneidemaschine, papierschneidegerat, papiertrimmer, fotoschneider
  bookend, buchstutze, book end, bucherstutze, book support, book stop, bucherstander
  rubber stamp, stempel, ink stamp, gummistempel, hand stamp, handstempel, holzstempel
  stamp pad, stempelkissen, ink pad, ink stamp pad, stamping pad, inking pad, rubber stamp pad, farbkissen, stempelfarbkissen
  document, dokument, unterlagen, paperwork, schriftstuck, aktenstuck
  contract, vertrag, agreement, vereinbarung, vertragsunterlagen
  invoice, rechnung, faktura, sales invoice
  certificate, urkunde, zeugnis, zertifikat, bescheinigung, diploma, diplom
  photo album, fotoalbum, picture album, photograph album, bilderalbum, fotoeinklebealbum
  magazine, zeitschrift, illustrierte, periodical, heftli, glossy magazine
  newspaper, zeitung, tageszeitung, daily newspaper, news paper
  thread, gewinde
  needle, nadel
  button, knopf
  thimble, fingerhut, sewing thimble, nahfingerhut
  pin cushion, nadelkissen, pincushion, needle cushion, stecknadelkissen, magnetic pin holder
  felt, filz, felt fabric, felt cloth, filzstoff, craft felt
  ribbon, schleifenband, geschenkband, bow ribbon, decorative ribbon, zierband
  embroidery thread, stickgarn, embroidery yarn, cross stitch thread, stickzwirn, mouline, moulinegarn
  embroidery hoop, stickrahmen, stickring, embroidery frame, embroidery ring, sewing hoop, cross stitch hoop, tambour frame, stickreifen
  sewing pattern, schnittmuster, dress pattern, dressmaking pattern, garment pattern, clothing pattern, schnittbogen, schnittmusterbogen, nahschnitt, schnittvorlage
  cutting mat, schneidematte, schneideunterlage, self healing mat, craft mat, rotary cutting mat, schneidmatte, schnittmatte, schneidunterlage, schnittunterlage
  stencil, schablone, drawing stencil, painting stencil, malschablone, zeichenschablone
  bead, perle, craft bead, jewellery bead, bastelperle, fadelperle, schmuckperle
  pipe cleaner, pfeifenreiniger, pfeifenputzer, chenilledraht, chenille stem, chenille stick, fuzzy stick, fuzzy stem, biegeplusch, pluschdraht, chenillestab, biegepluschdraht
  canvas, leinwand, painting canvas, art canvas, artist canvas, malleinwand
  easel, staffelei, art easel, artist easel, painting easel, painters easel, malstaffelei, kunstlerstaffelei
  acrylic paint, acrylfarbe, acrylic colour, acrylic color, acrylmalfarbe, kunstleracryl
  sketchbook, skizzenblock, zeichenblock, sketch pad, skizzenbuch, drawing pad, sketch book, sketch block, sketching pad, drawing book, drawing block, art pad, malblock, zeichenbuch, zeichenheft, skizzenheft
  leash, leine, dog lead, walking lead, gassileine, hundefuhrleine
  collar, halsband
  cat carrier, transportbox, pet carrier, katzentransportbox, cat transport box, pet transport box, pet travel carrier, katzenbox, katzentransportkorb, tiertransportbox, haustiertransportbox, transportkorb
  food bowl, fressnapf, napf, dog bowl, hundenapf, pet bowl, feeding bowl, pet food bowl, dog dish, cat bowl, futternapf, futterschussel, katzennapf, fressschussel, futterschale
  scratching post, kratzbaum, scratch post, scratching pole, kratzpfosten, kratzstamm, katzenkratzbaum
  cage, kafig, animal cage, pet cage, tierkafig
  dog bed, hundebett, hundekorb, dog cushion, dog mattress, hundekissen, hundematratze, hundeschlafplatz
  game, spiel
  soft toy, kuscheltier, stofftier, plush toy, teddy, teddybar, teddy bear, stuffed animal, stuffed toy, plush animal, plushie, cuddly toy, cuddle toy, cuddly animal, pluschtier, schmusetier, pluschi, stofftierli
  doll, puppe, toy doll, puppchen, spielpuppe
  model railway, modelleisenbahn, model train, model railroad, model train set, train set, modellbahn, modellzug, electric train set
  kite, drachen, lenkdrachen, flugdrachen, papierdrachen, windvogel, stunt kite
  easter, ostern, osterfest, osterzeit
  lantern, laterne
  travel bag, reisetasche, holdall, duffel bag, duffle bag, overnight bag, weekend bag, weekender, travel holdall, travelling bag, reisesack, wochenendtasche, weekendtasche
  wash bag, kulturbeutel, toiletry bag, kulturtasche, waschbeutel, sponge bag, toilet bag, toiletries bag, dopp kit, necessaire, waschtasche, toilettentasche, toilettenbeutel, waschzeugbeutel, kulturtaschchen
  neck pillow, nackenkissen, nackenhornchen, travel pillow, reisekissen, neck cushion, travel neck pillow, travel cushion, flight pillow, airplane pillow, hornchenkissen, reisenackenkissen, flugzeugkissen
  luggage scale, kofferwaage, gepackwaage, luggage scales, suitcase scale, baggage scale, travel scale, reisewaage
  wallet, geldbeutel, portemonnaie, brieftasche, portmonee, geldborse, billfold, geldtasche, porte monnaie
  handbag, handtasche, hand bag, damentasche, damenhandtasche, ladies handbag, ladies bag
  sunglasses, sonnenbrille, sun glasses, sunnies
  glasses, brille, spectacles, eyeglasses, specs, eyewear, prescription glasses, korrekturbrille, augenglaser
  reading glasses, lesebrille, reading spectacles, reading specs, fertiglesebrille
  watch, armbanduhr, wristwatch, wrist watch
  jewellery, schmuck, jewelry, jewels, juwelen, bijoux, schmuckstuck, geschmeide
  safe, tresor, strongbox, panzerschrank, geldschrank, wertschutzschrank
  key ring, schlusselanhanger, schlusselring, keyring, keychain, key fob, key tag, schlusselanhangsel, schlusselkette
  cash box, geldkassette, cash tin, money tin, petty cash box, petty cash tin, lockable cash box, handkasse, geldkasse, geldbox, geldschatulle
  high chair, hochstuhl, baby high chair, feeding chair, kinderhochstuhl, babyhochstuhl, treppenhochstuhl
  baby carrier, babytrage, tragetuch, baby wrap, tragehilfe, babytragetuch, babytragehilfe, bauchtrage, babytragesack, ring sling
  changing mat, wickelunterlage, changing pad, baby changing mat, nappy changing mat, diaper changing pad, wickelmatte, wickelauflage, wickeltischauflage
  rotary cutter, rollschneider, rotary fabric cutter, roller cutter, rollmesser, stoffrollschneider, rollcutter
  emery, schmirgel
  train, zug
  tax, steuer
  kids, kinder, children
  label, etikett, etiketten, adhesive label, sticky label, self adhesive label, stick on label, klebeetikett, haftetikett, selbstklebeetikett
  name tag, namensschild, namensschilder, name badge, name pin, conference badge, namensanstecker, namensbadge, namensplakette, namensschildchen
  visitor badge, besucherausweis, visitors badge, visitor pass, visitors pass, guest badge, guest pass, besucherkarte, gasteausweis, besucherplakette
  badge, ausweis, id badge, staff badge, staff id, employee badge, employee id, mitarbeiterausweis, dienstausweis, firmenausweis, werksausweis
  ballpoint pen refill, kugelschreibermine, kulimine, pen refill, ballpoint refill, biro refill, ink refill, pen ink refill, ball pen refill, kugelschreiberersatzmine, grossraummine, ersatzmine
  pencil lead, bleistiftmine, druckbleistiftmine, lead refill, mechanical pencil lead, propelling pencil lead, feinmine, bleimine, graphitmine
  mechanical pencil, druckbleistift, propelling pencil, automatic pencil, clicky pencil, drehbleistift, feinminenstift, feinminenbleistift, druckstift, minenbleistift, fixbleistift
  fineliner, feinschreiber, fine liner, fineline pen, fine tip pen, fine point pen, pigment liner, feinliner
  chalk marker, kreidemarker, kreidestift, chalk pen, chalk ink pen, liquid chalk marker, liquid chalk pen, flussigkreidestift, flussigkreidemarker
  blackboard, tafel, chalkboard, black board, schultafel, wandtafel, kreidetafel
  whiteboard, weisswandtafel, white board, dry erase board, dry wipe board, marker board, whiteboardtafel, schreibtafel
  flip chart, flipchart, flip chart stand, flip chart easel, flipchartstander, flipover
  notice board, pinnwand, cork board, pinboard, bulletin board, pin board, memo board, message board, korkwand, korktafel, korkpinnwand, anschlagbrett, schwarzes brett
  magnetic board, magnettafel, magnetic noticeboard, magnetic memo board, magnetwand, magnetpinnwand, magnetboard
  rubber stamp ink, stempelfarbe, stamp ink, stamp pad ink, ink pad ink, stamping ink, stempeltinte, stempelkissenfarbe
  writing pad, schreibblock, notepad, notizblock, note pad, writing block, memo pad, paper pad, legal pad, refill pad, collegeblock, notizblockchen, schmierblock
  index card, karteikarte, record card, note card, filing card, karteikartchen
  card box, karteikasten, card index box, index card box, index box, card index, file card box, karteibox, karteikartenbox, karteikartenkasten, lernkartei, zettelkasten
  index divider, registerblatt, index tab, index tab divider, registertab
  bulldog clip, foldback klammer, binder clip, foldback clip, document clip, paper clamp, letter clip, papierklemme, briefklemme, maulklemme, vielzweckklemme, vielzweckklammer
  letter opener, briefoffner, paper knife, letter knife, envelope opener, envelope knife, mail opener, couvertoffner, kuvertoffner
  letter tray, briefablage, ablagekorb, document tray, in tray, out tray, inbox tray, desk tray, filing tray, file tray, briefkorb, postkorb, ablagebox, ablageschale, schreibtischablage, dokumentenablage
  magazine file, stehsammler, magazine holder, magazine box, magazine storage box, zeitschriftensammler, zeitschriftenbox, stehordner, stehbox, stehsammelbox
  staple remover, entklammerer, enthefter, destapler, staple puller, staple extractor, staple lifter, heftklammerentferner, klammerentferner, enthefterzange, klammerloser
  binding machine, bindegerat, comb binding machine, spiral binding machine, book binding machine, comb binder, spiral binder, bindemaschine, spiralbindegerat, spiralbindemaschine, plastikbindegerat
  binding comb, bindrucken, plastic comb, plastic binding comb, binding spine, comb spine, binding spiral, plastikbinderucken, spiralbinderucken, bindespirale, spiralrucken
  photo paper, fotopapier, photo printing paper, photo printer paper, inkjet photo paper, fotodruckpapier, fotodruckerpapier
  label sheet, etikettenbogen, sticker sheet, label paper, printable label, printer label, etikettenblatt, etikettenpapier, druckeretikett, avery label
  price tag, preisschild, price ticket, swing tag, hang tag, preisanhanger, preisschildchen, preiszettel
  price gun, preisauszeichner, pricing gun, price label gun, price labeller, label gun, labelling gun, labeling gun, preisauszeichnungsgerat, preisetikettierer, handauszeichner, preispistole, auszeichnungsgerat
  address label, adressetikett, address sticker, mailing label, return address label, adressaufkleber, adresskleber, absenderaufkleber, adresslabel
  packing list, lieferschein, delivery note, packing slip, delivery slip, delivery docket, delivery ticket, dispatch note, despatch note, consignment note, warenbegleitschein, packzettel
  order form, bestellschein, order slip, order sheet, purchase order, bestellformular, bestellzettel, bestellblatt, auftragsformular
  business card, visitenkarte, calling card, visiting card, visit card, businesskarte, visitenkartchen
  diary, taschenkalender, terminkalender, appointment diary, appointment book, pocket diary, date book, agenda, kalenderbuch, buchkalender, terminbuch
  planner, terminplaner, day planner, daily planner, personal organiser, personal organizer, filofax, zeitplaner, zeitplanbuch
  dictionary, worterbuch, duden, language dictionary
  cookbook, kochbuch, recipe book, cook book, cookery book, rezeptbuch
  novel, romane, fiction book
  music book, notenheft, liederbuch, sheet music book, notenbuch, musikheft, notenband
  file box, archivbox, archivschachtel, box file, document box, document storage box, filing box, file storage box, bankers box, aktenbox, aktenkarton, dokumentenbox, archivierungsbox, archivkiste
  zip wallet, reissverschlusstasche, zip pouch, zipper pouch, zipper wallet, zip document wallet, reissverschlussmappe, reissverschlussbeutel
  identity card, personalausweis, id card, national identity card, national id card, id document, identity document, identitatskarte, perso
  driving licence, fuhrerschein, driver license, driving license, drivers license, drivers licence, driver licence, fuhrerausweis, fahrerlaubnis, driving permit, lenkberechtigung
  vehicle registration, fahrzeugschein, zulassungsbescheinigung, vehicle registration document, vehicle registration certificate, registration document, car registration, v5c, kfz schein, zulassungsschein, fahrzeugausweis, zulassungsbescheinigung teil 1, fahrzeugpapiere, car papers, registration papers, car registration document, car registration certificate
  health card, krankenkassenkarte, gesundheitskarte, health insurance card, medical insurance card, medical card, nhs card, krankenversicherungskarte, versichertenkarte, elektronische gesundheitskarte, e card
  bank statement, kontoauszug, account statement, bank account statement, bankauszug, kontoausdruck
  payslip, gehaltsabrechnung, lohnabrechnung, pay slip, pay stub, paycheck stub, wage slip, wages slip, salary slip, pay statement, gehaltszettel, lohnstreifen, entgeltabrechnung, verdienstabrechnung, bezugeabrechnung, lohnzettel
  pension, rente, retirement pension, old age pension, altersrente, alterspension
  testament, last will, last will and testament, letzter wille, letztwillige verfugung
  power of attorney, vollmacht, generalvollmacht, bevollmachtigung, letter of authority
  marriage certificate, heiratsurkunde, wedding certificate, marriage licence, marriage license, trauschein, eheurkunde, trauungsurkunde
  school report, schulzeugnis, report card, zeugnisheft, jahreszeugnis, semesterzeugnis, halbjahreszeugnis
  spare part, ersatzteil, replacement part, repair part, service part, austauschteil
  coin, munze, geldstuck, geldmunze
  banknote, geldschein, bank note, paper money, papiergeld, geldnote, bank bill
  voucher, gutschein, gift voucher, gift card, gift certificate, geschenkgutschein, geschenkkarte, coupon, gutscheinkarte
  ticket, eintrittskarte, fahrkarte, admission ticket, entrance ticket, entry ticket, billett, fahrschein, fahrausweis, eintrittsbillett
  membership card, mitgliedsausweis, member card, members card, membership pass, mitgliedskarte, mitgliederausweis, vereinsausweis, clubausweis, club card
  ink pad refill, stempelfarbe, stamp pad refill, stempelkissennachfullung, reinker, nachfullstempelfarbe
  ink eraser, tintenkiller, ink killer, ink eradicator, ink eraser pen, tintenloscher, tintentod, loschstift
  glue bottle, flussigkleber, bastelkleber, craft glue, pva glue, school glue, liquid glue, craft adhesive, bastelleim, flussigleim, bastelklebstoff, elmers glue
  school scissors, bastelschere, craft scissors, kids scissors, childrens scissors, child scissors, safety scissors, kinderschere, schulschere, kindergartenschere
  exercise book cover, heftumschlag, notebook cover, jotter cover, hefthulle, heftschoner, heftschutzhulle, schulheftumschlag
  ring folder, ringbuch, ringmappe, ringbuchordner
  plastic pocket, klarsichttasche, clear pocket, clear plastic pocket, clear plastic sleeve
  archive box, archivkarton
  desk organiser, schreibtischorganizer, stiftehalter, pen holder, stiftebecher, pen pot, desk organizer, desk tidy, desk caddy, pencil holder, pencil cup, pencil pot, pen cup, pen stand, pen tidy, stifthalter, stiftbecher, stiftekocher, stiftebox, stiftbehalter, stiftestander, schreibtischbutler
  waste bin, papierkorb, papiereimer
  book shelf, bucherregal, buchergestell, bucherschrank, bucherwand, book shelving
  desk fan, tischventilator, table fan, desktop fan, tabletop fan, personal fan, tischlufter, schreibtischventilator
  foot rest, fussstutze, foot support, desk foot rest, under desk footrest, fussauflage, fussablage, fusspodest
  blotting paper, loschpapier, blotter paper, loschblatt, fliesspapier, tintenloschpapier
  wrapping tape, packband
  string parcel, paketschnur, parcel twine, packing string, packing twine, parcel cord, paketkordel, packchenschnur
  parcel scale, paketwaage, parcel scales, shipping scale, package scale, versandwaage, packchenwaage
  customs form, zollformular, customs declaration, customs declaration form, customs label, zollinhaltserklarung, zollerklarung, zolldeklaration, zollpapier, cn22
  cheque, scheck, bank cheque, bank check, bankscheck, verrechnungsscheck, barscheck, personal check
  folder label, ruckenschild, file label, file spine label, spine label, binder label, lever arch label, ordnerruckenschild, ordneretikett, ruckenetikett, ordnerrucken, ordnerschild
  poster tube, versandrohre, papprolle, postal tube, mailing tube, shipping tube, cardboard tube, document tube, papprohre, posterrolle, versandrolle, versandhulse, posterrohre, planrolle, papphulse, papprohr
  flip chart paper, flipchartpapier, flip chart pad, flipchartblock, flip pad
  presenter, laserpointer, laser pointer, wireless presenter, presentation remote, presentation clicker, powerpoint clicker, slide clicker, prasentationsfernbedienung, prasenter, laserzeiger, presentation pointer
  overhead projector, tageslichtprojektor, ohp, overheadprojektor, polylux, hellraumprojektor, arbeitsprojektor, prokischreiber, folienprojektor
  blackboard sponge, tafelschwamm, chalkboard sponge, board sponge, wandtafelschwamm
  school chalk, tafelkreide, blackboard chalk, chalkboard chalk, board chalk, schulkreide, wandtafelkreide
  chalk board, tafel
  sports day medal, medaille, medal, sports medal, award medal, winner medal, siegermedaille, sportmedaille
  trophy, pokal, siegerpokal, winners cup, award cup, sports trophy, trophae, wanderpokal
  cup prize, pokal
  ribbon cutter, bandschneider
  badge maker, buttonmaschine, button machine, button maker, button press, badge press, badge machine, badge making machine, buttonpresse, ansteckermaschine
  lanyard, schlusselband, umhangeband, neck lanyard, id lanyard, key lanyard, badge lanyard, key strap, schlusselhalsband, ausweisband, keyband, schlusselumhanger
  name plate, namensschild, namensplatte, turnamensschild
  sign, schild, hinweisschild, hinweistafel, sign board
  traffic sign, verkehrsschild, road sign, highway sign, verkehrszeichen, verkehrstafel
  mirror traffic, verkehrsspiegel, traffic mirror, road mirror, convex traffic mirror, driveway mirror, convex safety mirror, ausfahrtspiegel, einfahrtsspiegel, beobachtungsspiegel, garagenspiegel, strassenspiegel
  school certificate, zeugnis, schulzeugnis, school leaving certificate, abschlusszeugnis
  left handed, linkshander, left hander, lefty, linkshandig
  tax records, steuerunterlagen, tax documents, tax papers, tax paperwork, steuerakten, steuerbelege, steuerpapiere, steuerdokumente
  padded envelope, versandtasche
`;
