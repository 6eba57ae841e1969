/** Documents, cards and books kept at home. A line is what means the same, in English and German, without accents. */
export const PAPERS = `
  postcard, postkarte, ansichtskarte, post card, picture postcard, picture card, ansichtspostkarte, bildpostkarte, urlaubskarte
  love letter, liebesbrief, billet doux, romantic letter
  stamp album, briefmarkenalbum, briefmarkenbuch, steckalbum
  stamp collection, briefmarkensammlung, postage stamp collection, markensammlung
  coin album, munzalbum, coin collecting album, coin collection album, coin folder, munzenalbum, munzsammelalbum, munzsammelmappe
  friendship book, freundebuch, freundschaftsbuch, friends book, freundealbum, poesiealbum, autograph album
  city map, stadtplan, street map, town map, town plan, street plan, city plan, stadtkarte, ortsplan
  road atlas, strassenatlas, autoatlas, driving atlas, car atlas, motoring atlas, strassenkartenbuch, strassenkartenatlas
  world map, weltkarte, map of the world, weltwandkarte, weltlandkarte
  comic book, comicheft, comic, comicband, comic magazine, comicalbum, comicbuch
  paperback, taschenbuch, paperback book, softcover, soft cover book, taschenbuchausgabe
  travel guide, reisefuhrer, guidebook, guide book, travel guidebook, travel book, reisehandbuch, baedeker
  textbook, lehrbuch, schulbuch, schoolbook, school book, text book, course book, school textbook, unterrichtsbuch
  bookmark, lesezeichen, book mark, bookmarker, page marker, buchzeichen
  library card, bibliotheksausweis, buchereiausweis, library ticket, library pass, leserausweis, leseausweis, buchereikarte, bibliothekskarte, borrower card
  x ray image, rontgenbild, rontgenaufnahme, x ray picture, x ray film, x ray photo, rontgenfilm, rontgenfoto, radiograph
  medical prescription, arztrezept, prescription, doctors prescription, drug prescription, verschreibung, kassenrezept, privatrezept
  organ donor card, organspendeausweis, donor card, organ donation card, organspenderausweis, organspenderkarte
  allergy passport, allergiepass, allergy card, allergy pass, allergieausweis, allergikerausweis, allergikerpass
  maternity record, mutterpass, maternity notes, pregnancy notes, pregnancy record, pregnancy record book, mutter kind pass, eltern kind pass, schwangerschaftspass, mother child passport
  blood donor card, blutspendeausweis, blutspenderausweis, blood donation card, blutspendepass, blutspenderpass
  disabled id card, schwerbehindertenausweis, behindertenausweis, disability card, disability id card, disability pass, behindertenpass, schwerbehindertenpass, severely disabled pass
  living will, patientenverfugung, advance directive, advance healthcare directive, health care directive, advance decision, advance medical directive
  death certificate, sterbeurkunde, totenschein, todesurkunde, certificate of death, todesbescheinigung
  divorce decree, scheidungsurteil, divorce certificate, divorce order, divorce papers, decree absolute, scheidungsurkunde, scheidungspapiere, scheidungsbeschluss
  family register, stammbuch, familienstammbuch, familienbuch, family book, family record book, stammbuch der familie, familienbuchlein
  residence permit, aufenthaltstitel, aufenthaltserlaubnis, residency permit, residence card, biometric residence permit, aufenthaltsbewilligung, aufenthaltsgenehmigung, niederlassungsbewilligung
  employment contract, arbeitsvertrag, contract of employment, work contract, employment agreement, job contract, dienstvertrag, anstellungsvertrag
  curriculum vitae, lebenslauf, resume
  purchase contract, kaufvertrag, sales contract, purchase agreement, sales agreement, sale agreement, contract of sale, contract of purchase, bill of sale, kaufvereinbarung
  land register extract, grundbuchauszug, land registry extract, title register, title deed, property deed, house deed, grundbuchblatt, grundbucheintrag
  floor plan, grundriss, house plan, room plan, wohnungsgrundriss, hausgrundriss, wohnungsplan, grundrissplan
  building plan, bauplan, construction plan, construction drawing, blueprint, architectural plan, architectural drawing, bauzeichnung, architektenplan
  energy performance certificate, energieausweis, energy certificate, energy pass, energiepass, gebaudeenergieausweis
  loan agreement, kreditvertrag, darlehensvertrag, loan contract, credit agreement, credit contract, finance agreement, kreditvereinbarung, darlehensvereinbarung
  insurance policy, versicherungspolice, versicherungsschein, insurance certificate, insurance contract, insurance document, certificate of insurance, versicherungsvertrag, versicherungspolizze, versicherungsunterlagen, versicherungsurkunde, polizze
  tax assessment notice, steuerbescheid, tax assessment, tax notice, notice of assessment, income tax assessment, einkommensteuerbescheid, steuerveranlagung, veranlagungsverfugung
  pension statement, rentenbescheid, pension notice, pensionsbescheid, rentenmitteilung
  social security card, sozialversicherungsausweis, national insurance card, social insurance card, sozialversicherungskarte, ahv ausweis, sv ausweis
  bank card, bankkarte, girokarte, ec karte, debit card, atm card, cash card, cashpoint card, debitkarte, bankomatkarte, maestrokarte, giro karte, sparkassenkarte
  credit card, kreditkarte, charge card, visa card, visakarte
  savings book, sparbuch, passbook, savings passbook, bank book, deposit book, building society book, sparheft, sparkassenbuch
  share certificate, aktienurkunde, stock certificate, stock share certificate, aktienzertifikat, aktienschein
  service charge statement, nebenkostenabrechnung, betriebskostenabrechnung, utility cost statement, ancillary costs statement, operating costs statement, service charge bill, nk abrechnung
  electricity bill, stromrechnung, power bill, electric bill, stromabrechnung
  phone bill, telefonrechnung, telephone bill, mobile bill, mobile phone bill, cell phone bill, telefonabrechnung, handyrechnung
  vehicle title, fahrzeugbrief, car title, certificate of title, car ownership document, kfz brief, autobrief, typenschein, zulassungsbescheinigung teil 2
  service booklet, serviceheft, scheckheft, service book, service history book, service record book, car service book, maintenance book, maintenance booklet, wartungsheft, inspektionsheft, kundendienstheft
  motorway vignette, autobahnvignette, vignette, toll sticker, toll vignette, motorway sticker, highway vignette, autobahnpickerl, mautvignette, autobahnplakette
  boating licence, bootsfuhrerschein, boating license, boat licence, boat license, skipper licence, bootsschein, sportbootfuhrerschein, motorbootfuhrerschein, bootspatent, schiffsfuhrerausweis
  fishing licence, angelschein, fischereischein, fishing license, fishing permit, rod licence, rod license, angling licence, fischerschein, fischerkarte, angelkarte, fischereipatent, angellizenz
  hunting licence, jagdschein, hunting license, hunting permit, jagdkarte, jagdpatent, jagerschein, jagdausweis
  swimming badge, schwimmabzeichen, swim badge, swimming certificate, swimming award, seepferdchenabzeichen, schwimmpass
  boarding pass, bordkarte, boarding card, boardkarte, boardingkarte
  train ticket, zugticket, bahnticket, zugfahrkarte, rail ticket, railway ticket, railroad ticket, bahnfahrkarte, bahnkarte, zugbillett, bahnbillett, zugfahrschein
  season ticket, dauerkarte, season pass, saisonkarte, season card
  concert ticket, konzertkarte, gig ticket, konzertticket, konzerteintrittskarte, konzertbillett
  loyalty card, kundenkarte, reward card, rewards card, store card, customer card, points card, bonus card, bonuskarte, treuekarte, punktekarte, payback karte, rabattkarte
  student id, studentenausweis, studierendenausweis, student card, student id card, student pass, university card, college id, campus card, legi, legitimationskarte, studicard
  recipe box, rezeptkasten, recipe card box, recipe card holder, rezeptbox, rezeptkiste, rezeptkartei, rezeptdose
  wall calendar, wandkalender, hanging calendar, monthly wall calendar
  address book, adressbuch, contacts book, telephone index, address index, adressbuchlein, adressverzeichnis, telefonregister, telefonbuchlein, adressregister
  budget book, haushaltsbuch, budget planner, budget ledger, household account book, household accounts book, household budget book, haushaltbuch, haushaltungsbuch, ausgabenbuch, kakebo, expense book
  personal diary, tagebuch, private diary, secret diary, personal journal, daily journal, tagebuchlein
  kraft paper, kraftpapier, packpapier, brown paper, parcel paper, packing paper, brown wrapping paper, brown kraft paper, natronpapier, braunes packpapier
  newspaper clipping, zeitungsausschnitt, press cutting, newspaper cutting, press clipping, news clipping, presseausschnitt
  writing paper, briefpapier, letter paper, notepaper, note paper, letter writing paper, stationery paper, schreibpapier, briefbogen
  sealing wax, siegelwachs, siegellack, seal wax, siegelwachsstange, siegellackstange, petschierwachs
  family tree, stammbaum, genealogical tree, genealogy chart, pedigree chart, ancestry chart, ahnentafel, familienstammbaum, ahnenbaum
`;
