import { describe, expect, test } from 'vitest';
import { hasThing } from '../../../contract/finding/itemFits.ts';
import { piecesMissing } from '../../../contract/finding/pieces.ts';
import { nearStarts, soughtIn } from '../../../contract/finding/spellings.ts';
import { unwantedIn } from '../../../contract/finding/unwanted.ts';
import { firstLetters } from '../../../contract/finding/misspelling.ts';
import { between, thingTest } from '../../../contract/finding/thingTest.ts';
import { mayStandWithin, standsWithin } from '../../../contract/finding/within.ts';
import { indexedText } from '../../../contract/searchWords.ts';

const finds = (query: string, text: string): boolean =>
  soughtIn(query).every((thing) => hasThing(indexedText(text), thing));

describe('what is found in another spelling', () => {
  test.each([
    ['.1uf', '100 nF capacitor'],
    ['22 picofarad', '22 pF'],
    ['10 mikrofarad', '10 µF'],
    ['4.7 kilo ohm', '4.7 kΩ'],
    ['0 ohm', '0 Ω resistor'],
    ['0r', '0 Ω resistor'],
    ['self locking nut m4', 'M4 nyloc nut'],
    ['m3 grub', 'M3×5 set screw'],
    ['m3 by 10', 'M3×10 screw'],
    ['paint 10 litres', 'Wall paint white 10 l'],
    ['10 l can', 'Watering can 10 litres'],
    ['hose 20 meter', 'Garden hose 20m'],
    ['seed 2 kilos', 'Grass seed 2 kg'],
    ['jack 2 tons', 'Trolley jack 2 t'],
    ['wagenheber 2 Tonnen', 'Wagenheber 2 t'],
    ['silicone cartridge', 'Silikon cartridge'],
    ['nozzle 0.4 millimetre', 'Nozzle 0.4 mm'],
    ['0.96 inches oled', 'OLED 0.96" I2C'],
    ['m3 shcs', 'M3×10 socket head screw'],
    ['neopixel', 'WS2812B strip 5 m'],
    ['kondensator', 'Elko 100 µF'],
    ['mehrfachsteckdose', 'Steckdosenleiste 6-fach'],
    ['gehäuse', '1551ABK enclosure'],
    ['2-part epoxy', 'Two-part epoxy 24 ml'],
    ['bücherregal', 'Bücherregal weiß'],
    ['diapers', 'Windeln Größe 3'],
    ['awg 12', 'Wire 12 AWG red'],
    ['awg12', 'Wire 12AWG red'],
    ['awg 12', 'Wire AWG 12 red'],
    ['12 awg', 'Wire 12AWG'],
    ['dc-dc converter', 'Buck converter LM2596'],
    ['wire end sleeves', 'Ferrule kit'],
    ['3.3V', '3V3 LDO'],
    ['3.3 volt', '3V3 LDO'],
    ['3v3', 'LDO 3.3 V'],
    ['1v8', 'LDO 1800mV'],
    ['5 V', 'Regulator 5V0'],
    ['5v0', 'Regulator 5 V'],
    ['0.25W', 'Resistor 1/4 W'],
    ['1/4W', 'Resistor 0.25 W'],
    ['1/8 watt', 'Resistor 125mW'],
    ['500 mW', 'Resistor 1/2W'],
    ['1/4 w', 'Resistor 1/4W'],
    ['8 watt', 'Bulb 8 W'],
    ['5ah battery', 'Battery 18 V 5.0 Ah'],
    ['drill 3mm', 'HSS drill 3.0 mm'],
    ['250 ml oil', 'Cutting oil 0.25 l'],
    ['m3x10mm', 'M3×10 socket'],
    ['m3 x10', 'M3×10 socket'],
    ['m3 10mm', 'M3×10 socket'],
    ['5x2,5mm2', 'NYM-J 5×2.5 mm²'],
    ['nym 3x1,5', 'NYM-J 3×1.5 mm²'],
    ['header 2x5', 'Header 2x05'],
    ['wood screw 4x40', 'Wood screw 4.0×40'],
    ['wood screw 4.0 x 40', 'Wood screw 4×40'],
    ['0.1M 0402', 'R_100K_0402'],
    ['1M8 1206', '1.8 MΩ resistor 1206'],
    ['wax 1000ml', 'Wax 1000 ml'],
    ['led 5mm', 'White LED 5 mm'],
    ['1 inch ball valve', 'Ball valve 1", brass'],
    ['tee 1/2 inch', 'Tee 1/2"'],
    ['half inch elbow', 'Brass elbow 1/2"'],
    ['elbow 1 1/2', 'Elbow 1½"'],
    ['elbow 1½"', 'Elbow 1 1/2 inch'],
    ['½" tee', 'Tee 1/2 in'],
    ['1/4 zoll', 'Bit set 1/4 inch'],
    ['Ø20 bar', 'Bar Ø 20'],
    ['diameter 20', 'Bar Ø 20'],
    ['Ø 20', 'Bar D 20'],
    ['12 gauge wire', 'Wire 12AWG'],
    ['10er schlüssel', 'Combination spanner 10 mm'],
    ['end mill 10mm', 'End mill Ø10'],
    ['P120', 'Sandpaper 120 grit'],
    ['grit 80', 'Flap disc K80'],
    ['400 grit', 'Wet & dry P400'],
    ['Körnung 120', 'Schleifpapier P 120'],
    ['K180', 'Schleifscheibe Körnung 180'],
    ['Ø 1/4 tube', 'Tube Ø1/4"'],
    ['tube Ø1/4"', 'Tube Ø 1/4"'],
  ])('%s: %s', (query, text) => expect(finds(query, text)).toBe(true));

  test.each([
    ['power supply', 'Box of old power supplies'],
    ['o-rings', 'O-ring 10×2'],
    ['fotoresistor', 'Photoresistor'],
    ["painter's tape", 'Masking tape'],
    ['zip-ties', 'Cable tie, black'],
    ['ducttape', 'Gaffer tape'],
    ['nuts', 'M3 Mutter'],
    ['handschuhe', 'Nitrile gloves'],
    ['baking soda', 'Bicarb'],
    ['meterstab', 'Zollstock 2 m'],
    ['tennis rackets', 'Tennis racquets'],
    ['hiking boot', 'Wanderschuhe, Gr. 43'],
    ['tissue', 'Taschentücher'],
    ['sechskantmutter m5', 'M5 hexagon nut'],
    ['silikonspray', 'Silicone spray'],
    ['wandfarbe', 'White wall paint'],
    ['ölfilter', 'Oil filter'],
    ['rote led', 'Red LED'],
    ['aderendhuelse', 'Ferrule 1.5'],
    ['muehle', 'Mühle'],
    ['dübel', 'Duebel 8'],
    ['Du\u0308bel', 'Duebel 8'],
    ['SCHLÜSSEL 13', 'Schluessel 13'],
    ['schlüsseln', 'Schluessel 13'],
    ['größe xl', 'Groesse XL'],
    ['öl 5w40', 'Oel 5W40'],
    ['hex nuts', 'Nut, hex M8'],
    ['hex nuts', 'Hex flange nut M6'],
    ['wood screws', 'Screw, wood 4x40'],
    ['cable ties', 'Tie, cable'],
    ['nut 8', 'Mutter 8'],
  ])('in words that mean the same: %s: %s', (query, text) => expect(finds(query, text)).toBe(true));

  test.each([
    ['stepdown', 'Bucking bar'],
    ['5mm', 'M2.5x8 screw'],
    ['4mm', 'Battery holder 4xAA'],
    ['10mm', 'Loupe 10x'],
    ['k120', 'PE pipe P 120'],
    ['Würfel', 'Bohrer, für die Wand'],
    ['micro sd', 'USB hub, 23 USD'],
    ['Nähgarn', 'Thread gauge'],
    ['mobile phone', 'Handy tray'],
    ['6 mm', 'Ring 16 mm'],
    ['33k', '3.3 kΩ'],
    ['33V', '3V3 LDO'],
    ['3v3', '33 V'],
    ['3v3f', '3.3 V'],
    ['1/3W', '0.33 W'],
    ['0.25W', '1/2 W'],
    ['0.25A', 'Fuse 1/4 A'],
    ['10mm', 'Bolt 100'],
    ['10mm', 'Bar Ø100x3'],
    ['10mm', 'Sheet 100x3'],
    ['P120', 'Sandpaper 1200 grit'],
    ['120 grit', 'Plate 120'],
    ['p12', 'Grip 120'],
    ['sechskantmutter', 'Hexagon bolt'],
    ['blue', 'Blunt'],
    ['duel', 'Dull'],
    ['dubel', 'Duebel'],
    ['muell', 'Mull'],
    ['0r', 'Order'],
    ['4x40', 'Screw 4.5×40'],
    ['0.1mm', 'R_100K_0402'],
    ['10 mohm', 'Extension cable 10 m'],
    ['Ø 1/4', 'Tube Ø4'],
    ['ties', 'Adapter USB type C'],
    ['dies', 'Dymo labels'],
    ['hex nuts', 'Hex key'],
    ['led driver', 'Screwdriver with LED'],
  ])('but not %s: %s', (query, text) => expect(finds(query, text)).toBe(false));
});

