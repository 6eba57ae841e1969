/** The bicycle workshop. A line is what means the same, in English and German, without accents. */
export const BICYCLE = `
  schrader valve, schrader, autoventil
  rim tape, felgenband
  quick link, master link, kettenschloss
  cassette, zahnkranz, kassette
  chainring, chainwheel, kettenblatt
  bottom bracket, tretlager, innenlager
  rear derailleur, schaltwerk
  front derailleur, umwerfer
  derailleur hanger, schaltauge
  disc brake, disk brake, scheibenbremse
  bowden cable, bowdenzug
  brake lever, bremshebel, bremsgriff
  bleed kit, entluftungsset, entluftungskit
  hub, nabe
  hub dynamo, nabendynamo
  rear hub, hinterradnabe
  front hub, vorderradnabe
  bearing ball, steel ball, stahlkugel
  bicycle headset, steuersatz
  spoke nipple, speichennippel
  quick release, schnellspanner
  front light, scheinwerfer, vorderlicht, frontlicht
  kickstand, seitenstander, fahrradstander
  chain whip, kettenpeitsche
  crank puller, kurbelabzieher
  truing stand, zentrierstander
  cone spanner, cone wrench, konusschlussel
  seatpost, seat post, sattelstutze
  handlebar stem, vorbau
  handlebar grips, bar grips, lenkergriffe, lenkergriff
  clipless pedal, klickpedal
  drop bar, rennlenker
  cleat, schuhplatte
  jockey wheel, schaltrollchen
  bike trailer, fahrradanhanger
  7 speed, 7 fach, 7 gang
  8 speed, 8 fach, 8 gang
  9 speed, 9 fach, 9 gang
  10 speed, 10 fach, 10 gang
  11 speed, 11 fach, 11 gang
  12 speed, 12 fach, 12 gang
`;
