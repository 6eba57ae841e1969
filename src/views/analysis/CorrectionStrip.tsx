import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { correctedBy } from '../../model/analysis/correcting.ts';
import type { Action } from '../commands/command.ts';
import { Icon } from '../ui/Icon.tsx';
import { Moment } from '../ui/Moment.tsx';

interface CorrectionStripProps {
  analysis: ImageAnalysis;
  /** The login name of who is here. */
  username: string | null;
  isFoundShown: boolean;
  onShow(isFound: boolean): void;
  discard: Action | undefined;
}

/** Whose correction is shown, and what was found in its place: one look at the other is a press away. */
export function CorrectionStrip({ analysis, username, isFoundShown, onShow, discard }: CorrectionStripProps) {
  const { correction, id } = analysis;
  if (!correction) return null;
  const isNewer = correction.analysis_id !== null && correction.analysis_id !== id;
  const sides = [
    [false, correctedBy(correction.username, username)],
    [true, isNewer ? 'Found now' : 'As it was found'],
  ] as const;
  return (
    <div className="correction-strip">
      <div className="correction-sides" role="group" aria-label="Which compartments">
        {sides.map(([isFound, name]) => (
          <button
            key={name}
            type="button"
            className="button button-small"
            aria-pressed={isFoundShown === isFound}
            onClick={() => onShow(isFound)}
          >
            {name}
          </button>
        ))}
      </div>
      {correction.updated_at !== null && (
        <span className="muted">
          <Moment at={correction.updated_at} />
        </span>
      )}
      {discard && (
        <button type="button" className="button button-small button-quiet push" onClick={discard.perform}>
          <Icon name={discard.icon} />
          {discard.name}
        </button>
      )}
    </div>
  );
}
