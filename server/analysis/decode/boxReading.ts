import type { BoxScale } from '../settings.ts';
import type { BoxUnit, Sides } from './boxFrame.ts';
import type { BoxOrder } from './boxOrder.ts';

/** How the boxes of an answer are to be read, and the sides of its photo in pixels. */
export interface BoxReading {
  scale: BoxScale;
  /** The unit and the order of lists that the model was asked for. */
  asked: BoxUnit;
  order: BoxOrder;
  photo: Sides;
}
