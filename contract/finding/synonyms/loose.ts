import { singulars } from './synonyms.ts';

/** What is not the same, but may be meant where there is nothing else: each line is of one kind. */
const KINDS = `
  screw, bolt
  allen, innensechskant, socket head, hex socket
  seal, gasket, o ring
  cable, wire, lead, cord
  hose, tube, pipe
  rod, bar, profile
  sheet, plate, panel
  plug, connector, socket, jack
  switch, button
  charger, power supply, adapter
  battery, cell
  module, board, breakout
  box, container, case, crate, bin
  spacer, washer, shim
  ring, circlip
  cutter, shears, snips, scissors
  tape, film
  glue, adhesive, epoxy, cement
  bulb, spot, lamp, light
  bit, drill, driver
  cleaner, degreaser, detergent
  paint, varnish, primer
  cap, cover, lid
  clip, clamp, bracket
  sensor, probe
  stand, holder, mount
  thread, garn, nahgarn
  iron, bugeleisen
  candle, kerze, tea light, teelicht
`;

const byWord = new Map<string, readonly string[]>();
for (const line of KINDS.trim().split('\n')) {
  const kind = line.trim().split(', ');
  for (const word of kind) byWord.set(word, kind);
}

/** Other things of the same kind as that of a word: a bolt is hardly another thing than a screw. */
export const ofTheSameKind = (word: string): readonly string[] =>
  [word, ...singulars(word)]
    .flatMap((each) => byWord.get(each) ?? [])
    .filter((other) => other !== word && !singulars(word).includes(other));
