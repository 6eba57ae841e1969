/** Sports, camping and travel. A line is what means the same, in English and German, without accents. */
export const SPORTS = `
  basketball hoop, basketballkorb, basketball ring
  volleyball net, volleyballnetz
  captains armband, kapitansbinde, spielfuhrerbinde
  corner flag, eckfahne
  tactics board, taktiktafel, coaching board
  ball net, ballnetz
  ball needle, inflation needle, ballnadel, ballpumpennadel
  foam ball, schaumstoffball
  floorball stick, floorballschlager, unihockeyschlager
  lacrosse stick, lacrosseschlager
  baseball glove, baseball mitt, baseballhandschuh
  bowling ball, bowlingkugel
  croquet mallet, krocketschlager
  padel racket, padelschlager
  racket string, schlagersaite
  overgrip, griffband, racket grip tape
  tennis bag, tennistasche, racket bag, schlagertasche
  squash ball, squashball
  table tennis rubber, tischtennisbelag
  ab roller, ab wheel, bauchroller
  weight bench, hantelbank
  dumbbell rack, hantelstander
  suspension trainer, sling trainer, schlingentrainer, trx
  aerobic step, stepbrett, step bench
  hand gripper, grip trainer, handtrainer, fingerhantel
  cross trainer, crosstrainer, elliptical trainer, ellipsentrainer
  push up bar, push up handle, liegestutzgriff
  lifting belt, weightlifting belt, gewichthebergurtel
  barbell collar, hantelverschluss
  ez bar, curl bar, sz stange, curlstange
  yoga block, yogablock
  yoga strap, yogagurt, yoga belt
  meditation cushion, meditationskissen, yogakissen
  spiky massage ball, igelball, spiky ball
  vaulting box, sprungkasten, turnkasten
  pommel horse, turnpferd, pauschenpferd
  springboard, sprungbrett
  parallel bars, turnbarren
  horizontal bar, high bar, turnreck, reckstange
  walking stilt, stelze
  balance cushion, balancekissen, ballkissen, wobble cushion
  leotard, turnanzug, gymnastikanzug
  pointe shoe, spitzenschuh
  gymnastics slippers, gymnastikschuhe, turnschlappchen, gymnastikschlappchen
  judo suit, judoanzug, judogi, judo gi
  karate suit, karateanzug, karate gi
  judo belt, judogurtel
  focus mitt, punch mitt, pratze, handpratze
  hand wrap, boxbandage, boxing bandage
  groin guard, groin protector, tiefschutz, suspensorium, jockstrap
  head guard, boxing headgear, boxkopfschutz
  chest protector, brustschutz, chest guard
  fencing mask, fechtmaske
  fencing foil, florett
  sabre, sabel, saber
  throwing knife, wurfmesser
  arrow quiver, pfeilkocher, quiver
  arrowhead, pfeilspitze, arrow point
  recurve bow, recurvebogen
  compound bow, compoundbogen
  longbow, langbogen
  crossbow bolt, armbrustbolzen
  slingshot, zwille, steinschleuder
  air pistol, luftpistole
  air rifle pellet, airgun pellet, luftgewehrkugel, diabolokugel
  rifle scope, riflescope, zielfernrohr, telescopic sight
  rifle, gewehr
  shotgun, flinte, schrotflinte
  gun cabinet, gun safe, waffenschrank
  gun oil, waffenol
  hunting horn, jagdhorn
  decoy duck, lockente
  clay pigeon, tontaube, wurftaube
  high seat, hochsitz
  antler, geweih, hirschgeweih
  camouflage net, camo net, tarnnetz
  fishing box, tackle box, angelkoffer, angelkasten
  fishing rod holder, rod rest, rutenhalter
  wobbler, crankbait, plug lure
  soft bait, gummifisch, rubber shad
  jig head, jigkopf
  fly rod, fliegenrute
  fly reel, fliegenrolle
  fly line, fliegenschnur
  fishing fly, kunstfliege, angelfliege
  fishing leader, vorfach
  fishing float, fishing bobber, angelpose
  groundbait, anfutter, lockfutter
  earthworm, regenwurm
  keepnet, setzkescher
  disgorger, hook remover, hakenloser
  bait box, koderdose
  split shot, spaltblei, klemmblei
  fishing vest, angelweste, anglerweste
  harpoon, harpune
  golf bag, golftasche
  golf trolley, golftrolley, golf push cart
  golf glove, golfhandschuh
  skateboard wheel, skateboardrolle
  skateboard grip tape, griptape, skateboard griffband
  electric scooter, e scooter, elektroscooter
  roller ski, skiroller, rollski
  figure skate, kunstlaufschuh, eiskunstlaufschuh
  snowboard binding, snowboardbindung
  back protector, ruckenprotektor, spine protector
  touring ski, tourenski
  ski crampon, harscheisen
  ski edge sharpener, kantenscharfer
  waxing iron, wachseisen, wachsbugeleisen
  ski pass, skipass, lift pass, liftkarte
  snow slider, schneerutscher, popo rutscher, porutscher
  ice screw, eisschraube
  climbing chalk, gym chalk, magnesia
  webbing sling, bandschlinge, climbing sling
  rope bag, seilsack, seiltasche
  climbing nut, klemmkeil
  camming device, klemmgerat
  piton, felshaken
  climbing bolt, bohrhaken
  locking carabiner, screwgate carabiner, schraubkarabiner, verschlusskarabiner
  full body harness, komplettgurt
  static rope, statikseil
  climbing guidebook, kletterfuhrer
  dive computer, tauchcomputer
  buoyancy compensator, tarierweste, tarierjacket
  dive weight belt, bleigurt
  diving knife, tauchmesser
  dive light, dive torch, tauchlampe
  dive ring, tauchring
  pool noodle, swim noodle, schwimmnudel, poolnudel
  nose clip, nasenklammer
  water shoes, aqua shoes, aquaschuhe, wasserschuhe
  changing robe, surf poncho, badeponcho
  beach ball, strandball, wasserball
  beach mat, strandmatte
  pool inflatable, schwimmtier, badetier
  water ski, wasserski
  bodyboard, boogie board
  kayak paddle, kajakpaddel, doppelpaddel, double paddle
  folding kayak, faltboot, folding boat
  sailing boat, sailboat, segelboot
  sailing gloves, segelhandschuhe
  running belt, laufgurtel
  race number, bib number, startnummer
  relay baton, staffelstab, staffelholz
  starting block, startblock
  javelin, wurfspeer
  discus, diskus, wurfdiskus
  sports watch, sportuhr, running watch, laufuhr, gps watch
  frame bag, rahmentasche
  handlebar bag, lenkertasche
  bike mirror, fahrradspiegel
  spoke reflector, speichenreflektor
  chain guard, kettenschutz
  toe clip, pedalhaken
  saddle cover, sattelbezug, sattelschoner
  cycling overshoe, fahrradgamasche, rad uberschuh
  cycling leg warmer, beinling
  bike wall mount, fahrradwandhalterung
  cue chalk, billardkreide
  dartboard surround, dart auffangring
  roof tent, dachzelt
  flysheet, fly sheet, rainfly, aussenzelt, uberzelt
  inner tent, innenzelt
  pop up tent, wurfzelt
  wood gas stove, hobo stove, hobokocher, holzvergaserkocher
  hexamine tablet, dry fuel tablet, trockenbrennstoff, esbit, esbit tablet
  petrol stove, benzinkocher
  swivel grill, swing grill, schwenkgrill
  roasting stick, marshmallow stick, stockbrotspiess, marshmallowspiess
  enamel mug, emaillebecher, emailletasse
  folding cup, collapsible cup, faltbecher
  water purification tablet, wasserentkeimungstablette, entkeimungstablette
  trekking food, trekkingnahrung, trekking meal
  compression sack, kompressionssack, kompressionsbeutel
  travel towel, reisehandtuch
  phrase book, phrasebook, sprachfuhrer
  travel washing line, reisewascheleine
  folding spade, folding shovel, klappspaten, feldspaten, entrenching tool
  child carrier backpack, kinderkraxe, kinder ruckentrage
  gas mantle, gluhstrumpf
  gas lantern, gaslaterne
  caravan mover, wohnwagenmover
  caravan step, wohnwagenstufe, wohnwagentritt
  waste water tank, grey water tank, abwassertank
  fresh water tank, frischwassertank
`;
