/** Raw material and pipes. A line is what means the same, in English and German, without accents. */
export const MATERIALS = `
  steel, stahl
  stainless, edelstahl, inox, stainless steel, rostfrei
  brass, messing
  copper, kupfer
  aluminium, alu
  wood, wooden, holz
  plank, bohle, brett
  balsa wood, balsa, balsaholz
  rubber, gummi
  plastic, kunststoff
  acrylic glass, plexiglas, plexiglass, perspex, acrylglas, pmma, acrylic sheet
  sheet, blech, platte
  round bar, rundstange, rundstahl, round rod, rundmaterial, rundstab
  flat bar, flachstahl, flachstange, flacheisen
  square bar, vierkantstahl, vierkantstange, vierkant
  square tube, vierkantrohr, box section
  round tube, rundrohr
  tube, rohr, pipe
  angle, winkel, winkelprofil
  profile, extrusion, profil, aluprofil, aluminium extrusion, aluminum extrusion, aluminium profile
  hose, schlauch
  garden hose, gartenschlauch, wasserschlauch, hosepipe, hose pipe, gardena schlauch
  tap, faucet, wasserhahn
  elbow, bogen, rohrbogen
  pump, pumpe
`;
