import { expect, test } from 'vitest';
import { FOUND, foundTiers } from '../../../contract/finding/foundTiers.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import { indexedText } from '../../../contract/searchWords.ts';

/** What items with these names are of, the first that is asked for as its part number. */
function tiersOf(query: string, part: string, ...names: string[]) {
  const tiers = foundTiers(soughtIn(query), indexedText(query));
  const tier = (texts: { part: string; name: string }) => tiers.ofShort(texts);
  return [
    tier({ part: indexedText(part), name: '' }),
    ...names.map((name) => tier({ part: '', name: indexedText(name) })),
  ];
}

test('a word that is whole comes before one that is only begun', () => {
  expect(
    tiersOf('tap', 'TAP-4', 'Tap', 'Tap wrench', 'Hand tap set', 'Tape measure', 'Insulating tape'),
  ).toEqual([
    FOUND.beginsWhole,
    FOUND.is,
    // What goes with it.
    FOUND.goesWithAlone,
    FOUND.namedWhole,
    FOUND.beginsName,
    FOUND.named,
  ]);
  expect(tiersOf('hand ta', 'HAND-TAX', 'Hand tap set', 'Tap, hand')).toEqual([
    FOUND.beginsPart,
    FOUND.beginsName,
    FOUND.named,
  ]);
});

test('a size with a short number is what a name begins with', () => {
  const names = ['M6×20 hex bolt', 'M6x200 rod', 'M6×200 hex bolt', 'Die M6, 20×7 mm'];
  expect(tiersOf('m6x20', '', ...names).slice(1)).toEqual([
    FOUND.beginsWhole,
    FOUND.beginsName,
    FOUND.namedNear,
    FOUND.namedNear,
  ]);
});

test('what ends with a word, as German puts words together, is nearer than what means the same', () => {
  const names = ['Netzkabel 2 m', 'Patch cable', 'Kabelbinder', 'Ringkabel'];
  expect(tiersOf('kabel', '', ...names).slice(1)).toEqual([
    FOUND.namedHead,
    FOUND.namedMeaning,
    // It only begins like it, and 'kabel' is a word.
    FOUND.beginsOther,
    FOUND.namedHead,
  ]);
  expect(tiersOf('scheren', '', 'Stoffschere', 'Scissors', 'Old scissors').slice(1)).toEqual([
    FOUND.namedNear,
    FOUND.beginsMeaning,
    FOUND.namedMeaning,
  ]);
  expect(tiersOf('nuts m3', '', 'Nut M3', 'Nut M30', 'Lock nut M3').slice(1)).toEqual([
    FOUND.beginsWhole,
    FOUND.namedNear,
    FOUND.namedNear,
  ]);
});

test('of several things that were typed a name may be one, in whole words and in one or many', () => {
  const isOf = (query: string, ...names: string[]) =>
    names.map((name) => foundTiers(soughtIn(query), indexedText(query)).isOfThing?.(indexedText(name)));
  expect(isOf('m3 nuts', 'Nut M3', 'M3 nut', 'Lock nut M3', 'Nutdriver M3')).toEqual([
    true,
    true,
    false,
    false,
  ]);
  // Of one alone it is told by its tier.
  expect(isOf('nut', 'Lock nut')).toEqual([undefined]);
});

test('a short word that is whole anywhere comes before a name that only begins with it', () => {
  const of = (query: string, name: string, rest: string) =>
    foundTiers(soughtIn(query), indexedText(query)).of({ part: '', name: indexedText(name) }, () =>
      indexedText(`${name} ${rest}`),
    );
  expect([
    of('ipa', 'Isopropyl alcohol', 'IPA 99 %'),
    of('ipa', 'iPad key', ''),
    of('ipa', 'IPA', ''),
  ]).toEqual([FOUND.anywhereWhole, FOUND.beginsName, FOUND.is]);
  // Of a longer word that is being typed the names come first.
  expect([of('flex', 'Grinder', 'a Flex'), of('flex', 'Flexible hose', '')]).toEqual([
    FOUND.anywhere,
    FOUND.beginsName,
  ]);
});

test('a glove is no shoe, toothpaste no pasta and a hammock no mat', () => {
  expect(tiersOf('schuhe', '', 'Arbeitshandschuhe', 'Skischuhe').slice(1)).toEqual([
    undefined,
    FOUND.namedHead,
  ]);
  expect(tiersOf('pasta', '', 'Zahnpasta', 'Spaghetti').slice(1)).toEqual([undefined, FOUND.beginsMeaning]);
  expect(tiersOf('matte', '', 'Hängematte', 'Yogamatte').slice(1)).toEqual([undefined, FOUND.namedHead]);
  expect(tiersOf('handschuhe', '', 'Arbeitshandschuhe').slice(1)).toEqual([FOUND.namedHead]);
});

test('a known word of four letters is typed to its end, too', () => {
  expect(tiersOf('reis', '', 'Reisepass', 'Basmati rice').slice(1)).toEqual([
    FOUND.beginsOther,
    FOUND.namedMeaning,
  ]);
  expect(tiersOf('jack', '', 'Life jacket', 'Jack adapter').slice(1)).toEqual([
    FOUND.beginsOther,
    FOUND.goesWith,
  ]);
});

test('many of a known word of four letters, and the same word in the other language, are no other words', () => {
  expect(tiersOf('seil', '', 'Seile 10 mm', 'Rope').slice(1)).toEqual([
    FOUND.beginsName,
    FOUND.beginsMeaning,
  ]);
  expect(tiersOf('hemd', '', 'Hemden Größe M')[1]).toBe(FOUND.beginsName);
  expect(tiersOf('gleis', '', 'Gleise H0')[1]).toBe(FOUND.beginsName);
  expect(tiersOf('rohr', '', 'Rohre 20 mm', 'Rohrzange').slice(1)).toEqual([
    FOUND.beginsName,
    FOUND.beginsOther,
  ]);
  expect(tiersOf('lamp', '', 'Lampe LED', 'Lampen', 'Light bulb').slice(1)).toEqual([
    FOUND.beginsName,
    FOUND.beginsName,
    FOUND.beginsMeaning,
  ]);
  expect(tiersOf('jack', '', 'Jacke')[1]).toBe(FOUND.beginsOther);
});

test('what has a name of its own that begins with the thing is another thing', () => {
  expect(tiersOf('button', '', 'Button cells CR2032', 'Button, black', 'Knopf').slice(1)).toEqual([
    FOUND.goesWith,
    FOUND.beginsWhole,
    FOUND.beginsMeaning,
  ]);
  expect(tiersOf('knopf', '', 'Button cells CR2032', 'Buttons assorted').slice(1)).toEqual([
    FOUND.goesWithNear,
    FOUND.beginsMeaning,
  ]);
});

test('a sharpener is none of the pencils that it is for', () => {
  expect(tiersOf('pencils', '', 'Pencil sharpener', 'Bleistifte HB').slice(1)).toEqual([
    FOUND.goesWithNear,
    FOUND.beginsMeaning,
  ]);
});
