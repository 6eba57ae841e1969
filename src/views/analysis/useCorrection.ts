import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import {
  type CorrectionRef,
  gridCorrectionMachine,
  type StartCorrection,
} from '../../machines/analysis/gridCorrection.machine.ts';
import type { SeenAnalysis } from '../../model/analysis/analysis.ts';
import { correctionOf } from '../../model/analysis/correcting.ts';
import { useDeferred } from '../AppContext.ts';

/**
 * The correction of what a photo shows. Its machine is nobody's child: what is being saved goes on without its dialog,
 * and is shown again by the next one.
 *
 * @param onSaved what the host has, once it is saved
 */
export function useCorrection(
  imageId: string,
  analysis: ImageAnalysis | undefined,
  onSaved: (seen: SeenAnalysis) => void,
): {
  /** undefined while no dialog is to be shown. */
  correction: CorrectionRef | undefined;
  /** It is being saved, and no dialog shows that. */
  isSaving: boolean;
  /** Something is kept and not saved, and no dialog shows it. */
  isUnsaved: boolean;
  correct(): void;
} {
  const { analyses } = useDeferred();
  const [newest, setNewest] = useState(() => analyses.correctionUnderWay(imageId));
  const isShown = useSelector(newest, (state) => state?.status === 'active' && state.context.isShown);
  const isBusy = useSelector(newest, (state) => state?.hasTag('busy') === true);
  const isKept = useSyncExternalStore(analyses.watchKeptCorrections, () =>
    analyses.isCorrectionKept(imageId),
  );
  const told = useRef(onSaved);
  useEffect(() => {
    told.current = onSaved;
  });
  useEffect(() => {
    const watch = newest?.subscribe({
      complete() {
        const { saved } = newest.getSnapshot().context;
        if (saved) told.current(saved);
      },
    });
    return () => watch?.unsubscribe();
  }, [newest]);

  useEffect(() => analyses.onCorrected(imageId, (seen) => told.current(seen)), [analyses, imageId]);

  const correct = () => {
    if (isShown || !analysis) return;
    const start: StartCorrection = (implementations) => {
      const draft = analyses.takeKeptCorrection(imageId);
      const input = { imageId, ...correctionOf(analysis), draft };
      return createActor(gridCorrectionMachine.provide(implementations), { input }).start();
    };
    const { pathname, search } = window.location;
    setNewest(analyses.correct(imageId, `${pathname}${search}`, start));
  };
  const again = useRef(correct);
  useEffect(() => {
    again.current = correct;
  });
  useEffect(() => analyses.onReturn(imageId, () => again.current()), [analyses, imageId]);

  return {
    correction: isShown ? newest : undefined,
    isSaving: isBusy && !isShown,
    isUnsaved: isKept && !isShown && !isBusy,
    correct,
  };
}
