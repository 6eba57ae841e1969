import { isNamed, singularPhrases } from './synonyms.ts';

/**
 * What goes with a thing instead of being one: of a drill its bits, of a chain its oil, of a bicycle its pump. A name that begins with a thing and
 * goes on with one of these is that of another thing.
 */
const ACCESSORIES = `
  adapter bag basket belt bit blade bracket brush cable cap case chain charger cleaner clip connector cover cutter
  disc driver file filter fuse gasket gauge grease grip guard gun handle hanger hinge holder hook hose key lead lens lock
  lube mount needle nipple nozzle oil opener pad plug polish press protector pump rack remover repair ring seal sharpener
  sleeve socket spray stand strap stripper tape tie tip tool towel tube valve washer wheel wrench
`;
const FOLLOWS = new RegExp(`^ (?:${ACCESSORIES.trim().split(/\s+/).join('|')})e?s?(?: |$)`);
/** An 'electrolytic cap' is no cap of an electrolytic. */
const CAPACITOR = /^(?:electrolytic|ceramic|tantalum|film|mica|bypass|decoupling) caps?(?: |$)/;

/** Whether a name begins with `thing` and is that of another one, which has a name of its own: of 'button' a 'Button cell'. `meant`: what `thing` is called otherwise. */
export function isNamedOtherwise(name: string, thing: string, meant: readonly string[]): boolean {
  if (!name.startsWith(`${thing} `)) return false;
  const [first = '', second = ''] = name.slice(thing.length + 1).split(' ', 2);
  return [`${thing} ${first}`, `${thing} ${first} ${second}`].some(
    (phrase) => isNamed(phrase) && ![phrase, ...singularPhrases(phrase)].some((one) => meant.includes(one)),
  );
}

/** Whether a name, as the index keeps it, is of what goes with `thing`, with which it begins: 'pedal wrench' with 'pedal'. */
export const isAccessory = (name: string, thing: string): boolean =>
  name.startsWith(thing) && !CAPACITOR.test(name) && FOLLOWS.test(name.slice(thing.length));
