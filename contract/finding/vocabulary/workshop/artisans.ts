/** Leather, upholstery, glass, pottery, stone, instruments and watches as they are made. A line is what means the same, in English and German, without accents. */
export const ARTISANS = `
  stitching awl, sewing awl, nahahle
  pricking iron, stitching chisel, prickeisen
  edge beveler, edge beveller, lederkantenhobel
  edge slicker, kantenglatter
  waxed thread, gewachster faden, gewachstes garn
  leather stamp, lederstempel, punziereisen
  round knife, head knife, halbmondmesser
  skiving knife, lederscharfmesser
  stitching pony, nahkloben
  chicago screw, screw post, book screw, buchschraube
  suede, wildleder, rauleder, veloursleder
  leather scrap, lederrest
  rawhide, rohhaut
  shoe last, schuhleisten
  cobblers hammer, shoemakers hammer, schusterhammer
  upholstery foam, polsterschaum, polsterschaumstoff
  upholstery webbing, polstergurt
  webbing stretcher, polstergurtspanner
  upholstery fabric, polsterstoff, mobelstoff
  upholstery needle, polsternadel
  upholstery hammer, tack hammer, polsterhammer
  horsehair, rosshaar
  upholstery wadding, upholstery batting, polsterwatte
  zigzag spring, sinuous spring, nosagfeder
  piping cord, welt cord, kederschnur
  cane webbing, rattan webbing, wiener geflecht
  upholstery button, polsterknopf
  glass running pliers, running pliers, glasbrechzange
  lead came, bleirute
  stained glass, buntglas
  window putty, glaziers putty, glazing putty, fensterkitt, glaserkitt
  glass grinder, glasschleifmaschine
  fusing glass, fusingglas
  glass rod, glasstab
  glass blowpipe, glasmacherpfeife
  toughened glass, tempered glass, esg glas, einscheibensicherheitsglas
  glass etching cream, etching cream, glasatzpaste, atzcreme
  frosted window film, frosted film, milchglasfolie
  underglaze, unterglasurfarbe
  stoneware clay, steinzeugton
  banding wheel, randerscheibe
  throwing rib, pottery rib, drehschiene
  slab roller, plattenwalze
  glaze tongs, glasurzange, glasierzange
  stone chisel, stonemasons chisel, steinmeissel, steinmetzmeissel
  tooth chisel, claw chisel, zahneisen
  bush hammer, stockhammer
  stone point chisel, spitzeisen
  soapstone, speckstein
  marble, marmor
  granite, granit
  sandstone, sandstein
  limestone, kalkstein
  fretboard, griffbrett
  fret wire, fretwire, bunddraht
  machine head, guitar tuning peg, stimmmechanik, gitarrenmechanik, tuning peg
  guitar nut, gitarrensattel
  bridge pin, stegstecker, stegpin
  violin bridge, geigensteg
  tailpiece, saitenhalter
  chin rest, kinnhalter
  violin sound post, sound post, stimmstock
  sound post setter, stimmsetzer
  bow hair, bogenhaar
  fret file, bundfeile
  truss rod, halsstab, halsspannstab
  guitar pickup, gitarrentonabnehmer
  pickguard, scratchplate, schlagbrett
  string winder, peg winder, saitenkurbel
  strap button, strap pin, gurtpin, gurtknopf
  tonewood, tonholz
  guitar soundboard, resonanzdecke, gitarrendecke
  drum head, drumhead, drum skin, trommelfell, schlagzeugfell, schlagfell
  drum key, drum tuning key, trommelschlussel, trommelstimmschlussel, stimmschlussel
  piano tuning lever, tuning hammer, klavierstimmhammer, stimmhammer, piano tuning hammer, tuning lever
  woodwind pad, klappenpolster
  cork grease, korkfett
  slide grease, zugfett
  spring bar tool, federstegwerkzeug, federstegbesteck
  watch case opener, watch opener, uhrenoffner, uhrengehauseoffner
  watch press, watch case press, gehauseschliesser, uhrenpresse
  watch crown, uhrenkrone, aufzugskrone
  watch stem, aufzugswelle
  mainspring, aufzugsfeder
  balance wheel, unruh
  hairspring, unruhspirale
  watch hand, clock hand, uhrzeiger
  watch hand puller, zeigerabheber
  watch hand press, zeigersetzer
  clock face, watch dial, clock dial, zifferblatt
  watch crystal, uhrenglas
  watch bezel, uhrenlunette
  movement holder, werkhalter
  watch oil, clock oil, uhrenol
  timegrapher, zeitwaage
  pegwood, putzholz
  watch link remover, watch link removal tool, stiftausdrucker
  clock key, winding key, uhrenschlussel, aufziehschlussel
  clock pendulum, uhrpendel, uhrenpendel
  engobe, pottery slip, ceramic slip
`;
