/** No record has it. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** A call with its body: method, path, and fields that are good but for images, of which there are none. */
export type CallWithBody = [method: string, path: string, body: Record<string, unknown>];

/** Every call with a JSON body, about a location and an item that are there. */
export function bodiesFor({ location, item }: { location: string; item: string }): CallWithBody[] {
  const one = { name: 'Screw', category: 'Misc', location_id: location, description: '', notes: '' };
  const more = { supplier: '', supplier_part_no: '', supplier_item_url: '', acquisition_date: null };
  const place = { name: 'Lab', location_type_id: 1, location_area_id: 1, label: '', parent_id: null };
  return [
    ['POST', '/api/login', { username: 'admin', password: 'x' }],
    ['POST', '/api/items', { ...one, ...more }],
    ['PATCH', `/api/items/${item}`, { ...one, ...more }],
    ['POST', '/api/locations', { ...place, description: '' }],
    ['PATCH', `/api/locations/${location}`, { ...place, description: '' }],
    [
      'POST',
      '/api/locations/suggestions',
      {
        name: 'Screw',
        description: '',
        category: '',
        supplier: '',
        supplier_part_no: '',
        text: '',
        item_id: '',
      },
    ],
    ['POST', '/api/location-types', { name: 'x' }],
    ['POST', '/api/location-areas', { name: 'x' }],
    ['POST', '/api/item-categories', { name: 'x' }],
    ['POST', '/api/synonyms', { words: ['v', 'w'] }],
    ['PATCH', `/api/synonyms/${UNKNOWN}`, { words: ['x', 'z'], was: ['x', 'y'] }],
    ['PATCH', '/api/location-types/2', { name: 'Tub', was: 'Bin' }],
    ['PATCH', '/api/location-areas/2', { name: 'BARN', was: 'GARAGE' }],
    ['PATCH', '/api/item-categories/2', { name: 'Fixings', was: 'Fasteners' }],
    ['POST', '/api/item-images', { item_id: item, image_id: UNKNOWN }],
    ['POST', '/api/location-images', { location_id: location, image_id: UNKNOWN }],
    ['POST', `/api/images/${UNKNOWN}/analyze`, { model_version: 'x', analysis_type: 'x' }],
  ];
}
