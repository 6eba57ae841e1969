import { type ReactNode, useState } from 'react';
import { type ImageAnalysis, isDone } from '../../../../contract/analysis/analysis.ts';
import type { Location } from '../../../../contract/entities.ts';
import type { PhotoLink } from '../../../model/photos/photos.ts';
import { useDeferred } from '../../AppContext.ts';
import type { Action } from '../../commands/command.ts';
import { photoChangesCommands } from '../../commands/definitions/photoChanges.ts';
import { dialogPart } from '../../notices/dialogPart.tsx';

const PhotoChangesDialogPart = dialogPart(() => import('./PhotoChangesDialog.tsx'));

interface PhotoToCompare {
  imageId: string;
  location: Location | undefined;
  /** The photos of the location; undefined where what is shown is no location's. */
  links: readonly PhotoLink[] | undefined;
  analysis: ImageAnalysis | undefined;
}

/** Comparing a photo of a location with the last one before: what offers it, and its dialog while it is open. */
export function usePhotoChanges({ imageId, location, links, analysis }: PhotoToCompare): {
  /** undefined where there is nothing to compare. */
  offer: Action | undefined;
  dialog: ReactNode;
} {
  const { photoChanges } = useDeferred();
  const [isOpen, setIsOpen] = useState(false);
  const hasCompartments = analysis && isDone(analysis) && analysis.compartments.length > 0;
  if (!location || !links || !photoChanges.isPossible() || !hasEarlier(imageId, links)) {
    return { offer: undefined, dialog: null };
  }
  return {
    // One that is open stays, whatever becomes of the analysis meanwhile.
    offer: hasCompartments ? { ...photoChangesCommands.show, perform: () => setIsOpen(true) } : undefined,
    dialog: isOpen && (
      <PhotoChangesDialogPart onClose={() => setIsOpen(false)}>
        {(PhotoChangesDialog) => (
          <PhotoChangesDialog
            imageId={imageId}
            location={location}
            links={links}
            onClose={() => setIsOpen(false)}
          />
        )}
      </PhotoChangesDialogPart>
    ),
  };
}

/** Whether one of the photos is older than this one; whether that shows compartments the host knows. */
function hasEarlier(imageId: string, links: readonly PhotoLink[]): boolean {
  const own = links.find((link) => link.imageId === imageId)?.image.created_at;
  return links.some(
    ({ imageId: other, image }) =>
      other !== imageId && Date.parse(image.created_at ?? '') <= Date.parse(own ?? ''),
  );
}
