/** Water, heating and electricity of a house. A line is what means the same, in English and German, without accents. */
export const INSTALLATION = `
  drain hose, abflussschlauch, ablaufschlauch
  washbasin, waschbecken, wash basin, handwaschbecken
  sink, spulbecken, kitchen sink
  bathtub, badewanne, bath tub
  shower, dusche, brause
  shower tray, duschwanne, duschtasse
  toilet, klo, wc, loo
  cistern, spulkasten, toilet cistern
  flush valve, spulventil, druckspuler
  fill valve, fullventil, schwimmerventil, float valve, ballcock
  cartridge, kartusche
  aerator, perlator, strahlregler, luftsprudler, tap aerator
  stop cock, stopcock, absperrhahn, absperrventil, shut off valve, stop valve
  check valve, ruckschlagventil, non return valve, one way valve, ruckflussverhinderer
  pressure reducer, druckminderer, pressure regulator, druckregler
  pressure gauge, manometer
  water meter, wasserzahler, wasseruhr
  radiator valve, heizkorperventil, thermostatventil, thermostat valve
  thermostat, raumthermostat
  boiler, heizkessel, therme
  water heater, warmwasserbereiter, durchlauferhitzer, boiler
  expansion vessel, ausdehnungsgefass
  underfloor heating, fussbodenheizung
  copper pipe, kupferrohr
  drain pipe, abflussrohr, abwasserrohr, waste pipe, ht rohr
  downpipe, fallrohr, downspout
  gutter, dachrinne, regenrinne
  pipe clamp, rohrschelle, pipe clip
  pipe insulation, rohrisolierung, rohrisolation
  press fitting, pressfitting
  compression fitting, klemmverschraubung, klemmringverschraubung
  hemp, hanf
  thread sealing cord, gewindedichtfaden, pipe thread sealant
  reducer, reduzierstuck, reduzierung
  coupling, kupplung, muffe
  nipple, nippel
  tee piece, t stuck, tee fitting
  end cap, endkappe, verschlusskappe
  blanking plug, blindstopfen, stopfen
  hose tail, schlauchtulle, hose barb, barbed fitting
  drain snake, rohrreinigungsspirale, plumbers snake, abflussspirale
  water hose, wasserschlauch
  gas hose, gasschlauch
  flexible hose, flexschlauch, panzerschlauch, braided hose
  basin wrench, standhahnmutternschlussel
  pipe bender, rohrbieger, biegezange
  deburrer, entgrater, deburring tool
  dimmer, dimmschalter
  distribution board, sicherungskasten, consumer unit, fuse box, verteilerkasten, breaker panel
  butt connector, stossverbinder, butt splice
  wire nut, drahtverbinder
  earth, erdung, schutzleiter
  mains plug, netzstecker, schukostecker, schuko
  electricity meter, stromzahler
  contactor, leistungsschutz
  terminal pliers, crimpzange
  wall light, wandlampe, wandleuchte
  spotlight, strahler, spot
  floodlight, fluter, baustrahler, scheinwerfer, work light, arbeitslampe, arbeitsleuchte
  energy saving lamp, energiesparlampe, cfl
  halogen lamp, halogenlampe, halogen bulb
  chandelier, kronleuchter
  transformer, trafo, transformator
  inverter, wechselrichter
  solar charge controller, solarladeregler, laderegler, charge controller
  generator, stromerzeuger, notstromaggregat, stromaggregat
  ups, usv, uninterruptible power supply, unterbrechungsfreie stromversorgung
  earth rod, erdspiess, ground rod, erdungsstab, grounding rod, earthing rod, staberder, erdungsspiess
  fish tape, einziehband, einziehspirale, draw wire
  clamp meter, stromzange, zangenamperemeter
  insulation tester, isolationsmessgerat, megger
  continuity tester, durchgangsprufer
  cable detector, leitungssucher
  two way switch, wechselschalter
  dimmer switch, drehdimmer
  motion light, lampe mit bewegungsmelder
  outdoor socket, aussensteckdose
  outdoor light, aussenleuchte, aussenlampe, garden light, gartenleuchte, gartenlampe
  ceiling rose, baldachin
  ceiling fan, deckenventilator
  ceiling hook, deckenhaken
  bathroom fan, badlufter
  kitchen hood filter, fettfilter, grease filter
  wire connector, klemmstein
  cable joint, kabelmuffe
  surge arrester, uberspannungsschutz, surge protection, uberspannungsableiter, surge arrestor
  mains filter, netzfilter
  three phase plug, drehstromstecker, kraftstecker
  three phase cable, starkstromkabel
  battery tester, batterietester, batterieprufer
  solar cable, solarkabel
  mc4 connector, mc4 stecker
  wallbox, ladestation, ev charger, charging station
  type 2 cable, typ 2 kabel, ladekabel typ 2
  choc block, chocolate block connector, lusterklemme
  flush mounted box, unterputzdose
  radiator valve head, thermostatkopf
`;
