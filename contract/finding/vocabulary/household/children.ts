/** Babies, toys, games and school. A line is what means the same, in English and German, without accents. */
export const CHILDREN = `
  muslin cloth, mulltuch, spucktuch, mullwindel, muslin square, burp cloth
  baby sleeping bag, babyschlafsack, sleep sack
  swaddle blanket, pucktuch
  baby bodysuit, babybody
  baby walker, lauflernhilfe, gehfrei
  push walker, lauflernwagen
  baby gym, spielbogen, activity gym, play arch
  cot bumper, bettnestchen, bettumrandung, crib bumper
  cot mattress, babymatratze, kinderbettmatratze, crib mattress
  bassinet, stubenwagen
  moses basket, moseskorbchen
  bedside crib, beistellbett, co sleeper
  infant car seat, babyschale, maxi cosi, baby car seat
  carrycot, tragewanne, babytragewanne
  footmuff, fusssack
  buggy board, buggyboard, mitfahrbrett, kiddy board
  pram chain, kinderwagenkette
  pacifier clip, schnullerkette, schnullerband, dummy clip
  nappy bin, windeleimer, diaper pail, nappy bucket
  cloth nappy, stoffwindel, cloth diaper
  swim nappy, schwimmwindel, swim diaper
  nappy cream, wundschutzcreme, windelcreme, diaper cream, diaper rash cream
  baby powder, babypuder
  infant formula, babymilch, baby formula, sauglingsmilch, sauglingsnahrung
  baby food jar, babyglaschen, breiglaschen
  bottle steriliser, flaschensterilisator, vaporisator, bottle sterilizer
  nipple shield, stillhutchen
  nursing pad, stilleinlage, breast pad
  nursing bra, still bh, breastfeeding bra
  breast milk bag, muttermilchbeutel
  sippy cup, trinklernbecher, trainer cup
  nasal aspirator, nasensauger
  hooded towel, kapuzenhandtuch, kapuzenbadetuch
  comfort blanket, schmusetuch, schnuffeltuch, kuscheltuch, security blanket
  cherry stone pillow, kirschkernkissen, cherry pit pillow
  wheat bag, kornerkissen, grain pillow
  cupboard lock, schranksicherung, schubladensicherung, child safety lock
  bed guard, bettschutzgitter, rausfallschutz, toddler bed rail, bettgitter, bed rail
  hob guard, herdschutzgitter, herdschutz, stove guard
  door finger guard, fingerklemmschutz, klemmschutz
  car window shade, autosonnenschutz, car sunshade
  maternity trousers, umstandshose, maternity pants
  maternity dress, umstandskleid
  child bike trailer, fahrradkinderanhanger, kinderanhanger, kinderfahrradanhanger
  training wheel, stutzrad, stabiliser wheel
  baby bootie, babyschuh, krabbelschuh, baby shoe
  stacking cup, stapelbecher
  ring stacker, stapelturm, stacking ring tower
  shape sorter, steckwurfel, steckbox, formensortierer
  hammer bench, klopfbank, hammerbank
  pull along toy, nachziehtier, nachziehspielzeug
  bead maze, motorikschleife
  threading toy, fadelspiel
  iron on bead, bugelperle, hama bead, perler bead, fuse bead, ironing bead
  foam puzzle mat, puzzlematte, foam play mat, interlocking mat
  play rug, spielteppich, strassenteppich, road rug
  ball pit, ballebad, ball pool, ballebecken
  play tent, spielzelt, kinderzelt
  teepee, tipi, tipizelt, indianerzelt
  play tunnel, krabbeltunnel, spieltunnel, crawl tunnel
  climbing frame, klettergerust, jungle gym
  climbing triangle, kletterdreieck, pikler dreieck, pikler triangle
  seesaw, kinderwippe, gartenwippe, teeter totter
  nest swing, nestschaukel
  sandpit mould, sandformchen, sandpit mold
  play shop, kaufladen, kaufmannsladen
  play food, spiellebensmittel, toy food
  toy till, spielkasse, toy cash register, kinderkasse
  play money, spielgeld, toy money
  toy doctor kit, kinderarztkoffer, doktorkoffer, doctor set
  toy workbench, kinderwerkbank, spielwerkbank
  toy garage, spielzeuggarage, spielzeugparkhaus
  toy farm, spielzeugbauernhof, spielbauernhof
  toy castle, ritterburg, spielburg
  ride on car, rutschauto, bobby car, rutscherauto, rutschfahrzeug
  tin soldier, zinnsoldat
  action figure, actionfigur
  doll clothes, puppenkleidung, puppenkleider
  doll house furniture, puppenhausmobel, puppenmobel, dolls house furniture
  baby doll, babypuppe
  fashion doll, barbie, modepuppe, barbie doll, barbiepuppe
  finger puppet, fingerpuppe
  puppet theatre, kasperletheater, puppentheater, puppet theater, kasperltheater, kaspertheater
  russian doll, matroschka, matryoshka, babuschka, nesting doll
  jumping jack, hampelmann
  jack in the box, springteufel
  wind up toy, aufziehspielzeug, clockwork toy, aufziehfigur
  kaleidoscope, kaleidoskop
  slot car track, autorennbahn, carrerabahn, carrera bahn, scalextric
  toy gun, spielzeugpistole, toy pistol
  foam dart blaster, nerf gun, nerf blaster, nerf pistole
  toy sword, spielzeugschwert
  wooden sword, holzschwert
  water balloon, wasserbombe, water bomb
  hula hoop, hula hoop reifen, hula reifen, hula hoop ring
  pogo stick, springstock, pogostab
  space hopper, hupfball, hopper ball
  bouncy ball, flummi, springball
  bouncy castle, hupfburg, bounce house
  juggling ball, jonglierball
  juggling club, jonglierkeule
  toy slime, spielschleim
  kinetic sand, zaubersand, magic sand, knetsand
  science kit, experimentierkasten, experiment kit
  chemistry set, chemiebaukasten, chemiekasten, chemistry kit
  metal construction set, metallbaukasten, meccano
  magnetic tile, magnetbaustein, magnetic building block
  trading card, sammelkarte, collectible card
  card sleeve, kartenhulle, kartenschutzhulle
  card shuffler, kartenmischmaschine, kartenmischer
  dice cup, wurfelbecher, knobelbecher
  game pawn, spielfigur, playing piece
  hourglass, sanduhr, sand timer
  yahtzee, kniffel
  ludo, mensch argere dich nicht
  draughts, damespiel, checkers
  nine mens morris, muhlespiel
  snakes and ladders, leiterspiel, chutes and ladders
  chessboard, schachbrett, chess board
  chess piece, schachfigur, chessman
  chess clock, schachuhr
  mahjong, mah jongg, mahjongg
  pick up sticks, mikado, mikadospiel
  tumbling tower, wackelturm, jenga
  connect four, vier gewinnt
  battleship game, schiffe versenken
  top trumps, quartettspiel
  poker chip, pokerchip, jeton
  poker set, pokerkoffer
  tiddlywinks, flohspiel, flohhupfen
  viking chess, wikingerschach, kubb
  croquet set, krocket, krocketspiel, croquet
  ring toss, ringwurfspiel, quoits
  can toss, dosenwerfen, tin can alley
  pinball machine, flipperautomat
  slot machine, einarmiger bandit, fruit machine, one armed bandit
  pool table, billardtisch, billiard table
  billiard ball, billardkugel, pool ball
  party game, partyspiel
  travel game, reisespiel
  puzzle mat, puzzleteppich, puzzleunterlage
  brain teaser, knobelspiel, geduldsspiel
  homework diary, homework planner, hausaufgabenheft
  loose leaf paper, filler paper, ringbucheinlage
  elastic folder, gummizugmappe, eckspannermappe
  book cover, buchumschlag
  flashcard, lernkarte, vokabelkarte
  school desk, schultisch, schulbank
  pencil grip, griffhilfe
  chalk holder, kreidehalter
  workbook, arbeitsheft
  painting smock, paint apron, malkittel, painters smock, malerkittel
  paint water pot, malbecher
`;
