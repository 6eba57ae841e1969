/** Art, candles and textile crafts. A line is what means the same, in English and German, without accents. */
export const ART_SUPPLIES = `
  stretched canvas, keilrahmen, canvas on stretcher
  canvas board, malkarton, canvas panel
  drawing paper, zeichenpapier
  watercolour paper, watercolor paper, aquarellpapier
  watercolour pad, watercolor pad, aquarellblock
  watercolour pencil, watercolor pencil, aquarellstift
  water brush, wassertankpinsel
  brush pen, pinselstift
  fan brush, facherpinsel
  round brush, rundpinsel
  charcoal pencil, kohlestift
  red chalk pencil, rotelstift, rotel
  graphite stick, graphitstift
  technical pen, tuschezeichner, rapidograph
  fixative spray, fixativ, fixierspray
  structure paste, texture paste, strukturpaste
  modelling paste, modeling paste, modellierpaste
  brush soap, pinselseife
  brush cleaner, pinselreiniger
  brush roll, pinselrolle, pinselmappe
  pencil extender, bleistiftverlangerer
  blending stump, papierwischer, tortillon, estompe
  artist mannequin, drawing mannequin, gliederpuppe, wooden manikin
  gilding size, anlegemilch
  block printing ink, linoldruckfarbe
  printing press, druckpresse
  embossing powder, embossingpulver
  wax seal stamp, siegelstempel, petschaft
  quill pen, federkiel, ganskiel, goose quill
  inkwell, tintenfass
  parchment, pergament
  handmade paper, buttenpapier
  marbling paint, marmorierfarbe
  batik dye, batikfarbe
  silk paint, seidenmalfarbe
  window colour, window color, fenstermalfarbe
  porcelain pen, porzellanstift, porzellanmalstift
  glitter glue, glitzerkleber
  craft punch, motivlocher, motivstanzer
  circle cutter, kreisschneider
  quilling strip, quillingstreifen, quilling paper
  papier mache, pappmache, paper mache
  wooden bead, holzperle
  glass bead, glasperle
  seed bead, rocaille, rocailles
  beading needle, perlennadel
  jump ring, biegering, bindering
  crimp bead, quetschperle
  lobster clasp, karabinerverschluss
  earring hook, ear wire, ohrhaken
  bead loom, beading loom, perlenwebrahmen
  shrink plastic, schrumpfplastik
  foam brush, schaumstoffpinsel
  lolly stick, ice lolly stick, popsicle stick, eisstiel
  wood slice, baumscheibe, holzscheibe
  styrofoam ball, polystyrene ball, styroporkugel
  safety eye, sicherheitsauge
  raffia, bast, naturbast
  plaster of paris, modelliergips, casting plaster
  casting powder, giesspulver, raysin
  liquid latex, latexmilch, flussiglatex
  dream catcher, dreamcatcher, traumfanger
  friendship bracelet, freundschaftsband, freundschaftsarmband
  loom band, loom gummi
  diamond painting, diamant painting
  paint by numbers, malen nach zahlen
  transfer paper, transferpapier
  soy wax, sojawachs
  paraffin wax, paraffinwachs
  candle dye, kerzenfarbe
  wick holder, wick sustainer, dochthalter
  wax melting pot, wachsschmelztopf
  wax sheet, verzierwachs, wachsplatte
  fragrance oil, duftol, parfumol
  melt and pour soap, soap base, giessseife, rohseife
  shea butter, sheabutter, karitebutter
  cocoa butter, kakaobutter
  castor oil, rizinusol
  emulsifier, emulgator
  embroidery machine, stickmaschine
  aida cloth, aidastoff, aida fabric
  needlepoint canvas, stramin
  punch needle, stanznadel
  loop turner, schlaufenwender, wendenadel
  bodkin, durchziehnadel, einziehnadel
  toggle button, knebelknopf
  plastic snap, kam snap, plastikdruckknopf
  piping tape, paspelband, paspel
  satin ribbon, satinband
  grosgrain ribbon, ripsband
  webbing strap, gurtband, webbing
  twill tape, koperband
  muslin, musselin
  taffeta, taftstoff
  canvas fabric, segeltuch
  lining fabric, futterstoff
  cashmere, kaschmir, kaschmirwolle
  alpaca wool, alpakawolle
  sock yarn, sockenwolle, sockengarn
  felting wool, filzwolle, marchenwolle
  wool roving, kammzug, wool tops
  hand carder, handkarde, kardierburste
  drum carder, trommelkarde, kardiermaschine
  drop spindle, handspindel
  yarn swift, wollhaspel, garnhaspel
  weaving shuttle, webschiffchen
  tatting shuttle, occhischiffchen
  lace bobbin, kloppel
  lace pillow, kloppelkissen
  knitting loom, strickring
  knitting dolly, french knitter, spool knitter, strickliesel
  cable needle, zopfnadel
  knitting needle gauge, nadelmass
  pompom maker, pomponmaker, pompon set
  blocking mat, spannmatte
  tufting gun, tuftpistole
  rattan cane, peddigrohr, round reed
  willow rod, weidenrute, withy, flechtweide
  seagrass, seegras
  wooden ring, holzring
`;
