/** 3D printing, laser, screen printing and bookbinding. A line is what means the same, in English and German, without accents. */
export const PRINTING = `
  pei sheet, pei plate, pei platte, pei build plate, pei druckplatte
  hardened nozzle, hardened steel nozzle, gehartete duse, gehartete stahlduse
  heater block, heizblock, hotend heater block, hotend block
  heater cartridge, cartridge heater, heizpatrone, heating cartridge, hotend heater cartridge
  bowden tube, bowdenschlauch, bowden schlauch, ptfe bowden tube
  extruder gear, extruderritzel, extruderzahnrad, extruder drive gear, filament drive gear
  filament dryer, filamenttrockner, filament drying box, filamenttrockengerat, filament drier, filamenttrocknungsbox
  filament dry box, filament trockenbox
  filament spool, filamentspule, filamentrolle, filament reel, filament roll
  filament holder, filament spool holder, filamenthalter, filamentrollenhalter, filamentspulenhalter
  nozzle cleaning needle, dusenreinigungsnadel, nozzle cleaner, nozzle needle, dusenreiniger, nozzle cleaning tool
  3d pen, 3d stift, 3d printing pen, 3d druckstift
  fep film, fep sheet, fep folie, fep release film
  resin printer, sla printer, sla drucker, resindrucker, harzdrucker, resin 3d printer, sla 3d printer, msla printer, resin 3d drucker, sla 3d drucker, msla drucker
  resin vat, resin tank, harzwanne, resin tray, harztank, resinwanne
  wash and cure station, uv curing station, aushartestation, wash and cure, wash cure station, wash and cure machine, wasch und aushartestation
  v slot wheel, v slot rolle, v wheel, v rolle
  cnc router, cnc frase, portalfrase, cnc portalfrase, cnc portalfrasmaschine, cnc routing machine, portalfrasmaschine, cnc router machine
  milling spindle, frasspindel, spindle motor, router spindle, frasmotor, cnc spindle, cnc spindel
  frequency inverter, vfd, frequenzumrichter, variable frequency drive, vfd drive, frequency converter
  spoilboard, wasteboard, opferplatte, sacrificial board
  tool setter, tool length sensor, werkzeuglangensensor, werkzeuglangentaster, tool length setter, tool height setter, werkzeuglangenmesser
  dust shoe, dust boot, absaugschuh, cnc dust shoe
  single flute end mill, single flute cutter, einschneider, einzahnfraser, single flute bit, single flute router bit, einschneidiger fraser
  engraving bit, engraving cutter, gravierstichel, engraver bit
  honeycomb table, honeycomb bed, wabentisch, laser honeycomb bed, laser honeycomb
  laser tube, laserrohre
  laser lens, laserlinse, laser focus lens, laser focal lens
  laser safety glasses, laser goggles, laserschutzbrille, laser safety goggles, laser protection glasses, laser glasses, laser protective glasses, laserbrille
  hot wire cutter, hot wire foam cutter, styroporschneider, heissdrahtschneider, foam cutter, polystyrene cutter, styroporschneidegerat, styrofoam cutter, styroporcutter
  vacuum former, vacuum forming machine, tiefziehmaschine, tiefziehgerat, vacuum forming table, vacuformer, vakuumformer, vakuumtiefziehgerat
  transfer tape, application tape, ubertragungsfolie, transferfolie, vinyl transfer tape, ubertragungstape, applikationsfolie
  weeding hook, vinyl weeding tool, entgitterhaken, entgitterwerkzeug, vinyl weeder, entgitterungswerkzeug, weeder hook, entgitterungshaken
  heat transfer vinyl, htv, iron on vinyl, flexfolie, bugelfolie, iron on film, iron on foil, plotterflexfolie, iron on transfer vinyl
  sublimation paper, sublimationspapier, dye sub paper, sublimation transfer paper
  sublimation ink, sublimationstinte, dye sub ink, sublimation printer ink, sublimationsfarbe
  mug press, tassenpresse, mug heat press, mug press machine, becherpresse
  screen printing frame, silkscreen frame, siebdruckrahmen, silk screen, silk screen frame, silkscreen printing frame, serigraphy frame
  screen printing squeegee, siebdruckrakel, rakel, druckrakel, silkscreen squeegee, screen print squeegee
  screen printing ink, siebdruckfarbe, screen print ink, silkscreen ink, silkscreen printing ink
  photo emulsion, screen emulsion, fotoemulsion, siebdruckemulsion, photo sensitive emulsion, screen printing emulsion, light sensitive emulsion
  screen mesh, siebdruckgewebe, screen printing mesh, silk screen mesh, siebdruckgaze, screen printing fabric
  uv exposure unit, uv belichter, uv belichtungsgerat, uv exposure box, uv belichtungskasten, uv belichtungsbox
  brayer, ink roller, linolwalze, rubber brayer, linoldruckwalze, linoldruckroller, lino roller, ink brayer, linolfarbwalze
  lino block, linoleum block, linolplatte, lino sheet, linoleum plate, linolschnittplatte, lino plate, lino tile, linoldruckplatte
  lino cutter, lino cutting tool, linolmesser, linolschnittmesser, linolschnittwerkzeug, linoleum cutter, linoleum cutting tool
  etching needle, radiernadel
  etching press, intaglio press, radierpresse, intaglio printing press, kupferdruckpresse
  lead type, bleiletter, letterpress type, bleitype
  type case, setzkasten, printers tray, letterpress tray, printers type tray
  bone folder, falzbein, folding bone, falzstab
  bookbinding thread, buchbinderzwirn, buchbindegarn, bookbinders thread, buchbinderfaden, bookbinder thread, bookbinding linen thread
  bookbinding needle, buchbindernadel, bookbinders needle, bookbinder needle
  book press, nipping press, buchpresse, stockpresse, bookbinding press, bookbinders press, buchbinderpresse, bookbinder press, buchbindepresse
  book cloth, bookcloth, buchleinen, buchbinderleinen, bookbinding cloth, bookbinders cloth, buchbindeleinen, bookbinder cloth, einbandleinen
  binders board, greyboard, graupappe, buchbinderpappe, grayboard, binder board, bookbinding board
  endpaper, vorsatzpapier, endsheet, endleaf, book endpaper
  bookbinding glue, buchbinderleim, bookbinders glue, bookbinding adhesive, bookbinder glue, buchbindeleim
  stack cutter, stapelschneider, guillotine stack cutter, stapelschneidemaschine, papierstapelschneider, stapelschneidegerat
  marbled paper, marmorpapier, marbling paper, marmoriertes papier, marbleized paper, marmoriertpapier
  laser engraver, lasergravierer, lasergraviermaschine, laser engraving machine, lasergravurmaschine, lasergravurgerat, lasergraviergerat
  scoop coater, beschichtungsrinne, emulsion coater, emulsion scoop coater, emulsion coating trough
`;
