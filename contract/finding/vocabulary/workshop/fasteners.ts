/** What holds things together. A line is what means the same, in English and German, without accents. */
export const FASTENERS = `
  screw, schraube
  bolt, bolzen, schraube
  socket head, cap screw, socket head screw, cap head, zylinderschraube, inbusschraube, zylinderkopf, allen screw, allen bolt, innensechskantschraube, hex socket, shcs, socket head cap screw, hex socket screw, socket cap screw, imbusschraube, zylinderkopfschraube, allen head screw, allen head bolt, allen cap screw, allen key bolt, socket cap bolt, hex socket bolt, din 912
  button head, bhcs, linsenkopf, linsenkopfschraube, linsenschraube, flachrundschraube, button head screw, dome head screw, halbrundschraube, halbrundkopfschraube, round head screw, rundkopfschraube, iso 7380, round headed screw
  pan head, linsenkopf, flachkopf, pan head screw, flachkopfschraube
  countersunk, flat head, senkkopf, senkschraube, senkkopfschraube, csk, countersunk screw, flat head screw, countersunk head, csk screw, countersunk bolt, countersunk head screw, din 7991
  hexagon head, hex head, sechskantschraube, hex bolt, hexagon bolt, hexagon head screw, hexagon screw, sechskantkopfschraube, hex head bolt, hex head screw, hex screw, hex cap screw, hexagon head bolt, sechskantbolzen, hexagonal bolt
  set screw, grub screw, grub, madenschraube, gewindestift, setscrew, wurmschraube, headless screw, socket set screw, hex socket set screw, allen grub screw
  thumb screw, randelschraube, knurled screw, knurled thumb screw, finger screw, randelkopfschraube, handschraube
  flange bolt, flange screw, flanschschraube, flanged bolt, bundschraube, hex flange bolt, flange head bolt, sperrzahnschraube, flanged screw
  decking screw, terrassenschraube, deck screw, decking board screw, terrassendielenschraube, dielenschraube
  nut, mutter
  hexagon nut, hex nut, sechskantmutter, full nut, hexagonal nut, sechseckmutter
  nyloc, lock nut, locking nut, locknut, stopmutter, nylock, sicherungsmutter, nylon insert, self locking nut, selbstsichernde mutter, stoppmutter, nylon lock nut, nyloc nut, nylon insert lock nut, stop nut, nylock nut, selbstsicherungsmutter, sperrmutter, klemmmutter
  wing nut, flugelmutter, butterfly nut, fly nut, finger nut, schmetterlingsmutter
  cap nut, hutmutter, acorn nut, dome nut, domed nut, domed cap nut, dome head nut, kappenmutter
  cage nut, kafigmutter, rack nut, captive nut, rackmutter, caged nut
  t slot nut, t nut, nutenstein, hammermutter, hammer nut, slot nut, sliding nut, hammerkopfmutter, gleitmutter, nutstein, drop in nut, drop in t nut, einlegemutter, schwenkmutter, roll in t nut, profilmutter
  drive in nut, einschlagmutter, tee nut, pronged t nut, prong nut, pronged tee nut, krallenmutter
  rivet nut, rivnut, nutsert, blindnietmutter, einnietmutter, riv nut, blind rivet nut, nietmutter, threaded rivet, gewindeniet, gewindeniete, nut rivet, threaded insert rivet
  washer, unterlegscheibe, scheibe, u scheibe, beilagscheibe, flat washer, plain washer, beilegscheibe, unterlagscheibe, unterlagsscheibe, unterlegsscheibe, din 125
  spring washer, federring, split washer, federscheibe, helical spring washer, spring lock washer, split lock washer, split ring washer, lock washer
  lock washer, zahnscheibe, sicherungsscheibe, facherscheibe, shakeproof washer, toothed washer, star washer, toothed lock washer, serrated washer, tooth washer, shake proof washer
  penny washer, fender washer, karosseriescheibe, kotflugelscheibe, repair washer, mudguard washer, grosse unterlegscheibe, large washer, large flat washer, wide washer, oversize washer, din 9021
  shim, passscheibe, ausgleichsscheibe, shim washer, distanzscheibe, shim ring, shimscheibe, spacer washer, abstandsscheibe, ausgleichscheibe
  threaded rod, gewindestange, threaded bar, all thread, studding, allthread, gewindestab, screwed rod, all thread rod, gewindebolzen, threaded stud
  standoff, spacer, abstandshalter, abstandsbolzen, distanzhulse, distanzbolzen, abstandshulse, stand off, hex standoff, pcb standoff, abstandhalter, abstandbolzen, distanzhalter, pcb spacer, hex spacer, distanzstuck, distanzrolle, mainboard standoff, motherboard standoff, abstandhulse, abstandsrolle
  cotter pin, split pin, splint, cotter, sicherungssplint
  dowel pin, zylinderstift, passstift, locating pin, parallel pin, steel dowel, metal dowel, alignment pin, cylindrical pin
  circlip, snap ring, retaining ring, seegerring, sicherungsring, c clip, sprengring, segering, segerring, wellensicherungsring, c ring
  helicoil, thread insert, threaded insert, gewindeeinsatz, wire thread insert, heli coil, thread repair insert, gewindereparatursatz, thread repair kit, gewindereparatureinsatz, wire insert, gewindereparatur, drahtgewindeeinsatz, gewindebuchse, heat set, heatset, einschmelzmutter, einpressmutter, heat set insert, einschmelzgewinde, brass insert, heat set threaded insert, einpressgewinde, messinginsert, heat insert, gewindeeinschmelzmutter, einschmelzgewindeeinsatz, brass threaded insert, einschmelzbuchse
  rivet, niet, niete
  blind rivet, pop rivet, blindniet, blindniete, popniete, popniet, pull rivet, zugniet
  wall plug, rawlplug, dubel, universal plug, wall anchor, spreizdubel, universaldubel, rawl plug, fischerdubel, mauerdubel, screw anchor, nylondubel, kunststoffdubel, plastic wall plug, wanddubel, masonry plug, plastic anchor, screw plug, wall fixing
  hollow wall anchor, hohlraumdubel, cavity anchor, drywall anchor, dubel, gipskartondubel, rigipsdubel, plasterboard plug, plasterboard anchor, plasterboard fixing, molly bolt, hohlwanddubel, trockenbaudubel, kippdubel, federklappdubel, toggle bolt, butterfly anchor, drywall plug, hollow wall plug, cavity fixing, plattendubel, toggle anchor, klappdubel, drywall fixing
  cable tie, zip tie, kabelbinder, tie wrap, tyrap, wire tie, ty rap, zap strap, nylon tie, plastic tie, zap tie, kabelstraps, plastic cable tie, kabelrapper
  o ring, oring, dichtring, o ring seal, dichtungsring, gummidichtring, runddichtring, rundring, rubber sealing ring, sealing ring
  seal, dichtung, gummidichtung, rubber seal, dichtungsgummi
  gasket, dichtung, flachdichtung, flat gasket, flat seal
  spring, feder
  butt hinge, door hinge, turscharnier
  fencing staple, fence staple, netting staple, krampe, zaunkrampe, drahtkrampe, hakenkrampe, u nagel, agraffe, wire staple, u staple, zaunklammer
  bearing, kugellager, ball bearing, lager, walzlager, rolling bearing, ball race
  hexagon, hex, sechskant
  hook screw, schraubhaken, screw hook, cup hook, hakenschraube, screw in hook, einschraubhaken, gewindehaken, dresser hook
  self drilling screw, bohrschraube, tek screw, tex screw, selbstbohrende schraube, selbstbohrschraube, self drill screw, tec screw
  hanger bolt, stockschraube, hanger screw, doppelgewindeschraube, double ended screw
  concrete screw, betonschraube, tapcon, masonry screw, concrete bolt, concrete anchor screw, schraubanker, masonry bolt
  heavy duty anchor, schwerlastanker, schwerlastdubel, anchor bolt, expansion bolt, expansion anchor, rawlbolt, wedge anchor, bolzenanker, ankerbolzen, spreizanker, through bolt, sleeve anchor, shield anchor, segmentanker, concrete anchor, dynabolt
  chemical anchor, verbundmortel, injektionsmortel, resin anchor, chemischer dubel, injektionsdubel, chemischer anker, klebeanker, verbundanker, ankermortel, chemical fixing, anchor resin, flussigdubel, injection mortar, klebedubel, chemiedubel
  nylon screw, kunststoffschraube, plastic screw, plastic bolt, nylon bolt, nylonschraube, plastikschraube, polyamidschraube
  security screw, sicherheitsschraube, tamper proof screw, tamper resistant screw, anti theft screw, security bolt, one way screw, einwegschraube, anti tamper screw, vandal proof screw, diebstahlsicherungsschraube
  clevis pin, gabelbolzen, steckbolzen, splintbolzen, gabelkopfbolzen, clevis bolt
  r clip, federstecker, hairpin cotter, r pin, hitch pin clip, hairpin clip, beta pin, hitch pin, federsplint, sicherungsfederstecker, hitch clip, spring cotter
  spring pin, spannstift, roll pin, spannhulse, sellock pin, tension pin, slotted spring pin, selloc pin, spiralspannstift, schwerspannstift
  woodruff key, scheibenfeder, half moon key, halbmondkeil, woodruffkeil, half round key, halbrundkeil
  parallel key, passfeder, shaft key, feather key, wellenkeil
  thrust washer, anlaufscheibe, axialscheibe, thrust ring, druckscheibe
  sealing washer, dichtscheibe, dichtunterlegscheibe, gasket washer, rubber washer, gummischeibe, gummiunterlegscheibe, gummidichtscheibe
  square nut, vierkantmutter
  coupling nut, verbindungsmutter, langmutter, long nut, connector nut, extension nut, rod coupling nut, gewindemuffe, sechskantmuffe, distanzmutter, threaded coupler, studding connector, threaded rod connector, gewindestangenverbinder, rod connector, hex coupling nut
  flange nut, flanschmutter, bundmutter, flanged nut, hex flange nut, serrated flange nut, sperrzahnmutter, mutter mit flansch
  weld nut, schweissmutter, anschweissmutter, welding nut, weld on nut
  press nut, einpressmutter, self clinching nut, clinch nut, pem nut, press in nut
  clip nut, blechmutter, speed nut, u nut, spire nut, spire clip, schnappmutter, karosseriemutter, aufsteckmutter, klammermutter, u clip nut, speed clip, spring nut, j nut, ansteckmutter
  wing screw, wing bolt, flugelschraube, butterfly screw, butterfly bolt
  coach screw, lag screw, lag bolt, schlusselschraube, sechskantholzschraube
  jam nut, half nut, thin nut, kontermutter, gegenmutter, flache mutter, counter nut
  thumb nut, knurled nut, randelmutter, knurled thumb nut
  castle nut, castellated nut, kronenmutter
  e clip, e ring, sicherungsscheibe fur wellen
`;
