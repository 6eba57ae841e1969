/** Furniture, linen, curtains, carpets and lamps. A line is what means the same, in English and German, without accents. */
export const FURNISHING = `
  drawer, schublade, schubfach, schubkasten
  sofa bed, schlafsofa, schlafcouch, bettsofa, sleeper sofa
  corner sofa, ecksofa, eckcouch, sectional sofa
  wing chair, ohrensessel, wingback chair
  recliner, fernsehsessel, relaxsessel, reclining chair
  wicker chair, korbstuhl, korbsessel
  cantilever chair, freischwinger
  corner bench, eckbank
  storage bench, truhenbank, sitztruhe
  beer table, biertisch, bierzelttisch
  side table, beistelltisch, end table, occasional table
  console table, konsolentisch
  nest of tables, satztisch, nesting table
  dressing table, schminktisch, frisiertisch, vanity table
  sit stand desk, standing desk, hohenverstellbarer schreibtisch, height adjustable desk, stehschreibtisch
  writing bureau, schreibsekretar, secretary desk
  lectern, rednerpult, stehpult
  mobile pedestal, rollcontainer, drawer pedestal
  filing cabinet, aktenschrank, hangeregisterschrank, file cabinet
  shelf board, regalboden, einlegeboden, regalbrett, fachboden
  heavy duty shelf, schwerlastregal, heavy duty shelving
  built in wardrobe, einbauschrank, fitted wardrobe
  sliding door wardrobe, schwebeturenschrank, schiebeturenschrank
  wardrobe rail, kleiderstange, closet rod
  garment rack, kleiderstander, clothes rack, clothes rail, rollgarderobe
  valet stand, herrendiener, stummer diener, clothes valet
  key rack, schlusselbrett, schlusselleiste
  hat rack, hutablage
  box spring bed, boxspringbett
  four poster bed, himmelbett
  trundle bed, ausziehbett
  headboard, bettkopfteil
  bed canopy, betthimmel
  wooden chest, holztruhe
  folding screen, paravent, spanische wand
  living room wall unit, wohnwand, schrankwand
  drinks cabinet, barschrank, hausbar
  serving trolley, servierwagen, teewagen, tea trolley, bar cart
  mirror cabinet, spiegelschrank, mirrored cabinet
  medicine cabinet, medizinschrank, arzneischrank, medikamentenschrank
  vanity unit, waschtischunterschrank, waschbeckenunterschrank
  wall cabinet, hangeschrank, oberschrank, wall cupboard
  base cabinet, unterschrank
  kitchen plinth, sockelblende, toe kick
  furniture leg, mobelfuss, mobelbein
  table leg, tischbein
  chair leg, stuhlbein
  table top, tischplatte, tabletop
  cabinet handle, mobelgriff, schrankgriff, drawer pull, furniture handle
  drawer liner, schubladenmatte, drawer mat
  levelling foot, stellfuss, nivellierfuss, adjustable foot, leveling foot, maschinenfuss
  cam lock nut, exzenterverbinder, cam fitting, furniture cam
  chair glide, stuhlgleiter
  chair mat, bodenschutzmatte, floor protection mat
  lazy susan, servierdrehplatte, drehtablett
  shoe bench, schuhbank
  laundry hamper, waschesammler, waschetonne
  underbed box, unterbettkommode, unterbettbox, underbed storage box
  magazine rack, zeitungsstander, zeitschriftenstander
  plant stand, blumenstander, blumenhocker, pflanzenstander
  wine crate, weinkiste, wine box
  pouffe, sitzpouf, pouf
  flat sheet, leintuch, betttuch
  bolster pillow, nackenrolle
  body pillow, seitenschlaferkissen, side sleeper pillow
  orthopaedic pillow, nackenstutzkissen, orthopedic pillow, cervical pillow
  feather pillow, federkissen
  weighted blanket, gewichtsdecke, therapiedecke
  fleece blanket, fleecedecke
  throw blanket, kuscheldecke, wohndecke, snuggle blanket
  patchwork quilt, patchworkdecke
  mattress cover, matratzenbezug, matratzenhulle
  bed pad, bettunterlage, inkontinenzunterlage, incontinence bed pad, krankenunterlage
  guest towel, gastehandtuch, gastetuch
  beach towel, strandtuch, strandhandtuch
  bath sheet, badelaken
  terry cloth, frottee, terry towelling, frotteestoff
  table protector, tischpolster, tischmolton
  doily, zierdeckchen, spitzendeckchen
  chair cover, stuhlhusse, stuhlbezug
  sofa cover, sofabezug, sofauberwurf, slipcover, sofahusse
  cushion insert, innenkissen, kissenfullung
  lavender sachet, lavendelsackchen, lavendelkissen
  pleated blind, plissee, plisseerollo
  roman blind, raffrollo, roman shade
  vertical blind, lamellenvorhang
  shutter strap, rollladengurt, rolladengurt
  strap winder, gurtwickler, belt winder, shutter belt winder
  curtain tieback, raffhalter, curtain tie
  curtain ring, gardinenring, vorhangring
  curtain glider, gardinengleiter, gardinenrolle, vorhanggleiter
  curtain tape, gardinenband, krauselband, heading tape
  net curtain rod, vitragenstange, scheibengardinenstange
  eyelet curtain, osenvorhang, osenschal
  blackout blind, verdunklungsrollo, verdunkelungsrollo
  bamboo blind, bambusrollo
  bead curtain, perlenvorhang
  fly curtain, fliegenvorhang
  window film, fensterfolie
  privacy film, sichtschutzfolie
  carpet runner, teppichlaufer, hallway runner
  rug underlay, teppichunterlage, rug pad
  carpet tile, teppichfliese
  fitted carpet, teppichboden, auslegware, wall to wall carpet
  persian rug, perserteppich, persian carpet
  rag rug, flickenteppich
  stair mat, stufenmatte, stair tread mat
  bedside rug, bettvorleger
  coir mat, kokosmatte, coconut mat
  carpet tape, teppichklebeband
  carpet beater, teppichklopfer
  pendant lamp, hangelampe, pendelleuchte, pendant light, hangeleuchte
  clip lamp, klemmlampe, klemmleuchte, clip on lamp
  recessed light, einbaustrahler, downlight, einbauspot
  table lamp base, lampenfuss
  magnifying lamp, lupenlampe, lupenleuchte, magnifier lamp
  reading lamp, leselampe, reading light
  under cabinet light, unterbauleuchte
  picture light, bilderleuchte
  salt lamp, salzlampe, salzkristalllampe
  hurricane lantern, sturmlaterne
  candle lantern, windlicht
  inline switch, schnurschalter, cord switch, schnurzwischenschalter
  pull switch, zugschalter, pull cord switch
  fluorescent starter, glimmstarter
  black light, schwarzlicht, schwarzlichtlampe, blacklight
  daylight lamp, tageslichtlampe, lichttherapielampe, light therapy lamp
  uplighter, deckenfluter
`;
