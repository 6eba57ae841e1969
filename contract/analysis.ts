/** A rectangle of a photo in thousandths of its width and height, the origin top left: 0 to 1000. */
export interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One compartment that an analysis has found (section 3). */
export interface Compartment {
  name: string;
  /** What is in it, one thing each; a new item's notes are made of these (BULK-08). */
  contents: string[];
  items: string[];
  description: string;
  bounding_box: BoundingBox | null;
  /** Where it is in a grid, counted from 1 at the top left; null where there is no grid. */
  row: number | null;
  column: number | null;
  /** 0 to 1; null when the provider does not say. */
  confidence: number | null;
}

/** What an analysis has used (ENT-36), in the shape that section 3 names. */
export interface UsageMetadata {
  promptTokenCount: number | null;
  candidatesTokenCount: number | null;
  totalTokenCount: number | null;
  promptTokensDetails: { modality: string; tokenCount: number }[];
}
