/** Documents, cards and books kept at home. A line is what means the same, in English and German, without accents. */
export const PAPERS = `
  postcard, postkarte, ansichtskarte
  love letter, liebesbrief
  stamp album, briefmarkenalbum
  stamp collection, briefmarkensammlung
  coin album, munzalbum
  friendship book, freundebuch, freundschaftsbuch
  city map, stadtplan, street map
  road atlas, strassenatlas, autoatlas
  world map, weltkarte
  comic book, comicheft, comic
  paperback, taschenbuch
  travel guide, reisefuhrer, guidebook
  textbook, lehrbuch, schulbuch, schoolbook, school book
  bookmark, lesezeichen
  library card, bibliotheksausweis, buchereiausweis
  x ray image, rontgenbild, rontgenaufnahme
  medical prescription, arztrezept
  organ donor card, organspendeausweis
  allergy passport, allergiepass
  maternity record, mutterpass
  blood donor card, blutspendeausweis, blutspenderausweis
  disabled id card, schwerbehindertenausweis, behindertenausweis
  living will, patientenverfugung, advance directive
  death certificate, sterbeurkunde
  divorce decree, scheidungsurteil
  family register, stammbuch, familienstammbuch, familienbuch
  residence permit, aufenthaltstitel, aufenthaltserlaubnis
  employment contract, arbeitsvertrag
  curriculum vitae, lebenslauf
  purchase contract, kaufvertrag, sales contract
  land register extract, grundbuchauszug
  floor plan, grundriss
  building plan, bauplan
  energy performance certificate, energieausweis
  loan agreement, kreditvertrag, darlehensvertrag
  insurance policy, versicherungspolice, versicherungsschein
  tax assessment notice, steuerbescheid, tax assessment
  pension statement, rentenbescheid
  social security card, sozialversicherungsausweis
  bank card, bankkarte, girokarte, ec karte, debit card
  credit card, kreditkarte
  savings book, sparbuch, passbook
  share certificate, aktienurkunde, stock certificate
  service charge statement, nebenkostenabrechnung, betriebskostenabrechnung
  electricity bill, stromrechnung
  phone bill, telefonrechnung
  vehicle title, fahrzeugbrief, car title
  service booklet, serviceheft, scheckheft, service book
  motorway vignette, autobahnvignette
  boating licence, bootsfuhrerschein, boating license
  fishing licence, angelschein, fischereischein, fishing license
  hunting licence, jagdschein, hunting license
  swimming badge, schwimmabzeichen
  boarding pass, bordkarte
  train ticket, zugticket, bahnticket, zugfahrkarte
  season ticket, dauerkarte
  concert ticket, konzertkarte
  loyalty card, kundenkarte
  student id, studentenausweis, studierendenausweis, student card
  recipe box, rezeptkasten
  wall calendar, wandkalender
  address book, adressbuch
  budget book, haushaltsbuch
  personal diary, tagebuch
  kraft paper, kraftpapier, packpapier, brown paper
  newspaper clipping, zeitungsausschnitt, press cutting
  writing paper, briefpapier, letter paper, notepaper
  sealing wax, siegelwachs, siegellack
  family tree, stammbaum
`;
