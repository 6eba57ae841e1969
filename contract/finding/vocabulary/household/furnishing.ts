/** Furniture, linen, curtains, carpets and lamps. A line is what means the same, in English and German, without accents. */
export const FURNISHING = `
  drawer, schublade, schubfach, schubkasten
  sofa bed, schlafsofa, schlafcouch, bettsofa, sleeper sofa, bed settee, bettcouch, ausziehsofa, pull out sofa
  corner sofa, ecksofa, eckcouch, sectional sofa, corner couch, l shaped sofa, eckgarnitur, sectional couch
  wing chair, ohrensessel, wingback chair, winged armchair, backensessel, wing armchair, wingback armchair
  recliner, fernsehsessel, relaxsessel, reclining chair, recliner chair, ruhesessel, tv sessel, reclining armchair
  wicker chair, korbstuhl, korbsessel, rattan chair, rattanstuhl, rattansessel
  cantilever chair, freischwinger
  corner bench, eckbank
  storage bench, truhenbank, sitztruhe, bench with storage
  beer table, biertisch, bierzelttisch, festzelttisch, beer garden table, heurigentisch
  side table, beistelltisch, end table, occasional table, accent table, beistelltischchen
  console table, konsolentisch, hall table
  nest of tables, satztisch, nesting table, dreisatztisch, nested tables
  dressing table, schminktisch, frisiertisch, vanity table, makeup table, frisierkommode, make up table, toilettentisch, vanity desk
  sit stand desk, standing desk, hohenverstellbarer schreibtisch, height adjustable desk, stehschreibtisch, hohenverstellbarer tisch, adjustable height desk, sit stand table, stand up desk, sitz steh schreibtisch, elektrisch hohenverstellbarer schreibtisch, standup desk, sitz steh tisch
  writing bureau, schreibsekretar, secretary desk, secretaire, escritoire
  lectern, rednerpult, stehpult, redepult, vortragspult
  mobile pedestal, rollcontainer, drawer pedestal, desk pedestal, burocontainer, mobile drawer unit, standcontainer, under desk pedestal, rollkorpus
  filing cabinet, aktenschrank, hangeregisterschrank, file cabinet, filing drawer, hangemappenschrank, karteischrank
  shelf board, regalboden, einlegeboden, regalbrett, fachboden, regaleinlegeboden, tablar, fachbrett, regalfachboden, shelf panel
  heavy duty shelf, schwerlastregal, heavy duty shelving, heavy duty rack, industrieregal, heavy duty shelving unit, weitspannregal
  built in wardrobe, einbauschrank, fitted wardrobe, built in closet, einbaukleiderschrank, einbaukasten, fitted closet
  sliding door wardrobe, schwebeturenschrank, schiebeturenschrank, schiebeturschrank, sliding wardrobe, schwebeturschrank
  wardrobe rail, kleiderstange, closet rod, hanging rail, clothes rod, schrankstange, wardrobe rod, garderobenstange, hanging rod
  garment rack, kleiderstander, clothes rack, clothes rail, rollgarderobe, clothing rack, rolling rack, garment rail, garderobenwagen, kleiderwagen
  valet stand, herrendiener, stummer diener, clothes valet, kleiderbutler, suit valet, suit stand
  key rack, schlusselbrett, schlusselleiste, schlusselhakenleiste, schlusselboard, key hanger
  hat rack, hutablage
  box spring bed, boxspringbett, boxspring bed
  four poster bed, himmelbett
  trundle bed, ausziehbett, pull out bed, truckle bed, unterziehbett
  headboard, bettkopfteil, bedhead
  bed canopy, betthimmel, bettbaldachin
  wooden chest, holztruhe
  folding screen, paravent, spanische wand, room divider, raumteiler, raumtrenner, stellwand
  living room wall unit, wohnwand, schrankwand, anbauwand, wohnzimmerschrank
  drinks cabinet, barschrank, hausbar, bar cabinet, liquor cabinet, cocktail cabinet, spirituosenschrank
  serving trolley, servierwagen, teewagen, tea trolley, bar cart, tea cart, serving cart, barwagen, bar trolley, drinks trolley, hostess trolley
  mirror cabinet, spiegelschrank, mirrored cabinet, bathroom mirror cabinet, badspiegelschrank, alibert, badezimmerspiegelschrank, mirror cupboard
  medicine cabinet, medizinschrank, arzneischrank, medikamentenschrank, medicine cupboard, medikamentenkasten, medicine chest, arzneikasten
  vanity unit, waschtischunterschrank, waschbeckenunterschrank, bathroom vanity, badunterschrank, under sink cabinet, vanity cabinet, waschbeckenschrank, under basin cabinet, waschtischschrank
  wall cabinet, hangeschrank, oberschrank, wall cupboard, kuchenoberschrank, wall mounted cabinet, kuchenhangeschrank, oberkasten, upper cabinet, wall hung cabinet
  base cabinet, unterschrank, kitchen base unit, kuchenunterschrank, lower cabinet, unterkasten, kitchen base cabinet
  kitchen plinth, sockelblende, toe kick, kuchensockel, plinth panel, kuchensockelleiste, plinth board, kitchen kickboard
  furniture leg, mobelfuss, mobelbein, furniture foot, sofa leg, sofafuss, schrankfuss
  table leg, tischbein, desk leg
  chair leg, stuhlbein, sesselbein
  table top, tischplatte, tabletop, tischblatt, schreibtischplatte, desktop board
  cabinet handle, mobelgriff, schrankgriff, drawer pull, furniture handle, cupboard handle, cabinet pull, drawer handle, schubladengriff, kuchengriff, cupboard pull, furniture pull, schubladenknauf, kitchen cabinet handle
  drawer liner, schubladenmatte, drawer mat, schubladeneinlage, shelf liner, drawer lining, schrankpapier, drawer paper
  levelling foot, stellfuss, nivellierfuss, adjustable foot, leveling foot, maschinenfuss, machine foot, verstellfuss, gelenkfuss, justierfuss, leveler foot, adjustable leg
  cam lock nut, exzenterverbinder, cam fitting, furniture cam, cam lock, exzenterbeschlag, minifix, cam nut, cam lock fastener, exzenterverbindung, cam lock fitting
  chair glide, stuhlgleiter, chair foot pad, stuhlbeingleiter, sesselgleiter, chair leg pad, chair slider
  chair mat, bodenschutzmatte, floor protection mat, stuhlunterlage, burostuhlunterlage, office chair mat, floor protector mat, burostuhlmatte, desk chair mat, stuhlmatte
  lazy susan, servierdrehplatte, drehtablett, rotating tray, revolving tray, servierdrehteller, serving turntable
  shoe bench, schuhbank, shoe storage bench
  laundry hamper, waschesammler, waschetonne, waschebox, laundry bin, linen basket, linen bin, waschetruhe, waschepuff, dirty laundry bin, waschesortierer, laundry sorter, waschebehalter
  underbed box, unterbettkommode, unterbettbox, underbed storage box, under bed box, under bed storage, underbed storage, underbed drawer, under bed drawer, bettschublade, unterbettschublade, bettrollkasten, bettkasten
  magazine rack, zeitungsstander, zeitschriftenstander, zeitungshalter, zeitschriftenhalter, newspaper rack, magazine stand, newspaper holder
  plant stand, blumenstander, blumenhocker, pflanzenstander, pflanzenhocker, flower stand, plant table, plant pedestal, blumensaule, pflanzstander
  wine crate, weinkiste, wine box, wine case, wooden wine box
  pouffe, sitzpouf, pouf, sitzpuff, hassock
  flat sheet, leintuch, betttuch, top sheet
  bolster pillow, nackenrolle, bolster cushion, neck roll
  body pillow, seitenschlaferkissen, side sleeper pillow, pregnancy pillow, schwangerschaftskissen, full body pillow, maternity pillow
  orthopaedic pillow, nackenstutzkissen, orthopedic pillow, cervical pillow, neck support pillow, orthopadisches kissen, contour pillow
  feather pillow, federkissen, down pillow, daunenkissen, federkopfkissen
  weighted blanket, gewichtsdecke, therapiedecke, schwere decke, gravity blanket, beschwerte decke
  fleece blanket, fleecedecke, fleece throw, polarfleecedecke
  throw blanket, kuscheldecke, wohndecke, snuggle blanket, sofadecke, sofa throw, sofa blanket, couchdecke, couch blanket, cuddle blanket
  patchwork quilt, patchworkdecke, patchwork blanket
  mattress cover, matratzenbezug, matratzenhulle, matratzenuberzug, mattress encasement, encasing
  bed pad, bettunterlage, inkontinenzunterlage, incontinence bed pad, krankenunterlage, underpad, nassunterlage, krankenbettunterlage, waterproof bed pad, betteinlage
  guest towel, gastehandtuch, gastetuch
  beach towel, strandtuch, strandhandtuch, strandlaken, strandbadetuch
  bath sheet, badelaken, large bath towel
  terry cloth, frottee, terry towelling, frotteestoff, towelling, frottierstoff, terry fabric, towelling fabric
  table protector, tischpolster, tischmolton, tischschoner, table pad, tischpolsterung
  doily, zierdeckchen, spitzendeckchen, hakeldeckchen, lace doily, crochet doily
  chair cover, stuhlhusse, stuhlbezug, chair slipcover, stuhluberzug, sesselhusse
  sofa cover, sofabezug, sofauberwurf, slipcover, sofahusse, couchbezug, couch cover, couchuberwurf, sofaschoner, sofa slipcover, settee cover, couchhusse, sofauberzug
  cushion insert, innenkissen, kissenfullung, cushion pad, pillow insert, cushion filler, kisseninlett, cushion inner, kisseninlay, pillow form
  lavender sachet, lavendelsackchen, lavendelkissen, lavender bag, lavendelbeutel, lavender pouch, lavendelduftsackchen
  pleated blind, plissee, plisseerollo, pleated shade, faltstore, wabenplissee, honeycomb blind, cellular blind, cellular shade
  roman blind, raffrollo, roman shade, faltrollo
  vertical blind, lamellenvorhang, vertikaljalousie, vertikallamellen
  shutter strap, rollladengurt, rolladengurt, rollladengurtband, roller shutter strap, shutter belt, rollogurt, jalousiegurt, roller shutter belt
  strap winder, gurtwickler, belt winder, shutter belt winder, rollladengurtwickler, rolladengurtwickler, rollladenwickler, shutter strap winder, rolladenwickler
  curtain tieback, raffhalter, curtain tie, curtain tie back, raffband, vorhanghalter, curtain holdback, gardinenhalter, tieback, vorhangraffer, embrasse, gardinenraffhalter
  curtain ring, gardinenring, vorhangring, curtain pole ring, drapery ring
  curtain glider, gardinengleiter, gardinenrolle, vorhanggleiter, curtain runner, vorhangrolle, curtain slider, curtain carrier, gardinenlaufrolle, vorhangroller
  curtain tape, gardinenband, krauselband, heading tape, vorhangband, curtain heading tape, faltenband, pencil pleat tape, reihband, curtain header tape
  net curtain rod, vitragenstange, scheibengardinenstange, cafe curtain rod, cafe rod, net rod, bistrogardinenstange
  eyelet curtain, osenvorhang, osenschal, grommet curtain, osengardine, ring top curtain
  blackout blind, verdunklungsrollo, verdunkelungsrollo, blackout shade, blackout roller blind, abdunkelungsrollo, room darkening shade
  bamboo blind, bambusrollo, bamboo shade, bamboo roller blind
  bead curtain, perlenvorhang, beaded curtain, beaded door curtain
  fly curtain, fliegenvorhang, insektenvorhang, insektenschutzvorhang, fliegenschutzvorhang, insect curtain, magnetvorhang, magnetic fly screen
  window film, fensterfolie, window foil, window tint film, scheibenfolie
  privacy film, sichtschutzfolie, privacy window film
  carpet runner, teppichlaufer, hallway runner, hall runner, flurlaufer, hallway rug, runner rug, corridor runner, lauferteppich
  rug underlay, teppichunterlage, rug pad, teppichunterleger, rug gripper, teppichgleitschutz, rug grip, anti slip rug pad
  carpet tile, teppichfliese, carpet square
  fitted carpet, teppichboden, auslegware, wall to wall carpet, broadloom, spannteppich, auslegeteppich, wall to wall carpeting, auslegeware
  persian rug, perserteppich, persian carpet, oriental rug, orientteppich, oriental carpet
  rag rug, flickenteppich, fleckerlteppich, rag carpet, fetzenteppich
  stair mat, stufenmatte, stair tread mat, stair tread, stair carpet tread, treppenmatte, treppenstufenmatte
  bedside rug, bettvorleger, bedside mat, bedside carpet, bettvorlage
  coir mat, kokosmatte, coconut mat, coir doormat, kokosfussmatte, coir door mat, coco mat, kokosabtreter, coconut doormat
  carpet tape, teppichklebeband, rug tape, teppichverlegeband, teppichband, double sided carpet tape, doppelseitiges teppichklebeband
  carpet beater, teppichklopfer, rug beater, teppichpracker
  pendant lamp, hangelampe, pendelleuchte, pendant light, hangeleuchte, hanging lamp, pendellampe, hanging light, ceiling pendant, hanglampe, ceiling pendant light, suspended lamp
  clip lamp, klemmlampe, klemmleuchte, clip on lamp, clamp lamp, clip on light, clip light, klemmspot, clamp light, clipleuchte, klemmstrahler
  recessed light, einbaustrahler, downlight, einbauspot, recessed downlight, einbauleuchte, recessed spotlight, deckeneinbaustrahler, einbaulampe, deckeneinbauleuchte, can light, pot light, downlighter
  table lamp base, lampenfuss, lamp base, lampenstander, lamp stand, lampengestell
  magnifying lamp, lupenlampe, lupenleuchte, magnifier lamp, lighted magnifier, illuminated magnifier, magnifying light, arbeitsplatzlupenleuchte, bench magnifier, mag lamp
  reading lamp, leselampe, reading light, leseleuchte, book light, leselicht, buchlampe
  under cabinet light, unterbauleuchte, under cupboard light, under cabinet lighting, unterbaulampe, kuchenunterbauleuchte, schrankunterbauleuchte
  picture light, bilderleuchte, picture lamp, gemaldeleuchte, bilderlampe
  salt lamp, salzlampe, salzkristalllampe, himalayan salt lamp, salt crystal lamp, himalaya salzlampe, rock salt lamp, salzsteinlampe
  hurricane lantern, sturmlaterne, hurricane lamp, storm lantern, feuerhand laterne, barn lantern, stalllaterne
  candle lantern, windlicht, kerzenlaterne, windlichtglas, windlichtlaterne
  inline switch, schnurschalter, cord switch, schnurzwischenschalter, in line switch, inline cord switch, zwischenschalter, lamp cord switch, kabelschalter, kabelzwischenschalter, lampenschnurschalter
  pull switch, zugschalter, pull cord switch, pull cord light switch, pull chain switch, schnurzugschalter, ceiling pull switch, zugschnurschalter, light pull switch
  fluorescent starter, glimmstarter, tube starter, fluorescent tube starter, leuchtstoffrohrenstarter, rohrenstarter, leuchtstofflampenstarter, neonrohrenstarter, neonstarter, glow starter
  black light, schwarzlicht, schwarzlichtlampe, blacklight, uv light, uv licht, black light lamp, schwarzlichtrohre, blacklight lamp
  daylight lamp, tageslichtlampe, lichttherapielampe, light therapy lamp, sad lamp, therapielampe, lichttherapiegerat, therapy light, tageslichtleuchte, lichtdusche, light therapy box
  uplighter, deckenfluter, torchiere, uplight, uplighter lamp, standfluter
  rotary airer, waschespinne, rotary clothes dryer, rotary washing line, rotary clothes line
  swing top bin, schwingdeckeleimer, swing bin
  boot scraper, schuhabkratzer, fussabkratzer, shoe scraper
  bath pillow, badewannenkissen
  picture rail, bilderschiene, galerieschiene, picture hanging rail
  laundry pod, waschkapsel, detergent pod, waschmittelkapsel, laundry capsule
  stain pen, fleckenstift, stain remover pen
  urine scale remover, urinsteinloser, urinsteinentferner
  hot water bottle cover, warmflaschenbezug
  shoe deodorant, schuhdeo
  overshoe, uberschuh, shoe cover
  trouser press, hosenbugler
  dimmable, dimmbar
`;
