/** Programs and habits whose columns are known by name; their mappings are the server's. */
export const IMPORT_PRESETS = {
  stowage: 'Stowage',
  homebox: 'Homebox',
  inventree: 'InvenTree',
  partdb: 'Part-DB',
  kicad: 'KiCad parts list',
} as const;
export type ImportPreset = keyof typeof IMPORT_PRESETS;
