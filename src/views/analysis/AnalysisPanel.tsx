import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Location } from '../../../contract/entities.ts';
import { analysisMachine } from '../../machines/analysis/analysis.machine.ts';
import { offersAnalysis, offersAnother, offersCreation } from '../../model/analysis/analysis.ts';
import { useDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { analysisCommands } from '../commands/definitions/analysis.ts';
import { useCommands } from '../commands/registry.ts';
import { AnalysisHead } from './AnalysisHead.tsx';
import { AnalysisNotes } from './AnalysisNotes.tsx';
import { AnalysisResult } from './AnalysisResult.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkCreate } from './useBulkCreate.ts';
import '../styles/analysis/panel.css';
import '../styles/analysis/outlines.css';
import '../styles/analysis/bulk.css';

interface AnalysisPanelProps {
  imageId: string;
  /** The photo itself, without any frame. */
  photo: ReactNode;
  /** Where items are created; undefined while none is known (ANALYSIS-11). */
  location: Location | undefined;
  /** The photo is on the page already: it is shown again only where there are outlines in it. */
  isPhotoShown: boolean;
}

/** What an analysis has found in the selected photo (LOC-62, ITEMV-17). */
export default function AnalysisPanel(props: AnalysisPanelProps) {
  // Another photo is another analysis, from the beginning.
  return <AnalysisOfImage key={props.imageId} {...props} />;
}

function AnalysisOfImage({ imageId, photo, location, isPhotoShown }: AnalysisPanelProps) {
  const { analyses } = useDeferred();
  const [machine] = useState(() => analysisMachine.provide(analyses.analysis));
  const panel = useActorRef(machine, { input: { imageId } });
  const state = useSelector(panel, (snapshot) => snapshot);
  const { analysis, isSetUp } = state.context;
  const { bulk, open } = useBulkCreate();

  const start = () => panel.send({ type: 'analysis.requested' });
  const isIdle = !state.hasTag('busy');
  const offers: Action[] = [];
  if (isIdle && isSetUp && offersAnalysis(analysis)) {
    offers.push({ ...analysisCommands.analyze, perform: start });
  }
  if (isIdle && isSetUp && offersAnother(analysis)) {
    offers.push({ ...analysisCommands.analyzeAgain, perform: start });
  }
  if (isIdle && analysis && location && offersCreation(analysis, true)) {
    offers.push({ ...analysisCommands.createItems, perform: () => open(analysis.compartments, location) });
  }
  useCommands(offers);

  return (
    <section className="panel analysis" aria-labelledby="analysis-heading">
      <AnalysisHead state={state} offers={offers} />
      <AnalysisNotes state={state} />
      <AnalysisResult
        panel={panel}
        state={state}
        photo={photo}
        isPhotoShown={isPhotoShown}
        isLocationKnown={location !== undefined}
      />
      {bulk && <BulkDialog bulk={bulk} />}
    </section>
  );
}
