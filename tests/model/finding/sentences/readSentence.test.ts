import { expect, test } from 'vitest';
import { partsOf, readSentence } from '../../../../src/model/finding/sentences/readSentence.ts';

type Read = readonly [typed: string, verb: string, record: string, place: string, quantity: string];

/** '' stands for what was not typed. */
const SENTENCES: readonly Read[] = [
  ['mv m3 screws > drawer 12', 'move', 'm3 screws', 'drawer 12', ''],
  ['  MV  m3 screws>drawer 12 ', 'move', 'm3 screws', 'drawer 12', ''],
  ['move m3 screws to drawer 12', 'move', 'm3 screws', 'drawer 12', ''],
  ['Move drawer 3 -> cabinet 2', 'move', 'drawer 3', 'cabinet 2', ''],
  ['mv drill → cabinet 2 › drawer 1', 'move', 'drill', 'cabinet 2 › drawer 1', ''],
  ['mv drill > cabinet 2 > drawer 1', 'move', 'drill', 'cabinet 2 > drawer 1', ''],
  ['move cup to go to kitchen', 'move', 'cup to go', 'kitchen', ''],
  ['move drill to cabinet 2 > drawer 1', 'move', 'drill', 'cabinet 2 > drawer 1', ''],
  ['mv usb to serial cable > attic', 'move', 'usb to serial cable', 'attic', ''],
  ['put hammer in workbench', 'move', 'hammer', 'workbench', ''],
  ['put hammer into workbench', 'move', 'hammer', 'workbench', ''],
  ['move box > 2', 'move', 'box', '2', ''],
  ['mv > drawer 12', 'move', '', 'drawer 12', ''],
  ['move this to drawer 12', 'move', '', 'drawer 12', ''],
  ['move to drawer 12', 'move', '', 'drawer 12', ''],
  ['mv m3x10', 'move', 'm3x10', '', ''],
  ['mv m3x10 >', 'move', 'm3x10', '', ''],
  ['move m3x10 to', 'move', 'm3x10', '', ''],
  ['+5 m3x10', 'change', 'm3x10', '', '+5'],
  ['-2 m3x10', 'change', 'm3x10', '', '-2'],
  ['−2 m3x10', 'change', 'm3x10', '', '-2'],
  ['+2,5 cable', 'change', 'cable', '', '+2,5'],
  ['+50x m5 bolt', 'change', 'm5 bolt', '', '+50'],
  ['m3x10 +5', 'change', 'm3x10', '', '+5'],
  ['m3x10 allen screw -2', 'change', 'm3x10 allen screw', '', '-2'],
  ['take 2 m3x10', 'change', 'm3x10', '', '-2'],
  ['use 2 of m3x10', 'change', 'm3x10', '', '-2'],
  ['take 2x from m3 nut', 'change', 'm3 nut', '', '-2'],
  ['take out 5 m3 screws', 'change', 'm3 screws', '', '-5'],
  ['took 2 m3x10', 'change', 'm3x10', '', '-2'],
  ['used 2 of m3x10', 'change', 'm3x10', '', '-2'],
  ['put back 3 in 1 oil', 'move', 'back 3', '1 oil', ''],
  ['put back 3 m3 nuts', 'change', 'm3 nuts', '', '+3'],
  ['put 3 m3 nuts back', 'change', 'm3 nuts', '', '+3'],
  ['return 3x m3 nut', 'change', 'm3 nut', '', '+3'],
  ['put 3 m3 nuts back in drawer 5', 'move', '3 m3 nuts back', 'drawer 5', ''],
  ['add 5 to m3x10', 'change', 'm3x10', '', '+5'],
  ['count m3x10 140', 'set', 'm3x10', '', '140'],
  ['qty m3 nut 12', 'set', 'm3 nut', '', '12'],
  ['set m3 nut to 12', 'set', 'm3 nut', '', '12'],
  ['m3x10 = 140', 'set', 'm3x10', '', '140'],
  ['count m3x10', 'set', 'm3x10', '', ''],
  ['new drawer in cabinet 2', 'new', 'drawer', 'cabinet 2', ''],
  ['new drawer 13 in ws-c1', 'new', 'drawer 13', 'ws-c1', ''],
  ['create box under attic', 'new', 'box', 'attic', ''],
  ['new location in cabinet 2', 'new', '', 'cabinet 2', ''],
  ['new drawer in', 'new', 'drawer', '', ''],
  ['add 50x m5 bolt to ws-1-d3', 'add', 'm5 bolt', 'ws-1-d3', '50'],
  ['add m5 bolts, 50 to drawer 3', 'add', 'm5 bolts', 'drawer 3', '50'],
  ['add m5 bolt to drawer 3', 'add', 'm5 bolt', 'drawer 3', ''],
  ['add usb to serial cable to drawer 3', 'add', 'usb to serial cable', 'drawer 3', ''],
  ['add 2x tape to', 'add', 'tape', '', '2'],
];

test.each(SENTENCES)('"%s" is read as verb, record, place and number', (typed, verb, ...parts) => {
  const [record, place, quantity] = parts.map((part) => (part === '' ? undefined : part));
  expect({ record: undefined, place: undefined, quantity: undefined, ...readSentence(typed) }).toEqual({
    verb,
    record,
    place,
    quantity,
  });
});

test.each([
  '',
  ' ',
  'm5 bolt',
  'm3x10',
  'count',
  '+5',
  '-3',
  'move',
  'mv',
  'put',
  'take',
  'use',
  'set',
  'add',
  'new',
  'box > 2',
  'cabinet 2 > drawer 7',
  '> drawer 12',
  'move >',
  'mv to',
  'move item',
  'move to',
  'move it',
  'new drawer',
  'new box',
  'create cabinet',
  'new item in drawer 3',
  'add item',
  'add item to drawer 3',
  'add m6 bolts, 50',
  'add 20 m3 screws',
  'add to',
  'add location',
  'count 140',
  'set quantity',
  'take 2',
  'use drill',
  '+5V regulator',
  'usb-c cable',
  'drill bit 6 mm',
  'counting scale',
  'din912-m3-16',
  'mvoe x > y',
  'delete m3x10',
  'rm m3x10',
  'delete m3x10 in drawer 3',
  'remove 2 m3x10',
  'up',
  'shelf - 2',
  'screw qty:>=100',
  'screw qty:=0',
  'screw qty:> 5',
  'screw qty:>= 5',
  'screw qty:5-10',
])('"%s" is no sentence', (typed) => {
  expect(readSentence(typed)).toBeUndefined();
});

test('only records that are there already are looked up, and places', () => {
  expect(partsOf('mv m3 screws > drawer 12')).toEqual({ record: 'm3 screw', place: 'drawer 12' });
  expect(partsOf('add 5x tape to drawer 3')).toEqual({ record: '', place: 'drawer 3' });
  expect(partsOf('new drawer in attic')).toEqual({ record: '', place: 'attic' });
  expect(partsOf('+5 m3x10')).toEqual({ record: 'm3x10', place: '' });
  expect(partsOf('mv brass gas caps > attic')).toEqual({ record: 'brass gas cap', place: 'attic' });
  expect(partsOf('m5 bolt')).toBeUndefined();
});
