import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

/** What is there: names as people write them, with part numbers behind the bar. */
const ITEMS = [
  'Screw M3×10 hex',
  'Screw M3x16 hex',
  'Bolt M6 x 30',
  'Ceramic capacitor 100nF',
  'Ceramic capacitor 10 nF',
  'Electrolytic 10 µF 25V',
  'Carbon film 10kΩ 1/4W',
  'Carbon film 4.7k',
  'Metal film 220R',
  'Potentiometer 1 MΩ',
  'Timer IC | NE-555-P',
  'Regulator | LM317T',
  'Gyroscope board | MPU-6050',
  'Adjustable wrench 10"',
  'Allen set',
  'Flashlight',
  'Wood glue',
  'Zip tie 200 mm',
  'Aluminum profile 20x20',
  'Ball bearing 1/4"',
  'Rod 6.35 mm',
  'Battery holder AA',
  'Heat-set insert',
  'Holzschraube 4x40',
  'Sicherung 2 A',
  'Color marker',
  'Box of brushes',
  'Oscilloscope probe',
];

/** What is typed, and what has to come first. */
const FIRST: readonly (readonly [string, string])[] = [
  ['m3x10', 'Screw M3×10 hex'],
  ['M3×10', 'Screw M3×10 hex'],
  ['m3 x 10', 'Screw M3×10 hex'],
  ['screw m3*10', 'Screw M3×10 hex'],
  ['m3×16', 'Screw M3x16 hex'],
  ['m6x30', 'Bolt M6 x 30'],
  ['100 nf', 'Ceramic capacitor 100nF'],
  ['0.1uf', 'Ceramic capacitor 100nF'],
  ['0,1 µF', 'Ceramic capacitor 100nF'],
  ['100000pf', 'Ceramic capacitor 100nF'],
  ['10nf', 'Ceramic capacitor 10 nF'],
  ['10n', 'Ceramic capacitor 10 nF'],
  ['10uf', 'Electrolytic 10 µF 25V'],
  ['10k', 'Carbon film 10kΩ 1/4W'],
  ['10 k', 'Carbon film 10kΩ 1/4W'],
  ['10 kohm', 'Carbon film 10kΩ 1/4W'],
  ['10000 ohm', 'Carbon film 10kΩ 1/4W'],
  ['4k7', 'Carbon film 4.7k'],
  ['4700r', 'Carbon film 4.7k'],
  ['4,7 kΩ', 'Carbon film 4.7k'],
  ['220 ohm', 'Metal film 220R'],
  ['220Ω', 'Metal film 220R'],
  ['1Mohm', 'Potentiometer 1 MΩ'],
  ['1000k', 'Potentiometer 1 MΩ'],
  ['ne555', 'Timer IC'],
  ['NE555P', 'Timer IC'],
  ['ne 555p', 'Timer IC'],
  ['lm-317-t', 'Regulator'],
  ['lm 317', 'Regulator'],
  ['mpu6050', 'Gyroscope board'],
  ['gyrosocpe', 'Gyroscope board'],
  ['giroscope', 'Gyroscope board'],
  ['osciloscope', 'Oscilloscope probe'],
  ['oscilloscpoe probe', 'Oscilloscope probe'],
  ['spanner', 'Adjustable wrench 10"'],
  ['wrenches', 'Adjustable wrench 10"'],
  ['hex key', 'Allen set'],
  ['torch', 'Flashlight'],
  ['wood adhesive', 'Wood glue'],
  ['cable ties', 'Zip tie 200 mm'],
  ['kabelbinder', 'Zip tie 200 mm'],
  ['aluminium', 'Aluminum profile 20x20'],
  ['aluminium 20 x 20', 'Aluminum profile 20x20'],
  ['1/4 in', 'Ball bearing 1/4"'],
  ['6.35mm', 'Rod 6.35 mm'],
  ['batteries', 'Battery holder AA'],
  ['batterie', 'Battery holder AA'],
  ['inserts', 'Heat-set insert'],
  ['holzschrauben', 'Holzschraube 4x40'],
  ['fuse 2a', 'Sicherung 2 A'],
  ['colour', 'Color marker'],
  ['brush', 'Box of brushes'],
  ['boxes', 'Box of brushes'],
];

/** What must not be taken for anything else: numbers and short words are never misspelt. */
const NOTHING = ['m3x11', '47k', '101nf', 'ne556', 'mpu6051', 'zzqx', 'gyx', '0.2uf', '5/16 in'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const location_id = await server.location();
  for (const item of ITEMS) {
    const [name = '', supplier_part_no = ''] = item.split(' | ');
    await server.item({ name, supplier_part_no, location_id });
  }
});
afterAll(() => server.stop());

const found = async (q: string) => {
  const { status, body } = await server.call('GET', `/api/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return names(body);
};

describe('the search', () => {
  it.each(FIRST)('finds for "%s" first of all %s', async (typed, first) => {
    expect((await found(typed))[0]).toBe(first);
  });

  it.each(NOTHING)('finds nothing for "%s"', async (typed) => {
    expect(await found(typed)).toEqual([]);
  });

  it('puts what has the very words before what has them in another spelling', async () => {
    expect(await found('10k')).toEqual(['Carbon film 10kΩ 1/4W']);
    expect((await found('6.35 mm')).slice(0, 2)).toEqual(['Rod 6.35 mm', 'Ball bearing 1/4"']);
    expect(await found('1/4"')).toEqual(['Ball bearing 1/4"', 'Carbon film 10kΩ 1/4W', 'Rod 6.35 mm']);
  });
});
