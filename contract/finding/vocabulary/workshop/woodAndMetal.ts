/** Working wood and metal, and lifting what is heavy. A line is what means the same, in English and German, without accents. */
export const WOOD_AND_METAL = `
  mortise chisel, lochbeitel
  carving knife, schnitzmesser
  carving tool, schnitzwerkzeug, schnitzeisen
  gouge, hohleisen
  drawknife, ziehmesser
  spokeshave, schweifhobel
  japanese saw, japansage, pull saw
  hand saw, handsage, fuchsschwanz
  reciprocating saw, sabelsage, sabre saw, tigersage
  mitre box, gehrungslade, miter box
  bevel gauge, schmiege, sliding bevel
  dowel jig, dubelhilfe, dubelschablone
  biscuit joiner, lamellofrase, flachdubelfrase
  wood biscuit, lamello, flachdubel, biscuits
  pocket hole jig, taschenlochbohrer
  spade bit, flachbohrer, flat bit
  auger bit, schlangenbohrer
  brad point bit, holzbohrer, wood drill bit
  router bit, fraser, frasbit
  delta sander, deltaschleifer, detail sander
  sanding belt, schleifband
  sanding sponge, schleifschwamm
  dust extractor, absauganlage, absaugung, dust collector, spaneabsaugung, spaneabsauger, chip extractor
  wood filler, holzspachtel, holzkitt, holzspachtelmasse, holzpaste, flussiges holz, plastic wood, holzfuller, holzreparaturspachtel, wood repair filler
  wood stain, holzbeize, beize
  wood preservative, holzschutz, holzschutzmittel
  wood wax, holzwachs
  beeswax, bienenwachs
  shellac, schellack
  veneer, furnier
  edge banding, umleimer, kantenumleimer
  chipboard, spanplatte, particle board
  mdf, mdf platte, fibreboard, faserplatte
  osb, osb platte, grobspanplatte
  batten, latte, dachlatte, lath
  squared timber, kantholz, beam, balken
  moulding, leiste, zierleiste
  skirting board, sockelleiste, fussleiste, baseboard
  shelf bracket, regalwinkel, regaltrager, konsole
  shelf pin, bodentrager, shelf support, regalstift
  furniture glide, mobelgleiter, filzgleiter, felt pad, felt glide, furniture pad, felt furniture pad
  castor, rolle, lenkrolle, caster, mobelrolle
  drawer knob, mobelknopf, cabinet knob, furniture knob
  door handle, turklinke, turgriff, turdrucker, door knob
  door stop, turstopper, doorstop, door stopper
  door closer, turschliesser
  door hinge, turband
  door chain, turkette
  door viewer, turspion, peephole
  lock cylinder, schliesszylinder, zylinderschloss, profilzylinder
  latch, riegel, schnappverschluss
  bolt lock, schubriegel, slide bolt
  hasp, uberfalle
  magnetic catch, magnetschnapper, magnetverschluss
  gas spring, gasdruckfeder, gas strut, gasfeder
  letterbox, briefkasten, mailbox, letter box
  house number, hausnummer
  shutter, rollladen, fensterladen, roller shutter, rolladen
  fly screen, fliegengitter, insektenschutz, mosquito screen, insect screen
  window seal, fensterdichtung
  draught excluder, zugluftstopper, draft stopper
  anvil, amboss
  welding gloves, schweisserhandschuhe, schweisshandschuhe
  tig torch, wig brenner
  tungsten electrode, wolframelektrode, wig elektrode, tig electrode
  shielding gas, schutzgas, argon
  earth clamp, masseklemme, ground clamp
  chipping hammer, schlackenhammer, slag hammer
  angle magnet, schweissmagnet, welding magnet
  brazing rod, hartlot, brazing alloy
  fire brick, schamottstein
  drill press, standerbohrmaschine, tischbohrmaschine, pillar drill, bench drill, standbohrmaschine
  machine vise, maschinenschraubstock, machine vice
  chuck key, bohrfutterschlussel
  lathe chuck, drehfutter, dreibackenfutter, three jaw chuck
  lathe tool, drehmeissel, drehstahl, turning tool
  indexable insert, wendeschneidplatte, wendeplatte, carbide insert
  collet, spannzange
  knurling tool, randelwerkzeug
  thread gauge, gewindelehre, gewindeschablone, thread pitch gauge
  parallels, parallelunterlagen
  gauge block, endmass, parallelendmass
  surface plate, anreissplatte, messplatte
  height gauge, hohenreisser, hohenmessgerat
  depth gauge, tiefenmass, tiefenmesser
  protractor, winkelmesser, gradmesser
  tap wrench, windeisen
  die holder, schneideisenhalter, die stock
  thread cutting set, gewindeschneider, tap and die set, gewindeschneidsatz, tap and die
  pin punch, splinttreiber, durchschlag, drift punch, splintentreiber
  hole punch pliers, lochzange, punch pliers, revolving punch pliers
  locking pliers, gripzange, mole grips, vise grips, vise grip
  end cutter, kneifzange, beisszange, pincers
  round nose pliers, rundzange
  flat nose pliers, flachzange
  nibbler, knabber, blechnibbler
  metal shears, hebelschere, blechschere
  brass sheet, messingblech
  steel sheet, stahlblech, sheet steel
  aluminium sheet, alublech, aluminiumblech
  iron, eisen
  cast aluminium, aluguss
  zinc, zink
  tin, zinn
  lead sheet, bleiblech
  silver, silber
  titanium, titan
  bronze, rotguss
  bearing puller, abzieher, lagerabzieher, gear puller, 3 jaw puller, three jaw puller
  grease gun, fettpresse
  grease nipple, schmiernippel, grease fitting
  oil can, olkanne, oilcan
  layout fluid, anreissfarbe, marking blue
  rust converter, rostumwandler
  rust remover, entroster
  primer, grundierung, haftgrund
  polishing paste, polierpaste, polishing compound
  polishing wheel, polierscheibe, buffing wheel
  flap disc, facherscheibe, lamellenscheibe, facherschleifscheibe, flap grinding disc
  grinding wheel, schleifscheibe, schleifstein
  grinding disc, schruppscheibe, schleifteller
  whetstone, wetzstein, abziehstein, sharpening stone, schleifstein
  honing guide, schleiffuhrung
  needle file, schlusselfeile, nadelfeile
  crane, kran
  hoist, flaschenzug, hebezug, chain hoist, kettenzug
  winch, winde, seilwinde
  shackle, schakel
  lifting sling, hebeband, rundschlinge, hebegurt
  wire rope, drahtseil, stahlseil, steel cable
  wire rope clip, drahtseilklemme, seilklemme
  thimble eye, kausche
  turnbuckle, spannschloss, spannschraube
  eye nut, ringmutter
  chain link, kettenglied, notglied
  pallet truck, hubwagen, pallet jack
  pallet, palette
  hand truck, sackkarre, sack truck, dolly
  trolley, rollwagen, transportwagen, cart
  jack, wagenheber, car jack, trolley jack, rangierwagenheber, floor jack, hydraulic jack, hydraulikheber, hydraulischer wagenheber, hydraulikwagenheber, rangierheber, werkstattwagenheber, autoheber, garage jack, fahrzeugheber
  axle stand, unterstellbock, jack stand
  trestle, bock, sawhorse, saw horse, arbeitsbock
  scaffold, gerust
  chisel, stecheisen, stechbeitel, wood chisel, meissel, stemmeisen, bevel edge chisel, beitel, stemmbeitel, woodworking chisel, carpenters chisel, firmer chisel, holzmeissel
  masonry drill, mauerbohrer, steinbohrer, masonry bit, betonbohrer, masonry drill bit, concrete bit, concrete drill bit, concrete drill, widiabohrer, stone drill bit, brick drill bit, mauerwerksbohrer, ziegelbohrer
  glue clamp, leimklemme, leimzwinge
  f clamp, schraubzwinge
  thread tap, gewindebohrer
  saw blade, sageblatt, hacksaw blade
  hacksaw blade, metallsageblatt
`;
