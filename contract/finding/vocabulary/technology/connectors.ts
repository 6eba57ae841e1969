/** Plugs, sockets, cables and adapters. A line is what means the same, in English and German, without accents. */
export const CONNECTORS = `
  spade connector, spade terminal, faston, flachsteckhulse, flachstecker, spade crimp connector, blade connector, quick disconnect terminal, push on terminal, kabelflachstecker
  bullet connector, bullet terminal, rundsteckhulse, bullet crimp connector, rundstecker, rundsteckverbinder, bullet plug
  fork terminal, gabelkabelschuh, spade lug, fork connector, fork crimp terminal, gabelose
  crimp connector, quetschverbinder, crimp terminal, crimpverbinder, crimpstecker, crimp splice
  jst connector, jst stecker, jst plug, jst verbinder, jst steckverbinder
  jumper cap, kurzschlussbrucke, kurzschlussstecker, jumper block, jumper shunt, jumper pin cap, jumperstecker
  female header, socket header, buchsenleiste, female pin header, female header strip, pin socket, female socket header, header socket strip
  idc connector, pfostenverbinder, pfostensteckverbinder, ribbon cable connector, idc stecker, pfostenstecker, idc plug
  box header, shrouded header, wannenstecker, idc header, wannenstiftleiste, idc box header
  d sub, sub d, d sub connector, d sub stecker, sub d stecker, sub d connector, dsub connector, dsub stecker, d subminiature, d sub plug
  din plug, din connector, din stecker
  bnc connector, bnc plug, bnc stecker, bnc verbinder, bnc steckverbinder
  bnc cable, bnc kabel, bnc lead, bnc patch cable, bnc coax cable, bnc to bnc cable, bnc koaxialkabel, bnc coaxial cable
  sma connector, sma stecker, sma plug, sma verbinder, sma steckverbinder
  f connector, f stecker, f plug, satellitenstecker, f type connector, sat stecker, f type plug
  pl259, pl stecker, uhf connector, uhf stecker, pl259 stecker, uhf plug
  u fl, ufl, ipex, ipex connector, ufl connector, u fl stecker, ipx connector
  aviation connector, aviation plug, luftfahrtstecker
  rca plug, phono plug, cinchstecker, cinch plug, cinch connector
  rca socket, phono socket, cinchbuchse, rca jack, cinch socket, rca buchse
  speakon, speakon connector, speakon stecker, speakon plug, speakon kupplung, speakon verbinder
  xlr connector, xlr plug, xlr stecker, cannon connector, xlr verbinder, xlr steckverbinder, canon stecker, cannon stecker, cannon plug
  kettle plug, kaltgeratestecker, iec plug, c13 plug, iec connector, iec c13 plug, c13 stecker
  iec inlet, kaltgerateeinbaustecker, kaltgeratebuchse, iec socket, iec c14 inlet, c14 socket
  figure 8 lead, figure 8 cable, euro netzkabel, figure of 8 lead, figure of eight cable, figure eight lead, c7 cable, c7 lead
  cloverleaf lead, cloverleaf cable, mickey mouse cable, kleeblattkabel, c5 cable, c5 lead, clover leaf lead, c5 kabel, mickey maus kabel
  euro plug, europlug, eurostecker, euroflachstecker, two pin euro plug, europlug connector
  gender changer, genderchanger, gender adapter, gender bender, gender bender adapter, gender adaptor
  otg adapter, otg cable, otg kabel, usb otg, otg lead, usb otg adapter, usb otg cable, usb otg kabel
  usb extension cable, usb extension, usb verlangerung, usb verlangerungskabel, usb extension lead, usb extender cable, usb extension cord, usb verlangerungsleitung
  mini usb, usb mini, usb mini b, mini b usb, usb mini stecker
  lightning cable, iphone cable, lightning kabel, iphone kabel, iphone ladekabel, iphone charging cable, apple lightning cable, apple ladekabel, iphone charger cable, lightning ladekabel
  vga cable, vga kabel, vga lead, vga monitor cable, svga cable, vga monitorkabel, vga anschlusskabel, vga cord
  dvi cable, dvi kabel, dvi lead, dvi monitor cable, dvi monitorkabel, dvi anschlusskabel, dvi cord
  displayport cable, dp cable, displayport kabel, dp kabel, display port cable, displayport lead, display port kabel, dp lead
  scart cable, scart lead, scart kabel, scartkabel, euro scart cable, scart verbindungskabel
  firewire cable, firewire kabel, firewire lead, ieee1394 cable, ilink cable, ieee 1394 cable
  serial cable, serielles kabel, rs232 cable, rs232 kabel, serial lead, com cable, seriell kabel, rs 232 cable
  null modem cable, nullmodemkabel, null modem lead, null modem serial cable
  usb serial adapter, usb to serial adapter, usb seriell adapter, usb seriell wandler, usb serial converter, usb to serial converter, usb rs232 adapter
  midi cable, midi kabel, midi lead, midi cord, midi verbindungskabel, midi anschlusskabel
  test hook, mini grabber, klemmprufspitze, ic test hook, mini hook clip, ic test clip, grabber clip
  pogo pin, spring contact, federkontakt, federkontaktstift, spring loaded pin, federstift, federprufstift
  solder sleeve, solder splice connector, lotverbinder, solder seal connector, solder seal sleeve
`;
