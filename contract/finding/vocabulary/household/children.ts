/** Babies, toys, games and school. A line is what means the same, in English and German, without accents. */
export const CHILDREN = `
  muslin cloth, mulltuch, spucktuch, mullwindel, muslin square, burp cloth, musselintuch, nuscheli, burp rag, burping cloth, baby muslin
  baby sleeping bag, babyschlafsack, sleep sack, wearable blanket, strampelsack
  swaddle blanket, pucktuch, swaddling blanket, swaddle wrap, puckdecke, pucksack
  baby bodysuit, babybody, baby onesie, baby vest, wickelbody
  baby walker, lauflernhilfe, gehfrei, lauflerngerat, lauflernstuhl
  push walker, lauflernwagen, push along walker, baby push walker
  baby gym, spielbogen, activity gym, play arch, play gym, activity arch, spieltrapez, babytrapez
  cot bumper, bettnestchen, bettumrandung, crib bumper, nestchen, babynestchen
  cot mattress, babymatratze, kinderbettmatratze, crib mattress, baby mattress, gitterbettmatratze, babybettmatratze
  bassinet, stubenwagen, baby bassinet
  moses basket, moseskorbchen, babykorb, babykorbchen
  bedside crib, beistellbett, co sleeper, anstellbett, babybalkon, bedside cot, bedside sleeper, sidecar crib, beistellbettchen
  infant car seat, babyschale, maxi cosi, baby car seat, autoschale, babyautoschale, babyautositz
  carrycot, tragewanne, babytragewanne, carry cot, kinderwagenaufsatz, kinderwagenwanne, babytragetasche
  footmuff, fusssack, foot muff, cosytoes, kinderwagensack, winterfusssack, stroller footmuff
  buggy board, buggyboard, mitfahrbrett, kiddy board, stroller board, kiddie board, pushchair board, buggybrett
  pram chain, kinderwagenkette, stroller chain, pushchair chain, wagenkette
  pacifier clip, schnullerkette, schnullerband, dummy clip, pacifier chain, dummy chain, soother clip, soother chain, pacifier holder, nuckelkette, nuggikette, schnullerclip, schnullerhalter
  nappy bin, windeleimer, diaper pail, nappy bucket, diaper bin, nappy pail, diaper genie, windelmulleimer, windelbehalter, windeltwister
  cloth nappy, stoffwindel, cloth diaper, reusable nappy, reusable diaper, washable nappy, mehrwegwindel, waschbare windel
  swim nappy, schwimmwindel, swim diaper, swimming nappy, badewindel, aquawindel, schwimmwindelhose
  nappy cream, wundschutzcreme, windelcreme, diaper cream, diaper rash cream, nappy rash cream, diaper ointment, diaper balm, windelsalbe, windelbalsam, popocreme, penatencreme, sudocrem
  baby powder, babypuder, baby talc, baby talcum powder
  infant formula, babymilch, baby formula, sauglingsmilch, sauglingsnahrung, formula milk, baby milk, infant milk, baby milk powder, milchnahrung, babymilchpulver, sauglingsmilchnahrung, pre milch, pre nahrung
  baby food jar, babyglaschen, breiglaschen, babyglas, babybreiglas, breiglas, babynahrungsglas, babybreiglaschen, hipp glaschen
  bottle steriliser, flaschensterilisator, vaporisator, bottle sterilizer, baby bottle steriliser, baby steriliser, babyflaschensterilisator, flaschensterilisierer
  nipple shield, stillhutchen, nursing shield, breast shield, brusthutchen
  nursing pad, stilleinlage, breast pad, lactation pad, nursing bra pad, stillpad
  nursing bra, still bh, breastfeeding bra, breast feeding bra, still bustenhalter
  breast milk bag, muttermilchbeutel, milk storage bag, breast milk storage bag, muttermilchgefrierbeutel, milchaufbewahrungsbeutel
  sippy cup, trinklernbecher, trainer cup, sip cup, spill proof cup, toddler cup, training cup, learner cup, trinklerntasse, schnabelbecher, nuckelbecher
  nasal aspirator, nasensauger, nose sucker, snot sucker, nasal sucker, nose aspirator, nosefrida, nasenschleimabsauger, nasenschleimentferner, nasensekretsauger
  hooded towel, kapuzenhandtuch, kapuzenbadetuch, hooded bath towel, kapuzenbadehandtuch, kapuzentuch
  comfort blanket, schmusetuch, schnuffeltuch, kuscheltuch, security blanket, comfort cloth, blankie, lovey, schmusedecke, schnuffeldecke, nuckeltuch, trosttuch
  cherry stone pillow, kirschkernkissen, cherry pit pillow, cherry stone cushion, cherry stone bag, cherry pit bag, cherry pit pack, kirschsteinkissen, kirschsteinsack, kirschkernsack, chriesisteisackli
  wheat bag, kornerkissen, grain pillow, wheat pack, wheat pillow, microwave wheat bag, weizenkissen, getreidekissen, dinkelkissen
  cupboard lock, schranksicherung, schubladensicherung, child safety lock, cabinet safety lock, childproof lock, baby proof lock, child safety latch, schrankkindersicherung, kinderschutzschloss
  bed guard, bettschutzgitter, rausfallschutz, toddler bed rail, bettgitter, bed rail, bed safety rail, bed side rail, toddler bed guard, bettgelander, rausfallgitter, bettrausfallschutz, fallschutzgitter
  hob guard, herdschutzgitter, herdschutz, stove guard, cooker guard, stove top guard, hob safety guard, herdgitter, kochfeldschutz, kochfeldschutzgitter
  door finger guard, fingerklemmschutz, klemmschutz, door pinch guard, finger pinch guard, anti pinch guard, turklemmschutz, turfingerschutz
  car window shade, autosonnenschutz, car sunshade, car sun shade, car sun blind, car window blind, autosonnenrollo, autofenstersonnenschutz
  maternity trousers, umstandshose, maternity pants, pregnancy trousers, pregnancy pants, schwangerschaftshose, schwangerenhose
  maternity dress, umstandskleid, pregnancy dress, schwangerschaftskleid
  child bike trailer, fahrradkinderanhanger, kinderanhanger, kinderfahrradanhanger, kids bike trailer, bike child trailer, child trailer, kinderradanhanger, kinderveloanhanger
  training wheel, stutzrad, stabiliser wheel, bike stabiliser, bike stabilizer, bicycle stabiliser, stabilizer wheel, stutzradchen
  baby bootie, babyschuh, krabbelschuh, baby shoe, baby slipper, crib shoe, pram shoe, babyschuhchen, babypuschen, krabbelpuschen, lederpuschen, babypatschen, babyfinken
  stacking cup, stapelbecher, nesting cup, stacking beaker, becherpyramide, stapelbecherset
  ring stacker, stapelturm, stacking ring tower, stacking ring, ring pyramid, ringpyramide, ringturm, stapelring, stapelpyramide, steckpyramide
  shape sorter, steckwurfel, steckbox, formensortierer, shape sorting cube, sorting cube, shape sorting toy, formenwurfel, formenbox, sortierwurfel, formensortierspiel, formensteckspiel
  hammer bench, klopfbank, hammerbank, hammering bench, pounding bench, pounding toy, hammerspiel, klopfspiel, hammerspielzeug
  pull along toy, nachziehtier, nachziehspielzeug, pull toy, pull along animal, nachziehfigur, nachziehspiel, ziehtier
  bead maze, motorikschleife, wire bead maze, bead roller coaster, bead coaster, motorikschlaufe, perlenschleife
  threading toy, fadelspiel, threading game, lacing toy, lacing game, fadelspielzeug, auffadelspiel
  iron on bead, bugelperle, hama bead, perler bead, fuse bead, ironing bead, iron bead, melty bead, melt bead, fusible bead, hama perle, pyssla, midi bead
  foam puzzle mat, puzzlematte, foam play mat, interlocking mat, interlocking foam mat, foam floor tile, puzzle play mat, floor puzzle mat, puzzlespielmatte, puzzlebodenmatte, schaumstoffpuzzlematte
  play rug, spielteppich, strassenteppich, road rug, play carpet, road carpet, car rug, town rug, verkehrsteppich, strassenspielteppich, spielstrassenteppich
  ball pit, ballebad, ball pool, ballebecken, ball pond, ballepool, ballgrube, ballchenbad, kugelbad
  play tent, spielzelt, kinderzelt, kids tent, childrens tent, toy tent, spielhauszelt
  teepee, tipi, tipizelt, indianerzelt, tepee, kids teepee, teepee tent, spieltipi, kindertipi
  play tunnel, krabbeltunnel, spieltunnel, crawl tunnel, crawling tunnel, pop up tunnel, kriechtunnel
  climbing frame, klettergerust, jungle gym, playground climber, klettergestell, kraxelgerust
  climbing triangle, kletterdreieck, pikler dreieck, pikler triangle, pikler, triangle climber
  seesaw, kinderwippe, gartenwippe, teeter totter, see saw, teeter board, balkenwippe, spielplatzwippe, wippschaukel
  nest swing, nestschaukel, bird nest swing, birds nest swing, basket swing, saucer swing, korbschaukel, netzschaukel, rundschaukel
  sandpit mould, sandformchen, sandpit mold, sand toy mould, sandbox mold, sandkastenform, sandkastenformchen, sandspielform, sandelform, sandformli
  play shop, kaufladen, kaufmannsladen, pretend shop, play store, toy grocery store, kaufladchen, kramerladen, kinderkaufladen, spielkaufladen, verkauferliladen
  play food, spiellebensmittel, toy food, pretend food, spielessen, spielzeugessen, spielzeuglebensmittel, kaufladenlebensmittel
  toy till, spielkasse, toy cash register, kinderkasse, play till, play cash register, toy register, kaufladenkasse, spielzeugkasse, kaufmannskasse
  play money, spielgeld, toy money, pretend money, toy cash, spielzeuggeld, rechengeld
  toy doctor kit, kinderarztkoffer, doktorkoffer, doctor set, doctor kit, doctors kit, play doctor kit, toy medical kit, spielarztkoffer, spielzeugarztkoffer, doktorset, kinderdoktorkoffer
  toy workbench, kinderwerkbank, spielwerkbank, kids workbench, play workbench, toy tool bench, spielzeugwerkbank
  toy garage, spielzeuggarage, spielzeugparkhaus, toy car park, play garage, toy parking garage, spielgarage, spielparkhaus, kinderparkhaus
  toy farm, spielzeugbauernhof, spielbauernhof, farm set, play farm, farm playset, toy barn, spielzeugfarm, bauernhofset
  toy castle, ritterburg, spielburg, play castle, castle playset, knights castle, spielzeugburg, spielzeugschloss, spielzeugritterburg
  ride on car, rutschauto, bobby car, rutscherauto, rutschfahrzeug, ride on toy, push along car, foot to floor car, scoot car, kinderrutschauto, rutscherfahrzeug, kinderrutschfahrzeug
  tin soldier, zinnsoldat, toy soldier, lead soldier, bleisoldat, spielzeugsoldat
  action figure, actionfigur, action figurine, action doll, actionpuppe, aktionsfigur
  doll clothes, puppenkleidung, puppenkleider, dolls clothes, doll outfit, doll clothing, puppensachen, puppenbekleidung, puppengewand, puppenkleid
  doll house furniture, puppenhausmobel, puppenmobel, dolls house furniture, doll furniture, dolls furniture, puppenstubenmobel, puppenhauseinrichtung, puppenstubeneinrichtung
  baby doll, babypuppe, puppenbaby, baby born, doll baby
  fashion doll, barbie, modepuppe, barbie doll, barbiepuppe, anziehpuppe, ankleidepuppe
  finger puppet, fingerpuppe, finger doll, fingerpuppchen
  puppet theatre, kasperletheater, puppentheater, puppet theater, kasperltheater, kaspertheater, puppet stage, puppet booth, kasperlitheater, handpuppentheater, puppenbuhne, punch and judy
  russian doll, matroschka, matryoshka, babuschka, nesting doll, russian nesting doll, matryoshka doll, babushka doll, stacking doll, matrjoschka, schachtelpuppe, puppe in der puppe
  jumping jack, hampelmann, pull string puppet, zappelmann, hampelfigur
  jack in the box, springteufel, kastenteufel, schachtelteufel, clown in der box
  wind up toy, aufziehspielzeug, clockwork toy, aufziehfigur, clockwork figure, aufziehtier, uhrwerkspielzeug, aufziehspiel
  kaleidoscope, kaleidoskop
  slot car track, autorennbahn, carrerabahn, carrera bahn, scalextric, slot car set, slot racing track, slot car racing, slotcarbahn, rennautobahn, spielzeugrennbahn, modellrennbahn, carrera rennbahn, racing car track
  toy gun, spielzeugpistole, toy pistol, pretend gun, toy weapon, spielpistole, kinderpistole, spielzeugwaffe, spielzeugrevolver
  foam dart blaster, nerf gun, nerf blaster, nerf pistole, foam dart gun, foam blaster, dart blaster, toy blaster, nerf, schaumstoffblaster
  toy sword, spielzeugschwert, play sword, spielschwert, kinderschwert
  wooden sword, holzschwert, wood sword, wooden toy sword
  water balloon, wasserbombe, water bomb, wasserballon, wasserluftballon
  hula hoop, hula hoop reifen, hula reifen, hula hoop ring, fitnessreifen, fitness hoop, hulahup reifen
  pogo stick, springstock, pogostab, hupfstab, hupfstock, hupfstange, springstab, jumping stick, pogostock
  space hopper, hupfball, hopper ball, hop ball, hoppity hop, hippity hop, hopping ball, hopsball, sitzhupfball
  bouncy ball, flummi, springball, super ball, bounce ball, bouncing ball, flummiball, gummispringball
  bouncy castle, hupfburg, bounce house, bounce castle, bouncing castle, jumping castle, inflatable castle, moon bounce, springburg, luftburg, hopsburg, gumpischloss, hupfschloss
  juggling ball, jonglierball, juggle ball, jonglierballchen, juggling beanbag
  juggling club, jonglierkeule, juggling pin, jonglierkegel
  toy slime, spielschleim, slime, glibber, glibberschleim, kinderschleim
  kinetic sand, zaubersand, magic sand, knetsand, modelliersand, kinetischer sand, indoorsand, moldable sand
  science kit, experimentierkasten, experiment kit, science set, experiment set, science experiment kit, experimentierset, experimentierbaukasten, experimentierbox, kosmos kasten, forscherkasten, forscherset
  chemistry set, chemiebaukasten, chemiekasten, chemistry kit, chemieset, chemieexperimentierkasten, chemieexperimentierset
  metal construction set, metallbaukasten, meccano, erector set, metal building set, metal building kit, stabilbaukasten, metallkonstruktionsbaukasten, marklin metallbaukasten
  magnetic tile, magnetbaustein, magnetic building block, magna tile, magnet tile, magnetic building tile, magformers, magnetischer baustein, magnetspielstein
  trading card, sammelkarte, collectible card, collectable card, collector card, collecting card, trading card game card, tauschkarte, tradingkarte
  card sleeve, kartenhulle, kartenschutzhulle, trading card sleeve, deck protector, spielkartenhulle, sammelkartenhulle, kartensleeve
  card shuffler, kartenmischmaschine, kartenmischer, card shuffling machine, playing card shuffler, kartenmischgerat, kartenmischapparat, spielkartenmischer
  dice cup, wurfelbecher, knobelbecher, dice shaker, schockbecher, lederwurfelbecher
  game pawn, spielfigur, playing piece, game piece, board game piece, board game pawn, game token, game figure, playing token, meeple, spielstein, spielkegel, halmakegel, poppel, spielmannchen, brettspielfigur
  hourglass, sanduhr, sand timer, hour glass, sand glass, sand clock, stundenglas, sandglas, minutenglas
  yahtzee, kniffel, yatzy, yatzee, kniffelspiel, yahtzee game
  ludo, mensch argere dich nicht, parcheesi, pachisi, parchisi, eile mit weile, ludo game
  draughts, damespiel, checkers, checkers game, draughts game, draughts set, checkers set, dame spiel, dame brettspiel
  nine mens morris, muhlespiel, nine men morris, mill game, merels, muhlebrettspiel
  snakes and ladders, leiterspiel, chutes and ladders, schlangen und leitern, leiterlispiel, leiternspiel
  chessboard, schachbrett, chess board, schachspielbrett
  chess piece, schachfigur, chessman, chess figure, schachspielfigur, schachstein
  chess clock, schachuhr, chess timer, schachtimer, schachspieluhr
  mahjong, mah jongg, mahjongg, mah jong, mahjong set, mahjongspiel, mahjongg spiel
  pick up sticks, mikado, mikadospiel, pickup sticks, pick up stix, jackstraws, spillikins, mikadostab, mikadostabchen
  tumbling tower, wackelturm, jenga, tumble tower, stacking tower game, block tower game, wackelturmspiel, jenga turm
  connect four, vier gewinnt, connect 4, four in a row, four in a line, 4 in a row, vier in einer reihe, 4 gewinnt
  battleship game, schiffe versenken, battleships game, battleship board game, flottenmanover
  top trumps, quartettspiel, quartett, quartettkarten, supertrumpf, trumpfquartett, trump card game
  poker chip, pokerchip, jeton, casino chip, gambling chip, pokerjeton, spieljeton
  poker set, pokerkoffer, poker case, poker chip set, pokerkassette
  tiddlywinks, flohspiel, flohhupfen, tiddledywinks, flohchenspiel, flohhupfspiel, flohlispiel
  viking chess, wikingerschach, kubb, kubb game, kubb set, kubbspiel, schwedenschach, wikingerspiel
  croquet set, krocket, krocketspiel, croquet, croquet game, krocketset, croquetspiel, crocketspiel
  ring toss, ringwurfspiel, quoits, hoop toss, hoopla, ring toss game, ringe werfen, ringwurf, wurfringspiel
  can toss, dosenwerfen, tin can alley, tin can toss, can knockdown, dosenwurf, dosenwurfspiel, buchsenwerfen
  pinball machine, flipperautomat, pinball, pinball game, pinball table, flipperkasten, flipperspiel, pinballautomat
  slot machine, einarmiger bandit, fruit machine, one armed bandit, poker machine, slots machine, geldspielautomat, geldspielgerat, glucksspielautomat
  pool table, billardtisch, billiard table, billiards table, pooltisch, poolbillardtisch
  billiard ball, billardkugel, pool ball, billiards ball, billardball, poolkugel, poolbillardkugel
  party game, partyspiel, geburtstagsspiel, kindergeburtstagsspiel
  travel game, reisespiel, travel board game, mitnehmspiel
  puzzle mat, puzzleteppich, puzzleunterlage, puzzle roll, jigsaw roll, jigsaw mat, jigsaw puzzle mat, jigsaw puzzle roll, puzzle roll mat, puzzlerolle
  brain teaser, knobelspiel, geduldsspiel, mind teaser, mind puzzle, geduldspiel, denkspiel, denksportspiel, tuftelspiel
  homework diary, homework planner, hausaufgabenheft, homework notebook, homework book, assignment book, school planner, student planner, aufgabenheft, hausaufgabenbuch, hausaufgabenplaner, aufgabenbuchlein
  loose leaf paper, filler paper, ringbucheinlage, binder paper, ring binder paper, refill paper, ringbuchpapier, ringbuchblatt, ringbuchblatter, loseblattpapier
  elastic folder, gummizugmappe, eckspannermappe, elasticated folder, elastic band folder, three flap folder, 3 flap folder, gummizugordner, gummibandmappe, eckspanner, sammelmappe, jurismappe, dreiflugelmappe
  book cover, buchumschlag, book jacket, dust jacket, book protector, schutzumschlag, buchhulle, buchschutzhulle, bucherhulle, bucherumschlag
  flashcard, lernkarte, vokabelkarte, flash card, study card, learning card, vocabulary card, vocab card, revision card, lernkartchen, vokabelkartchen, lernkarteikarte
  school desk, schultisch, schulbank, pupil desk, student desk, classroom desk, schulerpult, schulpult, schulertisch
  pencil grip, griffhilfe, pencil gripper, pen grip, writing grip, stiftgriff, stifthilfe, bleistiftgriff, schreiblernhilfe
  chalk holder, kreidehalter, kreidehalterung, kreidegriff, tafelkreidehalter
  workbook, arbeitsheft, exercise workbook, practice book, ubungsbuch, arbeitsbuch, lernheft, ubungsheft
  painting smock, paint apron, malkittel, painters smock, malerkittel, art smock, paint smock, art apron, painting apron, malschurze, malshirt, bastelschurze, kindermalkittel
  paint water pot, malbecher, paint water cup, paint water jar, brush rinsing cup, pinselbecher, malwasserbecher, tuschbecher
  crocodile, krokodil
`;