test('words that every object knows are words like any other', () => {
  for (const word of ['constructor', 'tostring', 'hasownproperty', 'valueof', '__proto__'])
    for (const query of [word, `${word} nut`, `holz${word}`, `${word}box`, `5 ${word}`])
      expect(finds(query, `Shelf ${query}`)).toBe(true);
});

test('a name that begins with a thing in another spelling is looked for as one that begins', () => {
  expect(nearStarts(soughtIn('m3 washers'))).toContain('m3 washer');
  expect(nearStarts(soughtIn('10k resistor'))).toContain('10 kω resistor');
  expect(nearStarts(soughtIn('washer'))).toEqual([]);
  // A short number as a whole: of 'M6×20', not of 'M6×200'.
  expect(nearStarts(soughtIn('m6x20'))).toContain('m6 20 ');
});

test('among what fits as well the numbers and signs of the query are counted that a name lacks', () => {
  const missing = (query: string, ...names: string[]) => names.map((name) => piecesMissing(query)?.(name));
  expect(missing('drill 6 mm', 'Drill 6.0 mm', 'Drill 6.8 mm', 'Drill 1.6 mm', 'Drill 60')).toEqual([
    0, 1, 1, 1,
  ]);
  expect(missing('2,5', '2.5', '2.50 mm', '12.5', '2 5')).toEqual([0, 0, 1, 1]);
  expect(missing('usb-c cable', 'USB-C cable', 'USB C cable', 'USB-A cable')).toEqual([0, 0, 1]);
  expect(missing('header 2x5', 'Header 2x05', 'Header 2x50')).toEqual([0, 1]);
  expect(missing('valve 1 inch', 'Valve 1"', 'Valve 1/2"', 'Valve 1 1/4"', 'Valve 1.5"')).toEqual([
    0, 1, 1, 1,
  ]);
  expect(missing('1/2" tee', 'Tee 1/2"', 'Tee 1 1/2"', 'Tee 11/2"')).toEqual([0, 1, 1]);
  expect(missing('1 1/2" tee', 'Tee 1-1/2"', 'Tee 1½"', 'Tee 1/2"')).toEqual([0, 0, 1]);
  expect(missing('½" tee', 'Tee ½"', 'Tee 1½"', 'Tee 1/2"')).toEqual([0, 1, 0]);
  expect(missing('1½" tee', 'Tee 1 1/2"', 'Tee 11/2"', 'Tee ½"')).toEqual([0, 1, 1]);
  expect(missing('t nut m5', 'M5 T-nut', 'M5 nut, titanium')).toEqual([0, 1]);
  expect(['cable', 'nut t'].map(piecesMissing)).toEqual([undefined, undefined]);
});

