import type { Item, Location } from '../../../contract/entities.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';

type Place = readonly [id: string, name: string, label: string, parent: string | null, type: string];

const drawers = (cabinet: string, label: string, count: number): Place[] =>
  Array.from({ length: count }, (_, at) => [
    `${cabinet} drawer ${at + 1}`,
    `Drawer ${at + 1}`,
    `${label}-D${at + 1}`,
    cabinet,
    'Drawer',
  ]);

const PLACES: readonly Place[] = [
  ['workshop', 'Workshop', 'WS', null, 'Room'],
  ['cabinet 1', 'Cabinet 1', 'WS-C1', 'workshop', 'Cabinet'],
  ...drawers('cabinet 1', 'WS-C1', 12),
  ['cabinet 2', 'Cabinet 2', 'WS-C2', 'workshop', 'Cabinet'],
  ...drawers('cabinet 2', 'WS-C2', 8),
  ['workbench', 'Workbench', 'WS-B', 'workshop', 'Shelf'],
  ['left drawer', 'Left drawer', 'WS-B-L', 'workbench', 'Drawer'],
  ['lab', 'Electronics Lab', 'EL', null, 'Room'],
  ['resistors', 'Resistor cabinet', 'EL-R', 'lab', 'Cabinet'],
  ['e12', 'E12 series', 'EL-R01', 'resistors', 'Drawer'],
  ['trimmers', 'Trimmers', 'EL-R02', 'resistors', 'Drawer'],
  ['lab shelf 1', 'Shelf 1', 'EL-S1', 'lab', 'Shelf'],
  ['lab shelf 2', 'Shelf 2', 'EL-S2', 'lab', 'Shelf'],
  ['lab shelf 3', 'Shelf 3', 'EL-S3', 'lab', 'Shelf'],
  ['cables', 'Box of cables', 'EL-S2-B1', 'lab shelf 2', 'Box'],
  ['garage', 'Garage', 'GA', null, 'Room'],
  ['tyres', 'Tyre rack', 'GA-T', 'garage', 'Shelf'],
  ['garage shelf 1', 'Shelf 1', 'GA-S1', 'garage', 'Shelf'],
  ['paint', 'Paint closet', 'GA-P', 'garage', 'Closet'],
  ['attic', 'Attic', 'AT', null, 'Room'],
  ['camping', 'Camping box', 'AT-1', 'attic', 'Box'],
];

/** The locations of a small workshop; each has an id that says which it is. */
export const LOCATIONS: readonly Location[] = PLACES.map(([id, name, label, parent_id, type]) =>
  aLocation({ id, name, label, parent_id, type, location_type_name: type, description: '' }),
);

type Thing = readonly [name: string, location: string, part?: string, notes?: string];

const THINGS: readonly Thing[] = [
  ['M3x10 Allen screw', 'cabinet 1 drawer 3', 'DIN912-M3-10'],
  ['M3x16 Allen screw', 'cabinet 1 drawer 3', 'DIN912-M3-16'],
  ['M3 nut', 'cabinet 1 drawer 4', 'DIN934-M3'],
  ['M3 washer', 'cabinet 1 drawer 4', 'DIN125-M3'],
  ['M4x20 hex bolt', 'cabinet 1 drawer 5', 'DIN933-M4-20'],
  ['M5 bolt', 'cabinet 1 drawer 5', 'DIN933-M5'],
  ['Wood screw 4x40', 'cabinet 1 drawer 6'],
  ['10k resistor', 'e12', 'RC0603-10K'],
  ['4.7k resistor', 'e12', 'RC0603-4K7'],
  ['10k trimmer', 'trimmers', '3296W-103'],
  ['100nF capacitor', 'lab shelf 1', 'C0805C104'],
  ['ATmega328P', 'lab shelf 1', 'ATMEGA328P-PU'],
  ['ESP32 dev board', 'lab shelf 1', 'ESP32-DEVKITC'],
  ['NE555 timer', 'lab shelf 1', 'NE555P'],
  ['LED red 5 mm', 'lab shelf 3', 'WP7113ID'],
  ['USB-C cable', 'cables'],
  ['HDMI cable', 'cables'],
  ['Soldering iron', 'workbench', 'WE1010'],
  ['Multimeter', 'workbench', 'FLUKE-117', 'Calibrated in May'],
  ['Screwdriver set', 'left drawer'],
  ['Torx screwdriver T20', 'left drawer'],
  ['Cordless drill', 'cabinet 2 drawer 1', 'GSR-18V'],
  ['Drill bit 6 mm', 'cabinet 2 drawer 1'],
  ['Wood glue', 'cabinet 2 drawer 2'],
  ['Superglue', 'cabinet 2 drawer 2'],
  ['Measuring tape', 'left drawer'],
  ['Hammer', 'workbench', '', 'The heavy one'],
  ['Safety goggles', 'workbench'],
  ['Spare tyre', 'tyres'],
  ['White wall paint', 'paint', '', 'Left over from the kitchen'],
  ['Pant hanger', 'camping'],
  ['Tent', 'camping', '', 'Two pegs are missing'],
  ['Counting scale', 'lab shelf 3'],
];

/** Its items; each has its name for an id. */
export const ITEMS: readonly Item[] = THINGS.map(([name, location_id, supplier_part_no = '', notes = '']) =>
  anItem({ id: name, name, location_id, supplier_part_no, notes, quantity: 40, category: 'Parts' }),
);
