import type { Failure } from '../../failure.ts';
import { fileNamesText } from '../../model/photos/fileNames.ts';
import type { DeliveryFailure, PhotoOwner } from '../../model/photos/photos.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import type { Notice } from '../kit/unprovided.ts';
import { UNSENT_WORK } from '../kit/unsentWork.ts';
import type { UploadEnd } from './upload.context.ts';

const reasonOf = ({ message }: Failure): string => message || 'Unknown error';

/** HTTP statuses of an upload that are told in a dialog (ERR-16, ERR-18; decisions, Images and analysis). */
const TOLD_IN_DIALOG: readonly (number | undefined)[] = [400, 413, 415, 422];

/** Whether the failed upload opens the dialog 'Image Upload Failed'. */
export function isToldInDialog({ stage, failure }: DeliveryFailure): boolean {
  return stage === 'send' && TOLD_IN_DIALOG.includes(failure.status);
}

/** What the dialog 'Image Upload Failed' says (ERR-17, ERR-19). */
export function refusalText({ status, message }: Pick<Failure, 'status' | 'message'>): string {
  if (status === 413) return 'The image is too large. Choose an image under 6 MB.';
  if (status === 400) return 'The server could not process the image. It may be damaged: try another one.';
  return message;
}

/** The photo has been linked (UPLOAD-07). */
export function linkedNotice({ kind }: PhotoOwner): Notice {
  return { kind: 'success', text: `Image added to ${kind}` };
}

/** A link that failed (ERR-24, ERR-25). */
export function linkFailedNotice({ kind }: PhotoOwner, failure: Failure, more = ''): Notice {
  if (failure.outcome === 'unknown') return failureNotice('', failure);
  if (kind === 'location') {
    const text = `Failed to link image to location: ${reasonOf(failure)}`;
    return { kind: 'error', text, ...(more !== '' && { detail: more }) };
  }
  return {
    kind: 'error',
    text: 'Failed to link image to item',
    detail: `${more} ${reasonOf(failure)}`.trim(),
  };
}

/** A link that could not be removed (ERR-23, ERR-26). */
export function removalFailedNotice({ kind }: PhotoOwner, failure: Failure): Notice {
  if (failure.outcome === 'unknown') return failureNotice('', failure);
  if (kind === 'location') {
    return { kind: 'error', text: `Failed to delete image: ${reasonOf(failure)}` };
  }
  return { kind: 'error', text: 'Failed to delete image', detail: reasonOf(failure) };
}

const LATER = 'Kept in this browser, and sent when the server answers.';
const AGAIN = 'Kept in this browser, and tried again by itself.';
const UNKEPT = 'This browser could not keep it: leave this page open until it is sent.';
const NOT_KEPT: Notice = { kind: 'warning', text: 'Photo not sent yet', detail: UNKEPT };

/**
 * What is said when an upload has ended; undefined where the dialog says it, or nothing. File names stay out of it: the
 * same message of several photos stands there once, with the names of all (`namedNotice`).
 */
export function endNotice(owner: PhotoOwner, end: UploadEnd): Notice | undefined {
  switch (end.result) {
    case 'linked':
      return linkedNotice(owner);
    case 'rejected':
      return rejection(end.failure);
    case 'failed':
      if (isToldInDialog(end.why)) return undefined;
      // Another tab has logged its person out: it is with the unsent work of that one.
      if (end.why.failure.kind === 'unauthorised') return end.isKept ? undefined : NOT_KEPT;
      // A cancelled one that is linked all the same.
      if (end.why.failure.kind === 'stale') return rejection(end.why.failure);
      return deliveryFailed(owner, end.why, keptText(end.isKept, end.why, AGAIN));
    case 'kept':
      if (end.why)
        return {
          ...deliveryFailed(owner, end.why, keptText(end.isKept, end.why, LATER)),
          ...(end.isKept && { about: UNSENT_WORK }),
        };
      return end.isKept
        ? {
            kind: 'success',
            text: 'Photo kept in this browser',
            detail: 'It is sent together with its item.',
          }
        : NOT_KEPT;
    case 'left':
      return end.isKept ? undefined : NOT_KEPT;
    case 'cancelled':
      return undefined;
  }
}

/** The same when its person has gone meanwhile: only what would be lost without a word. */
export function leftNotice(owner: PhotoOwner, end: UploadEnd): Notice | undefined {
  return end.result === 'rejected' || end.result === 'left' ? endNotice(owner, end) : undefined;
}

/** Photos of those that were chosen together that a message tells of. */
export interface NamedPhotos {
  /** Of the message. */
  id: string;
  names: readonly string[];
}

/** Whether somebody has to know which of several photos it was; those that only wait are sent by themselves. */
export const isOfOnePhoto = ({ result }: UploadEnd): boolean => result === 'rejected' || result === 'failed';

/** The message with one more name, in the place of the one without. `chosen`: what those chosen together share. */
export function withName(
  named: readonly NamedPhotos[],
  { text, detail = '' }: Notice,
  { chosen, name }: { chosen: string; name: string },
): NamedPhotos {
  const id = `${chosen} ${text} ${detail}`;
  return { id, names: [...(named.find((one) => one.id === id)?.names ?? []), name] };
}

export function namedNotice(notice: Notice, { id, names }: NamedPhotos): Notice {
  const files = fileNamesText(names);
  return { ...notice, id, detail: notice.detail === undefined ? files : `${files}: ${notice.detail}` };
}

/** Whether the photo of a failed try outlives the page, and is tried again: then nobody adds it a second time. */
function keptText(isKept: boolean, { waits }: DeliveryFailure, again: string): string {
  if (!isKept) return UNKEPT;
  return waits ? again : '';
}

/** A photo that was not taken up: what is wrong with it, and what would be right (UPLOAD-10 to UPLOAD-14, ERR-21). */
function rejection({ kind, title, message }: Failure): Notice {
  const text = kind === 'unexpected' ? 'Failed to process image' : title;
  return { kind: 'error', text, ...(message !== text && { detail: message }) };
}

function deliveryFailed(owner: PhotoOwner, { stage, failure }: DeliveryFailure, more: string): Notice {
  if (stage === 'link') return linkFailedNotice(owner, failure, more);
  return { kind: 'error', text: 'Failed to upload image', detail: `${more} ${reasonOf(failure)}`.trim() };
}
