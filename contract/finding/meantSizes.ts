import type { OwnSynonyms } from './ownSynonyms.ts';
import { letteredSizes, sizesFrom, wiresOf } from './quantities.ts';
import { type Sought, soughtIn, textOf } from './spellings.ts';

/** A thread and a length as one size: 'm3 16mm' and 'M3 screw 16' are M3×16. */
export function ofOneSize(
  things: readonly Sought[],
  own: OwnSynonyms | undefined,
): readonly Sought[] | undefined {
  const texts = things.map((each) => textOf([each]));
  const thread = texts.find((text) => /^m\d{1,2}(?: \d)?$/.test(text));
  const length = texts.find((text) => text !== thread && /^\d{1,3} ?(?:mm)?$/.test(text));
  if (thread === undefined || length === undefined) return undefined;
  const others = things.filter((_, at) => texts[at] !== thread && texts[at] !== length);
  return [...soughtIn(`${thread.replace(' ', '.')}x${Number.parseInt(length, 10)}`, own), ...others];
}

/**
 * With a length as the first side of a size, too: a 'magnet 10mm' may be one of 10×3; and with a size as it has letters before it: 'dübel 8' is
 * S8. Not by itself: there is a 2.5×30.
 */
export function ofFirstSides(things: readonly Sought[]): readonly Sought[] | undefined {
  if (things.length < 2) return undefined;
  const sided = things.map((each): Sought => {
    const text = textOf([each]);
    const [from, lettered] = [[...sizesFrom(text), ...wiresOf(text)], letteredSizes(text)];
    if (from.length + lettered.length === 0) return each;
    return { ...each, phrases: [...each.phrases, ...from], whole: [...each.whole, ...lettered] };
  });
  return sided.every((each, at) => each === things[at]) ? undefined : sided;
}
