import { compartmentsOf } from '../../../contract/analysis/correction.ts';
import { failure } from '../../failure.ts';
import type { Notice } from '../kit/unprovided.ts';
import { type CorrectionContext, isChangedSince } from './gridCorrection.context.ts';

/** Why a correction is not saved that is left before anybody has seen what came first. */
export const FASTER = failure('stale', 'Somebody else was faster.');

const about = ({ imageId }: CorrectionContext): string => `correction ${imageId}`;

/** That it is saved, and what of. */
export function correctedNotice(context: CorrectionContext): Notice {
  return {
    kind: 'success',
    text: 'Correction saved',
    detail: isChangedSince(context)
      ? 'What you have done since then is not saved yet.'
      : compartmentsText(context),
    about: about(context),
  };
}

/** That it is not saved, for who has closed its dialog, with the way back. */
export function uncorrectedNotice(context: CorrectionContext): Notice {
  const { kind, message, outcome } = context.failure ?? FASTER;
  const reason = kind === 'stale' ? FASTER.message : message;
  const isUnknown = outcome === 'unknown';
  return {
    kind: isUnknown ? 'warning' : 'error',
    text: isUnknown ? 'No answer from the server' : 'Correction not saved',
    detail: `${reason} What you have done is kept in this browser.`,
    about: about(context),
    action: { label: 'Open', event: { type: 'return.requested' } },
  };
}

function compartmentsText({ now: { grid, names }, texts }: CorrectionContext): string {
  const count = compartmentsOf({ grid, names }, texts).length;
  if (count === 0) return 'No compartments in this photo';
  return count === 1 ? '1 compartment' : `${count} compartments`;
}