test('within a word a number stands for itself, and few letters are no chance', () => {
  expect(standsWithin('atmega328p', '328p')).toBe(true);
  expect(standsWithin('atmega328p', '28p')).toBe(false);
  expect(standsWithin('atmega328p', 'mega32')).toBe(false);
  expect(standsWithin('blowtorch', 'torch')).toBe(true);
  expect(['she', 'torch', '28', '328', 'a-1'].map(mayStandWithin)).toEqual([false, true, false, true, false]);
  // Words of Chinese and Japanese are written together.
  expect(['螺丝', 'ナット', 'ねじ', '木ネジ', '钉'].filter(mayStandWithin)).toHaveLength(5);
  expect(['ト', 'じ', '나사', 'ab', '螺a'].filter(mayStandWithin)).toEqual([]);
});

test('a misspelt word begins as it is spelt, with the letter behind that one, or as it sounds', () => {
  expect(firstLetters('capton')).toEqual(['c', 'a', 'k']);
  expect(firstLetters('x')).toEqual(['x']);
});

test('a long word is read at once, whatever it ends with', () => {
  // Told letter by letter in all ways it would never end.
  for (const query of [
    `${'a'.repeat(900)}1`,
    `${'ab '.repeat(300)}1`,
    `${'1'.repeat(900)}a`,
    'ae'.repeat(450),
  ])
    expect(soughtIn(query).length).toBeGreaterThan(0);
});

