/** Photography and video. A line is what means the same, in English and German, without accents. */
export const PHOTOGRAPHY = `
  system camera, mirrorless camera, systemkamera, spiegellose kamera, compact system camera, mirrorless system camera, mirrorless digital camera, mirrorless, spiegellose systemkamera, dslm
  compact camera, kompaktkamera, point and shoot, point and shoot camera, compact digital camera, digitale kompaktkamera, pocket camera, kompakte kamera
  digital camera, digicam, digitalkamera, digitaler fotoapparat, digital photo camera, digitalfotoapparat, digitale kamera
  disposable camera, single use camera, einwegkamera, throwaway camera, one time use camera, one use camera, wegwerfkamera, einmalkamera, partykamera
  pinhole camera, lochkamera, lochbildkamera, pinholekamera
  box camera, boxkamera, brownie camera, box brownie, agfa box
  medium format camera, mittelformatkamera, rollfilmkamera, 120 film camera, medium format film camera
  large format camera, view camera, grossformatkamera, plate camera, fachkamera, plattenkamera, grossbildkamera, planfilmkamera, 4x5 camera, field camera
  twin lens reflex, tlr camera, zweiaugige spiegelreflexkamera, tlr, twin lens reflex camera, twin lens camera, zweiaugige kamera, rolleiflex
  rangefinder camera, messsucherkamera, messucherkamera, entfernungsmesserkamera
  analog camera, analogue camera, analogkamera, analoge kamera, film camera, analog film camera, analogue film camera, 35mm camera, 35mm film camera, kleinbildkamera, analoger fotoapparat, analoge fotokamera
  cine camera, movie camera, filmkamera, schmalfilmkamera, super 8 camera, super 8 kamera, 8mm camera, 8mm kamera, motion picture camera
  film projector, cine projector, filmprojektor, movie projector, super 8 projector, super 8 projektor, 8mm projector, schmalfilmprojektor, filmvorfuhrgerat, filmvorfuhrapparat, motion picture projector
  film splicer, filmklebepresse, film joiner, film splicing block, cine splicer, movie splicer, schmalfilmklebepresse, trockenklebepresse
  cine film, schmalfilm, super 8 film, 8mm film, home movie film, motion picture film, super 8
  zoom lens, zoomobjektiv, varioobjektiv, zoomlinse, variable focal length lens
  prime lens, fixed focal length lens, festbrennweite, fixed lens, fixed focal lens, festbrennweitenobjektiv, objektiv mit fester brennweite, festobjektiv
  fisheye lens, fisheye, fischauge, fischaugenobjektiv, fisheye objektiv, fischaugenlinse
  standard lens, normalobjektiv, normal lens, 50mm lens, standardobjektiv, 50mm objektiv, nifty fifty
  teleconverter, telekonverter, tele extender, lens extender, brennweitenverlangerer
  lens adapter, lens mount adapter, objektivadapter, lens adaptor, lens mount converter, lens mount adaptor, camera lens adapter, bajonettadapter, objektivbajonettadapter
  rear lens cap, objektivruckdeckel, back lens cap, rear lens cover, objektivruckkappe, hinterer objektivdeckel
  body cap, camera body cap, kameragehausedeckel, camera body cover, camera cap, kameradeckel, kamerakappe, gehausekappe
  camera body, kameragehause, slr body, dslr body, dslr gehause, kamerabody
  lens filter, camera filter, objektivfilter, kamerafilter, camera lens filter, photo filter, photographic filter, screw in filter, fotofilter, schraubfilter
  intervalometer, timer fernausloser, interval timer, time lapse remote, time lapse controller, timer remote, intervallausloser, zeitrafferausloser, timerausloser, intervalltimer
  flash bracket, blitzschiene, flash mount, flash holder, flash rail, blitzhalter, blitzhalterung
  flash trigger, blitzausloser, flash transmitter, blitzfunkausloser, blitzfernausloser
  photo umbrella, reflexschirm, fotoschirm, flash umbrella, studio umbrella, lighting umbrella, photography umbrella, reflector umbrella, studioschirm, blitzschirm, durchlichtschirm, reflektorschirm
  color checker, colour checker, farbreferenzkarte, colour calibration card, color calibration card, colour reference card, color reference card, farbkalibrierkarte, farbtesttafel
  grey card, gray card, graukarte, neutral grey card, white balance card, weissabgleichskarte, weissabgleichkarte, neutralgraukarte
  clapperboard, film slate, filmklappe, regieklappe, film clapper, movie clapper, movie slate, slate board, synchronklappe
  camera slider, kameraslider, camera rail, video slider, video rail, kameraschlitten, kameraschiene
  steadicam, schwebestativ, steadycam, glidecam, video stabiliser, video stabilizer, body stabilizer
  video light, videoleuchte, videolicht, led video light, video lamp, camera light, on camera light, videolampe, kameralicht, kameraleuchte, led videoleuchte
  capture card, frame grabber, framegrabber, video grabber, videograbber, video capture card, video capture device, hdmi capture card, game capture card, usb video grabber, hdmi grabber, capture karte, videoaufnahmekarte, video capture
  video recorder, vcr, videorekorder, videorecorder, vhs recorder, vhs player, video cassette recorder, video tape recorder, video player, videogerat, vhs rekorder, videokassettenrekorder, videospieler, vhs videorekorder
  video cassette, vhs tape, video tape, videokassette, vhs kassette, vhs, vhs cassette, vhs video, vhs band, videoband, vhs videokassette, vhs video tape
  dvd player, dvd spieler, dvd abspieler, dvd wiedergabegerat
  blu ray player, blu ray spieler, blu ray disc player, blue ray player, blu ray abspieler, bd player
  developing reel, film developing reel, entwicklungsspirale, filmspirale, developing spiral, film spiral, tank reel, entwicklerspirale, filmentwicklungsspirale
  contact printing frame, kontaktkopierrahmen, contact print frame, contact printer, contact frame, kopierrahmen, kontaktrahmen, kontaktkopierer
  enlarger lens, enlarging lens, vergrosserungsobjektiv, darkroom lens, vergrossererobjektiv
  darkroom timer, enlarger timer, belichtungsschaltuhr, laborbelichtungsuhr, enlarging timer, exposure timer, darkroom clock, belichtungsuhr, laboruhr, dunkelkammeruhr, dunkelkammertimer, fotolaboruhr
  grain focuser, focus finder, scharfstellhilfe, grain magnifier, enlarger focuser, darkroom focuser, kornscharfsteller, kornsucher, scharfeinstellgerat
  negative carrier, negativbuhne, negative holder, enlarger negative carrier, negative mask, negativhalter, negativmaske
  photo corner, fotoecke, photo mounting corner, photo mount corner, picture corner, fotoklebeecke, klebeecke, fotoeckchen
  slide viewer, diabetrachter, photo slide viewer, transparency viewer, diaviewer, diagucker
  photographic slide, diapositiv, photo slide, film slide, colour slide, color slide, color transparency, colour transparency, 35mm slide, farbdia, diabild
  negative film, negativfilm
  sheet film, planfilm, cut film, large format film, grossformatfilm
  photo print, fotoabzug, papierabzug, photographic print, photograph, printed photo, printed photograph, fotoausdruck, papierbild, papierfoto, fotoprint
  digital photo frame, digitaler bilderrahmen, digital picture frame, electronic photo frame, electronic picture frame, digital frame, smart photo frame, digitaler fotorahmen, elektronischer bilderrahmen, elektronischer fotorahmen
  passport photo, passfoto, passbild, passport picture, passport photograph, id photo, visa photo, biometric photo, biometrisches passbild, biometrisches foto, ausweisfoto, ausweisbild
  viewfinder eyecup, augenmuschel, camera eyecup, sucheraugenmuschel, okularmuschel
  focusing screen, mattscheibe, einstellscheibe, focussing screen, focus screen, ground glass screen
  tripod head, stativkopf, camera tripod head, tripod pan head, stativneiger, neigekopf
  tripod bag, stativtasche, tripod case, tripod carry bag, tripod carrying bag, stativhulle, stativbeutel, stativkocher
  camera cleaning kit, kamerareinigungsset, camera cleaning set, lens cleaning kit, lens cleaning set, objektivreinigungsset, kameraputzset, kamerapflegeset
  photo calendar, fotokalender, picture calendar, bildkalender, bilderkalender
  photo book, fotobuch, printed photo album, cewe fotobuch
  selfie stick, selfiestick, selfiestange, selfie stab, handystange, selfie arm
  tv remote, tv remote control, tv fernbedienung, television remote, television remote control, tv remote controller, remote control tv, tv zapper, fernseherfernbedienung, fernsehfernbedienung, fernbedienung fernseher
  projector mount, beamerhalterung, projector bracket, projector holder, projector ceiling mount, ceiling projector mount, projektorhalterung, beamerhalter, projektorhalter, beamer deckenhalterung
  tv mount, tv bracket, tv wandhalterung, tv halterung, tv wall mount, tv wall bracket, television mount, television bracket, tv holder, fernsehhalterung, fernseherhalterung, tv halter, tv wandhalter, fernsehwandhalterung, fernseher wandhalterung
  streaming stick, tv stick, tv streaming stick, streaming dongle, tv dongle, media streamer, fire tv stick, fire stick, chromecast
  set top box, settop box, set top receiver, tv receiver, tv box, digital receiver, digital tv receiver, digital tv box, cable box, freeview box, tv decoder, kabelreceiver
  smart home hub, smart home zentrale, smart home gateway
  lens blower, rocket blower, dust blower, bulb blower, objektivblasebalg, blower bulb, air blower
  photo reflector, fotoreflektor, faltreflektor
  microphone arm, mikrofonarm, mic arm, mikroarm
  jukebox, musikautomat
  cajon, kistentrommel
  camera backpack, fotorucksack, kamerarucksack, photo backpack
  camera rain cover, kameraregenschutz, camera rain sleeve
  projector lamp, beamerlampe, projektorlampe, projector bulb
  av receiver, av verstarker, surround receiver, heimkinoreceiver, home theatre receiver, home theater receiver
  photo negative, fotonegativ, film negative, filmnegativ, negativstreifen, negative strip, photographic negative
  focus lens, fokuslinse, focusing lens, fokussierlinse
  black and white, schwarzweiss, schwarz weiss
`;
