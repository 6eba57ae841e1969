/** Sewing, knitting, leather and clothes. A line is what means the same, in English and German, without accents. */
export const TEXTILES = `
  bobbin, spule, unterfadenspule
  bobbin case, spulenkapsel
  presser foot, nahfuss
  machine needle, nahmaschinennadel, sewing machine needle
  embroidery, stickerei
  embroidery needle, sticknadel
  darning needle, stopfnadel
  darning egg, stopfei
  tapestry needle, wollnadel
  circular needle, rundstricknadel
  double pointed needle, nadelspiel, strumpfstricknadel
  stitch marker, maschenmarkierer
  stitch holder, maschenraffer
  yarn winder, wollwickler, wool winder, ball winder
  loom, webstuhl, webrahmen
  spinning wheel, spinnrad
  tailors chalk, schneiderkreide, tailor s chalk
  dress form, schneiderpuppe, tailors dummy, schneiderbuste
  bias tape, schragband, bias binding
  interfacing, vlieseline, einlage
  hook and eye, haken und osen
  eyelet, ose, grommet
  lace trim, spitzenborte, spitzenband
  tulle, tull
  denim, jeansstoff
  corduroy, cordstoff
  linen, leinen
  velvet, samt
  fleece, fleecestoff
  jersey, jerseystoff
  oilcloth, wachstuch
  fringe, franse
  tassel, quaste
  cord, kordel
  cord stopper, kordelstopper
  buckle, schnalle, schliesse
  patch, flicken, aufnaher
  iron on patch, bugelflicken, aufbugler
  belt buckle, gurtelschnalle
  fabric glue, textilkleber, stoffkleber
  fabric paint, textilfarbe, stofffarbe, fabric dye, textile dye
  pinking shears, zackenschere
  thread snips, fadenschere
  tracing wheel, kopierradchen
  pattern paper, schnittmusterpapier
  hem tape, saumband
  stuffing, fullwatte, polyester filling
  awl, ahle
  leather punch, lochzange
  sewing box, nahkastchen
  hand sewing needle, handnahnadel
  felting needle, filznadel
  macrame cord, makrameegarn
  latch hook, knupfhaken
  trousers, pants, hosen
  jeans, jeanshose
  short trousers, kurze hose
  blouse, bluse
  t shirt, tshirt, tee shirt
  polo shirt, polohemd
  cardigan, strickjacke
  waistcoat, weste, vest
  hoodie, kapuzenpullover, kapuzenpulli
  suit, anzug
  tie, krawatte
  bow tie, fliege
  underwear, unterwasche
  underpants, unterhose, boxer shorts
  undershirt, unterhemd
  bra, bh, busenhalter
  tights, strumpfhose
  stockings, strumpfe
  long johns, lange unterhose, thermal underwear
  pyjamas, schlafanzug, pajamas, pyjama
  dressing gown, morgenmantel
  slippers, hausschuhe, pantoffeln
  sandals, sandalen
  flip flops, badelatschen
  high heels, stockelschuhe
  mittens, faustlinge, fausthandschuhe
  baseball cap, schirmmutze, basecap
  sun hat, sonnenhut
  straw hat, strohhut
  headband, stirnband
  winter coat, wintermantel
  winter jacket, winterjacke
  winter boots, winterstiefel
  rain jacket, regenjacke, raincoat, regenmantel
  rain boots, gummistiefel
  rain trousers, regenhose
  down jacket, daunenjacke, puffer jacket
  softshell jacket, softshelljacke
  trouser braces, hosentrager, suspenders
  handkerchief, taschentuch, stofftaschentuch
  cufflinks, manschettenknopfe
  wedding dress, brautkleid
  leather jacket, lederjacke
  bikini, badebekleidung
  cycling shorts, radhose, radlerhose
  cycling jersey, radtrikot
  jersey, trikot
  tracksuit, trainingsanzug
  sports bag, sporttasche, gym bag
  bum bag, bauchtasche, gurteltasche, fanny pack
  garment bag, kleidersack, kleiderhulle
  trouser hanger, hosenbugel
  wool yarn, wollgarn
  cotton yarn, baumwollgarn
  cotton fabric, baumwollstoff
  linen fabric, leinenstoff
  silk fabric, seidenstoff
  faux fur, kunstfell, plusch
  artificial leather, kunstleder, faux leather
  elastic thread, gummifaden, elastikgarn
  elastic band, gummiband, gummilitze
  shirring elastic, gummifaden
  bias maker, schragbandformer
  zipper foot, reissverschlussfuss
  buttonhole foot, knopflochfuss
  walking foot, obertransportfuss
  sewing clip, stoffklammer, wonderclip, wonder clip
  tape measure sewing, schneidermassband
  pin magnet, nadelmagnet
  needle threader, einfadelhilfe, nadeleinfadler
  fabric marker, stoffmarker, textilmarker
  sewing chalk, schneiderkreide
  press cloth, bugeltuch
  tailors ham, bugelkissen
  sewing thread set, garnset
  overlock thread, overlockgarn
  quilting ruler, patchworklineal
  patchwork fabric, patchworkstoff
  batting, wattierung
  shoulder pad, schulterpolster
  bra hook, bh verschluss
  corset bone, korsettstabchen
  rivet button, jeansknopf
  snap pliers, druckknopfzange
  eyelet pliers, osenzange
  leather needle, ledernadel
  leather cord, lederband, lederschnur
  leather dye, lederfarbe
  leather care, lederpflege, lederfett
  saddle soap, sattelseife
  knitting pattern, strickanleitung
  crochet yarn, hakelgarn
  row counter, reihenzahler
  knitting machine, strickmaschine
  spool holder, garnrollenhalter
  work jacket, arbeitsjacke
  work coat, arbeitskittel
  chef jacket, kochjacke
  football socks, stutzen
  leggings, leggins
  swim shorts, badeshorts
  rash guard, uv shirt
  wool socks, wollsocken
  snow boots, schneestiefel
  ballet shoes, ballettschuhe
  dance shoes, tanzschuhe
  clogs, holzschuhe
  shoe tree, schuhspanner
  shoe lace, schuhband, schuhbander
  hat box, hutschachtel
  sewing button, hemdknopf
  snowsuit, schneeanzug
  mini pump, minipumpe
  cable housing, schaltzughulle
  pannier rack, gepacktrager
  embroidery floss, stickgarn, sticktwist
  mother of pearl, perlmutt
  wadding, fullwatte
  sewing thread, allesnaher
  oxide, oxid
  cobalt, kobalt
  half, halb
  costume, kostum, faschingskostum, karnevalskostum
  rain boots, wellies, gummistiefel
`;
