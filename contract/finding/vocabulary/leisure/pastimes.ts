/** Music, theatre, magic and collecting. A line is what means the same, in English and German, without accents. */
export const PASTIMES = `
  ocarina, okarina
  pan flute, panpipes, panflote, panpipe, syrinx flute
  bagpipe, bagpipes, dudelsack, sackpfeife
  harp, harfe
  hammered dulcimer, hackbrett, dulcimer
  hurdy gurdy, drehleier, radleier
  barrel organ, drehorgel, leierkasten, hand organ, street organ
  harpsichord, cembalo
  digital piano, electric piano, e piano, digitalpiano, stage piano, elektropiano
  melodica, melodika
  concertina, konzertina
  tenor horn, tenorhorn
  piccolo, piccoloflote, pikkoloflote, piccolo flute, piccoloquerflote
  tin whistle, penny whistle, blechflote, irische flote
  alto recorder, altblockflote, altflote, treble recorder
  soprano recorder, descant recorder, sopranblockflote, schulflote
  recorder cleaning rod, flotenwischer, recorder swab, flotenputzer, flotenwischerstab
  clarinet reed, klarinettenblatt, klarinettenblattchen
  saxophone reed, saxophonblatt, sax reed, saxofonblatt, saxophonblattchen
  reed ligature, blattschraube
  trumpet mute, trompetendampfer, brass mute
  shoulder rest, schulterstutze, violin shoulder rest, geigenstutze, geigenschulterstutze, violinstutze
  violin case, geigenkasten, geigenkoffer, fiddle case, violinkasten, violinkoffer
  violin string, geigensaite, fiddle string, violinsaite
  guitar footstool, gitarrenfussbank, guitar foot stool, guitar footrest, guitar foot rest, gitarrenfussstutze, gitarrenfussbankchen
  guitar slide, bottleneck, slide bar guitar, bottle neck guitar
  bass drum, grosse trommel, kick drum, basstrommel
  cymbal, schlagzeugbecken, drum cymbal, drumset becken, crash cymbal
  drum throne, drum stool, schlagzeughocker, drummer stool, drummer throne, drummer seat, drum seat, drumhocker, schlagzeugstuhl
  bass drum pedal, kick drum pedal, fussmaschine, drum pedal, kick pedal
  practice pad, ubungspad, drum pad practice, drum practice pad, ubungspad schlagzeug
  bongo drum, bongo, bongotrommel
  conga drum, conga, congatrommel
  djembe, djembe trommel
  maracas, rumbarassel, rumbakugel, rumba shaker
  castanet, kastagnette, castagnette
  egg shaker, shaker egg, eier shaker, rasselei
  rain stick, rainstick, regenmacher, rain maker stick, regenstab, regenrohr
  kettle drum, timpani, pauke, kesselpauke, timpano
  vibraphone, vibraphon
  kalimba, thumb piano, daumenklavier, thumb harp, mbira, kalimba daumenklavier
  singing bowl, klangschale, tibetan singing bowl, tibetan bowl, sound bowl, tibetische klangschale
  claves, klangholz, klangstab, rhythm sticks, klanghol
  jews harp, jew s harp, jaw harp, maultrommel, juice harp
  handbell, hand bell, tischglocke, handglocke, handschelle glocke
  manuscript paper, staff paper, notenpapier, music paper, sheet music paper, blank sheet music
  music folder, notenmappe, sheet music folder, choir folder, chormappe, music binder, notenordner
  conductors baton, taktstock, dirigentenstab, conducting baton, conductor baton, dirigierstab, dirigentenstock
  stage makeup, theatre make up, theaterschminke, greasepaint, theatrical makeup, theatrical make up, stage make up, theatre makeup, theatermakeup, buhnenschminke
  feather boa, federboa, feather scarf, federschal
  fake beard, false beard, kunstbart, falscher bart, costume beard, kostumbart
  magic wand, zauberstab, wizard wand, zauberstock
  magic trick, zaubertrick, conjuring trick
  ventriloquist dummy, bauchrednerpuppe, ventriloquists dummy, ventriloquist doll, ventriloquist puppet
  marionette, string puppet, fadenpuppe, puppet on strings, marionettenpuppe
  stage prop, requisit, theatre prop, theatre requisite, theaterrequisit, buhnenrequisit
  body paint, korperfarbe, bodypainting farbe, bodypainting paint, body painting colour, korpermalfarbe
  fairy wings, feenflugel, elfenflugel
  angel wings, engelsflugel, engel flugel
  animal costume, tierkostum, animal fancy dress
  handcuff, handschelle
  cap gun, zundplattchenpistole, knallplattchenpistole, cap pistol, toy cap gun, spielzeugpistole mit zundplattchen, knallpistole, zundblattchenpistole
  foam sword, schaumstoffschwert, larp schwert, toy foam sword, polsterschwert
  chainmail, chain mail, kettenhemd, mail shirt, kettenrustung, ringpanzer, hauberk
  suit of armour, suit of armor, ritterrustung, knights armour, knight armour, harnisch rustung
  dagger, dolch, dagger knife
  hand fan, facher, handfacher, folding fan, faltfacher, handheld paper fan
  scout scarf, pfadfinderhalstuch, scout neckerchief, halstuch pfadfinder
  woggle, neckerchief slide, halstuchknoten, scarf slide, pfadfinderknoten
  scout shirt, pfadfinderhemd, scout uniform shirt, pfadfinderkluft
  scout hat, pfadfinderhut
  flint, feuerstein, flintstone, feuerstein stein
  tinder, zunder, fire tinder, anzundmaterial zunder
  coin capsule, munzkapsel, coin case capsule, coin holder capsule
  coin holder, munzrahmchen, coin flip, coin flip holder, cardboard coin holder
  coin catalogue, coin catalog, munzkatalog
  commemorative coin, gedenkmunze, sondermunze, memorial coin, sammlermunze
  gold coin, goldmunze
  silver coin, silbermunze
  gold bar, goldbarren, gold ingot, gold bullion
  stock book, stamp stockbook, einsteckbuch, einsteckalbum, stamp album stock, briefmarkenalbum einsteck
  stamp tongs, stamp tweezers, briefmarkenpinzette, philatelic tweezers, briefmarkenzange, stamp tong
  perforation gauge, zahnungsschlussel
  first day cover, ersttagsbrief, fdc brief, ersttagsumschlag
  mineral specimen, mineralstufe, mineral sample, mineralienstufe, mineralprobe
  rock crystal, bergkristall
  rose quartz, rosenquarz
  pyrite, pyrit, fools gold, katzengold, narrengold, iron pyrite
  amber, bernstein, amber stone
  fossil, versteinerung
  ammonite, ammonit
  shark tooth, haifischzahn, haizahn, sharks tooth
  seashell, sea shell, meeresmuschel, muschelschale, beach shell
  starfish, seestern
  display case, schaukasten, glass display case, schauvitrine, showcase, sammlervitrine
  pin badge, lapel pin, anstecknadel, ansteckpin, enamel pin, anstecker, pin anstecker, lapel badge
  button badge, ansteckbutton, pin back button, badge button, pinback button, buttonanstecker, anstecker button
  porcelain figurine, porzellanfigur, china figurine, china figure, porcelain figure, nippesfigur, porzellanfigurine
  autograph, autogramm, autogrammkarte, signed photo
`;
