/** Plaster, tiles, roofs, pipes, wiring and locks. A line is what means the same, in English and German, without accents. */
export const BUILDING_TRADES = `
  plasterers hawk, aufziehbrett
  plastering float, putzreibebrett, reibebrett
  sponge float, schwammbrett
  taping knife, drywall knife, flachenspachtel
  japanese spatula, japanspachtel
  tuck pointing trowel, pointing trowel, fugenkelle
  corner trowel, eckkelle
  screed board, screed bar, abziehlatte
  metal stud, standerprofil, cw profil
  drywall sander, giraffe sander, langhalsschleifer, trockenbauschleifer
  drywall lift, plasterboard lifter, plattenlift
  joint compound, drywall mud, fugenspachtel, fugenfuller
  tile nipper, fliesenzange, papageienzange
  tile saw, wet tile saw, fliesensage, nassschneider
  tile trim, tile edging, fliesenschiene, fliesenprofil
  tile wedge, fliesenkeil
  grout remover, grout rake, fugenkratzer
  grout sponge, fliesenwaschschwamm
  wall tile, wandfliese
  floor tile, bodenfliese
  mosaic tile, mosaikfliese, mosaikstein
  silicone smoothing tool, caulking tool, fugenglatter, silikonglatter, fugenabzieher
  silicone smoothing agent, silikonglattmittel
  backer rod, hinterfullschnur, hinterfullprofil
  levelling compound, self levelling compound, ausgleichsmasse, nivelliermasse, fliessspachtel
  penetrating primer, deep primer, tiefengrund, tiefgrund
  waterproofing slurry, dichtschlamme
  foam gun, schaumpistole
  slate, schiefer
  slate hammer, schieferhammer
  roof ladder, dachleiter
  roof underlay, roofing membrane, unterspannbahn
  asphalt shingle, bitumenschindel
  snow guard, snow stopper, schneefang, schneefanggitter
  lightning rod, lightning conductor, blitzableiter
  seaming pliers, falzzange
  roofing torch, aufschweissbrenner
  chimney cowl, schornsteinaufsatz, kaminaufsatz
  radiator brush, heizkorperpinsel
  flat brush, flachpinsel
  ring brush, ringpinsel
  block brush, ceiling brush, deckenburste
  stippling brush, stupfpinsel
  foam paint roller, schaumstoffwalze, schaumwalze
  paint roller sleeve, roller cover, ersatzwalze
  paint grid, roller grid, abstreifgitter
  paint strainer, farbsieb, lacksieb
  paint mixing cup, farbmischbecher
  airless sprayer, airless spritzgerat, airless gerat
  wallpaper steamer, wallpaper stripper, tapetenabloser, dampftapetenabloser
  wallpaper seam roller, seam roller, nahtroller
  woodchip wallpaper, raufaser, raufasertapete
  painters fleece, malervlies, abdeckvlies
  razor scraper, razor blade scraper, glasschaber, klingenschaber
  tack cloth, tack rag, staubbindetuch
  rust primer, red oxide primer, rostschutzgrundierung, rostschutzgrund
  limewash, lime wash, kalkfarbe
  gold leaf, blattgold
  stencil brush, schablonierpinsel
  breeze block, cinder block, hohlblockstein
  aerated concrete block, porenbetonstein, gasbetonstein, ytong
  clinker brick, klinker
  brick hammer, maurerhammer
  pointed chisel, spitzmeissel
  concrete mixer, cement mixer, betonmischer, mischmaschine
  concrete vibrator, betonruttler, flaschenruttler
  plate compactor, wacker plate, ruttelplatte
  rebar, reinforcing bar, bewehrungsstahl, betonstahl, armierungseisen, moniereisen
  rebar pliers, monierzange, rabitzzange
  quicklime, branntkalk
  slaked lime, hydrated lime, loschkalk
  brick tongs, steinzange
  flush plate, wc betatigungsplatte, betatigungsplatte
  pan connector, toilet pan connector, wc manschette, wc anschluss
  solder fitting, lotfitting
  pipe union, rohrverschraubung
  double nipple, hex nipple, doppelnippel
  heating manifold, heizkreisverteiler
  pex pipe, pex tubing, pex rohr
  multilayer pipe, mehrschichtverbundrohr, verbundrohr
  heat exchanger, warmetauscher, warmeubertrager
  heat pump, warmepumpe
  hot water tank, hot water cylinder, warmwasserspeicher
  buffer tank, pufferspeicher
  sacrificial anode, opferanode
  lockshield valve, rucklaufverschraubung
  bleed valve, bleeder valve, entluftungsventil
  automatic air vent, auto air vent, schnellentlufter
  pellet stove, pelletofen
  chimney brush, flue brush, kaminburste, schornsteinburste
  flue pipe, rauchrohr
  fire cement, furnace cement, ofenkitt
  stove glass, ofenglas, kaminglas
  stove rope, fire rope, ofendichtschnur, ofendichtung
  hand shower, handbrause
  shower rail, duschstange, brausestange
  pop up waste, ablaufgarnitur
  floor drain, bodenablauf
  tap washer, faucet washer, hahndichtung, wasserhahndichtung
  ceramic disc cartridge, keramikkartusche
  fibre washer, fiber washer, fiberdichtung, fiberring
  water softener, enthartungsanlage, wasserenthartungsanlage
  backflow preventer, systemtrenner
  outdoor tap, outside tap, garden tap, hose bib, aussenwasserhahn, gartenwasserhahn
  standpipe, standrohr
  gas regulator, propane regulator, gasdruckregler, gasregler
  leak detector spray, lecksuchspray, lecksucherspray
  pipe dope, thread sealing paste, gewindedichtpaste
  copper fitting, kupferfitting
  brass fitting, messingfitting
  pvc pipe, pvc rohr
  pvc cement, pvc glue, pvc kleber
  strap wrench, bandschlussel
  chain wrench, chain pipe wrench, kettenrohrzange
  waste water lifting unit, hebeanlage
  tap extension, hahnverlangerung
  rcbo, fi ls schalter
  din rail, hutschiene, top hat rail
  din rail terminal, reihenklemme
  busbar, bus bar, sammelschiene
  screw in fuse, schraubsicherung, diazed sicherung
  flexible conduit, corrugated conduit, wellrohr, flexrohr
  cable tray, kabelrinne, kabelpritsche
  double socket, twin socket, doppelsteckdose
  blanking plate, blank plate, blindabdeckung
  switch frame, schalterrahmen
  impulse relay, stromstossschalter, stromstossrelais
  staircase timer, treppenlichtautomat, treppenhausautomat
  twilight switch, dusk sensor, dammerungsschalter
  main switch, hauptschalter
  cable knife, kabelmesser
  cable cutter, kabelschere, kabelschneider
  socket tester, outlet tester, steckdosentester, steckdosenprufer
  socket sinker, dosensenker
  wall chaser, mauernutfrase, schlitzfrase
  cable marker, wire marker, kabelmarkierer
  doorbell transformer, bell transformer, klingeltrafo
  electric strike, electric door strike, elektrischer turoffner, electric door opener
  strain relief, cord grip, zugentlastung
  lighting ballast, vorschaltgerat
  lock pick, lockpick, dietrich
  combination lock, zahlenschloss, kombinationsschloss
  mortise lock, mortice lock, einsteckschloss
  rim lock, kastenschloss
  cam lock cylinder, hebelzylinder
  strike plate, striker plate, schliessblech
  escutcheon, key escutcheon, schlusselrosette, schlusselschild
  door handle plate, langschild
  security escutcheon, schutzbeschlag
  thumb turn cylinder, knob cylinder, knaufzylinder
  door handle spindle, vierkantstift, turdruckerstift
  key blank, schlusselrohling
  key cutting machine, key copying machine, schlusselfrasmaschine, schlusselkopiermaschine
  bit key, warded key, bartschlussel
  dimple key, bohrmuldenschlussel
  panic bar, panic exit device, panikstange
  door knocker, turklopfer
  door wedge, turkeil
  barn door rail, sliding door track, schiebeturschiene
  sliding door roller, schiebeturrolle
  door seal, turdichtung
  door sweep, turbesen, turbodendichtung
  letter slot, mail slot, letter plate, briefschlitz, briefeinwurf
  garage door opener, garagentorantrieb, garagentoroffner, garage door drive
  gate hinge, torband
  lock de icer, schlossenteiser, turschlossenteiser
  casement stay, fensterfeststeller
  window hinge, fensterband
  extension ladder, schiebeleiter, ausziehleiter, extending ladder, extendable ladder
  front door key, hausturschlussel, house key, hausschlussel
`;
