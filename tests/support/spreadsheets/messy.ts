import { type MadeCell, workbookOf } from './workbook.ts';

/** A spreadsheet as people have them, with what comes of it by the guessed mapping alone. */
export interface MessySpreadsheet {
  /** Its file's name. */
  name: string;
  /** What is messy about it. */
  habit: string;
  bytes(): Promise<Buffer>;
  /** The preview's counts of rows with the guessed mapping. */
  counts: { create: number; skip?: number; problem?: number };
  /** Fields of some of its items by name, `location` as the app shows it. */
  items: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

const csv = (lines: readonly string[], end = '\r\n'): string => lines.join(end) + end;
const utf8 = (text: string) => async (): Promise<Buffer> => Buffer.from(text);

/** Names of 510 rows as a workshop's list has them, by which a large one is made. */
function workshopRows(count: number): MadeCell[][] {
  const types = ['Bolt', 'Nut', 'Washer', 'Screw', 'Rivet', 'Pin'];
  const shapes = ['hex', 'countersunk', 'pan', 'flange', ''];
  const materials = ['steel', 'A2', 'brass', 'nylon'];
  return Array.from({ length: count }, (_, at) => [
    types[at % types.length] ?? '',
    shapes[at % shapes.length] ?? '',
    `M${(at % 9) + 2}x${10 + Math.floor(at / 9)}`,
    materials[at % materials.length] ?? '',
    `${(at % 90) + 1} pcs`,
    'Garage',
    `Cabinet ${(at % 3) + 1}`,
    String.fromCharCode(65 + (at % 8)),
    { day: `2021-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}` },
    (at % 40) / 4,
    at % 7 === 0 ? 'check thread' : null,
  ]);
}

/** Ten of them. */
export const MESSY_SPREADSHEETS: readonly MessySpreadsheet[] = [
  {
    name: 'no-header.csv',
    habit: 'no names above the columns',
    bytes: utf8(
      csv([
        'Claw hammer,Garage,2,2021-03-04',
        'Spirit level,Garage,1,2020-11-30',
        'Cable ties 200 mm,Cellar,150,2022-01-15',
        'Wood glue,Cellar,3,2022-02-01',
        'Paint roller,Garage,4,2019-07-09',
      ]),
    ),
    counts: { create: 5 },
    items: {
      'Claw hammer': { location: 'Garage', quantity: 2, acquisition_date: '2021-03-04' },
      'Cable ties 200 mm': { location: 'Cellar', quantity: 150 },
    },
  },
  {
    name: 'merged-titles.xlsx',
    habit: 'merged title rows, empty rows, and a sum below',
    bytes: () =>
      workbookOf([
        { name: 'Cover', rows: [] },
        {
          name: 'Inventory 2023',
          merged: ['A1:F1', 'A2:F2'],
          rows: [
            ['Workshop inventory 2023'],
            ['printed by Ann, page 1 of 1'],
            [],
            ['No.', 'Item', 'Qty', 'Place', 'Bought', 'Price'],
            [1, 'Bench vise', 1, 'Workshop > Bench', { day: '2019-05-17' }, 89.9],
            [2, 'Allen keys', 2, 'Workshop > Drawer 1', { day: '2020-02-29' }, 12],
            [],
            [
              3,
              'Masking tape',
              6,
              'Workshop > Shelf',
              { day: '2023-01-02' },
              { formula: '3*2.5', value: 7.5 },
            ],
            [],
            [null, 'Total', { formula: 'SUM(C5:C8)', value: 9 }],
          ],
        },
      ]),
    counts: { create: 3, problem: 1 },
    items: {
      'Bench vise': { location: 'Workshop › Bench', quantity: 1, acquisition_date: '2019-05-17' },
      'Masking tape': { location: 'Workshop › Shelf', quantity: 6, notes: 'No.: 3\nPrice: 7.5' },
    },
  },
  {
    name: 'units-in-numbers.csv',
    habit: 'units in the numbers, decimal commas',
    bytes: utf8(
      csv(
        [
          'Bezeichnung;Menge;Lagerort;Bemerkung',
          'Schrauben M3;12 Stk;Regal 1;',
          'Kabel 1,5 mm²;7,5 m;Regal 2;rot',
          'Unterlegscheiben;~20;Regal 1;',
          'Nägel;1.234;Regal 3;',
          'Dübel;3x;Regal 3;',
          'Holzleisten;2 oder 3;Regal 4;',
        ],
        '\n',
      ),
    ),
    counts: { create: 5, problem: 1 },
    items: {
      'Schrauben M3': { location: 'Regal 1', quantity: 12 },
      'Kabel 1,5 mm²': { quantity: 7.5, notes: 'rot\nQuantity: 7,5 m' },
      Unterlegscheiben: { quantity: 20 },
      Nägel: { quantity: 1234 },
      Dübel: { quantity: 3 },
    },
  },
  {
    name: 'prices.csv',
    habit: 'Windows-1252, semicolons, prices in euros',
    async bytes() {
      const text = csv([
        'Artikel;Preis;Händler;Bestellnummer;Anzahl;Ort',
        'Lötkolben;49,90 €;Reichelt;LK-100;1;Büro',
        'Entlötlitze;3,50 €;Reichelt;EL-2;4;Büro',
        'Kühlpaste;7,00 €;Conrad;KP 77;2;Büro',
      ]);
      return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
    },
    counts: { create: 3 },
    items: {
      Lötkolben: {
        location: 'Büro',
        supplier: 'Reichelt',
        supplier_part_no: 'LK-100',
        quantity: 1,
        notes: 'Preis: 49,90 €',
      },
    },
  },
  {
    name: 'short-dates.csv',
    habit: 'dates as 3/4/22 and 25/12/2022',
    bytes: utf8(
      csv([
        'Name,Location,Purchased',
        'Drill press,Barn,3/4/22',
        'Band saw,Barn,25/12/2022',
        'Router,Barn,7 May 2021',
        'Planer,Barn,',
      ]),
    ),
    counts: { create: 4 },
    items: {
      'Drill press': { acquisition_date: '2022-04-03' },
      'Band saw': { acquisition_date: '2022-12-25' },
      Router: { acquisition_date: '2021-05-07' },
    },
  },
  {
    name: 'empty-rows.tsv',
    habit: 'tabs, empty rows and columns, line ends of three kinds',
    bytes: utf8(
      '\t\t\t\r\nItem\t\tLocation\tCount\n\n\t\t\t\nRope\t\tShed\t1\r\rTarp\t\tShed\t2\r\n\r\n\t\t\t\nBucket\t\tShed\t3\n',
    ),
    counts: { create: 3 },
    items: { Tarp: { location: 'Shed', quantity: 2 } },
  },
  {
    name: 'locations-by-code.csv',
    habit: 'places by their codes, in three columns',
    bytes: utf8(
      csv([
        'Part,Room,Shelf,Box,Pieces',
        'Resistors 10k,Lab,A,1,100',
        'Resistors 22k,Lab,A,2,100',
        'Capacitors 100n,Lab,B,1,250',
        'Soldering tips,Lab,B,,8',
      ]),
    ),
    counts: { create: 4 },
    items: {
      'Resistors 10k': { location: 'Lab › Shelf A › Box 1', quantity: 100 },
      'Soldering tips': { location: 'Lab › Shelf B', quantity: 8 },
    },
  },
  {
    name: 'duplicates.csv',
    habit: 'the same thing twice',
    bytes: utf8(
      csv([
        'name,location,quantity,part number',
        'Wing nut M5,Bin 4,10,WN-M5',
        'Lock nut M5,Bin 4,10,LN-M5',
        'WING NUT M5,bin 4,5,',
        'Wingnut 5 mm,Bin 9,7,WN-M5',
      ]),
    ),
    counts: { create: 3, skip: 1 },
    items: { 'Wing nut M5': { location: 'Bin 4', quantity: 10, supplier_part_no: 'WN-M5' } },
  },
  {
    name: 'bom-and-long-names.csv',
    habit: 'a byte order mark, names that are too long, text from right to left, emoji',
    bytes: utf8(
      `\uFEFF${csv([
        'Désignation,Emplacement,Quantité,Remarques',
        'Jeu de clés mixtes à cliquet en chrome-vanadium de 8 à 19 mm,Atelier,1,',
        'מפתח ברגים,Atelier,2,',
        '🔩 Vis,Atelier,30,"deux\nlignes"',
        '"=1+1",Atelier,1,formule',
      ])}`,
    ),
    counts: { create: 3, problem: 1 },
    items: {
      '🔩 Vis': { location: 'Atelier', quantity: 30, notes: 'deux\nlignes' },
      'מפתח ברגים': { quantity: 2 },
      '=1+1': { notes: 'formule' },
    },
  },
  {
    name: 'workshop.xlsx',
    habit: 'eleven columns and 510 rows, a name in four of them',
    bytes: () =>
      workbookOf([
        {
          name: 'Workshop',
          rows: [
            [
              'Type',
              'Shape',
              'Length',
              'Material',
              'Qty',
              'Room',
              'Cabinet',
              'Drawer',
              'Bought on',
              'Price',
              'Remarks',
            ],
            ...workshopRows(510),
          ],
        },
      ]),
    counts: { create: 510 },
    items: {
      'Bolt hex M2x10 in steel': {
        location: 'Garage › Cabinet 1 › Drawer A',
        quantity: 1,
        acquisition_date: '2021-01-01',
      },
    },
  },
];
