/** Photography and video. A line is what means the same, in English and German, without accents. */
export const PHOTOGRAPHY = `
  system camera, mirrorless camera, systemkamera, spiegellose kamera
  compact camera, kompaktkamera
  digital camera, digicam, digitalkamera, digitaler fotoapparat
  disposable camera, single use camera, einwegkamera
  pinhole camera, lochkamera
  box camera, boxkamera
  medium format camera, mittelformatkamera
  large format camera, view camera, grossformatkamera
  twin lens reflex, tlr camera, zweiaugige spiegelreflexkamera
  rangefinder camera, messsucherkamera
  analog camera, analogue camera, analogkamera, analoge kamera
  cine camera, movie camera, filmkamera, schmalfilmkamera
  film projector, cine projector, filmprojektor
  film splicer, filmklebepresse
  cine film, schmalfilm
  zoom lens, zoomobjektiv
  prime lens, fixed focal length lens, festbrennweite
  fisheye lens, fisheye, fischauge, fischaugenobjektiv
  standard lens, normalobjektiv
  teleconverter, telekonverter
  lens adapter, lens mount adapter, objektivadapter
  rear lens cap, objektivruckdeckel
  body cap, camera body cap, kameragehausedeckel
  camera body, kameragehause
  lens filter, camera filter, objektivfilter, kamerafilter
  intervalometer, timer fernausloser
  flash bracket, blitzschiene
  flash trigger, blitzausloser
  photo umbrella, reflexschirm, fotoschirm
  color checker, colour checker, farbreferenzkarte
  grey card, gray card, graukarte
  clapperboard, film slate, filmklappe, regieklappe
  camera slider, kameraslider
  steadicam, schwebestativ
  video light, videoleuchte, videolicht
  capture card, frame grabber, framegrabber, video grabber, videograbber
  video recorder, vcr, videorekorder, videorecorder
  video cassette, vhs tape, video tape, videokassette, vhs kassette
  dvd player, dvd spieler
  blu ray player, blu ray spieler
  developing reel, film developing reel, entwicklungsspirale, filmspirale
  contact printing frame, kontaktkopierrahmen
  enlarger lens, enlarging lens, vergrosserungsobjektiv
  darkroom timer, enlarger timer, belichtungsschaltuhr, laborbelichtungsuhr
  grain focuser, focus finder, scharfstellhilfe
  negative carrier, negativbuhne
  photo corner, fotoecke
  slide viewer, diabetrachter
  photographic slide, diapositiv
  negative film, negativfilm
  sheet film, planfilm
  photo print, fotoabzug, papierabzug
  digital photo frame, digitaler bilderrahmen
  passport photo, passfoto, passbild
  viewfinder eyecup, augenmuschel
  focusing screen, mattscheibe, einstellscheibe
  tripod head, stativkopf
  tripod bag, stativtasche
  camera cleaning kit, kamerareinigungsset
  photo calendar, fotokalender
  photo book, fotobuch
  selfie stick, selfiestick, selfiestange
  tv remote, tv remote control, tv fernbedienung
  projector mount, beamerhalterung
  tv mount, tv bracket, tv wandhalterung, tv halterung
  streaming stick, tv stick
  set top box, settop box
`;
