/** Plugs, sockets, cables and adapters. A line is what means the same, in English and German, without accents. */
export const CONNECTORS = `
  spade connector, spade terminal, faston, flachsteckhulse, flachstecker
  bullet connector, bullet terminal, rundsteckhulse
  fork terminal, gabelkabelschuh
  crimp connector, quetschverbinder
  jst connector, jst stecker
  jumper cap, kurzschlussbrucke, kurzschlussstecker
  female header, socket header, buchsenleiste
  idc connector, pfostenverbinder, pfostensteckverbinder
  box header, shrouded header, wannenstecker
  d sub, sub d, d sub connector, d sub stecker, sub d stecker
  din plug, din connector, din stecker
  bnc connector, bnc plug, bnc stecker
  bnc cable, bnc kabel
  sma connector, sma stecker
  f connector, f stecker
  pl259, pl stecker, uhf connector, uhf stecker
  u fl, ufl, ipex
  aviation connector, aviation plug, luftfahrtstecker
  rca plug, phono plug, cinchstecker
  rca socket, phono socket, cinchbuchse
  speakon, speakon connector, speakon stecker
  xlr connector, xlr plug, xlr stecker
  kettle plug, kaltgeratestecker
  iec inlet, kaltgerateeinbaustecker, kaltgeratebuchse
  figure 8 lead, figure 8 cable, euro netzkabel
  cloverleaf lead, cloverleaf cable, mickey mouse cable, kleeblattkabel
  euro plug, europlug, eurostecker
  gender changer, genderchanger
  otg adapter, otg cable, otg kabel, usb otg
  usb extension cable, usb extension, usb verlangerung, usb verlangerungskabel
  mini usb, usb mini
  lightning cable, iphone cable, lightning kabel, iphone kabel, iphone ladekabel
  vga cable, vga kabel
  dvi cable, dvi kabel
  displayport cable, dp cable, displayport kabel, dp kabel
  scart cable, scart lead, scart kabel, scartkabel
  firewire cable, firewire kabel
  serial cable, serielles kabel, rs232 cable, rs232 kabel
  null modem cable, nullmodemkabel
  usb serial adapter, usb to serial adapter, usb seriell adapter, usb seriell wandler
  midi cable, midi kabel
  test hook, mini grabber, klemmprufspitze
  pogo pin, spring contact, federkontakt, federkontaktstift
  solder sleeve, solder splice connector, lotverbinder
`;
