/** Leather, upholstery, glass, pottery, stone, instruments and watches as they are made. A line is what means the same, in English and German, without accents. */
export const ARTISANS = `
  stitching awl, sewing awl, nahahle, leather sewing awl, nahahle leder
  pricking iron, stitching chisel, prickeisen, leather pricking iron, leather stitching chisel, diamond chisel leather
  edge beveler, edge beveller, lederkantenhobel, leather edge beveler, leather edge beveller, leather beveler, leather edger, leather beveller
  edge slicker, kantenglatter, wood slicker, leather burnisher, edge burnisher, leder kantenglatter, leather slicker, leather edge slicker, kantenpolierholz
  waxed thread, gewachster faden, gewachstes garn, wax thread, waxed linen thread, gewachster zwirn, wachsgarn, waxed cord, wachsfaden, waxed polyester thread, gewachstes ledergarn
  leather stamp, lederstempel, punziereisen, leather stamping tool, punzierstempel, leather tooling stamp, punzierstempel leder, punziereisen leder, leather carving stamp
  round knife, head knife, halbmondmesser, leather round knife, half moon knife, leather head knife, halbmondmesser leder
  skiving knife, lederscharfmesser, leather skiving knife, scharfmesser leder, skife knife, leather skiver, schalmesser leder, lederscharfer
  stitching pony, nahkloben, sewing pony, stitching clam, saddlers clam, sattlerkloben, nahpony, leather stitching pony, sewing clam
  chicago screw, screw post, book screw, buchschraube, chicago post, buchbinderschraube, chicagoschraube, book binding screw
  suede, wildleder, rauleder, veloursleder, suede leather, velourleder, rauhleder
  leather scrap, lederrest, leather offcut, leather remnant, lederreststuck
  rawhide, rohhaut
  shoe last, schuhleisten, cobbler last, shoemakers last, schusterleisten, shoemaker last
  cobblers hammer, shoemakers hammer, schusterhammer, cobbler hammer, shoemaker hammer, schuhmacherhammer
  upholstery foam, polsterschaum, polsterschaumstoff, schaumstoff polster, polsterschaumgummi, mobelschaumstoff, upholstery foam sheet, foam for upholstery
  upholstery webbing, polstergurt, furniture webbing, polstergurtband, elastic upholstery webbing, seat webbing, mobelgurt
  webbing stretcher, polstergurtspanner, webbing tensioner, webbing strainer, upholstery webbing stretcher, gurt spanner polster, web stretcher
  upholstery fabric, polsterstoff, mobelstoff, furniture fabric, upholstery material, upholstery cloth, polsterbezugsstoff, mobelbezugsstoff, furnishing fabric
  upholstery needle, polsternadel, upholsterers needle, upholsterer needle, polsterernadel
  upholstery hammer, tack hammer, polsterhammer, upholsterers hammer, polstererhammer, upholsterer hammer
  horsehair, rosshaar
  upholstery wadding, upholstery batting, polsterwatte, upholstery wadding sheet
  zigzag spring, sinuous spring, nosagfeder, nosag spring, serpentine spring
  piping cord, welt cord, kederschnur, piping cording, welting cord, kederkordel
  cane webbing, rattan webbing, wiener geflecht, rattan cane webbing, rattan geflecht, vienna cane, viennese cane
  upholstery button, polsterknopf
  glass running pliers, running pliers, glasbrechzange, glass breaking pliers, glass breaker pliers, running plier, glasbrecherzange, glaserbrechzange, glass snapping pliers
  lead came, bleirute, leaded came, verglasungsblei, window lead came
  stained glass, buntglas, tiffany glas
  window putty, glaziers putty, glazing putty, fensterkitt, glaserkitt, linseed oil putty, glass putty, leinol kitt, glaskitt
  glass grinder, glasschleifmaschine, stained glass grinder, glasschleifer, glasschleifgerat, glass grinding machine
  fusing glass, fusingglas
  glass rod, glasstab
  glass blowpipe, glasmacherpfeife, glass blowing pipe, glasblaserpfeife, glassblowing blowpipe, glassblower pipe, glassblowers pipe
  toughened glass, tempered glass, esg glas, einscheibensicherheitsglas, gehartetes glas, esg, sekuritglas, securit glass, tempered safety glass, toughened safety glass, vorgespanntes glas
  glass etching cream, etching cream, glasatzpaste, atzcreme, glass etch cream, glass etching paste, glasatzcreme, etch cream
  frosted window film, frosted film, milchglasfolie, frosted glass film, milchglasfensterfolie, frosted window foil
  underglaze, unterglasurfarbe, underglaze paint, underglaze colour, underglaze color, unterglasur, ceramic underglaze
  stoneware clay, steinzeugton
  banding wheel, randerscheibe, pottery banding wheel, pottery turntable, pottery decorating wheel, bossierscheibe
  throwing rib, pottery rib, drehschiene, clay rib, topferschiene, potters rib, potter rib
  slab roller, plattenwalze, clay slab roller, tonplattenwalze, pottery slab roller, tonwalze, ceramic slab roller, tonplattenroller
  glaze tongs, glasurzange, glasierzange, glazing tongs, dipping tongs, glaze dipping tongs
  stone chisel, stonemasons chisel, steinmeissel, steinmetzmeissel, stone mason chisel, stone carving chisel, steinhauermeissel
  tooth chisel, claw chisel, zahneisen, toothed chisel, zahnmeissel, stone tooth chisel
  bush hammer, stockhammer, bush hammering tool
  stone point chisel, spitzeisen, pointed chisel stone, punch chisel stone
  soapstone, speckstein, steatite, steatit
  marble, marmor
  granite, granit
  sandstone, sandstein
  limestone, kalkstein
  fretboard, griffbrett, fingerboard, guitar fretboard, gitarrengriffbrett, guitar fingerboard
  fret wire, fretwire, bunddraht, guitar fret wire, gitarrenbunddraht, bundstabe
  machine head, guitar tuning peg, stimmmechanik, gitarrenmechanik, tuning peg, guitar machine head, guitar tuner peg, tuning machine head, tuning machines, guitar tuning machine
  guitar nut, gitarrensattel, obersattel, guitar top nut, gitarrenobersattel
  bridge pin, stegstecker, stegpin, guitar bridge pin, gitarrenstegpin
  violin bridge, geigensteg, fiddle bridge, violinsteg, violinensteg
  tailpiece, saitenhalter, string tailpiece
  chin rest, kinnhalter, violin chin rest, kinnstutze geige, geigenkinnhalter
  violin sound post, sound post, stimmstock, geigenstimmstock
  sound post setter, stimmsetzer, soundpost tool, stimmstocksetzer
  bow hair, bogenhaar, violin bow hair, geigenbogenhaar
  fret file, bundfeile, crowning file, fret crowning file, fret dressing file, guitar fret file
  truss rod, halsstab, halsspannstab, guitar truss rod, neck truss rod
  guitar pickup, gitarrentonabnehmer, gitarren pickup, pickup gitarre, electric guitar pickup, e gitarren tonabnehmer, e gitarren pickup
  pickguard, scratchplate, schlagbrett, guitar pickguard, gitarren schlagbrett, guitar scratchplate, schlagbrett gitarre, pickguard gitarre
  string winder, peg winder, saitenkurbel, guitar string winder, saitenwickler, guitar peg winder, saitenaufwickler, gitarrenkurbel
  strap button, strap pin, gurtpin, gurtknopf, guitar strap button, guitar strap pin, gitarrengurtpin, gurtpin gitarre, gitarrengurtknopf
  tonewood, tonholz, luthier tonewood
  guitar soundboard, resonanzdecke, gitarrendecke, guitar top wood, guitar top, guitar top plate
  drum head, drumhead, drum skin, trommelfell, schlagzeugfell, schlagfell
  drum key, drum tuning key, trommelschlussel, trommelstimmschlussel, stimmschlussel, drum tuner key, drum tuning wrench, schlagzeugschlussel, schlagzeugstimmschlussel
  piano tuning lever, tuning hammer, klavierstimmhammer, stimmhammer, piano tuning hammer, tuning lever
  woodwind pad, klappenpolster
  cork grease, korkfett
  slide grease, zugfett, tuning slide grease, brass slide grease
  spring bar tool, federstegwerkzeug, federstegbesteck, watch spring bar tool, watch band tool
  watch case opener, watch opener, uhrenoffner, uhrengehauseoffner, watch back opener, watch back remover, watch case back opener, uhrendeckeloffner
  watch press, watch case press, gehauseschliesser, uhrenpresse, watch case closer, watch closing press, watch back press, watch case closing press, uhrgehausepresse, uhrengehausepresse
  watch crown, uhrenkrone, aufzugskrone, winding crown, krone uhr, wristwatch crown, uhrkrone
  watch stem, aufzugswelle, winding stem, watch winding stem, aufziehwelle
  mainspring, aufzugsfeder, watch mainspring, clock mainspring, uhrfeder, uhrenfeder, main spring clock
  balance wheel, unruh, watch balance wheel, uhrenunruh
  hairspring, unruhspirale, balance spring, watch hairspring, unruhfeder, unruhspiralfeder
  watch hand, clock hand, uhrzeiger, uhrenzeiger, uhr zeigersatz
  watch hand puller, zeigerabheber, watch hand remover, watch hand lifter, uhrzeigerabheber, clock hand puller, uhrenzeigerabheber, clock hand remover
  watch hand press, zeigersetzer, watch hand setter, watch hand setting tool, zeigersetzwerkzeug, zeigersetzgerat, watch hand fitting tool
  clock face, watch dial, clock dial, zifferblatt, uhrenzifferblatt, watch face, zifferblatt uhr, uhrzifferblatt
  watch crystal, uhrenglas, watch glass crystal, wristwatch crystal, uhrenersatzglas, armbanduhrglas
  watch bezel, uhrenlunette, watch bezel ring, uhrlunette
  movement holder, werkhalter, watch movement holder, uhrwerkhalter, uhrenwerkhalter
  watch oil, clock oil, uhrenol, watchmaker oil, watchmakers oil, watch lubricant, uhrmacherol, horological oil, clockmaker oil, watch and clock oil, uhrol, clock lubricant
  timegrapher, zeitwaage, watch timing machine, watch timegrapher, watch timer machine, watch timing tester
  pegwood, putzholz, watchmaker pegwood, peg wood stick
  watch link remover, watch link removal tool, stiftausdrucker, watch band link remover, watch strap link remover, bracelet link remover, watch chain link remover
  clock key, winding key, uhrenschlussel, aufziehschlussel, clock winder key, clock winding key, uhrschlussel
  clock pendulum, uhrpendel, uhrenpendel, wanduhrpendel, clock pendulum bob, perpendikel
  engobe, pottery slip, ceramic slip, engobe slip
`;
