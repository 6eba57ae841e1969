import { expect, test } from 'vitest';
import { findItems } from '../../../src/model/finding/itemMatches.ts';
import { anItem } from '../../machines/kit/samples.ts';

const ITEMS = ['Stoffschere', 'Scissors, kitchen', 'Küchenmesser', 'Schermaschine'].map((name) =>
  anItem({ id: name, name }),
);

test.each([
  ['Scheren', ['Stoffschere', 'Scissors, kitchen']],
  ['schere', ['Stoffschere', 'Scissors, kitchen']],
  ['Messern', ['Küchenmesser']],
])('%s finds what ends with it in one or many, before what means the same', async (typed, names) => {
  expect((await findItems(ITEMS, typed)).items.map(({ name }) => name)).toEqual(names);
});

const found = async (names: readonly string[], typed: string) =>
  (
    await findItems(
      names.map((name) => anItem({ id: name, name })),
      typed,
    )
  ).items.map(({ name }) => name);

test('a measure is looked for in all texts of an item that has a decimal', async () => {
  const of = async (typed: string) =>
    (
      await findItems(
        [
          anItem({ id: 'a', name: 'Fuse 2,5 A', notes: 'or 5 A' }),
          anItem({ id: 'b', name: 'Fuse 2.5 A' }),
          anItem({ id: 'c', name: 'Cutter 9.5', supplier_item_url: 'https://shop.test/cutter-10mm' }),
        ],
        typed,
      )
    ).items.map(({ id }) => id);
  expect(await of('fuse 5a')).toEqual(['a']);
  expect(await of('cutter 10mm')).toEqual(['c']);
});

test('a word that ends with another one is found in notes, category and supplier as well', async () => {
  const items = [
    anItem({ id: 'a', name: 'Blue one', notes: 'Eine Stoffschere von Oma' }),
    anItem({ id: 'b', name: 'Bosch GSR', category: 'Elektrowerkzeug' }),
    anItem({ id: 'c', name: 'Box', supplier: 'Schraubenhandel' }),
    ...ITEMS,
  ];
  expect((await findItems(items, 'scheren')).items.map(({ id }) => id)).toEqual([
    'Stoffschere',
    'Scissors, kitchen',
    'a',
  ]);
  expect((await findItems(items, 'handel')).items.map(({ id }) => id)).toEqual(['c']);
  const both = [...items, anItem({ id: 'd', name: 'Werkzeug' })];
  expect((await findItems(both, 'werkzeug')).items.map(({ id }) => id)).toEqual(['d', 'b']);
});

