/** Sports, camping and travel. A line is what means the same, in English and German, without accents. */
export const SPORTS = `
  basketball hoop, basketballkorb, basketball ring, basketballanlage
  volleyball net, volleyballnetz
  captains armband, kapitansbinde, spielfuhrerbinde, captain armband, kapitansarmbinde, spielfuhrerarmbinde
  corner flag, eckfahne, corner pole, eckfahnenstange
  tactics board, taktiktafel, coaching board, trainertafel, taktikboard
  ball net, ballnetz, ball carrying net, ball bag
  ball needle, inflation needle, ballnadel, ballpumpennadel, ball pump needle, pump needle, ballpumpnadel, balladapter
  foam ball, schaumstoffball, schaumball
  floorball stick, floorballschlager, unihockeyschlager, unihockeystock, floorball stock
  lacrosse stick, lacrosseschlager
  baseball glove, baseball mitt, baseballhandschuh, fanghandschuh, baseball fanghandschuh
  bowling ball, bowlingkugel
  croquet mallet, krocketschlager
  padel racket, padelschlager, padel bat, padel racquet
  racket string, schlagersaite, tennis string, racquet string, tennissaite
  overgrip, griffband, racket grip tape, racket grip, racquet grip, tennis grip, tennis griffband, schlagergriffband
  tennis bag, tennistasche, racket bag, schlagertasche, racquet bag
  squash ball, squashball
  table tennis rubber, tischtennisbelag, ping pong rubber, tischtennisschlagerbelag
  ab roller, ab wheel, bauchroller, abdominal roller, bauchmuskelroller, bauchmuskeltrainer
  weight bench, hantelbank, lifting bench, training bench, workout bench
  dumbbell rack, hantelstander, weight rack, hantelablage, hantelregal, dumbbell stand
  suspension trainer, sling trainer, schlingentrainer, trx, trx band, suspension straps, suspension training straps
  aerobic step, stepbrett, step bench, aerobic stepper, stepboard, aerobic step platform, step platform, exercise step
  hand gripper, grip trainer, handtrainer, fingerhantel, grip strengthener, hand exerciser, handmuskeltrainer, unterarmtrainer
  cross trainer, crosstrainer, elliptical trainer, ellipsentrainer, elliptical, elliptical machine
  push up bar, push up handle, liegestutzgriff, press up bar, press up handle, push up grip, push up stand
  lifting belt, weightlifting belt, gewichthebergurtel, weight lifting belt, gewichthebergurt, krafttrainingsgurtel
  barbell collar, hantelverschluss, bar collar, barbell clip, barbell clamp, langhantelverschluss, hantelstangenverschluss
  ez bar, curl bar, sz stange, curlstange, ez curl bar, sz hantelstange, sz hantel, sz curlstange
  yoga block, yogablock, yoga brick, yogaklotz
  yoga strap, yogagurt, yoga belt, yogaband
  meditation cushion, meditationskissen, yogakissen, yoga cushion, zafu, meditation pillow
  spiky massage ball, igelball, spiky ball, massageball, noppenball, hedgehog ball, massage igelball
  vaulting box, sprungkasten, turnkasten, vault box, gym vault box
  pommel horse, turnpferd, pauschenpferd
  springboard, sprungbrett
  parallel bars, turnbarren, gymnastics parallel bars
  horizontal bar, high bar, turnreck, reckstange, gymnastics bar, gymnastics high bar
  walking stilt, stelze, holzstelze, kinderstelze
  balance cushion, balancekissen, ballkissen, wobble cushion, balance disc, balance pad, wobble disc, sitzballkissen
  leotard, turnanzug, gymnastikanzug, gymnastics leotard, gym leotard, gymnastic suit
  pointe shoe, spitzenschuh, ballet pointe shoe, ballettspitzenschuh, toe shoe, ballet toe shoe
  gymnastics slippers, gymnastikschuhe, turnschlappchen, gymnastikschlappchen, gymnastics shoes, gym slippers, gymnastics pumps
  judo suit, judoanzug, judogi, judo gi, judo uniform
  karate suit, karateanzug, karate gi, karate uniform
  judo belt, judogurtel, martial arts belt, kampfsportgurtel
  focus mitt, punch mitt, pratze, handpratze, focus pad, boxing pad, hook and jab pad, boxpratze, punch pad
  hand wrap, boxbandage, boxing bandage, boxing wrap, boxing hand wrap
  groin guard, groin protector, tiefschutz, suspensorium, jockstrap, cup protector, athletic cup, groin cup
  head guard, boxing headgear, boxkopfschutz, boxing head guard, boxing helmet, boxhelm, sparring headgear
  chest protector, brustschutz, chest guard, brustpanzer, brustprotektor
  fencing mask, fechtmaske, fechthelm
  fencing foil, florett, foil fencing, fechtflorett
  sabre, sabel, saber, fencing sabre, fechtsabel
  throwing knife, wurfmesser, throw knife, throwing dagger, wurfdolch
  arrow quiver, pfeilkocher, quiver, archery quiver, bogenkocher
  arrowhead, pfeilspitze, arrow point, arrow tip
  recurve bow, recurvebogen, recurve
  compound bow, compoundbogen
  longbow, langbogen, englischer langbogen
  crossbow bolt, armbrustbolzen, crossbow arrow, armbrustpfeil, crossbow quarrel
  slingshot, zwille, steinschleuder, catapult
  air pistol, luftpistole, pellet pistol, luftdruckpistole, air gun pistol
  air rifle pellet, airgun pellet, luftgewehrkugel, diabolokugel, air gun pellet, luftgewehrmunition
  rifle scope, riflescope, zielfernrohr, telescopic sight, gun scope, hunting scope, jagdzielfernrohr, gewehrzielfernrohr
  rifle, gewehr, jagdgewehr, jagdbuchse, kugelbuchse
  shotgun, flinte, schrotflinte, jagdflinte
  gun cabinet, gun safe, waffenschrank, gun locker, gun cupboard, waffentresor, rifle cabinet, waffenkasten
  gun oil, waffenol, gun lubricant, waffenpflegeol, gun cleaning oil, weapon oil
  hunting horn, jagdhorn, hunter horn
  decoy duck, lockente, duck decoy
  clay pigeon, tontaube, wurftaube, clay target, clay disc, skeet target
  high seat, hochsitz, deer stand, hunting stand, jagdhochsitz, jagdkanzel
  antler, geweih, hirschgeweih, deer antler, stag antler
  camouflage net, camo net, tarnnetz, camouflage netting, camo netting, cam net
  fishing box, tackle box, angelkoffer, angelkasten, fishing tackle box, fishing case, angelkiste, angelbox, tackle case
  fishing rod holder, rod rest, rutenhalter, rod stand, fishing rod stand, rutenstander, rod holder
  wobbler, crankbait, plug lure, hard bait, hard lure
  soft bait, gummifisch, rubber shad, soft plastic lure, shad lure, rubber lure, jelly lure
  jig head, jigkopf, bleikopf, lead head jig
  fly rod, fliegenrute, fly fishing rod, fliegenfischrute, fliegenangel
  fly reel, fliegenrolle, fly fishing reel, fliegenfischrolle
  fly line, fliegenschnur, fly fishing line
  fishing fly, kunstfliege, angelfliege, artificial fly, fly lure, trout fly, nassfliege
  fishing leader, vorfach, fishing trace, leader line
  fishing float, fishing bobber, angelpose, bobber, angelschwimmer
  groundbait, anfutter, lockfutter, grundfutter, feederfutter, fishing groundbait, angelfutter
  earthworm, regenwurm, tauwurm, worm bait, dew worm, nightcrawler
  keepnet, setzkescher, fishing keepnet, fishing keep net, fish keep net
  disgorger, hook remover, hakenloser, hook disgorger, fish hook remover, fishing hook remover, hakenentferner
  bait box, koderdose, fishing bait box, bait tub, koderschachtel
  split shot, spaltblei, klemmblei, split shot weight, bleischrot, schrotblei
  fishing vest, angelweste, anglerweste, angling vest, fly fishing vest, fischerweste, fishing waistcoat, fly vest
  harpoon, harpune, speargun, spearfishing gun
  golf bag, golftasche, golfsack, golf caddy bag, golf club bag
  golf trolley, golftrolley, golf push cart, golf pull cart
  golf glove, golfhandschuh
  skateboard wheel, skateboardrolle, skateboard roller, skate wheel, longboard wheel
  skateboard grip tape, griptape, skateboard griffband, skateboard grip, skate grip
  electric scooter, e scooter, elektroscooter, electric kick scooter, elektrotretroller
  roller ski, skiroller, rollski, rollschi, cross country roller ski, langlaufroller
  figure skate, kunstlaufschuh, eiskunstlaufschuh, figure skating skate, kunstlaufschlittschuh, eiskunstlaufschlittschuh
  snowboard binding, snowboardbindung
  back protector, ruckenprotektor, spine protector, back protection, spine guard, ruckenschutz, ruckenpanzer
  touring ski, tourenski, alpine touring ski, backcountry ski, skitourenski
  ski crampon, harscheisen, ski touring crampon
  ski edge sharpener, kantenscharfer, ski edge tool, skikantenscharfer, skikantenschleifer
  waxing iron, wachseisen, wachsbugeleisen, ski wax iron, ski waxing iron, skiwachsbugeleisen, ski iron
  ski pass, skipass, lift pass, liftkarte, ski lift pass, schipass, liftticket, ski ticket, skikarte
  snow slider, schneerutscher, popo rutscher, porutscher, bum board, bum slider, bum sled, schneeteller
  ice screw, eisschraube, ice climbing screw
  climbing chalk, gym chalk, magnesia, rock climbing chalk, kletterkreide, sportkreide
  webbing sling, bandschlinge, climbing sling, runner sling, climbing runner sling
  rope bag, seilsack, seiltasche, climbing rope bag, seilbeutel, kletterseilsack
  climbing nut, klemmkeil, wired nut, rock nut
  camming device, klemmgerat, spring loaded camming device, camalot
  piton, felshaken, climbing piton, rock piton, kletterhaken, normalhaken
  climbing bolt, bohrhaken, rock bolt
  locking carabiner, screwgate carabiner, schraubkarabiner, verschlusskarabiner, locking karabiner, screw gate carabiner, screwgate
  full body harness, komplettgurt, full body climbing harness, body harness, ganzkorpergurt
  static rope, statikseil, semi static rope, static climbing rope, halbstatikseil, low stretch rope
  climbing guidebook, kletterfuhrer, climbing guide, climbing topo, rock climbing guidebook, topofuhrer
  dive computer, tauchcomputer, diving computer, scuba computer
  buoyancy compensator, tarierweste, tarierjacket, bcd, buoyancy control device, tarierjackett, scuba bcd, bcd jacket
  dive weight belt, bleigurt, diving weight belt, scuba weight belt, tauchgurt, bleigurtel, tauchbleigurt
  diving knife, tauchmesser, dive knife, scuba knife, tauchermesser
  dive light, dive torch, tauchlampe, diving light, diving torch, underwater torch, underwater light, unterwasserlampe
  dive ring, tauchring, diving ring, sinking ring, pool dive ring, pool diving ring
  pool noodle, swim noodle, schwimmnudel, poolnudel, foam noodle, swimming noodle, water noodle, aquanudel
  nose clip, nasenklammer, swimming nose clip, nose plug, swim nose clip, nasenklemme
  water shoes, aqua shoes, aquaschuhe, wasserschuhe, badeschuhe, strandschuhe
  changing robe, surf poncho, badeponcho, dryrobe, surf robe, changing poncho, hooded towel poncho, towel poncho
  beach ball, strandball, wasserball, inflatable ball, inflatable beach ball, aufblasbarer ball
  beach mat, strandmatte, sand mat, beach rug, beach blanket, stranddecke
  pool inflatable, schwimmtier, badetier, inflatable pool toy, pool float
  water ski, wasserski, wasserschi
  bodyboard, boogie board, bellyboard, body surf board
  kayak paddle, kajakpaddel, doppelpaddel, double paddle, double bladed paddle, kayak oar
  folding kayak, faltboot, folding boat, foldable kayak, collapsible kayak, faltkajak, foldable boat
  sailing boat, sailboat, segelboot
  sailing gloves, segelhandschuhe, sailing glove, segelhandschuh, bootshandschuh
  running belt, laufgurtel, runners belt, running waist pack, jogging belt, running pouch
  race number, bib number, startnummer, race bib, running bib, start number, bib number running
  relay baton, staffelstab, staffelholz, relay stick, race baton
  starting block, startblock, sprint starting block, sprint block
  javelin, wurfspeer, throwing javelin, athletics javelin, throwing spear
  discus, diskus, wurfdiskus, diskusscheibe
  sports watch, sportuhr, running watch, laufuhr, gps watch, gps sports watch, runners watch
  frame bag, rahmentasche, bike frame bag, bicycle frame bag, fahrradrahmentasche, frame pack
  handlebar bag, lenkertasche, handle bar bag, bike handlebar bag, fahrradlenkertasche
  bike mirror, fahrradspiegel, bicycle mirror, cycle mirror, handlebar mirror, fahrradruckspiegel
  spoke reflector, speichenreflektor, wheel reflector, bicycle wheel reflector, katzenauge
  chain guard, kettenschutz, kettenkasten, bike chain guard, bicycle chain guard
  toe clip, pedalhaken, pedal toe clip, pedal clip, pedalkorb, pedalhakchen
  saddle cover, sattelbezug, sattelschoner, bike seat cover, bike saddle cover, fahrradsattelbezug, sattelschutz
  cycling overshoe, fahrradgamasche, rad uberschuh, cycling shoe cover, radsport uberschuh
  cycling leg warmer, beinling, cycle leg warmer, bike leg warmer
  bike wall mount, fahrradwandhalterung, bicycle wall mount, bike wall hook, bike wall rack, fahrradwandhalter
  cue chalk, billardkreide, pool chalk, billiard chalk, snooker chalk, pool cue chalk
  dartboard surround, dart auffangring, dart board surround, dart surround, darts surround, dart catch ring
  roof tent, dachzelt, rooftop tent, car roof tent, autodachzelt, roof top tent, car rooftop tent
  flysheet, fly sheet, rainfly, aussenzelt, uberzelt, tent fly, tent flysheet, outer tent, tent rainfly
  inner tent, innenzelt, tent inner, zeltinnenkabine
  pop up tent, wurfzelt, popup tent, throw tent, quick pitch tent, instant tent, sekundenzelt
  wood gas stove, hobo stove, hobokocher, holzvergaserkocher, wood burning camp stove, camping wood stove, hobo cooker, wood gasifier stove, holzkocher
  hexamine tablet, dry fuel tablet, trockenbrennstoff, esbit, esbit tablet, fuel tablet, solid fuel tablet, esbit fuel tablet, hexi tablet
  petrol stove, benzinkocher, gasoline stove, liquid fuel stove, white gas stove
  swivel grill, swing grill, schwenkgrill, tripod grill, swivel bbq, hanging grill tripod, tripod bbq
  roasting stick, marshmallow stick, stockbrotspiess, marshmallowspiess, marshmallow fork, campfire stick, lagerfeuerspiess
  enamel mug, emaillebecher, emailletasse, enamel cup, enamelled mug, enamel camping mug
  folding cup, collapsible cup, faltbecher, foldable cup, collapsible mug, foldable mug, klappbecher
  water purification tablet, wasserentkeimungstablette, entkeimungstablette, water purifying tablet, water treatment tablet, micropur, wasserdesinfektionstablette
  trekking food, trekkingnahrung, trekking meal, freeze dried meal, camping meal, expedition food, backpacking meal
  compression sack, kompressionssack, kompressionsbeutel, compression bag, compression stuff sack
  travel towel, reisehandtuch, camping towel, quick dry towel, quick drying towel, outdoorhandtuch
  phrase book, phrasebook, sprachfuhrer, language guide, travel phrasebook, reisesprachfuhrer
  travel washing line, reisewascheleine, travel clothes line, travel clothesline, portable washing line, camping wascheleine
  folding spade, folding shovel, klappspaten, feldspaten, entrenching tool, foldable shovel, folding camping shovel, foldable spade, entrenching shovel
  child carrier backpack, kinderkraxe, kinder ruckentrage, baby backpack carrier, baby carrier backpack
  gas mantle, gluhstrumpf, lamp mantle, gas lamp mantle, gas lantern mantle
  gas lantern, gaslaterne, gas lamp, camping gas lantern, camping gas lamp, gaslampe, gas camping lantern
  caravan mover, wohnwagenmover, motor mover, caravan motor mover, wohnwagen rangierhilfe, caravan manoeuvring system
  caravan step, wohnwagenstufe, wohnwagentritt, caravan door step, camper step, motorhome step
  waste water tank, grey water tank, abwassertank, wastewater tank, waste tank, waste water container, gray water tank, grauwassertank
  fresh water tank, frischwassertank, drinking water tank, clean water tank, frischwasserkanister
`;
