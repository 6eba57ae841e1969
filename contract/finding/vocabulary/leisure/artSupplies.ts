/** Art, candles and textile crafts. A line is what means the same, in English and German, without accents. */
export const ART_SUPPLIES = `
  stretched canvas, keilrahmen, canvas on stretcher, artists canvas, bespannter keilrahmen, stretcher canvas
  canvas board, malkarton, canvas panel, malplatte, leinwandkarton, malpappe
  drawing paper, zeichenpapier, zeichenblatt
  watercolour paper, watercolor paper, aquarellpapier
  watercolour pad, watercolor pad, aquarellblock, watercolour block, watercolour sketchpad, watercolour paper pad
  watercolour pencil, watercolor pencil, aquarellstift, aquarellbuntstift, aquarellfarbstift
  water brush, wassertankpinsel, water brush pen
  brush pen, pinselstift, pinselmarker, brush tip pen
  fan brush, facherpinsel, fan paint brush
  round brush, rundpinsel, round paint brush
  charcoal pencil, kohlestift, zeichenkohlestift, drawing charcoal pencil
  red chalk pencil, rotelstift, rotel, sanguine pencil, rotelkreide, sanguine chalk
  graphite stick, graphitstift, graphite block, graphitblock, graphitkreide, graphite crayon
  technical pen, tuschezeichner, rapidograph, tuschefuller, technical drawing pen, drafting pen, isograph
  fixative spray, fixativ, fixierspray, drawing fixative, artists fixative, fixativspray, spray fixative, pastel fixative
  structure paste, texture paste, strukturpaste, structure gel, strukturgel
  modelling paste, modeling paste, modellierpaste, modelling gel paste
  brush soap, pinselseife, artists brush soap, paintbrush soap
  brush cleaner, pinselreiniger, paintbrush cleaner, brush washer, brush cleaning fluid, pinselreinigungsmittel
  brush roll, pinselrolle, pinselmappe, paint brush roll, paintbrush roll, pinseletui
  pencil extender, bleistiftverlangerer, pencil lengthener, stiftverlangerer, stiftverlangerung
  blending stump, papierwischer, tortillon, estompe, paper blending stump, tortillion, wischstift
  artist mannequin, drawing mannequin, gliederpuppe, wooden manikin, artists mannequin, lay figure, wooden mannequin, art mannequin, wooden drawing mannequin
  gilding size, anlegemilch, gold size, gilding adhesive, vergoldermilch, gold leaf adhesive
  block printing ink, linoldruckfarbe, linocut ink, lino ink, lino printing ink, linolfarbe, relief printing ink
  printing press, druckpresse, linolpresse, linocut press
  embossing powder, embossingpulver, heat embossing powder, embossingpuder
  wax seal stamp, siegelstempel, petschaft, sealing wax stamp, wax stamp, wachsstempel
  quill pen, federkiel, ganskiel, goose quill, feather quill, feather pen, feather quill pen
  inkwell, tintenfass, inkpot, tintenfasschen
  parchment, pergament
  handmade paper, buttenpapier, handgeschopftes papier, hand made paper, geschopftes papier
  marbling paint, marmorierfarbe, marbling ink, marbling colour, tunkfarbe
  batik dye, batikfarbe, batik paint, tie dye
  silk paint, seidenmalfarbe, silk painting colour, silk painting paint
  window colour, window color, fenstermalfarbe, window paint, window art paint, fensterfarbe, fensterbilderfarbe
  porcelain pen, porzellanstift, porzellanmalstift, porcelain marker, porcelain paint pen, porzellanmarker
  glitter glue, glitzerkleber, glitter glue pen, glitzerkleberstift, glitterkleber
  craft punch, motivlocher, motivstanzer, shape punch, motif punch, motif hole punch
  circle cutter, kreisschneider, circular cutter, circle cutting compass, zirkelschneider
  quilling strip, quillingstreifen, quilling paper, paper quilling strip, quilling paper strip, quillingpapier
  papier mache, pappmache, paper mache, pappmasche
  wooden bead, holzperle, wood bead
  glass bead, glasperle
  seed bead, rocaille, rocailles, rocaille bead, rocailleperle
  beading needle, perlennadel, bead needle, perlennahnadel, auffadelnadel
  jump ring, biegering, bindering
  crimp bead, quetschperle, crimp tube bead, crimping bead, quetschrohrchen
  lobster clasp, karabinerverschluss, lobster claw clasp, lobster claw, lobster catch
  earring hook, ear wire, ohrhaken, ear hook
  bead loom, beading loom, perlenwebrahmen, beadwork loom, bead weaving loom, perlwebrahmen
  shrink plastic, schrumpfplastik, shrinky dink, shrink plastic sheet
  foam brush, schaumstoffpinsel, sponge brush, foam paint brush, schaumpinsel, schwammpinsel
  lolly stick, ice lolly stick, popsicle stick, eisstiel, craft sticks
  wood slice, baumscheibe, holzscheibe, wooden slice, log slice, tree slice
  styrofoam ball, polystyrene ball, styroporkugel, craft foam ball, styroporball
  safety eye, sicherheitsauge, teddy eye, toy safety eye, amigurumi eye
  raffia, bast, naturbast, raffiabast, natural raffia, naturbastband, bastband
  casting powder, giesspulver, raysin, keramikgiesspulver, keramisches giesspulver, ceramic casting powder
  liquid latex, latexmilch, flussiglatex, latex milk, liquid rubber latex, naturlatexmilch
  dream catcher, dreamcatcher, traumfanger
  friendship bracelet, freundschaftsband, freundschaftsarmband, friendship band, freundschaftsbandchen, knupfarmband
  loom band, loom gummi, rubber loom band, loom bandchen
  diamond painting, diamant painting, diamond art, diamond paint kit, diamond art kit, diamond painting kit
  paint by numbers, malen nach zahlen, painting by numbers, paint by number, paint by number kit, paint by numbers kit
  transfer paper, transferpapier, heat transfer paper, t shirt transfer paper, bugeltransferpapier
  soy wax, sojawachs, soya wax, soya candle wax, soy candle wax, sojakerzenwachs
  paraffin wax, paraffinwachs, paraffin candle wax, kerzenparaffin
  candle dye, kerzenfarbe, candle colour, candle colouring, wax dye, kerzenfarbstoff
  wick holder, wick sustainer, dochthalter, wick tab, wick centering device
  wax melting pot, wachsschmelztopf, wax melter pot, wax pouring pot
  wax sheet, verzierwachs, wachsplatte, decorating wax, candle wax sheet, verzierwachsplatte
  fragrance oil, duftol, parfumol, scented oil, scent oil
  melt and pour soap, soap base, giessseife, rohseife, melt pour soap base
  shea butter, sheabutter, karitebutter, shea nut butter, sheanut butter
  cocoa butter, kakaobutter, cacao butter
  castor oil, rizinusol, ricinus oil, ricinusol
  emulsifier, emulgator
  embroidery machine, stickmaschine, sewing embroidery machine, embroidery sewing machine
  aida cloth, aidastoff, aida fabric, cross stitch fabric, aida canvas
  needlepoint canvas, stramin, tapestry canvas, embroidery canvas, straminstoff, stickstramin
  punch needle, stanznadel, punch needle tool, embroidery punch needle, punchnadel, needle punch tool
  loop turner, schlaufenwender, wendenadel, loop turning tool, tube turner
  bodkin, durchziehnadel, einziehnadel, bodkin needle, threading bodkin
  toggle button, knebelknopf, duffle coat button, duffle toggle
  plastic snap, kam snap, plastikdruckknopf, plastic press stud, plastic snap fastener
  piping tape, paspelband, paspel, sewing piping, bias piping
  satin ribbon, satinband, satinbandchen, satinschleifenband
  grosgrain ribbon, ripsband, petersham ribbon, grosgrain, grosgrainband, gros grain ribbon
  webbing strap, gurtband, webbing, belt webbing, strap webbing, webbing tape
  twill tape, koperband, cotton twill tape, baumwollkoperband
  muslin, musselin, muslin fabric, musselinstoff
  taffeta, taftstoff, taffeta fabric, tafettstoff, taffet
  canvas fabric, segeltuch, canvas cloth, canvasstoff, cotton canvas
  lining fabric, futterstoff, lining material, lining cloth
  cashmere, kaschmir, kaschmirwolle, cashmere yarn, kaschmirgarn, kashmir wool, kashmirwolle
  alpaca wool, alpakawolle, alpaca yarn, alpakagarn
  sock yarn, sockenwolle, sockengarn, strumpfwolle
  felting wool, filzwolle, marchenwolle, felt wool, strickfilzwolle
  wool roving, kammzug, wool tops, wool top, merino tops
  hand carder, handkarde, kardierburste, wool carders, carding brush
  drum carder, trommelkarde, kardiermaschine, wool drum carder
  drop spindle, handspindel, hand spindle, spinning spindle, fallspindel
  yarn swift, wollhaspel, garnhaspel, umbrella swift, schirmhaspel
  weaving shuttle, webschiffchen, loom shuttle, weberschiffchen
  tatting shuttle, occhischiffchen, frivolite schiffchen, frivolite shuttle, occhi shuttle
  lace bobbin, kloppel, bobbin lace bobbin, spitzenkloppel
  lace pillow, kloppelkissen, bobbin lace pillow, lacemaking pillow
  knitting loom, strickring, round loom, loom knitter
  knitting dolly, french knitter, spool knitter, strickliesel, knitting nancy, knitting nobby, strickliesl
  cable needle, zopfnadel, cable stitch needle, cable knitting needle, zopfmusternadel
  knitting needle gauge, nadelmass, needle gauge, needle sizer, stricknadelmass
  pompom maker, pomponmaker, pompon set, bommelmaker, bommelmacher, pompom tool
  blocking mat, spannmatte, knitting blocking mat, knit blocking mat, spannunterlage
  tufting gun, tuftpistole, tufting machine, rug tufting gun, rug gun, carpet tufting gun
  rattan cane, peddigrohr, round reed, chair cane, rattan core, centre cane
  willow rod, weidenrute, withy, flechtweide, willow withy
  seagrass, seegras
  wooden ring, holzring, wood ring
  soft pastel, softpastell, pastellkreide, softpastellkreide, chalk pastel, pastel chalk
  artists brush, kunstlerpinsel, artist brush, artist paintbrush, malpinsel
  screen printing, siebdruck, silkscreen printing, silk screen printing, serigraphy, serigrafie
`;
