/** Christmas, Easter, birthdays and weddings. A line is what means the same, in English and German, without accents. */
export const FESTIVITIES = `
  christmas card, weihnachtskarte
  christmas tree skirt, christbaumdecke, baumdecke
  christmas tree candle, christbaumkerze, baumkerze
  christmas candle clip, christbaumkerzenhalter, baumkerzenhalter
  artificial christmas tree, kunstlicher weihnachtsbaum, kunstlicher christbaum, plastic christmas tree
  christmas pyramid, weihnachtspyramide
  snow globe, schneekugel
  straw star, strohstern
  artificial snow, kunstschnee, fake snow
  snow spray, schneespray
  window sticker, fensterbild, window cling
  christmas cracker, knallbonbon
  santa suit, weihnachtsmannkostum, nikolauskostum, santa costume
  santa claus, weihnachtsmann, father christmas
  reindeer, rentier
  bauble hook, kugelaufhanger, ornament hook
  net light, lichternetz
  rope light, lichtschlauch
  curtain light, lichtervorhang
  fir branch, tannenzweig, tannengrun
  fir cone, tannenzapfen
  pine cone, kiefernzapfen
  mistletoe, mistel, mistelzweig
  gift tag, geschenkanhanger
  gift bow, geschenkschleife
  gingerbread, lebkuchen, pfefferkuchen
  gingerbread house, lebkuchenhaus, knusperhaus
  candy cane, zuckerstange
  door wreath, turkranz
  straw wreath, strohkranz, strohromer
  advent candle, adventskerze
  hanukkah menorah, chanukkaleuchter
  easter grass, ostergras
  easter wreath, osterkranz
  easter tree, osterstrauss, osterbaum
  chocolate bunny, schokohase, schokoladenhase
  easter candle, osterkerze
  plastic egg, plastikei
  lamb mould, lammform, osterlammform, lamb mold
  jack o lantern, halloweenkurbis, kurbislaterne
  fake spider web, kunstliche spinnwebe, spinnwebendeko, fake cobweb
  vampire teeth, vampirgebiss, vampirzahne
  witch hat, hexenhut
  skull, totenkopf, totenschadel
  clown nose, clownsnase, pappnase, red nose
  cowboy hat, cowboyhut
  confetti cannon, konfettikanone, confetti popper
  party popper, partyknaller, konfettiknaller
  table bomb, tischbombe, tischfeuerwerk
  party blower, luftrussel, partytrote, party blowout
  glow stick, knicklicht, light stick, glowstick, leuchtstab
  foil balloon, folienballon, mylar balloon
  number balloon, zahlenballon
  balloon weight, ballongewicht
  balloon ribbon, ballonband
  modelling balloon, modellierballon, modeling balloon
  cake topper, tortenfigur, tortenaufsatz, tortentopper
  birthday banner, geburtstagsgirlande, geburtstagsbanner
  number candle, zahlenkerze
  cake fountain, tortenfontane, eisfontane
  party favour, gastgeschenk, party favor
  party bag, mitgebseltute, goodie bag, goody bag
  honeycomb ball, wabenball
  paper tablecloth, papiertischdecke
  sky lantern, himmelslaterne
  lantern stick, laternenstab, laternenstock
  lead pouring set, bleigiessset, bleigiessen
  raffle ticket, tombolalos
  wedding ring, ehering, trauring
  engagement ring, verlobungsring
  ring pillow, ringkissen, ring cushion
  bridal veil, brautschleier, wedding veil
  bridal bouquet, brautstrauss, wedding bouquet
  bridal garter, strumpfband, wedding garter
  guest book, gastebuch, guestbook, visitors book
  place card, tischkarte
  wedding candle, hochzeitskerze, traukerze
  christening candle, taufkerze, baptism candle
  christening gown, taufkleid, baptism dress
  tiara, diadem
  rose petal, rosenblatt, rosenblutenblatt
  buttonhole flower, ansteckblume, boutonniere
  flower girl basket, streukorbchen, blumenkinderkorb
  wedding invitation, hochzeitseinladung
  thank you card, dankeskarte, danksagungskarte
  sympathy card, trauerkarte, beileidskarte, condolence card
  grave candle, grablicht, grabkerze, grave light
  florist wire, blumendraht, floristendraht, floral wire
  floral foam, steckschaum, steckmasse, oasis foam
`;
