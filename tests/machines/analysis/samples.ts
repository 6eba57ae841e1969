import type { Compartment, ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import type { PhotoChange } from '../../../contract/analysis/photoChanges.ts';

export function aCompartment(change: Partial<Compartment> = {}): Compartment {
  return {
    name: 'M3 nuts',
    contents: ['hex nuts', 'washers'],
    items: [],
    description: 'Zinc plated',
    bounding_box: { x: 0, y: 0, width: 100, height: 100 },
    row: 1,
    column: 1,
    confidence: 0.9,
    ...change,
  };
}

export function anAnalysis(change: Partial<ImageAnalysis> = {}): ImageAnalysis {
  return {
    id: 'analysis-1',
    image_id: 'image-1',
    status: 'pending',
    summary: '',
    error_message: null,
    analysis_type: 'Image analysis',
    finish_reason: null,
    model_version: 'latest',
    reasoning: null,
    compartments: [],
    texts: [],
    grid: null,
    correction: null,
    found: null,
    usage_metadata: null,
    created_at: null,
    updated_at: null,
    started_at: null,
    finished_at: null,
    ...change,
  };
}

export function aPhotoChange(change: Partial<PhotoChange> = {}): PhotoChange {
  return {
    kind: 'new',
    label: 'M3 nuts',
    label_before: null,
    is_elsewhere: false,
    row: 1,
    column: 1,
    bounding_box: { x: 0, y: 0, width: 100, height: 100 },
    bounding_box_before: { x: 0, y: 0, width: 100, height: 100 },
    ...change,
  };
}
