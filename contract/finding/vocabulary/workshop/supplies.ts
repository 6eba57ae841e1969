/** Glue, tape, oil, paint, and what else is used up. A line is what means the same, in English and German, without accents. */
export const SUPPLIES = `
  glue, adhesive, kleber, klebstoff, leim, klebemittel
  wood glue, holzleim, white glue, carpenters glue, pva, ponal, weissleim, tischlerleim, schreinerleim, joiners glue, carpenter glue, titebond, holzkleber, kaltleim, woodworking glue
  super glue, superglue, cyanoacrylate, sekundenkleber, ca glue, crazy glue, krazy glue, instant glue, instant adhesive, superkleber, cyanacrylat, cyanacrylatkleber, blitzkleber, schnellkleber, sekundenleim, cyanoacrylat
  epoxy, epoxid, epoxidharz, epoxy resin, two part adhesive, two part epoxy, 2 part epoxy, 2 component glue, 2k kleber, zwei komponenten kleber, zweikomponentenkleber, araldite, epoxy glue, epoxy adhesive, zweikomponentenharz, epoxidharzkleber, two component adhesive, two part glue, epoxydharz, uhu plus, two component glue, zweikomponentenklebstoff, epoxykleber, epoxidkleber
  threadlocker, thread locker, schraubensicherung, thread lock, threadlock, schraubensicherungslack, schraubensicherungskleber, threadlocking fluid, schraubenkleber, thread locking compound, gewindesicherung, thread locking adhesive, loctite
  hot glue, heisskleber, heissklebestick, heissklebesticks, hot melt, schmelzkleber, hot melt glue, heissleim, hot melt adhesive
  tape, klebeband
  duct tape, gaffer tape, panzertape, duck tape, gaffa, gewebeband, gaffer, panzerband, ductape, gorilla tape, panzerklebeband, gafferband, cloth tape, textilklebeband, lassoband, gewebetape, silver tape, power tape
  masking tape, painters tape, painter s tape, malerkrepp, kreppband, abklebeband, malerband, krepp, kreppklebeband, malerkreppband, tesakrepp, abdeckband, frog tape, decorators tape, krepptape, malertape, abklebekrepp, malerabdeckband, painting tape, maskierband
  electrical tape, insulating tape, isolierband, pvc tape, insulation tape, isoband, elektroisolierband, electricians tape, isolierklebeband, isolationsband, elektroklebeband, elektroband, isotape
  ptfe tape, teflon tape, plumbers tape, plumber s tape, teflonband, thread seal tape, gewindedichtband, gewindeband, plumbing tape, thread sealing tape, pipe thread tape, ptfe band, teflondichtband
  double sided tape, doppelseitiges klebeband, double sided sticky tape, double sided adhesive tape, doppelklebeband, two sided tape, doppelseitiges tape, beidseitiges klebeband
  kapton, polyimide, polyimid
  ptfe, teflon
  sandpaper, sanding paper, abrasive paper, emery paper, schleifpapier, sanding disc, sanding sheet, schleifscheibe, emery cloth, schmirgelpapier, glasspaper, sandpapier, glaspapier, sand paper, schleifleinen, schleifblatt, schleifbogen, wet and dry paper, abrasive sheet, schmirgelleinen, nassschleifpapier, schmirgeltuch
  isopropyl, isopropanol, ipa, rubbing alcohol, propanol, isopropyl alcohol, isopropylalkohol, 2 propanol, isoprop
  brake cleaner, bremsenreiniger, brake parts cleaner, bremsenreinigerspray, brake cleaning spray, bremsreiniger, brake clean, brake clean spray
  grease, fett, schmierfett, lubricating grease, schmiere, mehrzweckfett, multi purpose grease, universalfett, multipurpose grease, abschmierfett, schmierpaste, maschinenfett
  oil, ol
  ol, kettenol
  ol, motorol
  ol, leinol
  ol, olivenol
  ol, getriebeol
  ol, nahmaschinenol
  ol, hydraulikol
  ol, schmierol
  ol, speiseol
  ol, rapsol
  ol, sonnenblumenol
  ol, holzol
  ol, teakol
  ol, kriechol
  ol, leinolfirnis
  ol, silikonol
  engine oil, motor oil, motorol, motorenol, autool, car oil
  cutting oil, cutting fluid, schneidol, bohrol, tapping fluid, bohrmilch, kuhlschmierstoff, cutting lubricant, tapping oil, bohremulsion, cutting compound, schneidpaste, kuhlschmiermittel, gewindeschneidol, thread cutting oil, schneidspray
  lubricant, schmiermittel, schmierstoff, lube
  penetrating oil, rostloser, wd 40, kriechol, caramba, multifunktionsol, multispray, plusgas, multiol, penetrating fluid, penetrating spray, multifunktionsspray, releasing fluid, kriechspray, rostloserspray, wd40
  antifreeze, coolant, kuhlmittel, frostschutz, kuhlerfrostschutz, kuhlflussigkeit, kuhlwasser, radiator fluid, engine coolant, kuhlerflussigkeit, frostschutzmittel, cooling fluid, glysantin, kuhlerfrostschutzmittel, radiator coolant
  screenwash, washer fluid, screen wash, scheibenreiniger, wischwasser, windshield washer, windscreen washer fluid, scheibenfrostschutz, scheibenwaschmittel, windscreen wash, windshield washer fluid, scheibenwischwasser, scheibenwaschwasser, windshield wiper fluid, windshield fluid, wischwasserzusatz, scheibenwischerwasser, scheibenwaschflussigkeit
  wiper, wiper blade, scheibenwischer, windscreen wiper, windshield wiper, wischerblatt, scheibenwischerblatt, windscreen wiper blade, windshield wiper blade, wischergummi, wischblatt
  tyre, reifen, autoreifen, pneu, car tyre, car tire, autopneu
  silencer, muffler, auspuff, schalldampfer, exhaust silencer, auspufftopf, endschalldampfer, endtopf, exhaust muffler
  v belt, vee belt, fan belt, keilriemen, alternator belt, wedge belt
  fuel filter, diesel filter, kraftstofffilter, benzinfilter, petrol filter, dieselfilter, spritfilter, treibstofffilter
  ptfe tape, thread tape
  hose clamp, hose clip, schlauchschelle, jubilee clip, schlauchklemme, worm drive clip, worm gear clamp, worm drive clamp, schneckengewindeschelle, schlauchbinder, schlauchbride, jubilee clamp, schneckenschelle
  tyre, tire
  inner tube, fahrradschlauch, bike tube, bicycle tube, cycle tube, veloschlauch, bike inner tube, bicycle inner tube, fahrradreifenschlauch, reifenschlauch
  chain, kette
  bike, bicycle, fahrrad, cycle, velo, push bike, pedal cycle, drahtesel, pedal bike, radl
  brake pad, bremsbelag, bremsbelage, bremsklotz, bremsklotze, brake block, bremsgummi, brake lining, bremsbelagsatz
  paint, farbe, anstrichfarbe, streichfarbe
  wall paint, wandfarbe, emulsion paint, dispersionsfarbe, innenfarbe, innenwandfarbe, interior paint, wall emulsion, latex paint, latexfarbe, malerfarbe, ausmalfarbe
  paintbrush, malerpinsel, pinsel, decorators brush, painters brush, streichpinsel, lackpinsel, farbpinsel, decorating brush, anstreichpinsel, brush, paint brush, burste
  winter tyre, winterreifen, winterrad, snow tyre, snow tire, winter tire, winterpneu
  passata, passierte tomaten, tomatenpassata, strained tomatoes
  mineral water, mineralwasser, sprudel
  cable reel, kabeltrommel, kabelrolle, extension reel, extension cable reel, cord reel, extension cord reel, kabelaufroller, leitungsroller, leitungstrommel
  snow suit, schneeanzug, skianzug, ski suit
  fishplate, rail joiner, schienenverbinder, track joiner, schienenlasche
  point, turnout
  pine tree, fir tree, conifer
  baler twine, binder twine, baling twine, erntegarn, pressengarn, strohballenschnur, ballenschnur, bale twine, hay twine, bindegarn, strohschnur
  contact adhesive, impact adhesive, contact cement, kontaktkleber, kraftkleber, pattex, evo stik, contact glue, kontaktklebstoff, neoprenkleber
  shock oil, damper oil, shock absorber oil, stossdampferol, dampferol
  paint roller, farbroller, farbrolle, malerrolle, farbwalze, malerwalze, lammfellrolle, decorating roller, painting roller, anstrichrolle, streichrolle, malerroller, lammfellwalze
  varnish, lack, lacquer, lackfarbe
  filler, spachtelmasse, spackle, spachtel, polyfilla, moltofill, fullspachtel, spackling, spackling paste, spackling compound, wall filler, feinspachtel, crack filler, decorators filler, fertigspachtel, spachtelpaste, reparaturspachtel, gipsspachtel
  sealant, silikon, silicone, caulk, dichtstoff, dichtmasse, silicone sealant, bathroom sealant, fugendichtmasse, sanitarsilikon, silicone caulk, dichtungsmasse, fugensilikon, caulking, mastic, caulking compound, abdichtmasse, bausilikon, silicon, silikonkartusche, silicone cartridge
  plaster, gips, gipspulver, modellgips, stuckgips, baugips, bastelgips, modelling plaster, elektrikergips, plaster of paris, modelliergips, casting plaster, casting gypsum
  cloth, tuch, lappen, rag, wiping cloth
  microfibre, mikrofaser, microfiber
  microfibre cloth, mikrofasertuch, microfiber cloth, mikrofaserlappen, microfiber towel, microfibre towel, mikrofaserputztuch
  cleaner, reiniger, reinigungsmittel, cleaning agent, putzmittel, cleaning product, cleaning fluid
  drain cleaner, rohrreiniger, abflussreiniger, abflussfrei, drain unblocker, rohrfrei, drano, drain opener, rohrgranulat
  assortment, sortiment
  paint thinner, thinner, verdunner, verdunnung, nitroverdunnung, farbverdunner, lackverdunner, kunstharzverdunner, universalverdunner, lackverdunnung, cellulose thinner, universalverdunnung, kunstharzverdunnung
  copper grease, copper paste, kupferpaste, copper slip, copaslip, kupferfett, kupferspray, anti seize, anti seize paste, kupferschmierpaste, copper anti seize
  nail plate, lochplatte, nagelplatte, flachverbinder, perforated plate, mending plate, nail connector plate
  perforated strip, lochband, montageband, fixing band, builders band, fixing strap, perforated band, montagelochband, perforated strap, lochblechband
  joist hanger, balkenschuh, balkentrager, joist bracket, beam hanger, timber hanger, joist shoe
  post base, pfostentrager, pfostenanker, post anchor, pfostenschuh, post support, post shoe, pfostenhalter, post foot, stutzenschuh, pfostenhalterung, h anker, stutzenfuss
  u bolt, bugelschraube, bugelschelle, u bugel, rundstahlbugel, rohrbugel
  hose ring, schlauchring
  eye hook, osenhaken
  s hook, s haken, fleischerhaken, fleischhaken, butchers hook, meat hook, metzgerhaken
  key hook, schlusselhaken
  magnetic strip, magnetleiste, magnetband, magnetic tape, magnetstreifen, magnetic bar, magnet strip, magnetic tool holder, magnetic tool rack
  magnetic tray, magnetschale, magnetic dish, magnetic bowl, magnetic parts tray, magnetschussel, magnetteller, magnetic parts bowl, magnetic parts dish, magnetablage
  wood glue clamp, leimzwinge
  glue brush, leimpinsel, kleberpinsel, klebepinsel, klebstoffpinsel, adhesive brush
  glue syringe, leimspritze, klebstoffspritze, kleberspritze, glue injector
  tung oil, tungol, chinaholzol, china wood oil
  linseed oil varnish, leinolfirnis, boiled linseed oil, firnis, leinfirnis
  hard wax oil, hartwachsol, hardwax oil, hartol, osmo oil, hartwachs, wachsol, parkettol
  wood putty, holzkitt
  sanding sealer, schnellschliffgrund, schnellschleifgrund, schleifgrund, schnellschleifgrundierung, schnellschliffgrundierung, einlassgrund
  clear coat, klarlack, clear lacquer, clear varnish, transparentlack, farbloser lack, klarlackspray
  chalk paint, kreidefarbe, chalky paint, chalky finish paint
  floor paint, bodenfarbe, garage floor paint, betonfarbe, garagenfarbe, fussbodenfarbe, bodenlack, concrete paint, bodenanstrich, bodenbeschichtung, floor coating, fussbodenlack
  metal paint, metallschutzlack, metallfarbe, hammerite, metalllack, rostschutzlack, rostschutzfarbe, anti rust paint, rust proof paint, rust paint
  heat resistant paint, ofenlack, high temperature paint, high temp paint, stove paint, hitzebestandiger lack, thermolack, hitzefester lack, ofenfarbe, auspufflack, exhaust paint, heat proof paint, hitzebestandige farbe
  reflective tape, reflexband, reflektorband, reflector tape, reflective strip, reflexfolie, reflektorstreifen, reflexstreifen, reflexklebeband, reflektierendes klebeband, reflektorfolie, high visibility tape
  anti slip tape, antirutschband, antirutschklebeband, non slip tape, antirutschstreifen, anti slip strip, non slip strip, anti skid tape, antirutschbelag
  copper tape, kupferband, kupferklebeband, kupferfolienband, copper foil tape, slug tape, copper adhesive tape
  aluminium tape, alutape, aluklebeband, alu tape, aluminum tape, foil tape, aluminiumklebeband, aluminum foil tape, aluminium foil tape, aluminiumband
  butyl tape, butylband, butylklebeband, butyldichtband, butyl sealing tape, butyl sealant tape, butyl rubber tape, butyldichtschnur
  fibreglass, glasfasermatte, fiberglass, gfk, glass fibre, glass fiber, grp, glasfasergewebe, gfk matte, chopped strand mat, fibreglass mat, fiberglass mat, fiberglas, glass fibre mat
  carbon fibre, kohlefaser, carbonfaser, carbon fiber, cfk, karbonfaser, kohlenstofffaser, kohlefasergewebe, carbongewebe, karbon
  epoxy putty, epoxidknete, knetmetall, milliput, two part putty, epoxidkitt, reparaturknete, metallknete, powerknete, kaltmetall, cold weld, jb weld, steel putty, metal putty, epoxyknete, stahlkitt, flussigmetall
  metal glue, metallkleber, metal adhesive, metallklebstoff
  construction adhesive, montagekleber, baukleber, grab adhesive, no more nails, liquid nails, gripfill, panel adhesive, mounting adhesive, montageklebstoff, instant nails, building adhesive, kraftmontagekleber
  spray glue, spruhkleber, spray mount, kleberspray, klebespray, klebstoffspray, spruhklebstoff, adhesive spray
  glue dots, klebepunkte, adhesive dots, sticky dots, klebepunkt
  mounting tape, montageband, foam tape, spiegelklebeband, spiegelband, schaumklebeband, foam mounting tape, schaumstoffklebeband, double sided foam tape, montageklebeband, mirror tape
  cable pulling lubricant, gleitmittel, kabelgleitmittel, wire pulling lubricant, cable lube, kabelgleitfett
  silicone spray, silikonspray, siliconspray, silicone lubricant, silicone lubricant spray, silikonolspray
  graphite, graphit, grafit, graphite powder, graphitpulver, grafitpulver, graphitstaub
  talcum, talkum, talcum powder, talc, talc powder, talkumpuder, talkumpulver, talkpuder, french chalk
  vaseline, petroleum jelly, petrolatum, vaselin, white petrolatum, soft paraffin
  lithium grease, lithiumfett, white lithium grease, lithiumseifenfett, lithiumfettspray, white grease
  bearing grease, walzlagerfett, kugellagerfett, wheel bearing grease, radlagerfett, lagerfett, ball bearing grease
  chain grease, kettenfett, kettenschmiere, chain spray, kettenschmiermittel
  hydraulic oil, hydraulikol, hydraulic fluid, hydraulikflussigkeit, jack oil
  compressor oil, kompressorol, air compressor oil, kompressorenol, verdichterol
  transformer oil, trafool, transformatorol, transformatorenol, isolierol
  petroleum, kerosene, lampenol, paraffin oil, lamp oil, leuchtpetroleum, heizpetroleum, coal oil, lamp paraffin, paraffinol
  cleaning alcohol, reinigungsalkohol, putzalkohol
  label remover, etikettenloser, sticker remover, goo gone, sticky stuff remover, etikettenentferner, aufkleberentferner, kleberestentferner, kleberesteentferner, label off, etikettenloserspray
  silicone remover, silikonentferner, silikonloser, sealant remover, silicone sealant remover
  adhesive remover, klebstoffentferner, glue remover, kleberentferner, kleberloser, klebstoffloser
  degreaser, entfetter, fettloser, kaltreiniger, entfettungsmittel, entfetterspray, entfettungsspray, fettentferner, degreasing spray, engine degreaser, motorreiniger, fettreiniger, degreasing agent
  hand cleaner, handwaschpaste, swarfega, hand cleaning paste, handreiniger, handreinigungspaste, waschpaste, mechanics hand cleaner, mechanics soap, werkstattseife, industrial hand cleaner, handpaste, sandseife
  contact cleaner, kontaktreiniger, electrical contact cleaner, switch cleaner, elektronikreiniger, electronics cleaner, kontakt 60
  carburettor cleaner, vergaserreiniger, carburetor cleaner, carb cleaner, carb spray, vergaserspray
  carburettor, vergaser, carburetor, carb, karburator
  starter rope, starterseil, pull cord, recoil rope, starter cord, anlasserseil, starterschnur, anlasserschnur, pull start cord, recoil starter rope, startseil, recoil cord, anwerfseil
  mower blade, mahmesser, rasenmahermesser, lawn mower blade, rasenmaherklinge, mahermesser, mahklinge
  fuel hose, benzinschlauch, fuel line, petrol pipe, petrol hose, kraftstoffschlauch, benzinleitung, kraftstoffleitung, fuel pipe, spritschlauch, spritleitung, treibstoffschlauch
  hand pump, handpumpe
  siphon pump, umfullpumpe, siphon hose, syphon pump, umfullschlauch, transfer pump, fuel transfer pump, siphonpumpe, benzinabsaugpumpe, jiggle siphon
  water bucket, wassereimer, water pail
  mortar bucket, baueimer, builders bucket, maurereimer, morteleimer, mischeimer, mixing bucket, plasterers bucket, gipseimer, baukubel, concrete bucket, zementeimer
  measuring wheel, messrad, trundle wheel, surveyors wheel, distance wheel, rolltacho, wegmessrad, messlaufrad, streckenmessrad, walking wheel
  marking spray, markierspray, marking paint, markierungsspray, line marking paint, markierfarbe, markierungsfarbe, line marking spray, signierspray, forstmarkierspray
  timber crayon, holzmarkierer, signierkreide, lumber crayon, markierkreide, forstkreide, olsignierkreide, marking crayon, industrial crayon, lumber marker, forstmarkierkreide, reifenkreide
  carpenters pencil, zimmermannsbleistift, carpenter pencil, builders pencil, joiners pencil, zimmermannsstift, zimmererbleistift, maurerbleistift, schreinerbleistift, tischlerbleistift
  scratch awl, vorstecher, spitzbohrer, bradawl, stechahle, vorstechahle, pricker
  hand drill, handbohrmaschine, handbohrer, eggbeater drill, egg beater drill, handleier, hand cranked drill, handkurbelbohrmaschine, kurbelbohrer
  gimlet, nagelbohrer, schneckenbohrer, vorbohrer
  plane blade, hobeleisen, hobelmesser, plane iron, planer blade, planer knife, hobelklinge, wendemesser
  mitre clamp, gehrungsspanner, miter clamp, gehrungsklemme, gehrungszwinge, mitre cramp, picture frame clamp, rahmenspanner, frame clamp, bilderrahmenspanner
  lathe chisel, drechseleisen, woodturning chisel, turning chisel, wood turning chisel, drechselwerkzeug, drechselmesser, drechselbeitel, woodturning tool, wood turning tool, drechselmeissel
  woodturning lathe, drechselbank, wood lathe, holzdrehbank, drechselmaschine, wood turning lathe, drechslerbank
  pyrography, brandmalkolben, pyrography pen, wood burning pen, brandmalstift, pyrograph, brandmalgerat, wood burning tool, wood burning iron, holzbrennkolben, brennpeter, brandmalstation, pyrography iron, pyrography tool, brandmalerei, woodburning pen
  tile drill, fliesenbohrer, tile bit, tile drill bit, glasbohrer, glass drill bit, keramikbohrer, porcelain drill bit, ceramic drill bit, kachelbohrer, feinsteinzeugbohrer, tile and glass bit
  diamond file, diamantfeile, diamond needle file, diamantnadelfeile
  rotary burr, frasstift, burr bit, carbide burr, rotary file, hartmetallfrasstift, die grinder bit, die grinder burr, deburring bit
  polishing bonnet, polierhaube, polishing pad, polierfell, polierschwamm, polierpad, buffing pad, lammfellhaube, wool bonnet, polishing sponge, buffing bonnet, polieraufsatz
  wire wheel, drahtrundburste, wire brush wheel, drahtburstenrad, rotary wire brush, scheibenburste, wire wheel brush, rundburste
  cup brush, topfburste, wire cup brush, drahttopfburste, cup wire brush
  nylon brush, nylonburste
  foam pad, schaumstoff, foam, schaumstoffplatte, schaumstoffmatte, foam padding
  foam rubber, schaumgummi, moosgummi, sponge rubber, zellkautschuk, zellgummi
  eva foam, moosgummi, craft foam, funky foam, foam sheet, eva sheet, moosgummiplatte, eva schaum, crepla
  felt strip, filzstreifen, filzband, felt tape, filzklebeband
  rubber mat, gummimatte, rubber matting, gummiunterlage
  rubber foot, gummifuss, rubber feet, bumper pad, geratefuss, rubber bumper, bumpon, elastikpuffer, klebefuss, gummifusschen, self adhesive foot, stick on foot, self adhesive bumper, klebepuffer
  edge protection, kantenschutz, edge guard, kantenschutzprofil, kantenschutzband, corner guard
  grommet, kabeldurchfuhrung, tulle, kabeltulle, cable grommet, durchfuhrungstulle, gummitulle, rubber grommet, desk grommet, kabeldurchlass, durchgangstulle, membrantulle, kabelauslass, wire grommet
  bellows, faltenbalg, rubber bellows, rubber gaiter, gummibalg
  hook and loop tape, klettband, klettstreifen, hook and loop strip
  luggage strap, koffergurt, kofferband, suitcase strap, suitcase belt, luggage belt, koffergurtel, gepackgurt, kofferriemen, baggage strap
  bungee cord, spannseil, gepackgummi, expander, bungee, bungee strap, expanderseil, gummiseil, gummispanner, gepackspanner, spanngummi, elastic strap, gummispannseil, gummiexpander, bungie cord, shock cord, bungee rope, expandergummi, gepackexpander
  tow strap, abschleppgurt, schleppseil, schleppgurt
  cargo net, gepacknetz, anhangernetz, ladungssicherungsnetz, trailer net, ladungsnetz, load net, kofferraumnetz, trunk net, boot net
  tarp clip, planenclip, tarp clamp, planenklemme, planenhalter, tarpaulin clip, planenklammer, tent clip, tarpaulin clamp, tarp grip
  rope pulley, seilrolle, pulley block, seilblock, rope block, pulley wheel, seilscheibe, sheave
  cord lock, kordelstopper, toggle stopper, spring toggle, drawstring toggle, kordelfeststeller, schnurstopper, drawstring stopper, seilstopper, drawcord toggle, cord end stopper
  paracord, fallschirmschnur, parachute cord, fallschirmleine, fallschirmseil
  cotton cord, baumwollschnur, baumwollkordel, cotton string, cotton twine, cotton rope, baumwollseil
  nylon rope, nylonseil, nylonleine, nylonstrick, nylon cord, nylonschnur, polyamidseil
  sisal, sisalseil, sisal rope, sisaltau, sisalstrick, sisalschnur, sisal twine, sisal string, sisal cord, sisalkordel
  jute, jutegarn, jute twine, jute string, juteschnur, jutekordel, jute cord, jutestrick, jute yarn, jutefaden
  wire mesh, drahtgitter, drahtgewebe, metal mesh, drahtgeflecht, punktschweissgitter, welded mesh, schweissgitter, metallgitter, metallgewebe, welded wire mesh, steel mesh
  hardware cloth, volierendraht, aviary mesh, volierengitter, weldmesh, aviary wire, volierengeflecht, kleintiergitter
  barbed wire, stacheldraht, barb wire
  piano wire, federstahldraht, spring steel wire, music wire, klavierdraht, klaviersaitendraht, federdraht, spring wire
  binding wire, bindedraht, tie wire, wickeldraht, rodeldraht, rebar tie wire, baling wire
  kapton tape, kaptonband, polyimide tape, polyimidband, polyimidklebeband
  paint can opener, farbdosenoffner, paint tin opener
  all purpose glue, all purpose adhesive, alleskleber, vielzweckkleber, universalkleber
  gloss paint, buntlack, glanzlack, enamel paint
  decorators caulk, painters caulk, acrylic caulk, maleracryl, acryldichtstoff, acrylic sealant
`;
