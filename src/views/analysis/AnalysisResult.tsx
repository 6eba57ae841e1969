import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { litIn, shownIn } from '../../machines/analysis/analysis.context.ts';
import { type analysisMachine } from '../../machines/analysis/analysis.machine.ts';
import { analysisCommands } from '../commands/definitions/analysis.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CompartmentList } from './CompartmentList.tsx';
import { OutlinedPhoto } from './OutlinedPhoto.tsx';
import { WhereTo } from './WhereTo.tsx';
import '../styles/ui/disclosure.css';

interface AnalysisResultProps {
  panel: ActorRefFrom<typeof analysisMachine>;
  state: SnapshotFrom<typeof analysisMachine>;
  photo: ReactNode;
  isPhotoShown: boolean;
  isLocationKnown: boolean;
}

/** The photo with what was found in it, and the list of it; the two light each other up. */
export function AnalysisResult(props: AnalysisResultProps) {
  const { panel, state, photo, isPhotoShown, isLocationKnown } = props;
  const { selected } = state.context;
  const analysis = shownIn(state.context);
  const isCompleted = state.matches('completed');
  // The summary tells what was found, which a correction has replaced: 'No grid' beside its twelve compartments is wrong.
  const isCorrected = analysis !== undefined && analysis.correction !== null && !state.context.isFoundShown;
  // What a person has put right stays, also where the next analysis has failed.
  const isShown = isCompleted || state.matches('failed') || state.matches('discarding');
  const compartments = isShown ? (analysis?.compartments ?? []) : [];
  const marks = {
    compartments,
    lit: litIn(state.context),
    onPoint: (index: number | undefined) => panel.send({ type: 'compartment.pointed', index }),
    onSelect: (index: number) =>
      panel.send({ type: 'compartment.selected', index: index === selected ? undefined : index }),
  };
  return (
    <div className="analysis-body" data-listed={compartments.length > 0 || undefined}>
      <div className="analysis-side">
        {(!isPhotoShown || compartments.some(({ bounding_box: box }) => box)) && (
          <OutlinedPhoto {...marks}>{photo}</OutlinedPhoto>
        )}
        {isCompleted && analysis && analysis.summary !== '' && !isCorrected && (
          <p className="analysis-summary">{analysis.summary}</p>
        )}
        {isCompleted && compartments.length === 0 && analysis && <WhereTo texts={analysis.texts} />}
        {isCompleted && compartments.length === 0 && <NothingFound />}
        {compartments.length > 0 && !isLocationKnown && (
          <p className="analysis-summary muted">
            Items can be created from these compartments once it is known where they are.
          </p>
        )}
        {isCompleted && analysis?.reasoning && (
          <details className="disclosure analysis-reasoning">
            <summary>Reasoning</summary>
            <p>{analysis.reasoning}</p>
          </details>
        )}
      </div>
      {compartments.length > 0 && (
        <CompartmentList
          {...marks}
          selected={selected}
          onFocused={(index) => panel.send({ type: 'compartment.focused', index })}
        />
      )}
    </div>
  );
}

/** What to do about a photo without any compartment. */
function NothingFound() {
  return (
    <div className="analysis-none">
      <p>
        <Icon name="i-lucide-lightbulb" /> <b>What may help</b>
      </p>
      <ul>
        <li>Take the photo straight on, with the whole front of the cabinet or box in it.</li>
        <li>Use more light, and none that is reflected by the drawers.</li>
        <li>
          Or say how many rows and columns there are: Correct compartments{' '}
          <KeysOf command={analysisCommands.correct.id} />
        </li>
        <li>
          Or add the items by hand: Add Item <KeysOf command={locationCommands.addItem.id} />
        </li>
      </ul>
    </div>
  );
}
