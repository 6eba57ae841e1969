import type { LocationFormValues } from '../../model/locations/locationForm.ts';

/** The names of the form's fields, in a comparison as well. */
export const LABELS: Readonly<Record<keyof LocationFormValues, string>> = {
  name: 'Name',
  location_type_id: 'Location Type',
  location_area_id: 'Area',
  parent_id: 'Parent Location',
  label: 'Label',
  description: 'Description',
};
