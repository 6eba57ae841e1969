/** Drones, model cars and model railways. A line is what means the same, in English and German, without accents. */
export const MODELS = `
  flight controller, flugsteuerung, flugcontroller, drone flight controller
  fpv goggles, fpv brille, videobrille, fpv glasses, fpv headset, fpv videobrille, drone goggles
  lipo charger, lipo ladegerat
  servo horn, servo arm, servohorn, servoarm, servohebel
  rc plane, rc airplane, rc flugzeug, ferngesteuertes flugzeug, radio controlled plane, remote control plane, rc flieger, rc aeroplane
  rc helicopter, rc hubschrauber, modellhubschrauber, ferngesteuerter hubschrauber, remote control helicopter, radio controlled helicopter, rc heli
  rc boat, rc schiff, ferngesteuertes boot, remote control boat, radio controlled boat, remote controlled boat, ferngesteuertes schiff
  covering film, bespannfolie, model covering film, oracover
  propeller guard, prop guard, propellerschutz, propellerschutzring, rotorschutz
  body clip, body pin, karosserieklammer, karosserieklemme, body shell clip, karosserieklipse
  pinion gear, motorritzel, motor pinion, motor pinion gear
  xt60, xt60 connector, xt60 stecker
  deans plug, deans connector, deans stecker
  motor mount, motorhalter, motortrager, motor bracket, motorhalterung, motor mounting bracket
  model paint, modellbaufarbe, modelling paint, modellfarbe
  waterslide decal, nassschiebebild, wasserschiebebild, water slide decal, water transfer decal, waterslide transfer, wasserabziehbild
  model rocket, modellrakete, hobby rocket
  flexible track, flex track, flexgleis, flexitrack
  model railway track, model train track, modellbahngleis, model railroad track, modelleisenbahngleis, modellgleis
  turnout motor, point motor, weichenantrieb, weichenmotor, point machine, switch motor
  uncoupling track, entkupplungsgleis, uncoupler track, uncoupler, entkuppler, decoupler track
  loco decoder, dcc decoder, lokdecoder, locomotive decoder, train decoder, dcc loco decoder
  command station, dcc command station, digitalzentrale, dcc controller, digital command station
  passenger carriage, passenger coach, reisezugwagen, railway carriage, rail coach
  buffer stop, prellbock, gleisabschluss
  level crossing, railroad crossing, grade crossing, bahnubergang, railway crossing, railroad grade crossing
  signal box, stellwerk, signal cabin, signal tower
  overhead line, catenary, oberleitung, overhead wire, overhead catenary, fahrleitung
  track ballast, gleisschotter, railway ballast, model railway ballast, gleisbettschotter
  scatter material, streumaterial, model scatter, landscape scatter
  model tree, modellbaum, scale tree, miniature tree
  steam locomotive, steam loco, dampflok, dampflokomotive, steam train
  diesel locomotive, diesel loco, diesellok, diesellokomotive, diesel train
  electric locomotive, electric loco, e lok, elektrolok, ellok, elektrolokomotive
  railcar, triebwagen, schienenbus, railbus, rail motor coach
  track cleaner, schienenreiniger, gleisreiniger, rail cleaner, track cleaning block
  traction tyre, haftreifen, rubber traction tyre, loco traction tyre
  model figure, modellfigur, model railway figure, miniature figure, scale figure
  train controller, fahrpult, model train controller, model railway controller
  model railway layout, train layout, modellbahnanlage, eisenbahnanlage, model train layout, model railroad layout, modelleisenbahnanlage
  tank wagon, kesselwagen, tank car, tanker wagon
  railway points, eisenbahnweiche, gleisweiche, modellbahnweiche, railway switch, track switch, railroad switch, railway turnout
`;
