/** Cleaning, laundry, medicine and what one uses on oneself. A line is what means the same, in English and German, without accents. */
export const CARE = `
  detergent, waschmittel, laundry detergent, washing liquid, vollwaschmittel, washing powder, waschpulver
  laundry, wasche
  laundry basket, waschekorb, washing basket
  washing line, wascheleine, clothes line
  bleach, bleichmittel, chlorreiniger
  glass cleaner, window cleaner, glasreiniger, fensterreiniger
  toilet cleaner, wc reiniger
  toilet brush, kloburste, wc burste, toilettenburste
  scrubbing brush, scheuerburste, wurzelburste
  all purpose cleaner, allzweckreiniger
  oven cleaner, backofenreiniger
  floor cloth, scheuertuch, putzlappen, putztuch, cleaning cloth
  squeegee, abzieher, fensterabzieher, window wiper
  feather duster, staubwedel
  stain remover, fleckenentferner, fleckensalz
  citric acid, zitronensaure, citronensaure
  limescale remover, entkalker, kalkreiniger
  mop, wischmop, wischer, floor mop
  hand brush, handfeger, dustpan and brush
  air freshener, lufterfrischer, raumduft
  mothball, mottenkugel
  fly swatter, fliegenklatsche
  mouse trap, mausefalle, mousetrap
  ant bait, ameisenkoder, ant poison, ameisengift
  lint roller, fusselrolle, fusselroller, kleiderrolle
  ointment, salbe
  disinfectant, desinfektionsmittel, desinfektion, antiseptic
  hand sanitiser, hand sanitizer, handdesinfektion
  bandage, mullbinde, elastic bandage, verbandsrolle
  gauze pad, kompresse, compress
  fever, fieber
  fever thermometer, fieberthermometer, clinical thermometer
  tablet, tablette
  pill, pille
  allergy, allergie
  cough, husten
  throat lozenge, halstablette, halsbonbon
  headache, kopfschmerzen
  blood pressure, blutdruck
  blood sugar, blutzucker, blood glucose
  pregnancy test, schwangerschaftstest
  rescue blanket, rettungsdecke, emergency blanket, space blanket
  cool pack, kuhlpack, kuhlakku, ice pack, cold pack, kuhlkissen
  tick, zecke
  condom, kondom
  contact lens, kontaktlinse
  face mask, mundschutz, mund nasen schutz, op maske
  crutch, krucke
  hearing aid, horgerat
  lip balm, lippenbalsam, lippenpflege, chapstick
  deodorant, deo
  shaving foam, rasierschaum, shaving cream
  shower gel, duschgel
  hair conditioner, haarspulung
  hairbrush, haarburste, hair brush
  comb, kamm
  hair clipper, haarschneider, haarschneidemaschine
  fon, fohn, hair dryer
  nail file, nagelfeile
  nail varnish, nagellack, nail polish
  cotton pad, wattepad
  cotton wool, watte
  sanitary towel, damenbinde, sanitary pad
  perfume, parfum
  bath mat, badematte, badvorleger
  bathrobe, bademantel
  shower curtain, duschvorhang
  shower head, duschkopf, brausekopf, shower hose
  toilet seat, klobrille, wc sitz, toilettensitz
  plunger, saugglocke, pumpel
  wet wipe, feuchttuch, baby wipe
  disposable glove, einmalhandschuh, einweghandschuh
  cold medicine, erkaltungsmittel
  iodine, jod, betaisodona
  eye patch, augenklappe
  wheelchair, rollstuhl
  heat pad, warmepflaster, heating pad, heizkissen
`;
