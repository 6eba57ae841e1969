import { useEffect, useId, useRef } from 'react';
import type { PhotoChange } from '../../../../contract/analysis/photoChanges.ts';
import type { RowState, ShownRow } from '../../../machines/analysis/photoChanges.context.ts';
import { proposalText } from '../../../model/analysis/photoChanges.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PhotoChangesRef } from './photoChangesRef.ts';

interface ChangeItemProps {
  actor: PhotoChangesRef;
  shown: ShownRow;
  index: number;
  deletesGone: boolean;
  isLit: boolean;
  onFocused(index: number): void;
  onAccept(index: number): void;
}

/** One difference: what it is, what accepting it does, and both answers to it. */
export function ChangeItem({
  actor,
  shown,
  index,
  deletesGone,
  isLit,
  onFocused,
  onAccept,
}: ChangeItemProps) {
  const { row, proposal, state } = shown;
  const { change, isAsking, typed, problem, failure } = row;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsking) field.current?.focus();
  }, [isAsking]);
  const isAnswerable = state === 'open' || state === 'failed' || state === 'left';
  return (
    <li className="change" data-cell="" data-state={state} data-lit={isLit || undefined}>
      <button
        type="button"
        className="change-main"
        data-main=""
        data-index={index}
        onFocus={() => onFocused(index)}
        onClick={() => onFocused(index)}
      >
        <span className="compartment-number">{index + 1}</span>
        <span className="change-kind" data-kind={change.kind}>
          {change.kind}
        </span>
        <span className="change-words">
          <span className="change-label">{labelOf(change)}</span>
          <span className="change-said">
            {state === 'accepted' ? 'Accepted' : proposalText(proposal, deletesGone)}
            {failure && state === 'failed' && <span className="change-failure"> {failure.message}</span>}
          </span>
        </span>
        <State state={state} />
      </button>
      {isAnswerable && (
        <span className="change-answers">
          <button type="button" className="button" data-action="accept" onClick={() => onAccept(index)}>
            <Icon name="i-lucide-check" />
            Accept
            <span className="visually-hidden"> {index + 1}</span>
          </button>
          <button
            type="button"
            className="button button-quiet"
            data-action="leave"
            aria-pressed={state === 'left'}
            onClick={() => actor.send({ type: 'row.left', index })}
          >
            Leave
            <span className="visually-hidden"> {index + 1}</span>
          </button>
        </span>
      )}
      {isAsking && proposal.kind === 'count' && isAnswerable && (
        <form
          className="change-number"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onAccept(index);
          }}
        >
          <input
            ref={field}
            className="input"
            aria-label={`Quantity of ${proposal.item.name}`}
            aria-invalid={problem !== undefined}
            aria-describedby={id}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            placeholder={String(proposal.item.quantity ?? 0)}
            value={typed}
            onChange={({ target }) => actor.send({ type: 'row.typed', index, text: target.value })}
          />
          <span id={id} role="status" className="change-problem">
            {problem ?? `${proposal.item.quantity ?? 0} recorded. Enter accepts.`}
          </span>
        </form>
      )}
    </li>
  );
}

/** 'M3 → M4' where there was another one. */
function labelOf({ kind, label, label_before: before }: PhotoChange): string {
  return kind === 'other label' && before !== null ? `${before} → ${label}` : label;
}

const STATES: Partial<Record<RowState, { icon: string; text: string }>> = {
  accepted: { icon: 'i-lucide-check', text: 'Accepted' },
  left: { icon: 'i-lucide-minus', text: 'Left as it is' },
  failed: { icon: 'i-lucide-triangle-alert', text: 'Failed' },
};

function State({ state }: { state: RowState }) {
  if (state === 'accepting') return <span className="spinner" role="img" aria-label="Accepting" />;
  const told = STATES[state];
  if (!told) return <span />;
  return (
    <span className="change-state">
      <Icon name={told.icon} />
      <span className="visually-hidden">{told.text}</span>
    </span>
  );
}
