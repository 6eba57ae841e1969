/** Joinery, turning, boards and kinds of wood. A line is what means the same, in English and German, without accents. */
export const WOODWORKING = `
  smoothing plane, putzhobel
  scrub plane, schrupphobel
  jointer plane, try plane, raubank, rauhbank
  rebate plane, rabbet plane, falzhobel
  shoulder plane, simshobel
  router plane, grundhobel
  plough plane, plow plane, nuthobel
  electric planer, power planer, elektrohobel
  thicknesser, thickness planer, dickenhobel, dickenhobelmaschine
  surface planer, wood jointer, abrichthobel, abrichte, abrichthobelmaschine
  spindle moulder, spindle molder, wood shaper, tischfrase
  router table, frastisch, oberfrasentisch
  trim router, palm router, laminate trimmer, kantenfrase
  parallel clamp, korpuszwinge
  band clamp, strap clamp, bandspanner
  dovetail saw, zinkensage
  gents saw, gent saw, feinsage
  drywall saw, jab saw, plasterboard saw, gipskartonsage, stichling
  veneer saw, furniersage
  flush cut saw, bundigsage
  push stick, schiebestock
  push block, schiebeholz
  featherboard, feather board, andruckkamm, druckkamm
  crosscut sled, table saw sled, schiebeschlitten
  rip fence, parallelanschlag
  mitre gauge, miter gauge, gehrungsanschlag
  dado blade, dado stack, nutsageblatt
  roller stand, rollenbock, rollenstander
  flush trim bit, bundigfraser
  round over bit, roundover bit, abrundfraser
  cove bit, hohlkehlfraser
  rebate bit, rabbet bit, rabbeting bit, falzfraser
  slot cutter, groove cutter, nutfraser
  guide bush, guide bushing, router template guide, kopierhulse
  marking knife, anreissmesser
  mortise gauge, zapfenstreichmass
  contour gauge, profile gauge, konturenlehre, konturlehre, profillehre
  beam compass, stangenzirkel
  framing square, carpenters square, zimmermannswinkel
  adze, dechsel
  shaving horse, shave horse, schnitzbank
  spoon knife, hook knife, loffelmesser
  wooden mallet, holzhammer
  carving mallet, klupfel, klopfholz
  leather strop, abziehleder, streichriemen
  water stone, waterstone, wasserstein
  oilstone, oil stone, olstein
  diamond stone, diamond sharpening stone, diamantschleifstein
  wet grinder, water cooled grinder, nassschleifmaschine
  honing oil, abziehol, schleifol
  spindle gouge, formrohre
  bowl gouge, schalenrohre
  roughing gouge, schrupprohre
  drive centre, drive center, stirnmitnehmer
  pen blank, stiftrohling
  pen turning kit, stiftbausatz, kugelschreiberbausatz
  turning blank, drechselrohling
  bowl blank, schalenrohling
  dovetail jig, zinkenfrasgerat, zinkenschablone
  plug cutter, zapfenschneider
  confirmat screw, confirmat, einteilverbinder
  barrel nut, cross dowel, querbolzen, tonnenmutter
  furniture connector, knock down fitting, mobelverbinder
  piano hinge, continuous hinge, klavierband, stangenscharnier
  lid stay, flap stay, deckelstutze, klappenhalter
  soft close damper, schliessdampfer
  drawer front, schubladenfront, schubladenblende
  furniture lock, cabinet lock, mobelschloss, schrankschloss
  veneer press, furnierpresse
  tongue and groove board, profilbrett, nut und feder brett
  glulam, brettschichtholz, leimbinder
  edge glued panel, glued wood panel, leimholzplatte, leimholz
  blockboard, tischlerplatte
  hardboard, masonite, hartfaserplatte
  melamine board, melaminplatte
  film faced plywood, siebdruckplatte
  hpl sheet, hpl platte, formica, resopal
  sawdust, sagemehl, sagespan
  wood shaving, hobelspan
  bone glue, knochenleim
  hide glue, hautleim
  wood offcut, holzrest, holzabschnitt, scrap wood
  maple, ahorn, ahornholz
  ash wood, esche, eschenholz
  walnut wood, nussbaumholz, nussbaum
  cherry wood, kirschholz, kirschbaumholz
  pear wood, birnbaumholz
  larch, larche, larchenholz
  douglas fir, douglasie
  mahogany, mahagoni
  basswood, limewood, lindenholz
  poplar, pappel, pappelholz
  alder, erle, erlenholz
  elm, ulme, ulmenholz
  hornbeam, hainbuche
  ebony, ebenholz
  rosewood, palisander
  boxwood, buchsbaum, box tree
  cedar wood, zedernholz, cedarwood
  black locust, robinia, robinie
  fir wood, tannenholz
  treenail, trunnel, holznagel
  drechselrohre, woodturning gouge, wood turning gouge, turning gouge, drehrohre
  cabinet scraper, ziehklinge, card scraper
`;
