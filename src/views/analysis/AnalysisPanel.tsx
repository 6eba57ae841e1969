import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Location } from '../../../contract/entities.ts';
import { shownIn } from '../../machines/analysis/analysis.context.ts';
import { analysisMachine } from '../../machines/analysis/analysis.machine.ts';
import { offersAnalysis, offersAnother, offersCreation } from '../../model/analysis/analysis.ts';
import { offersCorrection } from '../../model/analysis/correcting.ts';
import type { PhotoLink } from '../../model/photos/photos.ts';
import { useDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { analysisCommands } from '../commands/definitions/analysis.ts';
import { useCommands } from '../commands/registry.ts';
import { AnalysisHead } from './AnalysisHead.tsx';
import { AnalysisNotes } from './AnalysisNotes.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';
import { dialogPart } from '../notices/dialogPart.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { CorrectionStrip } from './CorrectionStrip.tsx';
import { usePhotoChanges } from './changes/usePhotoChanges.tsx';
import { useBulkCreate } from './useBulkCreate.ts';
import { useCorrection } from './useCorrection.ts';
import '../styles/analysis/panel.css';
import '../styles/analysis/outlines.css';
import '../styles/analysis/bulk.css';

const GridDialogPart = dialogPart(() => import('./correcting/GridDialog.tsx'));

interface AnalysisPanelProps {
  imageId: string;
  /** When the host got the photo, ISO; null where it does not say. */
  photoAt: string | null;
  /** The photo itself, without any frame. */
  photo: ReactNode;
  /** Where items are created; undefined while none is known (ANALYSIS-11). */
  location: Location | undefined;
  /** The photo is on the page already: it is shown again only where there are outlines in it. */
  isPhotoShown: boolean;
  /** Of a location: all of its photos, to compare this one with the last one before. */
  links?: readonly PhotoLink[] | undefined;
}

/** What an analysis has found in the selected photo (LOC-62, ITEMV-17). */
export default function AnalysisPanel(props: AnalysisPanelProps) {
  // Another photo is another analysis, from the beginning.
  return <AnalysisOfImage key={props.imageId} {...props} />;
}

function AnalysisOfImage({ imageId, photoAt, photo, location, isPhotoShown, links }: AnalysisPanelProps) {
  const { analyses } = useDeferred();
  const [machine] = useState(() => analysisMachine.provide(analyses.analysis));
  const panel = useActorRef(machine, { input: { imageId } });
  const state = useSelector(panel, (snapshot) => snapshot);
  const { isSetUp, isFoundShown, toCreate } = state.context;
  const analysis = shownIn(state.context);
  const { bulk, isLeftOver, open } = useBulkCreate(imageId, location, photoAt);
  const create = () => panel.send({ type: 'creation.requested' });
  useEffect(() => {
    if (toCreate && location) open(toCreate, location);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, [toCreate]);
  const { correction, isSaving, isUnsaved, correct } = useCorrection(imageId, analysis, (seen) =>
    panel.send({ type: 'analysis.corrected', seen }),
  );
  const { offer: comparing, dialog } = usePhotoChanges({ imageId, location, links, analysis });

  const section = useRef<HTMLElement>(null);
  const [starts, setStarts] = useState(0);
  const start = () => {
    panel.send({ type: 'analysis.requested' });
    setStarts(starts + 1);
  };
  // By its key it starts from anywhere on the page: how far it is must be seen, and where it is cancelled.
  useEffect(() => {
    if (starts > 0) section.current?.scrollIntoView({ block: 'nearest' });
  }, [starts]);
  const isIdle = !state.hasTag('busy');
  const offers: Action[] = [];
  if (isIdle && isSetUp && offersAnalysis(analysis)) {
    offers.push({ ...analysisCommands.analyze, perform: start });
  }
  if (isIdle && isSetUp && offersAnother(analysis)) {
    offers.push({ ...analysisCommands.analyzeAgain, perform: start });
  }
  const canCorrect = isIdle && analyses.keepsCorrections() && offersCorrection(analysis);
  if (canCorrect) offers.push({ ...analysisCommands.correct, perform: correct });
  if (isIdle && analysis && location && offersCreation(analysis, true)) {
    offers.push({ ...analysisCommands.createItems, perform: create });
  }
  if (isIdle && comparing) offers.push(comparing);
  const discard =
    canCorrect && analysis.correction
      ? { ...analysisCommands.discardCorrection, perform: () => panel.send({ type: 'discard.requested' }) }
      : undefined;
  const show = (on: boolean) => panel.send({ type: 'found.shown', on });
  const beside: Action[] = discard
    ? [discard, { ...analysisCommands.showFound, perform: () => show(!isFoundShown) }]
    : [];
  useCommands([...offers, ...beside]);

  return (
    <section ref={section} className="panel analysis" aria-labelledby="analysis-heading">
      <AnalysisHead state={state} offers={offers} />
      <AnalysisNotes state={state} />
      {(isSaving || (canCorrect && isUnsaved)) && (
        <p className="correction-kept">
          <Icon name="i-lucide-pencil" />{' '}
          {isSaving
            ? 'Your correction is being saved.'
            : 'You have corrected compartments here and not saved them yet.'}
        </p>
      )}
      {isLeftOver && analysis && offersCreation(analysis, true) && (
        <p className="correction-kept">
          <Icon name="i-lucide-pencil" /> You have entered items here and not created all of them yet.
        </p>
      )}
      {analysis && isIdle && (
        <CorrectionStrip
          analysis={analysis}
          username={analyses.username()}
          isFoundShown={isFoundShown}
          onShow={show}
          discard={discard}
        />
      )}
      <AnalysisResult
        panel={panel}
        state={state}
        photo={photo}
        isPhotoShown={isPhotoShown}
        isLocationKnown={location !== undefined}
      />
      {correction && (
        <GridDialogPart onClose={() => correction.send({ type: 'close.requested' })}>
          {(GridDialog) => <GridDialog correction={correction} photo={photo} />}
        </GridDialogPart>
      )}
      {bulk && <BulkDialog bulk={bulk} />}
      {dialog}
    </section>
  );
}
