/** Christmas, Easter, birthdays and weddings. A line is what means the same, in English and German, without accents. */
export const FESTIVITIES = `
  christmas card, weihnachtskarte, xmas card, holiday card, weihnachtsgrusskarte, weihnachtspostkarte, weihnachtsbillett
  christmas tree skirt, christbaumdecke, baumdecke, xmas tree skirt, tree skirt, christmas tree mat, weihnachtsbaumdecke, christbaumteppich, weihnachtsbaumteppich, baumteppich
  christmas tree candle, christbaumkerze, baumkerze, tree candle, weihnachtsbaumkerze
  christmas candle clip, christbaumkerzenhalter, baumkerzenhalter, christmas tree candle holder, tree candle clip, tree candle holder, weihnachtsbaumkerzenhalter, christbaumkerzenklammer
  artificial christmas tree, kunstlicher weihnachtsbaum, kunstlicher christbaum, plastic christmas tree, fake christmas tree, faux christmas tree, artificial xmas tree, kunsttanne, kunstweihnachtsbaum, plastikweihnachtsbaum, plastikchristbaum, plastiktanne, kunsttannenbaum
  christmas pyramid, weihnachtspyramide, candle pyramid, kerzenpyramide, erzgebirgspyramide, christmas carousel
  snow globe, schneekugel, snow dome, schneeglas, schuttelkugel, schneeschuttelkugel
  straw star, strohstern, strohsternchen, straw star ornament
  artificial snow, kunstschnee, fake snow, decorative snow, faux snow, dekoschnee, streuschnee, kunstlicher schnee
  snow spray, schneespray, spray snow, canned snow, snow in a can, spruhschnee, kunstschneespray
  window sticker, fensterbild, window cling, window decal, fenstersticker, fensteraufkleber, fensterklebebild
  christmas cracker, knallbonbon, xmas cracker, party cracker, weihnachtscracker, weihnachtsknallbonbon
  santa suit, weihnachtsmannkostum, nikolauskostum, santa costume, santa outfit, santa claus suit, santa claus costume, father christmas costume, father christmas suit, weihnachtsmannanzug, nikolausgewand, samichlauskostum
  santa claus, weihnachtsmann, father christmas, santa, weihnachtsmannfigur, saint nick
  reindeer, rentier, rentierfigur
  bauble hook, kugelaufhanger, ornament hook, bauble hanger, ornament hanger, christmas ornament hook, kugelhaken, christbaumkugelhaken, christbaumkugelaufhanger, weihnachtskugelaufhanger, christbaumhaken
  net light, lichternetz, mesh light, net fairy light, fairy light net, netzlichterkette, lichterkettennetz
  rope light, lichtschlauch, rope lighting, light rope, lichterschlauch, leuchtschlauch, led schlauch
  curtain light, lichtervorhang, curtain string light, curtain fairy light, fairy light curtain, lichterkettenvorhang, led lichtervorhang
  fir branch, tannenzweig, tannengrun, fir twig, fir sprig, fir bough, tannenast, tannenreisig, tannenreis, tannast
  fir cone, tannenzapfen, tannzapfen, spruce cone, fichtenzapfen
  pine cone, kiefernzapfen, fohrenzapfen, pinienzapfen
  mistletoe, mistel, mistelzweig, mistletoe branch, mistletoe sprig
  gift tag, geschenkanhanger, gift label, present tag, present label, geschenketikett, geschenkschild, geschenkschildchen, geschenkkartchen
  gift bow, geschenkschleife, gift wrap bow, present bow, geschenkmasche, geschenkrosette, geschenkschlaufe, geschenkmascherl, fertigschleife
  gingerbread, lebkuchen, pfefferkuchen, ginger bread, gingerbread biscuit, gingerbread cookie, lebzelten, honigkuchen
  gingerbread house, lebkuchenhaus, knusperhaus, gingerbread cottage, lebkuchenhauschen, pfefferkuchenhaus, pfefferkuchenhauschen, knusperhauschen, hexenhauschen
  candy cane, zuckerstange, peppermint stick, zuckerstab, pfefferminzstange
  door wreath, turkranz, front door wreath, hausturkranz, turdekokranz
  straw wreath, strohkranz, strohromer, wreath base, straw wreath base, strohrohling, kranzunterlage
  advent candle, adventskerze, advent wreath candle, adventskranzkerze, adventkerze, adventkranzkerze
  hanukkah menorah, chanukkaleuchter, menorah, hanukkiah, chanukkiah, chanukkia, menora, chanukka leuchter
  easter grass, ostergras, easter basket grass, basket grass, nestgras, osternestgras, osterwolle
  easter wreath, osterkranz, easter door wreath, osterturkranz
  easter tree, osterstrauss, osterbaum, easter egg tree, easter branch, osterstrauch, osterbaumchen
  chocolate bunny, schokohase, schokoladenhase, chocolate easter bunny, chocolate rabbit, schokoladenosterhase, schokoosterhase, schoggihase, lindthase
  easter candle, osterkerze, paschal candle, osterlicht
  plastic egg, plastikei, plastic easter egg, kunststoffei, plastikosterei, fillable egg
  lamb mould, lammform, osterlammform, lamb mold, lamb cake mould, lamb cake mold, lamb cake tin, easter lamb mould, osterlammbackform, lammbackform
  jack o lantern, halloweenkurbis, kurbislaterne, halloween pumpkin, carved pumpkin, pumpkin lantern, kurbisgesicht, kurbiskopf
  fake spider web, kunstliche spinnwebe, spinnwebendeko, fake cobweb, spider web decoration, cobweb decoration, stretch cobweb, halloween spider web, spinnennetzdeko, kunstliches spinnennetz
  vampire teeth, vampirgebiss, vampirzahne, vampire fang, dracula teeth, draculagebiss, draculazahne, vampirzahn
  witch hat, hexenhut, witches hat, witchs hat
  skull, totenkopf, totenschadel, schadel, human skull, deaths head
  clown nose, clownsnase, pappnase, red nose, clownnase, rote nase, rote clownsnase, faschingsnase, schaumstoffnase
  cowboy hat, cowboyhut, western hat, westernhut, stetson, stetsonhut
  confetti cannon, konfettikanone, confetti popper, confetti shooter, confetti blaster, confetti launcher, konfettishooter, konfettibombe, konfettipistole
  party popper, partyknaller, konfettiknaller, partykracher, streamer popper, champagne popper
  table bomb, tischbombe, tischfeuerwerk, table firework, tabletop firework, indoor firework, tischkracher, konfettitischbombe
  party blower, luftrussel, partytrote, party blowout, party horn, party whistle, luftschlangentrote, luftrusseltrote, ausrolltrote, aufrolltrote, partypfeife
  glow stick, knicklicht, light stick, glowstick, leuchtstab, chem light, glow rod, neon stick, chemical light stick, knickleuchte, leuchtstick, leuchtstabchen, knicklichtstab, cyalume
  foil balloon, folienballon, mylar balloon, folienluftballon, foil helium balloon, metallic balloon, mylarballon
  number balloon, zahlenballon, number foil balloon, zahlenluftballon, ziffernballon
  balloon weight, ballongewicht, balloon anchor, luftballongewicht, ballonbeschwerer
  balloon ribbon, ballonband, balloon string, ballonschnur, luftballonband, luftballonschnur
  modelling balloon, modellierballon, modeling balloon, twisting balloon, balloon animal balloon, modellierluftballon, figurenballon
  cake topper, tortenfigur, tortenaufsatz, tortentopper, cake decoration figure, cake figurine, kuchenaufsatz, kuchentopper, kuchenstecker, tortenstecker, cake pick
  birthday banner, geburtstagsgirlande, geburtstagsbanner, happy birthday banner, birthday garland, birthday bunting, happy birthday girlande, geburtstagswimpelkette, geburtstagswimpel, geburtstagskette
  number candle, zahlenkerze, birthday number candle, numeral candle, geburtstagszahlenkerze, ziffernkerze, zahlkerze
  cake fountain, tortenfontane, eisfontane, cake sparkler, ice fountain, fountain candle, tortenfeuerwerk, tortensprudler, tortenvulkan, fontanenkerze
  party favour, gastgeschenk, party favor, guest favour, guest favor, guest gift, wedding favour, wedding favor, gastegeschenk, hochzeitsgastgeschenk
  party bag, mitgebseltute, goodie bag, goody bag, loot bag, favour bag, favor bag, party favour bag, party favor bag, mitgebseltasche, mitgebselbeutel, geburtstagstute
  honeycomb ball, wabenball, honeycomb paper ball, paper honeycomb, wabenkugel, papierwabenball
  paper tablecloth, papiertischdecke, paper table cloth, paper table cover, papiertischtuch, banquet roll, tischdeckenrolle
  sky lantern, himmelslaterne, flying lantern, chinese sky lantern, wishing lantern, kong ming lantern, skylaterne, wunschlaterne, gluckslaterne, fluglaterne
  lantern stick, laternenstab, laternenstock, lantern wand, lantern rod, laternenstecken, lampionstab, laternenleuchtstab
  lead pouring set, bleigiessset, bleigiessen, lead pouring, molybdomancy, tin pouring, silvestergiessen, bleigiessenset
  raffle ticket, tombolalos, tombola ticket, verlosungslos, cloakroom ticket
  wedding ring, ehering, trauring, wedding band, marriage ring, hochzeitsring
  engagement ring, verlobungsring, antragsring
  ring pillow, ringkissen, ring cushion, ring bearer pillow, ring bearer cushion, wedding ring pillow, trauringkissen, eheringkissen, hochzeitsringkissen
  bridal veil, brautschleier, wedding veil, brides veil, hochzeitsschleier
  bridal bouquet, brautstrauss, wedding bouquet, brides bouquet, brautbouquet, hochzeitsstrauss
  bridal garter, strumpfband, wedding garter, garter, brautstrumpfband, hochzeitsstrumpfband
  guest book, gastebuch, guestbook, visitors book, visitor book, wedding guest book, hochzeitsgastebuch
  place card, tischkarte, table name card, place name card, seating card, escort card, tischkartchen, platzkartchen, tischnamenskarte
  wedding candle, hochzeitskerze, traukerze, unity candle, bridal candle, brautkerze
  christening candle, taufkerze, baptism candle, baptismal candle
  christening gown, taufkleid, baptism dress, christening dress, christening robe, baptism gown, baptismal gown, taufgewand, taufkleidchen
  tiara, diadem, princess crown, prinzessinnenkrone, haardiadem, kronchen
  rose petal, rosenblatt, rosenblutenblatt, rosenstreublatt, streurose
  buttonhole flower, ansteckblume, boutonniere, wedding buttonhole, knopflochblume, reversblume, ansteckstrausschen
  flower girl basket, streukorbchen, blumenkinderkorb, petal basket, streukorb, blumenstreukorb, blumenmadchenkorb
  wedding invitation, hochzeitseinladung, wedding invite, hochzeitseinladungskarte
  thank you card, dankeskarte, danksagungskarte, thank you note, thank you notecard, dankkarte, dankeschonkarte
  sympathy card, trauerkarte, beileidskarte, condolence card, bereavement card, mourning card, kondolenzkarte, anteilnahmekarte, beileidsbillett, leidkarte
  grave candle, grablicht, grabkerze, grave light, memorial candle, cemetery candle, grablampe, grableuchte, friedhofskerze, friedhofslicht, seelenlicht
  florist wire, blumendraht, floristendraht, floral wire, floristry wire, flower wire, floral stem wire, blumenbindedraht, blumensteckdraht
  floral foam, steckschaum, steckmasse, oasis foam, florist foam, flower foam, flower arranging foam, steckmoos, steckschwamm, blumensteckschaum, blumensteckmasse
  toy box, spielzeugkiste, toy chest, spielzeugbox, spielzeugtruhe, spielkiste
  hobby horse, steckenpferd, stick horse
  walking reins, toddler reins, toddler harness, baby reins, lauflerngurt, kinderlaufgurt
  pram rain cover, stroller rain cover, pushchair rain cover, kinderwagenregenschutz, regenverdeck
  baby spoon, breiloffel, feeding spoon, weaning spoon, babyloffel, futterloffel
  childrens cutlery, kinderbesteck, kids cutlery, toddler cutlery
  childrens plate, kinderteller, kids plate, toddler plate, babyteller
  bath thermometer, badethermometer, badewannenthermometer, baby bath thermometer
  toilet training seat, toilettentrainer, toilet trainer, potty seat, toilettensitzverkleinerer, wc sitzverkleinerer
  grasping toy, greifling, greifspielzeug
  boomerang, bumerang
  baby nest, kuschelnest, baby lounger, babykuschelnest
  baby hairbrush, babyburste, babyhaarburste, baby brush
  cot mobile, crib mobile, babymobile, bettmobile, nursery mobile
  whoopee cushion, furzkissen, pupskissen
  pinata, pinjata
  wedding album, hochzeitsalbum
  christmas wreath, weihnachtskranz, xmas wreath
  halloween mask, halloweenmaske, horrormaske, gruselmaske, horror mask, scary mask
  photo booth prop, fotorequisite, fotoboxrequisite
  wrist warmer, pulswarmer
  loop scarf, loopschal, infinity scarf, rundschal
  messenger bag, kuriertasche, messengertasche
  glove liner, innenhandschuh, unterziehhandschuh, liner glove
  gym shorts, turnhose, sport shorts, kurze sporthose
  suspender belt, strapsgurtel, garter belt, strumpfhalter, strapse
  hold ups, halterlose strumpfe, hold up stocking
  glasses frame, brillengestell, brillenfassung, spectacle frame, eyeglass frame
  hosenpresse, pants press
  lip gloss, lippenglanz, lippengloss
  body oil, korperol
  body butter, korperbutter
  shower puff, duschpuschel, bath puff, shower pouf, bath pouf
  badekissen, wannenkissen, tub pillow
  moist toilet paper, feuchtes toilettenpapier, moist toilet tissue
  hair towel, haarturban, turban towel, turbanhandtuch, hair turban
  toilet stool, toilettenhocker, klohocker, squatty potty
  whitening strip, teeth whitening strip, bleachingstreifen, zahnaufhellungsstreifen
  blackhead remover, comedone extractor, blackhead extractor, komedonenquetscher, mitesserentferner
  solid shampoo, shampoo bar, shampooseife, haarseife, festes shampoo
  face roller, facial roller, jade roller, gesichtsroller
  afro comb, afro pick, afrokamm
  lash serum, eyelash serum, wimpernserum
  warranty certificate, garantieurkunde
  lottery ticket, lottoschein, lottery slip, lotterielos
  bus ticket, busfahrkarte, busbillett, busfahrschein
  flight ticket, flugticket, plane ticket, airline ticket, air ticket
  childrens book, kinderbuch, kids book
  encyclopedia, lexikon, encyclopaedia, enzyklopadie
  bible, bibel, holy bible
  hymn book, gesangbuch, hymnal
  phone book, telefonbuch, telephone directory, telephone book, phone directory
  year planner, jahresplaner, wall planner, wandplaner
  employment reference, arbeitszeugnis, job reference, work reference
  certificate of inheritance, erbschein, grant of probate
  parking permit, parkausweis, resident parking permit, bewohnerparkausweis, anwohnerparkausweis
  emissions sticker, umweltplakette, feinstaubplakette, environmental badge
  travel visa, visum, entry visa
  audio book, horbuch, talking book
  hardcover, hardback, hardcover book, hardback book, gebundenes buch
  brochure, broschure, pamphlet, werbeprospekt
  leaflet, flyer, flier, handzettel, flugblatt
  catalogue, katalog, catalog
  crossword book, ratselheft, kreuzwortratselheft, puzzle magazine
  scrapbook, einklebebuch, erinnerungsalbum
  insect bite healer, stichheiler, bite healer, insektenstichheiler, bite away
  shower commode, duschrollstuhl, shower wheelchair
  nasal strip, nasenpflaster, nasenstrip
  smelling salts, riechsalz
  forehead thermometer, stirnthermometer, temple thermometer
  cast protector, gipsschutz, cast cover, gipsschutzhulle, plaster cast cover
  transfer board, transferbrett, patient transfer board
  wheelchair ramp, rollstuhlrampe
  back scratcher, ruckenkratzer
  acupressure mat, akupressurmatte
  posture corrector, geradehalter, haltungskorrektor, haltungstrainer
  bunion corrector, bunion splint, hallux valgus schiene, halluxschiene
  blood pressure cuff, blutdruckmanschette
  donut cushion, doughnut cushion, sitzring, ringsitzkissen
  pressure relief mattress, alternating pressure mattress, antidekubitusmatratze, wechseldruckmatratze
  overbed table, pflegetisch, betttisch
  spill kit, leckageset, leckage notfallset
  time clock, stechuhr, punch clock, stempeluhr, time recorder, zeiterfassungsgerat
  ballot box, wahlurne
  money bag, geldsack, cash bag
  shelf label, regaletikett, shelf edge label, regalschild
  paper embosser, embossing seal, pragesiegel, book embosser
  embossing label maker, pragegerat, label embosser, dymo pragegerat
  whiteboard cleaner, whiteboardreiniger, whiteboard spray, whiteboard cleaning spray
  conference phone, konferenztelefon, conference speaker
  hdmi switch, hdmi umschalter, hdmi switcher
  hdmi splitter, hdmi verteiler
  pci slot cover, slotblech, slotblende, slot bracket
  laptop sleeve, laptophulle, notebook sleeve, notebookhulle, laptop cover, macbook hulle
  laptop backpack, laptoprucksack, notebookrucksack, computer backpack
`;
