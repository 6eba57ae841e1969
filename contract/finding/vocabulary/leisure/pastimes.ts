/** Music, theatre, magic and collecting. A line is what means the same, in English and German, without accents. */
export const PASTIMES = `
  ocarina, okarina
  pan flute, panpipes, panflote, panpipe
  bagpipe, bagpipes, dudelsack, sackpfeife
  harp, harfe
  hammered dulcimer, hackbrett, dulcimer
  hurdy gurdy, drehleier
  barrel organ, drehorgel, leierkasten, hand organ, street organ
  harpsichord, cembalo
  digital piano, electric piano, e piano, digitalpiano, elektropiano
  melodica, melodika
  concertina, konzertina
  tenor horn, tenorhorn
  piccolo, piccoloflote, pikkoloflote, piccolo flute, piccoloquerflote
  tin whistle, penny whistle, blechflote
  alto recorder, altblockflote, altflote, treble recorder
  soprano recorder, descant recorder, sopranblockflote
  recorder cleaning rod, flotenwischer, recorder swab, flotenwischerstab
  clarinet reed, klarinettenblatt, klarinettenblattchen
  saxophone reed, saxophonblatt, sax reed, saxofonblatt, saxophonblattchen
  reed ligature, blattschraube
  trumpet mute, trompetendampfer, brass mute
  shoulder rest, schulterstutze, violin shoulder rest, geigenstutze, geigenschulterstutze, violinstutze
  violin case, geigenkasten, geigenkoffer, fiddle case, violinkasten, violinkoffer
  violin string, geigensaite, fiddle string, violinsaite
  guitar footstool, gitarrenfussbank, guitar foot stool, guitar footrest, guitar foot rest, gitarrenfussstutze, gitarrenfussbankchen
  guitar slide, bottleneck
  bass drum, grosse trommel, kick drum, basstrommel
  cymbal, schlagzeugbecken, drum cymbal
  drum throne, drum stool, schlagzeughocker, drummer stool, drummer throne, drummer seat, drum seat, drumhocker, schlagzeugstuhl
  bass drum pedal, kick drum pedal, fussmaschine, drum pedal, kick pedal
  practice pad, ubungspad, drum practice pad
  bongo drum, bongo, bongotrommel
  conga drum, conga, congatrommel
  djembe, djembe trommel
  maracas, rumbarassel, rumbakugel
  castanet, kastagnette, castagnette
  egg shaker, shaker egg, eier shaker, rasselei
  rain stick, rainstick, regenmacher, regenstab, regenrohr
  kettle drum, timpani, pauke, kesselpauke
  vibraphone, vibraphon
  kalimba, thumb piano, daumenklavier, thumb harp
  singing bowl, klangschale, tibetan singing bowl, tibetan bowl, sound bowl, tibetische klangschale
  claves, klangholz, klangstab
  jews harp, jew s harp, jaw harp, maultrommel, juice harp
  handbell, hand bell, tischglocke, handglocke
  manuscript paper, staff paper, notenpapier, music paper, sheet music paper, blank sheet music
  music folder, notenmappe, sheet music folder, choir folder, chormappe, music binder
  conductors baton, taktstock, dirigentenstab, conducting baton, conductor baton, dirigierstab, dirigentenstock
  stage makeup, theatre make up, theaterschminke, greasepaint, theatrical makeup, theatrical make up, stage make up, theatre makeup, theatermakeup, buhnenschminke
  feather boa, federboa
  fake beard, false beard, kunstbart, falscher bart, costume beard, kostumbart, klebebart, theaterbart
  magic wand, zauberstab, wizard wand
  magic trick, zaubertrick
  ventriloquist dummy, bauchrednerpuppe, ventriloquists dummy, ventriloquist doll, ventriloquist puppet
  marionette, string puppet, fadenpuppe, puppet on strings, marionettenpuppe
  stage prop, requisit, theatre prop, theatre requisite, theaterrequisit, buhnenrequisit
  body paint, korperfarbe, bodypainting farbe, bodypainting paint, body painting colour, korpermalfarbe
  fairy wings, feenflugel, elfenflugel
  angel wings, engelsflugel
  animal costume, tierkostum, animal fancy dress
  handcuff, handschelle
  cap gun, zundplattchenpistole, knallplattchenpistole, cap pistol, toy cap gun, knallpistole, zundblattchenpistole
  foam sword, schaumstoffschwert, larp schwert, toy foam sword
  chainmail, chain mail, kettenhemd
  suit of armour, suit of armor, ritterrustung, knights armour, knight armour
  dagger, dolch
  hand fan, facher, handfacher
  scout scarf, pfadfinderhalstuch, scout neckerchief
  woggle, neckerchief slide, halstuchknoten, scarf slide, pfadfinderknoten
  scout shirt, pfadfinderhemd
  scout hat, pfadfinderhut
  flint, feuerstein, flintstone
  tinder, zunder, fire tinder
  coin capsule, munzkapsel
  coin holder, munzrahmchen, coin flip, coin flip holder, cardboard coin holder
  coin catalogue, coin catalog, munzkatalog
  commemorative coin, gedenkmunze, sondermunze, memorial coin
  gold coin, goldmunze
  silver coin, silbermunze
  gold bar, goldbarren, gold ingot, gold bullion
  stock book, stamp stockbook, einsteckbuch, einsteckalbum
  stamp tongs, stamp tweezers, briefmarkenpinzette, philatelic tweezers, briefmarkenzange
  perforation gauge, zahnungsschlussel
  first day cover, ersttagsbrief, ersttagsumschlag
  mineral specimen, mineralstufe, mineral sample, mineralienstufe
  rock crystal, bergkristall
  rose quartz, rosenquarz
  pyrite, pyrit, fools gold, katzengold, narrengold, iron pyrite
  amber, bernstein
  fossil, versteinerung
  ammonite, ammonit
  shark tooth, haifischzahn, haizahn, sharks tooth
  seashell, sea shell, meeresmuschel, muschelschale, beach shell
  starfish, seestern
  display case, schaukasten, glass display case, schauvitrine, sammlervitrine
  pin badge, lapel pin, anstecknadel, ansteckpin, enamel pin, lapel badge
  button badge, ansteckbutton, pin back button, pinback button
  porcelain figurine, porzellanfigur, china figurine, china figure, porcelain figure, porzellanfigurine
  autograph, autogramm, autogrammkarte
`;