test.each([
  // German puts the word that means the same behind another one.
  ['paint', ['Wandfarbe weiß', 'Acrylic sealant'], ['Wandfarbe weiß']],
  ['tomato seeds', ['Tomatensamen', 'Tomaten'], ['Tomatensamen']],
  // Colours and sizes, whatever their endings, in both languages.
  ['rote LED', ['LED 5mm rot', 'LED 5mm blau'], ['LED 5mm rot']],
  ['red led', ['LED 5mm rot', 'LED 5mm blau'], ['LED 5mm rot']],
  ['weiße Wandfarbe', ['Wandfarbe weiß', 'Wandfarbe grau'], ['Wandfarbe weiß']],
  ['black zip ties', ['Kabelbinder schwarz', 'Cable ties white'], ['Kabelbinder schwarz']],
  ['große Kiste', ['Kiste groß', 'Kiste klein'], ['Kiste groß']],
  ['large box', ['Kiste groß', 'Box Größe 38', 'Box 500 gr'], ['Kiste groß']],
  ['size 57', ['Helm Gr. 57', 'Hat size 57', 'Helm Gr. 58'], ['Hat size 57', 'Helm Gr. 57']],
  ['gr L', ['T-Shirt Größe L', 'T-Shirt Größe M'], ['T-Shirt Größe L']],
  ['size 38', ['Boots Gr. 38', 'Boots 38 cm', 'Boots Gr. 39'], ['Boots Gr. 38']],
  ['großer Schneebesen', ['Schneebesen groß', 'Schneebesen klein'], ['Schneebesen groß']],
  // In another order.
  ['drill cordless', ['Akkuschrauber', 'Drill bit 8 mm'], ['Akkuschrauber']],
  // A size with the letters before it.
  ['dübel 8', ['Dübel S8', 'Dübel S80', 'Dübel S6'], ['Dübel S8']],
  ['dübel 8mm', ['Dübel S8', 'Dübel S6'], ['Dübel S8']],
  ['bolt 8', ['Bolt M8', 'Bolt M80'], ['Bolt M8']],
  ['reifen 205 55 16', ['Reifen 205/55 R16', 'Reifen 205/55 R17'], ['Reifen 205/55 R16']],
  ['größe 38', ['Gummistiefel Gr. 38', 'Gummistiefel Gr. 39'], ['Gummistiefel Gr. 38']],
  ['blech 10mm', ['Blech 10x0.5', 'Blech 12x0.5'], ['Blech 10x0.5']],
  // One letter elsewhere, in a word of seven.
  ['aurdino', ['Arduino Nano', 'Audio jack'], ['Arduino Nano']],
  // What it is used for says more than what kind of thing it is.
  ['humidity sensor', ['Humidity meter', 'Light sensor'], ['Humidity meter']],
  // A metre is written as a million is.
  ['1 MOhm', ['Cable 1m', 'Resistor 1 MΩ', 'Trimmer 1M'], ['Resistor 1 MΩ', 'Cable 1m', 'Trimmer 1M']],
  // What a word means may begin another one, or be one of what was typed by its other name.
  ['coffee', ['Kaffeebohnen', 'Tee'], ['Kaffeebohnen']],
  ['file', ['Feilenset', 'Field kit'], ['Feilenset']],
  ['opener', ['Dosenöffner', 'Flaschenöffner', 'Opal'], ['Dosenöffner', 'Flaschenöffner']],
  ['capacitor', ['Elko 100 µF', 'Kerko 100 nF', 'Cap'], ['Cap']],
  ['capacitor', ['Elko 100 µF', 'Kerko 100 nF', 'Relay'], ['Elko 100 µF', 'Kerko 100 nF']],
  // At the end of a word, what it means is less than as a word.
  ['unterlegscheiben', ['Dishwasher tabs', 'Washers M8'], ['Washers M8', 'Dishwasher tabs']],
  ['safety glasses', ['Laserschutzbrille', 'Relay'], ['Laserschutzbrille']],
  ['mug', ['Kaffeetasse', 'Relay'], ['Kaffeetasse']],
  ['filter', ['Luftfilter', 'Ölfilter'], ['Luftfilter', 'Ölfilter']],
  // What only goes with it comes later also by its meaning.
  ['fahrrad', ['Bicycle pump', 'Mountain bicycle'], ['Mountain bicycle', 'Bicycle pump']],
  // Chances: neither is a word without its last letter, nor one of what ends alike.
  ['tape', ['Gewindebohrer M6', 'Klebeband'], ['Klebeband']],
  ['jacke', ['Wagenheber', 'Winterjacke'], ['Winterjacke']],
  ['laser', ['Laubbläser', 'Lasermodul'], ['Lasermodul', 'Laubbläser']],
  // A slip in a word that is called otherwise here, or that others end with.
  ['schraubendrehr', ['Phillips screwdriver', 'Relay'], ['Phillips screwdriver']],
  ['zippr', ['Reißverschluss 20 cm', 'Relay'], ['Reißverschluss 20 cm']],
  ['steckdsoe', ['Mehrfachsteckdose', 'Relay'], ['Mehrfachsteckdose']],
  // A slip in a phrase that everybody knows, or in what is one word in German.
  ['angel grinder', ['Winkelschleifer 125', 'Relay'], ['Winkelschleifer 125']],
  ['soldering iorn', ['Lötkolben 60 W', 'Relay'], ['Lötkolben 60 W']],
  ['stop uhr', ['Stoppuhr digital', 'Relay'], ['Stoppuhr digital']],
  // What begins with its meaning, before what only has it, and what only goes with it.
  ['push button', ['Drehgeber mit Taster', 'Taster 6x6'], ['Taster 6x6', 'Drehgeber mit Taster']],
  ['circular saw', ['Circular saw blade 190', 'Handkreissäge'], ['Handkreissäge', 'Circular saw blade 190']],
  // What a cable is for is a cable all the same.
  ['usb c', ['Micro USB cable C', 'USB-C cable 1 m'], ['USB-C cable 1 m', 'Micro USB cable C']],
  ['hdmi', ['DVI to HDMI adapter', 'HDMI cable 2 m'], ['HDMI cable 2 m', 'DVI to HDMI adapter']],
  // Of many one, with an umlaut or another letter.
  ['schläuche', ['Hose clamp', 'Fahrradschlauch 28'], ['Fahrradschlauch 28', 'Hose clamp']],
  ['leaf', ['Bay leaves', 'Relay'], ['Bay leaves']],
  // No slip of a broom, of which the saw is known.
  ['handsäge', ['Handfeger', 'Relay'], []],
  // In a bicycle workshop nobody writes that a chain is one of a bicycle.
  ['fahrradkette', ['Kette 11-fach', 'Relay'], ['Kette 11-fach']],
  ['bike chain', ['Chain 11 speed', 'Relay'], ['Chain 11 speed']],
  // A thread and its length.
  ['m6-30', ['Sechskantschraube M6x30', 'Sechskantschraube M6x40'], ['Sechskantschraube M6x30']],
  // One of a few letters begins nothing.
  ['pans', ['Panzertape', 'Bratpfanne', 'Frying pan'], ['Frying pan', 'Bratpfanne']],
  ['fans', ['Fan40mm', 'Relay'], ['Fan40mm']],
  ['tomato sees', ['Tomato seeds', 'Relay'], ['Tomato seeds']],
  // What goes with it, before what only begins alike, where it has no other word.
  ['stain', ['Stainless sheet', 'Stain remover'], ['Stain remover', 'Stainless sheet']],
  ['10k resistor 1%', ['Resistor 10k 0805', 'Relay'], ['Resistor 10k 0805']],
  ['bier packung', ['Birch plywood', 'Relay'], []],
  ['bier packung', ['Birch plywood', 'Kerzen, Packung'], []],
  // What a thing comes as is left out, where nothing has it.
  ['korkplatte', ['Kork 3 mm', 'Relay'], ['Kork 3 mm']],
  ['mdf platte', ['MDF 6 mm', 'Relay'], ['MDF 6 mm']],
  // A compound by the other name of the phrase that it is.
  ['holzkleber', ['Holzleim D3', 'Relay'], ['Holzleim D3']],
  ['vacuum cleaner hose', ['Staubsaugerschlauch', 'Relay'], ['Staubsaugerschlauch']],
  // Of so much of a hundred nothing has ten times as much.
  ['peroxide 3%', ['Peroxide 30%', 'Peroxide 3%'], ['Peroxide 3%']],
  // Only the last word is still being typed.
  ['aa batteries', ['AAA batteries', 'Batterien AA'], ['Batterien AA', 'AAA batteries']],
  // A slip in a short word is in no beginning of another one.
  ['desk', ['ESP32 DevKit', 'Relay'], []],
  // Of what is flat or wide nothing is made up at the end of a word.
  ['flat', ['Flachstahl 20x3', 'Parkettoberfläche'], []],
  ['external hdd 2 tb', ['External HDD 2TB', 'External HDD 4TB'], ['External HDD 2TB']],
  // With its umlaut a short word is none that begins alike without it.
  [
    'Öl',
    ['OLED display', 'Olive wood', 'Kettenöl', 'Öl 5W30', 'Ölkanne'],
    ['Öl 5W30', 'Ölkanne', 'Kettenöl', 'OLED display', 'Olive wood'],
  ],
  // A saw, before its blades.
  ['säge', ['Sägeblätter Stichsäge', 'Bandsäge'], ['Bandsäge', 'Sägeblätter Stichsäge']],
  ['stich säge', ['Sägeblätter Stichsäge Holz', 'Stichsäge'], ['Stichsäge', 'Sägeblätter Stichsäge Holz']],
  // One of many, before what only goes with it.
  ['pedal', ['Pedal wrench', 'Pedals flat MTB'], ['Pedals flat MTB', 'Pedal wrench']],
  ['drill', ['Drill bit set for wood', 'Cordless drill'], ['Cordless drill', 'Drill bit set for wood']],
  ['gears', ['Gear oil EP80', 'Pinion gear 18T'], ['Pinion gear 18T', 'Gear oil EP80']],
  ['kabel 1,5 mm2', ['Kabel 3x1,5 mm²', 'Kabel 3x2,5 mm²'], ['Kabel 3x1,5 mm²']],
  // A number with its sign or without it, before one that only begins so.
  ['B 75', ['B75 ballast', 'Hinge brass 75 mm'], ['B75 ballast', 'Hinge brass 75 mm']],
  ['1:10', ['Resistor 10 kΩ 1 W', 'Buggy 1:10'], ['Buggy 1:10', 'Resistor 10 kΩ 1 W']],
  [
    'rechargeable batteries',
    ['Schrauber mit Akku', 'AAA batteries rechargeable'],
    ['AAA batteries rechargeable', 'Schrauber mit Akku'],
  ],
  ['hose pipe', ['Gartenschlauch', 'Hosepipe 30 m'], ['Hosepipe 30 m', 'Gartenschlauch']],
  ['zelt für 4', ['Zelt 4 Personen', 'Zelt 2 Personen'], ['Zelt 4 Personen']],
  ['any solder left?', ['Desoldering braid', 'Solder 0.8 mm'], ['Solder 0.8 mm']],
  ['small display', ['OLED display', 'Relay'], ['OLED display']],
  ['erdbeermarmelade', ['Marmelade Erdbeere', 'Marmelade Kirsche'], ['Marmelade Erdbeere']],
  ['bohrersatz', ['Steinbohrer-Satz', 'Steinbohrer'], ['Steinbohrer-Satz']],
  ['weckgläser', ['Weckglas 1 l', 'Glas'], ['Weckglas 1 l']],
  ['aa battery', ['AA battery holder 2x', 'AA batteries'], ['AA batteries', 'AA battery holder 2x']],
  ['screw', ['Screw driver bits', 'Screw, wood 4x40'], ['Screw, wood 4x40', 'Screw driver bits']],
  // Words that stand together, before those that are apart.
  ['paint set', ['Paint roller set', 'Acrylic paint set'], ['Acrylic paint set', 'Paint roller set']],
  // A German word in parts that stand apart.
  ['flachpinsel', ['Pinsel flach 50 mm', 'Pinsel rund'], ['Pinsel flach 50 mm']],
  ['lederhandschuhe', ['Arbeitshandschuhe Leder', 'Lederkleber'], ['Arbeitshandschuhe Leder']],
  ['arbeitsleuchte', ['Leuchte Arbeit', 'Leuchte'], ['Leuchte Arbeit']],
  ['langer bohrer', ['Holzbohrer lang', 'Holzbohrer'], ['Holzbohrer lang']],
  // Of many one, with an umlaut.
  ['räder', ['Rad 200 mm', 'Radio'], ['Rad 200 mm']],
  ['sägeblätter', ['Sägeblatt 30 cm', 'Säge'], ['Sägeblatt 30 cm']],
  // With the letter of its case.
  ['74HC595N', ['74HC595', '74HC164'], ['74HC595']],
  ['ne555p', ['NE555', 'NE556'], ['NE555']],
  // A number in two parts.
  ['0084 630', ['Screw 0084630', 'Screw 0084631'], ['Screw 0084630']],
  // What is done with a thing.
  ['bleeding kit', ['Bleed kit', 'Blade kit'], ['Bleed kit']],
  ['colored paper', ['Paper, mixed colors', 'Paper, white'], ['Paper, mixed colors']],
  // Of many one.
  ['leaves rake', ['Leaf rake', 'Rake'], ['Leaf rake']],
  ['schleifpapier 120', ['Schleifpapier K120', 'Schleifpapier K240'], ['Schleifpapier K120']],
  ['26 inch tube', ['Inner tube 26x2.1', 'Inner tube 28x1.5'], ['Inner tube 26x2.1']],
  // A slip, to a whole word before one that only begins so, and within what German puts together.
  ['fuze', ['Fuel filter', 'Fuses blade'], ['Fuses blade']],
  ['frostschuz', ['Kühlerfrostschutz', 'Frost'], ['Kühlerfrostschutz']],
  [
    'life jackets',
    ['Rearming kit for lifejackets', 'Lifejacket 150 N'],
    ['Lifejacket 150 N', 'Rearming kit for lifejackets'],
  ],
  ['06A 905 115 D', ['Spule 06A905115D', 'Spule 06A905115'], ['Spule 06A905115D']],
  ['öl filter', ['Oil filter', 'Ölfilter HU 719'], ['Ölfilter HU 719', 'Oil filter']],
  ['handschuhe groesse 10', ['Handschuhe Gr. 10', 'Handschuhe Gr. 9'], ['Handschuhe Gr. 10']],
  ['hintere bremsbeläge', ['Bremsbeläge hinten', 'Bremsbeläge vorn'], ['Bremsbeläge hinten']],
  // Questions.
  ['what box', ['Box A', 'Bolt'], ['Box A']],
  ['which drawer has the 1N4148 diodes', ['Diode 1N4148', 'Diode 1N4007'], ['Diode 1N4148']],
  ['in welcher schublade sind die muttern', ['Muttern M8', 'Schrauben M8'], ['Muttern M8']],
  // Another value is another thing, with a blank before its unit as well.
  ['10 µF', ['Capacitor 1000 µF 10 V', 'Capacitor 10uF'], ['Capacitor 10uF']],
  ['100 µF', ['Capacitor 1000 µF'], []],
  ['5 mm', ['LED 5mm red', 'Pinsel 50 mm'], ['LED 5mm red']],
  // Short, and whole elsewhere.
  ['clay', ['Class set'], []],
  // A cookie cutter cuts no boxes.
  ['box cutter', ['Cookie cutter', 'Cuttermesser'], ['Cuttermesser']],
  // Of one of several no short word is only begun.
  ['pills', ['Inflatable pillow', 'Pille danach'], ['Pille danach']],
  // No tent, although it ends so.
  ['disinfektent', ['Wound disinfectant spray', 'Tent peg'], ['Wound disinfectant spray']],
  // A word that is still being typed, of what is called otherwise there.
  ['scheibenw', ['Windscreen wiper', 'Brake disc'], ['Windscreen wiper']],
  ['cinna', ['Zimt gemahlen', 'Inner tube'], ['Zimt gemahlen']],
  // One word of a phrase in another that means the same, beside what the phrase is in German.
  [
    'tennis racket',
    ['Tennis racquet', 'Tennisschläger', 'Tennis ball'],
    ['Tennis racquet', 'Tennisschläger'],
  ],
  ['nitrile gloves', ['Einmalhandschuhe Nitril L', 'Glove box'], ['Einmalhandschuhe Nitril L']],
  // Known words are spelt as they are meant.
  ['welder', ['Weller soldering station'], []],
  ['glue for wood', ['Holzleim Ponal', 'Super glue'], ['Holzleim Ponal']],
  ['Keramikkondensator', ['Ceramic capacitor 100 nF'], ['Ceramic capacitor 100 nF']],
  ['nappi', ['Windeln Größe 4'], ['Windeln Größe 4']],
  ['tea', ['Tea towels', 'Kamillentee 20 Beutel'], ['Tea towels', 'Kamillentee 20 Beutel']],
  ['Uhr', ['Armbanduhr Casio', 'Wall clock'], ['Armbanduhr Casio', 'Wall clock']],
  // By what both of its parts mean.
  ['Kobaltoxid', ['Cobalt oxide 100 g'], ['Cobalt oxide 100 g']],
  ['Minibohrmaschine', ['Mini drill 12 V'], ['Mini drill 12 V']],
  // What it is for is nowhere, and the rest within a word.
  ['Bohrer 8mm für Beton', ['Steinbohrer 8 mm', 'Bit 8 mm'], ['Steinbohrer 8 mm']],
  ['Eckventile', ['Eckventil 1/2', 'Kugelhahn'], ['Eckventil 1/2']],
  ['Makroobjektiv', ['Macro lens 100 mm', 'Lens cap'], ['Macro lens 100 mm']],
] as const)('%s of %j finds %j', async (typed, names, right) => {
  expect(await found(names, typed)).toEqual(right);
});

