import { describe, expect, test } from 'vitest';
import { hasThing } from '../../../contract/finding/itemFits.ts';
import { findMeant } from '../../../contract/finding/meant.ts';
import type { Known } from '../../../contract/finding/synonyms/wordReadings.ts';
import { partings } from '../../../contract/finding/partsApart.ts';
import { createVocabulary } from '../../../contract/finding/misspelling.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import { hasHead, standsWithin } from '../../../contract/finding/within.ts';
import { indexedText } from '../../../contract/searchWords.ts';

const TEXTS = [
  'M6 wing nut',
  'Screwdriver set',
  'Copper paste 100 g',
  'Heat gun',
  'Nozzle 0.4 mm',
  'M3 screw',
  'M5×12 bolt',
  'M10 washer',
  'Square tube 30×30',
  'WAGO 221-413',
  'Pliers 70 06 160',
  '4.7 kΩ resistor',
  'ATmega328P',
  'Ring terminals',
  'Jam jar',
  'Microfibre cloth',
  'Fibre brush',
  'Button head bolt',
  'Cap, looks alike but on top flat',
  'CBPPS2-6 pan head screw',
  'Müllbeutel 60 l',
  'Öl 5W40',
  'Blumendraht',
  'Soldering station 60 W',
  'Cast iron plate',
  'M4 socket head screw',
  'Pear fork',
  'Xmas tree stand',
  'USB-A cable',
  'USB-C cable',
  'M3 screw with a screwdriver',
  'Magnet 10x3',
  'Magnet Ø12x4',
  'Magnet holder 5x',
  'Wood 25x40',
  'Nippelspanner',
].map(indexedText);

const vocabulary = createVocabulary(TEXTS);
const WORDS = [...new Set(TEXTS.flatMap((text) => text.split(' ')))];
const KNOWN: Known = {
  has: async (things) => TEXTS.some((text) => things.every((thing) => hasThing(text, thing))),
  names: async (phrases) =>
    TEXTS.some((text) =>
      phrases.some((words) => text.startsWith(words) || ` ${text} `.includes(` ${words} `)),
    ),
  among: async (words) => new Set(words.filter((word) => WORDS.includes(word))),
  around: async (letters) => WORDS.filter((word) => standsWithin(word, letters)),
  nearest: async (word) => vocabulary.alike(word, 4),
};
const meant = async (query: string) => (await findMeant(soughtIn(query), KNOWN))?.text;

describe('what finds nothing is taken for', () => {
  test.each([
    ['pearfork', 'pear fork'],
    ['pearforks', 'pear fork'],
    // A slip and a plural.
    ['m3 scrws', 'm3 screw'],
    ['m3 srcews', 'm3 screw'],
    ['m5 12', 'm5x12'],
    ['12mm bolt m5', 'm5x12 bolt'],
    ['m10 wahsers', 'm10 washer'],
    ['screw drivers', 'screwdrivers'],
    ['coper paste', 'copper paste'],
    // Its synonym is there, and the sentence says it as two words.
    ['solderng iron', 'soldering iron'],
    // Of words as near the one that stands with the others.
    ['ring termnals', 'ring terminals'],
    ['jem jar', undefined],
    ['wago221413', 'wago 221 413'],
    ['221413', '221 413'],
    ['7006160', '70 06 160'],
    ['70 06160', '70 06 160'],
    ['cbpps26', 'cbpps2 6'],
    ['mega328', 'mega328'],
    ['fibre cloth', 'fibre cloth'],
    ['buton head', 'button head'],
    ['heat gun nozzle', 'heat gun'],
    ['smd resistor', 'resistor'],
    ['m3 bolts', 'm3 screw'],
    ['allen m4', 'socket head m4'],
    ['muell', 'mull'],
    ['oel', 'ol'],
    ['oel 5w40', 'ol 5w40'],
    ['muell 60', 'mull 60'],
    // What stands between words, though ‘fork’ begins with it.
    ['paste for copper', 'paste copper'],
    ['my heat gun', 'heat gun'],
    ['a scrwdriver for the m3 screw', 'screwdriver m3 screw'],
    ['usb a cabel', 'usb a cable'],
    // The first side of a size, where nothing says it otherwise.
    ['magnet 10mm', 'magnet 10mm'],
    ['magnet 12 mm', 'magnet 12 mm'],
    ['magnet 5mm', undefined],
    ['25mm', undefined],
    // Of a phrase each word by its own synonyms.
    ['christmas tree', 'christmas tree'],
    // A question without what asks.
    ['where is the heat gun', 'heat gun'],
    ["where's my heat gun", 'heat gun'],
    ['do we have any m3 scrws', 'm3 screw'],
    ['wo ist der Müllbeutel', 'mullbeutel'],
    ['how many m3 screws do we have', 'm3 screws'],
    ['i need the heat gun please', 'heat gun'],
    ['haben wir noch Müllbeutel', 'mullbeutel'],
    ['ich suche den Müllbeutel', 'mullbeutel'],
    ['habt ihr hier Blumendraht', 'blumendraht'],
    ['wo steht der Blumendraht', 'blumendraht'],
    ['hast du den Blumendraht gesehen', 'blumendraht'],
    ['zeig mir das Öl 5W40', 'ol 5w40'],
    ['5 wing nuts', 'wing nuts'],
    // What it is for, where nothing has that.
    ['Müllbeutel für die Küche', 'mullbeutel'],
    ['paste against squeaking', 'paste'],
    ['Blumendraht zum Basteln', 'blumendraht'],
    // What is one thing with it, though an article stands between them and it is said of many.
    ['a key for the spokes', 'spoke key'],
    // How it is, where nobody has written so.
    ['electric heat gun', 'heat gun'],
    // The beginning of a word that is there under another name.
    ['schraubend', 'schraubendreher'],
  ])('%s: %s', async (query, text) => {
    expect(await meant(query)).toBe(text);
  });

  test.each([
    '47k resistor',
    'm6x31',
    'wing zzzz',
    'xkzqw',
    '221414',
    '7006161',
    'mega32',
    'm10 nut',
    'copper gun',
    // At its end an 'a' stands between nothing.
    'cake a',
    'blue',
    'oel 10w40',
    '',
    'where is',
    'is the',
  ])('%j: nothing, for its value or a word is nowhere, or too little is left', async (query) => {
    expect(await meant(query)).toBeUndefined();
  });
});

