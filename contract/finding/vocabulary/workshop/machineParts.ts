/** Bearings, gears, seals, pneumatics and lifting. A line is what means the same, in English and German, without accents. */
export const MACHINE_PARTS = `
  deep groove ball bearing, rillenkugellager
  cylindrical roller bearing, zylinderrollenlager
  needle bearing, needle roller bearing, nadellager
  tapered roller bearing, taper roller bearing, kegelrollenlager
  angular contact bearing, angular contact ball bearing, schragkugellager
  self aligning ball bearing, pendelkugellager
  thrust bearing, axiallager, drucklager
  plain bearing, sleeve bearing, gleitlager
  bearing bush, bearing bushing, lagerbuchse
  pillow block, plummer block, pillow block bearing, stehlager
  flange bearing, flanged bearing unit, flanschlager
  miniature bearing, miniaturkugellager, minikugellager
  ceramic bearing, keramiklager, keramikkugellager
  rod end, rod end bearing, heim joint, rose joint, gelenkkopf
  bearing housing, lagergehause
  spur gear, stirnrad, stirnzahnrad
  bevel gear, kegelrad, kegelzahnrad
  planetary gearbox, epicyclic gearbox, planetengetriebe, planetary gear
  reduction gearbox, speed reducer, untersetzungsgetriebe
  timing pulley, timing belt pulley, zahnriemenscheibe, zahnriemenrad, gt2 pulley
  v belt pulley, vee pulley, keilriemenscheibe
  ribbed belt, serpentine belt, keilrippenriemen, rippenriemen
  flat belt, flachriemen
  round belt, rundriemen
  belt tensioner, riemenspanner
  chain tensioner, kettenspanner
  roller chain, rollenkette
  chain sprocket, sprocket wheel, kettenrad
  jaw coupling, lovejoy coupling, elastische klauenkupplung
  bellows coupling, metallbalgkupplung, balgkupplung
  shaft collar, stellring
  taper lock bush, taper bush, taperlockbuchse
  oil seal, shaft seal, wellendichtring, simmerring, radialwellendichtring
  mechanical seal, gleitringdichtung
  stuffing box, stopfbuchse
  gland packing, stopfbuchspackung
  bonded seal, dowty washer, usit ring
  copper washer, kupferdichtring, kupferscheibe
  gasket paper, dichtungspapier
  gasket sheet, gasket material, dichtungsplatte
  liquid gasket, gasket maker, flussigdichtung
  o ring kit, o ring assortment, o ring sortiment
  belleville washer, disc spring, tellerfeder
  compression spring, druckfeder
  tension spring, extension spring, zugfeder
  torsion spring, drehfeder, schenkelfeder
  leaf spring, blattfeder
  coil spring, schraubenfeder
  rubber buffer, gummipuffer
  anti vibration mount, vibration damper, schwingungsdampfer, vibrationsdampfer
  clamping lever, klemmhebel
  star knob, sterngriff
  handwheel, hand wheel, handrad
  indexing plunger, index plunger, rastbolzen
  spring plunger, ball plunger, federndes druckstuck
  pneumatic cylinder, air cylinder, pneumatikzylinder, druckluftzylinder
  hydraulic cylinder, hydraulic ram, hydraulikzylinder
  pneumatic valve, pneumatikventil
  push in fitting, push to connect fitting, steckverschraubung
  banjo bolt, hohlschraube
  air service unit, frl unit, druckluftwartungseinheit
  hydraulic hose, hydraulikschlauch
  hydraulic pump, hydraulikpumpe
  cutting ring fitting, schneidringverschraubung
  gear pump, zahnradpumpe
  diaphragm pump, membrane pump, membranpumpe
  peristaltic pump, schlauchpumpe, peristaltikpumpe, schlauchquetschpumpe
  vacuum pump, vakuumpumpe
  pressure switch, druckwachter
  safety valve, pressure relief valve, sicherheitsventil, uberdruckventil
  needle valve, nadelventil
  butterfly valve, absperrklappe
  gate valve, absperrschieber
  foot valve, fussventil
  float switch, schwimmerschalter
  pipe flange, rohrflansch
  camlock coupling, camlock fitting, kamlok kupplung
  storz coupling, storz kupplung
  geka coupling, geka kupplung
  chain sling, kettengehange, anschlagkette
  crane hook, load hook, kranhaken, lasthaken
  swivel shackle, wirbelschakel
  lever hoist, hebelzug
  electric hoist, elektroseilzug
  beam trolley, laufkatze
  beam clamp, tragerklemme
  plate clamp, blechklemme
  lifting magnet, hebemagnet, lasthebemagnet
  crane scale, kranwaage
  snatch block, klappblock, umlenkblock
  swage sleeve, pressklemme, drahtseilpressklemme
  wire rope cutter, drahtseilschere
  edge protector, kantenschoner
  load binder, lastspanner, ratschenlastspanner
  spreader beam, lifting beam, lasttraverse
  machine skate, machinery skate, panzerrolle
  bottle jack, stempelwagenheber
  scissor jack, scherenwagenheber
  lift table, scissor lift table, hubtisch, scherenhubtisch
  forklift, fork lift truck, gabelstapler
  fall arrester, hohensicherungsgerat
`;
