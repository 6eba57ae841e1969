/** Bearings, gears, seals, pneumatics and lifting. A line is what means the same, in English and German, without accents. */
export const MACHINE_PARTS = `
  deep groove ball bearing, rillenkugellager, deep groove bearing
  cylindrical roller bearing, zylinderrollenlager, cylinder roller bearing
  needle bearing, needle roller bearing, nadellager
  tapered roller bearing, taper roller bearing, kegelrollenlager, tapered bearing, conical roller bearing
  angular contact bearing, angular contact ball bearing, schragkugellager
  self aligning ball bearing, pendelkugellager, self aligning bearing
  thrust bearing, axiallager, drucklager, thrust ball bearing, axialkugellager, axial bearing, axial ball bearing, axialrillenkugellager
  plain bearing, sleeve bearing, gleitlager, plain bush bearing
  bearing bush, bearing bushing, lagerbuchse
  pillow block, plummer block, pillow block bearing, stehlager, bearing pedestal, plummer block bearing, stehlagereinheit, stehlagergehause, stehblocklager
  flange bearing, flanged bearing unit, flanschlager, flange bearing unit, flanschlagereinheit, flange mount bearing
  miniature bearing, miniaturkugellager, minikugellager, mini bearing, mini ball bearing, miniature ball bearing, miniaturlager
  ceramic bearing, keramiklager, keramikkugellager, ceramic ball bearing
  rod end, rod end bearing, heim joint, rose joint, gelenkkopf, rod end joint, heim bearing, spherical rod end, gelenkstangenkopf
  bearing housing, lagergehause
  spur gear, stirnrad, stirnzahnrad, spur gear wheel, straight cut gear, geradverzahntes zahnrad
  bevel gear, kegelrad, kegelzahnrad, bevel gear wheel
  planetary gearbox, epicyclic gearbox, planetengetriebe, planetary gear, planetary reducer
  reduction gearbox, speed reducer, untersetzungsgetriebe, reduction gear, reducer gearbox, gear reducer, reduziergetriebe, reduktionsgetriebe
  timing pulley, timing belt pulley, zahnriemenscheibe, zahnriemenrad, gt2 pulley, toothed pulley, toothed belt pulley, synchronous pulley, synchronscheibe
  v belt pulley, vee pulley, keilriemenscheibe, v pulley, vee belt pulley, keilriemenrad
  ribbed belt, serpentine belt, keilrippenriemen, rippenriemen, poly v belt, micro v belt, multi rib belt, ribbed v belt, poly v riemen, rippenkeilriemen
  flat belt, flachriemen, flat drive belt, flat transmission belt
  round belt, rundriemen, round drive belt, round section belt
  belt tensioner, riemenspanner, belt tightener, belt tensioning pulley
  chain tensioner, kettenspanner, chain tightener, chain adjuster
  roller chain, rollenkette, bush roller chain
  chain sprocket, sprocket wheel, kettenrad, chain wheel, chain gear wheel
  jaw coupling, lovejoy coupling, elastische klauenkupplung, spider coupling, flexible jaw coupling
  bellows coupling, metallbalgkupplung, balgkupplung, metal bellows coupling
  shaft collar, stellring, set collar, shaft locking collar, klemmstellring, locking collar, shaft clamp collar
  taper lock bush, taper bush, taperlockbuchse, taper lock bushing, taper bushing
  oil seal, shaft seal, wellendichtring, simmerring, radialwellendichtring, rotary shaft seal, radial shaft seal, shaft oil seal, radialdichtring
  mechanical seal, gleitringdichtung, mechanical shaft seal, mechanical face seal
  stuffing box, stopfbuchse, stopfbuchsengehause
  gland packing, stopfbuchspackung, stuffing box packing, stopfbuchsenpackung
  bonded seal, dowty washer, usit ring, bonded washer, dowty seal, bonded sealing washer, usit seal
  copper washer, kupferdichtring, kupferscheibe, copper sealing washer, kupferdichtung, copper crush washer, copper gasket, copper sealing ring, kupferdichtscheibe
  gasket paper, dichtungspapier, gasket making paper, paper gasket sheet, motorendichtpapier, dichtpapier
  gasket sheet, gasket material, dichtungsplatte, gasket sheet material, dichtungsbogen, dichtungsmaterial platte, rubber gasket sheet
  liquid gasket, gasket maker, flussigdichtung, gasket sealant, flussige dichtung, form in place gasket, rtv gasket, rtv gasket maker, flachendichtung, gasket compound, motordichtmasse, gasket goo, gasket sealer
  o ring kit, o ring assortment, o ring sortiment, o ring set, o ring box, o ring satz, dichtungsringsortiment, o ringe sortiment, o ring assortment box, o ring sortimentskasten
  belleville washer, disc spring, tellerfeder, belleville spring, disc spring washer, disk spring, conical spring washer, coned disc spring, belleville disc
  compression spring, druckfeder, spiraldruckfeder
  tension spring, extension spring, zugfeder, spiralzugfeder
  torsion spring, drehfeder, schenkelfeder, torsionsfeder
  leaf spring, blattfeder, flat leaf spring
  coil spring, schraubenfeder, helical spring, coiled spring, helical coil spring
  rubber buffer, gummipuffer, rubber mount buffer
  anti vibration mount, vibration damper, schwingungsdampfer, vibrationsdampfer, vibration isolator, vibration mount, schwingungsisolator, rubber vibration mount, schwingungsabsorber
  clamping lever, klemmhebel, clamp lever, adjustable clamping handle
  star knob, sterngriff, star grip, star handle knob, star grip knob, star head knob
  handwheel, hand wheel, handrad, machine handwheel
  indexing plunger, index plunger, rastbolzen, spring loaded index pin, raststift, index bolt, index pin, indexing pin
  spring plunger, ball plunger, federndes druckstuck, ball spring plunger, federdruckstuck, kugeldruckstuck, ball nosed spring plunger, spring loaded plunger
  pneumatic cylinder, air cylinder, pneumatikzylinder, druckluftzylinder, compressed air cylinder, air ram, pneumatic ram, pneumatic air cylinder, luftzylinder
  hydraulic cylinder, hydraulic ram, hydraulikzylinder, hydrozylinder
  pneumatic valve, pneumatikventil, druckluftventil, pneumatic control valve
  push in fitting, push to connect fitting, steckverschraubung, push in connector fitting, push to connect, pneumatic push fitting
  banjo bolt, hohlschraube, banjo screw, hollow bolt, hollow screw
  air service unit, frl unit, druckluftwartungseinheit, filter regulator lubricator, air preparation unit, wartungseinheit, air treatment unit, air filter regulator lubricator
  hydraulic hose, hydraulikschlauch, hydraulic hose line, hydraulikschlauchleitung
  hydraulic pump, hydraulikpumpe, hydro pump, hydropumpe
  cutting ring fitting, schneidringverschraubung, cutting ring coupling, schneidring fitting
  gear pump, zahnradpumpe, gearwheel pump
  diaphragm pump, membrane pump, membranpumpe
  peristaltic pump, schlauchpumpe, peristaltikpumpe, schlauchquetschpumpe, peristaltic dosing pump, peristaltische pumpe
  vacuum pump, vakuumpumpe
  pressure switch, druckwachter, pressure control switch, druckschalter, pressostat, kompressor druckschalter
  safety valve, pressure relief valve, sicherheitsventil, uberdruckventil, overpressure valve, pressure safety valve, safety relief valve, pressure release valve
  needle valve, nadelventil
  butterfly valve, absperrklappe
  gate valve, absperrschieber, sluice valve, schieberventil
  foot valve, fussventil, suction foot valve
  float switch, schwimmerschalter, level float switch, schwimmschalter, floater switch
  pipe flange, rohrflansch, tube flange, piping flange
  camlock coupling, camlock fitting, kamlok kupplung, kamlock kupplung, cam and groove coupling, camlock, camlock kupplung, kamlok, kamlock
  storz coupling, storz kupplung, storz, storz hose coupling, storz fitting, storz connector, storz anschluss
  geka coupling, geka kupplung, geka connector, geka, geka quick coupling, geka schnellkupplung, geka hose coupling, geka anschluss
  chain sling, kettengehange, anschlagkette, lifting chain sling, lastkettengehange, kettengehang
  crane hook, load hook, kranhaken, lasthaken, lifting hook, hoist hook, hebehaken
  swivel shackle, wirbelschakel, swivelling shackle, drehbarer schakel
  lever hoist, hebelzug, lever chain hoist, lever block, hebelkettenzug, ratchet lever hoist, ratchet lever chain hoist, ratschen kettenzug, ratsch kettenzug
  electric hoist, elektroseilzug, elektrischer seilzug, electric wire rope hoist, electric rope hoist, electric wire hoist
  beam trolley, laufkatze, girder trolley, i beam trolley, hoist trolley, tragerlaufkatze
  beam clamp, tragerklemme, girder clamp, lifting beam clamp, i beam clamp
  plate clamp, blechklemme, plate lifting clamp, steel plate clamp, sheet metal lifting clamp, blechhebeklemme
  lifting magnet, hebemagnet, lasthebemagnet, magnetic lifter, magnet lifter, permanent magnetic lifter, permanent lifting magnet, permanentlasthebemagnet
  crane scale, kranwaage, hanging crane scale, crane weigher
  snatch block, klappblock, umlenkblock, snatch pulley, snatch block pulley
  swage sleeve, pressklemme, drahtseilpressklemme, swaging sleeve, wire rope ferrule, drahtseil presshulse, talurit ferrule, swage ferrule
  wire rope cutter, drahtseilschere, wire cable cutter, stahlseilschere, drahtseilschneider, steel cable cutter, stahlseilschneider, wire rope shears
  edge protector, kantenschoner
  load binder, lastspanner, ratschenlastspanner, chain binder, chain load binder, ratchet binder, ratchet load binder, lever load binder
  spreader beam, lifting beam, lasttraverse, hebetraverse, krantraverse, lifting spreader beam
  machine skate, machinery skate, panzerrolle, machine mover skate, machine moving skate, load moving skate, load skate, schwerlastroller, heavy duty skate, transportfahrwerk, machinery moving skate
  bottle jack, stempelwagenheber, hydraulic bottle jack, hydraulischer stempelwagenheber, stempelheber, flaschenwagenheber
  scissor jack, scherenwagenheber, scissors jack, scissors car jack, scissor car jack
  lift table, scissor lift table, hubtisch, scherenhubtisch, lifting table, hydraulic lift table, hebetisch, scissor table, scissors lift table
  forklift, fork lift truck, gabelstapler, fork truck, hubstapler, staplerfahrzeug
  fall arrester, hohensicherungsgerat, fall arrest device, retractable fall arrester, self retracting lifeline, fall arrest block, inertia reel fall arrester
`;
