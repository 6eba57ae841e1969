/** Sewing, knitting, leather and clothes. A line is what means the same, in English and German, without accents. */
export const TEXTILES = `
  bobbin, spule, unterfadenspule
  bobbin case, spulenkapsel
  presser foot, nahfuss, nahmaschinenfuss, sewing foot, sewing machine foot
  machine needle, nahmaschinennadel, sewing machine needle, maschinennadel
  embroidery, stickerei
  embroidery needle, sticknadel, crewel needle
  darning needle, stopfnadel
  darning egg, stopfei, darning mushroom, stopfpilz
  tapestry needle, wollnadel, yarn needle, wool needle, vernahnadel
  circular needle, rundstricknadel, circular knitting needle, rundnadel
  double pointed needle, nadelspiel, strumpfstricknadel, double pointed knitting needle, dpn, sockennadel
  stitch marker, maschenmarkierer, knitting marker, maschenmarker, maschenring
  stitch holder, maschenraffer, maschenhalter
  yarn winder, wollwickler, wool winder, ball winder, knauelwickler, yarn ball winder, garnwickler, wollknauelwickler
  loom, webstuhl, webrahmen, weaving loom
  spinning wheel, spinnrad
  tailors chalk, schneiderkreide, tailor s chalk, tailor chalk, dressmakers chalk, nahkreide
  dress form, schneiderpuppe, tailors dummy, schneiderbuste, dressmakers dummy, tailors mannequin, schneidermannequin, dressmaking dummy, dressmakers mannequin
  bias tape, schragband, bias binding, schragstreifen, bias strip
  interfacing, vlieseline, einlage, bugeleinlage
  hook and eye, haken und osen, hook and eye closure, haken und ose, hook and eye fastener
  eyelet, ose, grommet
  lace trim, spitzenborte, spitzenband, lace edging, lace ribbon
  tulle, tull
  denim, jeansstoff, denim fabric, jean fabric
  corduroy, cordstoff, cordsamt, corduroy fabric
  linen, leinen
  velvet, samt, samtstoff, velvet fabric
  fleece, fleecestoff
  jersey, jerseystoff
  oilcloth, wachstuch, oil cloth
  fringe, franse
  tassel, quaste
  cord, kordel
  cord stopper, kordelstopper, kordelverschluss, cord toggle, kordelklemme
  buckle, schnalle, schliesse
  patch, flicken, aufnaher
  iron on patch, bugelflicken, aufbugler, bugelbild, aufbugelflicken, iron on applique, bugelaufnaher, iron on badge
  belt buckle, gurtelschnalle, gurtelschliesse
  fabric glue, textilkleber, stoffkleber, textile glue, textile adhesive, fabric adhesive, cloth glue
  fabric paint, textilfarbe, stofffarbe, fabric dye, textile dye, textile paint, stoffmalfarbe
  thread snips, fadenschere, fadenabschneider, garnschere, thread nippers, thread clippers, fadenknipser
  tracing wheel, kopierradchen, schnittmusterradchen, pattern tracing wheel
  pattern paper, schnittmusterpapier, dressmaking pattern paper, schnittpapier
  hem tape, saumband, hemming tape, hemming web, saumfix, saum fix, iron on hem tape, wonderweb, iron on hemming tape
  stuffing, fullwatte, polyester filling, toy stuffing, polyester stuffing, polyfill, fiberfill, toy filling, hollowfibre, fibrefill, polyesterwatte, bastelwatte
  awl, ahle
  leather punch, lochzange, revolving punch, revolverlochzange, gurtellochzange, revolving leather punch, belt hole punch, leather hole punch
  sewing box, nahkastchen, sewing basket, nahkorb, nahkorbchen, nahbox
  hand sewing needle, handnahnadel, handnadel
  felting needle, filznadel
  macrame cord, makrameegarn, makrameeschnur, macrame rope, macrame yarn
  latch hook, knupfhaken
  trousers, pants, hosen, slacks
  jeans, jeanshose
  short trousers, kurze hose
  blouse, bluse
  t shirt, tshirt, tee shirt
  polo shirt, polohemd
  cardigan, strickjacke
  waistcoat, weste, vest, anzugweste
  hoodie, kapuzenpullover, kapuzenpulli, hooded sweatshirt, kapuzensweatshirt, hoody, kapuzensweater
  suit, anzug
  tie, krawatte, neck tie, schlips
  bow tie, fliege, querbinder, smokingfliege
  underwear, unterwasche, undies
  underpants, unterhose, boxer shorts, undershorts
  undershirt, unterhemd, unterziehshirt
  bra, bh, busenhalter, brassiere, bustenhalter
  tights, strumpfhose, pantyhose, panty hose
  stockings, strumpfe
  long johns, lange unterhose, thermal underwear, thermounterhose, skiunterhose
  pyjamas, schlafanzug, pajamas, pyjama, pjs
  dressing gown, morgenmantel, hausmantel, schlafrock, housecoat
  slippers, hausschuhe, pantoffeln, house shoe, hausschlappen, hausschlapfen, hausschuh, house slipper
  sandals, sandalen
  flip flops, badelatschen, zehentreter, badeschlappen, zehensandale, zehenstegsandale, badeschlapfen, beach sandal
  high heels, stockelschuhe, high heeled shoe, hackenschuh, stockelschuh
  mittens, faustlinge, fausthandschuhe, faustling, fausthandschuh
  baseball cap, schirmmutze, basecap, schirmkappe, baseballkappe, peaked cap, baseballmutze, baseball hat
  sun hat, sonnenhut
  straw hat, strohhut
  headband, stirnband
  winter coat, wintermantel
  winter jacket, winterjacke
  winter boots, winterstiefel
  rain jacket, regenjacke, raincoat, regenmantel, rain coat, waterproof jacket, cagoule, kagoule, wetterjacke, mackintosh, friesennerz, anorak
  rain boots, gummistiefel, wellies, wellington boots, rubber boots, welly boot, gumboot, wellington boot, regenstiefel, rubber boot
  rain trousers, regenhose, rain pants, waterproof trousers, overtrousers, regenuberhose, waterproof pants, waterproof overtrousers
  down jacket, daunenjacke, puffer jacket, down coat, puffa jacket, puffer coat, puffy jacket
  softshell jacket, softshelljacke
  trouser braces, hosentrager, suspenders, trouser suspenders
  handkerchief, taschentuch, stofftaschentuch, hanky, hankie, schnupftuch, sacktuch
  cufflinks, manschettenknopfe, cuff link, manschettenknopf
  wedding dress, brautkleid, bridal gown, wedding gown, hochzeitskleid, bridal dress
  leather jacket, lederjacke
  cycling shorts, radhose, radlerhose, bike shorts, bicycle shorts, fahrradhose, velohose, cycle shorts
  cycling jersey, radtrikot, bike jersey, fahrradtrikot, velotrikot, cycle jersey, radlertrikot
  jersey, trikot
  tracksuit, trainingsanzug, jogginganzug, sweatsuit, track suit, jogging suit, shell suit
  sports bag, sporttasche, gym bag, sport bag, trainingstasche
  bum bag, bauchtasche, gurteltasche, fanny pack, hip bag, huftbeutel, hufttasche, waist bag, waist pack, hip pack, wimmerl, bauchbeutel, belt bag
  garment bag, kleidersack, kleiderhulle, suit bag, anzugsack, suit cover, kleiderschutzhulle, clothes cover, suit carrier
  trouser hanger, hosenbugel, pants hanger, hosenspanner
  wool yarn, wollgarn
  cotton yarn, baumwollgarn
  cotton fabric, baumwollstoff
  linen fabric, leinenstoff
  silk fabric, seidenstoff
  faux fur, kunstfell, plusch, fake fur, imitation fur, kunstpelz, webpelz, fellimitat
  artificial leather, kunstleder, faux leather, leatherette, fake leather, imitation leather, pu leather, lederimitat, pleather, vegan leather, veganes leder, synthetic leather, pu leder, skai
  elastic thread, gummifaden, elastikgarn, elasticated thread
  rubber band, elastic band, gummiring, gummiband, haushaltsgummi, gummiringerl, haushaltsgummiring
  sewing elastic, gummilitze, elastic tape, gummiband
  shirring elastic, gummifaden
  bias maker, schragbandformer
  zipper foot, reissverschlussfuss
  buttonhole foot, knopflochfuss
  walking foot, obertransportfuss
  sewing clip, stoffklammer, wonderclip, wonder clip, quilting clip, nahclip, nahklammer, fabric clip, quilt clip
  tape measure sewing, schneidermassband, tailors tape, tailors tape measure, sewing tape measure, dressmakers tape measure
  pin magnet, nadelmagnet
  needle threader, einfadelhilfe, nadeleinfadler, einfadler
  fabric marker, stoffmarker, textilmarker, fabric pen, textilstift, textile marker, stoffmalstift, laundry marker, wascheschreiber, waschestift, fabric marker pen, textilmalstift
  sewing chalk, schneiderkreide
  press cloth, bugeltuch, pressing cloth, bugelschutztuch, ironing cloth
  tailors ham, bugelkissen, schneiderkissen, pressing ham, bugelei, bugelschinken, dressmakers ham
  sewing thread set, garnset
  overlock thread, overlockgarn, serger thread, overlocker thread, overlockfaden
  quilting ruler, patchworklineal, patchwork ruler, quiltlineal
  patchwork fabric, patchworkstoff, quilting fabric, quiltstoff
  batting, wattierung
  shoulder pad, schulterpolster, shoulder padding
  bra hook, bh verschluss
  corset bone, korsettstabchen
  rivet button, jeansknopf
  snap pliers, druckknopfzange, press stud pliers, snap fastener pliers, popper pliers, snap setter pliers
  eyelet pliers, osenzange, grommet pliers, eyelet punch pliers, eyelet setter pliers
  leather needle, ledernadel
  leather cord, lederband, lederschnur, leather lace
  leather dye, lederfarbe, lederfarbstoff, leather colour
  leather care, lederpflege, lederfett, leather conditioner, lederpflegemittel, leather balm, lederbalsam, lederwachs, leather grease
  saddle soap, sattelseife
  knitting pattern, strickanleitung, knitting instructions
  crochet yarn, hakelgarn, crochet thread, crochet cotton
  row counter, reihenzahler, knitting counter, maschenzahler, knitting row counter
  knitting machine, strickmaschine
  spool holder, garnrollenhalter, thread holder, garnhalter, thread stand, cotton reel holder, garnrollenstander, garnstander, thread rack
  work jacket, arbeitsjacke, working jacket
  work coat, arbeitskittel, arbeitsmantel, berufsmantel, warehouse coat, berufskittel, shop coat, work smock
  chef jacket, kochjacke, chef coat, chefs jacket, chefs coat, chef whites, cooks jacket
  football socks, stutzen, soccer sock, fussballstutzen, fussballsocke
  leggings, leggins
  rash guard, uv shirt, rash vest, uv schutzshirt, badeshirt, swim shirt, sun protection shirt, uv badeshirt, schwimmshirt
  wool socks, wollsocken, woolen sock, woollen sock, stricksocke, woolly sock
  snow boots, schneestiefel
  ballet shoes, ballettschuhe, ballet slipper, ballettschlappchen, ballettschuh
  dance shoes, tanzschuhe, dancing shoe, tanzschuh
  clogs, holzschuhe, wooden shoe, holzpantoffel, holzpantine, wooden clog, pantine, holzclog, holzschuh
  shoe tree, schuhspanner, shoe shaper
  shoe lace, schuhband, schuhbander
  hat box, hutschachtel, hutkoffer, hutbox
  sewing button, hemdknopf
  snowsuit, schneeanzug, schneeoverall, skioverall
  mini pump, minipumpe
  cable housing, schaltzughulle, outer cable, bowden cable housing, schaltaussenhulle, bowdenzughulle, zughulle, cable outer, schaltzugaussenhulle
  pannier rack, gepacktrager, bike luggage rack, bicycle luggage rack, fahrradgepacktrager, velogepacktrager, rear rack
  embroidery floss, stickgarn, sticktwist, embroidery silk, stickseide, stickfaden, stranded cotton, embroidery cotton
  mother of pearl, perlmutt, nacre, perlmutter
  wadding, fullwatte
  sewing thread, allesnaher
  oxide, oxid
  cobalt, kobalt
  half, halb
  costume, kostum, faschingskostum, karnevalskostum, dress up costume, fancy dress costume, fasnachtskostum, dress up clothes, faschingsverkleidung, fastnachtskostum, fancy dress, dressing up costume, carnival costume, faschingsgewand
`;
