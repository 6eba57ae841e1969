/** 3D printing, laser, screen printing and bookbinding. A line is what means the same, in English and German, without accents. */
export const PRINTING = `
  pei sheet, pei plate, pei platte
  hardened nozzle, hardened steel nozzle, gehartete duse
  heater block, heizblock
  heater cartridge, cartridge heater, heizpatrone
  bowden tube, bowdenschlauch, bowden schlauch
  extruder gear, extruderritzel, extruderzahnrad
  filament dryer, filamenttrockner
  filament dry box, filament trockenbox
  filament spool, filamentspule, filamentrolle
  filament holder, filament spool holder, filamenthalter
  nozzle cleaning needle, dusenreinigungsnadel
  3d pen, 3d stift
  fep film, fep sheet, fep folie
  resin printer, sla printer, sla drucker, resindrucker, harzdrucker
  resin vat, resin tank, harzwanne
  wash and cure station, uv curing station, aushartestation
  v slot wheel, v slot rolle
  cnc router, cnc frase, portalfrase
  milling spindle, frasspindel, spindle motor, router spindle, frasmotor
  frequency inverter, vfd, frequenzumrichter, variable frequency drive
  spoilboard, wasteboard, opferplatte
  tool setter, tool length sensor, werkzeuglangensensor, werkzeuglangentaster
  dust shoe, dust boot, absaugschuh
  single flute end mill, single flute cutter, einschneider, einzahnfraser
  engraving bit, engraving cutter, gravierstichel
  honeycomb table, honeycomb bed, wabentisch
  laser tube, laserrohre
  laser lens, laserlinse
  laser safety glasses, laser goggles, laserschutzbrille
  hot wire cutter, hot wire foam cutter, styroporschneider, heissdrahtschneider
  vacuum former, vacuum forming machine, tiefziehmaschine, tiefziehgerat
  transfer tape, application tape, ubertragungsfolie, transferfolie
  weeding hook, vinyl weeding tool, entgitterhaken, entgitterwerkzeug
  heat transfer vinyl, htv, iron on vinyl, flexfolie, bugelfolie
  sublimation paper, sublimationspapier
  sublimation ink, sublimationstinte
  mug press, tassenpresse
  screen printing frame, silkscreen frame, siebdruckrahmen, silk screen, silk screen frame
  screen printing squeegee, siebdruckrakel, rakel, druckrakel
  screen printing ink, siebdruckfarbe, screen print ink, silkscreen ink
  photo emulsion, screen emulsion, fotoemulsion, siebdruckemulsion
  screen mesh, siebdruckgewebe
  uv exposure unit, uv belichter, uv belichtungsgerat, uv exposure box
  brayer, ink roller, linolwalze
  lino block, linoleum block, linolplatte, lino sheet
  lino cutter, lino cutting tool, linolmesser, linolschnittmesser, linolschnittwerkzeug, linoleum cutter, linoleum cutting tool
  etching needle, radiernadel
  etching press, intaglio press, radierpresse
  lead type, bleiletter
  type case, setzkasten, printers tray
  bone folder, falzbein, folding bone
  bookbinding thread, buchbinderzwirn, buchbindegarn
  bookbinding needle, buchbindernadel
  book press, nipping press, buchpresse, stockpresse
  book cloth, bookcloth, buchleinen, buchbinderleinen
  binders board, greyboard, graupappe, buchbinderpappe
  endpaper, vorsatzpapier
  bookbinding glue, buchbinderleim
  stack cutter, stapelschneider
  marbled paper, marmorpapier
  laser engraver, lasergravierer, lasergraviermaschine, laser engraving machine, lasergravurmaschine
  scoop coater, beschichtungsrinne, emulsion coater, emulsion scoop coater
`;
