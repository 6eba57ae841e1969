import type { LegacyArea, LegacyItem, LegacyShelf } from '../unsent/legacy.ts';

/** What a browser is seeded with (SEED-01 to SEED-07). The ids never change: they may be stored. */

const AREA_IDS = {
  workshop: 'sample-workshop',
  workshopStorage: 'sample-workshop-storage-room',
  hangar: 'sample-hangar',
  hangarStorage: 'sample-hangar-storage-room',
  loft: 'sample-loft',
  garage: 'sample-garage',
  office: 'sample-office',
} as const;
const SHELF_IDS = {
  northWall: 'sample-north-wall-shelves',
  workbench: 'sample-workbench-cabinet',
  rack: 'sample-storage-rack-1',
} as const;

export const SEEDED_AREAS: readonly LegacyArea[] = [
  { id: AREA_IDS.workshop, name: 'Workshop', description: 'Bench, vice and hand tools' },
  { id: AREA_IDS.workshopStorage, name: 'Workshop Storage Room', description: 'Stock for the workshop' },
  { id: AREA_IDS.hangar, name: 'Hangar', description: 'Vehicles and large machines' },
  { id: AREA_IDS.hangarStorage, name: 'Hangar Storage Room', description: 'Spare parts and lubricants' },
  { id: AREA_IDS.loft, name: 'Loft', description: 'Seasonal things and packaging' },
  { id: AREA_IDS.garage, name: 'Garage', description: 'Car, bicycles and garden tools' },
  { id: AREA_IDS.office, name: 'Office', description: 'Papers and electronics' },
];

export const SEEDED_SHELVES: readonly LegacyShelf[] = [
  { id: SHELF_IDS.northWall, areaId: AREA_IDS.workshop, name: 'North Wall Shelves' },
  { id: SHELF_IDS.workbench, areaId: AREA_IDS.workshop, name: 'Workbench Cabinet' },
  { id: SHELF_IDS.rack, areaId: AREA_IDS.workshopStorage, name: 'Storage Rack 1' },
];

const SEEDED_AT = '2024-01-01T00:00:00.000Z';
const DATES = { dateAdded: SEEDED_AT, lastUpdated: SEEDED_AT };

export const SEEDED_ITEMS: readonly LegacyItem[] = [
  {
    id: 'sample-tool-chest',
    name: 'Red tool chest',
    type: 'Rolling Tool Chest',
    category: 'Tools',
    areaId: AREA_IDS.workshop,
    shelfId: '',
    position: 'Beside the bench',
    description: 'Seven drawers of hand tools',
    contents: ['Socket set', 'Combination spanners', 'Screwdrivers', 'Pliers'],
    color: '#b91c1c',
    ...DATES,
  },
  {
    id: 'sample-bolt-bin',
    name: 'Bolts and nuts',
    type: 'Bin',
    category: 'Fasteners',
    areaId: AREA_IDS.workshop,
    shelfId: SHELF_IDS.northWall,
    position: 'Top row, left',
    description: 'Metric, M3 to M8',
    contents: ['M3 bolts', 'M4 bolts', 'M6 bolts', 'M8 nuts'],
    color: '#1d4ed8',
    ...DATES,
  },
  {
    id: 'sample-rivet-bin',
    name: 'Blind rivets',
    type: 'Bin',
    category: 'Rivets',
    areaId: AREA_IDS.workshop,
    shelfId: SHELF_IDS.northWall,
    position: 'Top row, right',
    description: 'Aluminium, 3 and 4 mm',
    contents: ['Rivets 3 mm', 'Rivets 4 mm', 'Rivet gun'],
    color: '#1d4ed8',
    ...DATES,
  },
  {
    id: 'sample-wire-container',
    name: 'Wire and connectors',
    type: 'Container',
    category: 'Electrical',
    areaId: AREA_IDS.workshop,
    shelfId: SHELF_IDS.workbench,
    position: 'Second drawer',
    description: 'Hook-up wire and lever connectors',
    contents: ['Hook-up wire', 'Lever connectors', 'Heat-shrink tube'],
    color: '#b45309',
    ...DATES,
  },
  {
    id: 'sample-cleaning-container',
    name: 'Cleaning kit',
    type: 'Container',
    category: 'Cleaning Supplies',
    areaId: AREA_IDS.workshopStorage,
    shelfId: SHELF_IDS.rack,
    position: 'Bottom',
    description: 'For machines and floors',
    contents: ['Degreaser', 'Brushes', 'Cloths'],
    color: '#15803d',
    ...DATES,
  },
  {
    id: 'sample-shelving-unit',
    name: 'Steel shelving unit',
    type: 'Shelf Unit',
    category: 'Raw Materials',
    areaId: AREA_IDS.hangarStorage,
    shelfId: '',
    position: 'Back wall',
    description: 'Five shelves of sheet and tube',
    contents: ['Aluminium sheet', 'Steel tube', 'Plywood offcuts'],
    color: '#334155',
    ...DATES,
  },
];
