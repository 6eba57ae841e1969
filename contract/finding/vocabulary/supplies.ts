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
  passata, passierte tomaten, tomatenpassata
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
`;
