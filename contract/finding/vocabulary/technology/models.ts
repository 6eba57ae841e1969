/** Drones, model cars and model railways. A line is what means the same, in English and German, without accents. */
export const MODELS = `
  flight controller, flugsteuerung, flugcontroller
  fpv goggles, fpv brille, videobrille
  lipo charger, lipo ladegerat
  servo horn, servo arm, servohorn, servoarm
  rc plane, rc airplane, rc flugzeug, ferngesteuertes flugzeug
  rc helicopter, rc hubschrauber, modellhubschrauber, ferngesteuerter hubschrauber
  rc boat, rc schiff, ferngesteuertes boot
  covering film, bespannfolie
  propeller guard, prop guard, propellerschutz
  body clip, body pin, karosserieklammer, karosserieklemme
  pinion gear, motorritzel
  xt60, xt60 connector, xt60 stecker
  deans plug, deans connector, deans stecker
  motor mount, motorhalter, motortrager
  model paint, modellbaufarbe
  waterslide decal, nassschiebebild, wasserschiebebild
  model rocket, modellrakete
  flexible track, flex track, flexgleis
  model railway track, model train track, modellbahngleis
  turnout motor, point motor, weichenantrieb, weichenmotor
  uncoupling track, entkupplungsgleis
  loco decoder, dcc decoder, lokdecoder
  command station, dcc command station, digitalzentrale
  passenger carriage, passenger coach, reisezugwagen
  buffer stop, prellbock
  level crossing, railroad crossing, grade crossing, bahnubergang
  signal box, stellwerk
  overhead line, catenary, oberleitung
  track ballast, gleisschotter
  scatter material, streumaterial
  model tree, modellbaum
  steam locomotive, steam loco, dampflok, dampflokomotive
  diesel locomotive, diesel loco, diesellok, diesellokomotive
  electric locomotive, electric loco, e lok, elektrolok, ellok
  railcar, triebwagen, schienenbus
  track cleaner, schienenreiniger, gleisreiniger
  traction tyre, haftreifen
  model figure, modellfigur
  train controller, fahrpult
  model railway layout, train layout, modellbahnanlage, eisenbahnanlage
`;