test.each([
  [
    '5A fuse',
    ['Fuse 2,5 A', 'Fuse 5 A', 'Power supply 12 V 5 A with fuse'],
    ['Fuse 5 A', 'Power supply 12 V 5 A with fuse'],
  ],
  ['5 mm Entlötlitze', ['Entlötlitze 2,5 mm'], []],
  ['nozzle 4 mm', ['Nozzle 0.4 mm', 'Nozzle 4.0 mm', 'Nozzle 0,4 cm'], ['Nozzle 4.0 mm', 'Nozzle 0,4 cm']],
  ['Spax 5x30', ['Spax 3,5x30', 'Spax 5x30', 'Spax 5,0x30'], ['Spax 5x30', 'Spax 5,0x30']],
  ['5mm led', ['LED 5mm red 2.5 V', 'LED 2.5mm'], ['LED 5mm red 2.5 V']],
  ['6x20', ['Screw 6,0 x 20', 'Screw 6.0x20', 'Screw 3,6x20'], ['Screw 6,0 x 20', 'Screw 6.0x20']],
  ['1500 ml', ['Bottle 1,5l', 'Bottle 1.5 L'], ['Bottle 1,5l', 'Bottle 1.5 L']],
  ['0.4 mm nozzle', ['Nozzle 0.4 mm', 'Nozzle 4 mm'], ['Nozzle 0.4 mm']],
  ['4x40', ['Schraube 4.0×40.0 mm', 'Schraube 4.5x40'], ['Schraube 4.0×40.0 mm']],
  ['magnet 10x3', ['Magnet 10.0 x 3.0 mm', 'Magnet 10x0.3'], ['Magnet 10.0 x 3.0 mm']],
  ['blech 2mm', ['Blech 2.0 x 100 mm', 'Blech 1.2 x 100 mm'], ['Blech 2.0 x 100 mm']],
  ['8mm', ['Bohrersatz 2,4,6,8 mm', 'Bohrer 6,8 mm'], ['Bohrersatz 2,4,6,8 mm']],
  ['rohr 5mm', ['Rohr 2.5x5mm', 'Rohr 2.5mm'], ['Rohr 2.5x5mm']],
  ['5mm', ['Steigeisen 5.0-mm', 'Pin 5.00 mm', 'Pin 1,5 mm'], ['Steigeisen 5.0-mm', 'Pin 5.00 mm']],
  ['4k7', ['R 4.7-kΩ', 'R 47k'], ['R 4.7-kΩ']],
  ['rod 1 mm', ['Rod 1.2345678901 mm', 'Rod 1 mm'], ['Rod 1 mm']],
  ['1 ohm', ['Resistor 1,000 ohm', 'Resistor 1.0 ohm'], ['Resistor 1.0 ohm']],
  ['fuse 5 a', ['Fuse 2,5 A 5x20', 'Fuse 5 A', 'Fuse 5 2,5 A'], ['Fuse 5 A']],
])('%s of %j finds %j: half of a decimal is no number', async (typed, names, right) => {
  expect(new Set(await found(names, typed))).toEqual(new Set(right));
});
