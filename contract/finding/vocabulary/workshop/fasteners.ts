/** What holds things together. A line is what means the same, in English and German, without accents. */
export const FASTENERS = `
  screw, schraube
  bolt, bolzen, schraube
  socket head, cap screw, socket head screw, cap head, zylinderschraube, inbusschraube, zylinderkopf, allen screw, allen bolt, innensechskantschraube, hex socket, shcs
  button head, bhcs, linsenkopf, linsenkopfschraube, linsenschraube, flachrundschraube
  pan head, linsenkopf, flachkopf
  countersunk, flat head, senkkopf, senkschraube, senkkopfschraube, csk
  hexagon head, hex head, sechskantschraube, hex bolt, hexagon bolt
  set screw, grub screw, grub, madenschraube, gewindestift, setscrew, wurmschraube
  thumb screw, randelschraube, knurled screw
  eye bolt, ringschraube, augenschraube, osenschraube
  carriage bolt, coach bolt, schlossschraube, flachrundschraube
  flange bolt, flange screw, flanschschraube
  wood screw, holzschraube, spax, chipboard screw, spanplattenschraube
  decking screw, terrassenschraube, deck screw
  nut, mutter
  hexagon nut, hex nut, sechskantmutter
  nyloc, lock nut, locking nut, locknut, stopmutter, nylock, sicherungsmutter, nylon insert, self locking nut, selbstsichernde mutter, stoppmutter
  wing nut, flugelmutter, butterfly nut
  cap nut, hutmutter, acorn nut, dome nut
  cage nut, kafigmutter
  t slot nut, t nut, nutenstein, hammermutter, hammer nut, slot nut
  drive in nut, einschlagmutter, tee nut
  rivet nut, rivnut, nutsert, blindnietmutter, einnietmutter
  washer, unterlegscheibe, scheibe, u scheibe, beilagscheibe
  spring washer, federring, split washer, federscheibe
  lock washer, zahnscheibe, sicherungsscheibe, facherscheibe
  penny washer, fender washer, karosseriescheibe, kotflugelscheibe, repair washer
  shim, passscheibe, ausgleichsscheibe
  threaded rod, gewindestange, threaded bar, all thread, studding, allthread
  standoff, spacer, abstandshalter, abstandsbolzen, distanzhulse, distanzbolzen, abstandshulse, stand off
  cotter pin, split pin, splint, cotter
  dowel pin, zylinderstift, passstift
  circlip, snap ring, retaining ring, seegerring, sicherungsring
  helicoil, thread insert, threaded insert, gewindeeinsatz, wire thread insert
  heat set, heatset, thread insert, threaded insert, gewindeeinsatz, einschmelzmutter, einpressmutter
  rivet, niet, niete
  blind rivet, pop rivet, blindniet, blindniete, popniete
  nail, nagel
  wall plug, rawlplug, dubel, universal plug, wall anchor, spreizdubel, universaldubel
  hollow wall anchor, hohlraumdubel, cavity anchor, drywall anchor, dubel
  cable tie, zip tie, kabelbinder, tie wrap, tyrap, wire tie
  o ring, oring, dichtring
  seal, dichtung
  gasket, dichtung, flachdichtung
  spring, feder
  drawer runner, drawer slide, drawer rail, schubladenauszug, schubladenschiene
  concealed hinge, cupboard hinge, kitchen hinge, topfband
  butt hinge, door hinge
  fencing staple, fence staple, netting staple
  hinge, scharnier
  bearing, kugellager, ball bearing, lager
  hexagon, hex, sechskant
  hook screw, schraubhaken, screw hook
  drywall screw, schnellbauschraube, trockenbauschraube
  self drilling screw, bohrschraube
  machine screw, maschinenschraube, metric screw
  hanger bolt, stockschraube
  concrete screw, betonschraube
  heavy duty anchor, schwerlastanker, schwerlastdubel, anchor bolt
  chemical anchor, verbundmortel, injektionsmortel
  nylon screw, kunststoffschraube, plastic screw
  security screw, sicherheitsschraube
  clevis pin, gabelbolzen
  r clip, federstecker, hairpin cotter
  spring pin, spannstift, roll pin, spannhulse
  woodruff key, scheibenfeder
  parallel key, passfeder
  thrust washer, anlaufscheibe
  sealing washer, dichtscheibe, dichtunterlegscheibe
  square nut, vierkantmutter
  coupling nut, verbindungsmutter, langmutter, long nut
  flange nut, flanschmutter, bundmutter
  weld nut, schweissmutter
  press nut, einpressmutter
  clip nut, blechmutter, speed nut
  lock washer, federring, spring washer
`;
