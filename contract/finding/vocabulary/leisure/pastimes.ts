/** Music, theatre, magic and collecting. A line is what means the same, in English and German, without accents. */
export const PASTIMES = `
  ocarina, okarina
  pan flute, panpipes, panflote
  bagpipe, bagpipes, dudelsack, sackpfeife
  harp, harfe
  hammered dulcimer, hackbrett
  hurdy gurdy, drehleier
  barrel organ, drehorgel, leierkasten
  harpsichord, cembalo
  digital piano, electric piano, e piano, digitalpiano
  melodica, melodika
  concertina, konzertina
  tenor horn, tenorhorn
  piccolo, piccoloflote, pikkoloflote, piccolo flute
  tin whistle, penny whistle, blechflote
  alto recorder, altblockflote, altflote
  soprano recorder, descant recorder, sopranblockflote
  recorder cleaning rod, flotenwischer
  clarinet reed, klarinettenblatt
  saxophone reed, saxophonblatt
  reed ligature, blattschraube
  trumpet mute, trompetendampfer
  shoulder rest, schulterstutze
  violin case, geigenkasten, geigenkoffer
  violin string, geigensaite
  guitar footstool, gitarrenfussbank
  guitar slide, bottleneck
  bass drum, grosse trommel
  cymbal, schlagzeugbecken
  drum throne, drum stool, schlagzeughocker
  bass drum pedal, kick drum pedal, fussmaschine
  practice pad, ubungspad
  bongo drum, bongo, bongotrommel
  conga drum, conga
  djembe, djembe trommel
  maracas, rumbarassel, rumbakugel
  castanet, kastagnette
  egg shaker, shaker egg, eier shaker, rasselei
  rain stick, rainstick, regenmacher
  kettle drum, timpani, pauke, kesselpauke
  vibraphone, vibraphon
  kalimba, thumb piano, daumenklavier
  singing bowl, klangschale
  claves, klangholz, klangstab
  jews harp, jew s harp, jaw harp, maultrommel
  handbell, hand bell, tischglocke, handglocke
  manuscript paper, staff paper, notenpapier
  music folder, notenmappe
  conductors baton, taktstock, dirigentenstab
  stage makeup, theatre make up, theaterschminke, greasepaint
  feather boa, federboa
  fake beard, false beard, kunstbart, falscher bart
  magic wand, zauberstab
  magic trick, zaubertrick
  ventriloquist dummy, bauchrednerpuppe
  marionette, string puppet, fadenpuppe
  stage prop, requisit, theatre prop
  body paint, korperfarbe, bodypainting farbe
  fairy wings, feenflugel, elfenflugel
  angel wings, engelsflugel
  animal costume, tierkostum
  handcuff, handschelle
  cap gun, zundplattchenpistole, knallplattchenpistole
  foam sword, schaumstoffschwert
  chainmail, chain mail, kettenhemd
  suit of armour, suit of armor, ritterrustung
  dagger, dolch
  hand fan, facher, handfacher
  scout scarf, pfadfinderhalstuch
  woggle, neckerchief slide, halstuchknoten
  scout shirt, pfadfinderhemd
  scout hat, pfadfinderhut
  flint, feuerstein, flintstone
  tinder, zunder
  coin capsule, munzkapsel
  coin holder, munzrahmchen
  coin catalogue, coin catalog, munzkatalog
  commemorative coin, gedenkmunze, sondermunze
  gold coin, goldmunze
  silver coin, silbermunze
  gold bar, goldbarren
  stock book, stamp stockbook, einsteckbuch, einsteckalbum
  stamp tongs, stamp tweezers, briefmarkenpinzette
  perforation gauge, zahnungsschlussel
  first day cover, ersttagsbrief
  mineral specimen, mineralstufe
  rock crystal, bergkristall
  rose quartz, rosenquarz
  pyrite, pyrit, fools gold, katzengold
  amber, bernstein
  fossil, versteinerung
  ammonite, ammonit
  shark tooth, haifischzahn, haizahn
  seashell, sea shell, meeresmuschel, muschelschale
  starfish, seestern
  display case, schaukasten
  pin badge, lapel pin, anstecknadel, ansteckpin
  button badge, ansteckbutton
  porcelain figurine, porzellanfigur, china figurine
  autograph, autogramm, autogrammkarte
`;
