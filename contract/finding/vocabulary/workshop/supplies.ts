/** Glue, tape, oil, paint, and what else is used up. A line is what means the same, in English and German, without accents. */
export const SUPPLIES = `
  glue, adhesive, kleber, klebstoff, leim
  wood glue, holzleim, white glue, carpenters glue
  super glue, superglue, cyanoacrylate, sekundenkleber, ca glue, crazy glue
  epoxy, epoxid, epoxidharz, epoxy resin, two part adhesive, two part epoxy, 2 part epoxy, 2 component glue, 2k kleber, zwei komponenten kleber, zweikomponentenkleber
  threadlocker, thread locker, schraubensicherung, thread lock, threadlock
  hot glue, heisskleber, heissklebestick, heissklebesticks
  tape, klebeband
  duct tape, gaffer tape, panzertape, duck tape, gaffa, gewebeband, gaffer, panzerband
  masking tape, painters tape, painter s tape, malerkrepp, kreppband, abklebeband, malerband
  electrical tape, insulating tape, isolierband, pvc tape
  ptfe tape, teflon tape, plumbers tape, plumber s tape, teflonband, thread seal tape, gewindedichtband
  double sided tape, doppelseitiges klebeband
  kapton, polyimide, polyimid
  ptfe, teflon
  sandpaper, sanding paper, abrasive paper, emery paper, schleifpapier, sanding disc, sanding sheet, schleifscheibe, emery cloth, schmirgelpapier, glasspaper, sandpapier
  isopropyl, isopropanol, ipa, rubbing alcohol, propanol, isopropyl alcohol, isopropylalkohol
  brake cleaner, bremsenreiniger
  grease, fett, schmierfett
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
  engine oil, motor oil, motorol
  cutting oil, cutting fluid, schneidol, bohrol
  lubricant, schmiermittel, schmierstoff, lube
  penetrating oil, rostloser, wd 40, kriechol
  antifreeze, coolant, kuhlmittel, frostschutz, kuhlerfrostschutz
  screenwash, washer fluid, screen wash, scheibenreiniger, wischwasser, windshield washer, windscreen washer fluid, scheibenfrostschutz
  wiper, wiper blade, scheibenwischer, windscreen wiper, windshield wiper, wischerblatt
  tyre, reifen
  silencer, muffler, auspuff, schalldampfer
  v belt, vee belt, fan belt, keilriemen
  fuel filter, diesel filter, kraftstofffilter
  ptfe tape, thread tape
  hose clamp, hose clip, schlauchschelle, jubilee clip, schlauchklemme
  tyre, tire
  inner tube, fahrradschlauch, bike tube
  chain, kette
  bike, bicycle, fahrrad, cycle
  brake pad, bremsbelag, bremsbelage, bremsklotz, bremsklotze
  paint, farbe
  wall paint, wandfarbe, emulsion paint, dispersionsfarbe, innenfarbe
  paintbrush, malerpinsel, pinsel
  masonry bit, steinbohrer, betonbohrer, masonry drill bit, masonry drill
  dust sheet, malerfolie, abdeckfolie
  winter tyre, winterreifen, winterrad
  passata, passierte tomaten, tomatenpassata, strained tomatoes
  mineral water, mineralwasser, sprudel
  cable reel, kabeltrommel, kabelrolle
  snow suit, schneeanzug, skianzug
  fishplate, rail joiner
  point, turnout
  pine tree, fir tree, conifer
  baler twine, binder twine
  contact adhesive, impact adhesive
  shock oil, damper oil
  paint roller, farbroller, farbrolle, malerrolle
  brush, pinsel, paintbrush, paint brush, burste
  varnish, lack, lacquer, lackfarbe
  filler, spachtelmasse, spackle, spachtel
  sealant, silikon, silicone, caulk, dichtstoff, dichtmasse
  silicone, silikon, silicon
  plaster, gips
  cloth, tuch, lappen, rag
  microfibre, mikrofaser
  microfibre cloth, mikrofasertuch
  cleaner, reiniger
  drain cleaner, rohrreiniger, abflussreiniger
  assortment, sortiment
  paint thinner, thinner, verdunner, verdunnung, nitroverdunnung
  copper grease, copper paste, kupferpaste
  nail plate, lochplatte, nagelplatte
  perforated strip, lochband, montageband
  angle bracket, winkelverbinder, lochwinkel
  joist hanger, balkenschuh
  post base, pfostentrager
  u bolt, bugelschraube
  hose ring, schlauchring
  eye hook, osenhaken
  s hook, s haken, fleischerhaken
  key hook, schlusselhaken
  magnetic strip, magnetleiste, magnetband, magnetic tape
  magnetic tray, magnetschale
  wood glue clamp, leimzwinge
  glue brush, leimpinsel
  glue syringe, leimspritze
  tung oil, tungol
  linseed oil varnish, leinolfirnis
  hard wax oil, hartwachsol
  wood putty, holzkitt
  sanding sealer, schnellschliffgrund
  clear coat, klarlack
  chalk paint, kreidefarbe
  floor paint, bodenfarbe
  metal paint, metallschutzlack
  heat resistant paint, ofenlack
  reflective tape, reflexband, reflektorband
  anti slip tape, antirutschband
  copper tape, kupferband
  aluminium tape, alutape, aluklebeband, alu tape
  butyl tape, butylband
  fibreglass, glasfasermatte, fiberglass, gfk
  carbon fibre, kohlefaser, carbonfaser
  epoxy putty, epoxidknete, knetmetall
  metal glue, metallkleber
  construction adhesive, montagekleber, baukleber
  spray glue, spruhkleber
  glue dots, klebepunkte
  mounting tape, montageband
  cable pulling lubricant, gleitmittel
  silicone spray, silikonspray
  graphite, graphit, grafit
  talcum, talkum, talcum powder
  vaseline, petroleum jelly, petrolatum
  lithium grease, lithiumfett
  bearing grease, walzlagerfett, kugellagerfett
  chain grease, kettenfett
  hydraulic oil, hydraulikol
  compressor oil, kompressorol
  transformer oil, trafool
  petroleum, kerosene, lampenol, paraffin oil, lamp oil
  cleaning alcohol, reinigungsalkohol
  label remover, etikettenloser, sticker remover
  silicone remover, silikonentferner
  adhesive remover, klebstoffentferner
  degreaser, entfetter, fettloser, kaltreiniger
  hand cleaner, handwaschpaste
  contact cleaner, kontaktreiniger
  carburettor cleaner, vergaserreiniger, carburetor cleaner
  carburettor, vergaser, carburetor
  starter rope, starterseil
  mower blade, mahmesser, rasenmahermesser
  fuel hose, benzinschlauch
  hand pump, handpumpe
  siphon pump, umfullpumpe
  water bucket, wassereimer
  mortar bucket, baueimer
  measuring wheel, messrad
  marking spray, markierspray
  timber crayon, holzmarkierer, signierkreide
  carpenters pencil, zimmermannsbleistift
  scratch awl, vorstecher, spitzbohrer
  hand drill, handbohrmaschine
  gimlet, nagelbohrer
  plane blade, hobeleisen, hobelmesser
  mitre clamp, gehrungsspanner
  lathe chisel, drechseleisen, woodturning chisel
  woodturning lathe, drechselbank
  pyrography, brandmalkolben, pyrography pen
  tile drill, fliesenbohrer
  diamond file, diamantfeile
  rotary burr, frasstift
  polishing bonnet, polierhaube, polishing pad
  wire wheel, drahtrundburste
  cup brush, topfburste
  nylon brush, nylonburste
  foam pad, schaumstoff, foam
  foam rubber, schaumgummi, moosgummi
  eva foam, moosgummi
  felt strip, filzstreifen
  rubber mat, gummimatte
  rubber foot, gummifuss, rubber feet, bumper pad
  edge protection, kantenschutz
  grommet, kabeldurchfuhrung, tulle, kabeltulle
  bellows, faltenbalg
  hook and loop tape, klettband
  luggage strap, koffergurt, kofferband
  bungee cord, spannseil, gepackgummi, expander, bungee
  tow strap, abschleppgurt
  cargo net, gepacknetz
  tarp clip, planenclip
  rope pulley, seilrolle
  cord lock, kordelstopper
  paracord, fallschirmschnur
  cotton cord, baumwollschnur
  nylon rope, nylonseil
  sisal, sisalseil
  jute, jutegarn
  wire mesh, drahtgitter, drahtgewebe
  hardware cloth, volierendraht
  barbed wire, stacheldraht
  piano wire, federstahldraht
  binding wire, bindedraht
  epoxy resin, epoxykleber, epoxidkleber, epoxidharz
  threadlocker, schraubensicherung, loctite
  kapton tape, kaptonband
`;