test('what is unwanted is so as a whole word, in one and many, and a number only where it does not go on in figures', () => {
  const has = (query: string, text: string) =>
    unwantedIn(query).every((thing) => hasThing(indexedText(text), thing));
  for (const [query, text] of [
    ['red', 'Pipe red'],
    ['screw', 'Wood screws'],
    ['screws', 'Wood screw'],
    ['m3', 'Screw M3x10'],
    ['m3', 'Screw M3×10'],
    ['m3', 'Screw M 3'],
    ['bc547', 'BC547B'],
    ['10k', 'Resistor 10 kΩ'],
    ['lm-317', 'LM317'],
    ['螺丝', '工具 螺丝M3x10'],
    // Written without blanks, it is within a longer word.
    ['螺丝', '不锈钢螺丝刀'],
  ] as const) {
    expect([query, text, has(query, text)]).toEqual([query, text, true]);
  }
  for (const [query, text] of [
    ['red', 'Pipe reducer'],
    ['tap', 'Tape blue'],
    ['pin', 'Pine board'],
    ['m3', 'Screw M30'],
    ['m3x1', 'Screw M3×10'],
    ['10k', 'Resistor 100 kΩ'],
  ] as const) {
    expect([query, text, has(query, text)]).toEqual([query, text, false]);
  }
});

test.each([
  ['Haarspray', 'Hair spray'],
  ['Schuhschrank', 'Shoe cupboard'],
  ['Teesieb', 'Tea sieve'],
  ['Handtuchhalter', 'Towel holder'],
  ['Küchenschere', 'Kitchen shears'],
  ['Zuckerdose', 'Sugar box'],
])('a German word that is known finds what its parts say as well: %s', (query, name) => {
  expect(finds(query, name)).toBe(true);
});

test.each([
  ['size', 'Große Schüssel'],
  ['große', 'Needles size 10'],
  ['lange', 'Screws, length 10 mm'],
  ['corduroy', 'Extension cord 10 m'],
  ['cane', 'Dose Bohnen'],
  ['tone', 'Modelling clay'],
  ['Brett', 'Circuit board'],
  ['plumb bob', 'Lot Sn60Pb40'],
])('what only looks alike once its dots and its end are gone is not found: %s', (query, name) => {
  expect(finds(query, name)).toBe(false);
});

test('of many texts the last are found as the first', () => {
  const texts = [
    'Screw M3x10',
    'Screw M30',
    'M3',
    'M 3 nut',
    'Wrench',
    'Spanner set',
    '不锈钢螺丝',
    'Resistor 10 kΩ',
  ];
  const many = Array.from({ length: 60 }, () => texts).flat();
  for (const thing of ['m3', 'screw', 'spanner', '10k', '螺丝'].flatMap((query) => [
    ...unwantedIn(query),
    ...soughtIn(query),
  ])) {
    const has = thingTest(thing);
    expect(many.map((text) => has(between(indexedText(text))))).toEqual(
      many.map((text) => hasThing(indexedText(text), thing)),
    );
  }
});