test('a long or strange query asks for little', async () => {
  for (const query of [
    'x'.repeat(1000),
    Array.from({ length: 16 }, (_, at) => `zzz${'q'.repeat(at)}`).join(' '),
    `${'ab '.repeat(300)}`,
  ]) {
    let asked = 0;
    await findMeant(soughtIn(query), {
      has: async () => ++asked < 0,
      names: async () => ++asked < 0,
      among: async (words) => (++asked > 0 ? new Set(words) : new Set()),
      around: async () => (++asked > 0 ? [] : []),
      nearest: async () => (++asked > 0 ? [] : []),
    });
    expect(asked, query.slice(0, 20)).toBeLessThan(250);
  }
});

test('a word is parted in two and three, digits only where it is long', () => {
  expect(partings('nymj')).toEqual(['n ymj', 'ny mj', 'nym j', 'n y mj', 'n ym j', 'ny m j']);
  expect(partings('47k')).toEqual([]);
  expect(partings('1234')).toEqual([]);
  expect(partings('221413221')).toContain('221 413 221');
  expect(partings('a'.repeat(13))).toHaveLength(12);
  expect(partings('a'.repeat(25))).toEqual([]);
});

describe('SEARCH-02: what a word ends with by chance', () => {
  test.each([
    ['teststreifen', 'reifen'],
    ['handtasche', 'asche'],
    ['trinkflaschen', 'asche'],
    ['trinkflasche', 'lasche'],
    ['herdplatten', 'latte'],
    ['herdplatte', 'latten'],
    ['notizblock', 'lock'],
    ['filzgleiter', 'leiter'],
    ['heissleiter', 'leiter'],
    ['gefriertruhe', 'ruhe'],
    ['notizblocke', 'lock'],
    ['luftzufuhr', 'uhr'],
    ['zufuhren', 'uhr'],
    ['mullabfuhr', 'uhr'],
    ['frottee', 'tee'],
    ['guarantee', 'tee'],
    ['settees', 'tee'],
    ['grifflasche', 'asche'],
  ])('%s is no %s', (word, head) => {
    expect(hasHead(word, head)).toBe(false);
  });

  test.each([
    ['autoreifen', 'reifen'],
    ['holzasche', 'asche'],
    ['dachlatten', 'latte'],
    ['teststreifen', 'streifen'],
    ['handtaschen', 'tasche'],
    ['padlocks', 'lock'],
    ['grifflasche', 'lasche'],
    ['stofflaschen', 'lasche'],
    ['kamillentee', 'tee'],
    ['armbanduhren', 'uhr'],
    ['gewindeblocke', 'block'],
  ])('%s is one of %s', (word, head) => {
    expect(hasHead(word, head)).toBe(true);
  });
});
