import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX } from '../../contract/limits.ts';
import { Problem, malformed } from '../problems.ts';
import type { ContentKind } from './contentKind.ts';

const MB = 1024 * 1024;
const ADVICE = 'Save the photo as JPEG or PNG, then upload it again.';
const NAMES: Partial<Record<ContentKind, string>> = {
  heic: 'Photos in the HEIC format cannot be read here.',
  avif: 'This AVIF photo cannot be read here.',
  svg: 'SVG drawings are not accepted.',
};

/** 415: what it is, and what to do about it. */
export function notAccepted(kind: ContentKind): Problem {
  const reason = NAMES[kind] ?? 'This file is not a photo that can be read here.';
  return new Problem('unsupported-media', `${reason} ${ADVICE}`);
}

export const tooLarge = (most = IMAGE_BYTES_MAX): Problem =>
  new Problem(
    'too-large',
    `The photo is larger than ${most / MB} MB. Make it smaller, then upload it again.`,
  );

export const emptyFile = (): Problem => malformed('The file of the photo is empty.');

export const damaged = (): Problem =>
  malformed('The photo is damaged or incomplete. Take or export it anew, then upload it again.');

export function tooManyPixels(width: number, height: number): Problem {
  const count = (value: number): string => value.toLocaleString('en');
  const most = `${count(IMAGE_PIXELS_MAX / 1e6)} million`;
  const message = `The photo has ${count(width)} x ${count(height)} pixels; at most ${most} can be processed. Make it smaller, then upload it again.`;
  return new Problem('invalid', message, { fields: { image: message } });
}

export function tooSlow(): Problem {
  const message = 'The photo took too long to process. Save it as a plain JPEG, then upload it again.';
  return new Problem('invalid', message, { fields: { image: message } });
}
