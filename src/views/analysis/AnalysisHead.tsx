import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AnalysisStatus } from '../../../contract/analysis/analysis.ts';
import { shownIn } from '../../machines/analysis/analysis.context.ts';
import type { analysisMachine } from '../../machines/analysis/analysis.machine.ts';
import { durationOf, elapsedText, isRunning, tokensOf } from '../../model/analysis/analysis.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import type { Action } from '../commands/command.ts';
import { analysisCommands } from '../commands/definitions/analysis.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { leaveFocusToHeading, takeFocusBack } from '../ui/takeFocus.ts';

/** What most come for; the others stand beside it. */
const PRIMARY = new Set([analysisCommands.analyze.id, analysisCommands.createItems.id]);

interface AnalysisHeadProps {
  state: SnapshotFrom<typeof analysisMachine>;
  offers: readonly Action[];
}

/** How far the analysis is, what it took, and what can be done now. */
export function AnalysisHead({ state, offers }: AnalysisHeadProps) {
  const { startedAt } = state.context;
  const analysis = shownIn(state.context);
  const tokens = tokensOf(analysis?.usage_metadata ?? null);
  const duration = analysis && durationOf(analysis);
  const count = analysis?.compartments.length ?? 0;
  const actions = useRef<HTMLDivElement>(null);
  const isOffering = offers.length > 0;
  useEffect(() => {
    const find = (what: string) => actions.current?.querySelector<HTMLElement>(what) ?? null;
    if (isOffering) takeFocusBack(find('.button-primary') ?? find('button'));
  }, [isOffering]);
  return (
    <div className="panel-head analysis-head">
      <h2 id="analysis-heading" tabIndex={-1}>
        Analysis
      </h2>
      {analysis && <StatusBadge status={analysis.status} />}
      <div className="analysis-facts">
        {analysis && isRunning(analysis) && startedAt !== undefined && <Running since={startedAt} />}
        {analysis && !isRunning(analysis) && duration !== undefined && (
          <span>
            Elapsed <b>{elapsedText(duration)}</b>
          </span>
        )}
        {tokens && (
          <span>
            Tokens <b>{formatQuantity(tokens.total)}</b>{' '}
            {tokens.parts
              .map(({ modality, count: part }) => `${modality} ${formatQuantity(part)}`)
              .join(', ')}
          </span>
        )}
        {analysis?.status === 'completed' && (
          <span>
            Compartments <b>{count}</b>
          </span>
        )}
      </div>
      <div className="analysis-actions" ref={actions}>
        {offers.map(({ id, name, icon, perform }) => (
          <button
            key={id}
            ref={leaveFocusToHeading}
            type="button"
            className={PRIMARY.has(id) ? 'button button-primary' : 'button'}
            aria-disabled={id === analysisCommands.createItems.id && state.hasTag('opening')}
            onClick={perform}
          >
            <Icon name={icon} />
            {name}
            <KeysOf command={id} />
          </button>
        ))}
      </div>
    </div>
  );
}

const ICONS: Partial<Record<AnalysisStatus, string>> = {
  completed: 'i-lucide-check',
  failed: 'i-lucide-triangle-alert',
};

function StatusBadge({ status }: { status: AnalysisStatus }) {
  const icon = ICONS[status];
  return (
    <span className="status" data-status={status}>
      {icon ? <Icon name={icon} /> : <span className="spinner" aria-hidden="true" />}
      {status}
    </span>
  );
}

/** The time since `since` (epoch ms), counting. */
function Running({ since }: { since: number }) {
  const now = useSecond();
  return (
    // A clock that speaks every second helps nobody.
    <span role="timer" aria-live="off">
      Elapsed <b>{elapsedText(now - since)}</b>
    </span>
  );
}

/** The time, epoch ms, every second anew. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
